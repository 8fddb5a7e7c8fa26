//! GK sections 2 and 4: the equations of efficiency and of binary-exchange.

use crate::figure::chart;
use crate::prelude::*;
use crate::runs::{LogWork, isoefficiency, list, log2_n_of, partners, powers, report, scenario};
use hyperfly_model::{Times, asymptotic, gk, k_of};
use hyperfly_request::{Choice, Settings, Switching, Topology};
use hyperfly_view::notation::words::topology as network;

pub static ENTRY: Entry = Entry {
    id: "gk-sec4",
    paper: Paper::Gk,
    place: "Equations 1 to 10, sections 2 and 4",
    title: "Overhead and isoefficiency of binary-exchange",
    claim: "Binary-exchange has T_o = t_s p log p + t_w n log p on the hypercube and about t_s p log p + 2 \
        t_w n √p on the mesh. From W = K T_o follows how W has to grow: polynomially on the hypercube, \
        exponentially in √p on the mesh.",
    explore: "algorithm=binary-exchange&topology=mesh&p=64&n=65536&th=0&view=isoefficiency",
    rows: compare,
    known: &[
        KnownDifference {
            selects: |row| row.is("of", "S = W/T_o"),
            reason: "Section 2 prints \"Speedup S is the ratio W/T_o\". Speedup is W/T_p: equation 1, the \
                line after it, has E = S/p = W/(T_p p), and only so do speedups lie between 0 and p. (It \
                is one letter, and may be the copy's.)",
        },
        KnownDifference {
            selects: |row| row.is("of", "equation-8"),
            reason: "1 + 2 + 4 + … + √p/2 = √p − 1, as the line above equation 8 has it. Equation 8 writes \
                √p with ≈, so it is judged as an approximation: it holds if the run is nearer to it than \
                to its double or its half. Its words are too many by 2 t_w n: 3 % for p = 1024, 33 % for p \
                = 16, and a factor of 2 for p = 4.",
        },
        KnownDifference {
            selects: |row| row.is("of", "equation-10"),
            reason: "It inherits √p for √p − 1 from equation 8, but in an exponent: exactly log n = 2K \
                (t_w/t_c)(√p − 1), so the printed n is too big by the factor 2^(2K t_w/t_c) for every p, \
                and does not approach the exact one as p grows.",
        },
        KnownDifference {
            selects: |row| row.is("of", "any-mapping"),
            reason: "Two partners of the hypercube can be placed closer together than √p/2 hops. Harper's \
                places (breadth first from processor 0, in rows and in columns) keep all partners within 7 \
                hops for p = 256, where √p/2 = 8, and within 13 for p = 1024, where it is 16. Up to p = 64 \
                the claim holds for both mappings that are tried here.",
        },
    ],
    figure: draw,
};

const COSTS: &str = "p=1&ts=25&th=0&tw=1.28";

/// Returns the hops between processor 0 and its partners, stage by stage.
fn distances(s: &Settings) -> Vec<f64> {
    let columns = 1u32 << s.d().div_ceil(2);
    let hops = |to: u32| match s.topology {
        Topology::Mesh => to / columns + to % columns,
        _ => to.count_ones(),
    };
    partners(&s.scenario().plan(), 0).into_iter().map(|to| f64::from(hops(to))).collect()
}

/// Checks results of a run whose costs and sizes section 4 leaves open.
fn check_run(s: &Settings) -> Check {
    Check::executed(s).at("p", s.p).at("n", s.n).chosen(&["p", "n", "ts", "tw"])
}

