//! The transform of real samples: half the words and half the work, against rustfft, the definition, the slow simulator and
//! the Plan of the packed words.

use hyperfly_core::Complex64;
use hyperfly_core::kernel::Twiddles;
use hyperfly_core::limits::Options;
use hyperfly_core::problem::Direction as CoreDirection;
use hyperfly_core::schedule::{Plan, Step, check};
use hyperfly_reference::compare::{compare_with, tolerance};
use hyperfly_reference::dft::{error_bound, relative_error, transform};
use hyperfly_reference::interpreter::execute;
use hyperfly_reference::scenarios::{nearest_possible, real_scenarios, variants};
use hyperfly_reference::{Sampler, conservation, exists, proptest_config};
use hyperfly_request::{
    Algorithm, Choice, MachineKind, Order, SampleType, Settings, SignalKind, Switching, Twiddles as Stored,
    run,
};
use proptest::prelude::*;
use rustfft::FftPlanner;

fn real(algorithm: Algorithm, p: u32, n: u64) -> Settings {
    let (samples, signal) = (SampleType::Real, SignalKind::Noise);
    Settings { algorithm, p, n, samples, signal, ..Settings::default() }
}

/// Formulations that transform real samples.
fn algorithms() -> impl Iterator<Item = Algorithm> {
    Algorithm::ALL.iter().copied().filter(|algorithm| algorithm.allows_real_samples())
}

/// Calls `each` for every formulation, with every value of its parameters, on 1 to 16 processors.
fn each_plan(mut each: impl FnMut(&Settings)) {
    let mut sampler = Sampler::new(4);
    for algorithm in algorithms() {
        let mut count = 0;
        for (d, r) in (0..=4).flat_map(|d| (2..=10).map(move |r| (d, r))) {
            for s in variants(&real(algorithm, 1 << d, 1 << r)) {
                if exists(&s) && sampler.choose() {
                    each(&s);
                    count += 1;
                }
            }
        }
        assert!(count > 0, "{algorithm:?}");
    }
}

#[test]
fn real_samples_suit_the_formulations_in_one_dimension() {
    let ids: Vec<_> = algorithms().map(|algorithm| algorithm.id()).collect();
    assert_eq!(
        ids,
        ["serial", "binary-exchange", "transpose", "group-cyclic", "cyclic-to-blocked", "output-driven"]
    );
}

#[test]
fn every_plan_for_real_samples_is_valid_and_transforms() {
    each_plan(|s| {
        let plan = s.scenario().plan();
        assert_eq!(check(&plan), Ok(()), "{s:?}");
        let x = run(s, None, Options::default()).expect("a valid scenario").output.expect("data").input;
        assert!(x.iter().all(|x| x.im == 0.0) && x.len() as u64 == s.n);
        let found = execute(&plan, &x, true).expect("a plan that runs");
        let error = relative_error(&found, &transform(&x, plan.transform, true));
        assert!(error <= error_bound(s.n), "{s:?}: {error}");
    });
}

/// rustfft transforms the real samples as complex numbers, without packing.
#[test]
fn spectrum_of_real_samples_agrees_with_rustfft() {
    for (algorithm, p) in algorithms().flat_map(|it| [1, 2, 8, 16].map(|p| (it, p))) {
        for (n, signal, radix) in [
            (1u64 << 12, SignalKind::Noise, 2),
            (1 << 10, SignalKind::Square, 4),
            (1 << 9, SignalKind::Chirp, 2),
        ] {
            let s = Settings { signal, radix, ..real(algorithm, p, n) };
            if !exists(&s) {
                continue;
            }
            let run = run(&s, None, Options::default()).unwrap_or_else(|error| panic!("{s:?}: {error}"));
            let output = run.output.expect("data");
            let mut expected = output.input.clone();
            FftPlanner::new().plan_fft_forward(n as usize).process(&mut expected);
            assert_eq!(output.spectrum.len() as u64, n / 2 + 1);
            let error = relative_error(&output.spectrum, &expected[..output.spectrum.len()]);
            assert!(error <= error_bound(n), "{s:?}: {error}");
            let reported = run.report.relative_l2_error.expect("data");
            assert!(
                (reported - error).abs() <= 2.0 * f64::EPSILON,
                "{s:?}: {reported} reported, not {error}"
            );
            assert_eq!([output.spectrum[0].im, output.spectrum[n as usize / 2].im], [0.0; 2]);
        }
    }
}

/// Every output of every stage takes t_c, on half as many words, on any number of processors.
#[test]
fn work_of_real_samples_is_half() {
    for s in algorithms().map(|algorithm| nearest_possible(real(algorithm, 8, 512))) {
        let complex = Settings { samples: SampleType::Complex, ..s.clone() };
        assert_eq!(s.t_serial() * 2.0, complex.t_serial());
        assert_eq!(s.t_serial(), s.tc * 256.0 * 9.0);
        let plan = s.scenario().plan();
        let nodes: f64 = plan.steps.iter().map(|step| plan.nodes(step)).sum();
        assert_eq!(nodes, 256.0 * 9.0, "{s:?}");
    }
    let serial = Settings { twiddles: Stored::Computed, tt: 3.0, ..real(Algorithm::Serial, 1, 512) };
    let run = run(&serial, None, Options::default()).expect("a valid scenario");
    // 256 powers of the 256-th root, and 128 of the 512-th.
    assert_eq!(run.report.t_serial, 256.0 * 9.0 + 3.0 * 384.0);
    assert_eq!(run.report.t_parallel, run.report.t_serial);
}

