//! Problem 13.8: the fastest algorithm for five sets of constants and three sizes. Sets (iv) and (v) and the sizes are partly from
//! memory.

use crate::figure::table_of_rows;
use crate::kggk::formulas::Case;
use crate::prelude::*;
use crate::runs::{report, scenario};
use hyperfly_core::limits::check_run;
use hyperfly_model::predict;
use hyperfly_request::{Algorithm, Settings};
use hyperfly_view::notation::numbers::power_of_two;
use libm::exp2;

pub static ENTRY: Entry = Entry {
    id: "kggk-p13.8",
    paper: Paper::Kggk,
    place: "Problem 13.8",
    title: "Which algorithm? Five sets of constants, three sizes",
    claim: "On a hypercube with t_w = 1 and t_s = 250, 50, 10, 2 or 0, which is the best of binary \
        exchange and the transposes in 2, 3, 4 and 5 dimensions: for n = 2^15 and p = 2^12, for n = 2^12 \
        and p = 2^6, for n = 2^20 and p = 2^12? We could not look up the last two t_s and the sizes; they are from memory. Look \
        at the chart of the fastest and lower t_s: fewer dimensions win.",
    explore: "algorithm=transpose&dims=4&p=64&n=4096&tc=1&tw=1&ts=10&th=0&view=choose",
    rows: compare,
    known: &[KnownDifference {
        selects: |row| row.is("case", "a") && row.number("t_s") == Some(10.0),
        reason: "The formulas let a processor send all n/p words in each transposition, though one part \
            stays where it is. The more dimensions, the larger that part: with t_s = 10 the transpose in \
            four dimensions takes 234 for communication and not 282, that in three 252 and not 268. So \
            four are faster.",
    }],
    figure: draw,
};

/// t_s of the sets (i) to (v); all have t_w = 1.
const SETS: [(&str, f64); 5] = [("i", 250.0), ("ii", 50.0), ("iii", 10.0), ("iv", 2.0), ("v", 0.0)];

/// (log n, log p) of the first part, and of (a) and (b) of the second part.
const SIZES: [(&str, u32, u32); 3] = [("1", 15, 12), ("a", 12, 6), ("b", 20, 12)];

/// Dimensions of the transposes; 1 stands for binary exchange.
const CHOICES: [u32; 5] = [1, 2, 3, 4, 5];

fn settings(q: u32, ts: f64, r: u32, d: u32) -> Settings {
    let algorithm = if q == 1 { Algorithm::BinaryExchange } else { Algorithm::Transpose };
    let s = scenario("p=1&tc=1&tw=1&th=0");
    Settings { algorithm, dims: q.max(2), ts, p: 1 << d, n: 1 << r, ..s }
}

/// Returns whether p ≤ n^((q − 1)/q).
fn possible(q: u32, r: u32, d: u32) -> bool {
    q == 1 || d * q <= r * (q - 1)
}

/// Computes T_p by the formulas of the chapter.
fn by_formula(q: u32, s: &Settings) -> f64 {
    let case = Case::from_settings(s);
    if q == 1 { case.exchange() } else { case.generalized(q.into()) }
}

/// Computes the exact communication time. The q − 1 transpositions divide log p as evenly as possible, and words that stay on
/// their processor are not sent.
fn communication(q: u32, s: &Settings) -> f64 {
    let (d, words) = (s.d(), s.n as f64 / f64::from(s.p));
    if q == 1 {
        return f64::from(d) * (s.ts + s.tw * words);
    }
    let part = |k: u32| (k + 1) * d / (q - 1) - k * d / (q - 1);
    let sides = (0..q - 1).map(|k| exp2(part(k).into()));
    sides.map(|side| (side - 1.0) * (s.ts + s.tw * words / side)).sum()
}

/// Returns T_p, executed up to 64 processors. Transposes on 4096 exceed the memory limit of a run; there the closed form, which
/// other tests compare with runs, replaces them.
fn best_time(s: &Settings) -> f64 {
    if s.p <= 64 {
        report(s).t_parallel
    } else {
        predict(&s.scenario()).map_or(f64::NAN, |prediction| prediction.t_parallel)
    }
}

