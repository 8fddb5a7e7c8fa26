//! GK section 5: transpose, and the family between it and binary-exchange.

use crate::figure::chart;
use crate::prelude::*;
use crate::runs::{isoefficiency, log2_n_of, partners, report, scenario};
use hyperfly_model::{Times, dims, gk, k_of};
use hyperfly_request::{Algorithm, Choice, Settings, Switching, Topology};
use hyperfly_view::notation::numbers::quantity;
use hyperfly_view::notation::words;

pub static ENTRY: Entry = Entry {
    id: "gk-sec5",
    paper: Paper::Gk,
    place: "Equations 11 and 12, sections 5 and 5.1",
    title: "Transpose, and the family between it and binary-exchange",
    claim: "Under cut-through a transpose has T_o = t_w n + t_s p²: least words, most start-ups, p ≤ √n. \
        In m dimensions, from 2 to log p + 1, it lies between that and binary-exchange; the best m depends \
        on machine, p and n.",
    explore: "algorithm=transpose&dims=3&p=64&n=65536&view=distribution",
    rows: compare,
    known: &[
        KnownDifference {
            selects: |row| row.is("of", "equation-11"),
            reason: "It counts p messages for each processor, itself included. There are p − 1 of n/p² \
                words: T_o = t_w n (p − 1)/p + t_s p(p − 1). The difference is the factor p/(p − 1), 33 % \
                for p = 4 and 0.4 % for p = 256.",
        },
        KnownDifference {
            selects: |row| row.is("of", "stored"),
            reason: "GK let every message cross the whole hypercube. Step i crosses as many channels as i \
                has bits set, on the average half of log p: the words take t_w (n/p)(log p)/2. So even \
                under store-and-forward a transpose sends its words in half the time of binary-exchange, \
                and is not \"identical\" to it.",
        },
        KnownDifference {
            selects: |row| row.is("of", "loop"),
            reason: "\"for i = 1 to p\" ends with self ⊕ p, which is no processor (for a power of two p it \
                has one bit too many). The loop is 1 … p − 1, and a processor keeps its own part.",
        },
        KnownDifference {
            selects: |row| row.is("of", "words"),
            reason: "For m = log p + 1 each redistribution is an exchange between two processors that \
                moves only the half of a share that changes hands, n/2p words; then each computes both \
                outputs of its pairs. Binary-exchange as in section 3.1 sends the whole share, so that \
                each computes one output. Same partners, same start-ups, half of the words.",
        },
        KnownDifference {
            selects: |row| {
                let mut labels = MESHES.iter().map(|switching| format!("mesh-{}", switching.id()));
                labels.any(|label| row.is("of", &label))
            },
            reason: "By order of growth both have n√p on the mesh, so the claim holds for isoefficiency \
                functions. But the constants are far apart: a transpose needs about a quarter of the time \
                of binary-exchange under cut-through and about half of it under store-and-forward, since \
                fewer words cross the middle of a row. Where start-ups are dear the p − 1 of a transpose \
                weigh more.",
        },
    ],
    figure: draw,
};

fn transpose(p: u32, n: u64, keys: &str) -> Settings {
    Settings { algorithm: Algorithm::Transpose, p, n, ..scenario(keys) }
}

