//! GK Appendix E: exchanges that overlap computation.

use crate::figure::chart;
use crate::prelude::*;
use crate::runs::{report, scenario};
use hyperfly_model::{Times, gk, k_of};
use hyperfly_request::{Settings, Topology};

pub static ENTRY: Entry = Entry {
    id: "gk-appE",
    paper: Paper::Gk,
    place: "Appendix E",
    title: "Communication behind computation",
    claim: "Where a second processor handles messages, words are sent in chunks while others are computed, \
        and t_w − t_c takes the place of t_w; if t_w ≤ t_c only hops are left. The form of the \
        isoefficiency function stays the same.",
    explore: "algorithm=binary-exchange&overlap=true&p=8&n=128&ts=0&th=0&tw=2&view=timeline",
    rows: compare,
    known: &[
        KnownDifference {
            selects: |row| {
                let has_hops = row.number("t_h") > Some(0.0) && row.number("t_w") > Some(1.0);
                row.is("of", "effective") && has_hops
            },
            reason: "The interface simulated here is stop-and-wait: it sends a chunk when the one before \
                it has arrived, so each chunk pays its t_h. The paper's words are one stream, in which t_h \
                counts once. So t_h = 0.5 differs for a reason of ours, not of the paper. Besides, (t_w − \
                t_c) n/p + t_h leaves out that the pipeline has to fill, as the rows with t_h = 0 show.",
        },
        KnownDifference {
            selects: |row| row.is("of", "effective"),
            reason: "(t_w − t_c) n/p + t_h leaves out that the pipeline has to fill: the last chunk is \
                combined after it has arrived, t_c a word, once for all log p exchanges. If the channels \
                are not the slower part, only the first chunk of the first exchange is waited for, and all \
                other hops are hidden, too. A single chunk overlaps with nothing. The rows \"T_p, exact \
                form\" have the exact form.",
        },
        KnownDifference {
            selects: |row| row.is("of", "threshold-twice") || row.is("of", "exponent-twice"),
            reason: "In Example 2 t_w = 2 t_c, so t_w − t_c = t_c and overlap turns it into Example 1: \
                threshold 0.5, and p^9 for E = 0.9, which the runs confirm. The printed 0.67 and p^4.5 are \
                what (t_w − t_c)/t_c = 1/2 gives, that is t_w = 1.5 t_c.",
        },
        KnownDifference {
            selects: |row| row.is("of", "hops"),
            reason: "W = K t_h p log p charges every exchange its hop. A chunk of c words goes on to its \
                next exchange as soon as it is combined, so only the first chunk of the first exchange is \
                waited for: T_o = p(t_h + c t_w), without the log p. (Where the share is a single chunk, \
                nothing overlaps and every exchange pays hop and words.)",
        },
        KnownDifference {
            selects: |row| row.is("of", "mesh"),
            reason: "2(t_w − t_c) n √p subtracts t_c once for every hop. A word is combined once in an \
                exchange, however many hops it took, so behind log p exchanges only t_c n log p can hide: \
                T_o = 2 t_w n(√p − 1) − t_c n log p + p t_c for t_w ≥ t_c. On large meshes overlap saves \
                next to nothing, and for t_w ≤ t_c the far exchanges are not hidden either.",
        },
        KnownDifference {
            selects: |row| row.is("of", "pay"),
            reason: "Cutting an exchange in N chunks costs N − 1 more start-ups and can hide at most the \
                computation, t_c n/p. So what t_s has to be compared with is t_c n/p, not t_w n/p: with \
                t_w = 10.7 and t_s = 500 an exchange of 64 words takes 685 > 500, but there is only a \
                computation of 64 to hide it behind.",
        },
    ],
    figure: draw,
};

fn overlapped_scenario(keys: &str) -> Settings {
    Settings { overlap: true, ..scenario(keys) }
}

/// Returns the words of a chunk: the smallest chunk whose words take at least as long as its start-up and hop.
fn chunk(s: &Settings) -> f64 {
    let share = s.n as f64 / f64::from(s.p);
    let mut chunk = 1.0;
    while chunk < share && s.tw * chunk < s.ts + s.th {
        chunk *= 2.0;
    }
    chunk
}

fn exact(s: &Settings, chunk: f64) -> f64 {
    gk::t_parallel_e(
        &Times::of(&s.network(), s.p),
        s.n as f64 / f64::from(s.p),
        chunk,
        s.d().into(),
        s.r().into(),
    )
}

/// Checks results of a run with costs that the paper does not give.
fn check_run(s: &Settings) -> Check {
    let check = Check::executed(s).at("t_s", s.ts).at("t_h", s.th).at("t_w", s.tw);
    check.at("p", s.p).at("n", s.n).chosen(&["p", "n", "ts", "th", "tw"])
}

