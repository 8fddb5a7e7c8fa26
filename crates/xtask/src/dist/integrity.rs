//! `integrity.json`: every file of the folder with its size and SHA-256, as in `integrity` attributes. Publishers can
//! use it to check that all files arrived unchanged.

use crate::{Result, files};
use base64::Engine;
use base64::prelude::BASE64_STANDARD;
use serde_json::{Map, Value, json};
use sha2::{Digest, Sha256};
use std::path::Path;

pub const FILE: &str = "integrity.json";

/// Returns the `sha256-…` value of bytes.
pub fn hash(bytes: &[u8]) -> String {
    format!("sha256-{}", BASE64_STANDARD.encode(Sha256::digest(bytes)))
}

/// Writes the list of all files in the folder.
pub fn write(directory: &Path) -> Result {
    let list = json!({ "files": hash_files(directory)? });
    files::write(&directory.join(FILE), format!("{list:#}\n"))
}

/// Compares a folder with its list.
///
/// # Errors
/// The folder has no list, or files were changed, removed or added: the message lists each.
pub fn check(directory: &Path) -> Result<String> {
    let file = directory.join(FILE);
    if !file.is_file() {
        return Err(format!("{} is missing: `cargo xtask dist` builds a complete folder", file.display()));
    }
    let list: Value =
        serde_json::from_str(&files::read_text(&file)?).map_err(|error| format!("{FILE}: {error}"))?;
    let listed_files = list["files"].as_object().ok_or_else(|| format!("{FILE} lists no files"))?;
    let actual = hash_files(directory)?;
    let differs = |name: &&String| listed_files.get(*name) != actual.get(*name);
    let mut names: Vec<&String> = listed_files.keys().chain(actual.keys()).filter(differs).collect();
    names.sort();
    names.dedup();
    if names.is_empty() {
        return Ok(format!("{} files are unchanged since the build", listed_files.len()));
    }
    let lines = names.into_iter().map(|name| match (listed_files.get(name), actual.get(name)) {
        (Some(_), Some(_)) => format!("{name} was changed"),
        (Some(_), None) => format!("{name} is missing"),
        _ => format!("{name} was added"),
    });
    Err(lines.collect::<Vec<_>>().join("\n"))
}

fn hash_files(directory: &Path) -> Result<Map<String, Value>> {
    let mut entries = Map::new();
    for name in files::list_files(directory)?.into_iter().filter(|name| name != FILE) {
        let bytes = files::read(&directory.join(&name))?;
        entries.insert(name, json!({ "bytes": bytes.len(), "integrity": hash(&bytes) }));
    }
    Ok(entries)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hash_equals_the_one_browsers_compute() {
        assert_eq!(hash(b""), "sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=");
    }

    #[test]
    fn check_names_changed_missing_and_added_files() {
        let directory = std::env::temp_dir().join(format!("hyperfly-integrity-{}", std::process::id()));
        files::create_directory(&directory.join("docs")).expect("a directory");
        let write_file = |name: &str, text: &str| files::write(&directory.join(name), text).expect("a file");
        write_file("a.html", "a");
        write_file("docs/b.html", "b");
        assert!(check(&directory).expect_err("no list").contains("integrity.json is missing"));
        write(&directory).expect("a list");
        assert_eq!(check(&directory), Ok("2 files are unchanged since the build".to_owned()));
        write_file("a.html", "A");
        write_file("c.html", "c");
        std::fs::remove_file(directory.join("docs/b.html")).expect("the file exists");
        let error = check(&directory).expect_err("three differences");
        assert_eq!(error, "a.html was changed\nc.html was added\ndocs/b.html is missing");
        std::fs::remove_dir_all(&directory).expect("the directory exists");
    }
}
