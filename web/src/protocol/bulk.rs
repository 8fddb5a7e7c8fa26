//! A Run as typed arrays and back, with the plan that was executed.

use super::columns::{doubles, floats, words};
use super::plan;
use super::report::{decode_report, encode_report};
use hyperfly_core::output::Output;
use hyperfly_core::trace::{Bins, Share, Superstep, Trace};
use hyperfly_core::{Complex64, Run, Scenario};
use js_sys::{Array, Float32Array, Float64Array, Uint32Array};
use wasm_bindgen::{JsCast, JsValue};

/// Columns of a run beside those of its plan.
const OWN: u32 = 24;
/// How many columns a run has.
pub const COLUMNS: u32 = OWN + plan::COLUMNS;

/// The columns of a run, in the order in which [`decode`] takes them.
pub fn encode(run: &Run) -> Vec<JsValue> {
    let trace = &run.trace;
    let bins = trace.bins.as_ref();
    let facts = [
        trace.t_parallel,
        f64::from(u8::from(trace.shares_complete)),
        bins.map_or(-1.0, |bins| f64::from(bins.count)),
        bins.map_or(0.0, |bins| bins.width),
        f64::from(u8::from(run.output.is_some())),
        run.output.as_ref().map_or(0.0, |output| output.relative_l2_error),
    ];
    let records: Vec<u32> = trace.shares.iter().map(|share| share.record).collect();
    let rates: Vec<f64> = trace.shares.iter().flat_map(|share| [share.time, share.share]).collect();
    let supersteps: Vec<f64> =
        trace.supersteps.iter().flat_map(|s| [s.start, s.end, s.h as f64, s.sync, s.gap]).collect();
    let numbers: Vec<f64> = trace.superstep_numbers.iter().map(|number| *number as f64).collect();
    let output = |pick: fn(&Output) -> &Vec<Complex64>| -> JsValue {
        Float64Array::from(&flat(run.output.as_ref().map_or(&[], |output| pick(output)))[..]).into()
    };
    let mut columns = vec![
        encode_report(&run.report).into(),
        Float64Array::from(&facts[..]).into(),
        Uint32Array::from(&trace.first[..]).into(),
        Float64Array::from(&trace.start[..]).into(),
        Float64Array::from(&trace.begun[..]).into(),
        Float64Array::from(&trace.injected[..]).into(),
        Float64Array::from(&trace.delivered[..]).into(),
        Float64Array::from(&trace.arrived[..]).into(),
        Float64Array::from(&trace.unhindered_hop[..]).into(),
        Float64Array::from(&trace.unhindered_transfer[..]).into(),
        Uint32Array::from(&trace.source[..]).into(),
        Float64Array::from(&trace.finish[..]).into(),
        Uint32Array::from(&trace.hop_first[..]).into(),
        Float64Array::from(&trace.hop_start[..]).into(),
        Float64Array::from(&trace.hop_end[..]).into(),
        Uint32Array::from(&records[..]).into(),
        Float64Array::from(&rates[..]).into(),
        Float64Array::from(&supersteps[..]).into(),
        Float64Array::from(&numbers[..]).into(),
        Float32Array::from(bins.map_or(&[][..], |bins| &bins.activity)).into(),
        Float32Array::from(bins.map_or(&[][..], |bins| &bins.load)).into(),
        output(|output| &output.input),
        output(|output| &output.spectrum),
        output(|output| &output.stages),
    ];
    columns.extend(plan::encode(&run.plan));
    columns
}

/// The run of a scenario from its columns; `None` if they are not those of [`encode`].
pub fn decode(scenario: Scenario, columns: &Array) -> Option<Run> {
    let mut at = 0;
    let mut next = || {
        at += 1;
        columns.get(at - 1)
    };
    let report = decode_report(&next().dyn_into().ok()?)?;
    let facts = doubles(next())?;
    let [t_parallel, shares_complete, bin_count, bin_width, has_output, error] = facts[..] else {
        return None;
    };
    let mut trace = Trace {
        t_parallel,
        first: words(next())?,
        start: doubles(next())?,
        begun: doubles(next())?,
        injected: doubles(next())?,
        delivered: doubles(next())?,
        arrived: doubles(next())?,
        unhindered_hop: doubles(next())?,
        unhindered_transfer: doubles(next())?,
        source: words(next())?,
        finish: doubles(next())?,
        hop_first: words(next())?,
        hop_start: doubles(next())?,
        hop_end: doubles(next())?,
        shares: Vec::new(),
        shares_complete: shares_complete != 0.0,
        supersteps: Vec::new(),
        superstep_numbers: Vec::new(),
        bins: None,
    };
    let (records, rates) = (words(next())?, doubles(next())?);
    let share = |(&record, rate): (&u32, &[f64])| Share { record, time: rate[0], share: rate[1] };
    trace.shares = records.iter().zip(rates.chunks_exact(2)).map(share).collect();
    let superstep = |s: &[f64]| Superstep { start: s[0], end: s[1], h: s[2] as u64, sync: s[3], gap: s[4] };
    trace.supersteps = doubles(next())?.chunks_exact(5).map(superstep).collect();
    trace.superstep_numbers = doubles(next())?.iter().map(|number| *number as u64).collect();
    let (activity, load) = (floats(next())?, floats(next())?);
    if bin_count >= 0.0 {
        trace.bins = Some(Bins { count: bin_count as u32, width: bin_width, activity, load });
    }
    let (input, spectrum, stages) = (complex(next())?, complex(next())?, complex(next())?);
    let output = (has_output != 0.0).then_some(Output { input, spectrum, stages, relative_l2_error: error });
    let plan = plan::decode(&columns.slice(OWN, COLUMNS))?;
    let graph = scenario.machine.topology().map(|topology| topology.graph(scenario.p));
    Some(Run { plan, graph, clock: scenario.clock(), scenario, output, trace, report })
}

fn flat(values: &[Complex64]) -> Vec<f64> {
    values.iter().flat_map(|value| [value.re, value.im]).collect()
}

/// Complex numbers from a Float64Array of re, im, re, im …
pub fn complex(column: JsValue) -> Option<Vec<Complex64>> {
    Some(doubles(column)?.chunks_exact(2).map(|pair| Complex64::new(pair[0], pair[1])).collect())
}
