//! S Theorem 3.1: the simple schedule.

use super::executed::{execute, instance, key, key_gl, time, with_run};
use crate::cell::Cell;
use crate::entry::{Clock, Entry, KnownDifference};
use crate::figure::{self, Style};
use crate::origin::Source;
use crate::paper::Paper;
use crate::row::Row;
use hyperfly_core::formulations::{AllToAll, CyclicToBlocked, Formulation};
use hyperfly_model::sahay::Instance;
use hyperfly_text::{papers, papers_s as text};
use hyperfly_view::Ink;
use hyperfly_view::chart::Plane;
use hyperfly_view::chart::plane::{Axis, Scale};
use hyperfly_view::notation::numbers::quantity;

pub static ENTRY: Entry = Entry {
    id: "s-thm3.1",
    paper: Paper::S,
    place: text::thm_3_1_place,
    title: text::thm_3_1_title,
    claim: text::thm_3_1_claim,
    explore: "algorithm=cyclic-to-blocked&machine=logp&p=4&n=256&g=4&L=10&view=timeline",
    rows,
    known: &[KnownDifference { at: |row| row.is("what", "more"), reason: text::thm_3_1_why }],
    figure: draw,
};

fn rows(_: Clock) -> Vec<Row> {
    let mut rows = Vec::new();
    for (d, log_m) in [(1, 1), (1, 5), (2, 2), (2, 6), (3, 3), (3, 8), (4, 4), (4, 7), (5, 5), (5, 9), (6, 6)]
    {
        for gap in [0.0, 1.0, 3.5, 40.0] {
            for latency in [0.0, 10.0, 1e4] {
                let at = instance(d, log_m, gap, latency);
                let found =
                    time(Formulation::CyclicToBlocked(CyclicToBlocked { all_to_all: AllToAll::Paper }), &at);
                let row = Row::exact(key_gl(&at), at.theorem_3_1(), found);
                rows.push(with_run(row, Source::FORMULA, "cyclic-to-blocked", &at));
            }
        }
    }
    for d in 1..=5u32 {
        let at = instance(d, d + 2, 4.0, 10.0);
        let own = |what: Cell| [key(&at), vec![("what", what)]].concat();
        let words =
            execute(Formulation::CyclicToBlocked(CyclicToBlocked { all_to_all: AllToAll::Paper }), &at)
                .report
                .words as f64;
        let blocks = execute(Formulation::default(), &at).report.words as f64;
        let key = own(Cell::named("words", text::thm_3_1_words()));
        let row = Row::exact(key, (at.n - at.m()) as f64, words);
        rows.push(with_run(row, Source::FORMULA, "cyclic-to-blocked", &at));
        let key = own(Cell::named("more", text::thm_3_1_more()));
        let row = Row::exact(key, f64::from(d), blocks / words);
        rows.push(with_run(row, Source::FORMULA, "cyclic-to-blocked, binary-exchange", &at));
        rows.push(within_factor(&at));
    }
    rows.extend((1..=5).map(bad_order));
    rows
}

/// Section 3.2: "ignoring the additive contribution of latency, our simple algorithm is within a factor (1 + g/log n) of optimal".
fn within_factor(at: &Instance) -> Row {
    let at = Instance { latency: 0.0, ..*at };
    let most = 1.0 + at.gap / f64::from(at.n.ilog2());
    let found =
        time(Formulation::CyclicToBlocked(CyclicToBlocked { all_to_all: AllToAll::Paper }), &at) / at.least();
    let key = [key(&at), vec![("what", Cell::named("factor", text::thm_3_1_factor()))]].concat();
    let row =
        Row::stated(key, text::thm_3_1_at_most(&quantity(most, 6)), found, found <= most * (1.0 + 1e-12));
    with_run(row, Source::claim("3.2"), "cyclic-to-blocked", &at)
}

/// Section 3.2: if every processor sent to processor 0, then to processor 1, and so on, "the communication time would be increased
/// by a factor of P". That takes LogP's limit of ⌈L/g⌉ words on the way to a processor, at which senders stall. The simulator does not
/// model it, so the row has no verdict.
fn bad_order(d: u32) -> Row {
    let at = instance(d, d + 3, 4.0, 0.0);
    let communication =
        |order| time(Formulation::CyclicToBlocked(CyclicToBlocked { all_to_all: order }), &at) - at.least();
    let factor = communication(AllToAll::Naive) / communication(AllToAll::Paper);
    let key = [key(&at), vec![("what", Cell::named("bad-order", text::thm_3_1_bad_order()))]].concat();
    let row = Row::unjudged(key, at.p, factor);
    with_run(row, Source::claim("3.2"), "cyclic-to-blocked", &at).with_parameter("alltoall", "naive, paper")
}

/// Draws T_p against g for P = 4, in units of n log n / P: 1 is a machine without communication.
fn draw(style: &Style) -> String {
    let x = Axis::new(papers::axis_g(), Scale::Linear);
    let mut plane = Plane::new(x, Axis::new("T_p / (n log n / P), P = 4, L = 10", Scale::Linear));
    for (log_n, ink) in [(4u32, Ink::Series1), (8, Ink::Series2), (12, Ink::Series0)] {
        let at = |gap: f64| instance(2, log_n - 2, gap, 10.0);
        let line = [0.0, 20.0].map(|gap| (gap, at(gap).theorem_3_1() / at(gap).least()));
        let simulated = |gap: f64| {
            (
                gap,
                time(Formulation::CyclicToBlocked(CyclicToBlocked { all_to_all: AllToAll::Paper }), &at(gap))
                    / at(gap).least(),
            )
        };
        let points = (0..=10).map(|k| simulated(2.0 * f64::from(k)));
        plane = plane.series(format!("n = {}", 1 << log_n), ink, line.to_vec(), points.collect(), false);
    }
    figure::chart(&ENTRY, &plane.horizontal_line(1.0, ""), style)
}
