//! A Report as one Float64Array.

use hyperfly_core::networks::HotChannel;
use hyperfly_core::report::{Breakdown, Report};
use js_sys::Float64Array;

/// How many numbers a report takes.
const LEN: usize = 19;

/// The numbers of a report. Counts stay below 2^53; the hash travels in halves.
pub fn encode_report(report: &Report) -> Float64Array {
    let mut numbers = vec![
        report.t_serial,
        report.t_parallel,
        report.speedup,
        report.efficiency,
        report.overhead,
        report.messages as f64,
        report.words as f64,
        report.hops.map_or(-1.0, |hops| hops as f64),
        report.hottest.map_or(-1.0, |hot| f64::from(hot.channel)),
        report.hottest.map_or(-1.0, |hot| f64::from(hot.load)),
        // Only a run with data has an error, and it is never negative.
        report.relative_l2_error.unwrap_or(-1.0),
        (report.trace_hash >> 32) as f64,
        (report.trace_hash & 0xFFFF_FFFF) as f64,
    ];
    numbers.extend(report.breakdown.parts);
    debug_assert_eq!(numbers.len(), LEN);
    Float64Array::from(&numbers[..])
}

/// The report in an array of [`encode_report`]; `None` if it is not one.
pub fn decode_report(array: &Float64Array) -> Option<Report> {
    let x = array.to_vec();
    if x.len() != LEN {
        return None;
    }
    let mut parts = [0.0; 6];
    parts.copy_from_slice(&x[13..19]);
    Some(Report {
        t_serial: x[0],
        t_parallel: x[1],
        speedup: x[2],
        efficiency: x[3],
        overhead: x[4],
        messages: x[5] as u64,
        words: x[6] as u64,
        hops: (x[7] >= 0.0).then_some(x[7] as u64),
        hottest: (x[8] >= 0.0).then_some(HotChannel { channel: x[8] as u32, load: x[9] as u32 }),
        relative_l2_error: (x[10] >= 0.0).then_some(x[10]),
        breakdown: Breakdown { parts },
        trace_hash: (x[11] as u64) << 32 | x[12] as u64,
    })
}