fn algorithm_cell(q: u32) -> Cell {
    match q {
        1 => Cell::named("binary-exchange", "binary exchange"),
        q => Cell::named(format!("transpose-{q}"), format!("transpose, {q}-D")),
    }
}

/// Returns the algorithm with the smallest T_p.
fn fastest(ts: f64, r: u32, d: u32, time: impl Fn(u32, &Settings) -> f64) -> u32 {
    let candidates = CHOICES.into_iter().filter(|q| possible(*q, r, d));
    let times = candidates.map(|q| (q, time(q, &settings(q, ts, r, d))));
    times.min_by(|a, b| a.1.total_cmp(&b.1)).map_or(1, |(q, _)| q)
}

fn compare(_: Clock) -> Vec<Row> {
    let mut rows = Vec::new();
    rows.extend(sweep(SIZES, SETS).map(|(size, (_, ts))| compare_fastest(size, ts)));
    for ((_, ts), q) in sweep(SETS, CHOICES) {
        let s = settings(q, ts, 12, 6);
        let computation = s.tc * (s.n / u64::from(s.p)) as f64 * f64::from(s.r());
        let check = Check::executed(&s).at("algorithm", algorithm_cell(q)).at("t_s", ts).chosen(&["tc"]);
        let label = ("communication", "time of communication");
        let computed = report(&s).t_parallel - computation;
        rows.push(check.exact(label, Source::Ours, communication(q, &s), computed));
    }
    // The possible runs: p ≤ n^((q − 1)/q). In the first part only the last transpose is possible.
    for ((name, r, d), q) in sweep(SIZES, 2..=5u32) {
        let computed = check_run(&settings(q, 1.0, r, d).scenario(), false).is_empty();
        let word = |is_possible: bool| if is_possible { "possible" } else { "too few points" };
        let check = Check::counted().at("case", size_cell(name, r, d)).at("algorithm", algorithm_cell(q));
        let check = check.with("p", 1u32 << d).with("n", 1u32 << r);
        rows.push(check.same(
            ("possible", "can be run"),
            Source::Ours,
            word(possible(q, r, d)),
            word(computed),
        ));
    }
    rows
}

/// Compares the fastest algorithm by the formulas with the fastest as executed.
fn compare_fastest((name, r, d): (&str, u32, u32), ts: f64) -> Row {
    let (expected, best) = (fastest(ts, r, d, by_formula), fastest(ts, r, d, |_, s| best_time(s)));
    let s = settings(best, ts, r, d);
    let method = if s.p <= 64 { Method::Executed } else { Method::ClosedForm };
    let check = Check::new(method).with_settings(&s).at("case", size_cell(name, r, d)).at("t_s", ts);
    let check = check.chosen(&["tc"]);
    let row =
        check.same(("fastest", "fastest"), Source::Ours, algorithm_cell(expected), algorithm_cell(best));
    row.with("T_p", best_time(&s))
}

fn size_cell(name: &str, r: u32, d: u32) -> Cell {
    Cell::named(name, format!("n = 2^{r}, p = 2^{d}"))
}

/// Draws a table of the fastest algorithm in each case.
fn draw(style: &Style) -> String {
    let columns = SIZES.map(|(_, r, d)| format!("n = {}, p = {}", power_of_two(r), power_of_two(d)));
    let cells: Vec<Row> = sweep(SETS, SIZES).map(|((_, ts), size)| compare_fastest(size, ts)).collect();
    let set_text = |row: &Row| {
        let ts = row.number("t_s").unwrap_or(f64::NAN);
        let name = SETS.iter().find(|set| set.1 == ts).map_or("", |set| set.0);
        format!("({name}) t_s = {ts}")
    };
    table_of_rows(&ENTRY, "constants", columns, &cells, set_text, style)
}
