//! S Fig. 2: the schedule of processor 2 for m = 8, P = 4.

use super::executed::{Outputs, execute, instance, outputs, with_parameters};
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
    claim: "Processor 2 takes its outputs in the order 2 3 0 1 6 7 4 5, two for each of the processors \
         1, 0, 3 and last itself, and processes only the nodes that the next output still needs. The \
         first output needs 7 nodes; the others follow at 8, 11, 12, and so on.",
    explore: "algorithm=output-driven&machine=logp&p=4&n=32&g=1&L=0&view=schedule",
    rows,
    known: &[],
    figure: draw,
};

const PROCESSOR: u32 = 2;

fn shown_instance() -> Instance {
    instance(2, 3, 1.0, 0.0)
}

/// Marks a row about the figure's run. The figure shows P and m; g and L only move the times at which words leave.
fn of_figure(row: Row, source: Source) -> Row {
    with_parameters(row, source, "output-driven", &shown_instance()).chosen(&["g", "L"])
}

fn rows(_: Clock) -> Vec<Row> {
    let run = execute(Formulation::OutputDriven, &shown_instance());
    let Outputs { rows, produced, to, nodes, .. } = outputs(&run).swap_remove(PROCESSOR as usize);
    let mut found = Vec::new();
    for line in table(include_str!("../../data/s-fig2.csv")) {
        let printed = |name: &str| {
            Published::new(line.iter().find(|(column, _)| column == name).map_or("", |(_, text)| text))
        };
        let Some(a) = printed("a").map(|a| a.value() as usize) else { continue };
        let key = |what: Cell| vec![("a", (a as u64).into()), ("what", what)];
        // The last block is not sent: it is the processor's own.
        let target = to.get(a).copied().unwrap_or(PROCESSOR);
        // The caption prints one number for each block of l = 2 outputs.
        let source =
            if (a as u64).is_multiple_of(shown_instance().l()) { Source::PRINTED } else { Source::CLAIM };
        found.extend(printed("sigma").map(|text| {
            of_figure(
                Row::printed(key(Cell::named("target", "goes to processor")), text, target.into()),
                source,
            )
        }));
        found.extend(printed("pi").map(|text| {
            of_figure(Row::printed(key(Cell::named("row", "row")), text, rows[a] as f64), Source::PRINTED)
        }));
        let (row, source) = match printed("time") {
            Some(text) => {
                let key = key(Cell::named("produced", "produced at"));
                (Row::printed(key, text, produced[a]), Source::PRINTED)
            }
            None => {
                let key = key(Cell::named("produced-by", "produced at, by Corollary 4.1"));
                let says = corollary_4_1(shown_instance().m(), a as u64) as f64;
                (Row::exact(key, says, produced[a]), Source::Formula(Place::Section("4.3")))
            }
        };
        found.push(of_figure(row.with("nodes processed for it", nodes[a].iter().sum::<u64>()), source));
    }
    let before = nodes[0].iter().sum::<u64>() - 1;
    let key = vec![("what", Cell::named("before", "nodes before the first output"))];
    let row = Row::printed(key, Published::new("6").expect("a number"), before as f64);
    found.push(of_figure(row, Source::PRINTED));
    found
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