fn compare(_: Clock) -> Vec<Row> {
    let mut rows = Vec::new();
    let costs = [(0.0, 0.0, 2.0), (0.0, 0.5, 2.0), (0.0, 0.5, 0.25), (4.0, 0.0, 0.2), (25.0, 0.5, 1.28)];
    let sizes = [(1, 1), (1, 8), (2, 6), (4, 5), (4, 12), (6, 14)];
    for ((ts, th, tw), (d, r)) in sweep(costs, sizes) {
        let s = Settings { ts, th, tw, p: 1 << d, n: 1 << r, ..overlapped_scenario("p=1") };
        let (run, check, p) = (report(&s), check_run(&s), f64::from(s.p));
        rows.push(check.exact(
            ("exact", "T_p, exact form"),
            Source::Ours,
            exact(&s, chunk(&s)),
            run.t_parallel,
        ));
        if ts == 0.0 {
            let printed = gk::exchange_e(&Times::of(&s.network(), s.p), s.n as f64 / p);
            let label = ("effective", "effective time of an exchange, as printed");
            rows.push(check.exact(label, Source::FORMULA, printed, run.overhead / p / f64::from(d)));
        }
        if tw <= 1.0 && ts == 0.0 {
            let label = ("hops", "T_o overlapped, t_w ≤ t_c: log p hops");
            rows.push(check.exact(label, Source::FORMULA, s.th * p * f64::from(d), run.overhead));
        }
    }
    rows.extend(compare_examples());
    for (tw, b) in sweep([0.5, 1.0, 1.5, 2.0], [2u32, 3, 4]) {
        let topology = Topology::Mesh;
        let without_overlap = overlapped_scenario("p=1&ts=0&th=0");
        let s = Settings { tw, p: 1 << (2 * b), n: 1 << (8 + b), topology, ..without_overlap };
        let (n, p) = (s.n as f64, f64::from(s.p));
        let (run, check) = (report(&s).overhead, check_run(&s));
        let printed = 2.0 * (tw - s.tc).max(0.0) * n * p.sqrt();
        rows.push(check.exact(("mesh", "T_o overlapped on the mesh"), Source::FORMULA, printed, run));
        if tw >= s.tc {
            let counted = 2.0 * tw * n * (p.sqrt() - 1.0) - s.tc * n * f64::from(s.d()) + p * s.tc;
            let label = ("mesh-counted", "T_o overlapped on the mesh, counted");
            rows.push(check.exact(label, Source::Ours, counted, run));
        }
    }
    // "If t_w n/p is greater than t_s, then it is beneficial to break the message into smaller chunks."
    for (ts, tw, r) in
        [(4.0, 0.2, 10), (4.0, 0.2, 14), (64.0, 1.28, 12), (500.0, 10.7, 10), (500.0, 10.7, 14)]
    {
        let s = Settings { ts, th: 0.0, tw, p: 16, n: 1 << r, ..overlapped_scenario("p=1") };
        let share = s.n as f64 / 16.0;
        let plain = report(&Settings { overlap: false, ..s.clone() }).t_parallel;
        let chunks = (0..s.r() - s.d()).map(|log| exact(&s, f64::from(1u32 << log)));
        let best = chunks.fold(f64::INFINITY, f64::min);
        let name = |shorter: bool| if shorter { "shorter" } else { "not shorter" };
        let label = ("pay", "chunks pay if t_w n/p > t_s");
        let row = check_run(&s).same(label, Source::CLAIM, name(tw * share > ts), name(best < plain));
        let row = row.with("T_p in one piece", plain).with("T_p in chunks of the best size", best);
        rows.push(row.with("as the schedule cuts them", report(&s).t_parallel));
    }
    rows
}

/// Computes threshold and exponent of Example 2 with overlap, from the overhead of runs with many words.
fn compare_examples() -> Vec<Row> {
    let mut rows = Vec::new();
    // The cost of a word in Example 2, and a smaller one.
    for (id, name, tw, source) in
        [("twice", "t_w = 2 t_c", 2.0, Source::PRINTED), ("less", "t_w = 1.5 t_c", 1.5, Source::Ours)]
    {
        let s = Settings { tw, p: 16, n: 1 << 14, ..overlapped_scenario("p=1&ts=0&th=0") };
        let run = report(&s);
        let slope = run.overhead / run.t_serial * f64::from(s.r()) / f64::from(s.d());
        let check = Check::executed(&s).chosen(&["p", "n"]);
        let label = (format!("threshold-{id}"), format!("Example 2 overlapped, {name}: threshold of E"));
        rows.push(check.printed(label, source, "0.67", 1.0 / (1.0 + slope)));
        let label =
            (format!("exponent-{id}"), format!("Example 2 overlapped, {name}: exponent of p for E = 0.9"));
        rows.push(check.with("E", 0.9).printed(label, source, "4.5", k_of(0.9) * slope));
    }
    rows
}

fn draw(style: &Style) -> String {
    let x = Axis::new("t_w / t_c", Scale::Linear).from_to(0.0, 3.0);
    let y = Axis::new(
        "overhead of a word in an exchange, in t_c; circles: runs, p = 16, n = 4096",
        Scale::Linear,
    )
    .from_to(0.0, 3.0);
    let runs = |overlap: bool| {
        (1..=12u32)
            .map(|k| {
                let tw = f64::from(k) / 4.0;
                let s = Settings { tw, overlap, p: 16, n: 1 << 12, ..scenario("p=1&ts=0&th=0") };
                (tw, report(&s).overhead / s.n as f64 / f64::from(s.d()))
            })
            .collect::<Vec<_>>()
    };
    let plane = Plane::new(x, y)
        .vertical_line(1.0, "t_w = t_c")
        .series("one after the other, t_w", Ink::Series1, vec![(0.0, 0.0), (3.0, 3.0)], runs(false), false)
        .series(
            "overlapped, t_w − t_c",
            Ink::Series2,
            vec![(0.0, 0.0), (1.0, 0.0), (3.0, 2.0)],
            runs(true),
            false,
        );
    chart(&ENTRY, &plane, style)
}
