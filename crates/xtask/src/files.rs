//! Files: reading, writing, listing. Every error names the file.

use crate::Result;
use std::path::{Path, PathBuf};

pub fn read(file: &Path) -> Result<Vec<u8>> {
    std::fs::read(file).map_err(|error| format!("{}: {error}", file.display()))
}

pub fn read_text(file: &Path) -> Result<String> {
    String::from_utf8(read(file)?).map_err(|error| format!("{}: {error}", file.display()))
}

pub fn write(file: &Path, bytes: impl AsRef<[u8]>) -> Result {
    std::fs::write(file, bytes).map_err(|error| format!("{}: {error}", file.display()))
}

pub fn rename(from: &Path, to: &Path) -> Result {
    std::fs::rename(from, to).map_err(|error| format!("{}: {error}", from.display()))
}

pub fn create_directory(directory: &Path) -> Result {
    std::fs::create_dir_all(directory).map_err(|error| format!("{}: {error}", directory.display()))
}

/// Removes a directory with its contents, if it exists.
pub fn remove_directory(directory: &Path) -> Result {
    match std::fs::remove_dir_all(directory) {
        Err(error) if directory.exists() => Err(format!("{}: {error}", directory.display())),
        _ => Ok(()),
    }
}

/// Copies the files under a directory whose relative paths are accepted.
pub fn copy_all(from: &Path, to: &Path, is_kept: impl Fn(&str) -> bool) -> Result {
    for name in list_files(from)?.into_iter().filter(|name| is_kept(name)) {
        let file = to.join(&name);
        create_directory(file.parent().unwrap_or(to))?;
        write(&file, read(&from.join(&name))?)?;
    }
    Ok(())
}

/// Returns the entries of a directory, sorted.
pub fn list_entries(directory: &Path) -> Result<Vec<PathBuf>> {
    let entries =
        std::fs::read_dir(directory).map_err(|error| format!("{}: {error}", directory.display()))?;
    let mut paths: Vec<PathBuf> = entries.flatten().map(|entry| entry.path()).collect();
    paths.sort();
    Ok(paths)
}

/// Returns the names of the entries of a directory, sorted.
pub fn list_names(directory: &Path) -> Result<Vec<String>> {
    let name = |path: &PathBuf| path.file_name().unwrap_or_default().to_string_lossy().into_owned();
    Ok(list_entries(directory)?.iter().map(name).collect())
}

/// Returns all files under a directory as paths relative to it, with forward slashes, sorted.
pub fn list_files(directory: &Path) -> Result<Vec<String>> {
    fn add(directory: &Path, prefix: &str, files: &mut Vec<String>) -> Result {
        for name in list_names(directory)? {
            let path = directory.join(&name);
            if path.is_dir() {
                add(&path, &format!("{prefix}{name}/"), files)?;
            } else {
                files.push(format!("{prefix}{name}"));
            }
        }
        Ok(())
    }
    let mut files = Vec::new();
    add(directory, "", &mut files)?;
    files.sort();
    Ok(files)
}
