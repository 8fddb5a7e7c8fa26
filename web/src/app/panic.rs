//! Reports panics with their message and place in the source, in published builds too.

use wasm_bindgen::prelude::*;

#[wasm_bindgen]
extern "C" {
    /// Ends the page; its supervisor tells the reader (web/alive.js).
    #[wasm_bindgen(js_name = hyperflyHalt, catch)]
    fn halt(kind: &str, message: &str) -> Result<(), JsValue>;
}

/// Installs the page's panic hook, which reports to the console and to the supervisor. A worker sends its panics to the page.
pub fn install_page_hook() {
    // Yew replaces a panic hook that it does not know.
    yew::set_custom_panic_hook(Box::new(|panic| {
        let message = panic.to_string();
        web_sys::console::error_1(&message.as_str().into());
        // If this fails too, nothing is left to do.
        let _ = halt("stopped", &message);
    }));
}

/// Summarises why a worker died in one line: message and place of a panic, or the last line of the browser's error.
pub fn extract_cause(message: &str) -> String {
    let panic = message.strip_prefix("panicked at ").and_then(|rest| rest.split_once(":\n"));
    let (words, place) = match panic {
        Some((place, words)) => (words, Some(place)),
        None => (message.lines().last().unwrap_or_default(), None),
    };
    let words = words.lines().next().unwrap_or_default().trim_end_matches('.');
    place.map_or_else(|| words.to_owned(), |place| format!("{words}, {place}"))
}

#[cfg(test)]
mod tests {
    use super::extract_cause;

    #[test]
    fn cause_names_message_and_place() {
        assert_eq!(
            extract_cause("panicked at web/src/worker/serve.rs:87:9:\ncrashed on purpose."),
            "crashed on purpose, web/src/worker/serve.rs:87:9"
        );
        assert_eq!(extract_cause("Uncaught RuntimeError: unreachable"), "Uncaught RuntimeError: unreachable");
        assert_eq!(extract_cause(""), "");
    }
}
