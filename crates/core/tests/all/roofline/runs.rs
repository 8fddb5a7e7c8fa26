//! No run is below a limit, and limits of a schedule are those of a plain walk over its steps.

use super::{find, limit};
use hyperfly_core::limits::Options;
use hyperfly_core::roofline::{Limit, LimitKind, Roofline};
use hyperfly_core::schedule::{Plan, Step};
use hyperfly_core::trace::Activity;
use hyperfly_reference::proptest_config;
use hyperfly_reference::routing::{route, word_factor};
use hyperfly_reference::scenarios::{real_scenarios, scenarios};
use hyperfly_request::{Choice, MachineKind, Settings, Switching, Twiddles, Width, run};
use proptest::prelude::*;
use proptest::test_runner::TestRunner;
use std::cell::RefCell;
use std::collections::{BTreeMap, VecDeque};

/// Returns T_p of a plan on a network if every message were alone, by a walk over its steps.
fn walk(s: &Settings, plan: &Plan) -> f64 {
    let width = match s.width {
        Width::Factor(width) => width,
        Width::Power(power) => f64::from(s.p).powf(power),
    };
    let alone = |from: u32, to: u32, words: u64| {
        let route = route(s, from, to);
        let factors = route.iter().map(|channel| word_factor(s, *channel));
        let channels = match s.switching {
            Switching::StoreAndForward => factors.sum(),
            _ => factors.fold(0.0, f64::max),
        };
        s.th * route.len() as f64 + s.tw / width * words as f64 * channels
    };
    #[derive(Clone, Default)]
    struct Rank {
        next: usize,
        time: f64,
        interface: f64,
        exchange: Option<f64>,
    }
    let mut ranks = vec![Rank::default(); plan.p as usize];
    let mut arrivals: BTreeMap<(u32, u32), VecDeque<f64>> = BTreeMap::new();
    loop {
        let mut moved = false;
        for q in 0..plan.p {
            let rank = &mut ranks[q as usize];
            while let Some(step) = plan.rank_steps(q).get(rank.next) {
                let mut arrives = |from: u32| arrivals.get_mut(&(from, q)).and_then(VecDeque::pop_front);
                match *step {
                    Step::Exchange { to, from, .. } => {
                        if rank.exchange.is_none() {
                            let time = rank.time + s.ts + alone(q, to, plan.words(step));
                            rank.exchange = Some(time);
                            arrivals.entry((q, to)).or_default().push_back(time);
                            moved = true;
                            continue;
                        }
                        let Some(time) = arrives(from) else { break };
                        rank.time = time.max(rank.exchange.take().expect("sent before"));
                    }
                    Step::Post { to, .. } => {
                        rank.interface =
                            rank.time.max(rank.interface) + s.ts + alone(q, to, plan.words(step));
                        arrivals.entry((q, to)).or_default().push_back(rank.interface);
                    }
                    Step::Await { from, .. } => {
                        let Some(time) = arrives(from) else { break };
                        rank.time = rank.time.max(time);
                    }
                    Step::Local { .. } | Step::Combine(_) | Step::Unpack(_) | Step::Copy { .. } => {
                        rank.time += s.tc * plan.nodes(step);
                    }
                }
                (rank.next, moved) = (rank.next + 1, true);
            }
        }
        if !moved {
            return ranks.iter().map(|rank| rank.time).fold(0.0, f64::max);
        }
    }
}

/// With next to no computation some runs take the time of a limit: a single exchange, and exchanges of one word.
#[test]
fn limits_of_time_are_reached_but_for_computation() {
    let fast = Settings { tc: 1e-9, ..Settings::default() };
    let pair = Settings { p: 2, n: 4096, ..fast.clone() };
    let logp = Settings { machine: MachineKind::LogP, ..pair.clone() };
    for (s, kind) in [
        (pair.clone(), LimitKind::WordTime),
        (Settings { th: 0.0, ..pair.clone() }, LimitKind::HalvingTime),
        (Settings { p: 64, n: 64, ..fast.clone() }, LimitKind::StartupTime),
        (logp.clone(), LimitKind::WordTime),
        (Settings { word_gap: Some(0.5), overhead: 1.0, ..logp.clone() }, LimitKind::WordTime),
        (Settings { n: 2, ..logp }, LimitKind::StartupTime),
    ] {
        let found = limit(&find(&s).1, kind);
        assert!((found.run / found.limit - 1.0).abs() < 1e-6, "{s:?}: {found:?}");
    }
}

