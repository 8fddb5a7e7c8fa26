//! The theorems of S against runs of its schedules on LogP machines, read word by word from their traces.

use hyperfly_core::Run;
use hyperfly_core::limits::Options;
use hyperfly_core::schedule::Step;
use hyperfly_model::sahay::{Instance, corollary_4_1, delta, lemma_4_1, lemma_4_2};
use hyperfly_request::{Algorithm, MachineKind, Settings, run};

fn execute(algorithm: Algorithm, at: &Instance) -> Run {
    let Instance { n, p, gap, latency } = *at;
    let machine = MachineKind::LogP;
    let s =
        Settings { algorithm, machine, n, p, gap, latency, tc: 1.0, overhead: 0.0, ..Settings::default() };
    run(&s, None, Options { data: false, ..Options::default() })
        .unwrap_or_else(|error| panic!("{s:?}: {error}"))
}

/// P from 2 to 16, n ≥ P², with gaps and latencies that computation hides or does not hide.
fn instances() -> impl Iterator<Item = Instance> {
    let sizes = (1..=4u32).flat_map(|d| (d..=7).map(move |log_m| (1u64 << (d + log_m), 1u32 << d)));
    sizes.flat_map(|(n, p)| {
        let gaps = (1..=8).chain([12, 16, 30, 31, 40]).map(f64::from);
        gaps.flat_map(move |gap| [0.0, 50.0, 700.0].map(|latency| Instance { n, p, gap, latency }))
    })
}

/// Times at the last processor of a run.
struct ObservedTimes {
    /// t_a: production time of each output of phase I.
    produced: Vec<f64>,
    /// s_a: departure time of each output except the last l.
    sent: Vec<f64>,
    /// δ_i: nodes of phase II that each input enables; the processor's own l inputs come first.
    delta: Vec<u64>,
}

fn observe(at: &Instance, run: &Run) -> ObservedTimes {
    let (plan, trace) = (&run.plan, &run.trace);
    let mut seen = ObservedTimes { produced: Vec::new(), sent: Vec::new(), delta: vec![0; at.l() as usize] };
    for record in plan.first[at.p as usize - 1] as usize..plan.first[at.p as usize] as usize {
        match plan.steps[record] {
            Step::Combine(half) if u32::from(half.stage) >= at.m().ilog2() => {
                *seen.delta.last_mut().expect("own inputs") += half.nodes();
            }
            Step::Combine(half) if u32::from(half.stage) + 1 == at.m().ilog2() => {
                seen.produced.push(trace.delivered[record]);
            }
            Step::Post { .. } => seen.sent.push(trace.delivered[record] - at.latency),
            Step::Await { .. } => seen.delta.push(0),
            _ => {}
        }
    }
    seen
}

#[test]
fn output_driven_run_matches_lemmas_and_theorems() {
    let (mut cases, mut small) = ([0; 4], 0);
    for at in instances() {
        let run = execute(Algorithm::OutputDriven, &at);
        let (seen, finish) = (observe(&at, &run), run.report.t_parallel);
        assert_eq!((seen.produced.len() as u64, seen.delta.len() as u64), (at.m(), at.m()), "{at:?}");
        for (a, &t) in (0..).zip(&seen.produced) {
            assert_eq!(t, corollary_4_1(at.m(), a) as f64, "{at:?}: output {a}");
            if a > 0 {
                let before = seen.produced[(a - (1 << a.trailing_zeros())) as usize];
                assert_eq!(t - before, lemma_4_1(a) as f64, "{at:?}: output {a}");
            }
            if let Some(&sent) = seen.sent.get(a as usize) {
                assert_eq!(sent == t, lemma_4_2(at.gap as u32, a), "{at:?}: word {a}");
            }
        }
        for (i, &found) in (0..).zip(&seen.delta) {
            assert_eq!(found, delta(at.p, at.l(), i), "{at:?}: input {i}");
        }
        assert_eq!(Some(finish), at.completion_by_inputs(), "{at:?}");
        if let Some(last) = at.theorem_4_1() {
            assert_eq!(seen.sent.last(), Some(&last.time), "{at:?}: {last:?}");
            assert_eq!(last.printed - last.time, if last.case == 3 { at.gap } else { 0.0 });
            assert!(finish <= at.completion(last.time), "{at:?}");
            cases[usize::from(last.case)] += 1;
        }
        if let Some(says) = at.theorem_5_1() {
            assert_eq!(finish, at.completion_small(&says, says.rest), "{at:?}: {says:?}");
            assert!(says.rest <= says.rest_printed, "{at:?}");
            small += 1;
        } else {
            assert!(at.n >= (1u64 << at.gap as u32) * u64::from(at.p), "{at:?}");
        }
    }
    assert!(cases[1..].iter().all(|count| *count >= 30) && small > 300, "{cases:?}, {small}");
}

#[test]
fn cyclic_to_blocked_run_matches_theorem_3_1() {
    for at in instances() {
        let found = execute(Algorithm::CyclicToBlocked, &at).report.t_parallel;
        assert_eq!(at.theorem_3_1(), found, "{at:?}");
    }
}
