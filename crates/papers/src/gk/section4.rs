//! GK sections 2 and 4: the equations of efficiency and of binary-exchange.

use super::common::{LogWork, isoefficiency_row, log2_n_of, powers, report, scenario};
use crate::figure::chart;
use crate::prelude::*;
use hyperfly_core::schedule::Step;
use hyperfly_model::{Times, asymptotic, gk, k_of};
use hyperfly_request::{Choice, Settings, Switching, Topology};
use hyperfly_text::language::list;
use hyperfly_view::notation::words::topology as network;

pub static ENTRY: Entry = Entry {
    id: "gk-sec4",
    paper: Paper::Gk,
    place: "Equations 1 to 10, sections 2 and 4",
    title: "Overhead and isoefficiency of binary-exchange",
    claim: "Binary-exchange has T_o = t_s p log p + t_w n log p on the hypercube and about t_s p log p + \
         2 t_w n √p on the mesh. From W = K T_o follows how W has to grow: polynomially on the \
         hypercube, exponentially in √p on the mesh.",
    explore: "algorithm=binary-exchange&topology=mesh&p=64&n=65536&th=0&view=isoefficiency",
    rows,
    known: &[
        KnownDifference {
            at: |row| row.is("of", "S = W/T_o"),
            reason: "Section 2 prints \"Speedup S is the ratio W/T_o\". Speedup is W/T_p: equation 1, the \
             line after it, has E = S/p = W/(T_p p), and only so do speedups lie between 0 and p. (It \
             is one letter, and may be the copy's.)",
        },
        KnownDifference {
            at: |row| row.is("of", "equation-8"),
            reason: "1 + 2 + 4 + … + √p/2 = √p − 1, as the line above equation 8 has it. Equation 8 writes √p \
             with ≈, so it is judged as an approximation: it holds if the run is nearer to it than to \
             its double or its half. Its words are too many by 2 t_w n: 3 % for p = 1024, 33 % for p \
             = 16, and a factor of 2 for p = 4.",
        },
        KnownDifference {
            at: |row| row.is("of", "equation-10"),
            reason: "It inherits √p for √p − 1 from equation 8, but in an exponent: exactly log n = 2K \
             (t_w/t_c)(√p − 1), so the printed n is too big by the factor 2^(2K t_w/t_c) for every p, \
             and does not approach the exact one as p grows.",
        },
        KnownDifference {
            at: |row| row.is("of", "any-mapping"),
            reason: "Two partners of the hypercube can be placed closer together than √p/2 hops. Harper's \
             places (breadth first from processor 0, in rows and in columns) keep all partners within \
             7 hops for p = 256, where √p/2 = 8, and within 13 for p = 1024, where it is 16. Up to p \
             = 64 the claim holds for both mappings that are tried here.",
        },
    ],
    figure,
};

const NETWORKS: [Topology; 2] = [Topology::Hypercube, Topology::Mesh];

/// Returns the hops between processor 0 and its partners, stage by stage.
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
    plan.rank_steps(0).iter().filter_map(partner).collect()
}

fn rows(_: Clock) -> Vec<Row> {
    let mut rows = Vec::new();
    let key = |of: Cell, s: &Settings| vec![("of", of), ("p", s.p.into()), ("n", s.n.into())];
    // Section 4 leaves costs and sizes open.
    let run_here = |row: Row, source: Source, s: &Settings| {
        row.of(source, Method::Executed).with_settings(s).chosen(&["p", "n", "ts", "tw"])
    };
    let base = scenario("p=1&ts=25&th=0&tw=1.28");
    for (p, r) in [(4, 10), (64, 12), (1024, 16)] {
        let s = Settings { p, n: 1 << r, ..base.clone() };
        let run = report(&s);
        let row = Row::exact(key("S = W/T_o".into(), &s), run.t_serial / run.overhead, run.speedup);
        rows.push(run_here(row, Source::Formula(Place::Section("2")), &s));
        let e = gk::efficiency_1(run.overhead, run.t_serial);
        let found = run.t_serial / run.t_parallel / f64::from(p);
        let row = Row::exact(key(Cell::named("equation-1", "equation 1, E = 1/(1 + T_o/W)"), &s), e, found);
        rows.push(run_here(row, Source::equation("1"), &s));
        let right = k_of(run.speedup / f64::from(p)) * run.overhead;
        let of = Cell::named("equation-2", "equation 2, W = K T_o");
        rows.push(run_here(Row::exact(key(of, &s), right, run.t_serial), Source::equation("2"), &s));
    }
    // Section 4.2: the partners of processor 0 on 64 processors.
    let s = Settings { p: 64, n: 64, topology: Topology::Mesh, ..base.clone() };
    let plan = s.scenario().plan();
    let mut partners: Vec<u32> =
        plan.rank_steps(0).iter().filter_map(|step| plan.sends(step)).map(|(to, _)| to).collect();
    partners.sort_unstable();
    let found = partners.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ");
    let key_of = vec![("of", Cell::named("partners", "partners of processor 0, p = 64"))];
    let agrees = found == "1, 2, 4, 8, 16, 32";
    let row = Row::stated(key_of, "1, 2, 4, 8, 16, 32", found, agrees);
    let row = row.of(Source::section("4.2"), Method::Counted).with_parameter("algorithm", "binary-exchange");
    rows.push(row.with_parameter("p", s.p).with_parameter("n", s.n).chosen(&["n"]));

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
                let exact = |of: Cell, claimed: f64| Row::exact(key(of, &s), claimed, run);
                let mut add = |row: Row, source: Source| rows.push(run_here(row, source, &s));
                let id = format!("equation-3-{}", topology.id());
                let of = Cell::named(id, format!("equation 3, {}", network(topology)));
                add(exact(of, gk::overhead_3(&m, n, p, &distances(&s))), Source::equation("3"));
                if topology == Topology::Hypercube {
                    let of = Cell::named("equation-4", "equation 4".to_owned());
                    add(exact(of, gk::overhead_4(&m, n, p)), Source::equation("4"));
                } else {
                    let of = key(Cell::named("equation-8", "equation 8".to_owned()), &s);
                    let row = Row::hedged(of, gk::overhead_8(&m, n, p), "≈", run);
                    add(row, Source::equation("8"));
                    let of = Cell::named("above", "line above equation 8");
                    add(exact(of, gk::overhead_8_sum(&m, n, p)), Source::Formula(Place::Section("4.2")));
                }
            }
        }
    }
    rows.extend(balances());
    rows.extend(isoefficiencies());
    rows.extend(mappings());
    rows.extend(three_dimensions());
    rows
}

