//! The page's supervisor, `alive-HASH.js`: web/alive.js preceded by its texts in all languages, the version for reports
//! and the fragment of the race.

use super::first_picture;
use hyperfly_text::{ENGLISH, NAMES, alive as text, language, set_language};
use serde_json::{Map, Value, json};

pub const FILE: &str = "alive.js";

/// Builds the script from the content of web/alive.js.
pub fn build_script(code: &str) -> String {
    let race = first_picture::race_fragment();
    let about = json!({ "version": env!("CARGO_PKG_VERSION"), "race": race, "words": collect_texts() });
    format!("self.hyperflyAbout = {about};\n{code}")
}

/// Returns the supervisor's texts by language and name.
fn collect_texts() -> Map<String, Value> {
    let texts_in = |(id, _): &(&str, &str)| {
        set_language(id);
        let texts = json!({
            "direction": language::direction(),
            "no-wasm": text::no_wasm(),
            "no-start": text::no_start(),
            "stopped": text::stopped(),
            "slow": text::slow(),
            "again": text::again(),
            "report": text::report(),
        });
        ((*id).to_owned(), texts)
    };
    let texts = NAMES.iter().map(texts_in).collect();
    set_language(ENGLISH);
    texts
}
