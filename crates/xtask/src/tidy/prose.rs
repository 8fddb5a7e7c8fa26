//! What holds in every file that is written by hand: how long it may be, and what its words may not point to.

use super::Finding;

/// Longer files hold more than one thing.
const MOST_LINES: usize = 400;
/// Tests stand one after the other.
const MOST_LINES_OF_TESTS: usize = 600;

/// What no reader of the tree has (written in halves, for this file is checked too).
const ELSEWHERE: &[&str] = &[concat!("design", " §"), concat!("design", ".md"), concat!("../", "shared")];

/// How many lines too many a file has, if any.
pub fn too_long(file: &str, text: &str) -> Option<Finding> {
    if !["rs", "css", "js", "html"].iter().any(|end| file.ends_with(&format!(".{end}"))) {
        return None;
    }
    let of_tests = file.starts_with("tests/") || file.contains("/tests/") || file.ends_with("/tests.rs");
    let most = if of_tests { MOST_LINES_OF_TESTS } else { MOST_LINES };
    let lines = text.lines().count();
    let message = format!("{lines} lines: no file is longer than {most}, divide it");
    (lines > most).then(|| Finding::new(file, most + 1, message))
}

/// The places at which a file points to what its readers do not have.
pub fn elsewhere(file: &str, text: &str) -> Vec<Finding> {
    let lines = text.lines().enumerate();
    lines
        .filter_map(|(line, words)| {
            let found = ELSEWHERE.iter().find(|name| words.contains(**name))?;
            let message = format!("`{found}`: readers do not have it; docs/semantics/ says what things mean");
            Some(Finding::new(file, line + 1, message))
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_is_not_too_long() {
        let lines = |count: usize| "\n".repeat(count);
        assert_eq!(too_long("web/src/a.rs", &lines(400)), None);
        let found = too_long("web/src/a.rs", &lines(401)).expect("a finding").to_string();
        assert!(found.starts_with("web/src/a.rs:401: 401 lines"), "{found}");
        assert!(too_long("static/page.css", &lines(401)).is_some());
        for test in ["tests/tests/a.rs", "web/src/a/tests.rs", "crates/core/tests/a.rs"] {
            assert_eq!(too_long(test, &lines(600)), None);
            assert!(too_long(test, &lines(601)).is_some(), "{test}");
        }
        assert_eq!(too_long("crates/papers/data/gk.csv", &lines(9000)), None);
    }

    #[test]
    fn what_readers_do_not_have_is_found() {
        for name in ELSEWHERE {
            assert_eq!(elsewhere("a.rs", &format!("//! A file ({name}4).\n")).len(), 1, "{name}");
        }
        assert!(elsewhere("a.rs", "// By design: see §4 of GK.\n").is_empty());
    }
}
