//! KGGK 13.2.2: binary exchange on a √p × √p mesh, a network with limited bandwidth.

use super::formulas::Case;
use super::machine::{example, executed};
use crate::figure::scene;
use crate::gk::common::{isoefficiency_row, report};
use crate::prelude::*;
use hyperfly_core::schedule::Step;
use hyperfly_request::{Settings, Topology, View};

pub static ENTRY: Entry = Entry {
    id: "kggk-13.2.2",
    paper: Paper::Kggk,
    place: "Section 13.2.2",
    title: "Binary exchange on a mesh, where bandwidth is short",
    claim: "On a √p × √p mesh partners are 1, 2, 4, … √p/2 links apart, along a row and then along a \
         column, and as many messages share a link. So T_p = t_c (n/p) log n + t_s log p + 2 t_w \
         n/√p, and the size that keeps an efficiency grows exponentially with √p.",
    explore: "algorithm=binary-exchange&topology=mesh&p=64&n=4096&tc=2&tw=4&ts=25&th=0&view=machine",
    rows,
    known: &[KnownDifference {
        at: |row| row.is("of", "time"),
        reason: "The sum of the distances is 1 + 2 + … + √p/2 = √p − 1 along a row and as much along a \
         column. The book rounds 2 (√p − 1) up to 2 √p, which adds 2 t_w n/p. With √p − 1 the formula \
         is exact.",
    }],
    figure,
};

const PLACE: Place = Place::Section("13.2.2");

fn mesh() -> Settings {
    Settings { topology: Topology::Mesh, ..example() }
}

fn rows(_: Clock) -> Vec<Row> {
    let mut rows = Vec::new();
    for (d, r) in [(2u32, 8u32), (4, 8), (4, 12), (6, 12), (6, 16), (8, 16), (10, 16)] {
        let s = Settings { p: 1 << d, n: 1 << r, ..mesh() };
        let (case, run) = (Case::of(&s), report(&s));
        let key = |of: Cell| vec![("of", of), ("p", s.p.into()), ("n", s.n.into())];
        let row = Row::exact(key(Cell::named("time", "T_p")), case.mesh(), run.t_parallel);
        rows.push(executed(row, PLACE, &s));
        let row =
            Row::exact(key(Cell::named("summed", "T_p with √p − 1")), case.mesh_summed(), run.t_parallel);
        rows.push(row.of(Source::Ours, Method::Executed).with_settings(&s).chosen(&["p", "n"]));
    }
    // The second figure of the section: the partners of processors 0 and 37 of 64.
    for (q, published) in [(0u32, "1, 2, 4, 8, 16, 32"), (37, "5, 33, 36, 39, 45, 53")] {
        let s = Settings { p: 64, n: 64, ..mesh() };
        let plan = s.scenario().plan();
        let mut partners: Vec<u32> = plan
            .rank_steps(q)
            .iter()
            .filter_map(|step| if let Step::Exchange { to, .. } = step { Some(*to) } else { None })
            .collect();
        partners.sort_unstable();
        let found = partners.iter().map(u32::to_string).collect::<Vec<_>>().join(", ");
        let key = vec![("of", Cell::named("partners", "partners of a processor")), ("q", q.into())];
        let row = Row::stated(key, published, found.clone(), found == published);
        rows.push(
            row.of(Source::Unverified(PLACE), Method::Counted)
                .with_parameter("p", 64u32)
                .with_parameter("n", 64u32),
        );
    }
    // Isoefficiency grows exponentially with √p: with t_s = 0, W = 2K (t_w/t_c) √p 2^(2K (t_w/t_c) √p).
    for e in [0.1, 0.2] {
        for d in [2u32, 4, 6] {
            let s = Settings { p: 1 << d, ts: 0.0, ..mesh() };
            let key = vec![
                ("of", Cell::named("isoefficiency", "n that keeps E, t_s = 0")),
                ("E", e.into()),
                ("p", s.p.into()),
            ];
            let log2_n = Case::of(&s).log2_n(e, Case::mesh_summed);
            rows.push(isoefficiency_row(key, Source::Ours, log2_n, &s, e).chosen(&["p"]));
        }
    }
    rows
}

/// Draws the first exchange between rows on 64 processors, with four messages on a channel.
fn figure(style: &Style) -> String {
    scene(&ENTRY, ENTRY.explore, View::Machine, None, style)
}
