//! What the repository has to begin with: addresses, documents and their examples, lessons.

use std::fs;
use std::path::{Path, PathBuf};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// A file of the repository.
///
/// # Panics
/// If it is not there.
pub fn text(path: &str) -> String {
    let path = root().join(path);
    fs::read_to_string(&path).unwrap_or_else(|why| panic!("{}: {why}", path.display()))
}

/// The files of a folder that end so, in the order of their names.
///
/// # Panics
/// If there is none.
pub fn files(folder: &str, end: &str) -> Vec<Vec<u8>> {
    let folder = root().join(folder);
    let entries = fs::read_dir(&folder).unwrap_or_else(|why| panic!("{}: {why}", folder.display()));
    let mut paths: Vec<PathBuf> = entries.filter_map(|entry| Some(entry.ok()?.path())).collect();
    paths.retain(|path| path.to_string_lossy().ends_with(end));
    paths.sort();
    let files: Vec<Vec<u8>> = paths.iter().filter_map(|path| fs::read(path).ok()).collect();
    assert!(!files.is_empty(), "{}: no {end}", folder.display());
    files
}

/// Every address that stands somewhere: those that readers may have kept, and those of the documents.
pub fn addresses() -> Vec<String> {
    let golden = text("tests/golden/addresses.txt");
    let lines = golden.lines().filter(|line| !line.starts_with('#'));
    let mut found: Vec<String> =
        lines.map(|line| line.split(' ').next().unwrap_or_default().to_owned()).collect();
    for document in files("docs", ".md") {
        let document = String::from_utf8_lossy(&document).into_owned();
        for after in document.split('#').skip(1) {
            let end =
                after.find(|c: char| c.is_whitespace() || "\"'`)<>|".contains(c)).unwrap_or(after.len());
            if after[..end].contains('=') {
                found.push(after[..end].to_owned());
            }
        }
    }
    found
}

/// The examples of a document in a language, as its fences name it.
pub fn examples(document: &str, language: &str) -> Vec<String> {
    let text = text(document);
    let fence = format!("```{language}\n");
    let after = text.split(&fence).skip(1);
    after.filter_map(|after| Some(after.split_once("```")?.0.to_owned())).collect()
}
