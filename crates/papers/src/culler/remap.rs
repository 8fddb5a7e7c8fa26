//! Culler et al. 4.1: the remap in the naive and in the staggered order, on a CM-5 and on networks whose channels are shared.

use super::cm5::{cm5, remap_in};
use crate::cell::Cell;
use crate::entry::{Clock, Entry, Known};
use crate::figure::{Style, scene};
use crate::gk::common::{report, scenario};
use crate::origin::{At, Method, Source};
use crate::paper::Paper;
use crate::row::Row;
use hyperfly_core::schedule::{Plan, Step};
use hyperfly_request::{AllToAll, Choice, Settings, Switching, Topology, View};
use hyperfly_text::papers_culler as text;
use hyperfly_view::notation::numbers::fixed;
use hyperfly_view::notation::words::topology as network;
use std::collections::BTreeMap;

/// The entry.
pub static ENTRY: Entry = Entry {
    id: "culler-remap",
    paper: Paper::Culler,
    place: text::remap_place,
    title: text::remap_title,
    claim: text::remap_claim,
    explore: "algorithm=cyclic-to-blocked&alltoall=naive&p=16&n=4096&topology=hypercube&t=2080&view=machine,timeline",
    rows,
    known: &[
        Known { at: |row| row.is("of", "naive-share"), reason: text::remap_why },
        Known { at: |row| row.is("of", "times"), reason: text::remap_why },
        Known { at: |row| row.is("of", "staggered-share"), reason: text::remap_why_staggered },
        Known { at: |row| row.is("of", "rate"), reason: text::remap_why_rate },
    ],
    figure,
};

const AT: At = At::Section("4.1");

/// The most members that send to one processor in the same turn, counted in the Plan.
fn senders_at_once(plan: &Plan) -> u32 {
    let mut turns = BTreeMap::new();
    for q in 0..plan.p {
        let sent = plan.program(q).iter().filter_map(|step| match *step {
            Step::Post { to, .. } | Step::Exchange { to, .. } => Some(to),
            _ => None,
        });
        for (turn, to) in sent.enumerate() {
            *turns.entry((turn, to)).or_insert(0) += 1;
        }
    }
    turns.into_values().max().unwrap_or(0)
}

fn rows(_: Clock) -> Vec<Row> {
    let mut rows = Vec::new();
    for d in [2u32, 4, 6, 7] {
        let s = Settings { p: 1 << d, n: 1 << (2 * d), ..cm5() };
        let p = s.p;
        for (id, of, order, said) in [
            ("naive-senders", text::remap_naive_senders(), AllToAll::Naive, p - 1),
            ("staggered-senders", text::remap_staggered_senders(), AllToAll::Paper, 1),
        ] {
            let s = Settings { all_to_all: order, ..s.clone() };
            let found = senders_at_once(&s.scenario().plan());
            let row =
                Row::exact(vec![("of", Cell::named(id, of)), ("p", p.into())], said.into(), found.into());
            rows.push(row.of(Source::Unverified(AT), Method::Counted).under(&s).chosen(&["p", "n"]));
        }
    }
    rows.extend(on_a_cm5());
    rows.extend(on_networks());
    rows
}

/// 128 processors, 2^20 points.
fn on_a_cm5() -> Vec<Row> {
    let s = Settings { p: 128, n: 1 << 20, ..cm5() };
    let work = s.t_serial() / f64::from(s.p);
    let (naive, staggered) = (remap_in(AllToAll::Naive, &s), remap_in(AllToAll::Shift, &s));
    let key = |of: Cell| vec![("of", of), ("p", s.p.into()), ("n", s.n.into())];
    let share = |time: f64| fixed(time / work, 2);
    let one = [
        Row::said(
            key(Cell::named("naive-share", text::remap_naive_share())),
            text::remap_more_than(&fixed(1.5, 1)),
            share(naive),
            naive > 1.5 * work,
        ),
        Row::printed(
            key(Cell::named("staggered-share", text::remap_staggered_share())),
            crate::gk::common::printed("0.14"),
            staggered / work,
        ),
        Row::said(
            key(Cell::named("times", text::remap_times())),
            text::remap_order_of_magnitude(),
            fixed(naive / staggered, 2),
            naive >= 10.0 * staggered,
        ),
        // 16 bytes a point.
        Row::printed(
            key(Cell::named("rate", text::remap_rate())),
            crate::gk::common::printed("3.2"),
            16.0 * s.n as f64 / f64::from(s.p) / staggered,
        ),
    ];
    one.map(|row| {
        row.of(Source::Unverified(AT), Method::Executed)
            .under(&s)
            .over("alltoall", "naive, shift")
            .chosen(&["n"])
    })
    .to_vec()
}

/// Where channels are shared it is they that are crowded: messages at once on the most loaded one, and what the remap takes.
fn on_networks() -> Vec<Row> {
    let mut rows = Vec::new();
    for topology in [Topology::Hypercube, Topology::Mesh] {
        for d in [2u32, 4, 6] {
            let of = |order| Settings {
                topology,
                switching: Switching::CutThrough,
                all_to_all: order,
                p: 1 << d,
                n: 1 << (2 * d + 2),
                ..scenario("algorithm=cyclic-to-blocked&p=4&n=64")
            };
            let (naive, shift) = (report(&of(AllToAll::Naive)), report(&of(AllToAll::Shift)));
            let load = naive.hottest.as_ref().map_or(0, |hottest| hottest.load);
            let key = |what: Cell| {
                vec![
                    ("of", what),
                    ("network", Cell::named(topology.id(), network(topology))),
                    ("p", (1u32 << d).into()),
                ]
            };
            let row = match topology {
                Topology::Hypercube => Row::exact(
                    key(Cell::named("load", text::remap_load())),
                    f64::from(1u32 << (d - 1)),
                    load.into(),
                ),
                _ => Row::beside(key(Cell::named("load", text::remap_load())), Cell::None, load),
            };
            let row = row.of(Source::Ours, Method::Executed).under(&of(AllToAll::Naive));
            rows.push(row.chosen(&["p", "n"]));
            let key = key(Cell::named("slower", text::remap_slower()));
            let found = naive.t_parallel / shift.t_parallel;
            let row = Row::beside(key, Cell::None, found).of(Source::Ours, Method::Executed);
            rows.push(row.under(&of(AllToAll::Naive)).over("alltoall", "naive, shift").chosen(&["p", "n"]));
        }
    }
    rows
}

/// The beginning of a naive remap on the hypercube: all send to processor 0, eight messages on its last channel.
fn figure(style: &Style) -> String {
    scene(&ENTRY, ENTRY.explore, View::Machine, Some(2080.0), style)
}
