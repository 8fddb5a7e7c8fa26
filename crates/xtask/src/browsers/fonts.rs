//! Fonts that tests of Chinese and Arabic pages need (tests/fonts.conf).

use crate::{Result, files, tools};
use std::path::{Path, PathBuf};

/// Start of a font's file name, and the Debian package that contains it.
const FONTS: [(&str, &str); 3] = [
    ("NotoSans-", "fonts-noto-core"),
    ("NotoSansArabic", "fonts-noto-core"),
    ("NotoSansCJK-", "fonts-noto-cjk"),
];

const ADVICE: &str = "The tests judge pages in Chinese and Arabic by Noto Sans, Noto Sans Arabic and Noto Sans CJK: install them \
    (Debian: fonts-noto-core fonts-noto-cjk).";

pub fn ensure() -> Result {
    let missing_packages = find_missing_packages();
    if missing_packages.is_empty() {
        return Ok(());
    }
    tools::ensure_packages("fonts", &missing_packages, ADVICE)?;
    if find_missing_packages().is_empty() { Ok(()) } else { Err(ADVICE.into()) }
}

fn find_missing_packages() -> Vec<&'static str> {
    let data = std::env::var_os("XDG_DATA_HOME").map(PathBuf::from);
    let data = data.or_else(|| std::env::var_os("HOME").map(|home| Path::new(&home).join(".local/share")));
    let system = ["/usr/share/fonts", "/usr/local/share/fonts"].map(PathBuf::from);
    let folders = system.into_iter().chain(data.map(|data| data.join("fonts")));
    let fonts: Vec<String> =
        folders.flat_map(|folder| files::list_files(&folder).unwrap_or_default()).collect();
    let is_missing = |start: &str| {
        !fonts.iter().any(|font| font.rsplit('/').next().unwrap_or_default().starts_with(start))
    };
    let mut packages: Vec<&str> =
        FONTS.iter().filter(|(start, _)| is_missing(start)).map(|(_, package)| *package).collect();
    packages.dedup();
    packages
}
