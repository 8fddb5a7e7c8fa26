//! Test scenarios. Choices take all values of the schema, and impossible scenarios are changed to possible
//! ones according to their refusals, so that a new formulation, machine, topology or switching is covered
//! automatically.

use hyperfly_core::schedule::Shape;
use hyperfly_request::{
    Algorithm, AllToAll, Choice, Direction, DragonflyRoute, Io, MachineKind, Order, SampleType, Settings,
    SignalKind, Switching, Topology, Twiddles, Width,
};
use proptest::prelude::*;

/// Returns the possible scenario nearest to this one.
pub fn nearest_possible(mut s: Settings) -> Settings {
    let requested_settings = s.clone();
    for _ in 0..100 {
        let Some(problem) = s.problems().into_iter().next() else { return s };
        match problem.field.as_str() {
            "p" => s.p /= 2,
            "n" => s.n *= 2,
            "dims" => s.dims -= 1,
            "shape" => s.shape = None,
            "grid" => s.grid = None,
            "overlap" => s.overlap = false,
            "hosts" => s.hosts = None,
            "routers" => s.routers = None,
            "samples" => s.samples = SampleType::Complex,
            "switching" => s.switching = Switching::CutThrough,
            _ => break,
        }
    }
    panic!("{requested_settings:?} is near nothing that is possible: {:?}", s.problems());
}

/// Returns all possible variants of a scenario that have different plans: by order, I/O, overlap, balance, dimensions,
/// blocking and order of messages.
pub fn variants(base: &Settings) -> Vec<Settings> {
    let mut variants = vec![base.clone()];
    for option in options(base.algorithm) {
        let extended_variants = variants.iter().flat_map(option).collect::<Vec<_>>();
        variants = extended_variants;
    }
    variants.retain(|s| s.problems().is_empty());
    variants
}

type Values = fn(&Settings) -> Vec<Settings>;

/// Options that change a plan, each with all its values.
const OPTIONS: [Values; 9] = [
    |s| shapes(s.n.ilog2()).into_iter().map(|shape| Settings { shape, ..s.clone() }).collect(),
    |s| shapes(s.p.ilog2()).into_iter().map(|grid| Settings { grid, ..s.clone() }).collect(),
    |s| AllToAll::ALL.iter().map(|&all_to_all| Settings { all_to_all, ..s.clone() }).collect(),
    |s| Order::ALL.iter().map(|&order| Settings { order, ..s.clone() }).collect(),
    |s| Io::ALL.iter().map(|&io| Settings { io, ..s.clone() }).collect(),
    |s| [false, true].map(|overlap| Settings { overlap, ..s.clone() }).to_vec(),
    |s| [false, true].map(|balanced| Settings { balanced, ..s.clone() }).to_vec(),
    |s| (2..=7).map(|dims| Settings { dims, ..s.clone() }).collect(),
    |s| [None, Some(2), Some(8)].map(|blocking| Settings { blocking, ..s.clone() }).to_vec(),
];

/// Returns the default and some shapes of 2^r elements: lines, planes, and unequal extents in each order.
fn shapes(r: u32) -> Vec<Option<Shape>> {
    let (half, third) = ((r / 2) as u8, (r / 3) as u8);
    let r = r as u8;
    let unequal = [third / 2, third, r - third - third / 2];
    let all = [
        [r, 0, 0],
        [r - half, half, 0],
        [0, half, r - half],
        unequal,
        [unequal[2], unequal[0], unequal[1]],
        [third, r - 2 * third, third],
    ];
    [None].into_iter().chain(all.map(|logs| Some(Shape { logs }))).collect()
}

/// Returns the options that change the plan of this formulation, as seen on a small one.
fn options(algorithm: Algorithm) -> Vec<Values> {
    let example = nearest_possible(Settings { algorithm, n: 256, p: 4, ..Settings::default() });
    let plan = example.scenario().plan();
    let has_effect = |option: &Values| {
        option(&example).into_iter().any(|s| s.problems().is_empty() && s.scenario().plan() != plan)
    };
    OPTIONS.into_iter().filter(has_effect).collect()
}

fn any_choice<C: Choice + std::fmt::Debug>() -> impl Strategy<Value = C> {
    prop::sample::select(C::ALL)
}

