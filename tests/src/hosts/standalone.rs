//! `hyperfly-standalone.html` on the disk.

use std::path::{Path, PathBuf};

/// Returns the path of the built file.
///
/// # Panics
/// When it is not built.
pub fn file() -> PathBuf {
    let file = crate::dist().join("hyperfly-standalone.html");
    assert!(file.is_file(), "there is no {}: run `cargo xtask dist`", file.display());
    file
}

/// Returns the address of a file on the disk, with this fragment.
pub fn url(file: &Path, fragment: &str) -> String {
    format!("file://{}{fragment}", file.display())
}

/// JavaScript: addresses of the resources that the page has loaded, except embedded ones.
pub const LOADED: &str = "performance.getEntriesByType('resource').map(entry => entry.name).filter(name => !/^(blob|data):/.test(name))";

/// Returns the page with this scenario in it, as `hyperfly figure --html` writes it.
///
/// # Panics
/// When it has no place for one.
pub fn with_scenario(fragment: &str) -> String {
    let file = std::fs::read_to_string(file()).expect("the page");
    let line = |content: &str| format!("<meta name=\"hyperfly-scenario\" content=\"{content}\">");
    assert_eq!(file.matches(&line("")).count(), 1);
    file.replace(&line(""), &line(&fragment.replace('&', "&amp;")))
}
