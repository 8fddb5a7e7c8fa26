//! LogP with its capacity: at most ⌈L/g⌉ words, in LogGP messages, in transit to one processor.

use hyperfly_core::Run;
use hyperfly_core::limits::Options;
use hyperfly_core::schedule::Step;
use hyperfly_reference::proptest_config;
use hyperfly_reference::scenarios::{nearest_possible, scenarios};
use hyperfly_request::{Algorithm, AllToAll, MachineKind, Settings, run};
use proptest::prelude::*;
use std::collections::BTreeMap;

fn execute(s: &Settings) -> Run {
    run(s, None, Options { data: false, ..Options::default() }).expect("a possible run")
}

/// Returns the time of a remap: T_p without the computation.
fn remap(s: &Settings, all_to_all: AllToAll) -> f64 {
    let s = Settings { all_to_all, ..s.clone() };
    execute(&s).report.t_parallel - s.t_serial() / f64::from(s.p)
}

fn logp(p: u32, n: u64) -> Settings {
    let (algorithm, machine) = (Algorithm::CyclicToBlocked, MachineKind::LogP);
    Settings { algorithm, machine, p, n, latency: 8.0, gap: 4.0, capacity: true, ..Settings::default() }
}

/// S 3.2: if all send to processor 0, then to 1, and so on, "the communication time would be increased by a factor of P". Processors
/// take turns word by word, but those that are done with processor 0 first run ahead, so the phases overlap. The longer messages are, the
/// less they do, and the factor grows from 1.9 for single words towards P/2: each processor skips itself and is ahead of the others from
/// then on, so in the end P − 1 − j processors send to processor j. The expected times come from a simulation of single words that shares no code with this one.
#[test]
fn naive_order_costs_more_the_longer_messages_are() {
    for (words, naive) in [(1u64, 248.0), (8, 4640.0), (64, 59464.0)] {
        let s = logp(32, words << 10);
        let staggered = 31.0 * words as f64 * 4.0 - 4.0 + 8.0;
        assert_eq!(remap(&s, AllToAll::Paper), staggered, "Theorem 3.1");
        assert_eq!(remap(&s, AllToAll::Naive), naive, "{words} words");
        let unlimited = Settings { capacity: false, ..s };
        assert_eq!(remap(&unlimited, AllToAll::Paper), staggered);
        assert!(remap(&unlimited, AllToAll::Naive) < 2.0 * staggered, "words wait in front of receivers");
    }
}

/// The CM-5 of Culler et al. 4.1 with 128 processors, in µs: its naive remap of 2^20 points took about ten times as long as the staggered
/// one. Capacity alone makes it 6.4 times as long; without it the factor is below 2.
#[test]
fn naive_remap_on_cm5_takes_six_times_as_long() {
    let factor = |capacity| {
        let cm5 = Settings { tc: 2.25, latency: 6.0, overhead: 2.0, capacity, ..logp(128, 1 << 20) };
        remap(&cm5, AllToAll::Naive) / remap(&cm5, AllToAll::Shift)
    };
    assert!((6.3..6.5).contains(&factor(true)) && factor(false) < 2.0, "{} {}", factor(true), factor(false));
}

/// Exchanges send to one processor at a time, g apart, which never exceeds the capacity.
#[test]
fn exchanges_take_the_same_time_with_capacity() {
    for (overhead, word_gap) in [(0.0, None), (1.0, None), (3.0, None), (0.0, Some(0.5)), (1.0, Some(6.0))] {
        for algorithm in [Algorithm::BinaryExchange, Algorithm::Transpose] {
            let with = Settings { algorithm, overhead, word_gap, ..logp(16, 4096) };
            let without = Settings { capacity: false, ..with.clone() };
            let (with, without) = (execute(&with), execute(&without));
            assert_eq!(with.report.t_parallel, without.report.t_parallel, "{algorithm:?}, o = {overhead}");
            assert_eq!(with.trace.departed, without.trace.departed, "{algorithm:?}, o = {overhead}");
        }
    }
}

/// Three processors, one of which both others send to: G makes a message one unit. With L = g only one is in transit, and the second
/// sender stalls until the first message has arrived completely.
#[test]
fn message_of_loggp_is_in_transit_as_a_whole() {
    let s = Settings { latency: 4.0, word_gap: Some(1.0), all_to_all: AllToAll::Naive, ..logp(4, 64) };
    let run = execute(&s);
    // Messages of four words to processor 0, posted after the four stages of 16 elements; each is in transit for 3·G + L.
    let to_first: Vec<f64> = departures(&run).into_iter().filter(|it| it.1 == 0).map(|it| it.2).collect();
    assert_eq!(to_first, [64.0, 64.0 + 7.0, 64.0 + 14.0]);
}

/// Returns (sender, receiver, departure) of all messages by departure.
fn departures(run: &Run) -> Vec<(u32, u32, f64)> {
    let mut all = Vec::new();
    for q in 0..run.plan.p {
        for k in run.plan.first[q as usize] as usize..run.plan.first[q as usize + 1] as usize {
            if let Step::Post { to, .. } | Step::Exchange { to, .. } = run.plan.steps[k] {
                all.push((q, to, run.trace.departed[k]));
            }
        }
    }
    all.sort_by(|a, b| a.2.total_cmp(&b.2).then(a.0.cmp(&b.0)));
    all
}

proptest! {
    #![proptest_config(proptest_config(400, 4000))]

    /// With G every message is one unit, whose transit follows from its departure. No processor has more than ⌈L/g⌉ of them on the
    /// way to it, or from it.
    #[test]
    fn transit_never_exceeds_the_capacity(s in scenarios(5, 9), word_gap in 0u32..200) {
        let (gap, time_of_word) = (s.gap.max(1.0 / 64.0), f64::from(word_gap) / 64.0);
        let s = nearest_possible(Settings { machine: MachineKind::LogP, capacity: true, gap, word_gap: Some(time_of_word), ..s });
        let run = execute(&s);
        let most = (s.latency / s.gap).ceil().max(1.0) as usize;
        let mut transits: BTreeMap<(bool, u32), Vec<(f64, f64)>> = BTreeMap::new();
        for q in 0..run.plan.p {
            for k in run.plan.first[q as usize] as usize..run.plan.first[q as usize + 1] as usize {
                if let Step::Post { to, send } | Step::Exchange { to, send, .. } = run.plan.steps[k] {
                    let words = run.plan.slot_sets[send as usize].count();
                    let left = run.trace.departed[k];
                    let end = left + f64::from(words - 1) * time_of_word + s.latency;
                    transits.entry((true, to)).or_default().push((left, end));
                    transits.entry((false, q)).or_default().push((left, end));
                }
            }
        }
        for (place, transits) in transits {
            for (start, _) in &transits {
                let at_once = transits.iter().filter(|(left, end)| left <= start && start < end).count();
                prop_assert!(at_once <= most, "{:?} of {:?}: {} in transit at {}, not {}", place, s, at_once, start, most);
            }
        }
    }
}
