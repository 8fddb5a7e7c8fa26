//! Many passes over the same input: the median one as a Run, and how far the others are from it.

use crate::collect;
use crate::fault::Fault;
use crate::stamps::Stamps;
use hyperfly_core::formulations::{Formulation, Order};
use hyperfly_core::schedule::Plan;
use hyperfly_core::{Complex64, Run, Scenario};

/// What executed it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum On {
    /// Threads of one program, one a processor.
    Threads,
    /// Workers of a page, one a processor.
    Workers,
    /// Ranks of MPI, one a processor.
    Mpi,
}

impl On {
    /// All of them.
    pub const ALL: [On; 3] = [On::Threads, On::Workers, On::Mpi];

    /// As it is written.
    pub fn id(self) -> &'static str {
        match self {
            On::Threads => "threads",
            On::Workers => "workers",
            On::Mpi => "mpi",
        }
    }

    /// The one that is written so.
    pub fn of_id(id: &str) -> Option<On> {
        On::ALL.into_iter().find(|on| on.id() == id)
    }
}

/// A measurement: the Run of the median pass, and the times of all. Times are in seconds.
#[derive(Clone, Debug, PartialEq)]
pub struct Measurement {
    /// The pass of median T_p.
    pub run: Run,
    /// What executed it.
    pub clocked: Clocked,
    /// What every processor noted in the pass of the Run.
    pub stamps: Vec<Stamps>,
    /// T_p of every pass that counts, in their order.
    pub passes: Vec<f64>,
    /// T_s of every pass of one processor alone.
    pub serial: Vec<f64>,
    /// How many messages of the Plan collectives carried; `None` where all went from point to point because nothing else was
    /// asked for.
    pub collective: Option<u64>,
    /// How many nodes of the butterfly a library, rustfft, computed in place of the kernel; `None` where none was asked for. With
    /// one the Run has no output: its bits are those of one machine, and nobody can make them again.
    pub rustfft: Option<u64>,
}

/// What is gathered of all processors, to be made a measurement of.
pub struct Gathered<'a> {
    /// What was transformed, and how.
    pub scenario: &'a Scenario,
    /// Its Plan.
    pub plan: &'a Plan,
    /// What every processor noted, by pass that counts.
    pub passes: Vec<Vec<Stamps>>,
    /// T_s of each pass of one processor alone, in seconds.
    pub serial: Vec<f64>,
    /// What was transformed.
    pub input: Vec<Complex64>,
    /// What the memories held at the end, by processor.
    pub memories: &'a [Vec<Complex64>],
    /// How many nodes a library computed, if there was one.
    pub by_library: Option<u64>,
}

/// What executed passes, and by which clock.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Clocked {
    /// What executed them.
    pub on: On,
    /// How many cores the system has for it.
    pub cores: u32,
    /// The shortest time that its clock tells apart, in seconds.
    pub resolution: f64,
}

/// The same transform by one processor alone, whose T_p is T_s.
pub fn serial(scenario: &Scenario) -> Scenario {
    let order = scenario.formulation.order().unwrap_or(Order::Unordered);
    Scenario { formulation: Formulation::Serial { order }, p: 1, ..scenario.clone() }
}

impl Clocked {
    /// The measurement that these passes make: what every processor noted in each of them, T_s of each pass of one processor alone, and
    /// what the memories held at the end.
    ///
    /// # Errors
    /// The clock was too coarse, or the transform is wrong.
    pub fn measurement(
        self,
        scenario: &Scenario,
        plan: &Plan,
        passes: Vec<Vec<Stamps>>,
        serial: Vec<f64>,
        input: Vec<Complex64>,
        memories: &[Vec<Complex64>],
    ) -> Result<Measurement, Fault> {
        self.measure(Gathered { scenario, plan, passes, serial, input, memories, by_library: None })
    }

