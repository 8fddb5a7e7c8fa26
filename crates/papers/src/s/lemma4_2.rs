//! S Lemma 4.2: which words leave at once.

use super::executed::{check_output_driven, execute, instance, outputs};
use crate::figure;
use crate::prelude::*;
use hyperfly_core::formulations::Formulation;
use hyperfly_model::sahay::lemma_4_2;

pub static ENTRY: Entry = Entry {
    id: "s-lemma4.2",
    paper: Paper::S,
    place: "Lemma 4.2, section 4.3",
    title: "Which words leave at once, and which wait for the gap",
    claim: "A word leaves when it is produced, but no sooner than g after the one before it. Word a leaves \
        at once if a is a multiple of 2^(g−1); every other word waits.",
    explore: "algorithm=output-driven&machine=logp&p=4&n=64&g=3&L=10&view=schedule",
    rows: compare,
    known: &[],
    figure: draw,
};

/// The run that is shown word by word: P = 4, m = 16, g = 3.
const DETAILED_RUN: (u32, u32, u32) = (2, 4, 3);

fn compare(_: Clock) -> Vec<Row> {
    let (d, log_m, g) = DETAILED_RUN;
    let detailed = instance(d, log_m, g.into(), 10.0);
    let detailed_outputs = outputs(&execute(Formulation::OutputDriven, &detailed));
    let words = |is_immediate: bool| if is_immediate { "at once" } else { "waits" };
    let times = detailed_outputs[0].produced.iter().zip(&detailed_outputs[0].sent);
    let mut rows: Vec<Row> = (0..)
        .zip(times)
        .map(|(a, (produced, sent))| {
            let check = check_output_driven(&detailed).within("g", detailed.gap).at("a", a);
            let is_immediate = sent == produced;
            let row = check.same(Cell::None, Source::FORMULA, words(lemma_4_2(g, a)), words(is_immediate));
            row.with("produced at", *produced).with("leaves at", *sent)
        })
        .collect();
    for (d, log_m) in [(1, 1), (1, 7), (2, 2), (2, 5), (3, 3), (3, 7), (4, 4), (4, 7), (5, 6)] {
        for g in [1u32, 2, 3, 4, 5, 8, 12] {
            let case = instance(d, log_m, g.into(), 10.0);
            let all_outputs = outputs(&execute(Formulation::OutputDriven, &case));
            let words =
                all_outputs.iter().flat_map(|outputs| (0..).zip(outputs.produced.iter().zip(&outputs.sent)));
            let is_right = |(a, (produced, sent)): &(u64, (&f64, &f64))| match lemma_4_2(g, *a) {
                true => sent == produced,
                false => sent > produced,
            };
            let check = check_output_driven(&case).labelled("words").within("g", case.gap);
            let computed = words.filter(is_right).count();
            rows.push(check.exact(
                ("words", "as the lemma says"),
                Source::FORMULA,
                case.n - case.m(),
                computed,
            ));
        }
    }
    rows
}

/// Draws the times at which the words of one processor are produced and leave: P = 4, m = 32, g = 3.
fn draw(style: &Style) -> String {
    let case = instance(2, 5, DETAILED_RUN.2.into(), 10.0);
    let rank_outputs = outputs(&execute(Formulation::OutputDriven, &case)).swap_remove(0);
    let words = rank_outputs.sent.len();
    let numbered = |times: &[f64]| (0..).map(f64::from).zip(times.iter().copied()).collect::<Vec<_>>();
    let production_line = numbered(&rank_outputs.produced[..words]);
    let sending_line = numbered(&rank_outputs.sent);
    let immediate =
        production_line.iter().zip(&sending_line).filter(|(a, b)| a == b).map(|(word, _)| *word).collect();
    let axis = |title: &str| Axis::new(title, Scale::Linear);
    let plane =
        Plane::new(axis("word a"), axis("time, in butterfly nodes; P = 4, n = 128, g = 3; circles: at once"))
            .line("leaves, s_a", Ink::Series2, sending_line)
            .line("produced, t_a", Ink::Series0, production_line)
            .points("", Ink::Text, immediate);
    figure::chart(&ENTRY, &plane, style)
}
