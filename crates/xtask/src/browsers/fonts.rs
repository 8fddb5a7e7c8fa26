//! The fonts by which the tests judge (tests/fonts.conf): there, or installed by apt-get where that is allowed.

use crate::{Result, tools};
use std::path::{Path, PathBuf};

/// How the files of each begin, and the package of Debian that has it.
const FONTS: [(&str, &str); 3] = [
    ("NotoSans-", "fonts-noto-core"),
    ("NotoSansArabic", "fonts-noto-core"),
    ("NotoSansCJK-", "fonts-noto-cjk"),
];

/// Sees to it that all are there.
pub fn ensure() -> Result {
    let missing = missing();
    if missing.is_empty() {
        return Ok(());
    }
    let advice = format!(
        "The tests judge pages in Chinese and Arabic by Noto Sans, Noto Sans Arabic and Noto Sans CJK: install them (Debian: {}).",
        missing.join(" ")
    );
    tools::install("fonts by apt-get", "seconds", || tools::apt(&missing))
        .map_err(|error| format!("{error}\n{advice}"))?;
    if self::missing().is_empty() {
        Ok(())
    } else {
        Err(format!("apt-get installed not all fonts\n{advice}"))
    }
}

/// The packages of what is nowhere.
fn missing() -> Vec<&'static str> {
    let mut places: Vec<PathBuf> = ["/usr/share/fonts", "/usr/local/share/fonts"].map(PathBuf::from).to_vec();
    let data = std::env::var_os("XDG_DATA_HOME").map(PathBuf::from);
    let data = data.or_else(|| std::env::var_os("HOME").map(|home| Path::new(&home).join(".local/share")));
    places.extend(data.map(|data| data.join("fonts")));
    let mut names = Vec::new();
    while let Some(place) = places.pop() {
        for entry in std::fs::read_dir(place).into_iter().flatten().flatten() {
            if entry.path().is_dir() {
                places.push(entry.path());
            }
            names.push(entry.file_name().to_string_lossy().into_owned());
        }
    }
    let lacks = |begin: &str| !names.iter().any(|name| name.starts_with(begin));
    let mut packages: Vec<&str> =
        FONTS.iter().filter(|(begin, _)| lacks(begin)).map(|(_, package)| *package).collect();
    packages.dedup();
    packages
}