/// Ranks and words of the messages that unpack: those after the plan of the packed words.
fn unpacking_messages(s: &Settings) -> Vec<(u32, u32, u64)> {
    let plan = s.scenario().plan();
    let packed = Settings { samples: SampleType::Complex, n: s.n / 2, ..s.clone() }.scenario().plan();
    let messages = |q: u32| {
        let begun = packed.rank_steps(q).len();
        assert!(plan.rank_steps(q).iter().take(begun).zip(packed.rank_steps(q)).all(|(a, b)| a == b));
        let steps = plan.rank_steps(q).iter().skip(begun).copied().collect::<Vec<Step>>();
        let sent = steps.into_iter().filter_map(|step| Some((plan.sends(&step)?.0, plan.words(&step))));
        sent.map(move |(to, words)| (q, to, words)).collect::<Vec<_>>()
    };
    (0..s.p).flat_map(messages).collect()
}

/// In GK's blocks of R, processor r in 2^m … 2^(m+1) − 1 exchanges its n/2p words with 3 · 2^m − 1 − r.
#[test]
fn blocks_of_r_send_half_of_the_points_to_one_partner() {
    for (p, n) in [(2, 4), (4, 8), (8, 64), (16, 1024), (64, 4096)] {
        let partner = |rank: u32| 3 * (1 << rank.ilog2()) - 1 - rank;
        let expected: Vec<_> = (2..p).map(|rank| (rank, partner(rank), n / 2 / u64::from(p))).collect();
        assert_eq!(unpacking_messages(&real(Algorithm::BinaryExchange, p, n)), expected, "p = {p}, n = {n}");
    }
}

/// In blocks of coefficients, N = n/2, element k = q · N/p has its partner at the beginning of block p − q and all others in
/// block p − 1 − q.
#[test]
fn blocks_of_coefficients_send_one_word_and_the_others() {
    let ordered = Settings { order: Order::Ordered, ..real(Algorithm::BinaryExchange, 8, 1024) };
    for s in [real(Algorithm::GroupCyclic, 8, 1024), ordered] {
        let (p, local_len) = (s.p, s.n / 2 / u64::from(s.p));
        let mut expected = Vec::new();
        for q in 0..p {
            if q != 0 && q != p / 2 {
                expected.push((q, p - q, 1));
            }
            expected.push((q, p - 1 - q, local_len - 1));
        }
        assert_eq!(unpacking_messages(&s), expected, "{s:?}");
    }
}

#[test]
fn rank_plan_of_real_samples_is_part_of_the_plan() {
    each_plan(|s| {
        let (scenario, plan) = (s.scenario(), s.scenario().plan());
        let read = |plan: &Plan, q: u32| -> Vec<String> {
            let text = plan.to_string();
            let from = text.split(&format!("processor {q}\n")).nth(1).unwrap_or_default();
            from.lines().take_while(|line| line.starts_with("  ")).map(str::to_owned).collect()
        };
        for q in [0, s.p / 2, s.p - 1] {
            let own = scenario.rank_plan(q);
            assert_eq!(read(&own, q), read(&plan, q), "{s:?}");
            let (all, few) = (
                Twiddles::of(&plan, CoreDirection::Forward),
                Twiddles::for_plan(&own, CoreDirection::Forward),
            );
            for step in own.rank_steps(q) {
                if let Step::Unpack(unpack) = step {
                    for index in own.slot_sets[unpack.indices as usize].iter().map(|index| index as usize) {
                        assert_eq!(few.blocks(index, 1), all.blocks(index, 1));
                    }
                }
            }
        }
    });
}

/// The values between the stages are those of the packed transform, then the coefficients.
#[test]
fn stages_of_real_samples_end_with_the_coefficients() {
    for algorithm in algorithms() {
        let s = nearest_possible(real(algorithm, 4, 64));
        let output = run(&s, None, Options::default()).expect("a valid scenario").output.expect("data");
        let words: Vec<Complex64> =
            output.input.chunks(2).map(|pair| Complex64::new(pair[0].re, pair[1].re)).collect();
        let (n, r) = (words.len(), words.len().ilog2());
        assert_eq!(output.stages.len(), n * (r as usize + 2));
        assert_eq!(output.stages[..n], words);
        let reversed = |k: usize| k.reverse_bits() >> (usize::BITS - r);
        let packed = transform(&words, hyperfly_core::schedule::Transform::Line, true);
        let row = |stage: u32, k: usize| output.stages[stage as usize * n + reversed(k)];
        let found: Vec<Complex64> = (0..n).map(|k| row(r, k)).collect();
        assert!(relative_error(&found, &packed) <= error_bound(s.n));
        let last: Vec<Complex64> = (0..n).map(|k| row(r + 1, k)).collect();
        assert_eq!(last[1..], output.spectrum[1..n]);
        assert_eq!(last[0], Complex64::new(output.spectrum[0].re, output.spectrum[n].re));
    }
}

proptest! {
    #![proptest_config(proptest_config(300, 3000))]

    /// Times, plan, conservation and transform of random runs, over all machines and formulations.
    #[test]
    fn random_runs_of_real_samples_match_slow_simulator(s in real_scenarios(6, 11)) {
        let flows = s.machine == MachineKind::Network && s.switching == Switching::CutThrough;
        let s = nearest_possible(if flows && s.p > 16 { Settings { p: 16, ..s } } else { s });
        prop_assert!(s.samples == SampleType::Real && exists(&s), "{:?}", s);
        let Some(run) = compare_with(&s, tolerance(&s), Options::default()).unwrap_or_else(|e| panic!("{e}"))
        else {
            return Ok(());
        };
        conservation::check(&s, &run);
        let output = run.output.expect("data");
        let exact = transform(&output.input, run.plan.transform, true);
        let error = relative_error(&output.spectrum, &exact);
        prop_assert!(error <= error_bound(s.n), "{s:?}: {error}");
    }
}
