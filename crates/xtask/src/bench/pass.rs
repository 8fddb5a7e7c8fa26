//! One pass over the measurements: how thorough it is, what has been measured so far, and where rows go.

use super::row::Row;
use super::table::{Earlier, line};
use crate::{Result, build, dist};
use serde_json::Value;
use std::io::{BufRead, BufReader};
use std::path::PathBuf;
use std::process::{Command, Stdio};

/// One pass.
pub struct Pass {
    /// Every step once, to see that it works, with the page that is built already.
    pub quick: bool,
    /// Beside which the rows are printed.
    pub earlier: Option<Earlier>,
    /// The file into which the changes of a slider are traced, if they are.
    pub trace: Option<PathBuf>,
    /// What has been measured so far.
    pub rows: Vec<Row>,
    built: bool,
}

impl Pass {
    /// Nothing is measured yet.
    pub fn new(quick: bool, earlier: Option<Earlier>, trace: Option<PathBuf>) -> Self {
        Self { quick, earlier, trace, rows: Vec::new(), built: quick }
    }

    /// Prints a row and keeps it.
    pub fn add(&mut self, row: Row) {
        println!("{}", line(&row, self.earlier.as_ref()));
        self.rows.push(row);
    }

    /// Builds the page unless that is done: with `published` all that is published.
    pub fn page(&mut self, published: bool) -> Result {
        if std::mem::replace(&mut self.built, true) {
            return Ok(());
        }
        if published { dist::run(&[]) } else { build::page(None) }
    }

    /// Runs a program, and does something with each JSON line that it prints, when it prints it.
    pub fn program(
        &mut self,
        command: &mut Command,
        mut each: impl FnMut(&mut Self, &str) -> Result,
    ) -> Result {
        let name = command.get_program().to_string_lossy().into_owned();
        let mut child = command
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .spawn()
            .map_err(|error| format!("cannot start `{name}`: {error}"))?;
        let mut told = Ok(());
        let lines = child.stdout.take().map(BufReader::new).into_iter().flat_map(BufRead::lines);
        for line in lines.map_while(std::result::Result::ok) {
            if line.starts_with('{') {
                told = told.and(each(self, &line));
            }
        }
        let status = child.wait().map_err(|error| error.to_string())?;
        if status.success() { told } else { Err(format!("`{name}` failed ({status})")) }
    }

    /// The number of rows of failed steps.
    pub fn failures(&self) -> usize {
        self.rows.iter().filter(|row| row.value.is_err()).count()
    }

    /// All rows as JSON.
    pub fn document(&self, machine: &str) -> Value {
        let rows: Vec<Value> = self.rows.iter().map(Row::json).collect();
        serde_json::json!({ "machine": machine, "rows": rows })
    }
}
