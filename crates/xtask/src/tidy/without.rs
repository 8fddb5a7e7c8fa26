//! What a room can do without, by the names that the table of rooms uses.

/// One thing that a room does without.
pub struct Without {
    /// As the table calls it.
    pub name: &'static str,
    /// Crates that bring it in, and those of the same name with something behind a hyphen.
    pub crates: &'static [&'static str],
    /// Words, or paths of them, that show it in the source.
    pub words: &'static [&'static str],
    /// Names of core that show it, in paths that begin there.
    pub of_core: &'static [&'static str],
    /// Why.
    pub why: &'static str,
}

const NOTHING: Without = Without { name: "", crates: &[], words: &[], of_core: &[], why: "" };

/// All rules.
pub const ALL: &[Without] = &[
    Without {
        name: "browser",
        crates: &["web-sys", "js-sys", "wasm-bindgen", "yew", "gloo"],
        words: &["web_sys", "js_sys", "wasm_bindgen"],
        why: "no browser here: the page hands in what is needed",
        ..NOTHING
    },
    Without {
        name: "clock",
        crates: &["tokio", "chrono", "time"],
        words: &["std::time", "Instant::now", "SystemTime"],
        why: "no clock here: time is virtual",
        ..NOTHING
    },
    Without {
        name: "chance",
        crates: &["rand", "getrandom", "fastrand"],
        words: &["rand", "getrandom"],
        why: "no chance here but a seeded one of our own",
        ..NOTHING
    },
    Without {
        name: "system",
        words: &["std::fs", "std::env", "std::net", "std::process", "std::thread"],
        why: "no files, environment, network, programs or threads here",
        ..NOTHING
    },
    Without {
        name: "hash maps",
        words: &["HashMap", "HashSet"],
        why: "its order of iteration may reach a result: use BTreeMap, BTreeSet or a Vec",
        ..NOTHING
    },
    Without {
        name: "plans",
        of_core: &["plan", "Plan", "trace", "Trace", "sim"],
        why: "a closed form knows numbers, not plans, traces or executors",
        ..NOTHING
    },
];

/// The rule of this name.
pub fn named(name: &str) -> Option<&'static Without> {
    ALL.iter().find(|rule| rule.name == name)
}
