//! `reproduce`, and `figure` of a paper: published and computed numbers.

use super::hyperfly;
use serde_json::Value;
use std::collections::BTreeMap;

#[test]
fn reproduce_json_has_every_cell_and_reasons_of_differences() {
    let table2 = hyperfly("reproduce gk-table2 --json").json();
    assert_eq!(table2["id"], "gk-table2");
    assert!(
        table2["source"]
            .as_str()
            .is_some_and(|source| source.contains("Gupta") && source.contains("Table 2"))
    );
    let rows = table2["rows"].as_array().expect("rows");
    assert!(rows.len() > 20 && table2["claim"].is_string());
    let rows_in_words = rows.iter().filter(|row| row["published"].is_string()).count();
    assert_eq!(rows_in_words, 2);
    for row in rows.iter().filter(|row| row["published"].is_number()) {
        assert!(row["p"].is_number() && row["published"].is_number() && row["computed"].is_number(), "{row}");
        let half_a_digit = 0.005 * (1.0 + 1e-9);
        let is_close =
            (row["published"].as_f64().unwrap() - row["computed"].as_f64().unwrap()).abs() <= half_a_digit;
        assert_eq!(row["agrees"], is_close, "{row}");
    }
    let differing_rows = rows.iter().filter(|row| row["agrees"] == Value::Bool(false)).count();
    let differences = table2["differences"].as_array().expect("differences");
    assert_eq!(differences.len(), differing_rows);
    assert!(
        differences.iter().all(|difference| difference["reason"].is_string() && difference["p"].is_number())
    );
}

/// The last line must count the rows of the lines before it.
#[test]
fn reproduce_all_counts_entries_by_source_and_method() {
    let lines = hyperfly("reproduce all --json").data();
    let printed_count: Vec<Value> =
        lines.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    let (last, printed_count) = printed_count.split_last().expect("lines");
    let mut counted_rows: BTreeMap<String, [u64; 3]> = BTreeMap::new();
    for entry in printed_count {
        let paper = entry["id"].as_str().expect("an id").split('-').next().expect("a paper");
        for row in entry["rows"].as_array().expect("rows") {
            assert!(row["parameters"].is_object(), "{row}");
            let text = |key: &str| row[key].as_str().unwrap_or_else(|| panic!("no {key}: {row}")).to_owned();
            let source = text("source");
            let kind = source.split(' ').next().expect("a kind");
            let counts = counted_rows.entry(format!("{paper} {kind} {}", text("method"))).or_default();
            counts[0] += 1;
            counts[1] += u64::from(!row["agrees"].is_null());
            counts[2] += u64::from(row["agrees"] == true);
        }
    }
    let summary = last["summary"].as_array().expect("a summary");
    let reported_counts: BTreeMap<String, [u64; 3]> = summary
        .iter()
        .map(|line| {
            let text = |key: &str| line[key].as_str().expect("words");
            let number = |key: &str| line[key].as_u64().expect("a count");
            let counts = [number("rows"), number("compared"), number("agree")];
            (format!("{} {} {}", text("paper"), text("source"), text("method")), counts)
        })
        .collect();
    assert_eq!(reported_counts, counted_rows);
    // The README contains the scores.
    let readme = include_str!("../../../../README.md").split_whitespace().collect::<Vec<_>>().join(" ");
    let score = |source: &str| {
        let judged_kinds = counted_rows.iter().filter(|(kind, _)| {
            kind.contains(source) && (kind.ends_with("executed") || kind.ends_with("counted"))
        });
        judged_kinds.fold([0, 0], |sum, (_, counts)| [sum[0] + counts[1], sum[1] + counts[2]])
    };
    let ([printed_count, held_claims], [instances, true_claims]) = (score(" printed "), score(" claim "));
    for sentence in [
        format!("that the papers print, {printed_count} are judged by execution, and {held_claims} hold"),
        format!(
            "{instances} instances with values chosen here are judged by execution, and {true_claims} hold"
        ),
    ] {
        assert!(readme.contains(&sentence), "README.md should say: {sentence}");
    }
    // Closed forms judge no formula.
    let closed_form_kinds = counted_rows.iter().filter(|(kind, _)| kind.ends_with(" formula closed-form"));
    let exceptions: u64 = closed_form_kinds.map(|(_, counts)| counts[0]).sum();
    let sentence = format!("The exceptions are {exceptions} isoefficient sizes");
    assert!(readme.contains(&sentence), "README.md should say: {sentence}");
}

#[test]
fn reproduce_prints_one_entry() {
    let page = hyperfly("reproduce gk-table2").data();
    for expected in ["published", "computed", "≠ ", "In the explorer: #"] {
        assert!(page.contains(expected), "{expected} is not in\n{page}");
    }
}

#[test]
fn figure_draws_a_paper_without_run_keys() {
    let svg = hyperfly("figure gk-fig3 --theme dark --size 900x600").data();
    assert!(
        svg.starts_with("<svg ") && svg.contains("width=\"900\" height=\"600\"") && svg.contains("Gupta")
    );
    assert_eq!(hyperfly("figure gk-fig3 --p 16").code, 2);
}

#[test]
fn unknown_paper_id_is_refused_with_the_list_of_ids() {
    for command in ["reproduce gk-fig9", "figure gk-fig9"] {
        let output = hyperfly(command);
        assert_eq!((output.code, output.stdout.as_str()), (2, ""), "{command}");
        assert!(
            output.stderr.contains("gk-fig9") && output.stderr.contains("ib-table4"),
            "{}",
            output.stderr
        );
    }
}
