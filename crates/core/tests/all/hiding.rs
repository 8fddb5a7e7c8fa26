//! Sahay (1993) by execution: the schedules run word by word on LogP machines, and what came out is held against the lemmas
//! and theorems. No formula of the paper makes a schedule here. Where the two disagree, the test says how.

use crate::brute::data::computed;
use hyperfly_core::Run;
use hyperfly_core::limits::Options;
use hyperfly_core::schedule::Step;
use hyperfly_request::{Algorithm, MachineKind, Settings};

fn machine(algorithm: Algorithm, n: u64, p: u32, gap: f64, latency: f64) -> Settings {
    Settings {
        algorithm,
        machine: MachineKind::LogP,
        n,
        p,
        gap,
        latency,
        tc: 1.0,
        overhead: 0.0,
        ..Settings::default()
    }
}

fn run(s: &Settings) -> Run {
    let options = Options { data: false, ..Options::default() };
    hyperfly_request::run(s, None, options).unwrap_or_else(|error| panic!("{s:?}: {error}"))
}

/// n ≥ P² with P from 2 to 32 and m = n/P up to 2^max_log_m: `(n, P)`.
fn sizes(max_log_m: u32) -> impl Iterator<Item = (u64, u32)> {
    (1..=5u32).flat_map(move |d| (d..=max_log_m).map(move |log_m| (1 << (d + log_m), 1 << d)))
}

/// Theorem 3.1: (n/P) log n + (n/P − n/P² − 1) g + L.
#[test]
fn theorem_3_1() {
    for (n, p) in sizes(9) {
        for gap in [0.0, 1.0, 2.0, 3.5, 7.0, 40.0] {
            for latency in [0.0, 1.0, 10.0, 333.25, 1e4] {
                let s = machine(Algorithm::CyclicToBlocked, n, p, gap, latency);
                let (m, l) = ((n / u64::from(p)) as f64, (n / u64::from(p) / u64::from(p)) as f64);
                let expected = m * f64::from(n.ilog2()) + (m - l - 1.0) * gap + latency;
                let found = run(&s).report.t_parallel;
                assert_eq!(found, expected, "{s:?}");
            }
        }
    }
}

/// The outputs of phase I in the order in which processor `q` has them: when, and when the words were sent. The last l stay
/// with their processor.
struct Outputs {
    /// Row a of the m-input butterfly, in order.
    rows: Vec<u64>,
    /// t: when each was processed.
    processed: Vec<f64>,
    /// s: when each but the last l was sent.
    sent: Vec<f64>,
}

fn outputs(s: &Settings, run: &Run, q: u32) -> Outputs {
    let plan = &run.plan;
    let (p, r) = (u64::from(s.p), s.n.ilog2());
    let m = s.n / p;
    let log_m = m.ilog2();
    let (mut processed, mut sent) = (Vec::new(), Vec::new());
    for record in plan.first[q as usize]..plan.first[q as usize + 1] {
        match plan.steps[record as usize] {
            Step::Combine(half) if u32::from(half.stage) + 1 == log_m => {
                processed.push(run.trace.delivered[record as usize]);
            }
            Step::Post { .. } => sent.push(run.trace.delivered[record as usize] - s.latency),
            _ => {}
        }
    }
    let done = computed(plan).expect("a plan that runs");
    let last = done[q as usize].iter().filter(|(stage, _)| stage + 1 == log_m);
    // Element i = a·P + q, of which the stages of phase I work on a.
    let rows: Vec<u64> = last.map(|(_, i)| i / p).collect();
    assert!(done[q as usize].iter().all(|(stage, i)| *stage >= log_m || i % p == u64::from(q)));
    assert_eq!((rows.len() as u64, processed.len(), r), (m, rows.len(), s.n.ilog2()));
    Outputs { rows, processed, sent }
}

/// Fig. 2: the schedule of processor 2 for m = 8, P = 4.
#[test]
fn figure_2() {
    let s = machine(Algorithm::OutputDriven, 32, 4, 1.0, 0.0);
    let run = run(&s);
    let Outputs { rows, processed, .. } = outputs(&s, &run, 2);
    assert_eq!(rows, [2, 3, 0, 1, 6, 7, 4, 5]);
    assert_eq!(processed, [7.0, 8.0, 11.0, 12.0, 19.0, 20.0, 23.0, 24.0]);
}

/// Definition 4.1.
fn binary(permutation: &[u64]) -> bool {
    let half = permutation.len() / 2;
    if half == 0 {
        return permutation == [0];
    }
    let side = |k: usize| permutation[k] / half as u64;
    let rest = |part: &[u64]| part.iter().map(|value| value % half as u64).collect::<Vec<_>>();
    (1..half).all(|k| side(k) == side(0))
        && binary(&rest(&permutation[..half]))
        && binary(&rest(&permutation[half..]))
}