prop_compose! {
    /// Times in units of 1/64; small values, and so ties, are more frequent.
    fn times()(
        units in prop::array::uniform9(prop_oneof![0u32..6, 0u32..100, 0u32..10_000]),
    ) -> [f64; 9] {
        units.map(|units| f64::from(units) / 64.0)
    }
}

prop_compose! {
    /// Generates scenarios of at most 2^max_d processors and 2^max_r points, with times in units of 1/64.
    pub fn scenarios(max_d: u32, max_r: u32)(
        choices in (
            prop::sample::select(Algorithm::BUILT_IN), any_choice::<MachineKind>(), any_choice::<Topology>(), any_choice::<Switching>(), any_choice::<Order>(),
            any_choice::<Io>(), any_choice::<Direction>(), any_choice::<Twiddles>(), any_choice::<AllToAll>(),
        ),
        // A power of two, so that a word on a wide channel takes a multiple of 1/512.
        (width, radix, overlap, balanced, dims) in (
            prop::sample::select([1.0, 1.0, 0.5, 2.0, 8.0].map(Width::Factor).to_vec()), prop::sample::select(&[2u8, 2, 4][..]), any::<bool>(),
            any::<bool>(), 2u32..=6,
        ),
        (grows, root) in (prop::bool::weighted(0.2), any::<bool>()),
        (shape, grid) in (prop::sample::select(&[0usize, 0, 1, 2, 3, 4, 5, 6][..]), prop::sample::select(&[0usize, 0, 0, 1, 2, 3, 4, 5, 6][..])),
        (arity, taper, hosts, routers, route) in (
            prop::sample::select(&[2u32, 4, 4, 8, 64][..]), prop::sample::select(&[1.0, 1.0, 1.5, 2.0, 4.0][..]),
            prop::sample::select(&[None, None, Some(1u32), Some(2), Some(4)][..]),
            prop::sample::select(&[None, None, Some(1u32), Some(2), Some(8)][..]), any_choice::<DragonflyRoute>(),
        ),
        blocking in prop::option::of(prop::sample::select(&[2u32, 4, 8, 32][..])),
        (word_gap, capacity, virtual_channels) in (prop::option::of(prop_oneof![0u32..6, 0u32..300]), any::<bool>(), 1u8..=2),
        r in 1..=max_r, d in 0..=max_d, times in times(),
    ) -> Settings {
        let (algorithm, machine, topology, switching, order, io, direction, twiddles, all_to_all) = choices;
        let [tc, ts, th, tw, latency, gap, overhead, sync, tt] = times;
        let d = d.min(r);
        // Two stages of radix 4 take 1.7 times those of radix 2, which is a multiple of 1/64 as well.
        let unit = if radix == 4 { 5.0 / 32.0 } else { 1.0 / 64.0 };
        let tc = (tc / unit).ceil().max(1.0) * unit;
        let mut scenario = nearest_possible(Settings {
            algorithm, machine, topology, switching, order, io, direction, width, radix, overlap, balanced, dims,
            shape: shapes(r)[shape], grid: shapes(d)[grid], twiddles, tt, blocking, all_to_all, rate: 0.0, arity, taper, hosts, routers, route, p: 1 << d, n: 1 << r, tc, ts, th, tw, latency, gap, overhead, sync,
            word_gap: word_gap.map(|units| f64::from(units) / 64.0), capacity, virtual_channels, samples: SampleType::Complex, signal: SignalKind::Noise, seed: u64::from(r) << 8 | u64::from(d),
        });
        if grows {
            // √p is a power of two for every other p only.
            scenario.width = Width::Power(if root && scenario.p.ilog2().is_multiple_of(2) { 0.5 } else { 1.0 });
        }
        scenario
    }
}

prop_compose! {
    /// Generates scenarios of [`scenarios`] with real samples, which suit some of the formulations.
    pub fn real_scenarios(max_d: u32, max_r: u32)(
        s in scenarios(max_d, max_r),
        algorithm in prop::sample::select(
            Algorithm::ALL.iter().copied().filter(|algorithm| algorithm.allows_real_samples()).collect::<Vec<_>>(),
        ),
    ) -> Settings {
        // √p is a power of two for every other p only, and half as many words may allow fewer processors.
        let width = if matches!(s.width, Width::Power(_)) { Width::Power(1.0) } else { s.width };
        let (samples, direction) = (SampleType::Real, Direction::Forward);
        nearest_possible(Settings { algorithm, samples, direction, width, ..s })
    }
}
