//! What is known of a panic: what went wrong, and where in the source. Published builds say it, too.

/// Writes panics of the page to the browser's console: the page ends with one. (Those of a worker are sent to the page.)
pub fn to_console() {
    std::panic::set_hook(Box::new(|panic| web_sys::console::error_1(&panic.to_string().into())));
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
            cause("panicked at web/src/worker.rs:87:9:\ncrashed on purpose."),
            "crashed on purpose, web/src/worker.rs:87:9"
        );
        assert_eq!(cause("Uncaught RuntimeError: unreachable"), "Uncaught RuntimeError: unreachable");
        assert_eq!(cause(""), "");
    }
}
