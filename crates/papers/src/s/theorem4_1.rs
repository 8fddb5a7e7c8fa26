//! S Theorem 4.1 and what it implies: when the last word leaves, and when nobody is idle.

use super::executed::{check_output_driven, execute, instance, outputs, time};
use crate::figure;
use crate::prelude::*;
use hyperfly_core::formulations::Formulation;
use hyperfly_model::sahay::Instance;
use hyperfly_view::notation::numbers::quantity;

pub static ENTRY: Entry = Entry {
    id: "s-thm4.1",
    paper: Paper::S,
    place: "Theorem 4.1, sections 4.3 and 4.4",
    title: "When the last word leaves, and when communication is hidden",
    claim: "The last word leaves an output-driven schedule at T: (1) (m − 1) + (m − l − 1) g for g ≥ log \
        m; (2) m log m + 2^g − g − 1 − l g for log l + 1 < g < log m; (3) m log m + (2^g − 1) − l (log l + \
        1) for g ≤ log l + 1. The run takes max{T + L, m log m} + m log P. So no processor is idle, but \
        for L, where n ≥ (2^g/g) P².",
    explore: "algorithm=output-driven&machine=logp&p=4&n=256&g=3&L=10&view=schedule",
    rows: compare,
    known: &[
        KnownDifference {
            selects: |row| row.number("case") == Some(3.0) && row.computed_is("corrected"),
            reason: "Case 3 is printed late by g: with a* = m − l − 2^(g−1), the last word that leaves at \
                once, T = t_a* + g (2^(g−1) − 1), and Corollary 4.1 gives t_a* = m log m − l (log l + 1) + \
                2^g − 1 − g 2^(g−1). The sum has 2^g − g − 1 where the paper has 2^g − 1, as case 2 has; \
                the two then agree at g = log l + 1. (The copy at hand was read by a machine: signs may be \
                its.)",
        },
        KnownDifference {
            selects: |row| is(row, COMPLETION) && row.computed_is(BY_INPUTS),
            reason: "The formula lets phase II begin when the last word is there. It begins with the first \
                words that are there and goes on while the last ones are under way, so the run is shorter \
                wherever T + L is more than m log m: the formula is an upper bound. What comes out is the \
                largest of m log n and, over all inputs i of phase II, s_(i−l) + L + the nodes that inputs \
                from i on make possible. (In case 3 the T that is put in is too late besides.)",
        },
        KnownDifference {
            selects: |row| is(row, NOT_HIDDEN),
            reason: "Section 4.4 says so of phase I alone. The words that are late for the end of phase I \
                can still be in time: while they are under way the processor works on the part of phase II \
                that is possible without them, as section 5 has it, and up to n = 2^g P that is often \
                enough. For n = 2^g P the last word may even leave within phase I.",
        },
    ],
    figure: draw,
};

const COMPLETION: &str = "T_p";
const BY_INPUTS: &str = "input by input";
const NO_IDLING: &str = "T_p = m log n";
const SPEEDUP: &str = "S ≥ P/(1 + 1/log n)";
const NOT_HIDDEN: &str = "T_p > m log n";

/// Section of the theorem's implications.
const SECTION: Source = Source::Formula(Place::Section("4.4"));

fn is(row: &Row, label: &str) -> bool {
    row.is("what", label)
}

/// Returns the time at which the last word of any processor leaves.
fn last_word(case: &Instance) -> f64 {
    let all_outputs = outputs(&execute(Formulation::OutputDriven, case));
    all_outputs.iter().flat_map(|outputs| &outputs.sent).copied().fold(0.0, f64::max)
}

