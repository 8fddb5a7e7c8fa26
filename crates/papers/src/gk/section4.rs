//! GK sections 2 and 4: the equations of efficiency and of binary-exchange.

use super::common::{powers, report, scenario, whole};
use crate::cell::Cell;
use crate::entry::{Clock, Entry, Known};
use crate::figure::{Style, chart};
use crate::paper::Paper;
use crate::row::Row;
use hyperfly_core::schedule::Step;
use hyperfly_model::isoefficiency::isoefficient;
use hyperfly_model::{Times, asymptotic, gk, k_of};
use hyperfly_request::{Choice, Settings, Switching, Topology};
use hyperfly_text::{papers, papers_gk as text};
use hyperfly_view::Ink;
use hyperfly_view::chart::Plane;
use hyperfly_view::chart::plane::{Axis, Scale};
use hyperfly_view::words::topology as network;

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
    let base = scenario("p=1&ts=25&th=0&tw=1.28");
    for (p, r) in [(4, 10), (64, 12), (1024, 16)] {
        let s = Settings { p, n: 1 << r, ..base.clone() };
        let run = report(&s);
        rows.push(Row::exact(key("S = W/T_o".into(), &s), run.t_serial / run.overhead, run.speedup));
        let e = gk::efficiency_1(run.overhead, run.t_serial);
        rows.push(Row::exact(
            key(Cell::named("equation-1", text::sec4_equation_1()), &s),
            e,
            run.t_serial / run.t_parallel / f64::from(p),
        ));
    }
    // Section 4.2: whom processor 0 meets on 64 processors.
    let plan = whole(&Settings { p: 64, n: 64, topology: Topology::Mesh, ..base.clone() }).plan;
    let mut partners: Vec<u32> =
        plan.program(0).iter().filter_map(|step| plan.sends(step)).map(|(to, _)| to).collect();
    partners.sort_unstable();
    let found = partners.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ");
    let key_of = vec![("of", Cell::named("partners", text::sec4_partners()))];
    let agrees = found == "1, 2, 4, 8, 16, 32";
    rows.push(Row::said(key_of, "1, 2, 4, 8, 16, 32", found, agrees));

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
                let by_3 = gk::overhead_3(&m, n, p, &distances(&s));
                rows.push(Row::exact(
                    key(
                        Cell::named(
                            format!("equation-3-{}", topology.id()),
                            text::sec4_equation_3(network(topology)),
                        ),
                        &s,
                    ),
                    by_3,
                    run,
                ));
                if topology == Topology::Hypercube {
                    rows.push(Row::exact(
                        key(Cell::named("equation-4", papers::equation("4")), &s),
                        gk::overhead_4(&m, n, p),
                        run,
                    ));
                } else {
                    rows.push(Row::exact(
                        key(Cell::named("equation-8", papers::equation("8")), &s),
                        gk::overhead_8(&m, n, p),
                        run,
                    ));
                    rows.push(Row::exact(
                        key(Cell::named("above", text::sec4_above()), &s),
                        gk::overhead_8_sum(&m, n, p),
                        run,
                    ));
                }
            }
        }
    }
    rows.extend(isoefficiencies());
    rows
}

/// Equations 5 to 10: log W of the exact n where one of the times alone costs something, and of both together.
fn isoefficiencies() -> Vec<Row> {
    let mut rows = Vec::new();
    for e in [0.5, 0.8, 0.95] {
        for d in [2u32, 6, 10, 16] {
            let p = 1u32 << d;
            let key = |of: Cell| vec![("of", of), ("E", e.into()), ("p", p.into())];
            let solve = |topology: Topology, ts: f64, tw: f64| {
                let s = Settings { topology, ts, tw, p, ..scenario("p=1&th=0") };
                let size = isoefficient(&s.scenario(), p, e);
                (
                    Times::of(&s.network(), s.p),
                    size.map_or(f64::NAN, |size| size.log2_n),
                    size.map_or(f64::NAN, |size| size.log2_w(&Times::of(&s.network(), s.p))),
                )
            };
            let (k, real) = (k_of(e), f64::from(p));
            let (cube, mesh) = (Topology::Hypercube, Topology::Mesh);
            // Equation 5 by its terms, divided by n: t_c log n = K (t_s p log p / n + t_w log p).
            let (m, log2_n, _) = solve(cube, 25.0, 1.28);
            let right = k * f64::from(d) * (m.ts * libm::exp2(f64::from(d) - log2_n) + m.tw);
            rows.push(
                Row::exact(key(Cell::named("equation-5", text::sec4_equation_5())), right / m.tc, log2_n)
                    .with("log n", log2_n),
            );
            let (m, _, w) = solve(cube, 2500.0, 0.0);
            rows.push(Row::exact(
                key(Cell::named("equation-6", text::sec4_log_w("6"))),
                asymptotic::log2_w_6(&m, k, real),
                w,
            ));
            let (m, _, w) = solve(cube, 0.0, 1.28);
            rows.push(Row::exact(
                key(Cell::named("equation-7", text::sec4_log_w("7"))),
                asymptotic::log2_w_7(&m, k, real),
                w,
            ));
            let (m, _, w) = solve(mesh, 2500.0, 0.0);
            rows.push(Row::exact(
                key(Cell::named("equation-9", text::sec4_log_w("9"))),
                asymptotic::log2_w_9(&m, k, real),
                w,
            ));
            let (m, log2_n, w) = solve(mesh, 0.0, 1.28);
            rows.push(Row::exact(
                key(Cell::named("equation-10", papers::equation("10"))),
                asymptotic::log2_w_10(&m, k, real),
                w,
            ));
            let counted = 2.0 * k * m.tw / m.tc * (real.sqrt() - 1.0);
            rows.push(Row::exact(key(Cell::named("exactly", text::sec4_exactly())), counted, log2_n));
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
