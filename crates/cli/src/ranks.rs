//! Ranks of MPI behind `--on mpi`: every rank is this command with the same words; rank 0 speaks for all.

use crate::failure::Failure;
use crate::measuring::Measuring;
use hyperfly_exec::calibrate::Extent;
use hyperfly_exec::{Calibrated, Measurement};

/// What is said where the command was built without.
#[cfg(not(feature = "mpi"))]
fn missing<T>() -> Result<T, Failure> {
    let how = "threads; this hyperfly was built without MPI: install one (libopenmpi-dev, or module load), then cargo build \
               --release --features mpi (docs/cluster.md)";
    Err(Failure::invalid("on", "mpi", how))
}

/// How many ranks there are, which is p where nothing else is said.
#[cfg(not(feature = "mpi"))]
pub struct Ranks;

#[cfg(not(feature = "mpi"))]
impl Ranks {
    /// Initializes MPI.
    pub fn begin() -> Result<Ranks, Failure> {
        missing()
    }

    /// What is wrong is said by one rank, and all end with it.
    pub fn speak<T>(&self, result: Result<T, Failure>) -> Result<T, Failure> {
        result
    }

    /// How many.
    pub fn count(&self) -> u32 {
        1
    }

    /// Which one this is.
    pub fn rank(&self) -> u32 {
        0
    }

    /// On rank 0 what each has, in their order.
    pub fn join(&self, own: Vec<u8>) -> Option<Vec<Vec<u8>>> {
        Some(vec![own])
    }

    /// The sums over all ranks.
    pub fn sum(&self, own: [u64; 2]) -> [u64; 2] {
        own
    }

    /// On rank 0 the measurement.
    pub fn measure(&mut self, _: &Measuring) -> Result<Option<Measurement>, Failure> {
        missing()
    }

    /// On rank 0 the machine.
    pub fn calibrate(&mut self, _: Extent, _: &mut dyn FnMut(f64)) -> Result<Option<Calibrated>, Failure> {
        missing()
    }
}

#[cfg(feature = "mpi")]
pub use with::Ranks;

#[cfg(feature = "mpi")]
mod with {
    use super::*;
    use crate::failure::say;
    use hyperfly_exec::{Fault, Mpi};
    use std::ops::ControlFlow;

    /// The ranks of MPI.
    pub struct Ranks(Mpi);

    impl Ranks {
        /// Initializes MPI.
        pub fn begin() -> Result<Ranks, Failure> {
            let say = |mpi: &Mpi, fault: &Fault| {
                say(&format!("hyperfly: rank {} of {}: {fault}", mpi.rank(), mpi.ranks()));
            };
            Mpi::begin(say).map(Ranks).ok_or_else(|| Failure::Run("MPI cannot be initialized".into()))
        }

        /// What is wrong is said by one rank, the lowest on which it is, and all end with it.
        pub fn speak<T>(&self, result: Result<T, Failure>) -> Result<T, Failure> {
            match (self.0.lowest(result.is_err()), result) {
                (Some(rank), Err(failure)) if rank == self.0.rank() => Err(failure),
                (Some(_), _) => Err(Failure::Unsaid),
                (None, result) => result,
            }
        }

        /// How many.
        pub fn count(&self) -> u32 {
            self.0.ranks()
        }

        /// Which one this is.
        pub fn rank(&self) -> u32 {
            self.0.rank()
        }

        /// On rank 0 what each has, in their order.
        pub fn join(&self, own: Vec<u8>) -> Option<Vec<Vec<u8>>> {
            self.0.join(own)
        }

        /// The sums over all ranks.
        pub fn sum(&self, own: [u64; 2]) -> [u64; 2] {
            self.0.sum(own)
        }

        /// On rank 0 the measurement.
        pub fn measure(&mut self, asked: &Measuring) -> Result<Option<Measurement>, Failure> {
            (self.0.patience, self.0.collective) = (asked.patience, asked.collective);
            self.0.library = asked.library;
            self.or_end(self.0.measure(&asked.scenario, asked.own, asked.passes))
        }

        /// On rank 0 the machine.
        pub fn calibrate(
            &mut self,
            extent: Extent,
            show: &mut dyn FnMut(f64),
        ) -> Result<Option<Calibrated>, Failure> {
            let is_first = self.0.rank() == 0;
            let found = self.0.calibrate(extent, &mut |done| {
                if is_first {
                    show(done);
                }
                ControlFlow::Continue(())
            });
            self.or_end(found.map(|machine| is_first.then_some(machine)))
        }

        /// A rank that cannot go on ends all others, which may wait for it.
        fn or_end<T>(&self, result: Result<T, Fault>) -> Result<T, Failure> {
            result.map_err(|fault| self.0.give_up(&fault))
        }
    }
}
