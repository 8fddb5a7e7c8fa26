//! Runs of scenarios that entries compare with, and the comparisons that several entries make.

use crate::prelude::*;
use crate::published::{Published, table};
use hyperfly_core::Run;
use hyperfly_core::limits::{self, Options};
use hyperfly_core::report::Report;
use hyperfly_core::schedule::{Plan, Step};
use hyperfly_model::Times;
use hyperfly_model::isoefficiency::isoefficient_size;
use hyperfly_request::{Request, Settings, run};
use hyperfly_view::notation::numbers::fixed;

/// Parses the scenario of keys as in an address. Panics if they are invalid, which the tests find.
pub fn scenario(keys: &str) -> Settings {
    Request::from_fragment(keys).0.expect("keys of a possible scenario").settings
}

/// Runs a scenario without data or trace. Panics if it cannot run, which the tests find.
pub fn report(scenario: &Settings) -> Report {
    let options = Options { data: false, trace: false, ..Options::default() };
    run(scenario, None, options).expect("a scenario that runs").report
}

/// Runs a scenario with data and trace. Panics if it cannot run, which the tests find.
pub fn run_with_trace(scenario: &Settings) -> Run {
    run(scenario, None, Options::default()).expect("a scenario that runs")
}

/// A cell of a paper's table.
pub struct Printed {
    pub row: String,
    pub column: String,
    pub value: Published,
}

/// Parses the cells, row by row, of a table whose first column names the rows.
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

/// Formats the efficiencies of runs on both sides of a point of a curve: "E = 0.664 with 2^12, 0.641 with half".
pub fn efficiencies_around(efficiency_above: f64, log_n: u32, efficiency_below: f64) -> String {
    let text_below = if efficiency_below.is_nan() { "—".to_owned() } else { fixed(efficiency_below, 3) };
    format!("E = {} with 2^{log_n}, {text_below} with half", fixed(efficiency_above, 3))
}

/// Returns the partners of a processor in the exchanges of a plan, in order.
pub fn partners(plan: &Plan, q: u32) -> Vec<u32> {
    let partner = |step: &Step| match *step {
        Step::Exchange { to, .. } => Some(to),
        _ => None,
    };
    plan.rank_steps(q).iter().filter_map(partner).collect()
}

/// Returns all pairs of these values, the first in the outer loop.
pub fn sweep<A: Copy, B: Copy>(
    outer: impl IntoIterator<Item = A>,
    inner: impl IntoIterator<Item = B>,
) -> impl Iterator<Item = (A, B)> {
    let inner: Vec<B> = inner.into_iter().collect();
    outer.into_iter().flat_map(move |a| inner.clone().into_iter().map(move |b| (a, b)))
}

/// Joins values by commas, as the sources list them.
pub fn list<T: ToString>(values: impl IntoIterator<Item = T>) -> String {
    values.into_iter().map(|value| value.to_string()).collect::<Vec<_>>().join(", ")
}

/// Compares like [`isoefficiency_at`], in a row with the key `of`, E and p.
pub fn isoefficiency(label: impl Into<Cell>, source: Source, log2_n: f64, s: &Settings, e: f64) -> Row {
    isoefficiency_at(Check::closed_form().at("E", e).at("p", s.p), label, source, log2_n, s, e)
}

/// Compares a claimed log2 n that keeps the efficiency `e` with runs: the next power of two has to reach `e`, and half of it must not.
/// Sizes that are too large to run stand next to the closed form, without a verdict. `base_check` has the key parts of the row.
pub fn isoefficiency_at(
    base_check: Check,
    label: impl Into<Cell>,
    source: Source,
    log2_n: f64,
    s: &Settings,
    e: f64,
) -> Row {
    let claim = format!("n = 2^{}", fixed(log2_n, 2));
    // Tolerates rounding: 12.000000000001 means 2^12.
    let next_log_n = (libm::ceil(log2_n - 1e-9) as u32).max(s.d()).max(1);
    let with_n = |r: u32| Settings { n: 1 << r, ..s.clone() };
    if next_log_n <= 40 && limits::check_run(&with_n(next_log_n).scenario(), false).is_empty() {
        let high = report(&with_n(next_log_n)).efficiency;
        let efficiency_below =
            if next_log_n == s.d() { f64::NAN } else { report(&with_n(next_log_n - 1)).efficiency };
        let agrees = high >= e - 1e-12 && (efficiency_below.is_nan() || efficiency_below < e - 1e-12);
        let check = base_check.with_run(Method::Executed, &with_n(next_log_n)).with("E", e);
        return check.stated(
            label,
            source,
            claim,
            efficiencies_around(high, next_log_n, efficiency_below),
            agrees,
        );
    }
    let exact = isoefficient_size(&s.scenario(), s.p, e).map_or(f64::NAN, |size| size.log2_n);
    let check = base_check.with_run(Method::ClosedForm, s).varying("n", "?").with("E", e);
    check.unjudged(label, source, claim, format!("n = 2^{}", fixed(exact, 2)))
}

/// A printed isoefficiency function: log2 W for the times of a machine, K and p.
pub type LogWork = fn(&Times, f64, f64) -> f64;

/// Returns log2 n of the n with W = t_c n log n = 2^`log2_w`, by bisection, as n log n has no inverse in closed form.
pub fn log2_n_of(times: &Times, log2_w: f64) -> f64 {
    let (mut low, mut high) = (1e-9, log2_w.max(1.0) + 64.0);
    for _ in 0..200 {
        let middle = (low + high) / 2.0;
        let is_below = middle + libm::log2(times.tc * middle) < log2_w;
        *(if is_below { &mut low } else { &mut high }) = middle;
    }
    high
}

/// Returns the powers of two from 2^`from` to 2^`to`.
pub fn powers(from: u32, to: u32) -> impl Iterator<Item = u32> + Clone {
    (from..=to).map(|d| 1 << d)
}

/// Whether two times are equal to a relative 1e-9.
pub fn same(a: f64, b: f64) -> bool {
    (a - b).abs() <= 1e-9 * a.abs().max(b.abs())
}
