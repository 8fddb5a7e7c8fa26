//! `hyperfly_fft._engine`, the compiled part of the Python module `hyperfly_fft`.
//!
//! Requests cross the border as pairs of key and value, results as the JSON that the command prints, and samples as NumPy arrays. The
//! typed layer around it is in `python/hyperfly_fft`. Work happens on a thread of its own without the GIL, so that Ctrl+C
//! stops it (interruptible.rs).

mod failure;
mod functions;
mod interruptible;
mod measure;
mod run;
mod sweep;

use pyo3::prelude::*;

#[pymodule(gil_used = false)]
mod _engine {
    #[pymodule_export]
    use super::functions::{check, command, encode, grade, isoefficiency, keys, predict, reproduce};
    #[pymodule_export]
    use super::measure::{calibrate, measure};
    #[pymodule_export]
    use super::run::{EngineRun, run};
    #[pymodule_export]
    use super::sweep::sweep;
}
