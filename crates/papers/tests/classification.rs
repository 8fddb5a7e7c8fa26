//! Classification of printed rows, judgement of hedged claims, and citations of the papers in texts.

use hyperfly_papers::{Cell, Row, Source, entries, entry};

/// The rows of an entry with this id in the key part `name`.
fn rows(id: &str, name: &str, value: &str) -> Vec<Row> {
    let reproduction = entry(id).expect("an entry").reproduce(None);
    reproduction.rows.into_iter().filter(|row| row.is(name, value)).collect()
}

/// A published number keeps its printed digits; a number without digits was computed here.
#[test]
fn printed_rows_quote_the_paper() {
    for entry in entries().filter(|entry| !entry.id.starts_with("kggk") && !entry.id.starts_with("culler")) {
        for row in entry.reproduce(None).rows {
            let is_printed = matches!(row.source, Source::Printed(_));
            let is_computed_here = matches!(row.published, Cell::Number(_));
            assert!(!is_printed || !is_computed_here, "{}: {} is not printed", entry.id, row.key_text());
        }
    }
}

#[test]
fn hedged_equations_agree_within_a_factor_of_root_2() {
    for row in rows("gk-sec4", "of", "equation-8") {
        let p = row.number("p").expect("p");
        assert!(
            p < 16.0 || row.agrees == Some(true),
            "{} {} {}",
            row.key_text(),
            row.published,
            row.computed
        );
    }
    for label in ["e-mesh", "equal"] {
        assert!(rows("gk-sec7", "what", label).iter().all(|row| row.agrees == Some(true)), "{label}");
    }
    assert!(rows("gk-appC", "of", "words").iter().all(|row| row.agrees == Some(true)));
    for label in ["below-first", "below-second"] {
        let far_rows = rows("gk-appD", "of", label).into_iter().filter(|row| row.number("p") > Some(4.0));
        assert!(far_rows.into_iter().all(|row| row.agrees == Some(true)), "{label}");
    }
}

/// The paper streams the words of an exchange; the simulated interface does not.
#[test]
fn overlap_with_hops_names_the_stop_and_wait_interface() {
    let reproduction = entry("gk-appE").expect("an entry").reproduce(None);
    let hops = reproduction.differences.iter().filter(|difference| {
        let row = reproduction.rows.iter().find(|row| row.key == difference.key).expect("its row");
        row.is("of", "effective") && row.number("t_h") > Some(0.0) && row.number("t_w") > Some(1.0)
    });
    let reasons: Vec<_> = hops.map(|difference| difference.reason.unwrap_or_default()).collect();
    assert!(!reasons.is_empty());
    assert!(reasons.iter().all(|reason| reason.contains("stop-and-wait")), "{reasons:?}");
}

/// "GK 8" is an equation in one place and a section in another.
#[test]
fn gk_citations_name_equation_or_section() {
    let text = hyperfly_text::file("en").expect("English");
    let messages = text.lines().filter(|line| line.starts_with("tours_") || line.starts_with("presets_"));
    for line in messages {
        let bare = line
            .match_indices("GK ")
            .find(|(index, _)| line[index + 3..].starts_with(|c: char| c.is_ascii_digit()));
        assert!(bare.is_none(), "{line}");
    }
}

/// Every whole l of the range gives the eight printed times.
#[test]
fn range_of_l_lies_within_its_bounds() {
    let row = &rows("ib-table3", "what", "l")[0];
    assert_eq!(row.computed, Cell::Text("3901 … 3924".to_owned()));
    let reproduction = entry("ib-table3").expect("an entry").reproduce(None);
    let reasons = reproduction.reasons();
    assert!(!reasons.iter().any(|reason| reason.text.unwrap_or_default().contains("3900 ")));
}
