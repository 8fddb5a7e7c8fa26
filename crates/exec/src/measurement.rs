//! A measurement: many passes over the same input, summarized by the median pass as a Run and the spread of the others.

use crate::collect;
use crate::fault::Fault;
use crate::stamps::Stamps;
use hyperfly_core::formulations::{Formulation, Order, Serial};
use hyperfly_core::schedule::Plan;
use hyperfly_core::{Complex64, Run, Scenario};

/// Kind of executor, with one thread, worker or MPI rank per processor.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ExecutorKind {
    Threads,
    /// Web Workers of a page.
    Workers,
    Mpi,
}

impl ExecutorKind {
    /// All kinds.
    pub const ALL: [ExecutorKind; 3] = [ExecutorKind::Threads, ExecutorKind::Workers, ExecutorKind::Mpi];

    /// Returns the name in files and options.
    pub fn id(self) -> &'static str {
        match self {
            ExecutorKind::Threads => "threads",
            ExecutorKind::Workers => "workers",
            ExecutorKind::Mpi => "mpi",
        }
    }

    /// Parses [`ExecutorKind::id`].
    pub fn from_id(id: &str) -> Option<ExecutorKind> {
        ExecutorKind::ALL.into_iter().find(|kind| kind.id() == id)
    }
}

/// A measurement: the Run of the median pass and the times of all passes, in seconds.
#[derive(Clone, Debug, PartialEq)]
pub struct Measurement {
    /// Run of the pass of median T_p.
    pub run: Run,
    pub executor: ExecutorInfo,
    /// Timestamps of every processor in the median pass.
    pub stamps: Vec<Stamps>,
    /// T_p of every counted pass, in execution order.
    pub passes: Vec<f64>,
    /// T_s of every pass of one processor alone.
    pub serial: Vec<f64>,
    /// Number of messages carried by collectives; `None` if collectives were not requested.
    pub collective: Option<u64>,
    /// Number of butterfly nodes computed by rustfft instead of the kernel; `None` if it was not requested. With a library the Run has no
    /// output: its bits depend on the machine and cannot be recomputed elsewhere.
    pub rustfft: Option<u64>,
}

/// Raw timings of all ranks, before they become a measurement.
pub struct RawTimings<'a> {
    pub scenario: &'a Scenario,
    pub plan: &'a Plan,
    /// Timestamps by counted pass and processor.
    pub passes: Vec<Vec<Stamps>>,
    /// T_s of each pass of one processor alone, in seconds.
    pub serial: Vec<f64>,
    pub input: Vec<Complex64>,
    /// Final memory contents by processor.
    pub memories: &'a [Vec<Complex64>],
    /// Number of nodes computed by a library, if one was used.
    pub library_nodes: Option<u64>,
}

/// The executor of some passes, and its clock.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ExecutorInfo {
    pub kind: ExecutorKind,
    /// Number of cores available to the executor.
    pub cores: u32,
    /// Resolution of the clock, in seconds.
    pub resolution: f64,
}

/// Returns the same transform on one processor. Its T_p is T_s.
pub fn serial_scenario(scenario: &Scenario) -> Scenario {
    let order = scenario.formulation.order().unwrap_or(Order::Unordered);
    Scenario { formulation: Formulation::Serial(Serial { order }), p: 1, ..scenario.clone() }
}

impl ExecutorInfo {
    /// Builds the measurement of passes that the kernel alone computed. `passes` holds timestamps by pass and processor, `serial` the T_s
    /// of each serial pass in seconds, `memories` the final memory contents by processor.
    ///
    /// # Errors
    /// The clock is too coarse, or the transform is wrong.
    pub fn measurement(
        self,
        scenario: &Scenario,
        plan: &Plan,
        passes: Vec<Vec<Stamps>>,
        serial: Vec<f64>,
        input: Vec<Complex64>,
        memories: &[Vec<Complex64>],
    ) -> Result<Measurement, Fault> {
        self.measure(RawTimings { scenario, plan, passes, serial, input, memories, library_nodes: None })
    }