fn compare(_: Clock) -> Vec<Row> {
    let mut rows = Vec::new();
    for s in sizes() {
        let (run, p) = (report(&s), f64::from(s.p));
        let check = check_run(&s);
        let section = Source::Formula(Place::Section("2"));
        rows.push(check.exact("S = W/T_o", section, run.t_serial / run.overhead, run.speedup));
        let label = ("equation-1", "equation 1, E = 1/(1 + T_o/W)");
        let e = gk::efficiency_1(run.overhead, run.t_serial);
        rows.push(check.exact(label, Source::equation("1"), e, run.t_serial / run.t_parallel / p));
        let label = ("equation-2", "equation 2, W = K T_o");
        rows.push(check.exact(
            label,
            Source::equation("2"),
            k_of(run.speedup / p) * run.overhead,
            run.t_serial,
        ));
    }
    // Section 4.2 lists the partners on 64 processors.
    let s = Settings { p: 64, n: 64, topology: Topology::Mesh, ..scenario(COSTS) };
    let mut partner_list = partners(&s.scenario().plan(), 0);
    partner_list.sort_unstable();
    let check = Check::counted().with("algorithm", "binary-exchange").with("p", s.p).with("n", s.n);
    let label = ("partners", "partners of processor 0, p = 64");
    rows.push(check.chosen(&["n"]).same(
        label,
        Source::section("4.2"),
        "1, 2, 4, 8, 16, 32",
        list(partner_list),
    ));

    for topology in [Topology::Hypercube, Topology::Mesh] {
        for (d, r) in [2u32, 4, 6, 8, 10].into_iter().flat_map(|d| [d, d + 3, 20].map(|r| (d, r))) {
            let switching = Switching::StoreAndForward;
            let s = Settings { topology, p: 1 << d, n: 1 << r, switching, ..scenario(COSTS) };
            let (m, n, p) = (Times::of(&s.network(), s.p), s.n as f64, f64::from(s.p));
            let run = report(&s).overhead;
            let check = check_run(&s);
            let label =
                (format!("equation-3-{}", topology.id()), format!("equation 3, {}", network(topology)));
            rows.push(check.exact(
                label,
                Source::equation("3"),
                gk::overhead_3(&m, n, p, &distances(&s)),
                run,
            ));
            if topology == Topology::Hypercube {
                let label = ("equation-4", "equation 4");
                rows.push(check.exact(label, Source::equation("4"), gk::overhead_4(&m, n, p), run));
            } else {
                let label = ("equation-8", "equation 8");
                rows.push(check.hedged(label, Source::equation("8"), (gk::overhead_8(&m, n, p), "≈"), run));
                let label = ("above", "line above equation 8");
                let section = Source::Formula(Place::Section("4.2"));
                rows.push(check.exact(label, section, gk::overhead_8_sum(&m, n, p), run));
            }
        }
    }
    // Both sides of equation 5, t_c n log n = K (t_s p log p + t_w n log p), at the efficiency of a run.
    for s in sizes() {
        let run = report(&s);
        let overhead = gk::overhead_4(&Times::of(&s.network(), s.p), s.n as f64, s.p.into());
        let label = ("equation-5", "equation 5");
        let source = Source::equation("5");
        let check = check_run(&s).with("E", run.efficiency);
        rows.push(check.exact(label, source, k_of(run.efficiency) * overhead, run.t_serial));
    }
    rows.extend(compare_isoefficiencies());
    rows.extend((1..=5).map(compare_mapping));
    rows.extend(compare_three_dimensions());
    rows
}

/// Returns runs of three sizes.
fn sizes() -> [Settings; 3] {
    [(4, 10), (64, 12), (1024, 16)].map(|(p, r)| Settings { p, n: 1 << r, ..scenario(COSTS) })
}

