//! S Fig. 2: the schedule of processor 2 for m = 8, P = 4.

use super::executed::{Outputs, check_run, execute, instance, outputs};
use crate::figure;
use crate::prelude::*;
use crate::published::{Published, table};
use hyperfly_core::formulations::Formulation;
use hyperfly_model::sahay::{Instance, corollary_4_1};
use hyperfly_view::{Replay, Scene, ScheduleScene, Selection};

pub static ENTRY: Entry = Entry {
    id: "s-fig2",
    paper: Paper::S,
    place: "Figure 2, section 4.1",
    title: "An output-driven schedule: processor 2 of 4, 8 outputs",
    claim: "Processor 2 takes its outputs in the order 2 3 0 1 6 7 4 5, two for each of the processors 1, \
        0, 3 and last itself, and processes only the nodes that the next output still needs. The first \
        output needs 7 nodes; the others follow at 8, 11, 12, and so on.",
    explore: "algorithm=output-driven&machine=logp&p=4&n=32&g=1&L=0&view=schedule",
    rows: compare,
    known: &[],
    figure: draw,
};

const PROCESSOR: u32 = 2;

fn shown_instance() -> Instance {
    instance(2, 3, 1.0, 0.0)
}

fn compare(_: Clock) -> Vec<Row> {
    let run = execute(Formulation::OutputDriven, &shown_instance());
    let Outputs { rows, produced, to, nodes, .. } = outputs(&run).swap_remove(PROCESSOR as usize);
    let mut computed = Vec::new();
    // The figure shows P and m; g and L only move the times at which words leave.
    let check = check_run("output-driven", &shown_instance()).chosen(&["g", "L"]);
    for line in table(include_str!("../../data/s-fig2.csv")) {
        let printed_row = |name: &str| {
            Published::new(line.iter().find(|(column, _)| column == name).map_or("", |(_, text)| text))
        };
        let Some(a) = printed_row("a").map(|a| a.value() as usize) else { continue };
        let check = check.clone().within("a", a);
        // The last block is not sent: it is the processor's own.
        let target = to.get(a).copied().unwrap_or(PROCESSOR);
        // The caption prints one number for each block of l = 2 outputs.
        let is_printed = (a as u64).is_multiple_of(shown_instance().l());
        let source = if is_printed { Source::PRINTED } else { Source::CLAIM };
        let sigma = printed_row("sigma");
        computed
            .extend(sigma.map(|text| check.published(("target", "goes to processor"), source, text, target)));
        let pi = printed_row("pi");
        computed.extend(pi.map(|text| check.published(("row", "row"), Source::PRINTED, text, rows[a])));
        let row = match printed_row("time") {
            Some(text) => check.published(("produced", "produced at"), Source::PRINTED, text, produced[a]),
            None => {
                let label = ("produced-by", "produced at, by Corollary 4.1");
                let expected = corollary_4_1(shown_instance().m(), a as u64);
                check.exact(label, Source::Formula(Place::Section("4.3")), expected, produced[a])
            }
        };
        computed.push(row.with("nodes processed for it", nodes[a].iter().sum::<u64>()));
    }
    let before = nodes[0].iter().sum::<u64>() - 1;
    computed.push(check.printed(("before", "nodes before the first output"), Source::PRINTED, "6", before));
    computed
}

/// Draws the view of schedules for processor 2 at the end of the run.
fn draw(style: &Style) -> String {
    let replay = Replay::new(execute(Formulation::OutputDriven, &shown_instance()).into());
    figure::sheet(&ENTRY, style, |frame, svg| {
        let mut scene = ScheduleScene::new(&replay, frame);
        scene.draw_static(svg);
        scene.draw_dynamic(replay.t_end(), Some(Selection::Processor(PROCESSOR)), svg);
    })
}
