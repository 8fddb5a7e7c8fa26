//! S Fig. 2: the schedule of processor 2 for m = 8, P = 4.

use super::executed::{Outputs, execute, instance, outputs};
use crate::entry::{Entry, Paper};
use crate::figure::{self, Style};
use crate::published::{Published, table};
use crate::row::Row;
use hyperfly_core::scenario::Algorithm;
use hyperfly_model::sahay::{Instance, corollary_4_1};
use hyperfly_view::{Scene, ScheduleScene, Selection, Story};

/// The entry.
pub static ENTRY: Entry = Entry {
    id: "s-fig2",
    paper: Paper::S,
    place: "Figure 2, section 4.1",
    title: "An output-driven schedule: processor 2 of 4, 8 outputs",
    claim: "Processor 2 takes its outputs in the order 2 3 0 1 6 7 4 5, two for each of the processors 1, 0, 3 and last \
            itself, and processes only the nodes that the next output still needs. The first output needs 7 nodes; the \
            others follow at 8, 11, 12, and so on.",
    explore: "algorithm=output-driven&machine=logp&p=4&n=32&g=1&L=0&view=schedule",
    rows,
    known: &[],
    figure: draw,
};

const PROCESSOR: u32 = 2;

fn at() -> Instance {
    instance(2, 3, 1.0, 0.0)
}

fn rows(_: crate::Clock) -> Vec<Row> {
    let run = execute(Algorithm::OutputDriven, &at());
    let Outputs { rows, produced, to, nodes, .. } = outputs(&run).swap_remove(PROCESSOR as usize);
    let mut found = Vec::new();
    for line in table(include_str!("../../data/s-fig2.csv")) {
        let printed = |name: &str| {
            Published::new(line.iter().find(|(column, _)| column == name).map_or("", |(_, text)| text))
        };
        let Some(a) = printed("a").map(|a| a.value() as usize) else { continue };
        let key = |what: &'static str| vec![("a", (a as u64).into()), ("what", what.into())];
        // The last block is not sent: it is the processor's own.
        let target = to.get(a).copied().unwrap_or(PROCESSOR);
        found
            .extend(printed("sigma").map(|text| Row::printed(key("goes to processor"), text, target.into())));
        found.extend(printed("pi").map(|text| Row::printed(key("row"), text, rows[a] as f64)));
        let row = match printed("time") {
            Some(text) => Row::printed(key("produced at"), text, produced[a]),
            None => Row::exact(
                key("produced at, by Corollary 4.1"),
                corollary_4_1(at().m(), a as u64) as f64,
                produced[a],
            ),
        };
        found.push(row.with("nodes processed for it", nodes[a].iter().sum::<u64>()));
    }
    let before = nodes[0].iter().sum::<u64>() - 1;
    let key = vec![("what", "nodes before the first output".into())];
    found.push(Row::printed(key, Published::new("6").expect("a number"), before as f64));
    found
}

/// The view of schedules, turned to processor 2, at the end of the run.
fn draw(style: &Style) -> String {
    let story = Story::new(execute(Algorithm::OutputDriven, &at()).into());
    figure::sheet(&ENTRY, style, |frame, svg| {
        let mut scene = ScheduleScene::new(&story, frame);
        scene.draw_static(svg);
        scene.draw_dynamic(story.t_end(), Some(Selection::Processor(PROCESSOR)), svg);
    })
}
