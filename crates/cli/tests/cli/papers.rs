//! `reproduce`, and `figure` of a paper: what is published beside what comes out.

use super::hyperfly;
use serde_json::Value;

#[test]
fn json_has_every_cell_and_the_reason_of_every_difference() {
    let found = hyperfly("reproduce gk-table2 --json").json();
    assert_eq!(found["id"], "gk-table2");
    assert!(
        found["source"].as_str().is_some_and(|source| source.contains("Gupta") && source.contains("Table 2"))
    );
    let rows = found["rows"].as_array().expect("rows");
    assert!(rows.len() > 20 && found["claim"].is_string());
    let in_words = rows.iter().filter(|row| row["published"].is_string()).count();
    assert_eq!(in_words, 2);
    for row in rows.iter().filter(|row| row["published"].is_number()) {
        assert!(row["p"].is_number() && row["published"].is_number() && row["computed"].is_number(), "{row}");
        let half_a_digit = 0.005 * (1.0 + 1e-9);
        let near =
            (row["published"].as_f64().unwrap() - row["computed"].as_f64().unwrap()).abs() <= half_a_digit;
        assert_eq!(row["agrees"], near, "{row}");
    }
    let differing = rows.iter().filter(|row| row["agrees"] == Value::Bool(false)).count();
    let differences = found["differences"].as_array().expect("differences");
    assert_eq!(differences.len(), differing);
    assert!(
        differences.iter().all(|difference| difference["reason"].is_string() && difference["p"].is_number())
    );
}

#[test]
fn one_entry_reads_as_a_page() {
    let page = hyperfly("reproduce gk-table2").data();
    for part in ["published", "computed", "≠ ", "In the explorer: #"] {
        assert!(page.contains(part), "{part} is not in\n{page}");
    }
}

#[test]
fn a_figure_of_a_paper_stands_alone() {
    let svg = hyperfly("figure gk-fig3 --theme dark --size 900x600").data();
    assert!(
        svg.starts_with("<svg ") && svg.contains("width=\"900\" height=\"600\"") && svg.contains("Gupta")
    );
    assert_eq!(hyperfly("figure gk-fig3 --p 16").code, 2);
}

#[test]
fn what_the_papers_do_not_have_is_refused_with_what_they_have() {
    for command in ["reproduce gk-fig9", "figure gk-fig9"] {
        let done = hyperfly(command);
        assert_eq!((done.code, done.out.as_str()), (2, ""), "{command}");
        assert!(done.err.contains("gk-fig9") && done.err.contains("ib-table4"), "{}", done.err);
    }
}
