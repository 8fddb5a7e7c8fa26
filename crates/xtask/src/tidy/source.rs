//! What may stand in a Rust file, by the room it is in.

use super::Finding;

/// Longer files hold more than one thing.
const MOST_LINES: usize = 600;

/// What core does without, and why: whole words, or paths of them.
const NOT_IN_CORE: &[(&str, &str)] = &[
    ("std::time", "core has no clock"),
    ("Instant::now", "core has no clock"),
    ("SystemTime", "core has no clock"),
    ("std::fs", "core has no files"),
    ("std::env", "core has no environment"),
    ("std::net", "core has no network"),
    ("std::process", "core starts no programs"),
    ("std::thread", "core has no threads"),
    ("web_sys", "core has no browser"),
    ("js_sys", "core has no browser"),
    ("wasm_bindgen", "core has no browser"),
    ("rand", "core has no chance but a seeded one of its own"),
    ("getrandom", "core has no chance but a seeded one of its own"),
    ("HashMap", "its order of iteration may reach a result: use BTreeMap or a Vec"),
    ("HashSet", "its order of iteration may reach a result: use BTreeSet or a Vec"),
];

/// What view and model do without.
const NOT_IN_PURE: &[(&str, &str)] = &[
    ("web_sys", "no browser here: the page hands in what is drawn on"),
    ("js_sys", "no browser here: the page hands in what is drawn on"),
    ("wasm_bindgen", "no browser here: the page hands in what is drawn on"),
];

/// What marks unfinished work (written in halves, for this file is checked too).
const UNFINISHED: &[&str] =
    &[concat!("to", "do!"), concat!("unimpl", "emented!"), concat!("#[ign", "ore"), concat!("FIX", "ME")];

/// Names of core that closed forms must not know.
const NOT_IN_MODEL: &[&str] = &["plan", "Plan", "trace", "Trace", "sim"];

/// Checks one file.
pub fn check(file: &str, text: &str) -> Vec<Finding> {
    let mut findings = Vec::new();
    if !text.trim_start().starts_with("//!") {
        findings.push(Finding::new(file, 1, "a file begins with `//!` and what it is for"));
    }
    let lines = text.lines().count();
    if lines > MOST_LINES {
        let message = format!("{lines} lines: no file is longer than {MOST_LINES}, divide it");
        findings.push(Finding::new(file, MOST_LINES + 1, message));
    }
    let words = match room(file) {
        "crates/core/src" => NOT_IN_CORE,
        "crates/model/src" | "crates/view/src" => NOT_IN_PURE,
        _ => &[],
    };
    for (line, source) in text.lines().enumerate() {
        let code = without_comment(source);
        for (word, why) in words.iter().filter(|(word, _)| has_word(code, word)) {
            findings.push(Finding::new(file, line + 1, format!("`{word}`: {why}")));
        }
        for mark in UNFINISHED.iter().filter(|mark| source.contains(**mark)) {
            findings.push(Finding::new(
                file,
                line + 1,
                format!("`{mark}`: unfinished work is not kept in the tree"),
            ));
        }
    }
    if room(file) == "crates/model/src" {
        findings.extend(model(file, text));
    }
    findings
}

/// Every path that begins in core, in `use` lists too, names no plan, trace or executor.
fn model(file: &str, text: &str) -> Vec<Finding> {
    let code: String = text.lines().map(|line| format!("{}\n", without_comment(line))).collect();
    let mut findings = Vec::new();
    for (start, _) in code.match_indices("hyperfly_core") {
        let rest = &code[start..];
        let in_use = code[..start].trim_end().ends_with("use");
        let is_path = |letter: char| letter.is_alphanumeric() || letter == '_' || letter == ':';
        let end = if in_use { rest.find(';') } else { rest.find(|letter| !is_path(letter)) };
        let path = &rest[..end.unwrap_or(rest.len())];
        for name in NOT_IN_MODEL.iter().filter(|name| has_word(path, name)) {
            let line = code[..start].matches('\n').count() + 1;
            let message =
                format!("`{name}` of core: a closed form knows numbers, not plans, traces or executors");
            findings.push(Finding::new(file, line, message));
        }
    }
    findings
}

