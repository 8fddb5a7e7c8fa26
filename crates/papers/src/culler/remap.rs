//! Culler et al. 4.1: the remap in naive and in staggered order, on a CM-5 and on networks with shared channels.

use super::cm5::{cm5, remap_in};
use crate::figure::scene;
use crate::gk::common::{report, scenario};
use crate::prelude::*;
use hyperfly_core::schedule::{Plan, Step};
use hyperfly_request::{AllToAll, Choice, Settings, Switching, Topology, View};
use hyperfly_view::notation::numbers::fixed;
use hyperfly_view::notation::words::topology as network;
use std::collections::BTreeMap;

pub static ENTRY: Entry = Entry {
    id: "culler-remap",
    paper: Paper::Culler,
    place: "Section 4.1, the implementation",
    title: "The remap in the naive and in the staggered order",
    claim: "If each processor sends its rows from the first to the last, all send to processor 0 first, \
         then to 1, and so on, and all but a few stall. If processor i begins with the rows of \
         processor i + 1, nobody is sent to by two. On a CM-5 of 128 processors the naive remap took \
         more than 1.5 times as long as the computation, the staggered one a seventh of it.",
    explore: "algorithm=cyclic-to-blocked&alltoall=naive&p=16&n=4096&topology=hypercube&t=2080&view=machine,timeline",
    rows,
    known: &[
        KnownDifference {
            at: |row| row.is("of", "naive-share"),
            reason: "On the CM-5 no more than about L/g messages can be on their way to a processor, and \
             whoever sends one more stalls: the remap goes on at the pace of one receiver, up to P \
             times as slowly. That capacity is not modelled here: words wait in front of the receiver \
             and their senders go on, so the naive order takes about twice as long and not ten times.",
        },
        KnownDifference {
            at: |row| row.is("of", "times"),
            reason: "On the CM-5 no more than about L/g messages can be on their way to a processor, and \
             whoever sends one more stalls: the remap goes on at the pace of one receiver, up to P \
             times as slowly. That capacity is not modelled here: words wait in front of the receiver \
             and their senders go on, so the naive order takes about twice as long and not ten times.",
        },
        KnownDifference {
            at: |row| row.is("of", "staggered-share"),
            reason: "A remap costs the CM-5 about 1 µs besides for each point, for loads and stores, which \
             LogP does not count. And at 2 MB/s where 3.2 were predicted it was slower still: \
             processors drift apart, and messages meet after all.",
        },
        KnownDifference {
            at: |row| row.is("of", "rate"),
            reason: "The prediction has 1 µs for loads and stores of each point besides 2o: 16 bytes in 5 µs. \
             Without that it is 16 bytes in 4 µs, less what the first and the last word of each \
             message take.",
        },
    ],
    figure,
};

const PLACE: Place = Place::Section("4.1");

/// Returns the largest number of processors that send to the same one in the same round of the plan.
fn max_senders_per_round(plan: &Plan) -> u32 {
    let mut senders = BTreeMap::new();
    for q in 0..plan.p {
        let sent = plan.rank_steps(q).iter().filter_map(|step| match *step {
            Step::Post { to, .. } | Step::Exchange { to, .. } => Some(to),
            _ => None,
        });
        for (round, to) in sent.enumerate() {
            *senders.entry((round, to)).or_insert(0) += 1;
        }
    }
    senders.into_values().max().unwrap_or(0)
}

fn rows(_: Clock) -> Vec<Row> {
    let mut rows = Vec::new();
    for d in [2u32, 4, 6, 7] {
        let s = Settings { p: 1 << d, n: 1 << (2 * d), ..cm5() };
        let p = s.p;
        for (id, of, order, published) in [
            ("naive-senders", "senders to one processor at once, naive", AllToAll::Naive, p - 1),
            ("staggered-senders", "the same, staggered", AllToAll::Paper, 1),
        ] {
            let s = Settings { all_to_all: order, ..s.clone() };
            let found = max_senders_per_round(&s.scenario().plan());
            let row = Row::exact(
                vec![("of", Cell::named(id, of)), ("p", p.into())],
                published.into(),
                found.into(),
            );
            rows.push(
                row.of(Source::Unverified(PLACE), Method::Counted).with_settings(&s).chosen(&["p", "n"]),
            );
        }
    }
    rows.extend(on_a_cm5());
    rows.extend(on_networks());
    rows
}

