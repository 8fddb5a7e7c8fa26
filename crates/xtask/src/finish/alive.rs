//! The page's supervisor, `alive-HASH.js`: web/alive.js after its texts in all languages, the version that a report names and the
//! fragment of the race.

use super::first_picture;
use hyperfly_text::{ENGLISH, NAMES, alive as text, language, speak};
use serde_json::{Map, Value, json};

/// Its name in web/index.html.
pub const FILE: &str = "alive.js";

/// Returns the script, from the content of web/alive.js.
pub fn script(code: &str) -> String {
    let race = first_picture::fragment();
    let about = json!({ "version": env!("CARGO_PKG_VERSION"), "race": race, "words": words() });
    format!("self.hyperflyAbout = {about};\n{code}")
}

/// Returns its texts by language and name.
fn words() -> Map<String, Value> {
    let in_language = |(id, _): &(&str, &str)| {
        speak(id);
        let words = json!({
            "direction": language::direction(),
            "no-wasm": text::no_wasm(),
            "no-start": text::no_start(),
            "stopped": text::stopped(),
            "slow": text::slow(),
            "again": text::again(),
            "report": text::report(),
        });
        ((*id).to_owned(), words)
    };
    let all = NAMES.iter().map(in_language).collect();
    speak(ENGLISH);
    all
}
