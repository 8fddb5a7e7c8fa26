//! Cache blocking (IB 4.3): virtual processors execute the local phases of group-cyclic piece by piece,
//! with the same arithmetic and in the same time.

use hyperfly_core::limits::Options;
use hyperfly_core::schedule::{Plan, Step, check};
use hyperfly_reference::Sampler;
use hyperfly_request::{Algorithm, Choice, Io, MachineKind, Settings, SignalKind};

/// Enumerates all n ≤ 2^10, p < n up to 64, every `io` and `balanced`, and caches of 2, 4, … elements up to
/// 2n/p.
fn grid(one_in: usize, mut each: impl FnMut(&Settings, u32)) {
    let mut sampler = Sampler::new(one_in);
    for (r, d) in (2..=10u32).flat_map(|r| (0..r.min(7)).map(move |d| (r, d))) {
        for (&io, balanced) in Io::ALL.iter().flat_map(|io| [(io, false), (io, true)]) {
            let whole = Settings {
                algorithm: Algorithm::GroupCyclic,
                n: 1 << r,
                p: 1 << d,
                io,
                balanced,
                signal: SignalKind::Noise,
                ..Settings::default()
            };
            (1..=r - d + 1).filter(|_| sampler.choose()).for_each(|log_b| each(&whole, log_b));
        }
    }
}

fn with_blocking(whole: &Settings, log_b: u32) -> Settings {
    Settings { blocking: Some(1 << log_b), ..whole.clone() }
}

/// Returns the stages of consecutive local steps of a processor, with the number of steps that share them.
fn phases(plan: &Plan, q: u32) -> Vec<(std::ops::Range<u32>, u32)> {
    let mut found: Vec<(std::ops::Range<u32>, u32)> = Vec::new();
    for step in plan.rank_steps(q) {
        if let Step::Local { first, last, .. } = *step {
            let stages = first.into()..last.into();
            match found.last_mut() {
                Some((same, count)) if *same == stages => *count += 1,
                _ => found.push((stages, 1)),
            }
        }
    }
    found
}

/// If n/p fits the cache, it is processed in one piece. Otherwise v = (N/p)/B virtual processors execute
/// each virtual phase on B adjacent elements each, and a phase of log(N/p) stages has h = ⌈log (N/p) / log
/// B⌉ virtual phases.
#[test]
fn virtual_phases_work_on_cache_sized_pieces() {
    grid(2, |whole, log_b| {
        let s = with_blocking(whole, log_b);
        let (plan, before) = (s.scenario().plan(), whole.scenario().plan());
        check(&plan).unwrap_or_else(|wrong| panic!("{s:?}: {wrong}"));
        let log_share = s.n.ilog2() - s.p.ilog2();
        if log_b >= log_share {
            assert_eq!(plan, before, "{s:?}: nothing to cut");
            return;
        }
        for q in 0..s.p {
            let mut bases = Vec::new();
            for step in plan.rank_steps(q) {
                match *step {
                    Step::Local { base, len, .. } => {
                        assert_eq!(len, 1 << log_b, "{s:?}");
                        bases.push(base);
                    }
                    _ => bases.clear(),
                }
                // Pieces are processed in the order of the memory.
                assert!(bases.windows(2).all(|pair| pair[1] == pair[0] + (1 << log_b)), "{s:?}: {bases:?}");
            }
            let (whole, pieces) = (phases(&before, q), phases(&plan, q));
            assert!(pieces.iter().all(|(_, count)| *count == 1 << (log_share - log_b)), "{s:?}: {pieces:?}");
            let mut virtual_phases = pieces.iter().map(|(stages, _)| stages.clone()).peekable();
            for (stages, _) in whole {
                let mut count = 0;
                let mut at = stages.start;
                while let Some(next) = virtual_phases.next_if(|next| next.end <= stages.end) {
                    assert_eq!(next.start, at, "{s:?}");
                    assert!(next.len() <= log_b as usize, "{s:?}: {next:?}");
                    (at, count) = (next.end, count + 1);
                }
                assert_eq!(at, stages.end, "{s:?}");
                if stages.len() as u32 == log_share {
                    assert_eq!(count, log_share.div_ceil(log_b), "{s:?}: {stages:?}");
                }
            }
        }
    });
}

/// One local permutation separates two virtual phases; the messages are the same as without blocking.
#[test]
fn virtual_phases_are_separated_by_local_permutations() {
    grid(2, |whole, log_b| {
        let s = with_blocking(whole, log_b);
        let (plan, before) = (s.scenario().plan(), whole.scenario().plan());
        for q in 0..s.p {
            let messages = |plan: &Plan| -> Vec<(u32, u32)> {
                let sent = plan.rank_steps(q).iter().filter_map(|step| plan.sends(step));
                sent.map(|(to, slots)| (to, slots.count())).collect()
            };
            assert_eq!(messages(&plan), messages(&before), "{s:?}: processor {q}");
            let share = (s.n / u64::from(s.p)) as u32;
            let mut between = 0;
            let mut steps = plan.rank_steps(q).iter().peekable();
            while let Some(step) = steps.next() {
                if let (Step::Local { .. }, Some(Step::Copy { from, .. })) = (step, steps.peek())
                    && plan.slot_sets[*from as usize].count() == share
                {
                    steps.next();
                    between += usize::from(matches!(steps.peek(), Some(Step::Local { .. })));
                }
            }
            assert_eq!(between, phases(&plan, q).len() - phases(&before, q).len(), "{s:?}: processor {q}");
        }
    });
}

/// Bit-identical results and, with radix 2, equal times on every machine, because none models a cache.
#[test]
fn blocking_keeps_results_and_times() {
    grid(5, |whole, log_b| {
        for &machine in MachineKind::ALL {
            let of = |s: &Settings| {
                let s = Settings { machine, ..s.clone() };
                hyperfly_request::run(&s, None, Options::default())
                    .unwrap_or_else(|error| panic!("{s:?}: {error}"))
            };
            let (a, b) = (of(&with_blocking(whole, log_b)), of(whole));
            let bits = |run: &hyperfly_core::Run| -> Vec<(u64, u64)> {
                let output = run.output.as_ref().expect("data");
                output.spectrum.iter().map(|y| (y.re.to_bits(), y.im.to_bits())).collect()
            };
            assert_eq!(bits(&a), bits(&b), "{whole:?}: cache of 2^{log_b}");
            // The number of steps differs, and so does the order of summation.
            let (a, b) = (a.report, b.report);
            let near = (a.t_parallel - b.t_parallel).abs() <= 1e-12 * b.t_parallel;
            assert!(near, "{whole:?}: cache of 2^{log_b}: {} and not {}", a.t_parallel, b.t_parallel);
            let apart = |k: usize| (a.breakdown.parts[k] - b.breakdown.parts[k]).abs();
            assert!((0..6).all(|k| apart(k) <= 1e-12), "{whole:?}: cache of 2^{log_b}");
        }
    });
}
