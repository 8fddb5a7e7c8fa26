//! GK Appendix D: contention on the mesh with cut-through routing.

use crate::figure::scene;
use crate::prelude::*;
use crate::runs::{LogWork, isoefficiency, log2_n_of, report, run_with_trace, scenario};
use hyperfly_core::schedule::Step;
use hyperfly_core::trace::Activity;
use hyperfly_model::{Times, asymptotic, gk, k_of};
use hyperfly_request::{Choice, Settings, Switching, View};

pub static ENTRY: Entry = Entry {
    id: "gk-appD",
    paper: Paper::Gk,
    place: "Appendix D, equations 14 to 16",
    title: "Contention takes back what cut-through routing gives",
    claim: "When partners are x hops apart on the mesh, some channel carries x messages, and each takes x \
        times as long. So the overhead under cut-through is that of store-and-forward, and the \
        isoefficiency function does not improve.",
    explore: "topology=mesh&switching=cut-through&p=64&n=4096&view=machine",
    rows: compare,
    known: &[
        KnownDifference {
            selects: |row| row.is("of", "below-first") || row.is("of", "below-second"),
            reason: "The second line of each of the two sums writes √p for 1 + 2 + 4 + … + √p/2 = √p − 1, \
                with ≈, so it is judged as an approximation: it holds within a factor of √2. In the second \
                it is too much by 2p(t_h + t_w n/p): 3 % of the words for p = 1024, a factor of 2 for p = \
                4. The sums themselves are exact, as other rows show.",
        },
        KnownDifference {
            selects: |row| row.is("of", "equation-15"),
            reason: "It inherits √p for √p − 1: hops alone ask for W = 2K t_h p(√p − 1). The difference in \
                log W goes to 0 as p grows.",
        },
    ],
    figure: draw,
};

const MESH: &str = "topology=mesh&p=4&ts=25&th=0.5&tw=1.28";

fn mesh(b: u32, n: u64) -> Settings {
    Settings { p: 1 << (2 * b), n, ..scenario(MESH) }
}

/// Returns a scenario in which only t_w is non-zero.
fn words_only_scenario(b: u32, switching: Switching) -> Settings {
    Settings { ts: 0.0, th: 0.0, switching, ..mesh(b, 1 << (2 * b + 2)) }
}

/// Checks results of a run with costs that the paper does not give.
fn check_run(s: &Settings) -> Check {
    Check::executed(s).at("p", s.p).chosen(&["p", "n", "ts", "th", "tw"])
}

/// Returns, for each exchange of processor 0, the distance of its partner and the time of its message as a multiple of the time without
/// contention.
fn sharing(b: u32, switching: Switching) -> Vec<(u32, f64)> {
    let s = words_only_scenario(b, switching);
    let run = run_with_trace(&s);
    let steps = run.plan.rank_steps(0).iter().enumerate();
    steps
        .filter_map(|(k, step)| {
            let Step::Exchange { to, .. } = *step else { return None };
            let record = run.trace.first[0] as usize + k;
            let time = run.trace.delivered[record] - run.trace.injected[record];
            let columns = 1 << b;
            let distance = if to < columns { to } else { to / columns };
            Some((distance, time / (s.tw * run.plan.words(step) as f64)))
        })
        .collect()
}

