//! Every entry: computed, compared, drawn, and opened in the explorer.

use hyperfly_core::limits::{self, Options};

use hyperfly_papers::figure::Style;
use hyperfly_papers::{Entry, Method, Reproduction, Row, Source, entries, entry};
use hyperfly_request::Request;
use std::collections::BTreeSet;

/// Ids of the entries of each source.
const IDS: &[&str] = &[
    "gk-fig1",
    "gk-fig2",
    "gk-fig3",
    "gk-fig4",
    "gk-table1",
    "gk-table2",
    "gk-table3",
    "gk-table4",
    "gk-ex1",
    "gk-ex2",
    "gk-sec4",
    "gk-sec5",
    "gk-sec6",
    "gk-sec7",
    "gk-appB",
    "gk-appC",
    "gk-appD",
    "gk-appE",
    "s-fig1",
    "s-fig2",
    "s-thm3.1",
    "s-def4.1",
    "s-lemma4.1",
    "s-lemma4.2",
    "s-thm4.1",
    "s-facts5",
    "s-thm5.1",
    "ib-sec1",
    "ib-fig1",
    "ib-fig2",
    "ib-fig3",
    "ib-lemmas",
    "ib-sec4",
    "ib-table1",
    "ib-table2",
    "ib-table3",
    "ib-table4",
    "ib-fig4",
    "ib-fig5",
    "kggk-13.2.1",
    "kggk-ex13.1",
    "kggk-13.2.2",
    "kggk-13.2.3",
    "kggk-13.3",
    "kggk-ex13.2",
    "kggk-p13.1",
    "kggk-p13.2",
    "kggk-p13.3",
    "kggk-p13.4",
    "kggk-p13.5",
    "kggk-p13.6",
    "kggk-p13.7",
    "kggk-p13.8",
    "kggk-p13.9",
    "culler-fft",
    "culler-remap",
    "fftu-speedup",
    "dtfft-heffte",
    "cufftmp-scaling",
];

#[test]
fn entry_ids_match_list() {
    let entry_ids: Vec<&str> = entries().map(|entry| entry.id).collect();
    assert_eq!(entry_ids, IDS);
    assert!(entry("gk-fig6").is_none());
}

/// Cached reproductions: computing all entries takes as long as all other tests of this file.
#[test]
fn reproduced_rows_have_parameters_and_known_differences() {
    for entry in entries() {
        let reproduction = entry.reproduce(None);
        assert!(!reproduction.rows.is_empty(), "{} computes nothing", entry.id);
        assert_differences_are_known(entry, &reproduction);
        assert_rows_have_parameters(entry, &reproduction);
        assert_no_formula_is_judged_by_itself(entry, &reproduction);
    }
}

/// Every difference is known, and every known difference occurs.
fn assert_differences_are_known(entry: &Entry, reproduction: &Reproduction) {
    let unexplained = reproduction.differences.iter().filter(|difference| difference.reason.is_none());
    let messages = unexplained.filter_map(|difference| {
        let row = reproduction.rows.iter().find(|row| row.key == difference.key)?;
        Some(format!("{}: published {}, computed {}\n", row.key_text(), row.published, row.computed))
    });
    let unexplained: String = messages.collect();
    assert!(unexplained.is_empty(), "{} differs and nobody has said why:\n{unexplained}", entry.id);
    let differs = || reproduction.rows.iter().filter(|row| row.agrees == Some(false));
    for known_difference in entry.known {
        assert!(
            differs().any(|row| known_difference.covers(row)),
            "{}: this does not occur: {}",
            entry.id,
            known_difference.reason
        );
    }
    let keys: BTreeSet<String> = reproduction.rows.iter().map(|row| row.key_text()).collect();
    assert_eq!(keys.len(), reproduction.rows.len(), "{}: two rows have the same key", entry.id);
    let ids: BTreeSet<String> = reproduction.rows.iter().map(Row::id).collect();
    assert_eq!(ids.len(), reproduction.rows.len(), "{}: two rows have the same id", entry.id);
}

/// Every row states the parameters with which a reader can compute it again.
fn assert_rows_have_parameters(entry: &Entry, reproduction: &Reproduction) {
    let rows_without = reproduction.rows.iter().filter(|row| row.parameters.is_empty()).count();
    assert_eq!(rows_without, 0, "{}: rows without parameters, of {}", entry.id, reproduction.rows.len());
}

/// A formula evaluated by its own solver always agrees, so these rows have no verdict.
fn assert_no_formula_is_judged_by_itself(entry: &Entry, reproduction: &Reproduction) {
    for row in &reproduction.rows {
        let is_exempt = matches!(row.source, Source::Formula(_) | Source::Unverified(_))
            && row.method == Method::ClosedForm;
        assert!(!is_exempt || row.agrees.is_none(), "{}: {}", entry.id, row.key_text());
    }
}

/// Known differences are listed by the id of a row, which therefore may not depend on how a language writes numbers.
#[test]
fn row_ids_do_not_depend_on_language() {
    for id in [
        "gk-fig2",
        "gk-table3",
        "gk-table4",
        "gk-sec5",
        "gk-appB",
        "gk-appC",
        "ib-table2",
        "ib-fig4",
        "s-thm3.1",
    ] {
        let entry = entry(id).unwrap();
        let ids = |language: &str| {
            assert!(hyperfly_text::set_language(language));
            let reproduction = entry.reproduce(None);
            assert_eq!(reproduction.unlisted(), 0, "{id} in {language}");
            reproduction.rows.iter().map(Row::id).collect::<Vec<_>>()
        };
        assert_eq!(ids("en"), ids("de"), "{id}");
    }
}

#[test]
fn explore_fragments_begin_a_run() {
    for entry in entries() {
        let (request, warnings) = Request::from_fragment(entry.explore);
        assert!(warnings.is_empty(), "{}: {warnings:?}", entry.id);
        let scenario =
            request.unwrap_or_else(|problems| panic!("{}: {problems:?}", entry.id)).settings.scenario();
        let options = Options { memory: limits::MEMORY_PAGE, ..Options::default() };
        if let Err(problem) = hyperfly_core::begin(&scenario, None, None, options) {
            panic!("{}: {problem}", entry.id);
        }
    }
}

#[test]
fn figures_contain_title_and_source() {
    for entry in entries() {
        let svg = (entry.figure)(&Style::default());
        assert!(svg.starts_with("<svg") && svg.trim_end().ends_with("</svg>"), "{}: no SVG", entry.id);
        assert!(svg.contains(entry.title), "{}: no title", entry.id);
        for author in entry.paper.name().split(',').take(1) {
            assert!(svg.contains(&author.replace('&', "&amp;")), "{}: no source", entry.id);
        }
        assert!(!svg.contains("NaN"), "{}: NaN", entry.id);
    }
}
