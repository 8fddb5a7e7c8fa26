//! The texts of the other languages: scripts beside the page, `lang/de.page-HASH.js` and `lang/de.desk-HASH.js`.
//!
//! A script can be loaded where nothing can be fetched: from a disk, into a frame of an opaque origin, across origins. Which
//! areas the page needs, its module tells: it carries the English texts of every area of which it says anything.

use super::pages::replace_once;
use crate::{Result, files};
use hyperfly_text::{AREAS, ENGLISH, LANGUAGES, table};
use std::path::Path;

/// Where they are.
pub const FOLDER: &str = "lang";

/// The element of the page that tells the hash in the names of each language.
const ELEMENT: &str = "id=\"hyperfly-lang\"";

/// Writes them, and their names into the page.
pub fn write(staging: &Path, page: &[u8], desk: &[u8]) -> Result {
    let folder = staging.join(FOLDER);
    std::fs::create_dir_all(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    let (of_page, of_desk) = (areas(page)?, areas(desk)?);
    // Without this one it could say no number.
    if !of_page.contains(&"language") {
        return Err("a module should carry its English texts as they are (crates/text)".to_owned());
    }
    let mut named = ELEMENT.to_owned();
    for (id, _) in LANGUAGES.iter().filter(|(id, _)| *id != ENGLISH) {
        let tables = |wanted: &dyn Fn(&str) -> bool| table(id, wanted).unwrap_or_default();
        let texts = [
            ("page", tables(&|area| of_page.contains(&area))),
            ("desk", tables(&|area| of_desk.contains(&area) && !of_page.contains(&area))),
        ];
        let hash = files::hash(&texts.each_ref().map(|(_, text)| text.as_bytes()));
        for (part, text) in texts {
            files::write(&folder.join(format!("{id}.{part}-{hash}.js")), script(id, part, &text))?;
        }
        named += &format!(" data-{id}=\"{hash}\"");
    }
    let html = staging.join("index.html");
    files::write(&html, replace_once(&files::read_text(&html)?, ELEMENT, &named)?)
}

/// The script that brings a text.
fn script(id: &str, part: &str, text: &str) -> String {
    let text = serde_json::Value::from(text);
    format!("(self.hyperflyText||={{}})[\"{id}.{part}\"]={text};\n")
}

/// The areas whose English texts a module carries.
fn areas(module: &[u8]) -> Result<Vec<&'static str>> {
    let (_, tables) = LANGUAGES.iter().find(|(id, _)| *id == ENGLISH).ok_or("there is no English")?;
    let carried = AREAS.iter().zip(*tables).filter(|(_, table)| contains(module, table.as_bytes()));
    Ok(carried.map(|(name, _)| *name).collect())
}

fn contains(bytes: &[u8], wanted: &[u8]) -> bool {
    let Some((first, rest)) = wanted.split_first() else { return false };
    let mut at = 0;
    while let Some(found) = bytes[at..].iter().position(|byte| byte == first) {
        at += found + 1;
        if bytes[at..].starts_with(rest) {
            return true;
        }
    }
    false
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_module_tells_what_it_can_say() {
        let english =
            |name: &str| table(ENGLISH, |area| area == name).expect("English").replace('\u{1d}', "");
        let module = format!("code{}more code", english("language"));
        assert_eq!(areas(module.as_bytes()), Ok(vec!["language"]));
        let module = format!("{module}{}", english("page"));
        assert!(areas(module.as_bytes()).expect("both").contains(&"page"));
        assert_eq!(areas(b"code"), Ok(Vec::new()));
    }

    #[test]
    fn a_script_holds_any_text() {
        let script = script("de", "page", "\"a\"\u{1e}\\b\n\u{202f}");
        assert_eq!(script, "(self.hyperflyText||={})[\"de.page\"]=\"\\\"a\\\"\\u001e\\\\b\\n\u{202f}\";\n");
    }
}