fn compare(_: Clock) -> Vec<Row> {
    let mut rows = Vec::new();
    let check_run = |s: &Settings| Check::executed(s).at("p", s.p).at("n", s.n);
    for (p, r) in [(4, 4), (16, 8), (64, 12), (64, 20), (256, 16)] {
        let s = transpose(p, 1 << r, "p=1&ts=25&th=0&tw=1.28");
        let (m, n, p) = (Times::of(&s.network(), s.p), s.n as f64, f64::from(p));
        let (run, check) = (report(&s), check_run(&s).chosen(&["p", "n", "ts", "tw"]));
        let label = ("equation-11", "equation 11");
        let source = Source::equation("11");
        rows.push(check.exact(label, source, gk::overhead_11(&m, n, p), run.overhead));
        let label = ("minus-one", "equation 11 with p − 1");
        rows.push(check.exact(label, Source::Ours, gk::overhead_11_sum(&m, n, p), run.overhead));
        let label = ("load", "most messages on a channel of the hypercube");
        rows.push(check.exact(label, Source::claim("5"), 1, run.hottest.map_or(0, |busiest| busiest.load)));
        let store_and_forward = Settings { switching: Switching::StoreAndForward, ..s };
        let (run, check) = (
            report(&store_and_forward).overhead,
            check_run(&store_and_forward).chosen(&["p", "n", "ts", "tw"]),
        );
        let label = ("stored", "store-and-forward, t_w n log p + t_s p²");
        rows.push(check.exact(label, SECTION_5, gk::overhead_5_stored(&m, n, p), run));
        let label = ("counted", "store-and-forward, counted");
        rows.push(check.exact(label, Source::Ours, gk::overhead_5_stored_sum(&m, n, p), run));
    }
    let s = transpose(64, 4096, "p=1");
    let steps = partners(&s.scenario().plan(), 5).len();
    let check = Check::counted().with_settings(&s).at("p", 64).chosen(&["p"]);
    rows.push(check.exact(("loop", "steps of the loop"), Source::claim("5"), 64, steps));
    for d in [2u32, 5, 8] {
        // Start-ups alone ask for K t_s p² (equation 12), less than the concurrency of n ≥ p²: with no more points than
        // that a run has the efficiency already.
        let s = transpose(1 << d, 1 << (2 * d), "p=1&ts=1&th=0&tw=0");
        let e = report(&s).efficiency;
        let computed = if e >= 0.5 { "concurrency" } else { "communication" };
        let label = ("concurrency", "concurrency decides, E = 0.5, t_s = t_c");
        let check = check_run(&s).chosen(&["p", "ts", "tw"]);
        rows.push(check.same(label, Source::claim("5"), "concurrency", computed).with("E", e));
    }
    // 5.1: K t_w/t_c = 2 makes both p² log p. E = 1/2, that is K = 1.
    let words_only = scenario("p=64&ts=0&th=0&tw=2");
    let is_reached =
        |r: &u32| report(&Settings { n: 1 << r, ..words_only.clone() }).efficiency >= 0.5 - 1e-12;
    let min_log_n = (words_only.d()..=20).find(is_reached).unwrap_or(0);
    let label = ("exponent", "exponent of p where K t_w/t_c = 2");
    let check = Check::executed(&Settings { n: 1 << min_log_n, ..words_only.clone() }).with("E", 0.5);
    let check = check.chosen(&["p", "tw", "E"]);
    rows.push(check.printed(
        label,
        Source::section("5.1"),
        "2",
        f64::from(min_log_n) / f64::from(words_only.d()),
    ));
    // Equation 12, W = K t_s p²: start-ups ask for more points than concurrency.
    for (e, p) in sweep([0.5, 0.9], [4u32, 16, 64]) {
        let s = transpose(p, 1 << 12, "p=1&ts=2500&th=0&tw=0");
        let times = Times::of(&s.network(), s.p);
        let log2_n = log2_n_of(&times, libm::log2(k_of(e) * times.ts) + 2.0 * f64::from(s.d()));
        let row = isoefficiency(("equation-12", "equation 12"), Source::equation("12"), log2_n, &s, e);
        rows.push(row.chosen(&["p", "E", "ts", "tw"]));
    }
    for (p, r) in [(16, 12), (64, 18), (256, 20)] {
        rows.extend(compare_family(p, r));
    }
    rows.extend(compare_meshes());
    rows
}

const SECTION_5: Source = Source::Formula(Place::Section("5"));

