//! IB Fig. 4: absolute efficiencies on a Cray T3E.
//!
//! The paper shows only a drawing. Its points are (5.2) of the measured times of Table 3, so they are computed from these,
//! and compared with the statements of the text about the drawing. For comparison: (5.2) of the same schedule on the BSP machine.

use super::prediction_error::PredictionError;
use super::t3e::{self, Times};
use super::table3;
use crate::figure;
use crate::prelude::*;
use crate::runs::list;
use hyperfly_model::ib;
use hyperfly_view::notation::numbers::quantity;

pub static ENTRY: Entry = Entry {
    id: "ib-fig4",
    paper: Paper::Ib,
    place: "Fig. 4, section 5.3, equation 5.2",
    title: "Absolute efficiency on a Cray T3E",
    claim: "E = Time(seq, N) / (p · Time(p, N)) is moderate up to N = 4096 and up to 1.7 beyond: the \
        sequential program does not fit the cache there, its parts on enough processors do.",
    explore: "preset=t3e&algorithm=group-cyclic&radix=4&p=16&n=32768&view=efficiency",
    rows: compare,
    known: &[
        KnownDifference {
            selects: |row| row.is("claim", "rises") && row.is("N", "16384"),
            reason: "By Table 3 the efficiency of N = 16384 falls from 1.00 to 0.88 on two processors, \
                where 8192 points each are still too many for the cache, and rises to 1.52 on four. What \
                the text says of 8192 ≤ N ≤ 16384 holds for 8192 only.",
        },
        KnownDifference {
            selects: |row| row.is("claim", "executed"),
            reason: "(5.2) divides the time of the sequential program, and there the difference lies. Up \
                to N = 4096 that program fits its cache and runs at up to 83 Mflop/s (Table 2), more than \
                twice the v = 34.9 Mflop/s of the executions: measured efficiencies are lower. Beyond, it \
                takes two to three times as long as v says: they are higher. That is the likely reason, \
                not a proven one; on 64 processors g and l of Table 4 do not fit Table 3 besides.",
        },
        KnownDifference {
            selects: |row| row.is("claim", "two-to-64"),
            reason: "More or less constant is taken here as losing less than a third, which is what \
                \"notably\" means in the step from one processor to two. From 2 to 8 processors N = 512 \
                loses half of its efficiency (0.49, 0.37, 0.24) and N = 2048 two fifths; N = 1024 and 4096 \
                lose less than a third.",
        },
    ],
    figure: draw,
};

/// Section of the statements about the figure.
const SECTION: Source = Source::section("5.3");

/// A notable decrease is to at most two thirds.
const NOTABLY: f64 = 2.0 / 3.0;

/// Finds the cell of Table 3 for N on p processors, `None` for the sequential program.
fn cell(times: &[Times], n: u64, p: Option<u32>) -> Option<&Times> {
    times.iter().find(|row| row.n == n && row.p == p)
}

/// Returns (5.2) for times of Table 3.
pub fn efficiency(times: &[Times], n: u64, p: u32, time_of: impl Fn(&Times) -> f64) -> Option<f64> {
    let sequential = time_of(cell(times, n, None)?);
    Some(ib::absolute_efficiency_5_2(sequential, p, time_of(cell(times, n, Some(p))?)))
}

/// Returns the efficiency measured on the T3E.
pub fn measured(times: &[Times], n: u64, p: u32) -> Option<f64> {
    efficiency(times, n, p, |row| row.measured.value())
}

/// Returns (5.2) for executions on the BSP machine.
pub fn executed(n: u64, p: u32) -> f64 {
    let time = |p| t3e::execute(&t3e::scenario(n, p)).t_parallel;
    ib::absolute_efficiency_5_2(time(1), p, time(p))
}

/// Formats numbers in a line.
fn numbers(values: &[f64]) -> String {
    list(values.iter().map(|value| quantity(*value, 2)))
}