fn compare(_: Clock) -> Vec<Row> {
    let mut rows = Vec::new();
    let check = |case: &Instance| check_output_driven(case).within("g", case.gap);
    // n > P²: l from 2 on.
    let sizes = || (1..=4u32).flat_map(|d| [1, 2, 4].map(|log_l| (d, d + log_l)));
    for (d, log_m) in sizes() {
        for case in (1..=9u32).map(|g| instance(d, log_m, g.into(), 3.0)) {
            let Some(theorem) = case.theorem_4_1() else { continue };
            let row = check(&case).exact("T", Source::FORMULA, theorem.printed, last_word(&case));
            rows.push(row.with("case", u32::from(theorem.case)).with("corrected", theorem.time));
        }
    }
    for (d, log_m) in sizes().filter(|(d, _)| *d <= 3) {
        let machines = sweep([1u32, 3, 6], [0.0, 10.0, 100.0]);
        for case in machines.map(|(g, latency)| instance(d, log_m, g.into(), latency)) {
            let Some(theorem) = case.theorem_4_1() else { continue };
            let check = check(&case).within("L", case.latency);
            let t_parallel = time(Formulation::OutputDriven, &case);
            let row = check.exact(COMPLETION, Source::FORMULA, case.completion(theorem.printed), t_parallel);
            let row = row.with("with the corrected T", case.completion(theorem.time));
            rows.push(row.with(BY_INPUTS, case.completion_by_inputs().unwrap_or(f64::NAN)));
        }
    }
    for (d, log_m) in (1..=4u32).flat_map(|d| (d..=d + 4).map(move |log_m| (d, log_m))) {
        for g in 1..=7u32 {
            let case = instance(d, log_m, g.into(), 0.0);
            let (n, p, power, min_time) = (case.n as f64, f64::from(case.p), f64::from(1 << g), case.least());
            let check = check(&case);
            let t_parallel = time(Formulation::OutputDriven, &case);
            if n >= power / f64::from(g) * p * p {
                rows.push(check.exact(NO_IDLING, SECTION, min_time, t_parallel));
            }
            if g < d {
                let (bound, speedup) =
                    (p / (1.0 + 1.0 / f64::from(case.n.ilog2())), min_time * p / t_parallel);
                rows.push(check.stated(SPEEDUP, SECTION, bound, speedup, speedup >= bound * (1.0 - 1e-12)));
            }
            if g >= d && n <= power * p {
                let claim = format!("longer than {}", quantity(min_time, 9));
                let row = check.stated(NOT_HIDDEN, SECTION, claim, t_parallel, t_parallel > min_time);
                rows.push(row.with("T", last_word(&case)));
            }
        }
    }
    rows
}

/// Draws T against g, and T_p against L, for P = 4 and n = 256.
fn draw(style: &Style) -> String {
    let case_at = |gap: f64, latency: f64| instance(2, 6, gap, latency);
    let phase = (case_at(1.0, 0.0).m() * 6) as f64;
    let gaps = || (1..=9).map(f64::from);
    let points_by_gap =
        |value: &dyn Fn(f64) -> f64| gaps().map(|g| (g, value(g) / phase)).collect::<Vec<_>>();
    let formula = |is_printed: bool| {
        move |g: f64| {
            case_at(g, 0.0).theorem_4_1().map_or(f64::NAN, |t| if is_printed { t.printed } else { t.time })
        }
    };
    let title = "T / (m log m); P = 4, n = 256";
    let left_plane = Plane::new(
        Axis::new("g", Scale::Linear).from_to(0.0, 9.0),
        Axis::new(title, Scale::Linear).from_to(0.7, 1.3),
    )
    .dashes("printed", Ink::Series1, points_by_gap(&formula(true)))
    .series(
        "T",
        Ink::Series2,
        points_by_gap(&formula(false)),
        points_by_gap(&|g| last_word(&case_at(g, 3.0))),
        false,
    )
    .horizontal_line(1.0, "end of phase I");
    let latencies = || (0..=10).map(|k| 20.0 * f64::from(k));
    let bound =
        |l: f64| case_at(3.0, l).theorem_4_1().map_or(f64::NAN, |t| case_at(3.0, l).completion(t.time));
    let exact = |l: f64| case_at(3.0, l).completion_by_inputs().unwrap_or(f64::NAN);
    let simulated = |l: f64| time(Formulation::OutputDriven, &case_at(3.0, l));
    let min_time = case_at(3.0, 0.0).least();
    let points_of =
        |value: &dyn Fn(f64) -> f64| latencies().map(|l| (l, value(l) / min_time)).collect::<Vec<_>>();
    let title = "T_p / (m log n); g = 3";
    let right_plane =
        Plane::new(Axis::new("L", Scale::Linear), Axis::new(title, Scale::Linear).from_to(0.9, 1.4))
            .dashes("bound", Ink::Series1, points_of(&bound))
            .series("T_p", Ink::Series0, points_of(&exact), points_of(&simulated), false)
            .horizontal_line(1.0, "no idling");
    figure::charts(&ENTRY, &[left_plane, right_plane], style)
}
