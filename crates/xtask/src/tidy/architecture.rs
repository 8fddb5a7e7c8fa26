//! ARCHITECTURE.md names the crates that exist, all of them and no others, no file that is gone, and no rule that there is not.

use super::table::{FILE, Room, spans};
use super::{Finding, without};

/// Compares the page and its rooms with the directories of the crates; `exists` tells whether a path is in the tree.
pub fn check(
    text: &str,
    rooms: &[Room],
    directories: &[&str],
    exists: impl Fn(&str) -> bool,
) -> Vec<Finding> {
    let mut findings = Vec::new();
    for (line, row) in text.lines().enumerate() {
        for path in spans(row).filter(|span| is_path(span)) {
            if !exists(path.trim_end_matches('/')) {
                findings.push(Finding::new(FILE, line + 1, format!("`{path}` does not exist")));
            }
        }
    }
    for (k, room) in rooms.iter().enumerate() {
        let mut report = |message: String| findings.push(Finding::new(FILE, room.line, message));
        if rooms[..k].iter().any(|before| before.directory == room.directory) {
            report(format!("a second row for `{}`", room.directory));
        }
        for directory in [&room.directory].into_iter().chain(&room.may).chain(&room.in_tests) {
            if !directories.contains(&directory.as_str()) {
                report(format!("there is no crate `{directory}`"));
            }
        }
        for rule in room.without.iter().filter(|rule| without::named(rule).is_none()) {
            let names: Vec<&str> = without::ALL.iter().map(|rule| rule.name).collect();
            report(format!("there is no rule `{rule}`, but: {}", names.join(", ")));
        }
    }
    for directory in directories {
        if !rooms.iter().any(|room| room.directory == *directory) {
            let row = format!("\"| `{directory}` | what it is for | of ours | of others | without |\"");
            findings.push(Finding::new(FILE, 1, format!("the crate `{directory}` has no row: add {row}")));
        }
    }
    findings
}

/// A span that claims to be a path of the tree: under one of our directories, without wildcards.
fn is_path(span: &str) -> bool {
    let ours =
        ["crates/", "web/", "tests/", "static/", "docs/"].iter().any(|directory| span.starts_with(directory));
    ours && span.chars().all(|letter| letter.is_ascii_alphanumeric() || "/_-.".contains(letter))
}

#[cfg(test)]
mod tests {
    use super::super::table;
    use super::*;

    const PAGE: &str = "# Rooms\n| room | for | of ours | of others | without |\n|---|---|---|---|---|\n\
                        | `crates/core` | the machine, see `crates/core/src/sim.rs` | | serde | `clock` |\n\
                        | `web` | the page | `core` | yew | |\n";

    fn messages(text: &str, directories: &[&str]) -> String {
        let exists = |path: &str| path == "crates/core/src/sim.rs" || directories.contains(&path);
        let (rooms, _) = table::read(text);
        check(text, &rooms, directories, exists).iter().map(|finding| format!("{finding}\n")).collect()
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
        let found = messages(PAGE, &["web"]);
        assert!(found.contains("ARCHITECTURE.md:5: there is no crate `crates/core`\n"), "{found}");
    }

    #[test]
    fn a_second_row_is_found() {
        let twice = format!("{PAGE}| `web` | again | | | |\n");
        assert_eq!(messages(&twice, &["crates/core", "web"]), "ARCHITECTURE.md:6: a second row for `web`\n");
    }

    #[test]
    fn a_rule_that_there_is_not_is_found() {
        let found = messages(&PAGE.replace("clock", "clocks"), &["crates/core", "web"]);
        assert!(found.starts_with("ARCHITECTURE.md:4: there is no rule `clocks`, but: browser"), "{found}");
    }

    #[test]
    fn a_file_that_is_gone_is_found() {
        let page =
            format!("{PAGE}The plans are in `crates/core/src/plan/`, one file each (`crates/*/src`).\n");
        let found = messages(&page, &["crates/core", "web"]);
        assert_eq!(found, "ARCHITECTURE.md:6: `crates/core/src/plan/` does not exist\n");
    }
}
