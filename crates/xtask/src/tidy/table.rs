//! The table of rooms in ARCHITECTURE.md, the only place that says which crate may depend on which and what it does without.
//!
//! A row is a line that begins with "| `DIRECTORY` |", where DIRECTORY is `crates/NAME`, `web`, `web/NAME` or `tests`:
//!
//!     | room | what it is for | of ours | of others | without |
//!     | `crates/model` | closed forms | `text`, `core`; in tests `request` | numbers | `browser`, `plans` |
//!
//! What stands in backticks is read: in *of ours* the crates that it may depend on (after "in tests" those that its tests alone
//! may), in *without* the names of rules ([`super::without`]). *of others* is for the reader.

use super::Finding;

/// The page.
pub const FILE: &str = "ARCHITECTURE.md";

/// One row.
#[derive(Debug, Clone, PartialEq)]
pub struct Room {
    /// The crate's directory: `crates/core`, `web`.
    pub directory: String,
    /// Where its row is, from 1.
    pub line: usize,
    /// The directories of the crates that it may depend on.
    pub may: Vec<String>,
    /// Those that its tests may depend on besides.
    pub in_tests: Vec<String>,
    /// The names of the rules that hold in it.
    pub without: Vec<String>,
}

/// Reads the rows, and says what is wrong with their form.
pub fn read(text: &str) -> (Vec<Room>, Vec<Finding>) {
    let (mut rooms, mut findings) = (Vec::new(), Vec::new());
    for (line, row) in text.lines().enumerate() {
        let cells: Vec<&str> = row.trim().split('|').map(str::trim).collect();
        let Some(directory) = cells.get(1).and_then(|cell| room(cell)) else { continue };
        let [_, _, _, ours, _, without, _] = cells[..] else {
            let message = "a row has five cells: room | what it is for | of ours | of others | without";
            findings.push(Finding::new(FILE, line + 1, message));
            continue;
        };
        let (may, in_tests) = ours.split_once("in tests").unwrap_or((ours, ""));
        let directories = |cell: &str| spans(cell).map(directory_of).collect();
        rooms.push(Room {
            directory,
            line: line + 1,
            may: directories(may),
            in_tests: directories(in_tests),
            without: spans(without).map(str::to_owned).collect(),
        });
    }
    (rooms, findings)
}

/// The directory that a first cell names, if it is one of a crate.
fn room(cell: &str) -> Option<String> {
    let directory = cell.strip_prefix('`')?.strip_suffix('`')?.trim_end_matches('/');
    let is_crate = ["crates/", "web/"].iter().any(|folder| directory.starts_with(folder))
        || ["web", "tests"].contains(&directory);
    is_crate.then(|| directory.to_owned())
}

/// `core` in a cell is `crates/core`.
fn directory_of(name: &str) -> String {
    if name.contains('/') || name == "web" || name == "tests" {
        name.to_owned()
    } else {
        format!("crates/{name}")
    }
}

/// What stands in backticks.
pub fn spans(line: &str) -> impl Iterator<Item = &str> {
    line.split('`').skip(1).step_by(2)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_row_says_what_a_room_may_use_and_does_without() {
        let text = "| room | for | of ours | of others | without |\n|---|---|---|---|---|\n\
                    | `crates/model` | closed forms | `text`, `core`; in tests `request` | numbers | `browser` |\n\
                    | `web` | the page | | yew | |\n| `other` | no room | |\n";
        let (rooms, findings) = read(text);
        assert_eq!(findings, []);
        assert_eq!(rooms[0].directory, "crates/model");
        assert_eq!(rooms[0].line, 3);
        assert_eq!(rooms[0].may, ["crates/text", "crates/core"]);
        assert_eq!(rooms[0].in_tests, ["crates/request"]);
        assert_eq!(rooms[0].without, ["browser"]);
        assert_eq!((rooms.len(), rooms[1].may.len()), (2, 0));
    }

    #[test]
    fn a_row_of_another_form_is_found() {
        let (rooms, findings) = read("| `web` | the page |\n");
        assert!(rooms.is_empty());
        assert_eq!((findings.len(), findings[0].line), (1, 1));
    }
}