/// The part of a path that says which rules hold: `crates/core/src` of `crates/core/src/plan/mod.rs`.
fn room(file: &str) -> &str {
    match file.find("/src/") {
        Some(end) => &file[..end + 4],
        None => file,
    }
}

/// The line without a comment that stands at its beginning or after a space.
fn without_comment(line: &str) -> &str {
    if line.trim_start().starts_with("//") {
        return "";
    }
    line.split(" //").next().unwrap_or(line)
}

fn has_word(code: &str, word: &str) -> bool {
    let part = |letter: Option<char>| letter.is_some_and(|letter| letter.is_alphanumeric() || letter == '_');
    code.match_indices(word).any(|(start, _)| {
        !part(code[..start].chars().next_back()) && !part(code[start + word.len()..].chars().next())
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(file: &str, text: &str) -> Vec<String> {
        check(file, text).iter().map(Finding::to_string).collect()
    }

    #[test]
    fn a_plain_file_passes() {
        assert!(
            found("crates/core/src/sim.rs", "//! Virtual time.\nuse std::collections::BTreeMap;\n")
                .is_empty()
        );
    }

    #[test]
    fn a_file_says_what_it_is_for() {
        assert_eq!(
            found("web/src/a.rs", "use std::fmt;\n"),
            ["web/src/a.rs:1: a file begins with `//!` and what it is for"]
        );
    }

    #[test]
    fn a_file_is_not_too_long() {
        let lines = |count: usize| format!("//! Long.\n{}", "\n".repeat(count - 1));
        assert!(found("web/src/a.rs", &lines(600)).is_empty());
        assert!(found("web/src/a.rs", &lines(601))[0].starts_with("web/src/a.rs:601: 601 lines"));
    }

    #[test]
    fn each_forbidden_word_is_found_in_core_alone() {
        for (word, _) in NOT_IN_CORE {
            let text = format!("//! A file.\n\nuse {word};\n");
            let core = found("crates/core/src/deep/a.rs", &text);
            assert_eq!(core.len(), 1, "{word}: {core:?}");
            assert!(core[0].starts_with(&format!("crates/core/src/deep/a.rs:3: `{word}`: ")), "{core:?}");
            assert!(found("crates/cli/src/a.rs", &text).is_empty(), "{word}");
            assert!(found("crates/core/tests/a.rs", &text).is_empty(), "{word}");
        }
    }

    #[test]
    fn view_and_model_have_no_browser() {
        for (word, _) in NOT_IN_PURE {
            for file in ["crates/view/src/a.rs", "crates/model/src/a.rs"] {
                assert_eq!(
                    found(file, &format!("//! A file.\nuse {word}::x;\n")).len(),
                    1,
                    "{word} in {file}"
                );
            }
        }
    }

    #[test]
    fn words_in_comments_and_inside_of_other_words_are_none() {
        let text = "//! No HashMap.\n// Instant::now\nstruct Instant; let instantaneous = MyHashMapper; // HashSet\nlet operand = 1;\n";
        assert!(found("crates/core/src/a.rs", text).is_empty());
    }

    #[test]
    fn unfinished_work_is_found_everywhere() {
        for mark in UNFINISHED {
            assert_eq!(found("tests/src/a.rs", &format!("//! A file.\n{mark}\n")).len(), 1, "{mark}");
        }
    }

    #[test]
    fn model_names_no_plan_and_no_trace() {
        let bad = [
            "use hyperfly_core::plan::Step;",
            "use hyperfly_core::{\n    scenario::Scenario,\n    trace::Trace,\n};",
            "fn f(plan: &hyperfly_core::Plan) {}",
        ];
        for line in bad {
            let found = found("crates/model/src/a.rs", &format!("//! A file.\n{line}\n"));
            assert!(
                found.iter().any(|message| message.starts_with("crates/model/src/a.rs:2: ")),
                "{line}: {found:?}"
            );
        }
        let good = "//! A file.\nuse hyperfly_core::scenario::Scenario;\nlet plan = 1; let trace = plan;\n";
        assert!(found("crates/model/src/a.rs", good).is_empty());
    }
}
