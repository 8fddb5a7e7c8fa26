//! What may stand in a Rust file, by the room it is in.

use super::Finding;
use super::without::Without;

/// What marks unfinished work (written in halves, for this file is checked too).
const UNFINISHED: &[&str] =
    &[concat!("to", "do!"), concat!("unimpl", "emented!"), concat!("#[ign", "ore"), concat!("FIX", "ME")];

/// Checks one file; the rules hold in the sources of its room, not in its tests.
pub fn check(file: &str, text: &str, rules: &[&Without]) -> Vec<Finding> {
    let mut findings = Vec::new();
    if !text.trim_start().starts_with("//!") {
        findings.push(Finding::new(file, 1, "a file begins with `//!` and what it is for"));
    }
    let rules = if file.contains("/src/") { rules } else { &[] };
    for (line, source) in text.lines().enumerate() {
        let mut report = |message: String| findings.push(Finding::new(file, line + 1, message));
        let code = without_comment(source);
        for rule in rules {
            for word in rule.words.iter().filter(|word| has_word(code, word)) {
                report(format!("`{word}`: {}", rule.why));
            }
        }
        for mark in UNFINISHED.iter().filter(|mark| source.contains(**mark)) {
            report(format!("`{mark}`: unfinished work is not kept in the tree"));
        }
    }
    for rule in rules.iter().filter(|rule| !rule.of_core.is_empty()) {
        findings.extend(of_core(file, text, rule));
    }
    findings
}

/// Every path that begins in core, in `use` lists too, names nothing that the room does without.
fn of_core(file: &str, text: &str, rule: &Without) -> Vec<Finding> {
    let code: String = text.lines().map(|line| format!("{}\n", without_comment(line))).collect();
    let mut findings = Vec::new();
    for (start, _) in code.match_indices("hyperfly_core") {
        let rest = &code[start..];
        let in_use = code[..start].trim_end().ends_with("use");
        let is_path = |letter: char| letter.is_alphanumeric() || letter == '_' || letter == ':';
        let end = if in_use { rest.find(';') } else { rest.find(|letter| !is_path(letter)) };
        let path = &rest[..end.unwrap_or(rest.len())];
        for name in rule.of_core.iter().filter(|name| has_word(path, name)) {
            let line = code[..start].matches('\n').count() + 1;
            findings.push(Finding::new(file, line, format!("`{name}` of core: {}", rule.why)));
        }
    }
    findings
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
    use super::super::without::{ALL, named};
    use super::*;

    fn found(file: &str, text: &str) -> Vec<String> {
        let rules: Vec<&Without> = ALL.iter().collect();
        check(file, text, &rules).iter().map(Finding::to_string).collect()
    }

    #[test]
    fn a_plain_file_passes() {
        let text = "//! Virtual time.\nuse std::collections::BTreeMap;\n";
        assert!(found("crates/core/src/sim.rs", text).is_empty());
    }

    #[test]
    fn a_file_says_what_it_is_for() {
        assert_eq!(
            found("web/src/a.rs", "use std::fmt;\n"),
            ["web/src/a.rs:1: a file begins with `//!` and what it is for"]
        );
    }

    #[test]
    fn each_forbidden_word_is_found_where_its_rule_holds() {
        for rule in ALL {
            for word in rule.words {
                let text = format!("//! A file.\n\nuse {word};\n");
                let file = "crates/core/src/deep/a.rs";
                let told = check(file, &text, &[rule]);
                assert_eq!(told.len(), 1, "{word}: {told:?}");
                assert!(told[0].to_string().starts_with(&format!("{file}:3: `{word}`: ")), "{told:?}");
                assert!(check(file, &text, &[]).is_empty(), "{word}");
                assert!(check("crates/core/tests/a.rs", &text, &[rule]).is_empty(), "{word}");
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
        let plans = named("plans").expect("a rule");
        let found = |line: &str| check("crates/model/src/a.rs", &format!("//! A file.\n{line}\n"), &[plans]);
        let bad = [
            "use hyperfly_core::plan::Step;",
            "use hyperfly_core::{\n    scenario::Scenario,\n    trace::Trace,\n};",
            "fn f(plan: &hyperfly_core::Plan) {}",
        ];
        for line in bad {
            assert!(found(line).iter().any(|finding| finding.line == 2), "{line}: {:?}", found(line));
        }
        assert!(found("use hyperfly_core::scenario::Scenario;\nlet plan = 1; let trace = plan;").is_empty());
    }
}
