//! Rows of the sweep's table: keys, then numbers.

use hyperfly_core::Run;
use hyperfly_core::trace::Activity;
use hyperfly_export::summary::max_channel_load;
use hyperfly_model::predict;
use hyperfly_request::Settings;

/// Names of the number columns, which follow the keys.
const NUMBERS: &[&str] = &[
    "t_serial",
    "t_parallel",
    "speedup",
    "efficiency",
    "overhead",
    "messages",
    "words",
    "hops",
    "max_channel_load",
    "relative_l2_error",
    "compute",
    "startup",
    "hop",
    "transfer",
    "contention",
    "idle",
    "predicted_t_parallel",
    "predicted_efficiency",
    "predicted_form",
    "trace_hash",
];

/// Returns the header line.
pub fn format_header() -> String {
    let keys = hyperfly_export::pairs(&Settings::default()).into_iter().map(|(key, _)| key);
    keys.chain(NUMBERS.iter().copied()).collect::<Vec<_>>().join(",")
}

/// Formats a run as one line. Missing numbers and keys irrelevant to the run are empty. No value contains a comma.
pub fn format_row(run: &Run) -> String {
    let report = &run.report;
    let mut cells: Vec<String> = hyperfly_export::pairs(&Settings::of(&run.scenario))
        .into_iter()
        .map(|(_, value)| value.unwrap_or_default())
        .collect();
    let numbers = [report.t_serial, report.t_parallel, report.speedup, report.efficiency, report.overhead];
    cells.extend(numbers.map(format_number));
    cells.extend([report.messages, report.words].map(|value| value.to_string()));
    // LogP and BSP machines have no channels.
    cells.push(report.hops.map(|hops| hops.to_string()).unwrap_or_default());
    cells.push(max_channel_load(run).map(|load| load.to_string()).unwrap_or_default());
    cells.push(report.relative_l2_error.map(format_number).unwrap_or_default());
    cells.extend(Activity::ALL.map(|activity| format_number(report.breakdown.of(activity))));
    match predict(&run.scenario) {
        Some(at) => cells.extend([
            format_number(at.t_parallel),
            format_number(at.efficiency),
            at.form.id().to_owned(),
        ]),
        None => cells.extend([String::new(), String::new(), String::new()]),
    }
    cells.push(format!("{:016x}", report.trace_hash));
    cells.join(",")
}

/// Formats the shortest digits that read back as the same number.
fn format_number(value: f64) -> String {
    if value != 0.0 && !(1e-5..1e17).contains(&value.abs()) {
        format!("{value:e}")
    } else {
        value.to_string()
    }
}