/// Returns places of the vertices of a hypercube in a row of 2^b in which neighbours are as close as possible (Harper 1966):
/// breadth first from vertex 0.
fn harper(b: u32) -> Vec<u32> {
    let side = 1usize << b;
    let (mut place, mut order) = (vec![u32::MAX; side], vec![0usize]);
    place[0] = 0;
    let mut next = 0;
    while next < order.len() {
        for bit in 0..b {
            let neighbour = order[next] ^ (1 << bit);
            if place[neighbour] == u32::MAX {
                place[neighbour] = order.len() as u32;
                order.push(neighbour);
            }
        }
        next += 1;
    }
    place
}

/// Returns the hops between the farthest partners of binary-exchange in a row or column of a mesh with these places.
fn farthest(place: &[u32]) -> u32 {
    let side = place.len();
    let bits =
        (0..side.ilog2()).flat_map(|bit| (0..side).map(move |v| place[v].abs_diff(place[v ^ (1 << bit)])));
    bits.max().unwrap_or(0)
}

/// Section 4.2: "in any mapping, there will be at least one iteration in which the pairs of processors that need to communicate
/// will be at least √p/2 hops apart", held against two mappings: row by row, and Harper's places in rows and columns.
fn mappings() -> Vec<Row> {
    let row = |b: u32| {
        let (p, claimed) = (1u32 << (2 * b), (1u32 << b) / 2);
        let natural: Vec<u32> = (0..1 << b).collect();
        let found = farthest(&natural).min(farthest(&harper(b)));
        let key = vec![
            (
                "of",
                Cell::named(
                    "any-mapping",
                    "hops of the farthest partners in a mapping that keeps them close",
                ),
            ),
            ("p", p.into()),
        ];
        let row = Row::stated(key, format!("at least {claimed}"), found, found >= claimed);
        let row =
            row.of(Source::claim("4.2"), Method::Counted).with_parameter("algorithm", "binary-exchange");
        row.with_parameter("topology", Topology::Mesh.id()).with_parameter("p", p).chosen(&["p"])
    };
    (1..=5).map(row).collect()
}

