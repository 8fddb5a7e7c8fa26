//! The texts of the other languages: two scripts for each, `lang/de-HASH.js` and, for what is loaded late,
//! `lang/de_late-HASH.js`. Scripts can be loaded where nothing can be fetched: from a disk, into a frame of an opaque
//! origin, across origins. crates/text says what is in them.

use crate::{Result, files};
use hyperfly_text::{ENGLISH, NAMES, file};
use std::path::Path;

/// The folder of the scripts.
pub const FOLDER: &str = "lang";

/// Writes the scripts and returns each name of texts (`de`, `de_late`) with the address of its script.
pub fn write(staging: &Path) -> Result<Vec<(String, String)>> {
    files::create_directory(&staging.join(FOLDER))?;
    let mut all = Vec::new();
    for (id, _) in NAMES.iter().filter(|(id, _)| *id != ENGLISH) {
        for (name, late) in [((*id).to_owned(), false), (format!("{id}_late"), true)] {
            let texts = file(id, late).ok_or_else(|| format!("there are no texts in {id}"))?;
            let script = script(&name, &texts);
            let address = format!("{FOLDER}/{name}-{}.js", files::content_hash(&[script.as_bytes()]));
            files::write(&staging.join(&address), script)?;
            all.push((name, address));
        }
    }
    Ok(all)
}

/// Checks that the page's module uses no text that is loaded late: it would stay English.
pub fn check_late_texts(module: &[u8]) -> Result {
    let english = file(ENGLISH, true).unwrap_or_default();
    // One line of each area that is long enough to be unique.
    let areas = english.split("## ").skip(1).filter_map(|area| {
        let (name, texts) = area.split_once('\n')?;
        Some((name, texts.lines().find(|line| line.len() > 60)?))
    });
    for (name, line) in areas {
        if module.windows(line.len()).any(|part| part == line.as_bytes()) {
            return Err(format!(
                "the page uses texts of {name}, which are loaded late (crates/text/src/lib.rs, LATE)"
            ));
        }
    }
    Ok(())
}

fn script(id: &str, texts: &str) -> String {
    format!("(self.hyperflyText ??= {{}})[\"{id}\"] = {};\n", serde_json::Value::from(texts))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn script_escapes_any_text() {
        let script = script("de", "\"a\"\u{1e}\\b\n\u{202f}");
        assert_eq!(script, "(self.hyperflyText ??= {})[\"de\"] = \"\\\"a\\\"\\u001e\\\\b\\n\u{202f}\";\n");
    }
}
