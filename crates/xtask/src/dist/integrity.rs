//! `integrity.json`: every file of the folder with its size and the SHA-256 of its content, as `integrity` attributes have it.
//!
//! Who deploys can see with it that all has arrived, and as it was made; `cargo xtask dist --check DIR` does.

use crate::{Result, files};
use base64::Engine;
use base64::prelude::BASE64_STANDARD;
use serde_json::{Map, Value, json};
use sha2::{Digest, Sha256};
use std::path::Path;

/// The list's name.
pub const FILE: &str = "integrity.json";

/// `sha256-…` of some bytes.
pub fn of(bytes: &[u8]) -> String {
    format!("sha256-{}", BASE64_STANDARD.encode(Sha256::digest(bytes)))
}

/// Writes the list of all that is there; gives its name.
pub fn write(directory: &Path) -> Result<&'static str> {
    let list = json!({ "files": entries(directory)? });
    let text = serde_json::to_string_pretty(&list).map_err(|error| error.to_string())?;
    files::write(&directory.join(FILE), text + "\n")?;
    Ok(FILE)
}

/// Compares a directory with its list: nothing changed, nothing missing, nothing added.
pub fn check(directory: &Path) -> Result<String> {
    let text = files::read_text(&directory.join(FILE))?;
    let list: Value = serde_json::from_str(&text).map_err(|error| format!("{FILE}: {error}"))?;
    let listed = list["files"].as_object().ok_or_else(|| format!("{FILE} lists no files"))?;
    let found = entries(directory)?;
    let differing = |name: &&String| listed.get(*name) != found.get(*name);
    let mut names: Vec<&String> = listed.keys().chain(found.keys()).filter(differing).collect();
    names.sort();
    names.dedup();
    if names.is_empty() {
        return Ok(format!("{} files are as they were made", listed.len()));
    }
    let lines = names.into_iter().map(|name| match (listed.get(name), found.get(name)) {
        (Some(_), Some(_)) => format!("{name} is another one than the list says"),
        (Some(_), None) => format!("{name} is missing"),
        _ => format!("{name} is not on the list"),
    });
    Err(lines.collect::<Vec<_>>().join("\n"))
}

fn entries(directory: &Path) -> Result<Map<String, Value>> {
    let mut entries = Map::new();
    for name in files::all(directory)?.into_iter().filter(|name| name != FILE) {
        let bytes = files::read(&directory.join(&name))?;
        entries.insert(name, json!({ "bytes": bytes.len(), "integrity": of(&bytes) }));
    }
    Ok(entries)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_hash_is_that_of_browsers() {
        assert_eq!(of(b""), "sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=");
    }

    #[test]
    fn every_change_is_found() {
        let directory = std::env::temp_dir().join(format!("hyperfly-integrity-{}", std::process::id()));
        std::fs::create_dir_all(directory.join("docs")).expect("a directory");
        let put = |name: &str, text: &str| files::write(&directory.join(name), text).expect("a file");
        put("a.html", "a");
        put("docs/b.html", "b");
        write(&directory).expect("a list");
        assert_eq!(check(&directory), Ok("2 files are as they were made".to_owned()));
        put("a.html", "A");
        put("c.html", "c");
        std::fs::remove_file(directory.join("docs/b.html")).expect("gone");
        let found = check(&directory).expect_err("three differences");
        let lines: Vec<&str> = found.lines().collect();
        assert_eq!(
            lines,
            [
                "a.html is another one than the list says",
                "c.html is not on the list",
                "docs/b.html is missing"
            ]
        );
        std::fs::remove_dir_all(&directory).expect("cleaned up");
    }
}
