//! Selection of the runs to measure for the map of the fastest formulation.

use hyperfly_exec::{MeasuredMachine, file};
use hyperfly_model::choose::Candidate;
use hyperfly_request::{Algorithm, Settings, SignalKind, Twiddles};

/// log2 of the measured n.
const SIZES: std::ops::RangeInclusive<u32> = 10..=18;
/// Minimal length of a measured run, in clock ticks.
pub(crate) const TICKS: f64 = 4.0;
/// Maximal number of steps of all processors. Recording more would dominate the measured time.
const MAX_STEPS: u64 = 1 << 17;

/// Returns the cells (p, n) to measure, for p = 2, 4 … up to `most` and n = 2^10 … 2^18, sorted by n. Leaves out runs that are too
/// short for the clock's `resolution` (seconds), except for the largest n.
pub fn cells(machine: &MeasuredMachine, max_p: u32, resolution: f64) -> Vec<(u32, u64)> {
    let powers = || (1..=max_p.max(2).ilog2()).map(|d| 1u32 << d);
    let is_long_enough =
        move |p: u32, r: u32| r == *SIZES.end() || computing_time(machine, p, 1 << r) >= TICKS * resolution;
    let cells = SIZES.flat_map(|r| powers().map(move |p| (p, r)));
    cells.filter(|(p, r)| is_long_enough(*p, *r)).map(|(p, r)| (p, 1u64 << r)).collect()
}

/// Returns the computation time, in seconds, of each of p processors in a transform of n points.
pub(crate) fn computing_time(machine: &MeasuredMachine, p: u32, n: u64) -> f64 {
    let elements = n as f64 / f64::from(p);
    machine.local(elements) * elements * (n as f64).log2()
}

/// Returns the measurable formulations of the requested transform for p and n, without overlap. Leaves out transforms in
/// several dimensions, which compute something else.
pub fn formulations(requested_settings: &Settings, p: u32, n: u64) -> Vec<(Candidate, Settings)> {
    let excluded = [
        Algorithm::Serial,
        Algorithm::TwoDimensional,
        Algorithm::TwoDimensionalRows,
        Algorithm::Slab,
        Algorithm::Pencil,
        Algorithm::Cyclic,
    ];
    let algorithms = Algorithm::BUILT_IN.iter().copied().filter(|algorithm| !excluded.contains(algorithm));
    let candidates = algorithms.flat_map(|algorithm| {
        let max_dims = if algorithm == Algorithm::Transpose { p.ilog2() + 1 } else { 2 };
        (2..=max_dims).map(move |dims| Candidate::new(algorithm, dims))
    });
    // A real machine computes the twiddle factors before its clock starts, and the samples do not affect the time.
    let signal = if requested_settings.signal == SignalKind::Own {
        Settings::default().signal
    } else {
        requested_settings.signal
    };
    let settings = |Candidate { algorithm, dims, .. }| Settings {
        algorithm,
        dims,
        p,
        n,
        overlap: false,
        twiddles: Twiddles::Stored,
        signal,
        ..requested_settings.clone()
    };
    candidates
        .map(|choice| (choice, settings(choice)))
        .filter(|(_, settings)| is_measurable(settings))
        .collect()
}

/// Returns whether a run can be saved as a file and has few enough steps to record each of them.
pub(crate) fn is_measurable(settings: &Settings) -> bool {
    let steps = || {
        let scenario = settings.scenario();
        u64::from(scenario.p) * scenario.plan_bounds().steps
    };
    file::check(settings).is_ok() && steps() <= MAX_STEPS
}

#[cfg(test)]
mod tests {
    use super::*;
    use hyperfly_exec::calibrate::Samples;
    use hyperfly_exec::{ExecutorInfo, ExecutorKind};
    use hyperfly_request::Choice;

    fn machine() -> MeasuredMachine {
        let samples = Samples { local: vec![(1, 4e-9), (1 << 20, 4e-9)], ..Samples::default() };
        MeasuredMachine {
            executor: ExecutorInfo { kind: ExecutorKind::Workers, cores: 4, resolution: 1e-6 },
            p: 4,
            samples,
        }
    }

    /// 2^10 points on two processors are 1024 · 10 / 2 nodes of 4 ns: 20 µs.
    #[test]
    fn cells_take_long_enough_for_the_clock() {
        assert_eq!(cells(&machine(), 4, 1e-6).len(), 2 * 9);
        let coarse_cells = cells(&machine(), 4, 6e-6);
        assert_eq!(coarse_cells[..3], [(2, 1 << 11), (2, 1 << 12), (4, 1 << 12)]);
        assert_eq!(cells(&machine(), 4, 1.0), [(2, 1 << 18), (4, 1 << 18)]);
        assert_eq!(cells(&machine(), 1, 1.0), [(2, 1 << 18)]);
    }

    #[test]
    fn formulations_list_every_measurable_one() {
        let requested_settings = Settings { overlap: true, ..Settings::default() };
        let names = |p: u32, n: u64| -> Vec<(&str, u32)> {
            let candidates = formulations(&requested_settings, p, n);
            assert!(
                candidates
                    .iter()
                    .all(|(_, settings)| (settings.p, settings.n) == (p, n) && !settings.overlap)
            );
            candidates.iter().map(|(choice, _)| (choice.algorithm.id(), choice.dims)).collect()
        };
        let expected =
            [("binary-exchange", 2), ("transpose", 2), ("group-cyclic", 2), ("cyclic-to-blocked", 2)];
        assert_eq!(names(2, 1024), [&expected[..], &[("output-driven", 2)]].concat());
        assert!(names(8, 4096).contains(&("transpose", 4)));
        // Output-driven would have too many steps to record.
        assert_eq!(names(2, 1 << 18), expected);
    }
}
