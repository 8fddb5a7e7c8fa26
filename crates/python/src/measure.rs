//! Measurements of this machine.

use crate::interruptible::run_interruptibly;
use crate::run::{EngineRun, State, add_input};
use hyperfly_cli::{
    Failure, MeasureArguments, MeasureRequest, MeasuredJson, Pair, RunRequest, preset_pairs, take_moment,
};
use hyperfly_core::Complex64;
use hyperfly_exec::{calibrate as calibration, file};
use numpy::PyReadonlyArray1;
use pyo3::prelude::*;
use std::sync::Arc;

/// A measurement: its run, the JSON of `hyperfly measure --json`, the file of `--output`, and warnings.
type Measured = (EngineRun, String, String, Vec<String>);

/// Options of a measurement as text: repeat, kernel, patience.
type Options = (Option<String>, Option<String>, Option<String>);

/// Measures a run of these keys and samples with one thread per processor. `machine` is the file of a calibrated machine.
#[pyfunction]
#[pyo3(signature = (pairs, samples, machine, options, pin, progress))]
pub fn measure(
    py: Python<'_>,
    pairs: Vec<Pair>,
    samples: Option<PyReadonlyArray1<'_, Complex64>>,
    machine: Option<String>,
    options: Options,
    pin: bool,
    progress: Option<Bound<'_, PyAny>>,
) -> PyResult<Measured> {
    let samples = samples.map(|samples| samples.as_slice().map(<[_]>::to_vec)).transpose()?;
    let (repeat, kernel, patience) = options;
    let arguments = MeasureArguments { repeat, kernel, patience, is_unpinned: !pin, is_collective: false };
    let (state, json, file, warnings) = run_interruptibly(py, progress.as_ref(), move |control| {
        let mut pairs = [preset_pairs(&pairs), pairs].concat();
        take_moment(&mut pairs)?;
        let note = match &samples {
            Some(samples) => add_input(samples, &mut pairs)?,
            None => None,
        };
        let machine = machine.map(|text| calibration::file::read(&text)).transpose();
        let machine = machine.map_err(|error| {
            Failure::invalid("calibrated", "the file", format!("a machine of calibrate: {error}"))
        })?;
        let request = MeasureRequest::new(
            RunRequest::build(&pairs, samples, None)?,
            machine.as_ref(),
            &arguments,
            None,
        )?;
        let measurement = request.measure(&mut |fraction| control.report(fraction))?;
        let mut warnings = [request.warnings.clone(), request.result_warnings(&measurement)].concat();
        let simulated = request.simulate().unwrap_or_else(|warning| {
            warnings.push(warning);
            None
        });
        let json = serde_json::to_string(&MeasuredJson::new(&measurement, simulated.as_ref()))?;
        let file = file::write(&measurement);
        let run = measurement.run.clone();
        let run_request = RunRequest::of_measurement(measurement);
        Ok((State { run_request, moment: None, run, note }, json, file, warnings))
    })?;
    Ok((EngineRun(Arc::new(state)), json, file, warnings))
}

/// Calibrates this machine with threads. Returns the file of the machine, and a warning.
#[pyfunction]
#[pyo3(signature = (p, quick, progress))]
pub fn calibrate(
    py: Python<'_>,
    p: Option<String>,
    quick: bool,
    progress: Option<Bound<'_, PyAny>>,
) -> PyResult<(String, Option<String>)> {
    run_interruptibly(py, progress.as_ref(), move |control| {
        hyperfly_cli::calibrate(p.as_ref(), quick, &mut |fraction| control.report(fraction))
    })
}