    /// Builds the measurement of passes, whether computed by the kernel or a library.
    ///
    /// # Errors
    /// The clock is too coarse, or the transform is wrong.
    pub fn measure(self, timings: RawTimings) -> Result<Measurement, Fault> {
        let RawTimings { scenario, plan, mut passes, serial, input, memories, library_nodes } = timings;
        let resolution = self.resolution;
        let times: Vec<f64> =
            passes.iter().map(|stamps| collect::seconds(&collect::trace(plan, stamps))).collect();
        let stamps = passes.swap_remove(median_index(&times));
        let trace = collect::trace(plan, &stamps);
        if collect::seconds(&trace) <= resolution {
            return Err(Fault::TooShort { resolution });
        }
        let (output, error) = match library_nodes {
            None => {
                let output = collect::output(plan, scenario, input, memories)?;
                let error = output.relative_l2_error;
                (Some(output), error)
            }
            Some(_) => (None, collect::collect_spectrum(plan, scenario, &input, memories)?.1),
        };
        let t_serial = Spread::from_values(&serial).map_or(0.0, |spread| spread.median);
        let mut run = collect::run(plan, scenario, trace, output, t_serial, resolution);
        run.report.relative_l2_error.get_or_insert(error);
        let (passes, rustfft) = (times, library_nodes);
        Ok(Measurement { run, executor: self, stamps, passes, serial, collective: None, rustfft })
    }
}

/// Five-number summary: extremes, quartiles and median.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Spread {
    pub min: f64,
    pub lower_quartile: f64,
    pub median: f64,
    pub upper_quartile: f64,
    pub max: f64,
}

impl Spread {
    /// Computes the summary; `None` for an empty slice. Every value is one of the numbers: with an even count the median is the lower of
    /// the two in the middle.
    pub fn from_values(numbers: &[f64]) -> Option<Spread> {
        let mut sorted_numbers = numbers.to_vec();
        sorted_numbers.sort_unstable_by(f64::total_cmp);
        let last = sorted_numbers.len().checked_sub(1)?;
        Some(Spread {
            min: sorted_numbers[0],
            lower_quartile: sorted_numbers[last / 4],
            median: sorted_numbers[last / 2],
            upper_quartile: sorted_numbers[(3 * last).div_ceil(4)],
            max: sorted_numbers[last],
        })
    }
}

/// Returns the index of the median, with an even count of the lower of the two in the middle; 0 for an empty slice.
pub fn median_index(numbers: &[f64]) -> usize {
    let mut order: Vec<usize> = (0..numbers.len()).collect();
    order.sort_by(|&a, &b| numbers[a].total_cmp(&numbers[b]));
    order.get(numbers.len().saturating_sub(1) / 2).copied().unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn spread_has_extremes_quartiles_and_median() {
        let spread = Spread::from_values(&[4.0, 1.0, 3.0, 2.0, 5.0]).expect("five numbers");
        assert_eq!(
            [spread.min, spread.lower_quartile, spread.median, spread.upper_quartile, spread.max],
            [1.0, 2.0, 3.0, 4.0, 5.0]
        );
        let spread = Spread::from_values(&[2.0, 1.0]).expect("two");
        assert_eq!([spread.lower_quartile, spread.median, spread.upper_quartile], [1.0, 1.0, 2.0]);
        // `median_index` agrees with the spread for every count of numbers.
        for count in 1..40u32 {
            let numbers: Vec<f64> = (0..count).map(|k| f64::from(k * 7919 % 101)).collect();
            let spread = Spread::from_values(&numbers).expect("some");
            assert_eq!(spread.median, numbers[median_index(&numbers)]);
            assert!(spread.lower_quartile <= spread.median && spread.median <= spread.upper_quartile);
        }
        assert_eq!(Spread::from_values(&[]), None);
    }

    #[test]
    fn median_index_points_at_a_number() {
        assert_eq!(median_index(&[3.0, 1.0, 2.0]), 2);
        assert_eq!(median_index(&[4.0, 1.0, 3.0, 2.0]), 3);
        assert_eq!(median_index(&[7.0]), 0);
    }
}
