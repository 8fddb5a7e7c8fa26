//! Culler et al. 4.1: the remap in naive and in staggered order, on a CM-5 and on networks with shared channels.

use super::cm5::{cm5, remap_in};
use crate::figure::scene;
use crate::prelude::*;
use crate::runs::{report, scenario};
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
        then to 1, and so on, and all but a few stall. If processor i begins with the rows of processor i \
        + 1, nobody is sent to by two. On a CM-5 of 128 processors the naive remap took more than 1.5 \
        times as long as the computation, the staggered one a seventh of it.",
    explore: "algorithm=cyclic-to-blocked&alltoall=naive&p=16&n=4096&topology=hypercube&t=2080&view=machine,timeline",
    rows: compare,
    known: &[
        KnownDifference {
            selects: |row| row.is("of", "naive-share") || row.is("of", "times"),
            reason: "With no more than ⌈L/g⌉ words on their way to a processor, the naive order takes 6.4 \
                times as long, because processors that are done with the first receiver run ahead of the \
                others and spread out. What the CM-5 lost beyond that is outside the model.",
        },
        KnownDifference {
            selects: |row| row.is("of", "staggered-share"),
            reason: "A remap costs the CM-5 about 1 µs besides for each point, for loads and stores, which \
                LogP does not count. And at 2 MB/s where 3.2 were predicted it was slower still: \
                processors drift apart, and messages meet after all.",
        },
        KnownDifference {
            selects: |row| row.is("of", "rate"),
            reason: "The prediction has 1 µs for loads and stores of each point besides 2o: 16 bytes in 5 \
                µs. Without that it is 16 bytes in 4 µs, less what the first and the last word of each \
                message take.",
        },
    ],
    figure: draw,
};

const SOURCE: Source = Source::Unverified(Place::Section("4.1"));

/// Returns the largest number of processors that send to the same one in the same round of the plan.
fn max_senders_per_round(plan: &Plan) -> u32 {
    let mut senders = BTreeMap::new();
    for q in 0..plan.p {
        let sends = plan.rank_steps(q).iter().filter_map(|step| match *step {
            Step::Post { to, .. } | Step::Exchange { to, .. } => Some(to),
            _ => None,
        });
        for (round, receiver) in sends.enumerate() {
            *senders.entry((round, receiver)).or_insert(0) += 1;
        }
    }
    senders.into_values().max().unwrap_or(0)
}

fn compare(_: Clock) -> Vec<Row> {
    let mut rows = Vec::new();
    for d in [2u32, 4, 6, 7] {
        let s = Settings { p: 1 << d, n: 1 << (2 * d), ..cm5() };
        for (id, name, order, published) in [
            ("naive-senders", "senders to one processor at once, naive", AllToAll::Naive, s.p - 1),
            ("staggered-senders", "the same, staggered", AllToAll::Paper, 1),
        ] {
            let s = Settings { all_to_all: order, ..s.clone() };
            let computed = max_senders_per_round(&s.scenario().plan());
            let check = Check::counted().with_settings(&s).at("p", s.p).chosen(&["p", "n"]);
            rows.push(check.exact((id, name), SOURCE, published, computed));
        }
    }
    rows.extend(compare_on_cm5());
    rows.extend(compare_on_networks());
    rows
}

/// Returns the rows for a CM-5 with 128 processors and 2^20 points.
fn compare_on_cm5() -> [Row; 4] {
    // No more than ⌈L/g⌉ words can be on their way to a processor, and a processor that sends one more stalls.
    let s = Settings { p: 128, n: 1 << 20, capacity: true, ..cm5() };
    let work = s.t_serial() / f64::from(s.p);
    let (naive, staggered) = (remap_in(AllToAll::Naive, &s), remap_in(AllToAll::Shift, &s));
    let check = Check::executed(&s).at("p", s.p).at("n", s.n).varying("alltoall", "naive, shift");
    let check = check.chosen(&["n"]);
    let label = ("naive-share", "naive remap / computation");
    let computed = fixed(naive / work, 2);
    let slow_row = check.stated(label, SOURCE, "more than 1.5", computed, naive > 1.5 * work);
    let label = ("staggered-share", "staggered remap / computation");
    let fast_row = check.printed(label, SOURCE, "0.14", staggered / work);
    let label = ("times", "naive / staggered");
    let computed = fixed(naive / staggered, 2);
    let times = check.stated(label, SOURCE, "an order of magnitude", computed, naive >= 10.0 * staggered);
    // A point has 16 bytes.
    let label = ("rate", "MB/s for each processor, staggered");
    let rate = 16.0 * s.n as f64 / f64::from(s.p) / staggered;
    [slow_row, fast_row, times, check.printed(label, SOURCE, "3.2", rate)]
}

/// Returns the rows for networks, where the order affects shared channels: the largest load of a channel and the time of the remap.
fn compare_on_networks() -> Vec<Row> {
    let mut rows = Vec::new();
    let networks = [Topology::Hypercube, Topology::Mesh];
    for (topology, d) in sweep(networks, [2u32, 4, 6]) {
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
        let check =
            Check::executed(&settings(AllToAll::Naive)).at("network", (topology.id(), network(topology)));
        let check = check.at("p", 1u32 << d);
        let label = ("load", "messages on one channel at once, naive");
        let row = match topology {
            Topology::Hypercube => check.exact(label, Source::Ours, 1u32 << (d - 1), load),
            _ => check.unjudged(label, Source::Ours, Cell::None, load),
        };
        rows.push(row.chosen(&["p", "n"]));
        let label = ("slower", "T_p, naive / staggered");
        let computed = naive.t_parallel / shift.t_parallel;
        let check = check.varying("alltoall", "naive, shift").chosen(&["p", "n"]);
        rows.push(check.unjudged(label, Source::Ours, Cell::None, computed));
    }
    rows
}

/// Draws the beginning of a naive remap on the hypercube: all processors send to processor 0, with eight messages on its last channel.
fn draw(style: &Style) -> String {
    scene(&ENTRY, ENTRY.explore, View::Machine, Some(2080.0), style)
}
