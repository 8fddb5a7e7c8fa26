//! The engine without a page: runs and closed forms for the npm package (npm/src/engine.js), from the module of the page.

use crate::worker::protocol::Problem;
use hyperfly_core::Complex64;
use hyperfly_core::limits::{MEMORY_PAGE, Options};
use hyperfly_export::report::{PredictionJson, RunJson};
use hyperfly_request::{Algorithm, Choice, Invalid, Request, SettingsError, SignalKind, join_ids};
use js_sys::{Array, Float64Array, Reflect};
use serde::Serialize;
use serde_wasm_bindgen::Serializer;
use wasm_bindgen::prelude::*;

/// Name of the global variable with which a program says that it only calls these functions.
const MARK: &str = "hyperflyEngine";

/// Whether the module is loaded as an engine: it then starts neither a page nor a worker.
pub fn is_only_engine() -> bool {
    Reflect::get(&js_sys::global(), &MARK.into()).is_ok_and(|mark| mark.is_truthy())
}

/// Why there is no result, thrown as an object.
#[derive(Serialize)]
struct Failure {
    message: String,
    /// Refused fields; empty if the request was possible, but the run failed.
    problems: Vec<Problem>,
}

/// Executes a run of these keys, a JSON object, and of these samples, cut or padded with zeros to n. Returns its numbers,
/// followed by the real and imaginary parts of the input and of the output unless it ran without data.
///
/// # Errors
/// A [`Failure`].
#[wasm_bindgen(js_name = hyperflyRun)]
pub fn run(keys: &str, re: Option<Vec<f64>>, im: Option<Vec<f64>>, data: bool) -> Result<Array, JsValue> {
    let request = parse(keys)?;
    if request.settings.algorithm == Algorithm::Program {
        let allowed = join_ids(Algorithm::BUILT_IN_IDS);
        return Err(refuse(Invalid::new("algorithm", Algorithm::Program.id(), allowed)));
    }
    let samples = re.map(|re| read_samples(&re, im.as_deref())).transpose()?;
    if request.settings.signal == SignalKind::Own && samples.is_none() {
        let allowed = hyperfly_text::controls::own_not_here();
        return Err(refuse(Invalid::new("signal", SignalKind::Own.id(), allowed)));
    }
    let options = Options { data, trace: true, memory: MEMORY_PAGE };
    let run = match hyperfly_request::run(&request.settings, samples.as_deref(), options) {
        Ok(run) => run,
        Err(SettingsError::Invalid(problems)) => return Err(refuse_all(problems)),
        Err(SettingsError::OutOfMemory(problem)) => return Err(refuse(problem)),
        Err(error) => return Err(to_js(&Failure { message: error.to_string(), problems: Vec::new() })),
    };
    let result = Array::of1(&to_js(&RunJson::new(&run)));
    for values in run.output.iter().flat_map(|output| [&output.input, &output.spectrum]) {
        for part in [|value: &Complex64| value.re, |value: &Complex64| value.im] {
            let part: Vec<f64> = values.iter().map(part).collect();
            result.push(&Float64Array::from(&part[..]));
        }
    }
    Ok(result)
}

/// Returns the closed form of the run of these keys, a JSON object.
///
/// # Errors
/// A [`Failure`].
#[wasm_bindgen(js_name = hyperflyPredict)]
pub fn predict(keys: &str) -> Result<JsValue, JsValue> {
    let settings = parse(keys)?.settings;
    match hyperfly_model::predict(&settings.scenario()) {
        Some(prediction) => Ok(to_js(&PredictionJson::new(&settings, &prediction))),
        None => {
            let message = "there is no closed form for this scenario".to_owned();
            Err(to_js(&Failure { message, problems: Vec::new() }))
        }
    }
}

fn parse(keys: &str) -> Result<Request, JsValue> {
    Request::from_json(keys).map_err(refuse_all)
}

fn read_samples(re: &[f64], im: Option<&[f64]>) -> Result<Vec<Complex64>, JsValue> {
    let part = |values: Option<&[f64]>, at: usize| values.and_then(|values| values.get(at).copied());
    let samples: Vec<Complex64> =
        re.iter().enumerate().map(|(at, re)| Complex64::new(*re, part(im, at).unwrap_or(0.0))).collect();
    match samples.iter().position(|sample| !sample.is_finite()) {
        Some(at) => Err(refuse(Invalid::new("input", format!("{} at {at}", samples[at]), "finite numbers"))),
        None => Ok(samples),
    }
}

fn refuse(problem: Invalid) -> JsValue {
    refuse_all(vec![problem])
}

fn refuse_all(problems: Vec<Invalid>) -> JsValue {
    let message = problems.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n");
    to_js(&Failure { message, problems: problems.into_iter().map(Problem::from).collect() })
}

/// Converts a value to JavaScript; all of these have a form there.
fn to_js(value: &impl Serialize) -> JsValue {
    let serializer = Serializer::new().serialize_missing_as_null(true).serialize_maps_as_objects(true);
    value.serialize(&serializer).unwrap_or_default()
}