/// 4.2.1: the orders of the outputs are binary permutations, and whenever i sends to j, k sends to k ⊕ i ⊕ j.
#[test]
fn orders() {
    for (n, p) in sizes(6).filter(|(_, p)| *p <= 16) {
        let s = machine(Algorithm::OutputDriven, n, p, 2.0, 5.0);
        let run = run(&s);
        let to = |q: u32| {
            let posts = run.plan.program(q).iter().filter_map(|step| run.plan.sends(step));
            posts.map(|(to, _)| to ^ q).collect::<Vec<_>>()
        };
        for q in 0..p {
            let Outputs { rows, .. } = outputs(&s, &run, q);
            assert!(binary(&rows), "{s:?}: {rows:?} of processor {q}");
            assert_eq!(to(q), to(0), "{s:?}: processor {q}");
            // Blocks of l, increasing within a block, its own block last.
            let l = (n / u64::from(p) / u64::from(p)) as usize;
            for (j, block) in rows.chunks(l).enumerate() {
                let first = u64::from((p - 1 - q) ^ j as u32) * l as u64;
                assert_eq!(block, (first..first + l as u64).collect::<Vec<_>>(), "{s:?}: processor {q}");
            }
        }
    }
}

/// Corollary 4.1: t_a = (m − 1) + Σ b_i (i + 1) 2^i over the bits of a.
fn corollary_4_1(m: u64, a: u64) -> f64 {
    (m - 1 + (0..m.ilog2()).map(|i| (a >> i & 1) * (u64::from(i) + 1) * (1 << i)).sum::<u64>()) as f64
}

/// Lemma 4.1 and Corollary 4.1: when outputs are produced, by every processor, whatever the gap.
#[test]
fn lemma_4_1() {
    for (n, p) in sizes(8) {
        let m = n / u64::from(p);
        for gap in [1.0, 6.0] {
            let s = machine(Algorithm::OutputDriven, n, p, gap, 7.0);
            let run = run(&s);
            for q in [0, 1, p / 2, p - 1] {
                let t = outputs(&s, &run, q).processed;
                assert_eq!(t[0], (m - 1) as f64, "{s:?}: t_0");
                for a in 1..m {
                    // a = odd · 2^(r − 1)
                    let r = a.trailing_zeros() + 1;
                    let before = t[(a - (1 << (r - 1))) as usize];
                    assert_eq!(
                        t[a as usize],
                        before + f64::from(r) * f64::from(1 << (r - 1)),
                        "{s:?}: a = {a}"
                    );
                    assert_eq!(t[a as usize], corollary_4_1(m, a), "{s:?}: a = {a}");
                }
            }
        }
    }
}

/// Every word leaves when it is there and the gap is over, and nobody sends, or receives, two within g; receptions are as
/// even as 4.2.1 wants them: no word waits for its receiver.
#[test]
fn words_leave_under_the_gap() {
    for (n, p) in sizes(8) {
        for gap in [0.5, 1.0, 2.0, 3.0, 5.0, 8.0, 20.0] {
            let s = machine(Algorithm::OutputDriven, n, p, gap, 7.0);
            let run = run(&s);
            for q in 0..p {
                let mut before = f64::NEG_INFINITY;
                for record in run.plan.first[q as usize]..run.plan.first[q as usize + 1] {
                    if let Step::Post { .. } = run.plan.steps[record as usize] {
                        let there = run.trace.start[record as usize];
                        let sent = run.trace.delivered[record as usize] - s.latency;
                        assert_eq!(sent, there.max(before + gap), "{s:?}: processor {q}");
                        before = sent;
                    }
                }
            }
        }
    }
}

/// Lemma 4.2: s_a = t_a if a ≡ 0 (mod 2^(g−1)), otherwise s_a > t_a; for whole g.
#[test]
fn lemma_4_2() {
    for (n, p) in sizes(9) {
        for g in 1..=12u32 {
            let s = machine(Algorithm::OutputDriven, n, p, f64::from(g), 3.0);
            let run = run(&s);
            let Outputs { processed, sent, .. } = outputs(&s, &run, p - 1);
            for (a, (t, s_a)) in processed.iter().zip(&sent).enumerate() {
                let at_once = a % (1 << (g - 1)) == 0;
                assert!(if at_once { s_a == t } else { s_a > t }, "{s:?}: a = {a}, t {t}, s {s_a}");
            }
        }
    }
}