/// Section 10: on a 3-D mesh the isoefficiency function "is also exponential and can be derived by an analysis similar to the one
/// given for the 2-D mesh". Distances double from 1 to ∛p/2 in each dimension, so T_o = t_s p log p + 3 t_w n (∛p − 1).
fn three_dimensions() -> Vec<Row> {
    let base = Settings {
        topology: Topology::Mesh3d,
        switching: Switching::StoreAndForward,
        ..scenario("p=1&ts=25&th=0&tw=1.28")
    };
    let side = |d: u32| f64::from(1u32 << (d / 3));
    let mut rows = Vec::new();
    for d in [3u32, 6, 9] {
        for r in [d, d + 3, 18] {
            let s = Settings { p: 1 << d, n: 1 << r, ..base.clone() };
            let claimed = s.ts * f64::from(s.p * d) + 3.0 * s.tw * s.n as f64 * (side(d) - 1.0);
            let key = vec![
                ("of", Cell::named("cube", "3-D mesh: T_o = t_s p log p + 3 t_w n (∛p − 1)")),
                ("p", s.p.into()),
                ("n", s.n.into()),
            ];
            let row = Row::exact(key, claimed, report(&s).overhead).of(Source::Ours, Method::Executed);
            rows.push(row.with_settings(&s));
        }
    }
    let words = Settings { ts: 0.0, ..base };
    for d in [3u32, 6, 9] {
        let s = Settings { p: 1 << d, ..words.clone() };
        let claimed = 3.0 * s.tw / s.tc * (side(d) - 1.0);
        let of = Cell::named("cube-isoefficiency", "3-D mesh: log n = 3K (t_w/t_c)(∛p − 1)");
        let key = vec![("of", of), ("E", 0.5.into()), ("p", s.p.into())];
        rows.push(isoefficiency_row(key, Source::Ours, claimed, &s, 0.5));
    }
    // A polynomial would need log n in proportion to log p.
    let least = |d: u32| {
        let reaches = |r: &u32| report(&Settings { p: 1 << d, n: 1 << r, ..words.clone() }).efficiency >= 0.5;
        (d..=32).find(reaches).unwrap_or(0)
    };
    let found = [3u32, 6, 9].map(|d| (d, least(d)));
    let slopes = found.map(|(d, r)| f64::from(r) / f64::from(d));
    let exponential = slopes.windows(2).all(|pair| pair[1] > pair[0]);
    let sizes = found.map(|(_, r)| format!("2^{r}")).join(list());
    let key = vec![("of", Cell::named("cube-exponential", "3-D mesh: growth of n for E = 0.5"))];
    let row = Row::stated(key, "exponential", format!("n = {sizes} for p = 8, 64 and 512"), exponential);
    let row = row.of(Source::claim("10"), Method::Executed).with_settings(&Settings { p: 8, ..words });
    let row = row.with_values("p", "8, 64, 512").with_values("n", &sizes).with_parameter("E", 0.5);
    rows.push(row.chosen(&["p", "n", "tw", "E"]));
    rows
}

/// Compares both sides of equation 5, t_c n log n = K (t_s p log p + t_w n log p), at the efficiency of a run.
fn balances() -> Vec<Row> {
    let mut rows = Vec::new();
    for (p, r) in [(4, 10), (64, 12), (1024, 16)] {
        let s = Settings { p, n: 1 << r, ..scenario("p=1&ts=25&th=0&tw=1.28") };
        let m = Times::of(&s.network(), s.p);
        let run = report(&s);
        let right = k_of(run.efficiency) * gk::overhead_4(&m, s.n as f64, p.into());
        let key = vec![
            ("of", Cell::named("equation-5", "equation 5".to_owned())),
            ("p", p.into()),
            ("n", s.n.into()),
        ];
        let row = Row::exact(key, right, run.t_serial).of(Source::equation("5"), Method::Executed);
        rows.push(row.with_settings(&s).with_parameter("E", run.efficiency).chosen(&["p", "n", "ts", "tw"]));
    }
    rows
}

/// Compares n by equations 6, 7, 9 and 10 with runs, in which only one of the times is non-zero.
fn isoefficiencies() -> Vec<Row> {
    let mut rows = Vec::new();
    for e in [0.5, 0.8, 0.95] {
        for d in [2u32, 6, 10] {
            let (p, k) = (1u32 << d, k_of(e));
            let mut add = |of: Cell, topology, ts, tw, source, claimed: &dyn Fn(&Times) -> f64| {
                let s = Settings { topology, ts, tw, p, ..scenario("p=1&th=0") };
                let times = Times::of(&s.network(), s.p);
                let key = vec![("of", of), ("E", e.into()), ("p", p.into())];
                rows.push(
                    isoefficiency_row(key, source, claimed(&times), &s, e).chosen(&["p", "E", "ts", "tw"]),
                );
            };
            let equations: [(&'static str, _, f64, f64, LogWork); 4] = [
                ("6", Topology::Hypercube, 2500.0, 0.0, asymptotic::log2_w_6),
                ("7", Topology::Hypercube, 0.0, 1.28, asymptotic::log2_w_7),
                ("9", Topology::Mesh, 2500.0, 0.0, asymptotic::log2_w_9),
                ("10", Topology::Mesh, 0.0, 1.28, asymptotic::log2_w_10),
            ];
            for (number, topology, ts, tw, log2_w) in equations {
                let of = Cell::named(format!("equation-{number}"), format!("equation {number}"));
                let claimed = |times: &Times| log2_n_of(times, log2_w(times, k, p.into()));
                add(of, topology, ts, tw, Source::equation(number), &claimed);
            }
            let exactly = |times: &Times| 2.0 * k * times.tw / times.tc * (f64::from(p).sqrt() - 1.0);
            let of = Cell::named("exactly", "log n with √p − 1");
            add(of, Topology::Mesh, 0.0, 1.28, Source::Ours, &exactly);
        }
    }
    rows
}

fn figure(style: &Style) -> String {
    let x = Axis::new("p, processors", Scale::Log2);
    let y = Axis::new("T_o of simulated runs, n = 2^16, in t_c; lines: equations 4 and 8", Scale::Log10);
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
        .dashes("equation 8".to_owned(), Ink::Series3, line(gk::overhead_8))
        .series(
            "hypercube, equation 4",
            Ink::Series0,
            line(gk::overhead_4),
            runs(Topology::Hypercube),
            false,
        );
    chart(&ENTRY, &plane, style)
}
