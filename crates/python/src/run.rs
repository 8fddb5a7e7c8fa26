//! One run: its numbers, arrays and figures.

use crate::failure::to_exception;
use crate::interruptible::run_interruptibly;
use hyperfly_cli::{
    Drawing, Failure, Moment, Pair, RunJson, RunRequest, add_samples, draw, fill_page, preset_pairs,
    take_moment,
};
use hyperfly_core::limits::Options;
use hyperfly_core::trace::Activity;
use hyperfly_core::{Complex64, Run};
use hyperfly_request::{Invalid, Key, Request, key};
use hyperfly_view::trace::processor_segments::ProcessorSegments;
use numpy::{IntoPyArray, PyArray1, PyReadonlyArray1};
use pyo3::prelude::*;
use pyo3::types::PyTuple;
use std::path::PathBuf;
use std::sync::Arc;

/// A run and the request that it answers.
#[pyclass(frozen, name = "Run", module = "hyperfly_fft._engine")]
pub struct EngineRun(pub Arc<State>);

pub struct State {
    pub run_request: RunRequest,
    pub moment: Option<Moment>,
    pub run: Run,
    /// Sentence that says how samples were cut or padded, if their number was not n.
    pub note: Option<String>,
}

/// Executes a run of these keys and samples.
#[pyfunction]
#[pyo3(signature = (pairs, samples, data, progress))]
pub fn run(
    py: Python<'_>,
    pairs: Vec<Pair>,
    samples: Option<PyReadonlyArray1<'_, Complex64>>,
    data: bool,
    progress: Option<Bound<'_, PyAny>>,
) -> PyResult<EngineRun> {
    let samples = samples.map(|samples| samples.as_slice().map(<[_]>::to_vec)).transpose()?;
    let state = run_interruptibly(py, progress.as_ref(), move |control| {
        let mut pairs = [preset_pairs(&pairs), pairs].concat();
        let moment = take_moment(&mut pairs)?;
        let note = match &samples {
            Some(samples) => add_input(samples, &mut pairs)?,
            None => None,
        };
        let run_request = RunRequest::build(&pairs, samples, None)?;
        let options = Options { data, ..Options::default() };
        let run = run_request.run_with(options, &mut |fraction| control.report(fraction))?;
        Ok(State { run_request, moment, run, note })
    })?;
    Ok(EngineRun(Arc::new(state)))
}

/// Adds the keys of the samples in an array. Returns a note if they are padded or cut.
///
/// # Errors
/// The samples are not finite, or their number is not possible.
pub fn add_input(samples: &[Complex64], pairs: &mut Vec<Pair>) -> Result<Option<String>, Failure> {
    if let Some(index) = samples.iter().position(|sample| !sample.is_finite()) {
        return Err(Failure::invalid("input", format!("{} at {index}", samples[index]), "finite numbers"));
    }
    let count = samples.len() as u64;
    if (count < 2 || !count.is_power_of_two()) && !pairs.iter().any(|(key, _)| key == "n") {
        let allowed =
            "a power of two, or another number of samples together with n, which pads with zeros or cuts";
        let nearest = count.next_power_of_two().max(2);
        return Err(Failure::from(Invalid::new("n", count, allowed).near(nearest)));
    }
    add_samples("input", count, pairs)
}

#[pymethods]
impl EngineRun {
    /// Returns the numbers of the run, the JSON of `hyperfly run --json`.
    fn numbers(&self) -> String {
        serde_json::to_string(&RunJson::new(&self.0.run)).unwrap_or_default()
    }

    /// Returns the part of an address after `#`.
    fn fragment(&self) -> String {
        self.0.run_request.request.to_fragment()
    }

    /// Returns the value of a key as text.
    fn value(&self, name: &str) -> Option<String> {
        self.0.run_request.request.value(name)
    }

    fn note(&self) -> Option<String> {
        self.0.note.clone()
    }

    fn n(&self) -> u64 {
        self.0.run.scenario.n()
    }

    /// Returns the number of words of a stage.
    fn words(&self) -> u64 {
        self.0.run.plan.n
    }

