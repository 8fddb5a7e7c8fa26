//! Plans in real time: one processor's program, executed on its own memory over a small transport and time-stamped at every step.
//!
//! What comes out is a [`Run`](hyperfly_core::Run) like that of the simulator, with a real clock. Its transform is compared with an
//! independent reference: a wrong result is an error and never a measurement.
//!
//! Modules form layers; each uses only those above it in this list:
//!
//! 1. [`fault`], [`collective`], [`link`], [`stamps`], [`resolution`]: what can go wrong, what a group does at once, what carries messages,
//!    what is noted, how finely
//! 2. [`library`], [`processor`]: what may compute in place of the kernel, one program on its own memory; `rustfft`, with the
//!    feature of that name: such a library
//! 3. [`collect`], [`measurement`]: from the notes of all processors to a Run, and of many passes to one
//! 4. [`document`]: the heads of files; [`calibrate`]: what a machine takes; [`file`]: a measurement to keep
//! 5. [`threads`]: processors as threads; `mpi`, with the feature of that name: as ranks of MPI

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

pub use calibrate::Calibrated;
pub use fault::Fault;
pub use measurement::{Clocked, Measurement, On, Spread};
#[cfg(feature = "mpi")]
pub use mpi::Mpi;
#[cfg(not(target_family = "wasm"))]
pub use threads::Threads;
