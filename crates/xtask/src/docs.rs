//! The documentation as a book (book.toml), built by mdBook.

use crate::{Result, sh, tools, workspace};
use std::path::Path;
use std::process::Command;

/// Builds docs/ into a folder of the site.
pub fn write(directory: &Path) -> Result {
    let mut mdbook = Command::new(tools::ensure_mdbook()?.join("mdbook"));
    sh::read(mdbook.arg("build").arg("--dest-dir").arg(directory).current_dir(workspace::root()))?;
    // mdBook also copies these pictures, which belong to the README.
    let pictures = directory.join("pictures");
    std::fs::remove_dir_all(&pictures).map_err(|error| format!("{}: {error}", pictures.display()))
}
