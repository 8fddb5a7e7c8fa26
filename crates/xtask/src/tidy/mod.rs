//! `cargo xtask tidy`: the rules that ARCHITECTURE.md claims, checked. Each rule is a function from text to findings.

mod architecture;
mod dependencies;
mod source;

use crate::{Result, sh, unknown, workspace};
use std::fmt;
use std::path::Path;

/// One broken rule.
#[derive(Debug, Clone, PartialEq)]
pub struct Finding {
    /// The file, relative to the root.
    pub file: String,
    /// The line, from 1.
    pub line: usize,
    /// What is wrong and what to do.
    pub message: String,
}

impl Finding {
    fn new(file: &str, line: usize, message: impl Into<String>) -> Self {
        Self { file: file.into(), line, message: message.into() }
    }
}

impl fmt::Display for Finding {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(to, "{}:{}: {}", self.file, self.line, self.message)
    }
}

/// The command.
pub fn run(arguments: &[String]) -> Result {
    if let Some(argument) = arguments.first() {
        return Err(unknown(argument));
    }
    let findings = findings()?;
    for finding in &findings {
        println!("{finding}");
    }
    if !findings.is_empty() {
        return Err(format!("{} broken rule(s), above", findings.len()));
    }
    sh::run(workspace::cargo().args(["fmt", "--all", "--check"]))
}

fn findings() -> Result<Vec<Finding>> {
    let root = workspace::root();
    let packages = workspace::packages()?;
    let mut findings = dependencies::check(&packages);

    let directories: Vec<&str> = packages.iter().map(|package| package.directory.as_str()).collect();
    match std::fs::read_to_string(root.join("ARCHITECTURE.md")) {
        Ok(text) => {
            findings.extend(architecture::check(&text, &directories, |path| root.join(path).exists()))
        }
        Err(error) => findings.push(Finding::new("ARCHITECTURE.md", 1, format!("cannot be read: {error}"))),
    }
    for directory in &directories {
        for file in rust_files(&root.join(directory))? {
            let text =
                std::fs::read_to_string(&file).map_err(|error| format!("{}: {error}", file.display()))?;
            let name = file.strip_prefix(root).unwrap_or(&file).to_string_lossy().replace('\\', "/");
            findings.extend(source::check(&name, &text));
        }
    }
    Ok(findings)
}

fn rust_files(directory: &Path) -> Result<Vec<std::path::PathBuf>> {
    let entries =
        std::fs::read_dir(directory).map_err(|error| format!("{}: {error}", directory.display()))?;
    let mut files = Vec::new();
    for entry in entries.flatten() {
        let path = entry.path();
        if path.is_dir() && entry.file_name() != "target" {
            files.extend(rust_files(&path)?);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            files.push(path);
        }
    }
    files.sort();
    Ok(files)
}
