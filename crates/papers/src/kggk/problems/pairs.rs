//! The partners of binary exchange, read from its plan, and their exchanges on a line of processors.

use crate::runs::{self, report, scenario};
use hyperfly_request::{Algorithm, Settings, Topology};

/// Returns the partner of every processor in each communicating iteration.
pub(super) fn partners(p: u32) -> Vec<Vec<u32>> {
    let s = Settings { p, n: p.max(2).into(), ..scenario("algorithm=binary-exchange&p=1") };
    let plan = s.scenario().plan();
    let mut iterations = vec![vec![0; p as usize]; p.trailing_zeros() as usize];
    for q in 0..p {
        for (iteration, pairs_of_iteration) in iterations.iter_mut().zip(runs::partners(&plan, q)) {
            iteration[q as usize] = pairs_of_iteration;
        }
    }
    iterations
}

/// Returns for each iteration on a line of processors: the largest distance between partners, and the largest number of messages
/// on a link in one direction.
pub(super) fn messages_on_line(p: u32) -> Vec<(u32, u32)> {
    let links = |partners: Vec<u32>| {
        let mut upward = vec![0u32; p as usize];
        let mut max_distance = 0;
        for (q, partner) in (0u32..).zip(partners) {
            (q..partner).for_each(|link| upward[link as usize] += 1);
            max_distance = max_distance.max(q.abs_diff(partner));
        }
        (max_distance, upward.into_iter().max().unwrap_or(0))
    };
    partners(p).into_iter().map(links).collect()
}

/// Returns the p × p mesh that is executed instead of a line of p processors, with as many points per processor.
///
/// The mesh does the work of the line twice, within its rows and within its columns. Binary exchange does so as it is, the
/// transpose in three dimensions.
pub(super) fn square(line: &Settings) -> Settings {
    let dims = if line.algorithm == Algorithm::Transpose { 3 } else { line.dims };
    let p = line.p * line.p;
    Settings { topology: Topology::Mesh, p, n: line.n * u64::from(line.p), dims, ..line.clone() }
}

/// Returns T_p on the line: its own computation plus half of the communication time on the square.
pub(super) fn time_on_a_line(line: &Settings) -> f64 {
    let computation = |s: &Settings| s.tc * (s.n / u64::from(s.p)) as f64 * f64::from(s.r());
    let square = square(line);
    computation(line) + (report(&square).t_parallel - computation(&square)) / 2.0
}