    /// The measurement that these passes make, whatever computed them.
    ///
    /// # Errors
    /// The clock was too coarse, or the transform is wrong.
    pub fn measure(self, gathered: Gathered) -> Result<Measurement, Fault> {
        let Gathered { scenario, plan, mut passes, serial, input, memories, by_library } = gathered;
        let resolution = self.resolution;
        let times: Vec<f64> =
            passes.iter().map(|stamps| collect::seconds(&collect::trace(plan, stamps))).collect();
        let stamps = passes.swap_remove(median_of(&times));
        let trace = collect::trace(plan, &stamps);
        if collect::seconds(&trace) <= resolution {
            return Err(Fault::TooShort { resolution });
        }
        let (output, error) = match by_library {
            None => {
                let output = collect::output(plan, scenario, input, memories)?;
                let error = output.relative_l2_error;
                (Some(output), error)
            }
            Some(_) => (None, collect::spectrum(plan, scenario, &input, memories)?.1),
        };
        let t_serial = Spread::of(&serial).map_or(0.0, |spread| spread.median);
        let mut run = collect::run(plan, scenario, trace, output, t_serial, resolution);
        run.report.relative_l2_error.get_or_insert(error);
        let (passes, rustfft) = (times, by_library);
        Ok(Measurement { run, clocked: self, stamps, passes, serial, collective: None, rustfft })
    }
}

/// Where the middle half of some numbers is.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Spread {
    /// The smallest.
    pub least: f64,
    /// A quarter is below it.
    pub lower: f64,
    /// Half of them are below it.
    pub median: f64,
    /// Three quarters are below it.
    pub upper: f64,
    /// The largest.
    pub most: f64,
}

impl Spread {
    /// Of numbers in any order; `None` of none. Each is one of them: of an even count the median is the lower of the two in the middle.
    pub fn of(numbers: &[f64]) -> Option<Spread> {
        let mut sorted = numbers.to_vec();
        sorted.sort_unstable_by(f64::total_cmp);
        let last = sorted.len().checked_sub(1)?;
        Some(Spread {
            least: sorted[0],
            lower: sorted[last / 4],
            median: sorted[last / 2],
            upper: sorted[(3 * last).div_ceil(4)],
            most: sorted[last],
        })
    }
}

/// Which of some numbers is their median; of an even count the lower of the two in the middle. 0 of none.
pub fn median_of(numbers: &[f64]) -> usize {
    let mut order: Vec<usize> = (0..numbers.len()).collect();
    order.sort_by(|&a, &b| numbers[a].total_cmp(&numbers[b]));
    order.get(numbers.len().saturating_sub(1) / 2).copied().unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_spread_is_that_of_the_sorted_numbers() {
        let spread = Spread::of(&[4.0, 1.0, 3.0, 2.0, 5.0]).expect("five numbers");
        assert_eq!(
            [spread.least, spread.lower, spread.median, spread.upper, spread.most],
            [1.0, 2.0, 3.0, 4.0, 5.0]
        );
        let spread = Spread::of(&[2.0, 1.0]).expect("two");
        assert_eq!([spread.lower, spread.median, spread.upper], [1.0, 1.0, 2.0]);
        // The median of a measurement is that of its run, however many passes there are.
        for count in 1..40u32 {
            let numbers: Vec<f64> = (0..count).map(|k| f64::from(k * 7919 % 101)).collect();
            let spread = Spread::of(&numbers).expect("some");
            assert_eq!(spread.median, numbers[median_of(&numbers)]);
            assert!(spread.lower <= spread.median && spread.median <= spread.upper);
        }
        assert_eq!(Spread::of(&[]), None);
    }

    #[test]
    fn the_median_is_one_of_them() {
        assert_eq!(median_of(&[3.0, 1.0, 2.0]), 2);
        assert_eq!(median_of(&[4.0, 1.0, 3.0, 2.0]), 3);
        assert_eq!(median_of(&[7.0]), 0);
    }
}
