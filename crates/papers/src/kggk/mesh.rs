//! KGGK 13.2.2: binary exchange on a √p × √p mesh, a network with limited bandwidth.

use super::formulas::Case;
use super::machine::{example, executed};
use crate::cell::Cell;
use crate::entry::{Clock, Entry, KnownDifference};
use crate::figure::{Style, scene};
use crate::gk::common::{isoefficiency_row, report};
use crate::origin::{Method, Place, Source};
use crate::paper::Paper;
use crate::row::Row;
use hyperfly_core::schedule::Step;
use hyperfly_request::{Settings, Topology, View};
use hyperfly_text::papers_kggk as text;

pub static ENTRY: Entry = Entry {
    id: "kggk-13.2.2",
    paper: Paper::Kggk,
    place: text::mesh_place,
    title: text::mesh_title,
    claim: text::mesh_claim,
    explore: "algorithm=binary-exchange&topology=mesh&p=64&n=4096&tc=2&tw=4&ts=25&th=0&view=machine",
    rows,
    known: &[KnownDifference { at: |row| row.is("of", "time"), reason: text::mesh_why }],
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
        let row = Row::exact(key(Cell::named("time", text::mesh_time())), case.mesh(), run.t_parallel);
        rows.push(executed(row, PLACE, &s));
        let row =
            Row::exact(key(Cell::named("summed", text::mesh_summed())), case.mesh_summed(), run.t_parallel);
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
        let key = vec![("of", Cell::named("partners", text::mesh_partners())), ("q", q.into())];
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
                ("of", Cell::named("isoefficiency", text::mesh_isoefficiency())),
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
