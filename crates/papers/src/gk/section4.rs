//! GK sections 2 and 4: the equations of efficiency and of binary-exchange.

use super::common::{LogWork, keeps, log2_n_of, powers, report, scenario};
use crate::cell::Cell;
use crate::entry::{Clock, Entry, Known};
use crate::figure::{Style, chart};
use crate::origin::{At, Method, Source};
use crate::paper::Paper;
use crate::row::Row;
use hyperfly_core::schedule::Step;
use hyperfly_model::{Times, asymptotic, gk, k_of};
use hyperfly_request::{Choice, Settings, Switching, Topology};
use hyperfly_text::{papers, papers_gk as text};
use hyperfly_view::Ink;
use hyperfly_view::chart::Plane;
use hyperfly_view::chart::plane::{Axis, Scale};
use hyperfly_view::notation::words::topology as network;

/// The entry.
pub static ENTRY: Entry = Entry {
    id: "gk-sec4",
    paper: Paper::Gk,
    place: text::sec4_place,
    title: text::sec4_title,
    claim: text::sec4_claim,
    explore: "algorithm=binary-exchange&topology=mesh&p=64&n=65536&th=0&view=isoefficiency",
    rows,
    known: &[
        Known { at: |row| row.is("of", "S = W/T_o"), reason: text::sec4_why_1 },
        Known { at: |row| row.is("of", "equation-8"), reason: text::sec4_why_2 },
        Known { at: |row| row.is("of", "equation-10"), reason: text::sec4_why_3 },
    ],
    figure,
};

const NETWORKS: [Topology; 2] = [Topology::Hypercube, Topology::Mesh];

/// The distances of processor 0 from its partners, stage by stage, as the network has them.
fn distances(s: &Settings) -> Vec<f64> {
    let plan = s.scenario().plan();
    let columns = 1u32 << s.d().div_ceil(2);
    let hops = |to: u32| match s.topology {
        Topology::Mesh => to / columns + to % columns,
        _ => to.count_ones(),
    };
    let partner = |step: &Step| match *step {
        Step::Exchange { to, .. } => Some(f64::from(hops(to))),
        _ => None,
    };
    plan.program(0).iter().filter_map(partner).collect()
}

fn rows(_: Clock) -> Vec<Row> {
    let mut rows = Vec::new();
    let key = |of: Cell, s: &Settings| vec![("of", of), ("p", s.p.into()), ("n", s.n.into())];
    // What section 4 leaves open: the costs, and the sizes that are run.
    let run_here = |row: Row, source: Source, s: &Settings| {
        row.of(source, Method::Executed).under(s).chosen(&["p", "n", "ts", "tw"])
    };
    let base = scenario("p=1&ts=25&th=0&tw=1.28");
    for (p, r) in [(4, 10), (64, 12), (1024, 16)] {
        let s = Settings { p, n: 1 << r, ..base.clone() };
        let run = report(&s);
        let row = Row::exact(key("S = W/T_o".into(), &s), run.t_serial / run.overhead, run.speedup);
        rows.push(run_here(row, Source::Formula(At::Section("2")), &s));
        let e = gk::efficiency_1(run.overhead, run.t_serial);
        let found = run.t_serial / run.t_parallel / f64::from(p);
        let row = Row::exact(key(Cell::named("equation-1", text::sec4_equation_1()), &s), e, found);
        rows.push(run_here(row, Source::equation("1"), &s));
    }
    // Section 4.2: whom processor 0 meets on 64 processors.
    let s = Settings { p: 64, n: 64, topology: Topology::Mesh, ..base.clone() };
    let plan = s.scenario().plan();
    let mut partners: Vec<u32> =
        plan.program(0).iter().filter_map(|step| plan.sends(step)).map(|(to, _)| to).collect();
    partners.sort_unstable();
    let found = partners.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ");
    let key_of = vec![("of", Cell::named("partners", text::sec4_partners()))];
    let agrees = found == "1, 2, 4, 8, 16, 32";
    let row = Row::said(key_of, "1, 2, 4, 8, 16, 32", found, agrees);
    let row = row.of(Source::section("4.2"), Method::Counted).given("algorithm", "binary-exchange");
    rows.push(row.given("p", s.p).given("n", s.n).chosen(&["n"]));

    for topology in NETWORKS {
        for d in [2u32, 4, 6, 8, 10] {
            for r in [d, d + 3, 20] {
                let s = Settings {
                    topology,
                    p: 1 << d,
                    n: 1 << r,
                    switching: Switching::StoreAndForward,
                    ..base.clone()
                };
                let (m, n, p) = (Times::of(&s.network(), s.p), s.n as f64, f64::from(s.p));
                let run = report(&s).overhead;
                let mut add = |of: Cell, source: Source, said: f64| {
                    rows.push(run_here(Row::exact(key(of, &s), said, run), source, &s));
                };
                let id = format!("equation-3-{}", topology.id());
                add(
                    Cell::named(id, text::sec4_equation_3(network(topology))),
                    Source::equation("3"),
                    gk::overhead_3(&m, n, p, &distances(&s)),
                );
                if topology == Topology::Hypercube {
                    add(
                        Cell::named("equation-4", papers::equation("4")),
                        Source::equation("4"),
                        gk::overhead_4(&m, n, p),
                    );
                } else {
                    add(
                        Cell::named("equation-8", papers::equation("8")),
                        Source::equation("8"),
                        gk::overhead_8(&m, n, p),
                    );
                    add(
                        Cell::named("above", text::sec4_above()),
                        Source::Formula(At::Section("4.2")),
                        gk::overhead_8_sum(&m, n, p),
                    );
                }
            }
        }
    }
    rows.extend(balances());
    rows.extend(isoefficiencies());
    rows
}

