//! What the entries share: scenarios from keys, timed runs, tables of the paper, words for what came out.

use crate::published::{Published, table};
use hyperfly_core::Run;
use hyperfly_core::limits::Options;
use hyperfly_core::report::Report;
use hyperfly_request::{Request, Settings, run};
use hyperfly_text::papers;
use hyperfly_view::numbers::fixed;

/// The scenario of keys as in an address. They are part of the program: what they say is possible, as the tests show.
pub fn scenario(keys: &str) -> Settings {
    Request::from_fragment(keys).0.expect("keys of a possible scenario").settings
}

/// A run without data or trace. For scenarios that are part of the program.
pub fn report(scenario: &Settings) -> Report {
    let options = Options { data: false, trace: false, ..Options::default() };
    run(scenario, None, options).expect("a scenario that runs").report
}

/// A run with all there is to see.
pub fn whole(scenario: &Settings) -> Run {
    run(scenario, None, Options::default()).expect("a scenario that runs")
}

/// A cell of a paper's table.
pub struct Printed {
    /// The head of its row.
    pub row: String,
    /// The head of its column.
    pub column: String,
    /// What stands there.
    pub value: Published,
}

/// The cells of a table whose first column names the rows, row by row.
pub fn cells(text: &'static str) -> Vec<Printed> {
    let row = |row: Vec<(String, String)>| {
        let head = row[0].1.clone();
        row.into_iter().skip(1).map(move |(column, value)| Printed {
            row: head.clone(),
            column,
            value: Published::new(&value).expect("a number"),
        })
    };
    table(text).into_iter().flat_map(row).collect()
}

/// "E = 0.664 with 2^12, 0.641 with half": what runs on both sides of a point of a curve reach.
pub fn around(above: f64, log_n: u32, below: f64) -> String {
    papers::around(&fixed(above, 3), log_n, &fixed(below, 3))
}

/// A printed number that is part of the program.
pub fn printed(text: &str) -> Published {
    Published::new(text).expect("a number")
}

/// Powers of two from 2^`from` to 2^`to`.
pub fn powers(from: u32, to: u32) -> impl Iterator<Item = u32> + Clone {
    (from..=to).map(|d| 1 << d)
}

/// Whether two times are the same to 1e-9.
pub fn same(a: f64, b: f64) -> bool {
    (a - b).abs() <= 1e-9 * a.abs().max(b.abs())
}