fn compare(_: Clock) -> Vec<Row> {
    let mut rows = Vec::new();
    for b in 2..=4u32 {
        for (k, (distance, times)) in sharing(b, Switching::CutThrough).into_iter().enumerate() {
            let s = words_only_scenario(b, Switching::CutThrough);
            let check = Check::executed(&s).at("p", s.p).at("iteration", k).chosen(&["p", "n", "tw"]);
            let label = ("share", "messages that share a channel, from the time they take");
            rows.push(check.exact(label, Source::CLAIM, distance, times).with("hops", distance));
        }
        let s = mesh(b, 1 << (2 * b + 4));
        let load = report(&s).hottest.map_or(0, |busiest| busiest.load);
        let label = ("load", "most messages on a channel, √p/2");
        // For p = 64 the appendix counts the messages itself: all 4 communications of a row.
        rows.push(match b {
            3 => check_run(&s).printed(label, Source::PRINTED, "4", load),
            _ => check_run(&s).exact(label, Source::CLAIM, 1u32 << (b - 1), load),
        });
        for (switching, claimed) in [(Switching::CutThrough, "some"), (Switching::StoreAndForward, "none")] {
            let s = Settings { switching, ..s.clone() };
            let share = report(&s).breakdown.of(Activity::Contention);
            let computed = if share < 1e-12 { "none" } else { "some" };
            let check = Check::executed(&s).at("switching", switching.id()).at("p", s.p);
            let check = check.chosen(&["p", "n", "ts", "th", "tw"]);
            let row = check.same(("contention", "contention"), Source::CLAIM, claimed, computed);
            rows.push(row.with("share of the time", share));
        }
    }
    for (b, r) in (1..=5u32).flat_map(|b| [2 * b, 2 * b + 3, 20].map(|r| (b, r))) {
        let s = mesh(b, 1 << r);
        let (m, n, p) = (Times::of(&s.network(), s.p), s.n as f64, f64::from(s.p));
        let (run, check) = (report(&s), check_run(&s).at("n", s.n));
        let total_overhead = run.overhead;
        // The first sum is what would be left without contention.
        let without_contention = total_overhead - run.breakdown.of(Activity::Contention) * p * run.t_parallel;
        let label = ("first", "T_o, first sum, contention left out");
        rows.push(check.exact(label, Source::FORMULA, gk::overhead_d_free(&m, n, p), without_contention));
        let label = ("second", "T_o, second sum");
        rows.push(check.exact(label, Source::FORMULA, gk::overhead_d(&m, n, p), total_overhead));
        let root = p.sqrt();
        let approximate = |words: f64| 2.0 * p * (m.ts * root.log2() + m.th * root + m.tw * (n / p) * words);
        let label = ("below-first", "T_o ≈, line below the first sum");
        rows.push(check.hedged(label, Source::FORMULA, (approximate(root.log2()), "≈"), without_contention));
        let label = ("below-second", "T_o ≈, line below the second sum");
        rows.push(check.hedged(label, Source::FORMULA, (approximate(root), "≈"), total_overhead));
        let without_hops = Settings { th: 0.0, ..s.clone() };
        let store_and_forward =
            report(&Settings { switching: Switching::StoreAndForward, ..without_hops.clone() }).overhead;
        let label = ("same", "T_o, store-and-forward and cut-through, t_h = 0");
        rows.push(check_run(&without_hops).at("n", s.n).exact(
            label,
            Source::CLAIM,
            store_and_forward,
            report(&without_hops).overhead,
        ));
    }
    rows.extend(compare_isoefficiencies());
    rows
}

/// Compares n by equations 14 to 16 with runs in which only one of the times is non-zero, K = 1 or 9. Equation 16 knows no contention,
/// so its runs are on the complete graph.
fn compare_isoefficiencies() -> Vec<Row> {
    let equations: [(&'static str, &str, LogWork); 3] = [
        ("14", "topology=mesh&p=1&ts=2500&th=0&tw=0", asymptotic::log2_w_14),
        ("15", "topology=mesh&p=1&ts=0&th=2500&tw=0", asymptotic::log2_w_15),
        ("16", "topology=complete&p=1&ts=0&th=0&tw=1.5", asymptotic::log2_w_16),
    ];
    let mut rows = Vec::new();
    for (e, b) in sweep([0.5, 0.9], [1u32, 3, 5]) {
        for (number, keys, log2_w) in equations {
            let s = Settings { p: 1 << (2 * b), ..scenario(keys) };
            let times = Times::of(&s.network(), s.p);
            let log2_n = log2_n_of(&times, log2_w(&times, k_of(e), s.p.into()));
            let label = (format!("equation-{number}"), format!("equation {number}"));
            let row = isoefficiency(label, Source::equation(number), log2_n, &s, e);
            rows.push(row.chosen(&["p", "E", "ts", "th", "tw"]));
        }
    }
    rows
}

fn draw(style: &Style) -> String {
    scene(&ENTRY, "topology=mesh&p=64&n=4096&ts=0&th=0", View::Machine, None, style)
}
