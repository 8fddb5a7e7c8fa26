//! Files: reading, writing, listing, naming after their content; each failure names its file.

use crate::{Result, workspace};
use std::path::{Path, PathBuf};

/// All bytes of a file.
pub fn read(file: &Path) -> Result<Vec<u8>> {
    std::fs::read(file).map_err(|error| format!("{}: {error}", file.display()))
}

/// A file as text.
pub fn read_text(file: &Path) -> Result<String> {
    String::from_utf8(read(file)?).map_err(|error| format!("{}: {error}", file.display()))
}

/// Writes a file; what it held before is gone.
pub fn write(file: &Path, bytes: impl AsRef<[u8]>) -> Result {
    std::fs::write(file, bytes).map_err(|error| format!("{}: {error}", file.display()))
}

/// Renames a file.
pub fn rename(from: &Path, to: &Path) -> Result {
    std::fs::rename(from, to).map_err(|error| format!("{}: {error}", from.display()))
}

/// The names of the files in a directory.
pub fn names(directory: &Path) -> Result<Vec<String>> {
    let entries =
        std::fs::read_dir(directory).map_err(|error| format!("{}: {error}", directory.display()))?;
    Ok(entries.flatten().map(|entry| entry.file_name().to_string_lossy().into_owned()).collect())
}

/// All files under a directory, by their paths from it with forward slashes, sorted.
pub fn all(directory: &Path) -> Result<Vec<String>> {
    fn add(directory: &Path, before: &str, found: &mut Vec<String>) -> Result {
        for name in names(directory)? {
            let path = directory.join(&name);
            if path.is_dir() {
                add(&path, &format!("{before}{name}/"), found)?;
            } else {
                found.push(format!("{before}{name}"));
            }
        }
        Ok(())
    }
    let mut found = Vec::new();
    add(directory, "", &mut found)?;
    found.sort();
    Ok(found)
}

/// 64-bit FNV-1a of the parts, each with its length: for names, not for secrets.
pub fn hash(parts: &[&[u8]]) -> String {
    let mut hash = 0xcbf2_9ce4_8422_2325_u64;
    let mut add = |byte: u8| hash = (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3);
    for part in parts {
        (part.len() as u64).to_le_bytes().iter().chain(*part).for_each(|byte| add(*byte));
    }
    format!("{hash:016x}")
}

/// What a slow work makes of these bytes: from the target directory if it was done before.
pub fn cached(kind: &str, parts: &[&[u8]], work: impl FnOnce(&Path) -> Result) -> Result<Vec<u8>> {
    let cache = workspace::target_directory()?.join(kind);
    std::fs::create_dir_all(&cache).map_err(|error| format!("{}: {error}", cache.display()))?;
    let name = hash(parts);
    let done: PathBuf = cache.join(&name);
    if !done.is_file() {
        // Under another name first: an interrupted run must not leave half a file behind.
        let part = cache.join(format!("{name}-{}.part", std::process::id()));
        work(&part)?;
        rename(&part, &done)?;
    }
    read(&done)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_hash_depends_on_every_byte_and_on_where_parts_end() {
        assert_eq!(hash(&[b"ab", b"c"]), hash(&[b"ab", b"c"]));
        assert_ne!(hash(&[b"ab", b"c"]), hash(&[b"a", b"bc"]));
        assert_ne!(hash(&[b"ab"]), hash(&[b"ac"]));
        assert_eq!(hash(&[]).len(), 16);
    }

    #[test]
    fn all_files_are_listed_also_those_further_down() {
        let here = Path::new(env!("CARGO_MANIFEST_DIR"));
        let found = all(here).expect("a directory");
        assert!(found.contains(&"Cargo.toml".to_owned()) && found.contains(&"src/files.rs".to_owned()));
        assert!(found.is_sorted());
    }
}