    fn input<'py>(&self, py: Python<'py>) -> Option<Bound<'py, PyArray1<Complex64>>> {
        self.0.run.output.as_ref().map(|output| PyArray1::from_slice(py, &output.input))
    }

    fn output<'py>(&self, py: Python<'py>) -> Option<Bound<'py, PyArray1<Complex64>>> {
        self.0.run.output.as_ref().map(|output| PyArray1::from_slice(py, &output.spectrum))
    }

    /// Returns the values before the first stage and after each stage, one stage after the other; empty if they were not
    /// kept.
    fn stages<'py>(&self, py: Python<'py>) -> Option<Bound<'py, PyArray1<Complex64>>> {
        self.0.run.output.as_ref().map(|output| PyArray1::from_slice(py, &output.stages))
    }

    /// Returns the columns of the events: processor, index of the activity, start, end, step, partner, words. −1 stands for
    /// none.
    fn events<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        let state = self.0.clone();
        let columns = run_interruptibly(py, None, move |_| {
            let mut columns = Columns::default();
            ProcessorSegments::new(&state.run).rows(|row| {
                let activity = Activity::ALL.iter().position(|activity| activity.name() == row.activity);
                columns.processor.push(row.processor as i32);
                columns.activity.push(activity.unwrap_or_default() as u8);
                columns.start.push(row.start);
                columns.end.push(row.end);
                columns.step.push(row.step.map_or(-1, |step| step as i32));
                columns.partner.push(row.partner.map_or(-1, |partner| partner as i32));
                columns.words.push(row.words.map_or(-1, |words| words as i64));
                Ok(())
            })?;
            Ok(columns)
        })?;
        let Columns { processor, activity, start, end, step, partner, words } = columns;
        let arrays = (
            processor.into_pyarray(py),
            activity.into_pyarray(py),
            start.into_pyarray(py),
            end.into_pyarray(py),
            step.into_pyarray(py),
            partner.into_pyarray(py),
            words.into_pyarray(py),
        );
        arrays.into_pyobject(py)
    }

    /// Draws the run and returns the SVG, its width and its height in pixels. `pairs` are display keys that differ from the
    /// request, `size` is WIDTHxHEIGHT.
    #[pyo3(signature = (pairs, size))]
    fn draw(&self, py: Python<'_>, pairs: Vec<Pair>, size: Option<String>) -> PyResult<(String, f32, f32)> {
        let state = self.0.clone();
        run_interruptibly(py, None, move |_| {
            let (run_request, moment) = state.with_look(pairs)?;
            let drawing = Drawing::new(&run_request, moment, size.as_deref())?;
            let (_, svg) = draw(&run_request, state.run.clone(), &drawing)?;
            Ok((svg, drawing.width, drawing.height))
        })
    }

    /// Returns the page that shows the run, made from the page in the file `standalone`.
    fn page(&self, py: Python<'_>, pairs: Vec<Pair>, standalone: PathBuf) -> PyResult<String> {
        let filled = self.0.with_look(pairs).and_then(|(mut run_request, moment)| {
            if let Some(moment) = moment {
                run_request.request.look.t = moment.time(self.0.run.report.t_parallel)?;
            }
            fill_page(&standalone, &run_request)
        });
        filled.map_err(|failure| to_exception(py, &failure))
    }
}

#[derive(Default)]
struct Columns {
    processor: Vec<i32>,
    activity: Vec<u8>,
    start: Vec<f64>,
    end: Vec<f64>,
    step: Vec<i32>,
    partner: Vec<i32>,
    words: Vec<i64>,
}

impl State {
    /// Returns the request with other display keys, and the moment that it shows.
    fn with_look(&self, mut pairs: Vec<Pair>) -> Result<(RunRequest, Option<Moment>), Failure> {
        let moment = take_moment(&mut pairs)?.or(self.moment);
        let mut run_request = self.run_request.clone();
        for (name, value) in &pairs {
            let Some(key) = key(name).filter(|key| key.is_display_key()) else {
                let allowed = "a key that only affects the picture; another run needs another call of run";
                return Err(Failure::invalid(name, value, allowed));
            };
            read_value(key, &mut run_request.request, value)?;
        }
        Ok((run_request, moment))
    }
}

fn read_value(key: &Key, request: &mut Request, value: &str) -> Result<(), Failure> {
    key.read(request, value).map_err(|allowed| Failure::invalid(key.name, value, allowed))
}
