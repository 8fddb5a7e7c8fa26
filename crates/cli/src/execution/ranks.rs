//! MPI ranks behind `--on mpi`: every rank runs this command with the same arguments, and rank 0 prints.

use crate::execution::measure_options::MeasureOptions;
use crate::failure::Failure;
use hyperfly_exec::calibrate::Extent;
use hyperfly_exec::{MeasuredMachine, Measurement};

/// Refuses `--on mpi` in a build without MPI.
#[cfg(not(feature = "mpi"))]
fn without_mpi<T>() -> Result<T, Failure> {
    let allowed = "threads; this hyperfly was built without MPI: install one (libopenmpi-dev, or module load), then cargo build \
               --release --features mpi (docs/cluster.md)";
    Err(Failure::invalid("on", "mpi", allowed))
}

/// Stand-in for the MPI ranks in a build without MPI.
#[cfg(not(feature = "mpi"))]
pub struct Ranks;

#[cfg(not(feature = "mpi"))]
impl Ranks {
    pub fn begin() -> Result<Ranks, Failure> {
        without_mpi()
    }

    /// Reports an error on one rank and ends all ranks with it.
    pub fn agree<T>(&self, result: Result<T, Failure>) -> Result<T, Failure> {
        result
    }

    pub fn count(&self) -> u32 {
        1
    }

    pub fn rank(&self) -> u32 {
        0
    }

    /// On rank 0 returns the data of all ranks, in rank order.
    pub fn join(&self, data: Vec<u8>) -> Option<Vec<Vec<u8>>> {
        Some(vec![data])
    }

    /// Returns the sums over all ranks.
    pub fn sum(&self, counts: [u64; 2]) -> [u64; 2] {
        counts
    }

    /// On rank 0 returns the measurement.
    pub fn measure(&mut self, _: &MeasureOptions) -> Result<Option<Measurement>, Failure> {
        without_mpi()
    }

    /// On rank 0 returns the machine.
    pub fn calibrate(
        &mut self,
        _: Extent,
        _: &mut dyn FnMut(f64),
    ) -> Result<Option<MeasuredMachine>, Failure> {
        without_mpi()
    }
}

#[cfg(feature = "mpi")]
pub use mpi::Ranks;

#[cfg(feature = "mpi")]
mod mpi {
    use super::*;
    use crate::failure::say;
    use hyperfly_exec::{Fault, Mpi};
    use std::ops::ControlFlow;

    pub struct Ranks(Mpi);

    impl Ranks {
        pub fn begin() -> Result<Ranks, Failure> {
            let report = |mpi: &Mpi, fault: &Fault| {
                say(&format!("hyperfly: rank {} of {}: {fault}", mpi.rank(), mpi.ranks()));
            };
            Mpi::begin(report).map(Ranks).ok_or_else(|| Failure::Run("MPI cannot be initialized".into()))
        }

        /// Reports an error on the lowest failing rank and ends all ranks with it.
        pub fn agree<T>(&self, result: Result<T, Failure>) -> Result<T, Failure> {
            match (self.0.lowest_failing_rank(result.is_err()), result) {
                (Some(rank), Err(failure)) if rank == self.0.rank() => Err(failure),
                (Some(_), _) => Err(Failure::ReportedByOtherRank),
                (None, result) => result,
            }
        }

        pub fn count(&self) -> u32 {
            self.0.ranks()
        }

        pub fn rank(&self) -> u32 {
            self.0.rank()
        }

        /// On rank 0 returns the data of all ranks, in rank order.
        pub fn join(&self, data: Vec<u8>) -> Option<Vec<Vec<u8>>> {
            self.0.join(data)
        }

        /// Returns the sums over all ranks.
        pub fn sum(&self, counts: [u64; 2]) -> [u64; 2] {
            self.0.sum(counts)
        }

        /// On rank 0 returns the measurement.
        pub fn measure(&mut self, options: &MeasureOptions) -> Result<Option<Measurement>, Failure> {
            (self.0.timeout, self.0.collective) = (options.timeout, options.collective);
            self.0.library = options.library;
            self.or_abort(self.0.measure(&options.scenario, options.samples, options.passes))
        }

        /// On rank 0 returns the machine.
        pub fn calibrate(
            &mut self,
            extent: Extent,
            show: &mut dyn FnMut(f64),
        ) -> Result<Option<MeasuredMachine>, Failure> {
            let is_first = self.0.rank() == 0;
            let machine = self.0.calibrate(extent, &mut |fraction| {
                if is_first {
                    show(fraction);
                }
                ControlFlow::Continue(())
            });
            self.or_abort(machine.map(|machine| is_first.then_some(machine)))
        }

        /// Aborts all ranks if one fails, because others may be waiting for it.
        fn or_abort<T>(&self, result: Result<T, Fault>) -> Result<T, Failure> {
            result.map_err(|fault| self.0.give_up(&fault))
        }
    }
}
