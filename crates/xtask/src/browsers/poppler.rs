//! Poppler's `pdftoppm`, which draws the pages that tests print.

use super::find_program;
use crate::{Result, tools};
use std::path::PathBuf;

const ADVICE: &str = "The browser tests draw printed pages with pdftoppm of poppler: install it (Debian: poppler-utils; Homebrew: poppler) \
    and put it on PATH, or name it in PDFTOPPM.";

/// Finds the program (`$PDFTOPPM` first) or installs it.
pub fn ensure() -> Result<PathBuf> {
    let find = || find_program("PDFTOPPM", &["pdftoppm"]);
    if let Some(program) = find() {
        return Ok(program);
    }
    let installed = tools::ensure_packages("poppler", &["poppler-utils"], ADVICE);
    find().ok_or_else(|| installed.err().unwrap_or(ADVICE.into()))
}
