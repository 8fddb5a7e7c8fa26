//! The texts of the other languages: two scripts for each beside the page, `lang/de-HASH.js` and, for what is loaded late,
//! `lang/de_late-HASH.js`.
//!
//! A script can be loaded where nothing can be fetched: from a disk, into a frame of an opaque origin, across origins. What is
//! in it is the business of crates/text.

use crate::{Result, files};
use hyperfly_text::{ENGLISH, NAMES, file};
use std::path::Path;

/// Where they are.
pub const FOLDER: &str = "lang";

/// What stands behind the id of a language where its late texts are meant.
pub const LATE_TEXTS: &str = "_late";

/// Writes them; each name of texts (`de`, `de_late`) with the address of its script.
pub fn write(staging: &Path) -> Result<Vec<(String, String)>> {
    let folder = staging.join(FOLDER);
    std::fs::create_dir_all(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    let mut all = Vec::new();
    for (id, _) in NAMES.iter().filter(|(id, _)| *id != ENGLISH) {
        for (name, late) in [((*id).to_owned(), false), (format!("{id}{LATE_TEXTS}"), true)] {
            let texts = file(id, late).ok_or_else(|| format!("there are no texts in {id}"))?;
            let script = script(&name, &texts);
            let address = format!("{FOLDER}/{name}-{}.js", files::hash(&[script.as_bytes()]));
            files::write(&staging.join(&address), script)?;
            all.push((name, address));
        }
    }
    Ok(all)
}

/// Fails if the page's module speaks of what is loaded late: its own texts would not have it in other languages.
pub fn check(module: &[u8]) -> Result {
    let english = file(ENGLISH, true).unwrap_or_default();
    // A line of each area, long enough to be no other's.
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

/// The script that brings the texts of a language.
fn script(id: &str, texts: &str) -> String {
    format!("(self.hyperflyText ??= {{}})[\"{id}\"] = {};\n", serde_json::Value::from(texts))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_script_holds_any_text() {
        let script = script("de", "\"a\"\u{1e}\\b\n\u{202f}");
        assert_eq!(script, "(self.hyperflyText ??= {})[\"de\"] = \"\\\"a\\\"\\u001e\\\\b\\n\u{202f}\";\n");
    }

    #[test]
    fn what_is_late_is_in_no_page() {
        let line = |late: bool| {
            let texts = file("en", late).expect("English");
            texts.lines().find(|line| line.len() > 60).expect("a long line").to_owned()
        };
        assert!(check(line(false).as_bytes()).is_ok());
        assert!(check(format!("before {} behind", line(true)).as_bytes()).is_err());
    }
}
