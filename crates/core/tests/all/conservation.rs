//! What a trace may not lose: words that flow, the capacity of channels, and the time of every processor.

use crate::brute::accounts;
use crate::brute::scenarios::{possible, variants};
use hyperfly_core::limits::Options;
use hyperfly_core::trace::Activity;
use hyperfly_request::{
    Algorithm, Choice, MachineKind, NoRun, Settings, Switching, Topology, Twiddles, Width,
};

const TIMES: [[f64; 4]; 7] = [
    [1.0, 25.0, 0.5, 1.28],
    [1.0, 0.0, 0.5, 1.28],
    [0.1, 3.0, 0.0, 0.7],
    [2.0, 0.3, 1000.0, 0.01],
    [1.0, 10.0, 0.7, 0.0],
    [1.0, 0.0, 0.0, 0.0],
    [1e-3, 1e3, 1.0, 1e3],
];

/// Every formulation and topology on 2^0 … 2^5 processors with 1, 4 and 32 elements each, or as many as there must be; on
/// a few processors in all variants.
fn each_run(base: &Settings) {
    let mut count = 0;
    for (&algorithm, [tc, ts, th, tw]) in
        Algorithm::BUILT_IN.iter().flat_map(|a| TIMES.map(|times| (a, times)))
    {
        for (d, share) in (0..=5).flat_map(|d| [1u64, 4, 32].map(|share| (d, share))) {
            let n = (share << d).max(2);
            let s = Settings { algorithm, p: 1 << d, n, tc, ts, th, tw, ..base.clone() };
            let (latency, gap, overhead, sync) = (ts, tw, th.min(3.0), ts);
            let s = possible(Settings { latency, gap, overhead, sync, ..s });
            let (topologies, list) = match (s.machine, d) {
                (MachineKind::Network, ..=2) => (Topology::ALL, variants(&s)),
                (MachineKind::Network, _) => (Topology::ALL, vec![s]),
                _ => (&Topology::ALL[..1], variants(&s)),
            };
            for (&topology, s) in topologies.iter().flat_map(|t| list.iter().map(move |s| (t, s))) {
                let s = Settings { topology, ..s.clone() };
                let options = Options { data: false, ..Options::default() };
                match hyperfly_request::run(&s, None, options) {
                    Ok(run) => accounts::check(&s, &run),
                    Err(NoRun::Deadlock(_)) if topology == Topology::Torus => continue,
                    Err(error) => panic!("{s:?}: {error}"),
                }
                count += 1;
            }
        }
    }
    assert!(count > 1000, "{count}");
}

#[test]
fn cut_through() {
    each_run(&Settings { switching: Switching::CutThrough, ..Settings::default() });
}

#[test]
fn store_and_forward() {
    each_run(&Settings { switching: Switching::StoreAndForward, ..Settings::default() });
}

#[test]
fn wormhole() {
    each_run(&Settings { switching: Switching::Wormhole, ..Settings::default() });
}

#[test]
fn logp() {
    each_run(&Settings { machine: MachineKind::LogP, ..Settings::default() });
}

#[test]
fn bsp() {
    each_run(&Settings { machine: MachineKind::Bsp, ..Settings::default() });
}

#[test]
fn radix_4_and_wide_channels() {
    each_run(&Settings { radix: 4, width: Width::Factor(3.0), ..Settings::default() });
}

#[test]
fn powers_that_are_computed() {
    for machine in [MachineKind::LogP, MachineKind::Bsp] {
        each_run(&Settings { machine, twiddles: Twiddles::Computed, tt: 2.5, ..Settings::default() });
    }
    each_run(&Settings {
        twiddles: Twiddles::Computed,
        tt: 2.5,
        width: Width::Power(0.5),
        ..Settings::default()
    });
}

/// A run that is recorded in bins has the times of the one that is recorded step by step.
#[test]
fn bins_add_up() {
    for machine in [MachineKind::Network, MachineKind::LogP] {
        let s = Settings {
            machine,
            algorithm: Algorithm::OutputDriven,
            n: 1 << 18,
            overhead: 0.5,
            ..Settings::default()
        };
        let options = Options { data: false, memory: u64::MAX, ..Options::default() };
        let run = hyperfly_request::run(&s, None, options).expect("a valid scenario");
        let bins = run.trace.bins.expect("too many steps to keep");
        let whole = f64::from(s.p) * run.trace.t_parallel;
        for activity in Activity::ALL {
            let cells = bins.activity.iter().skip(activity as usize).step_by(6);
            let found = cells.map(|&time| f64::from(time)).sum::<f64>() / whole;
            let expected = run.report.breakdown.of(activity);
            assert!(
                (found - expected).abs() < 1e-4,
                "{s:?}: {activity:?} is {found} in bins and not {expected}"
            );
        }
    }
}

/// Bins have the time for which messages were on channels: where no two of them meet, t_w for each word of a message on each of its
/// channels, and where they wait for a channel, no more than that.
#[test]
fn binned_loads_add_up() {
    for (topology, switching) in [
        (Topology::Complete, Switching::CutThrough),
        (Topology::Hypercube, Switching::StoreAndForward),
        (Topology::Mesh, Switching::StoreAndForward),
    ] {
        let algorithm = Algorithm::OutputDriven;
        let s =
            Settings { algorithm, topology, switching, n: 1 << 18, th: 0.0, tw: 3.0, ..Settings::default() };
        let options = Options { data: false, memory: u64::MAX, ..Options::default() };
        let run = hyperfly_request::run(&s, None, options).expect("a valid scenario");
        assert_eq!(run.report.words, run.report.messages, "words are sent one by one");
        let expected = run.report.hops.expect("a network") as f64 * s.tw;
        let bins = run.trace.bins.expect("too many steps to keep");
        let found = bins.load.iter().map(|&load| f64::from(load)).sum::<f64>() * bins.width;
        assert!((found / expected - 1.0).abs() < 1e-4, "{topology:?}: {found} in bins and not {expected}");
        // A channel of its own carries no more than one message at a time.
        let most = bins.load.iter().copied().fold(0.0, f32::max);
        assert!(most > 0.1 && most <= 1.0 + 1e-4, "{topology:?}: {most} messages on a channel");
    }
}
