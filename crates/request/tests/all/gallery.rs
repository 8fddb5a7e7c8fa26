//! The figures of docs/gallery.md: each line is a request, and what it asks for runs.

use hyperfly_core::limits::Options;
use hyperfly_request::{KEYS, Request, run};

/// The line of one figure.
const BEGINS: &str = "<hyperfly-figure ";
const ENDS: &str = "></hyperfly-figure>";

/// The gallery's sections: a heading, what to see, a snippet.
fn sections() -> Vec<String> {
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/gallery.md");
    let text = std::fs::read_to_string(file).unwrap_or_else(|error| panic!("{file}: {error}"));
    text.split("\n## ").skip(1).map(str::to_owned).collect()
}

/// The attributes of an element, each with its value in quotes.
fn attributes(line: &str) -> Vec<(&str, &str)> {
    let inner = line.strip_prefix(BEGINS).and_then(|rest| rest.strip_suffix(ENDS));
    let mut rest = inner.unwrap_or_else(|| panic!("one element, empty, on one line: {line}"));
    let mut all = Vec::new();
    while let Some((name, quoted)) = rest.split_once("=\"") {
        let (value, after) = quoted.split_once('"').unwrap_or_else(|| panic!("a second quote: {line}"));
        all.push((name.trim(), value));
        rest = after;
    }
    assert_eq!(rest, "", "{line}");
    all
}

/// The one line of a section.
fn line(section: &str) -> &str {
    let lines: Vec<&str> = section.lines().filter(|line| line.contains("<hyperfly-figure")).collect();
    let [line] = lines[..] else { panic!("one figure: {section}") };
    line
}

#[test]
fn a_section_says_what_to_see_and_what_to_paste() {
    let sections = sections();
    assert!(sections.len() >= 10, "{} figures", sections.len());
    for section in &sections {
        let (words, snippet) = section.split_once("\n```html snippet\n").expect("a snippet that is alive");
        assert_eq!(snippet.lines().next(), Some(line(section)), "the line alone is what is pasted");
        let sentences = words.split_once("\n\n").expect("a heading, then words").1;
        assert!(sentences.trim_end().ends_with('.'), "a sentence: {section}");
    }
    let mut lines: Vec<&str> = sections.iter().map(|section| line(section)).collect();
    lines.sort_unstable();
    lines.dedup();
    assert_eq!(lines.len(), sections.len(), "no figure stands twice");
}

#[test]
fn every_figure_is_a_request_that_runs() {
    for section in sections() {
        let line = line(&section);
        let pairs = attributes(line);
        for (name, _) in &pairs {
            assert!(KEYS.iter().any(|key| key.name == *name), "{name} is no key: {line}");
        }
        let request = Request::from_pairs(pairs).unwrap_or_else(|why| panic!("{line}: {why:?}"));
        assert!(request.look.view.is_some(), "an embedded figure says what it shows: {line}");
        let left = run(&request.settings, None, Options::default());
        let left = left.unwrap_or_else(|why| panic!("{line}: {why}"));
        assert!(request.look.t < left.report.t_parallel, "the cursor stands within the run: {line}");
        if request.compares() {
            let right = request.right().unwrap_or_else(|why| panic!("{line}: {why:?}"));
            run(&right.settings, None, Options::default()).unwrap_or_else(|why| panic!("{line}: {why}"));
        }
    }
}
