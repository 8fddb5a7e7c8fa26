//! The figures of docs/gallery.md: each line is a request that runs.

use hyperfly_core::limits::Options;
use hyperfly_request::{KEYS, Request, run};

/// Start of a figure's line.
const BEGINS: &str = "<hyperfly-figure ";
const ENDS: &str = "></hyperfly-figure>";

/// Sections of the gallery: a heading, a description, a snippet.
fn sections() -> Vec<String> {
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/gallery.md");
    let text = std::fs::read_to_string(file).unwrap_or_else(|error| panic!("{file}: {error}"));
    text.split("\n## ").skip(1).map(str::to_owned).collect()
}

/// Parses the attributes of an element.
fn attributes(line: &str) -> Vec<(&str, &str)> {
    let inner = line.strip_prefix(BEGINS).and_then(|rest| rest.strip_suffix(ENDS));
    let mut rest = inner.unwrap_or_else(|| panic!("one element, empty, on one line: {line}"));
    let mut figures = Vec::new();
    while let Some((name, text_after_quote)) = rest.split_once("=\"") {
        let (value, text_after_value) =
            text_after_quote.split_once('"').unwrap_or_else(|| panic!("a second quote: {line}"));
        figures.push((name.trim(), value));
        rest = text_after_value;
    }
    assert_eq!(rest, "", "{line}");
    figures
}

/// Returns the figure's line of a section.
fn line(section: &str) -> &str {
    let lines: Vec<&str> = section.lines().filter(|line| line.contains("<hyperfly-figure")).collect();
    let [line] = lines[..] else { panic!("one figure: {section}") };
    line
}

#[test]
fn gallery_sections_have_description_and_snippet() {
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
    assert_eq!(lines.len(), sections.len(), "no figure occurs twice");
}

#[test]
fn gallery_figures_are_requests_that_run() {
    for section in sections() {
        let line = line(&section);
        let pairs = attributes(line);
        for (name, _) in &pairs {
            assert!(KEYS.iter().any(|key| key.name == *name), "{name} is no key: {line}");
        }
        let request = Request::from_pairs(pairs).unwrap_or_else(|problems| panic!("{line}: {problems:?}"));
        assert!(request.look.view.is_some(), "an embedded figure says what it shows: {line}");
        let run_result = run(&request.settings, None, Options::default());
        let baseline_run = run_result.unwrap_or_else(|error| panic!("{line}: {error}"));
        assert!(request.look.t < baseline_run.report.t_parallel, "the cursor stands within the run: {line}");
        if request.has_comparison() {
            let comparison = request.comparison().unwrap_or_else(|problems| panic!("{line}: {problems:?}"));
            run(&comparison.settings, None, Options::default())
                .unwrap_or_else(|error| panic!("{line}: {error}"));
        }
    }
}