/// What Theorem 4.1 says of T, the time at which the last message is sent, as printed; with n > P².
fn theorem_4_1(m: u64, l: u64, g: u32) -> (u32, f64) {
    let (log_m, log_l) = (m.ilog2(), l.ilog2());
    let (m, l, gap) = (m as f64, l as f64, f64::from(g));
    if g >= log_m {
        (1, (m - 1.0) + (m - l - 1.0) * gap)
    } else if g > log_l + 1 {
        (2, m * f64::from(log_m) + 2f64.powi(g as i32) - gap - 1.0 - l * gap)
    } else {
        (3, m * f64::from(log_m) + (2f64.powi(g as i32) - 1.0) - l * (f64::from(log_l) + 1.0))
    }
}

/// Theorem 4.1: cases (1) and (2) are what happens. Case (3) as printed is too late by g: it must have 2^g − g − 1 in place of
/// 2^g − 1, as case (2) has, with which it then agrees at g = log l + 1. So T < m log m in case (3), as the paper concludes.
#[test]
fn theorem_4_1_but_for_an_erratum_in_case_3() {
    let mut cases = [0; 4];
    for (n, p) in sizes(10).filter(|(n, p)| *n > u64::from(*p).pow(2)) {
        let (m, l) = (n / u64::from(p), n / u64::from(p).pow(2));
        for g in 1..=14 {
            let s = machine(Algorithm::OutputDriven, n, p, f64::from(g), 3.0);
            let run = run(&s);
            let (case, expected) = theorem_4_1(m, l, g);
            cases[case as usize] += 1;
            let erratum = if case == 3 { f64::from(g) } else { 0.0 };
            for q in 0..p {
                let posts = run.plan.first[q as usize]..run.plan.first[q as usize + 1];
                let posts = posts.filter(|k| matches!(run.plan.steps[*k as usize], Step::Post { .. }));
                let last = posts.map(|k| run.trace.delivered[k as usize] - s.latency).fold(0.0, f64::max);
                assert_eq!(last, expected - erratum, "{s:?}: case {case}, processor {q}");
            }
        }
    }
    assert!(cases[1..].iter().all(|count| *count > 30), "{cases:?}");
}

/// Theorem 5.1 for n < 2^g P: T_p. For g > 2P − 2 it is what happens. Below, R as printed, m log P − m(j* − 3 + 1/2^(j*−2)), is
/// too large by m(1 − 1/2^(j*−1)): what is left to do after the last bottleneck is m log P − m(j* − 2 + 1/2^(j*−1)).
#[test]
fn theorem_5_1_but_for_an_erratum_in_r() {
    let mut cases = [0; 2];
    for (n, p) in sizes(8) {
        let (log_p, m, l) =
            (f64::from(p.ilog2()), (n / u64::from(p)) as f64, (n / u64::from(p).pow(2)) as f64);
        for g in (1..=40u32).filter(|g| n < (1 << g) * u64::from(p)) {
            let (g, p) = (f64::from(g), f64::from(p));
            let j = (g + 2.0).log2().ceil() - 1.0;
            let (case, last, rest) = if g > 2.0 * p - 2.0 {
                (0, m - 1.0, 2.0 * p - 2.0)
            } else {
                let printed = m * log_p - m * (j - 3.0 + 1.0 / (j - 2.0).exp2());
                (1, m * (1.0 - 1.0 / j.exp2()), printed - m * (1.0 - 1.0 / (j - 1.0).exp2()))
            };
            cases[case] += 1;
            for latency in [0.0, 5.0, 300.0] {
                let s = machine(Algorithm::OutputDriven, n, p as u32, g, latency);
                let waited = (m - 1.0) + latency + (last - l) * g + rest;
                let expected = (m * f64::from(n.ilog2())).max(waited);
                assert_eq!(run(&s).report.t_parallel, expected, "{s:?}: case {case}");
            }
        }
    }
    assert!(cases.iter().all(|count| *count > 100), "{cases:?}");
}

/// 4.4: where all is sent early enough, nobody is idle but for L: T_p = m log n + what L leaves over.
#[test]
fn no_idling() {
    for (n, p) in sizes(10) {
        let m = (n / u64::from(p)) as f64;
        for g in 1..=6 {
            let s = machine(Algorithm::OutputDriven, n, p, f64::from(g), 0.0);
            let found = run(&s).report.t_parallel;
            let least = m * f64::from(n.ilog2());
            assert!(found >= least, "{s:?}: {found} is less than the work of a processor");
            let (m, l) = (n / u64::from(p), n / u64::from(p).pow(2));
            let last = theorem_4_1(m, l.max(1), g).1;
            if l > 1 && last <= (m * u64::from(m.ilog2())) as f64 {
                assert_eq!(found, least, "{s:?}");
            }
        }
    }
}
