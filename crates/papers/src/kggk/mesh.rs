//! KGGK 13.2.2: binary exchange on a √p × √p mesh, a network with limited bandwidth.

use super::formulas::Case;
use super::machine::{check_run, example};
use crate::figure::scene;
use crate::prelude::*;
use crate::runs::{isoefficiency, list, partners, report};
use hyperfly_request::{Settings, Topology, View};

pub static ENTRY: Entry = Entry {
    id: "kggk-13.2.2",
    paper: Paper::Kggk,
    place: "Section 13.2.2",
    title: "Binary exchange on a mesh, where bandwidth is short",
    claim: "On a √p × √p mesh partners are 1, 2, 4, … √p/2 links apart, along a row and then along a \
        column, and as many messages share a link. So T_p = t_c (n/p) log n + t_s log p + 2 t_w n/√p, and \
        the size that keeps an efficiency grows exponentially with √p.",
    explore: "algorithm=binary-exchange&topology=mesh&p=64&n=4096&tc=2&tw=4&ts=25&th=0&view=machine",
    rows: compare,
    known: &[KnownDifference {
        selects: |row| row.is("of", "time"),
        reason: "The sum of the distances is 1 + 2 + … + √p/2 = √p − 1 along a row and as much along a \
            column. The book rounds 2 (√p − 1) up to 2 √p, which adds 2 t_w n/p. With √p − 1 the formula \
            is exact.",
    }],
    figure: draw,
};

const SOURCE: Source = Source::Unverified(Place::Section("13.2.2"));

fn mesh() -> Settings {
    Settings { topology: Topology::Mesh, ..example() }
}

fn compare(_: Clock) -> Vec<Row> {
    let mut rows = Vec::new();
    for (d, r) in [(2u32, 8u32), (4, 8), (4, 12), (6, 12), (6, 16), (8, 16), (10, 16)] {
        let s = Settings { p: 1 << d, n: 1 << r, ..mesh() };
        let (case, t_parallel) = (Case::from_settings(&s), report(&s).t_parallel);
        let check = check_run(&s).at("p", s.p).at("n", s.n);
        rows.push(check.exact(("time", "T_p"), SOURCE, case.mesh(), t_parallel));
        rows.push(check.exact(("summed", "T_p with √p − 1"), Source::Ours, case.mesh_summed(), t_parallel));
    }
    // The second figure of the section: the partners of processors 0 and 37 of 64.
    for (q, published) in [(0u32, "1, 2, 4, 8, 16, 32"), (37, "5, 33, 36, 39, 45, 53")] {
        let plan = Settings { p: 64, n: 64, ..mesh() }.scenario().plan();
        let mut partner_list = partners(&plan, q);
        partner_list.sort_unstable();
        let check = Check::counted().at("q", q).with("p", 64).with("n", 64);
        rows.push(check.same(("partners", "partners of a processor"), SOURCE, published, list(partner_list)));
    }
    // Isoefficiency grows exponentially with √p: with t_s = 0, W = 2K (t_w/t_c) √p 2^(2K (t_w/t_c) √p).
    for (e, d) in sweep([0.1, 0.2], [2u32, 4, 6]) {
        let s = Settings { p: 1 << d, ts: 0.0, ..mesh() };
        let log2_n = Case::from_settings(&s).log2_n(e, Case::mesh_summed);
        let label = ("isoefficiency", "n that keeps E, t_s = 0");
        rows.push(isoefficiency(label, Source::Ours, log2_n, &s, e).chosen(&["p"]));
    }
    rows
}

/// Draws the first exchange between rows on 64 processors, with four messages on a channel.
fn draw(style: &Style) -> String {
    scene(&ENTRY, ENTRY.explore, View::Machine, None, style)
}
