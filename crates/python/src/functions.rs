//! Functions that return the JSON of the command, and the command itself.

use crate::interruptible::run_interruptibly;
use hyperfly_cli::{Destination, Failure, Format, Pair, find_source, preset_pairs};
use hyperfly_papers::{entries, entry};
use hyperfly_request::{Invalid, KEYS};
use pyo3::prelude::*;
use pyo3::types::PyBytes;
use std::ffi::OsString;
use std::time::Instant;

/// Returns the names of all keys, in the order of an address.
#[pyfunction]
pub fn keys() -> Vec<&'static str> {
    KEYS.iter().map(|key| key.name).collect()
}

/// Returns the closed form of a run.
#[pyfunction]
pub fn predict(py: Python<'_>, pairs: Vec<Pair>) -> PyResult<String> {
    run_interruptibly(py, None, move |_| {
        let pairs = [preset_pairs(&pairs), pairs].concat();
        Ok(serde_json::to_string(&hyperfly_cli::predict(&pairs)?)?)
    })
}

/// Returns the n that keeps an efficiency, for each p.
#[pyfunction]
pub fn isoefficiency(py: Python<'_>, pairs: Vec<Pair>, simulate: bool) -> PyResult<String> {
    run_interruptibly(py, None, move |_| Ok(hyperfly_cli::isoefficiency(pairs, simulate)?.to_string()))
}

/// Checks a program: its text, or the name of a formulation.
#[pyfunction]
#[pyo3(signature = (program, p, n))]
pub fn check(py: Python<'_>, program: String, p: Option<String>, n: Option<String>) -> PyResult<String> {
    run_interruptibly(py, None, move |_| {
        let result = hyperfly_cli::check_program(find_source(&program), p.as_deref(), n.as_deref())?;
        Ok(serde_json::to_string(&result)?)
    })
}

/// Grades a program: its text, or the name of a formulation. The exercise is an id or a path.
#[pyfunction]
pub fn grade(py: Python<'_>, program: String, exercise: String) -> PyResult<String> {
    run_interruptibly(py, None, move |_| {
        Ok(serde_json::to_string(&hyperfly_cli::grade_source(&exercise, find_source(&program))?)?)
    })
}

/// Recomputes the entry of a paper with this id, or all of them, and returns the JSON of each.
#[pyfunction]
#[pyo3(signature = (id, progress))]
pub fn reproduce(py: Python<'_>, id: String, progress: Option<Bound<'_, PyAny>>) -> PyResult<Vec<String>> {
    run_interruptibly(py, progress.as_ref(), move |control| {
        let chosen_entries: Vec<_> = match id.as_str() {
            "all" => entries().collect(),
            id => vec![entry(id).ok_or_else(|| {
                let ids: Vec<&str> = entries().map(|entry| entry.id).chain(["all"]).collect();
                Invalid::new("id", id, hyperfly_request::join_ids(&ids))
            })?],
        };
        let start = Instant::now();
        let clock = || start.elapsed().as_secs_f64();
        let mut reproductions = Vec::new();
        for (k, entry) in chosen_entries.iter().enumerate() {
            if control.report(k as f64 / chosen_entries.len() as f64).is_break() {
                return Err(Failure::Interrupted);
            }
            reproductions.push(serde_json::to_string(&entry.reproduce(Some(&clock)))?);
        }
        Ok(reproductions)
    })
}

/// Converts an SVG to the bytes of a file with this name, whose extension decides; `scale` is the number of PNG pixels per pixel.
#[pyfunction]
#[pyo3(signature = (svg, name, scale, size))]
pub fn encode<'py>(
    py: Python<'py>,
    svg: String,
    name: String,
    scale: Option<String>,
    size: (f32, f32),
) -> PyResult<Bound<'py, PyBytes>> {
    let bytes = run_interruptibly(py, None, move |_| {
        let format = Format::new(Destination::File(&name), scale.as_ref(), size)?;
        Ok(format.encode(&svg)?.into_owned())
    })?;
    Ok(PyBytes::new(py, &bytes))
}

/// Runs the command `hyperfly` with these arguments and returns its exit code. `python` starts processes of the command.
#[pyfunction]
pub fn command(py: Python<'_>, python: OsString, arguments: Vec<OsString>) -> u8 {
    hyperfly_cli::set_self_command(vec![python, "-m".into(), "hyperfly_fft".into()]);
    py.detach(|| hyperfly_cli::run_command(arguments))
}
