//! S Lemma 4.1 and Corollary 4.1: when outputs are produced.

use super::executed::{Outputs, check_output_driven, execute, instance, outputs};
use crate::figure;
use crate::prelude::*;
use hyperfly_core::formulations::Formulation;
use hyperfly_model::sahay::{corollary_4_1, lemma_4_1};

pub static ENTRY: Entry = Entry {
    id: "s-lemma4.1",
    paper: Paper::S,
    place: "Lemma 4.1 and Corollary 4.1, section 4.3",
    title: "When an output-driven schedule produces its outputs",
    claim: "The first output is produced at t_0 = m − 1. If a = q·2^(r−1) with q odd, output a follows \
        output a − 2^(r−1) after r·2^(r−1) nodes, 2^(r−1) in each of the last r columns. So t_a = (m − 1) \
        + Σ b_i (i + 1) 2^i over the binary digits b_i of a, whatever the processor.",
    explore: "algorithm=output-driven&machine=logp&p=4&n=64&g=1&L=0&view=schedule",
    rows: compare,
    known: &[],
    figure: draw,
};

/// The run shown output by output: m = 16.
const DETAILED_RUN: (u32, u32) = (2, 4);

fn compare(_: Clock) -> Vec<Row> {
    let detailed = instance(DETAILED_RUN.0, DETAILED_RUN.1, 1.0, 0.0);
    let detailed_outputs = outputs(&execute(Formulation::OutputDriven, &detailed));
    let mut rows: Vec<Row> = (0..)
        .zip(&detailed_outputs[0].produced)
        .map(|(a, &computed)| {
            let check = check_output_driven(&detailed).at("a", a);
            check.exact(Cell::None, Source::FORMULA, corollary_4_1(detailed.m(), a), computed)
        })
        .collect();
    for (d, log_m) in [(1, 1), (1, 8), (2, 2), (2, 7), (3, 3), (3, 7), (4, 4), (4, 8), (5, 6)] {
        let case = instance(d, log_m, 3.0, 7.0);
        let all_outputs = outputs(&execute(Formulation::OutputDriven, &case));
        let count = |holds: &dyn Fn(&Outputs, u64) -> bool| {
            let count_in = |outputs: &&Outputs| (0..case.m()).filter(|a| holds(outputs, *a)).count();
            all_outputs.iter().map(|outputs| count_in(&outputs)).sum::<usize>()
        };
        let previous_output = |a: u64| a - (1 << a.trailing_zeros());
        let check = check_output_driven(&case).labelled("outputs with");
        let mut check_all = |label: (&str, &str), holds: &dyn Fn(&Outputs, u64) -> bool| {
            rows.push(check.exact(label, Source::FORMULA, case.n, count(holds)));
        };
        check_all(("lemma", "t_a of Lemma 4.1"), &|outputs, a| match a {
            0 => outputs.produced[0] == (case.m() - 1) as f64,
            _ => {
                let interval = outputs.produced[a as usize] - outputs.produced[previous_output(a) as usize];
                interval == lemma_4_1(a) as f64
            }
        });
        check_all(("of-corollary", "t_a of Corollary 4.1"), &|outputs, a| {
            outputs.produced[a as usize] == corollary_4_1(case.m(), a) as f64
        });
        // For the first one 2 in column log m − 1, 4 before it, and so on; then 2^(r−1) since a − 2^(r−1) in the last r.
        check_all(("nodes", "the nodes of the proof in each column"), &|outputs, a| {
            let columns = case.m().ilog2() as usize;
            let r = if a == 0 { columns } else { a.trailing_zeros() as usize + 1 };
            let from = if a == 0 { 0 } else { previous_output(a) as usize + 1 };
            (0..columns).all(|column| {
                let computed: u64 = outputs.nodes[from..=a as usize].iter().map(|nodes| nodes[column]).sum();
                let columns_behind = columns - 1 - column;
                let expected = match a {
                    0 => 1 << columns_behind,
                    _ if columns_behind < r => 1 << (r - 1),
                    _ => 0,
                };
                computed == expected
            })
        });
    }
    rows
}

/// Draws t_a against a for m = 32.
fn draw(style: &Style) -> String {
    let case = instance(2, 5, 1.0, 0.0);
    let computed = outputs(&execute(Formulation::OutputDriven, &case)).swap_remove(0).produced;
    let line = (0..case.m()).map(|a| (a as f64, corollary_4_1(case.m(), a) as f64)).collect();
    let points = (0..).map(f64::from).zip(computed).collect();
    let end = (case.m() * u64::from(case.m().ilog2())) as f64;
    let axis = |title: &str| Axis::new(title, Scale::Linear);
    let plane = Plane::new(axis("output a"), axis("t_a, in butterfly nodes; m = 32"))
        .series("Corollary 4.1", Ink::Series0, line, points, false)
        .horizontal_line(end, "m log m");
    figure::chart(&ENTRY, &plane, style)
}
