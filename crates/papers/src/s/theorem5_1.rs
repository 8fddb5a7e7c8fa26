//! S Theorem 5.1: the time for small n, when messages overlap phase II, too.

use super::executed::{instance, key_gl, time, with_output_driven_run};
use crate::entry::{Clock, Entry, KnownDifference};
use crate::figure::{self, Style};
use crate::origin::Source;
use crate::paper::Paper;
use crate::row::Row;
use hyperfly_core::formulations::Formulation;
use hyperfly_text::{papers, papers_s as text};
use hyperfly_view::Ink;
use hyperfly_view::chart::Plane;
use hyperfly_view::chart::plane::{Axis, Scale};

pub static ENTRY: Entry = Entry {
    id: "s-thm5.1",
    paper: Paper::S,
    place: text::thm_5_1_place,
    title: text::thm_5_1_title,
    claim: text::thm_5_1_claim,
    explore: "algorithm=output-driven&machine=logp&p=8&n=128&g=7&L=20&view=schedule",
    rows,
    known: &[KnownDifference {
        at: |row| row.computed_is("with the corrected R"),
        reason: text::thm_5_1_why,
    }],
    figure: draw,
};

fn rows(_: Clock) -> Vec<Row> {
    let mut rows = Vec::new();
    for (d, log_m) in
        [(1, 1), (1, 3), (2, 2), (2, 3), (2, 5), (3, 3), (3, 4), (3, 6), (4, 4), (4, 5), (4, 7), (5, 5)]
    {
        for gap in [2.0, 4.0, 4.5, 6.0, 7.0, 10.0, 14.0, 15.0, 30.0, 40.0] {
            for latency in [0.0, 20.0, 500.0] {
                let at = instance(d, log_m, gap, latency);
                let Some(says) = at.theorem_5_1() else { continue };
                let printed = at.completion_small(&says, says.rest_printed);
                let row = Row::exact(key_gl(&at), printed, time(Formulation::OutputDriven, &at));
                let row = row.with("with the corrected R", at.completion_small(&says, says.rest));
                rows.push(with_output_driven_run(row, Source::FORMULA, &at));
            }
        }
    }
    rows
}

/// Draws T_p against g for P = 8 and n = 128.
fn draw(style: &Style) -> String {
    let at = |gap: f64| instance(3, 4, gap, 20.0);
    let gaps = || (5..=20).map(f64::from);
    let of = |value: &dyn Fn(f64) -> f64| gaps().map(|g| (g, value(g) / at(g).least())).collect::<Vec<_>>();
    let formula = |printed: bool| {
        move |g: f64| {
            let small = at(g).theorem_5_1();
            small.map_or(f64::NAN, |t| {
                at(g).completion_small(&t, if printed { t.rest_printed } else { t.rest })
            })
        }
    };
    let simulated = |g: f64| time(Formulation::OutputDriven, &at(g));
    let title = "T_p / (m log n); P = 8, n = 128, L = 20";
    let plane = Plane::new(
        Axis::new(papers::axis_g(), Scale::Linear),
        Axis::new(title, Scale::Linear).from_to(0.8, 3.0),
    )
    .dashes(papers::printed(), Ink::Series1, of(&formula(true)))
    .series(text::thm_5_1_corrected(), Ink::Series0, of(&formula(false)), of(&simulated), false)
    .horizontal_line(1.0, papers::no_idling())
    .vertical_line(14.0, "2P − 2");
    figure::chart(&ENTRY, &plane, style)
}
