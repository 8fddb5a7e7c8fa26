//! `hyperfly_fft._engine`, the compiled part of the Python module `hyperfly_fft`.
//!
//! It passes requests as pairs of keys and values and results as the JSON of the command, and numbers as NumPy arrays. The
//! typed layer around it is in `python/hyperfly_fft`. Work happens on a thread of its own without the GIL, so that Ctrl+C
//! stops it (interruptible.rs).

mod failure;
mod functions;
mod interruptible;
mod run;
mod sweep;

use pyo3::prelude::*;

#[pymodule(gil_used = false)]
mod _engine {
    #[pymodule_export]
    use super::functions::{check, command, encode, grade, isoefficiency, keys, predict, reproduce};
    #[pymodule_export]
    use super::run::{EngineRun, run};
    #[pymodule_export]
    use super::sweep::sweep;
}
