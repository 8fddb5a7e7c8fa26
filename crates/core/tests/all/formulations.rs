//! Every formulation in all its variants for every possible n and p up to p = 64 and n = 4096: the plan is
//! valid and the transform correct, in both directions, with both radices, on every kind of machine.

use hyperfly_core::Run;
use hyperfly_core::formulations::Order;
use hyperfly_core::formulations::PlanBounds;
use hyperfly_core::limits::Options;
use hyperfly_core::schedule::{Step, check};
use hyperfly_reference::dft::error_bound;
use hyperfly_reference::scenarios::variants;
use hyperfly_reference::{Sampler, exists};
use hyperfly_request::{Algorithm, Choice, Direction, MachineKind, Settings, SignalKind, run};

/// Calls `each` with one in `one_in` of the possible scenarios of the grid.
fn grid(one_in: usize, mut each: impl FnMut(Settings)) {
    let mut sampler = Sampler::new(one_in);
    for &algorithm in Algorithm::BUILT_IN {
        let mut count = 0;
        for (r, d) in (1..=12).flat_map(|r| (0..=6).map(move |d| (r, d))) {
            let base = Settings {
                algorithm,
                n: 1 << r,
                p: 1 << d,
                signal: SignalKind::Noise,
                ..Settings::default()
            };
            for s in variants(&base) {
                assert!(exists(&s), "{s:?}");
                // Chunks of several words, and of one.
                let single = s.overlap.then(|| Settings { ts: 0.0, ..s.clone() });
                for s in [s].into_iter().chain(single).filter(|_| sampler.choose()) {
                    count += 1;
                    each(s);
                }
            }
        }
        assert!(count > 0, "{algorithm:?} runs {count} times");
    }
}

/// Scenarios are possible exactly if the papers define them (GK 3.1, 3.2, 5.1, App. C; S 3; IB 3).
#[test]
fn formulations_exist_where_the_papers_define_them() {
    for &algorithm in Algorithm::BUILT_IN {
        for (r, d) in (1..=20).flat_map(|r| (0..=16).map(move |d| (r, d))) {
            for dims in 2..=17 {
                let s = Settings { algorithm, n: 1 << r, p: 1 << d, dims, ..Settings::default() };
                let possible = s.problems().is_empty();
                // The papers define the transpose only if m divides log n and m − 1 divides log p.
                let even = r % dims == 0 && d % (dims - 1) == 0;
                if algorithm != Algorithm::Transpose || dims == 2 || even {
                    assert_eq!(possible, exists(&s), "{s:?}: {:?}", s.problems());
                } else if possible {
                    assert!(exists(&s), "{s:?}");
                }
            }
        }
    }
}

#[test]
fn every_plan_is_valid() {
    grid(4, |s| {
        for radix in [2, 4] {
            let s = Settings { radix, ..s.clone() };
            if let Err(wrong) = check(&s.scenario().plan()) {
                panic!("{s:?}: {wrong}");
            }
        }
    });
}

/// Bounds on a plan hold; the number of steps is not overestimated much, and the number of messages is
/// exact if all processors send equally many (GK 3.1, 3.2, 5.1; S 3).
#[test]
fn plan_bounds_hold_and_are_tight() {
    grid(4, |s| {
        let scenario = s.scenario();
        let (bound, found) = (scenario.plan_bounds(), PlanBounds::of(&scenario.plan()));
        let all = [
            ("steps", bound.steps, found.steps),
            ("distinct steps", bound.distinct, found.distinct),
            ("sets", bound.sets, found.sets),
            ("messages", bound.messages, found.messages),
        ];
        for (what, bound, found) in all {
            assert!(bound >= found, "{bound} {what} and not {found}: {s:?}");
        }
        assert!(bound.steps <= 8 * found.steps, "{bound:?} and not {found:?}: {s:?}");
        let known = !matches!(s.algorithm, Algorithm::GroupCyclic | Algorithm::OutputDriven);
        if known && s.order == Order::Unordered {
            assert_eq!(bound.messages, found.messages, "{s:?}");
        }
    });
}

/// Consecutive local steps with the same stages, on successive pieces, count as one phase.
#[test]
fn local_stages_match_the_plan() {
    grid(4, |s| {
        let s = s.scenario();
        let local_stages: Vec<u32> =
            s.formulation.local_stages(s.size()).into_iter().flatten().filter(|k| *k > 0).collect();
        let plan = s.plan();
        for q in 0..s.p {
            let mut done: Vec<(u8, u8)> = Vec::new();
            for step in plan.rank_steps(q) {
                if let Step::Local { first, last, .. } = *step
                    && done.last() != Some(&(first, last))
                {
                    done.push((first, last));
                }
            }
            let done: Vec<u32> = done.into_iter().map(|(first, last)| u32::from(last - first)).collect();
            assert_eq!(done, local_stages, "{s:?}: processor {q}");
        }
    });
}

fn run_and_check(s: &Settings) -> Run {
    let run = run(s, None, Options::default()).unwrap_or_else(|error| panic!("{s:?}: {error}"));
    let error = run.report.relative_l2_error.expect("data moved");
    assert!(error <= error_bound(s.n), "{s:?}: {error}");
    let whole: f64 = run.report.breakdown.parts.iter().sum();
    assert!((whole - 1.0).abs() < 1e-9, "{s:?}: {:?}", run.report.breakdown);
    run
}

/// The radix alternates so that each direction is tested with both.
#[test]
fn every_transform_is_right() {
    let mut turn = 0;
    grid(16, |s| {
        let mut bits: Option<Vec<_>> = None;
        for (k, &machine) in MachineKind::ALL.iter().enumerate() {
            for (way, &direction) in Direction::ALL.iter().enumerate() {
                let radix = if (turn + k + way) % 2 == 0 { 2 } else { 4 };
                let run = run_and_check(&Settings { machine, direction, radix, ..s.clone() });
                // Machines differ in times only.
                if radix == 2 && direction == Direction::Forward {
                    let found = run.output.expect("data moved").spectrum;
                    let found = found.iter().map(|y| (y.re.to_bits(), y.im.to_bits())).collect::<Vec<_>>();
                    assert!(
                        bits.as_ref().is_none_or(|bits| *bits == found),
                        "{s:?}: other bits on {machine:?}"
                    );
                    bits = Some(found);
                }
            }
        }
        turn += 1;
    });
}
