//! Execution of plans in real time: each processor runs its program on its own memory over a small transport and timestamps every step.
//!
//! The result is a [`Run`](hyperfly_core::Run) like the simulator's, with a real clock. Its transform is checked against an independent
//! reference: a wrong result is an error, never a measurement.
//!
//! Modules form layers; each uses only those above it in this list:
//!
//! 1. [`fault`], [`collective`], [`link`], [`stamps`], [`resolution`]: errors, all-to-all exchanges within a group, transport,
//!    timestamps, clock resolution
//! 2. [`library`], [`processor`]: FFT libraries that may replace the kernel, and one program on its own memory; `rustfft`, with the
//!    feature of that name, is such a library
//! 3. [`collect`], [`measurement`]: the timestamps of all processors as a Run, and many passes as one measurement
//! 4. [`document`]: file headers; [`calibrate`]: the times of a machine; [`file`]: a measurement as a file
//! 5. [`threads`]: processors as threads; `mpi`, with the feature of that name: processors as ranks of MPI

pub mod calibrate;
pub mod collect;
pub mod collective;
pub mod document;
pub mod fault;
pub mod file;
pub mod library;
pub mod link;
pub mod measurement;
#[cfg(feature = "mpi")]
pub mod mpi;
pub mod processor;
#[cfg(not(target_family = "wasm"))]
pub mod resolution;
#[cfg(feature = "rustfft")]
pub mod rustfft;
pub mod stamps;
#[cfg(not(target_family = "wasm"))]
pub mod threads;

pub use calibrate::MeasuredMachine;
pub use fault::Fault;
pub use measurement::{ExecutorInfo, ExecutorKind, Measurement, Spread};
#[cfg(feature = "mpi")]
pub use mpi::Mpi;
#[cfg(not(target_family = "wasm"))]
pub use threads::Threads;
