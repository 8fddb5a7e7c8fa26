//! The transform: its definition → rustfft → what the simulated processors computed, and the properties that make it one.

mod brute;

use brute::dft::{bound, dft, relative_error};
use brute::{Dice, data, exists};
use hyperfly_core::Complex64;
use hyperfly_core::output::reference;
use hyperfly_core::run::Options;
use hyperfly_core::scenario::{Algorithm, Choice, Direction, Order, Scenario, Signal, Switching, Topology};

/// The transform that the scenario gives, of the reader's own samples or of its signal.
fn transform(s: &Scenario, own: Option<&[Complex64]>) -> Vec<Complex64> {
    let run = hyperfly_core::run(s, own, Options::default()).unwrap_or_else(|e| panic!("{s:?}: {e}"));
    let output = run.output.expect("data");
    let expected = reference(&output.input, s.direction);
    let (found, limit) = (relative_error(&output.spectrum, &expected), bound(s.n));
    assert!(found <= limit, "{s:?}: error {found} and not at most {limit}");
    let told = run.report.relative_l2_error.expect("data");
    assert!(
        (told - found).abs() <= 1e-6 * found && told == output.relative_l2_error,
        "{s:?}: {told}, not {found}"
    );
    output.spectrum
}

fn noise(n: u64, seed: u64) -> Vec<Complex64> {
    let mut dice = Dice(seed);
    (0..n).map(|_| Complex64::new(dice.signed(), dice.signed())).collect()
}

/// All p = 2^d that the formulation can use for n points.
fn processors(algorithm: Algorithm, n: u64) -> impl Iterator<Item = u32> {
    (0..=n.ilog2())
        .map(|d| 1 << d)
        .filter(move |&p| exists(&Scenario { algorithm, p, n, ..Scenario::default() }))
}

/// Scenarios of `n` points for every formulation, order, direction and p.
fn each_plan(n: u64) -> impl Iterator<Item = Scenario> {
    Algorithm::ALL.iter().flat_map(move |&algorithm| {
        processors(algorithm, n).flat_map(move |p| {
            Order::ALL.iter().flat_map(move |&order| {
                let s = Scenario { algorithm, p, n, order, signal: Signal::Own, ..Scenario::default() };
                Direction::ALL.iter().map(move |&direction| Scenario { direction, ..s.clone() })
            })
        })
    })
}

#[test]
fn definition_rustfft_and_ours() {
    for r in 1..=12 {
        let n = 1 << r;
        let x = noise(n, r);
        let expected =
            Direction::ALL.iter().map(|&way| dft(&x, way == Direction::Forward)).collect::<Vec<_>>();
        for (&way, exact) in Direction::ALL.iter().zip(&expected) {
            let error = relative_error(&reference(&x, way), exact);
            assert!(error <= bound(n), "rustfft, n = {n}, {way:?}: {error}");
        }
        for s in each_plan(n) {
            let found = transform(&s, Some(&x));
            let error = relative_error(&found, &expected[usize::from(s.direction == Direction::Inverse)]);
            assert!(error <= bound(n), "{s:?}: {error} from the definition");
        }
    }
}

#[test]
fn the_programs_on_other_memories() {
    for n in (1..=8).map(|r| 1 << r) {
        let x = noise(n, n);
        for s in each_plan(n) {
            let plan = hyperfly_core::plan::Plan::compile(&s);
            let forward = s.direction == Direction::Forward;
            let other =
                data::execute(&plan, &x, forward).unwrap_or_else(|| panic!("{s:?}: the programs are stuck"));
            let error = relative_error(&other, &dft(&x, forward));
            assert!(error <= bound(n), "{s:?}: {error} from the definition");
        }
    }
}

#[test]
fn the_same_bits_on_every_machine() {
    for n in [2, 8, 64, 512] {
        let x = noise(n, 7 * n);
        let mut first: Vec<((Algorithm, Direction), Vec<Complex64>)> = Vec::new();
        for s in each_plan(n) {
            for (&topology, &switching) in
                Topology::ALL.iter().flat_map(|t| Switching::ALL.iter().map(move |s| (t, s)))
            {
                let s = Scenario { topology, switching, ..s.clone() };
                let found = transform(&s, Some(&x));
                let kind = (s.algorithm, s.direction);
                match first.iter().find(|(known, _)| *known == kind) {
                    Some((_, bits)) => assert!(same_bits(bits, &found), "{s:?}: other bits"),
                    None => first.push((kind, found)),
                }
            }
        }
    }
}

