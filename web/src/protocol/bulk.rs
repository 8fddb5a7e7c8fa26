//! A Run as typed arrays and back, with the plan that was executed or without it.

use super::columns::{ARRAYS, Columns, Reader};
use super::plan;
use super::report::{decode_report, encode_report};
use hyperfly_core::output::Output;
use hyperfly_core::trace::{Bins, Share, Superstep, Trace};
use hyperfly_core::{Run, Scenario};
use js_sys::Array;
use wasm_bindgen::{JsCast, JsValue};

/// Arrays of a run beside those of its plan: the report, and the columns.
const OWN: u32 = 1 + ARRAYS;
/// How many arrays a run has.
pub const COLUMNS: u32 = OWN + plan::COLUMNS;

/// The arrays of a run, in the order in which [`decode`] takes them.
pub fn encode(run: &Run) -> Vec<JsValue> {
    let mut arrays = columns(run, true);
    arrays.extend(plan::encode(&run.plan));
    arrays
}

/// The same for who has another run of the same problem with the same plan: without its input and its plan.
pub fn encode_after(run: &Run) -> Vec<JsValue> {
    columns(run, false)
}

fn columns(run: &Run, input: bool) -> Vec<JsValue> {
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
    let output = run.output.as_ref();
    let [input, spectrum, stages] = output.map_or([&[][..]; 3], |output| {
        [if input { &output.input } else { &[][..] }, &output.spectrum, &output.stages]
    });
    let mut all = Columns::default();
    all.doubles(&facts)
        .words(&trace.first)
        .doubles(&trace.start)
        .doubles(&trace.begun)
        .doubles(&trace.injected)
        .doubles(&trace.delivered)
        .doubles(&trace.arrived)
        .doubles(&trace.unhindered_hop)
        .doubles(&trace.unhindered_transfer)
        .words(&trace.source)
        .doubles(&trace.finish)
        .words(&trace.hop_first)
        .doubles(&trace.hop_start)
        .doubles(&trace.hop_end)
        .words(&records)
        .doubles(&rates)
        .doubles(&supersteps)
        .doubles(&numbers)
        .floats(bins.map_or(&[], |bins| &bins.activity))
        .floats(bins.map_or(&[], |bins| &bins.load))
        .complex(input)
        .complex(spectrum)
        .complex(stages);
    [encode_report(&run.report).into()].into_iter().chain(all.arrays()).collect()
}

/// The run of a scenario from its arrays; `None` if they are not those of [`encode`], or, `after` another run, of [`encode_after`].
pub fn decode(scenario: Scenario, arrays: &Array, after: Option<&Run>) -> Option<Run> {
    let report = decode_report(&arrays.get(0).dyn_into().ok()?)?;
    let mut next = Reader::new(&arrays.slice(1, OWN))?;
    let facts = next.doubles()?;
    let [t_parallel, shares_complete, bin_count, bin_width, has_output, error] = facts[..] else {
        return None;
    };
    let mut trace = Trace {
        t_parallel,
        first: next.words()?,
        start: next.doubles()?,
        begun: next.doubles()?,
        injected: next.doubles()?,
        delivered: next.doubles()?,
        arrived: next.doubles()?,
        unhindered_hop: next.doubles()?,
        unhindered_transfer: next.doubles()?,
        source: next.words()?,
        finish: next.doubles()?,
        hop_first: next.words()?,
        hop_start: next.doubles()?,
        hop_end: next.doubles()?,
        shares: Vec::new(),
        shares_complete: shares_complete != 0.0,
        // The worker simulates.
        unacknowledged: false,
        supersteps: Vec::new(),
        superstep_numbers: Vec::new(),
        bins: None,
    };
    let (records, rates) = (next.words()?, next.doubles()?);
    let share = |(&record, rate): (&u32, &[f64])| Share { record, time: rate[0], share: rate[1] };
    trace.shares = records.iter().zip(rates.chunks_exact(2)).map(share).collect();
    let superstep = |s: &[f64]| Superstep { start: s[0], end: s[1], h: s[2] as u64, sync: s[3], gap: s[4] };
    trace.supersteps = next.doubles()?.chunks_exact(5).map(superstep).collect();
    trace.superstep_numbers = next.doubles()?.iter().map(|number| *number as u64).collect();
    let (activity, load) = (next.floats()?, next.floats()?);
    if bin_count >= 0.0 {
        trace.bins = Some(Bins { count: bin_count as u32, width: bin_width, activity, load });
    }
    let [input, spectrum, stages] = [next.complex()?, next.complex()?, next.complex()?];
    let input = after.and_then(|run| run.output.as_ref()).map_or(input, |output| output.input.clone());
    let output = (has_output != 0.0).then_some(Output { input, spectrum, stages, relative_l2_error: error });
    let plan = match after {
        Some(run) => run.plan.clone(),
        None => plan::decode(&arrays.slice(OWN, COLUMNS))?,
    };
    let graph = scenario.machine.topology().map(|topology| topology.graph(scenario.p));
    Some(Run { plan, graph, clock: scenario.clock(), scenario, output, trace, report })
}
