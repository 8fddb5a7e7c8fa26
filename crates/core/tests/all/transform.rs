//! Transforms computed by the simulated processors and by rustfft, compared with the definition.

use fastrand::Rng;
use hyperfly_core::Complex64;
use hyperfly_core::limits::Options;
use hyperfly_core::output::{MAX_STAGES_N, reference};
use hyperfly_core::schedule::Transform;
use hyperfly_reference::dft::{dft, error_bound, relative_error, transform};
use hyperfly_reference::random_input;
use hyperfly_request::{Algorithm, Choice, Direction, Order, Settings, SignalKind, Switching, Topology};

fn noise(n: u64, seed: u64) -> Vec<Complex64> {
    random_input(&mut Rng::with_seed(seed), n as usize)
}

#[test]
fn reference_transform_agrees_with_the_definition() {
    for r in 1..=12 {
        let n = 1 << r;
        let x = noise(n, r);
        for kind in [Transform::Line, Transform::Square] {
            if kind == Transform::Square && r % 2 == 1 {
                continue;
            }
            for &direction in Direction::ALL {
                let exact = transform(&x, kind, direction == Direction::Forward);
                let error = relative_error(&reference(&x, kind, direction), &exact);
                assert!(error <= error_bound(n), "{kind:?} of n = {n}, {direction:?}: {error}");
            }
        }
    }
}

fn same_bits(a: &[Complex64], b: &[Complex64]) -> bool {
    let bits = |v: &Complex64| (v.re.to_bits(), v.im.to_bits());
    a.iter().map(bits).eq(b.iter().map(bits))
}

/// Runs that keep the values between stages compute one stage at a time; larger runs compute several stages
/// at once. With zeros between its samples the larger transform is the same spectrum twice, bit for bit.
#[test]
fn run_without_stage_values_is_bit_identical() {
    let n = MAX_STAGES_N;
    for algorithm in [Algorithm::Serial, Algorithm::BinaryExchange, Algorithm::Transpose] {
        let x = noise(n, 5);
        let spread: Vec<Complex64> = x.iter().flat_map(|x| [*x, Complex64::default()]).collect();
        let p = if algorithm == Algorithm::Serial { 1 } else { 8 };
        let run = |n: u64, x: &[Complex64]| {
            let s = Settings { algorithm, p, n, signal: SignalKind::Own, ..Settings::default() };
            let run = hyperfly_request::run(&s, Some(x), Options::default()).expect("a run");
            run.output.expect("data")
        };
        let (kept, not) = (run(n, &x), run(2 * n, &spread));
        assert_eq!(kept.stages.len() as u64, n * u64::from(n.trailing_zeros() + 1));
        assert!(kept.stages.iter().all(|value| value.re.is_finite()) && not.stages.is_empty());
        assert!(same_bits(&[&kept.spectrum[..], &kept.spectrum].concat(), &not.spectrum), "{algorithm:?}");
    }
}

#[test]
fn large_transforms_agree_with_rustfft() {
    let settings = |algorithm, p, topology, switching| Settings {
        algorithm,
        p,
        topology,
        switching,
        signal: SignalKind::Noise,
        ..Settings::default()
    };
    for (r, s) in [
        (16, settings(Algorithm::Transpose, 128, Topology::Hypercube, Switching::StoreAndForward)),
        (18, settings(Algorithm::BinaryExchange, 1024, Topology::Hypercube, Switching::CutThrough)),
        (16, settings(Algorithm::TwoDimensional, 64, Topology::Mesh, Switching::CutThrough)),
        (17, settings(Algorithm::GroupCyclic, 64, Topology::Torus, Switching::StoreAndForward)),
        (16, settings(Algorithm::CyclicToBlocked, 64, Topology::Mesh3d, Switching::CutThrough)),
        (20, settings(Algorithm::Serial, 1, Topology::Hypercube, Switching::CutThrough)),
    ] {
        let s = Settings { n: 1 << r, ..s };
        let inverse =
            Settings { direction: Direction::Inverse, order: Order::Ordered, radix: 4, ..s.clone() };
        for s in [s, inverse] {
            let run =
                hyperfly_request::run(&s, None, Options::default()).unwrap_or_else(|e| panic!("{s:?}: {e}"));
            let output = run.output.expect("data");
            let expected = reference(&output.input, run.plan.transform, s.direction);
            let error = relative_error(&output.spectrum, &expected);
            assert!(error <= error_bound(s.n), "{s:?}: error {error}");
            let reported = run.report.relative_l2_error.expect("data");
            assert!((reported - error).abs() <= 1e-6 * error, "{s:?}: {reported} reported, not {error}");
        }
    }
}

#[test]
fn every_signal_agrees_with_the_definition() {
    for (&signal, n) in SignalKind::ALL.iter().flat_map(|signal| [2u64, 16, 256, 1024].map(|n| (signal, n))) {
        for &direction in Direction::ALL {
            let own = noise(n, 3);
            let s = Settings { signal, n, direction, p: if n < 16 { 2 } else { 16 }, ..Settings::default() };
            let run = hyperfly_request::run(&s, Some(&own), Options::default()).expect("a valid scenario");
            let output = run.output.expect("data");
            assert_eq!(output.input.len() as u64, n);
            if output.input.iter().any(|x| x.norm_sqr() > 0.0) {
                let error =
                    relative_error(&output.spectrum, &dft(&output.input, direction == Direction::Forward));
                assert!(error <= error_bound(n), "{s:?}: {error}");
            }
        }
    }
}
