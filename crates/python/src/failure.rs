//! Failures as exceptions of the Python layer, `hyperfly_fft._errors`.

use hyperfly_cli::Failure;
use hyperfly_request::Invalid;
use pyo3::exceptions::PyKeyboardInterrupt;
use pyo3::prelude::*;

/// A refused key as Python gets it: key, value, allowed values, nearest value, message.
type Problem = (Option<String>, String, String, Option<String>, String);

/// Converts a failure to the exception `Refused` or `RunFailed`.
pub fn to_exception(py: Python<'_>, failure: &Failure) -> PyErr {
    let exception = match failure {
        Failure::Invalid(problems) => refused(py, problems.iter().map(to_problem).collect()),
        Failure::Request(lines) => refused(
            py,
            lines.iter().map(|line| (None, String::new(), String::new(), None, line.clone())).collect(),
        ),
        Failure::Interrupted => return PyKeyboardInterrupt::new_err(()),
        other => error_class(py, "RunFailed").and_then(|class| class.call1((other.to_string(),))),
    };
    exception.map_or_else(|error| error, PyErr::from_value)
}

fn refused(py: Python<'_>, problems: Vec<Problem>) -> PyResult<Bound<'_, PyAny>> {
    error_class(py, "Refused")?.call1((problems,))
}

fn error_class<'py>(py: Python<'py>, name: &str) -> PyResult<Bound<'py, PyAny>> {
    py.import("hyperfly_fft._errors")?.getattr(name)
}

fn to_problem(problem: &Invalid) -> Problem {
    let Invalid { field, value, allowed, nearest } = problem.clone();
    (Some(field), value, allowed, nearest, problem.to_string())
}
