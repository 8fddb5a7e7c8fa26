//! The published points of today: the verdicts of measured rows, and the run of FFTU with as many cores and points as published.

use hyperfly_core::limits::Options;
use hyperfly_papers::{Cell, Entry, Paper, Row, entries};
use hyperfly_request::{Request, Settings, run};

fn entries_of_today() -> impl Iterator<Item = &'static Entry> {
    entries().filter(|entry| matches!(entry.paper, Paper::Fftu | Paper::Dtfft | Paper::Cufftmp))
}

/// Returns the published value of a row: a number, or a quotient of two as in `78 / 4`.
fn published_value(row: &Row) -> f64 {
    let text = row.published.id();
    let number = |text: &str| text.trim().parse::<f64>().expect("a number");
    text.split_once('/').map_or_else(|| number(&text), |(a, b)| number(a) / number(b))
}

#[test]
fn measured_rows_agree_within_a_factor_of_root_2() {
    let mut verdicts = [0, 0];
    for entry in entries_of_today() {
        for row in entry.reproduce(None).rows {
            let Some(factor) = row.number("computed / published") else { continue };
            let Cell::Number(computed) = row.computed else { panic!("{} is no number", row.key_text()) };
            assert!((computed / published_value(&row) - factor).abs() < 1e-12 * factor, "{}", row.key_text());
            let is_near = factor.log2().abs() <= 0.5;
            assert_eq!(row.agrees, Some(is_near), "{} {}", row.key_text(), factor);
            verdicts[usize::from(is_near)] += 1;
        }
    }
    assert!(verdicts.iter().all(|count| *count > 0), "{verdicts:?}");
}

/// The run does not fit the default memory budget, so the entry has its closed form.
#[test]
fn fftu_on_4096_cores_takes_the_time_of_the_closed_form() {
    let entry = hyperfly_papers::entry("fftu-speedup").expect("an entry");
    let reproduction = entry.reproduce(None);
    let row = reproduction.rows.iter().find(|row| row.is("of", "speedup")).expect("a row");
    let keys: Vec<String> =
        row.parameters.iter().map(|it| format!("{}={}", it.name, it.value.id())).collect();
    let settings: Settings = Request::from_fragment(&keys.join("&")).0.expect("a scenario").settings;
    assert_eq!((settings.p, settings.n), (4096, 1 << 30));
    let options = Options { data: false, trace: false, memory: 2 << 30 };
    let report = run(&settings, None, options).expect("a run").report;
    let Cell::Number(speedup) = row.computed else { panic!("no number") };
    assert!((report.speedup - speedup).abs() < 1e-9 * speedup, "{} {speedup}", report.speedup);
    // Each core sends 64 words to each of the others.
    assert_eq!((report.messages, report.words), (4096 * 4095, 4096 * 4095 * 64));
}