/// Checks that a run is not below a limit, that the limits of its schedule are those of a plain walk, and that a run without
/// contention takes as long as without contention. Returns its limits; none if it deadlocks.
fn check(s: &Settings) -> Vec<Limit> {
    let Ok(run) = run(s, None, Options { data: false, ..Options::default() }) else { return Vec::new() };
    let roofline = Roofline::of(&run);
    let kinds: Vec<LimitKind> = roofline.limits.iter().map(|limit| limit.kind).collect();
    assert!(kinds.is_sorted_by(|a, b| a < b), "{kinds:?}");
    for found in &roofline.limits {
        let Limit { kind, limit, run: actual } = *found;
        assert!(actual >= limit * (1.0 - 1e-9) && limit >= 0.0, "{s:?}\n{found:?}");
        if !matches!(kind, LimitKind::Words | LimitKind::HalvingWords) {
            assert_eq!(actual, run.report.t_parallel);
        }
    }
    let computation = limit(&roofline, LimitKind::Computation).limit;
    if let Some(alone) = roofline.get(LimitKind::WithoutContention) {
        assert!(computation <= alone.limit * (1.0 + 1e-9));
        // Contention of a posted message takes no time of a processor.
        let contends = |(step, k)| {
            let [.., (_, start, end)] = run.trace.flight(k);
            run.plan.sends(step).is_some() && end > start
        };
        let has_contention = run.plan.steps.iter().zip(0..).any(contends);
        if run.report.breakdown.of(Activity::Contention) == 0.0 && !has_contention {
            assert!((alone.limit - alone.run).abs() <= 1e-9 * alone.run, "{s:?}\n{alone:?}");
        }
        if s.machine == MachineKind::Network && s.twiddles == Twiddles::Stored {
            let free = Settings { ts: 0.0, th: 0.0, tw: 0.0, ..s.clone() };
            for (s, found) in [(s, alone.limit), (&free, computation)] {
                let walked = walk(s, &run.plan);
                assert!((found - walked).abs() <= 1e-9 * walked, "{s:?}\n{found}, not {walked}");
            }
        }
    }
    roofline.limits
}

#[test]
fn no_random_run_is_below_a_limit() {
    let seen = RefCell::new(BTreeMap::<String, [u32; 2]>::new());
    let any_samples = prop_oneof![3 => scenarios(6, 10), 1 => real_scenarios(6, 10)];
    let result = TestRunner::new(proptest_config(2000, 40_000)).run(&any_samples, |s| {
        // Where computation takes next to no time, communication is all that keeps a run above its limits.
        let fast = Settings { tc: 1.0 / f64::from(1 << 20), twiddles: Twiddles::Stored, ..s.clone() };
        for found in [s, fast].iter().flat_map(|s| check(s).into_iter().map(|limit| (s.machine, limit))) {
            let (machine, limit) = found;
            let mut seen = seen.borrow_mut();
            let counts = seen.entry(format!("{} {:?}", machine.id(), limit.kind)).or_default();
            counts[0] += 1;
            counts[1] += u32::from(limit.run <= limit.limit * 1.01);
        }
        Ok(())
    });
    result.unwrap_or_else(|why| panic!("{why}"));
    let seen = seen.into_inner();
    assert_eq!(seen.len(), 3 + 5 + 7, "{seen:?}");
    for (kind, [runs, near]) in &seen {
        // A BSP machine computes in flops, which always take time.
        assert!(
            *runs > 300 && (*near > 10 || kind == "bsp WordTime"),
            "{kind}: {near} of {runs} are near it"
        );
    }
}