/// Returns places of the vertices of a hypercube in a row of 2^b in which neighbours are as close as possible (Harper 1966):
/// breadth first from vertex 0.
fn harper_order(b: u32) -> Vec<u32> {
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
fn longest_distance(place: &[u32]) -> u32 {
    let side = place.len();
    let bits =
        (0..side.ilog2()).flat_map(|bit| (0..side).map(move |v| place[v].abs_diff(place[v ^ (1 << bit)])));
    bits.max().unwrap_or(0)
}

/// Section 4.2: "in any mapping, there will be at least one iteration in which the pairs of processors that need to communicate
/// will be at least √p/2 hops apart", compared with two mappings of p = 4^b: row by row, and Harper's places in rows and columns.
fn compare_mapping(b: u32) -> Row {
    let (p, claimed) = (1u32 << (2 * b), (1u32 << b) / 2);
    let natural_order: Vec<u32> = (0..1 << b).collect();
    let computed = longest_distance(&natural_order).min(longest_distance(&harper_order(b)));
    let check = Check::counted().with("algorithm", "binary-exchange").with("topology", "mesh").with("p", p);
    let label = ("any-mapping", "hops of the farthest partners in a mapping that keeps them close");
    let claim = format!("at least {claimed}");
    check.at("p", p).chosen(&["p"]).stated(label, Source::claim("4.2"), claim, computed, computed >= claimed)
}

/// Section 10: on a 3-D mesh the isoefficiency function "is also exponential and can be derived by an analysis similar to the one
/// given for the 2-D mesh". Distances double from 1 to ∛p/2 in each dimension, so T_o = t_s p log p + 3 t_w n (∛p − 1).
fn compare_three_dimensions() -> Vec<Row> {
    let (topology, switching) = (Topology::Mesh3d, Switching::StoreAndForward);
    let base = Settings { topology, switching, ..scenario(COSTS) };
    let side = |d: u32| f64::from(1u32 << (d / 3));
    let mut rows = Vec::new();
    for (d, r) in [3u32, 6, 9].into_iter().flat_map(|d| [d, d + 3, 18].map(|r| (d, r))) {
        let s = Settings { p: 1 << d, n: 1 << r, ..base.clone() };
        let expected = s.ts * f64::from(s.p * d) + 3.0 * s.tw * s.n as f64 * (side(d) - 1.0);
        let label = ("cube", "3-D mesh: T_o = t_s p log p + 3 t_w n (∛p − 1)");
        let check = Check::executed(&s).at("p", s.p).at("n", s.n);
        rows.push(check.exact(label, Source::Ours, expected, report(&s).overhead));
    }
    let words = Settings { ts: 0.0, ..base };
    for d in [3u32, 6, 9] {
        let s = Settings { p: 1 << d, ..words.clone() };
        let log2_n = 3.0 * s.tw / s.tc * (side(d) - 1.0);
        let label = ("cube-isoefficiency", "3-D mesh: log n = 3K (t_w/t_c)(∛p − 1)");
        rows.push(isoefficiency(label, Source::Ours, log2_n, &s, 0.5));
    }
    // A polynomial would need log n in proportion to log p.
    let min_log_n = |d: u32| {
        let is_reached =
            |r: &u32| report(&Settings { p: 1 << d, n: 1 << r, ..words.clone() }).efficiency >= 0.5;
        (d..=32).find(is_reached).unwrap_or(0)
    };
    let computed = [3u32, 6, 9].map(|d| (d, min_log_n(d)));
    let slopes = computed.map(|(d, r)| f64::from(r) / f64::from(d));
    let is_exponential = slopes.windows(2).all(|pair| pair[1] > pair[0]);
    let sizes = list(computed.map(|(_, r)| format!("2^{r}")));
    let check = Check::executed(&Settings { p: 8, ..words }).varying("p", "8, 64, 512").varying("n", &sizes);
    let check = check.with("E", 0.5).chosen(&["p", "n", "tw", "E"]);
    let label = ("cube-exponential", "3-D mesh: growth of n for E = 0.5");
    let sizes = format!("n = {sizes} for p = 8, 64 and 512");
    rows.push(check.stated(label, Source::claim("10"), "exponential", sizes, is_exponential));
    rows
}

/// Compares n by equations 6, 7, 9 and 10 with runs, in which only one of the times is non-zero.
fn compare_isoefficiencies() -> Vec<Row> {
    let equations: [(&'static str, _, f64, f64, LogWork); 4] = [
        ("6", Topology::Hypercube, 2500.0, 0.0, asymptotic::log2_w_6),
        ("7", Topology::Hypercube, 0.0, 1.28, asymptotic::log2_w_7),
        ("9", Topology::Mesh, 2500.0, 0.0, asymptotic::log2_w_9),
        ("10", Topology::Mesh, 0.0, 1.28, asymptotic::log2_w_10),
    ];
    let mut rows = Vec::new();
    for (e, d) in sweep([0.5, 0.8, 0.95], [2u32, 6, 10]) {
        let (p, k) = (1u32 << d, k_of(e));
        let settings_on = |topology, ts, tw| Settings { topology, ts, tw, p, ..scenario("p=1&th=0") };
        let mut add = |label: Cell, source, log2_n, s: &Settings| {
            rows.push(isoefficiency(label, source, log2_n, s, e).chosen(&["p", "E", "ts", "tw"]));
        };
        for (number, topology, ts, tw, log2_w) in equations {
            let s = settings_on(topology, ts, tw);
            let times = Times::of(&s.network(), s.p);
            let label = (format!("equation-{number}"), format!("equation {number}"));
            add(label.into(), Source::equation(number), log2_n_of(&times, log2_w(&times, k, p.into())), &s);
        }
        let s = settings_on(Topology::Mesh, 0.0, 1.28);
        let exactly = 2.0 * k * s.tw / s.tc * (f64::from(p).sqrt() - 1.0);
        add(("exactly", "log n with √p − 1").into(), Source::Ours, exactly, &s);
    }
    rows
}

fn draw(style: &Style) -> String {
    let x = Axis::new("p, processors", Scale::Log2);
    let y = Axis::new("T_o of simulated runs, n = 2^16, in t_c; lines: equations 4 and 8", Scale::Log10);
    let runs = |topology: Topology| {
        let run = |b: u32| Settings { topology, p: 1 << (2 * b), n: 1 << 16, ..scenario(COSTS) };
        (1..=5).map(run).map(|s| (f64::from(s.p), report(&s).overhead)).collect::<Vec<_>>()
    };
    let m = Times::of(&scenario(COSTS).network(), 1);
    let line = |formula: fn(&Times, f64, f64) -> f64| {
        powers(2, 10).map(f64::from).map(|p| (p, formula(&m, 65536.0, p))).collect::<Vec<_>>()
    };
    let (mesh, hypercube) = (runs(Topology::Mesh), runs(Topology::Hypercube));
    let plane = Plane::new(x, y)
        .series(network(Topology::Mesh), Ink::Series1, line(gk::overhead_8_sum), mesh, false)
        .dashes("equation 8", Ink::Series3, line(gk::overhead_8))
        .series("hypercube, equation 4", Ink::Series0, line(gk::overhead_4), hypercube, false);
    chart(&ENTRY, &plane, style)
}
