//! S Theorem 5.1: the time for small n, when messages overlap phase II, too.

use super::executed::{check_output_driven, instance, time};
use crate::figure;
use crate::prelude::*;
use hyperfly_core::formulations::Formulation;

pub static ENTRY: Entry = Entry {
    id: "s-thm5.1",
    paper: Paper::S,
    place: "Theorem 5.1, section 5",
    title: "The time of a transform too small to hide its messages",
    claim: "For P² ≤ n < 2^g P the output-driven schedule takes max{m log n, (m − 1) + L + (i* − l) g + \
        R}: i* is the last input that a processor may have to wait for, R what is then left to do. For g > \
        2P − 2, i* = m − 1 and R = 2P − 2; otherwise i* = m (1 − 1/2^j*) and R = m log P − m (j* − 3 + \
        1/2^(j*−2)), with j* = ⌈log(g + 2)⌉ − 1.",
    explore: "algorithm=output-driven&machine=logp&p=8&n=128&g=7&L=20&view=schedule",
    rows: compare,
    known: &[KnownDifference {
        selects: |row| row.computed_is("with the corrected R"),
        reason: "R must be m log P − m (j* − 2 + 1/2^(j*−1)). By Facts 5.1 and 5.2 there are m/2^(k+1) \
            inputs with k leading ones, and each makes 2 (2^k − 1) nodes possible. So the inputs before \
            i*, those with k < j*, make Σ m (1 − 2^(−k)) = m (j* − 2 + 2^(1−j*)) nodes possible, and the \
            rest of the m log P nodes of phase II is left. The sum as printed is that for j* − 1, so R is \
            too large by m (1 − 2^(1−j*)). Where the two agree, j* is 1, the gap is beyond 2P − 2, or no \
            processor waits at all: wherever R shows in T_p, the printed one does not fit. (The copy at \
            hand was read by a machine: signs may be its.)",
    }],
    figure: draw,
};

fn compare(_: Clock) -> Vec<Row> {
    let mut rows = Vec::new();
    let sizes =
        [(1, 1), (1, 3), (2, 2), (2, 3), (2, 5), (3, 3), (3, 4), (3, 6), (4, 4), (4, 5), (4, 7), (5, 5)];
    let gaps = [2.0, 4.0, 4.5, 6.0, 7.0, 10.0, 14.0, 15.0, 30.0, 40.0];
    for ((d, log_m), (gap, latency)) in sweep(sizes, sweep(gaps, [0.0, 20.0, 500.0])) {
        let case = instance(d, log_m, gap, latency);
        let Some(theorem) = case.theorem_5_1() else { continue };
        let printed = case.completion_small(&theorem, theorem.rest_printed);
        let check = check_output_driven(&case).within("g", gap).within("L", latency);
        let row = check.exact(Cell::None, Source::FORMULA, printed, time(Formulation::OutputDriven, &case));
        rows.push(row.with("with the corrected R", case.completion_small(&theorem, theorem.rest)));
    }
    rows
}

/// Draws T_p against g for P = 8 and n = 128.
fn draw(style: &Style) -> String {
    let case_at = |gap: f64| instance(3, 4, gap, 20.0);
    let gaps = || (5..=20).map(f64::from);
    let points_of =
        |value: &dyn Fn(f64) -> f64| gaps().map(|g| (g, value(g) / case_at(g).least())).collect::<Vec<_>>();
    let formula = |is_printed: bool| {
        move |g: f64| {
            let small = case_at(g).theorem_5_1();
            small.map_or(f64::NAN, |t| {
                case_at(g).completion_small(&t, if is_printed { t.rest_printed } else { t.rest })
            })
        }
    };
    let simulated = |g: f64| time(Formulation::OutputDriven, &case_at(g));
    let title = "T_p / (m log n); P = 8, n = 128, L = 20";
    let plane = Plane::new(
        Axis::new("g, in butterfly nodes", Scale::Linear),
        Axis::new(title, Scale::Linear).from_to(0.8, 3.0),
    )
    .dashes("printed", Ink::Series1, points_of(&formula(true)))
    .series("corrected", Ink::Series0, points_of(&formula(false)), points_of(&simulated), false)
    .horizontal_line(1.0, "no idling")
    .vertical_line(14.0, "2P − 2");
    figure::chart(&ENTRY, &plane, style)
}
