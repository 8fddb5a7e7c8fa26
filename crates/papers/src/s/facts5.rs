//! S Lemma 5.1 and Facts 5.1 to 5.3: the nodes that each input of phase II makes possible.

use super::executed::{Input, check_output_driven, execute, inputs, instance};
use crate::figure;
use crate::prelude::*;
use hyperfly_core::formulations::Formulation;
use hyperfly_model::sahay::delta;

pub static ENTRY: Entry = Entry {
    id: "s-facts5",
    paper: Paper::S,
    place: "Lemma 5.1 and Facts 5.1 to 5.3, section 5",
    title: "What each input of phase II makes possible",
    claim: "Inputs are numbered in the order of their arrival, a processor's own first; δ_i is the number \
        of nodes that input i makes possible. It is the same for the l inputs of a block (5.1), 2 (2^j − \
        1) for block i with j leading ones among its log P digits (5.2), and never less than the one \
        before (5.3). A processor waits for input i only if δ_(i−1) < g (Lemma 5.1, for n < 2^g P).",
    explore: "algorithm=output-driven&machine=logp&p=8&n=128&g=5&L=20&view=schedule",
    rows: compare,
    known: &[],
    figure: draw,
};

/// The run shown block by block: P = 8, l = 2.
const DETAILED_RUN: (u32, u32) = (3, 4);

fn compare(_: Clock) -> Vec<Row> {
    let detailed = instance(DETAILED_RUN.0, DETAILED_RUN.1, 5.0, 20.0);
    let detailed_inputs = inputs(&execute(Formulation::OutputDriven, &detailed), 0);
    let mut rows = Vec::new();
    for (block, inputs) in (0u64..).zip(detailed_inputs.chunks(detailed.l() as usize)) {
        let check = check_output_driven(&detailed).at("i", block).at("digits", format!("{block:03b}"));
        let expected = delta(detailed.p, detailed.l(), block * detailed.l());
        rows.push(check.exact(Cell::None, Source::FORMULA, expected, inputs[0].delta));
    }
    for (d, log_m) in [(1, 1), (1, 6), (2, 2), (2, 5), (3, 3), (3, 6), (4, 4), (4, 6), (5, 5), (5, 7)] {
        let case = instance(d, log_m, 6.0, 20.0);
        let run = execute(Formulation::OutputDriven, &case);
        let all_inputs: Vec<Vec<Input>> = (0..case.p).map(|q| inputs(&run, q)).collect();
        let l = case.l() as usize;
        let mut count =
            |label: (&str, &str), count_per_rank: usize, holds: &dyn Fn(&[Input], usize) -> bool| {
                let counts = all_inputs
                    .iter()
                    .map(|rank_inputs| (0..rank_inputs.len()).filter(|i| holds(rank_inputs, *i)).count());
                let detailed_inputs = counts.sum::<usize>();
                rows.push(check_output_driven(&case).exact(
                    label,
                    Source::CLAIM,
                    count_per_rank * case.p as usize,
                    detailed_inputs,
                ));
            };
        let m = case.m() as usize;
        count(("order", "in the order of arrival"), m, &|rank_inputs, i| {
            i < l || rank_inputs[i].arrived >= rank_inputs[i - 1].arrived
        });
        count(("fact-5.1", "Fact 5.1"), m, &|rank_inputs, i| {
            rank_inputs[i].delta == rank_inputs[i - i % l].delta
        });
        count(("fact-5.2", "Fact 5.2"), m / l, &|rank_inputs, i| {
            i % l == 0 && rank_inputs[i].delta == delta(case.p, case.l(), i as u64)
        });
        count(("fact-5.3", "Fact 5.3"), m, &|rank_inputs, i| {
            i == 0 || rank_inputs[i].delta >= rank_inputs[i - 1].delta
        });
    }
    // Lemma 5.1: all waits of all processors, where n < 2^g P.
    for (d, log_m) in [(1, 2), (2, 2), (2, 4), (3, 3), (3, 5), (4, 4), (4, 5), (5, 5)] {
        for (gap, latency) in [(6.0, 0.0), (6.0, 50.0), (9.0, 0.0), (21.0, 0.0), (21.0, 300.0)] {
            let case = instance(d, log_m, gap, latency);
            if case.theorem_5_1().is_none() {
                continue;
            }
            let run = execute(Formulation::OutputDriven, &case);
            let (mut wait_count, mut allowed_count) = (0u64, 0u64);
            for q in 0..case.p {
                let rank_inputs = inputs(&run, q);
                for pair in rank_inputs.windows(2).filter(|pair| pair[1].waited > 0.0) {
                    wait_count += 1;
                    allowed_count += u64::from((pair[0].delta as f64) < gap);
                }
            }
            let check = check_output_driven(&case).within("g", gap).within("L", latency);
            rows.push(check.exact(
                ("waits", "waits that Lemma 5.1 allows"),
                Source::CLAIM,
                wait_count,
                allowed_count,
            ));
        }
    }
    rows
}

/// Draws δ_i and the waits against i: P = 8, n = 128, g = 5, L = 20.
fn draw(style: &Style) -> String {
    let case = instance(DETAILED_RUN.0, DETAILED_RUN.1, 5.0, 20.0);
    let rank_inputs = inputs(&execute(Formulation::OutputDriven, &case), 0);
    let line = (0..case.m()).map(|i| (i as f64, delta(case.p, case.l(), i) as f64)).collect();
    let points = (0..).map(f64::from).zip(rank_inputs.iter().map(|input| input.delta as f64)).collect();
    let wait_points = (0..).map(f64::from).zip(rank_inputs.iter().map(|input| input.waited)).collect();
    let axis = |title: &str| Axis::new(title, Scale::Linear);
    let plane = Plane::new(axis("input i"), axis("nodes; P = 8, n = 128, L = 20"))
        .series("δ_i", Ink::Series0, line, points, false)
        .points("waited", Ink::Idle, wait_points)
        .horizontal_line(case.gap, "g = 5");
    figure::chart(&ENTRY, &plane, style)
}