/// Equation 5, t_c n log n = K (t_s p log p + t_w n log p), at the efficiency of a run: what K times the overhead comes to,
/// against the serial time of that run.
fn balances() -> Vec<Row> {
    let mut rows = Vec::new();
    for (p, r) in [(4, 10), (64, 12), (1024, 16)] {
        let s = Settings { p, n: 1 << r, ..scenario("p=1&ts=25&th=0&tw=1.28") };
        let m = Times::of(&s.network(), s.p);
        let run = report(&s);
        let right = k_of(run.efficiency) * gk::overhead_4(&m, s.n as f64, p.into());
        let key = vec![
            ("of", Cell::named("equation-5", papers::equation("5"))),
            ("p", p.into()),
            ("n", s.n.into()),
        ];
        let row = Row::exact(key, right, run.t_serial).of(Source::equation("5"), Method::Executed);
        rows.push(row.under(&s).given("E", run.efficiency).chosen(&["p", "n", "ts", "tw"]));
    }
    rows
}

/// Equations 6, 7, 9 and 10: how large n has to be where one of the times alone costs something, against runs.
fn isoefficiencies() -> Vec<Row> {
    let mut rows = Vec::new();
    for e in [0.5, 0.8, 0.95] {
        for d in [2u32, 6, 10] {
            let (p, k) = (1u32 << d, k_of(e));
            let mut add = |of: Cell, topology, ts, tw, source, said: &dyn Fn(&Times) -> f64| {
                let s = Settings { topology, ts, tw, p, ..scenario("p=1&th=0") };
                let times = Times::of(&s.network(), s.p);
                let key = vec![("of", of), ("E", e.into()), ("p", p.into())];
                rows.push(keeps(key, source, said(&times), &s, e).chosen(&["p", "E", "ts", "tw"]));
            };
            let equations: [(&'static str, _, f64, f64, LogWork); 4] = [
                ("6", Topology::Hypercube, 2500.0, 0.0, asymptotic::log2_w_6),
                ("7", Topology::Hypercube, 0.0, 1.28, asymptotic::log2_w_7),
                ("9", Topology::Mesh, 2500.0, 0.0, asymptotic::log2_w_9),
                ("10", Topology::Mesh, 0.0, 1.28, asymptotic::log2_w_10),
            ];
            for (number, topology, ts, tw, log2_w) in equations {
                let of = Cell::named(format!("equation-{number}"), papers::equation(number));
                let said = |times: &Times| log2_n_of(times, log2_w(times, k, p.into()));
                add(of, topology, ts, tw, Source::equation(number), &said);
            }
            let exactly = |times: &Times| 2.0 * k * times.tw / times.tc * (f64::from(p).sqrt() - 1.0);
            let of = Cell::named("exactly", text::sec4_exactly());
            add(of, Topology::Mesh, 0.0, 1.28, Source::Ours, &exactly);
        }
    }
    rows
}

fn figure(style: &Style) -> String {
    let x = Axis::new(papers::axis_p(), Scale::Log2);
    let y = Axis::new(text::sec4_axis(), Scale::Log10);
    let runs = |topology: Topology| {
        (1..=5u32)
            .map(|b| {
                let s =
                    Settings { topology, p: 1 << (2 * b), n: 1 << 16, ..scenario("p=1&ts=25&th=0&tw=1.28") };
                (f64::from(s.p), report(&s).overhead)
            })
            .collect::<Vec<_>>()
    };
    let m = Times::of(&scenario("p=1&ts=25&th=0&tw=1.28").network(), 1);
    let line = |of: fn(&Times, f64, f64) -> f64| {
        powers(2, 10).map(|p| (f64::from(p), of(&m, 65536.0, f64::from(p)))).collect::<Vec<_>>()
    };
    let plane = Plane::new(x, y)
        .series(network(Topology::Mesh), Ink::Series1, line(gk::overhead_8_sum), runs(Topology::Mesh), false)
        .dashes(papers::equation("8"), Ink::Series3, line(gk::overhead_8))
        .series(
            text::sec4_equation_4(),
            Ink::Series0,
            line(gk::overhead_4),
            runs(Topology::Hypercube),
            false,
        );
    chart(&ENTRY, &plane, style)
}
