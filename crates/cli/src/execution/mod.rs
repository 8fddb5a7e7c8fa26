//! Execution of runs: by the simulator, by threads and by MPI ranks.

pub mod execute;
pub mod executor;
pub mod measure_options;
pub mod ranks;
pub mod threads;
