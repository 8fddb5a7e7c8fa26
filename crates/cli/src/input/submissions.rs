//! Submissions of a class: the files in a folder and in the folders of its students.

use std::ffi::OsString;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

/// Extensions of programs, in any case.
const EXTENSIONS: [&str; 2] = ["star", "py"];
/// Files that macOS adds to folders and archives.
const SYSTEM_FILES: [&str; 2] = [".DS_Store", "__MACOSX"];

/// Content of a folder. Paths are relative to it and sorted.
#[derive(Debug, Default, PartialEq)]
pub struct Submissions {
    pub programs: Vec<PathBuf>,
    /// Other files with the reason why they are not graded.
    pub skipped: Vec<(PathBuf, String)>,
}

impl Submissions {
    /// Finds the programs in a folder and its direct subfolders.
    ///
    /// # Errors
    /// The folder cannot be read. Unreadable subfolders are skipped.
    pub fn find(folder: &Path) -> io::Result<Submissions> {
        let mut submissions = Submissions::default();
        for name in sorted_names(folder)? {
            let path = folder.join(&name);
            if !path.is_dir() {
                submissions.add(folder, name.into());
                continue;
            }
            match sorted_names(&path) {
                Ok(files) if files.is_empty() => {
                    submissions.skipped.push((name.into(), "the folder is empty".to_owned()));
                }
                Ok(files) => {
                    files.iter().for_each(|file| submissions.add(folder, Path::new(&name).join(file)))
                }
                Err(error) => submissions.skipped.push((name.into(), describe_io_error(&error))),
            }
        }
        Ok(submissions)
    }

    fn add(&mut self, folder: &Path, path: PathBuf) {
        match reason_to_skip(&folder.join(&path)) {
            None => self.programs.push(path),
            Some(reason) => self.skipped.push((path, reason)),
        }
    }
}

fn reason_to_skip(path: &Path) -> Option<String> {
    let is_program = path.extension().is_some_and(|extension| {
        EXTENSIONS.iter().any(|known_extension| extension.eq_ignore_ascii_case(known_extension))
    });
    match fs::metadata(path) {
        Err(error) => Some(describe_io_error(&error)),
        Ok(file) if file.is_dir() => Some("folders inside a student's folder are not searched".to_owned()),
        Ok(_) if !is_program => Some("it is neither a .star nor a .py file".to_owned()),
        Ok(file) if !file.is_file() => Some("it is not a regular file".to_owned()),
        Ok(_) => None,
    }
}

fn describe_io_error(error: &io::Error) -> String {
    format!("it cannot be read: {error}")
}

fn sorted_names(folder: &Path) -> io::Result<Vec<OsString>> {
    let names = fs::read_dir(folder)?.map(|entry| entry.map(|entry| entry.file_name()));
    let mut names = names.collect::<io::Result<Vec<_>>>()?;
    names.retain(|name| !is_system_file(&name.to_string_lossy()));
    names.sort();
    Ok(names)
}

fn is_system_file(name: &str) -> bool {
    name.starts_with("._") || SYSTEM_FILES.contains(&name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn system_files_are_recognised_by_name() {
        for name in ["._ada.star", ".DS_Store", "__MACOSX"] {
            assert!(is_system_file(name), "{name}");
        }
        for name in ["ada.star", "_ada.star", ".ada.star", "DS_Store"] {
            assert!(!is_system_file(name), "{name}");
        }
    }
}