/// Returns the rows for a CM-5 with 128 processors and 2^20 points.
fn on_a_cm5() -> Vec<Row> {
    let s = Settings { p: 128, n: 1 << 20, ..cm5() };
    let work = s.t_serial() / f64::from(s.p);
    let (naive, staggered) = (remap_in(AllToAll::Naive, &s), remap_in(AllToAll::Shift, &s));
    let key = |of: Cell| vec![("of", of), ("p", s.p.into()), ("n", s.n.into())];
    let share = |time: f64| fixed(time / work, 2);
    let rows = [
        Row::stated(
            key(Cell::named("naive-share", "naive remap / computation")),
            format!("more than {}", fixed(1.5, 1)),
            share(naive),
            naive > 1.5 * work,
        ),
        Row::printed(
            key(Cell::named("staggered-share", "staggered remap / computation")),
            crate::gk::common::printed("0.14"),
            staggered / work,
        ),
        Row::stated(
            key(Cell::named("times", "naive / staggered")),
            "an order of magnitude",
            fixed(naive / staggered, 2),
            naive >= 10.0 * staggered,
        ),
        // 16 bytes per point.
        Row::printed(
            key(Cell::named("rate", "MB/s for each processor, staggered")),
            crate::gk::common::printed("3.2"),
            16.0 * s.n as f64 / f64::from(s.p) / staggered,
        ),
    ];
    rows.map(|row| {
        row.of(Source::Unverified(PLACE), Method::Executed)
            .with_settings(&s)
            .with_values("alltoall", "naive, shift")
            .chosen(&["n"])
    })
    .to_vec()
}

/// Returns the rows for networks, where the order affects shared channels: the largest load of a channel and the time of the remap.
fn on_networks() -> Vec<Row> {
    let mut rows = Vec::new();
    for topology in [Topology::Hypercube, Topology::Mesh] {
        for d in [2u32, 4, 6] {
            let settings = |order| Settings {
                topology,
                switching: Switching::CutThrough,
                all_to_all: order,
                p: 1 << d,
                n: 1 << (2 * d + 2),
                ..scenario("algorithm=cyclic-to-blocked&p=4&n=64")
            };
            let (naive, shift) = (report(&settings(AllToAll::Naive)), report(&settings(AllToAll::Shift)));
            let load = naive.hottest.as_ref().map_or(0, |hottest| hottest.load);
            let key = |of: Cell| {
                vec![
                    ("of", of),
                    ("network", Cell::named(topology.id(), network(topology))),
                    ("p", (1u32 << d).into()),
                ]
            };
            let row = match topology {
                Topology::Hypercube => Row::exact(
                    key(Cell::named("load", "messages on one channel at once, naive")),
                    f64::from(1u32 << (d - 1)),
                    load.into(),
                ),
                _ => Row::unjudged(
                    key(Cell::named("load", "messages on one channel at once, naive")),
                    Cell::None,
                    load,
                ),
            };
            let row = row.of(Source::Ours, Method::Executed).with_settings(&settings(AllToAll::Naive));
            rows.push(row.chosen(&["p", "n"]));
            let key = key(Cell::named("slower", "T_p, naive / staggered"));
            let found = naive.t_parallel / shift.t_parallel;
            let row = Row::unjudged(key, Cell::None, found).of(Source::Ours, Method::Executed);
            rows.push(
                row.with_settings(&settings(AllToAll::Naive))
                    .with_values("alltoall", "naive, shift")
                    .chosen(&["p", "n"]),
            );
        }
    }
    rows
}

/// Draws the beginning of a naive remap on the hypercube: all processors send to processor 0, with eight messages on its last channel.
fn figure(style: &Style) -> String {
    scene(&ENTRY, ENTRY.explore, View::Machine, Some(2080.0), style)
}
