//! ARCHITECTURE.md names the crates that exist, all of them and no others, and no file that is gone.
//!
//! Its rows: a line that begins with "| `DIRECTORY` |" where DIRECTORY is `crates/NAME`, `web` or `tests`.

use super::Finding;
use std::collections::BTreeMap;

const FILE: &str = "ARCHITECTURE.md";

/// Compares the page with the directories of the crates; `exists` tells whether a path is in the tree.
pub fn check(text: &str, directories: &[&str], exists: impl Fn(&str) -> bool) -> Vec<Finding> {
    let mut findings = Vec::new();
    let mut rows = BTreeMap::new();
    for (line, row) in text.lines().enumerate() {
        let number = line + 1;
        if let Some(directory) = row_of(row) {
            if rows.insert(directory, number).is_some() {
                findings.push(Finding::new(FILE, number, format!("a second row for `{directory}`")));
            }
            if !directories.contains(&directory) {
                findings.push(Finding::new(FILE, number, format!("there is no crate `{directory}`")));
                continue;
            }
        }
        for path in code_spans(row).filter(|span| is_path(span)) {
            if !exists(path.trim_end_matches('/')) {
                findings.push(Finding::new(FILE, number, format!("`{path}` does not exist")));
            }
        }
    }
    for directory in directories.iter().filter(|directory| !rows.contains_key(**directory)) {
        let message =
            format!("the crate `{directory}` has no row: add \"| `{directory}` | what it is for | … |\"");
        findings.push(Finding::new(FILE, 1, message));
    }
    findings
}

/// The directory a table row is about, if it is one of a crate.
fn row_of(line: &str) -> Option<&str> {
    let cell = line.trim_start().strip_prefix('|')?.split('|').next()?.trim();
    let directory = cell.strip_prefix('`')?.strip_suffix('`')?.trim_end_matches('/');
    let is_crate = directory.starts_with("crates/") || directory == "web" || directory == "tests";
    is_crate.then_some(directory)
}

fn code_spans(line: &str) -> impl Iterator<Item = &str> {
    line.split('`').skip(1).step_by(2)
}

/// A span that claims to be a path of the tree: under one of our directories, without wildcards.
fn is_path(span: &str) -> bool {
    let ours = ["crates/", "web/", "tests/", "static/"].iter().any(|directory| span.starts_with(directory));
    ours && span.chars().all(|letter| letter.is_ascii_alphanumeric() || "/_-.".contains(letter))
}

#[cfg(test)]
mod tests {
    use super::*;

    const PAGE: &str = "# Rooms\n| room | for |\n|---|---|\n| `crates/core` | the machine, see `crates/core/src/sim.rs` |\n\
                        | `web` | the page |\n";

    fn messages(text: &str, directories: &[&str]) -> String {
        let exists = |path: &str| path == "crates/core/src/sim.rs" || directories.contains(&path);
        check(text, directories, exists).iter().map(|finding| format!("{finding}\n")).collect()
    }

    #[test]
    fn exactly_the_crates_that_exist_pass() {
        assert_eq!(messages(PAGE, &["crates/core", "web"]), "");
    }

    #[test]
    fn a_crate_without_a_row_is_found() {
        let found = messages(PAGE, &["crates/core", "crates/model", "web"]);
        assert!(found.starts_with("ARCHITECTURE.md:1: the crate `crates/model` has no row"), "{found}");
    }

    #[test]
    fn a_row_without_a_crate_is_found() {
        assert_eq!(messages(PAGE, &["crates/core"]), "ARCHITECTURE.md:5: there is no crate `web`\n");
    }

    #[test]
    fn a_second_row_is_found() {
        let twice = format!("{PAGE}| `web` | again |\n");
        assert_eq!(messages(&twice, &["crates/core", "web"]), "ARCHITECTURE.md:6: a second row for `web`\n");
    }

    #[test]
    fn a_file_that_is_gone_is_found() {
        let page =
            format!("{PAGE}The plans are in `crates/core/src/plan/`, one file each (`crates/*/src`).\n");
        let found = messages(&page, &["crates/core", "web"]);
        assert_eq!(found, "ARCHITECTURE.md:6: `crates/core/src/plan/` does not exist\n");
    }
}