fn same_bits(a: &[Complex64], b: &[Complex64]) -> bool {
    let bits = |v: &Complex64| (v.re.to_bits(), v.im.to_bits());
    a.iter().map(bits).eq(b.iter().map(bits))
}

#[test]
fn a_million_points() {
    let options = |algorithm, p, topology, switching| Scenario {
        algorithm,
        p,
        topology,
        switching,
        signal: Signal::Noise,
        ..Scenario::default()
    };
    for (r, s) in [
        (14, options(Algorithm::Transpose, 128, Topology::Mesh, Switching::CutThrough)),
        (15, options(Algorithm::BinaryExchange, 1024, Topology::Mesh, Switching::Wormhole)),
        (17, options(Algorithm::Transpose, 256, Topology::Hypercube, Switching::StoreAndForward)),
        (19, options(Algorithm::Transpose, 64, Topology::Hypercube, Switching::Wormhole)),
        (20, options(Algorithm::BinaryExchange, 4096, Topology::Hypercube, Switching::CutThrough)),
        (20, options(Algorithm::Serial, 1, Topology::Hypercube, Switching::CutThrough)),
    ] {
        let s = Scenario { n: 1 << r, ..s };
        transform(&s, None);
        transform(&Scenario { direction: Direction::Inverse, order: Order::Ordered, ..s }, None);
    }
}

#[test]
fn every_signal() {
    for (&signal, n) in Signal::ALL.iter().flat_map(|signal| [2u64, 16, 256, 1024].map(|n| (signal, n))) {
        for &direction in Direction::ALL {
            let own = noise(n, 3);
            let s = Scenario { signal, n, direction, p: if n < 16 { 2 } else { 16 }, ..Scenario::default() };
            let run = hyperfly_core::run(&s, Some(&own), Options::default()).expect("a valid scenario");
            let output = run.output.expect("data");
            assert_eq!(output.input.len() as u64, n);
            if output.input.iter().any(|x| x.norm_sqr() > 0.0) {
                let error =
                    relative_error(&output.spectrum, &dft(&output.input, direction == Direction::Forward));
                assert!(error <= bound(n), "{s:?}: {error}");
            }
        }
    }
}

/// Ergün (1995): a function that is linear, takes the impulse to all ones and turns a shift into powers of ω is the
/// transform, whatever any reference says.
#[test]
fn linear_impulse_and_shift() {
    for s in [16, 64, 1024].into_iter().flat_map(each_plan).filter(|s| s.direction == Direction::Forward) {
        let n = s.n as usize;
        let (x, y) = (noise(s.n, 1), noise(s.n, 2));
        let of = |x: &[Complex64]| transform(&s, Some(x));
        let (fx, fy) = (of(&x), of(&y));
        let (a, b) = (Complex64::new(0.5, -2.0), Complex64::new(-1.25, 0.75));
        let mix = |x: &[Complex64], y: &[Complex64]| -> Vec<_> {
            x.iter().zip(y).map(|(x, y)| a * x + b * y).collect()
        };
        let error = relative_error(&of(&mix(&x, &y)), &mix(&fx, &fy));
        assert!(error <= 2.0 * bound(s.n), "{s:?}: not linear by {error}");

        let mut impulse = vec![Complex64::default(); n];
        impulse[0] = Complex64::new(1.0, 0.0);
        assert!(of(&impulse).iter().all(|&v| v == Complex64::new(1.0, 0.0)), "{s:?}: impulse");

        let shifted: Vec<_> = (0..n).map(|i| x[(i + n - 1) % n]).collect();
        let turned: Vec<_> = (0..n).map(|k| fx[k] * brute::dft::root(-1.0, k as u64, s.n)).collect();
        let error = relative_error(&of(&shifted), &turned);
        assert!(error <= 2.0 * bound(s.n), "{s:?}: a shift is wrong by {error}");
    }
}
