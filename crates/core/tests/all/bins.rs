//! Runs too long to be recorded step by step are recorded in time bins, which must add up to the same
//! report.

use hyperfly_core::limits::Options;
use hyperfly_core::trace::Activity;
use hyperfly_request::{Algorithm, MachineKind, Settings, Switching, Topology};

#[test]
fn binned_activities_add_up_to_breakdown() {
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

/// Binned loads add up to the time that messages occupy channels: t_w for each word on each channel of its
/// route.
#[test]
fn binned_loads_add_up_to_words_times_hops() {
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
        // A channel carries at most one message at a time.
        let most = bins.load.iter().copied().fold(0.0, f32::max);
        assert!(most > 0.1 && most <= 1.0 + 1e-4, "{topology:?}: {most} messages on a channel");
    }
}
