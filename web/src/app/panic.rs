//! What is known of a panic: what went wrong, and where in the source. Published builds say it, too.

use wasm_bindgen::prelude::*;

#[wasm_bindgen]
extern "C" {
    /// The page is over: its supervisor says so (web/alive.js).
    #[wasm_bindgen(js_name = hyperflyHalt, catch)]
    fn halt(kind: &str, why: &str) -> Result<(), JsValue>;
}

/// Panics of the page go to the browser's console, and to its supervisor: the page ends with one. (Those of a worker are sent to
/// the page.)
pub fn of_page() {
    // Yew would put its own in the place of one that it does not know of.
    yew::set_custom_panic_hook(Box::new(|panic| {
        let why = panic.to_string();
        web_sys::console::error_1(&why.as_str().into());
        // Nothing is left to do if this fails too.
        let _ = halt("stopped", &why);
    }));
}

/// What a worker died of, in one line: the message of a panic and its place, or what the browser said last.
pub fn cause(said: &str) -> String {
    let panic = said.strip_prefix("panicked at ").and_then(|rest| rest.split_once(":\n"));
    let (words, place) = match panic {
        Some((place, words)) => (words, Some(place)),
        None => (said.lines().last().unwrap_or_default(), None),
    };
    let words = words.lines().next().unwrap_or_default().trim_end_matches('.');
    place.map_or_else(|| words.to_owned(), |place| format!("{words}, {place}"))
}

#[cfg(test)]
mod tests {
    use super::cause;

    #[test]
    fn a_cause_names_message_and_place() {
        assert_eq!(
            cause("panicked at web/src/worker/serve.rs:87:9:\ncrashed on purpose."),
            "crashed on purpose, web/src/worker/serve.rs:87:9"
        );
        assert_eq!(cause("Uncaught RuntimeError: unreachable"), "Uncaught RuntimeError: unreachable");
        assert_eq!(cause(""), "");
    }
}
