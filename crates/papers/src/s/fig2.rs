//! S Fig. 2: the schedule of processor 2 for m = 8, P = 4.

use super::executed::{Outputs, execute, instance, outputs, with_parameters};
use crate::cell::Cell;
use crate::entry::{Clock, Entry};
use crate::figure::{self, Style};
use crate::origin::{Place, Source};
use crate::paper::Paper;
use crate::published::{Published, table};
use crate::row::Row;
use hyperfly_core::formulations::Formulation;
use hyperfly_model::sahay::{Instance, corollary_4_1};
use hyperfly_text::papers_s as text;
use hyperfly_view::{Replay, Scene, ScheduleScene, Selection};

pub static ENTRY: Entry = Entry {
    id: "s-fig2",
    paper: Paper::S,
    place: text::fig2_place,
    title: text::fig2_title,
    claim: text::fig2_claim,
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
                Row::printed(key(Cell::named("target", text::fig2_target())), text, target.into()),
                source,
            )
        }));
        found.extend(printed("pi").map(|text| {
            of_figure(
                Row::printed(key(Cell::named("row", text::fig2_row())), text, rows[a] as f64),
                Source::PRINTED,
            )
        }));
        let (row, source) = match printed("time") {
            Some(text) => {
                let key = key(Cell::named("produced", text::fig2_produced()));
                (Row::printed(key, text, produced[a]), Source::PRINTED)
            }
            None => {
                let key = key(Cell::named("produced-by", text::fig2_produced_by()));
                let says = corollary_4_1(shown_instance().m(), a as u64) as f64;
                (Row::exact(key, says, produced[a]), Source::Formula(Place::Section("4.3")))
            }
        };
        found.push(of_figure(row.with("nodes processed for it", nodes[a].iter().sum::<u64>()), source));
    }
    let before = nodes[0].iter().sum::<u64>() - 1;
    let key = vec![("what", Cell::named("before", text::fig2_before()))];
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
