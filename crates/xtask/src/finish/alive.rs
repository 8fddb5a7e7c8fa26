//! The page's supervisor, `alive-HASH.js`: web/alive.js behind its texts in all languages and the version that a report names.

use hyperfly_text::{ENGLISH, NAMES, alive as text, language, speak};
use serde_json::{Map, Value, json};

/// Its name in web/index.html.
pub const FILE: &str = "alive.js";

/// The script, with its code as it stands in web/alive.js or smaller.
pub fn script(code: &str) -> String {
    let about = json!({ "version": env!("CARGO_PKG_VERSION"), "words": words() });
    format!("self.hyperflyAbout = {about};\n{code}")
}

/// What it says, by language and name.
fn words() -> Map<String, Value> {
    let one = |(id, _): &(&str, &str)| {
        speak(id);
        let own = json!({
            "direction": language::direction(),
            "no-wasm": text::no_wasm(),
            "no-start": text::no_start(),
            "stopped": text::stopped(),
            "slow": text::slow(),
            "again": text::again(),
            "report": text::report(),
        });
        ((*id).to_owned(), own)
    };
    let all = NAMES.iter().map(one).collect();
    speak(ENGLISH);
    all
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{files, workspace};

    #[test]
    fn every_language_has_its_own_words() {
        let all = words();
        assert_eq!(all.len(), NAMES.len());
        let said = |id: &str, name: &str| all[id][name].as_str().expect("a text").to_owned();
        for name in ["no-wasm", "no-start", "stopped", "slow", "again", "report"] {
            for (id, _) in NAMES.iter().filter(|(id, _)| *id != ENGLISH) {
                assert_ne!(said(id, name), said(ENGLISH, name), "{name} in {id}");
            }
        }
        assert_eq!((said("ar", "direction"), said("de", "direction")), ("rtl".into(), "ltr".into()));
    }

    #[test]
    fn the_script_can_stand_in_a_page_and_says_what_it_has() {
        let code = files::read_text(&workspace::root().join("web").join(FILE)).expect("web/alive.js");
        let script = script(&code);
        assert!(!script.contains("</") && !script.contains("<!"), "{script}");
        // Every name that is said is there.
        for (_, rest) in
            script.match_indices("hyperflyHalt(\"").map(|(at, found)| script.split_at(at + found.len()))
        {
            let name = rest.split('"').next().unwrap_or_default();
            assert!(words()[ENGLISH].get(name).is_some(), "{name}");
        }
    }
}