fn compare(_: Clock) -> Vec<Row> {
    let times = t3e::times();
    let mut rows = Vec::new();
    let mut best = f64::MIN;
    for row in &times {
        let Some((p, measured)) = row.p.and_then(|p| Some((p, measured(&times, row.n, p)?))) else {
            continue;
        };
        let executed = executed(row.n, p);
        best = f64::max(best, executed);
        let check = t3e::check_run(&t3e::scenario(row.n, p)).at("p", p).at("N", row.n);
        rows.push(check.unjudged(Cell::None, Source::equation("5.2"), measured, executed));
    }
    let check = t3e::check_runs("1, 2, … 64", "512, 1024, … 65536").labelled("claim").at("N", "all");
    let computed = format!("{} at most, executed", quantity(best, 3));
    let agrees = best <= 1.0 + 1e-9;
    rows.push(check.stated(("theory", "in theory"), Source::claim("5.3"), "E ≤ 1", computed, agrees));
    rows.extend(compare_with_measured(&times));
    // Statements of the text about the drawing, checked with the printed times.
    let read_off = |n: &str, sizes: &str| {
        let check = Check::arithmetic().labelled("claim").at("N", n);
        check.with("p", "1, 2, … 64").with("n", sizes)
    };
    let efficiencies_of =
        |n: u64| -> Vec<f64> { (0..=6).filter_map(|d| measured(&times, n, 1 << d)).collect() };
    let large = [8192, 16384, 32768, 65536];
    let max_efficiency = large.iter().flat_map(|n| efficiencies_of(*n)).fold(0.0, f64::max);
    let check = read_off("8192 …", "8192, 16384, 32768, 65536");
    rows.push(check.printed(("up-to", "efficiencies of up to"), SECTION, "1.7", max_efficiency));
    for n in [512, 1024, 2048, 4096] {
        let (e, check) = (efficiencies_of(n), read_off(&n.to_string(), &n.to_string()));
        let label = ("one-to-two", "one to two processors");
        let agrees = e[1] < e[0] * NOTABLY;
        rows.push(check.stated(label, SECTION, "decreases notably", numbers(&e[..2]), agrees));
        // Ratio of E after and before a doubling of p, from 2 to 8 processors and from 8 to 64.
        let (before, after) = ((e[3] / e[1]).sqrt(), (e[6] / e[3]).cbrt());
        let [ratio_before, ratio_after] = [before, after].map(|ratio| quantity(ratio, 2));
        let computed =
            format!("{}; a doubling leaves {ratio_before} up to 8, then {ratio_after}", numbers(&e[1..]));
        // "Constant, more or less": falls less than in the step before.
        let min_efficiency = e[1..=3].iter().copied().fold(f64::INFINITY, f64::min);
        let is_constant = min_efficiency >= e[1] * NOTABLY;
        let agrees = is_constant && before > after && e[4..].is_sorted_by(|a, b| a > b);
        let claim = "more or less constant up to 8–16 processors, after that decreases steadily";
        rows.push(check.stated(("two-to-64", "two to 64 processors"), SECTION, claim, computed, agrees));
    }
    for n in [8192u64, 16384] {
        let (e, check) = (efficiencies_of(n), read_off(&n.to_string(), &n.to_string()));
        let label = ("rises", "increases from one processor to two");
        rows.push(check.stated(label, SECTION, "increases", numbers(&e[..2]), e[1] > e[0]));
        let falls = e[6] < e.iter().copied().fold(0.0, f64::max);
        let label = ("too-many", "too many processors");
        rows.push(check.stated(label, SECTION, "deteriorates", numbers(&e), falls));
    }
    for n in [32768u64, 65536] {
        // 4096 points and their weights fit the cache.
        let e = efficiencies_of(n);
        let (before, after) = e.split_at((n / 4096).ilog2() as usize);
        let range_of = |efficiencies: &[f64]| {
            let reduce_by =
                |pick: fn(f64, f64) -> f64| efficiencies.iter().copied().reduce(pick).unwrap_or(f64::NAN);
            (reduce_by(f64::min), reduce_by(f64::max))
        };
        let (low, high) = (range_of(before), range_of(after));
        let mean = |efficiencies: &[f64]| efficiencies.iter().sum::<f64>() / efficiencies.len() as f64;
        let step = mean(after) / mean(before);
        let is_flat = high.0 > low.1 && step > low.1 / low.0 && step > high.1 / high.0;
        let computed = format!("{} before, {} after", numbers(before), numbers(after));
        let (claim, n) = ("nearly constant before and after the part fits the cache", n.to_string());
        rows.push(read_off(&n, &n).stated(("cache", "cache"), SECTION, claim, computed, is_flat));
    }
    rows
}

/// Compares the efficiencies of executions with the efficiencies of the measured times, in cache and beyond.
fn compare_with_measured(times: &[Times]) -> [Row; 2] {
    [("512 … 4096", true), ("8192 … 65536", false)].map(|(n, is_cached)| {
        let cells = times.iter().filter(|row| (row.n <= 4096) == is_cached);
        let error = PredictionError::from_ratios(cells.filter_map(|row| {
            let p = row.p?;
            Some((measured(times, row.n, p)? / executed(row.n, p), format!("p = {p}, N = {}", row.n)))
        }));
        let check = t3e::check_runs("1, 2, … 64", n).labelled("claim").at("N", n);
        error.row(&check, ("executed", "executed against measured"), Source::equation("5.2"))
    })
}

/// The colours of four curves.
pub const INKS: [Ink; 4] = [Ink::Series0, Ink::Series2, Ink::Series3, Ink::Series1];

fn draw(style: &Style) -> String {
    let times = t3e::times();
    let plane = |sizes: [u64; 4]| {
        let y = Axis::new("E, absolute (dashed: predicted)", Scale::Linear).from_to(0.0, 1.8);
        let mut plane = Plane::new(Axis::new("p", Scale::Log2), y).horizontal_line(1.0, "");
        for (n, ink) in sizes.into_iter().zip(INKS) {
            let points = |efficiency_of: &dyn Fn(u32) -> Option<f64>| -> Vec<_> {
                (0..=6).filter_map(|d| Some((f64::from(1 << d), efficiency_of(1 << d)?))).collect()
            };
            let measured = points(&|p| measured(&times, n, p));
            let formula = |row: &Times| table3::predicted(row.n, row.p, t3e::Parameters::flops);
            plane = plane.dashes("", ink, points(&|p| efficiency(&times, n, p, formula))).series(
                format!("N = {n}"),
                ink,
                measured.clone(),
                measured,
                false,
            );
        }
        plane
    };
    figure::charts(&ENTRY, &[plane([512, 1024, 2048, 4096]), plane([8192, 16384, 32768, 65536])], style)
}
