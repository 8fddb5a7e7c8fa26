//! `hyperfly reproduce`: recomputes results of a paper and compares them with the published ones.

use crate::failure::{Failure, say};
use crate::output::Printer;
use crate::output::progress::Progress;
use crate::output::table::{Align, fold, format_table};
use clap::ArgMatches;
use hyperfly_papers::{COLUMNS, Entry, Reproduction, Sheet, Summary, entries, entry};
use serde_json::json;
use std::time::Instant;

const WIDTH: usize = 100;

pub fn run(matches: &ArgMatches) -> Result<(), Failure> {
    let id = matches.get_one::<String>("id").map_or("", String::as_str);
    let json = matches.get_flag("json");
    let entries: Vec<&Entry> = match id {
        "all" => entries().collect(),
        _ => vec![find(id)?],
    };
    let start = Instant::now();
    let clock = || start.elapsed().as_secs_f64();
    let mut progress = Progress::new();
    let mut out = Printer::default();
    let mut unlisted_count = 0;
    let mut summary = Summary::default();
    for (k, entry) in entries.iter().enumerate() {
        progress.show(k as f64 / entries.len() as f64, entry.id);
        let reproduction = entry.reproduce(Some(&clock));
        progress.clear();
        unlisted_count += reproduction.unlisted();
        summary.add(entry, &reproduction);
        match (json, id) {
            (true, _) => out.print_json(&reproduction)?,
            (false, "all") => out.print(&format_totals(entry, &reproduction))?,
            (false, _) => out.print(&format_entry(entry, &reproduction))?,
        }
    }
    match (json, id) {
        (true, "all") => out.print_json(&json!({ "id": "all", "summary": summary }))?,
        (false, "all") => out.print(&format!("\n{}{}\n", format_summary(&summary), summary.score_words()))?,
        _ => {}
    }
    match unlisted_count {
        0 => Ok(()),
        1 => Err(Failure::Run("1 difference is not on the list of known differences".to_owned())),
        count => Err(Failure::Run(format!("{count} differences are not on the list of known differences"))),
    }
}

/// Finds the entry with an id, or returns a refusal that lists the ids.
pub fn find(id: &str) -> Result<&'static Entry, Failure> {
    entry(id).ok_or_else(|| {
        let ids: Vec<&str> = entries().map(|entry| entry.id).collect();
        say(&fold(&format!("The papers have: {}.", ids.join(", ")), WIDTH));
        Failure::invalid("ID", id, "one of these, or all with reproduce")
    })
}

/// Summarizes the rows of an entry by source.
fn format_totals(entry: &Entry, reproduction: &Reproduction) -> String {
    let mut text = format!("{:<14}{}\n", entry.id, entry.title);
    for tally in reproduction.tallies() {
        text += &format!("{:14}{}\n", "", tally.words());
    }
    if reproduction.unlisted() > 0 {
        text += &format!("{:14}{} NOT LISTED\n", "", reproduction.unlisted());
    }
    text
}

/// Formats the totals of all sources as a table.
fn format_summary(summary: &Summary) -> String {
    let mut lines = vec![COLUMNS.map(str::to_owned).to_vec()];
    lines.extend(summary.cells());
    let align: Vec<Align> =
        (0..COLUMNS.len()).map(|k| if k < 3 { Align::Left } else { Align::Right }).collect();
    format_table(&align, &lines)
}

fn format_entry(entry: &Entry, reproduction: &Reproduction) -> String {
    let mut text = format!("{}: {}\n{}\n\n", entry.id, entry.title, fold(&reproduction.source, WIDTH));
    text += &format!("{}\n\n", fold(entry.claim, WIDTH));
    text += &format!("{}\n", reproduction.score_words());
    for tally in reproduction.tallies() {
        text += &format!("- {}\n", tally.words());
    }
    let sheet = reproduction.sheet();
    if !sheet.common.is_empty() {
        text += &format!("\n{}\n", fold(&sheet.common, WIDTH));
    }
    text += "\n";
    text += &format_rows(&sheet);
    for reason in reproduction.reasons() {
        let explanation = reason.text.unwrap_or("This difference is not explained yet.");
        text += &format!("\n≠ {}\n{}\n", reason.places(), fold(explanation, WIDTH));
    }
    text + &format!("\nIn the explorer: #{}\n", entry.explore)
}

/// Formats the rows as a table, with a sign between published and computed.
fn format_rows(sheet: &Sheet) -> String {
    let column = sheet.columns.iter().position(|name| *name == "computed").unwrap_or(0);
    let mut lines = vec![sheet.columns.iter().map(|name| (*name).to_owned()).collect::<Vec<_>>()];
    lines.extend(sheet.lines.iter().map(|line| line.cells.clone()));
    let verdicts = sheet.lines.iter().map(|line| match line.agrees {
        Some(true) => "=",
        Some(false) => "≠",
        None => "",
    });
    for (line, verdict) in lines.iter_mut().zip([""].into_iter().chain(verdicts)) {
        line.insert(column, verdict.to_owned());
    }
    let has_words = |column: usize| {
        lines.iter().skip(1).any(|line| !line[column].is_empty() && line[column].parse::<f64>().is_err())
    };
    let align: Vec<Align> =
        (0..=sheet.columns.len()).map(|k| if has_words(k) { Align::Left } else { Align::Right }).collect();
    format_table(&align, &lines)
}