/// Compares the m-dimensional family: start-ups fall and words rise with m, and closed forms find the best.
fn compare_family(p: u32, r: u32) -> Vec<Row> {
    let mut rows = Vec::new();
    let member = |dims: u32, keys: &str| report(&Settings { dims, ..transpose(p, 1 << r, keys) });
    let max_dims = p.ilog2() + 1;
    for keys in ["p=1&ts=25&th=0&tw=1.28", "p=1&ts=2500&th=0&tw=1.28", "p=1&ts=0&th=0&tw=1.28"] {
        let s = transpose(p, 1 << r, keys);
        let check_run = |s: &Settings| Check::executed(s).at("t_s", s.ts).at("p", p).at("n", s.n);
        let candidates = dims::family(&s.scenario());
        let times: Vec<(u32, f64)> = candidates
            .iter()
            .map(|candidate| (candidate.dims, member(candidate.dims, keys).t_parallel))
            .collect();
        for (candidate, (dims, t_parallel)) in candidates.iter().zip(&times) {
            let check = check_run(&Settings { dims: *dims, ..s.clone() }).at("m", *dims);
            rows.push(check.exact("T_p", Source::Ours, candidate.prediction.t_parallel, *t_parallel));
        }
        let fastest = times.into_iter().reduce(|best, other| if other.1 < best.1 { other } else { best });
        let best = dims::best(&s.scenario()).map(|best| best.dims);
        let name = |m: Option<u32>| m.map_or("none".to_owned(), |m| m.to_string());
        let check = check_run(&s).varying("dims", &format!("2 … {max_dims}"));
        let label = ("best", "best m");
        rows.push(check.same(label, Source::Ours, name(best), name(fastest.map(|best| best.0))));
    }
    let cost = |keys: &str| (2..=max_dims).map(|m| member(m, keys).overhead).collect::<Vec<_>>();
    let (startups, words) = (cost("p=1&ts=1&th=0&tw=0"), cost("p=1&ts=0&th=0&tw=1"));
    let is_between =
        startups.windows(2).all(|pair| pair[1] <= pair[0]) && words.windows(2).all(|pair| pair[1] >= pair[0]);
    let computed = if is_between { "between the extremes" } else { "not between them" };
    let check = Check::executed(&transpose(p, 1 << r, "p=1&th=0")).at("p", p).at("n", 1u64 << r);
    let check = check.varying("dims", &format!("2 … {max_dims}")).varying("ts", "1, 0").varying("tw", "0, 1");
    let check = check.chosen(&["p", "n", "ts", "tw"]);
    let label = ("by-m", "start-ups and words by m");
    rows.push(check.same(label, Source::claim("5.1"), "between the extremes", computed));
    let member = Settings { dims: max_dims, ..transpose(p, 1 << r, "p=1") };
    let exchange = report(&Settings { algorithm: Algorithm::BinaryExchange, ..transpose(p, 1 << r, "p=1") });
    let extreme_report = report(&member);
    let check = Check::executed(&member).at("p", p).at("n", 1u64 << r).chosen(&["p", "n"]);
    let label = ("messages", "messages, m = log p + 1 and binary-exchange");
    rows.push(check.exact(label, Source::claim("3.2"), exchange.messages, extreme_report.messages));
    let label = ("words", "words, m = log p + 1 and binary-exchange");
    rows.push(check.exact(label, Source::claim("3.2"), exchange.words, extreme_report.words));
    rows
}

/// Switching of these meshes.
const MESHES: [Switching; 2] = [Switching::CutThrough, Switching::StoreAndForward];

/// "On a mesh, with or without cut-through routing, the transpose algorithm does not improve the communication cost".
fn compare_meshes() -> Vec<Row> {
    let mut rows = Vec::new();
    for (switching, (p, r)) in sweep(MESHES, [(16, 8), (16, 12), (64, 12)]) {
        let topology = Topology::Mesh;
        let s = Settings { topology, switching, ..transpose(p, 1 << r, "p=1&ts=0&th=0&tw=1") };
        let exchange = report(&Settings { algorithm: Algorithm::BinaryExchange, ..s.clone() }).overhead;
        let overhead = report(&s).overhead;
        let computed = if overhead < exchange { "less" } else { "no less" };
        let name = format!("mesh: transpose against binary-exchange, {}", words::switching(switching));
        let check = Check::executed(&s).at("p", p).at("n", s.n).chosen(&["p", "n", "ts", "th", "tw"]);
        let label = (format!("mesh-{}", switching.id()), name);
        let row = check.same(label, Source::claim("5"), "no less", computed);
        let row = row.with("T_o / n of transpose", overhead / s.n as f64);
        rows.push(row.with("of binary-exchange", exchange / s.n as f64));
    }
    rows
}

fn draw(style: &Style) -> String {
    let x = Axis::new("m, dimensions", Scale::Whole).from_to(2.0, 7.0);
    let y = Axis::new("T_p in t_c; p = 64, n = 2^18; circles: runs, lines: closed form", Scale::Log10);
    let mut plane = Plane::new(x, y);
    for (ts, ink) in
        [(0.0, Ink::Series0), (25.0, Ink::Series2), (250.0, Ink::Series3), (2500.0, Ink::Series1)]
    {
        let s = Settings { ts, ..transpose(64, 1 << 18, "p=1&th=0&tw=10.7") };
        let candidates = dims::family(&s.scenario());
        let line = candidates
            .iter()
            .map(|candidate| (f64::from(candidate.dims), candidate.prediction.t_parallel))
            .collect();
        let run = |m: u32| report(&Settings { dims: m, ..s.clone() }).t_parallel;
        let points =
            candidates.iter().map(|candidate| (f64::from(candidate.dims), run(candidate.dims))).collect();
        let best = dims::best(&s.scenario()).map_or(0, |best| best.dims);
        plane = plane.series(format!("t_s = {}: m = {best}", quantity(ts, 6)), ink, line, points, false);
    }
    chart(&ENTRY, &plane, style)
}
