//! S Theorem 3.1: the simple schedule.

use super::executed::{check_chosen_run, execute, instance, scenario, time};
use crate::figure;
use crate::prelude::*;
use hyperfly_core::formulations::{AllToAll, CyclicToBlocked, Formulation};
use hyperfly_core::limits::Options;
use hyperfly_core::machine::LogP;
use hyperfly_core::run;
use hyperfly_model::sahay::Instance;
use hyperfly_view::notation::numbers::quantity;

pub static ENTRY: Entry = Entry {
    id: "s-thm3.1",
    paper: Paper::S,
    place: "Theorem 3.1, section 3",
    title: "The simple schedule: compute, exchange everything, compute",
    claim: "With the points dealt out in turn before, and in blocks after one all-to-all, P processors \
        transform n ≥ P² points in time (n/P) log n + (n/P − n/P² − 1)·g + L. All together send n − n/P \
        words; with one distribution throughout they would send log P times as many.",
    explore: "algorithm=cyclic-to-blocked&machine=logp&p=4&n=256&g=4&L=10&view=timeline",
    rows: compare,
    known: &[KnownDifference {
        selects: |row| row.is("what", "more"),
        reason: "With blocks throughout, each of the log P stages across processors moves all n words. \
            With the redistribution n − n/P words move, since a P-th of them is already where it is \
            needed. So it is log P · P/(P − 1) times as many: log P up to the words that stay, and for P = \
            2 twice as many, where log P is 1.",
    }],
    figure: draw,
};

const ALGORITHM: &str = "cyclic-to-blocked";

fn compare(_: Clock) -> Vec<Row> {
    let mut rows = Vec::new();
    let sizes = [(1, 1), (1, 5), (2, 2), (2, 6), (3, 3), (3, 8), (4, 4), (4, 7), (5, 5), (5, 9), (6, 6)];
    for ((d, log_m), (gap, latency)) in sweep(sizes, sweep([0.0, 1.0, 3.5, 40.0], [0.0, 10.0, 1e4])) {
        let case = instance(d, log_m, gap, latency);
        let computed =
            time(Formulation::CyclicToBlocked(CyclicToBlocked { all_to_all: AllToAll::Paper }), &case);
        let check = check_chosen_run(ALGORITHM, &case).within("g", gap).within("L", latency);
        rows.push(check.exact(Cell::None, Source::FORMULA, case.theorem_3_1(), computed));
    }
    for d in 1..=5u32 {
        let case = instance(d, d + 2, 4.0, 10.0);
        let words =
            execute(Formulation::CyclicToBlocked(CyclicToBlocked { all_to_all: AllToAll::Paper }), &case)
                .report
                .words as f64;
        let blocks = execute(Formulation::default(), &case).report.words as f64;
        let check = check_chosen_run(ALGORITHM, &case);
        rows.push(check.exact(("words", "words"), Source::FORMULA, case.n - case.m(), words));
        let check = check_chosen_run("cyclic-to-blocked, binary-exchange", &case);
        let label = ("more", "words with blocks throughout, as a multiple");
        rows.push(check.exact(label, Source::FORMULA, d, blocks / words));
        rows.push(compare_factor(&case));
    }
    rows.extend((1..=5).map(compare_bad_order));
    rows
}

/// Section 3.2: "ignoring the additive contribution of latency, our simple algorithm is within a factor (1 + g/log n) of optimal".
fn compare_factor(case: &Instance) -> Row {
    let case_without_latency = Instance { latency: 0.0, ..*case };
    let bound = 1.0 + case_without_latency.gap / f64::from(case_without_latency.n.ilog2());
    let computed = time(
        Formulation::CyclicToBlocked(CyclicToBlocked { all_to_all: AllToAll::Paper }),
        &case_without_latency,
    ) / case_without_latency.least();
    let label = ("factor", "T_p / (m log n), L = 0");
    let claim = format!("at most {}", quantity(bound, 6));
    let agrees = computed <= bound * (1.0 + 1e-12);
    check_chosen_run(ALGORITHM, &case_without_latency).stated(
        label,
        Source::claim("3.2"),
        claim,
        computed,
        agrees,
    )
}

/// Section 3.2: if every processor sent to processor 0, then to processor 1, and so on, "the communication time would be increased
/// by a factor of P". That takes LogP's limit of ⌈L/g⌉ words on the way to a processor, at which senders stall. Those that are done with
/// processor 0 first run ahead of the others, so the phases overlap, and the factor grows with the length of messages, towards P/2. The row
/// has no verdict.
fn compare_bad_order(d: u32) -> Row {
    let case = instance(d, d + 3, 4.0, 8.0);
    let communication = |order| {
        let formulation = Formulation::CyclicToBlocked(CyclicToBlocked { all_to_all: order });
        let scenario = scenario(formulation, &case);
        let logp = *scenario.machine.logp().expect("a LogP machine");
        let options = Options { data: false, trace: false, ..Options::default() };
        let run = run(&scenario.on(LogP { capacity: true, ..logp }), None, options);
        run.expect("a possible run").report.t_parallel - case.least()
    };
    let factor = communication(AllToAll::Naive) / communication(AllToAll::Paper);
    let label = ("bad-order", "communication in a bad order with capacity ⌈L/g⌉, as a multiple");
    let check = check_chosen_run(ALGORITHM, &case).with("alltoall", "naive, paper").with("capacity", "true");
    check.unjudged(label, Source::claim("3.2"), case.p, factor)
}

/// Draws T_p against g for P = 4, in units of n log n / P: 1 is a machine without communication.
fn draw(style: &Style) -> String {
    let x = Axis::new("g, in butterfly nodes", Scale::Linear);
    let mut plane = Plane::new(x, Axis::new("T_p / (n log n / P), P = 4, L = 10", Scale::Linear));
    for (log_n, ink) in [(4u32, Ink::Series1), (8, Ink::Series2), (12, Ink::Series0)] {
        let case_at = |gap: f64| instance(2, log_n - 2, gap, 10.0);
        let line = [0.0, 20.0].map(|gap| (gap, case_at(gap).theorem_3_1() / case_at(gap).least()));
        let simulated = |gap: f64| {
            (
                gap,
                time(
                    Formulation::CyclicToBlocked(CyclicToBlocked { all_to_all: AllToAll::Paper }),
                    &case_at(gap),
                ) / case_at(gap).least(),
            )
        };
        let points = (0..=10).map(|k| simulated(2.0 * f64::from(k)));
        plane = plane.series(format!("n = {}", 1 << log_n), ink, line.to_vec(), points.collect(), false);
    }
    figure::chart(&ENTRY, &plane.horizontal_line(1.0, ""), style)
}
