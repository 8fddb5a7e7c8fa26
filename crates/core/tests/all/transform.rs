//! The transform: its definition → rustfft → what the simulated processors computed, and the properties that make it one.

use crate::brute::dft::{bound, dft, relative_error, square};
use crate::brute::scenarios::variants;
use crate::brute::{Dice, data};
use hyperfly_core::Complex64;
use hyperfly_core::limits::Options;
use hyperfly_core::output::{MAX_STAGES_N, reference};
use hyperfly_core::schedule::{Plan, Transform};
use hyperfly_request::{
    Algorithm, Choice, Direction, MachineKind, NoRun, Order, Settings, SignalKind, Switching, Topology,
};

/// The transform that the scenario gives, of the reader's own samples or of its signal.
fn transform(s: &Settings, own: Option<&[Complex64]>) -> Vec<Complex64> {
    let run = hyperfly_request::run(s, own, Options::default()).unwrap_or_else(|e| panic!("{s:?}: {e}"));
    let output = run.output.expect("data");
    let expected = reference(&output.input, run.plan.transform, s.direction);
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

/// Scenarios of `n` points for every formulation, variant, direction, radix and p.
fn each_plan(n: u64) -> impl Iterator<Item = Settings> {
    let base = Algorithm::BUILT_IN.iter().flat_map(move |&algorithm| {
        let of =
            move |d| Settings { algorithm, p: 1u32 << d, n, signal: SignalKind::Own, ..Settings::default() };
        (0..=n.ilog2()).map(of)
    });
    base.flat_map(|s| variants(&s)).flat_map(|s| {
        Direction::ALL.iter().flat_map(move |&direction| {
            let s = s.clone();
            [2, 4].map(|radix| Settings { direction, radix, ..s.clone() })
        })
    })
}

/// The transforms of a line and, where there is one, of a square, forward and inverse, by the definition.
struct Exact {
    line: [Vec<Complex64>; 2],
    square: [Vec<Complex64>; 2],
}

impl Exact {
    fn new(x: &[Complex64]) -> Self {
        let ways = [true, false];
        let whole = x.len().ilog2().is_multiple_of(2);
        let square = ways.map(|forward| if whole { square(x, forward) } else { Vec::new() });
        Exact { line: ways.map(|forward| dft(x, forward)), square }
    }

    fn of(&self, s: &Settings) -> &[Complex64] {
        let kind = if two_dimensional(s) { &self.square } else { &self.line };
        &kind[usize::from(s.direction == Direction::Inverse)]
    }
}

fn two_dimensional(s: &Settings) -> bool {
    matches!(s.algorithm, Algorithm::TwoDimensional | Algorithm::TwoDimensionalRows)
}

#[test]
fn definition_rustfft_and_ours() {
    for r in 1..=12 {
        let n = 1 << r;
        let x = noise(n, r);
        let expected = Exact::new(&x);
        for (&way, exact) in Direction::ALL.iter().zip(&expected.line) {
            let error = relative_error(&reference(&x, Transform::Line, way), exact);
            assert!(error <= bound(n), "rustfft, n = {n}, {way:?}: {error}");
        }
        for (&way, exact) in Direction::ALL.iter().zip(&expected.square).filter(|_| r % 2 == 0) {
            let error = relative_error(&reference(&x, Transform::Square, way), exact);
            assert!(error <= bound(n), "rustfft, square of n = {n}, {way:?}: {error}");
        }
        for s in each_plan(n) {
            // Large numbers of processors on few points, and the other way round.
            if r > 8 && s.p > 64 {
                continue;
            }
            let error = relative_error(&transform(&s, Some(&x)), expected.of(&s));
            assert!(error <= bound(n), "{s:?}: {error} from the definition");
        }
    }
}

#[test]
fn the_programs_on_other_memories() {
    for n in (1..=8).map(|r| 1 << r) {
        let x = noise(n, n);
        let expected = Exact::new(&x);
        // The programs are the same in both directions and radices.
        for s in each_plan(n).filter(|s| s.radix == 2 && s.direction == Direction::Forward) {
            let plan = s.scenario().plan();
            for &direction in Direction::ALL {
                let s = Settings { direction, ..s.clone() };
                let same = Plan { radix: 4, ..plan.clone() }
                    == (Settings { radix: 4, ..s.clone() }).scenario().plan();
                assert!(same, "{s:?}: another plan");
                let other = data::execute(&plan, &x, direction == Direction::Forward);
                let other = other.unwrap_or_else(|| panic!("{s:?}: the programs are stuck"));
                let error = relative_error(&other, expected.of(&s));
                assert!(error <= bound(n), "{s:?}: {error} from the definition");
            }
        }
    }
}

#[test]
fn the_same_bits_on_every_machine() {
    let networks = Topology::ALL.iter().flat_map(|&topology| {
        Switching::ALL.iter().map(move |&switching| Settings { topology, switching, ..Settings::default() })
    });
    let others =
        [MachineKind::LogP, MachineKind::Bsp].map(|machine| Settings { machine, ..Settings::default() });
    let machines: Vec<Settings> = networks.chain(others).collect();
    for n in [2, 8, 64, 256] {
        let x = noise(n, 7 * n);
        let mut first: Vec<((Transform, Direction), Vec<Complex64>)> = Vec::new();
        for (k, s) in each_plan(n).filter(|s| s.radix == 2).enumerate() {
            // Each plan on a few of them, all of them in turns.
            for machine in (0..4).map(|turn| &machines[(4 * k + turn) % machines.len()]) {
                let Settings { topology, switching, machine, .. } = *machine;
                let s = Settings { topology, switching, machine, ..s.clone() };
                let run = match hyperfly_request::run(&s, Some(&x), Options::default()) {
                    Ok(run) => run,
                    Err(NoRun::Deadlock(_)) if topology == Topology::Torus => continue,
                    Err(error) => panic!("{s:?}: {error}"),
                };
                let kind = (run.plan.transform, s.direction);
                let found = run.output.expect("data").spectrum;
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

/// Runs that keep the values between their stages compute stage by stage, larger ones several at once. With zeros between its
/// samples a transform has the same bits twice.
#[test]
fn the_same_bits_whether_stages_are_kept_or_not() {
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
fn a_million_points() {
    let options = |algorithm, p, topology, switching| Settings {
        algorithm,
        p,
        topology,
        switching,
        signal: SignalKind::Noise,
        ..Settings::default()
    };
    for (r, s) in [
        (14, options(Algorithm::Transpose, 128, Topology::Mesh, Switching::CutThrough)),
        (15, options(Algorithm::BinaryExchange, 1024, Topology::Mesh, Switching::Wormhole)),
        (17, options(Algorithm::Transpose, 256, Topology::Hypercube, Switching::StoreAndForward)),
        (19, options(Algorithm::Transpose, 64, Topology::Hypercube, Switching::Wormhole)),
        (20, options(Algorithm::BinaryExchange, 4096, Topology::Hypercube, Switching::CutThrough)),
        (18, options(Algorithm::TwoDimensional, 256, Topology::Mesh, Switching::CutThrough)),
        (18, options(Algorithm::GroupCyclic, 64, Topology::Torus, Switching::StoreAndForward)),
        (18, options(Algorithm::CyclicToBlocked, 64, Topology::Mesh3d, Switching::CutThrough)),
        (20, options(Algorithm::Serial, 1, Topology::Hypercube, Switching::CutThrough)),
    ] {
        let s = Settings { n: 1 << r, ..s };
        transform(&s, None);
        transform(&Settings { direction: Direction::Inverse, order: Order::Ordered, radix: 4, ..s }, None);
    }
}

#[test]
fn every_signal() {
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
                assert!(error <= bound(n), "{s:?}: {error}");
            }
        }
    }
}

/// Ergün (1995): a function that is linear, takes the impulse to all ones and turns a shift into powers of ω is the
/// transform, whatever any reference says.
#[test]
fn linear_impulse_and_shift() {
    let forward = |s: &Settings| s.direction == Direction::Forward && s.p <= 16 && !two_dimensional(s);
    for s in [16, 64, 1024].into_iter().flat_map(each_plan).filter(forward) {
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
        let turned: Vec<_> = (0..n).map(|k| fx[k] * crate::brute::dft::root(-1.0, k as u64, s.n)).collect();
        let error = relative_error(&of(&shifted), &turned);
        assert!(error <= 2.0 * bound(s.n), "{s:?}: a shift is wrong by {error}");
    }
}
