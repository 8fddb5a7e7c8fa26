//! The core's run against the slow simulator's, time by time; the first difference in virtual time is named.

use super::simulator::{Outcome, simulate};
use hyperfly_core::Run;
use hyperfly_core::run::Options;
use hyperfly_core::scenario::{Scenario, Switching};
use std::fmt::Write;

/// Two times that should be one.
struct Pair {
    what: String,
    core: f64,
    slow: f64,
}

impl Pair {
    fn differ(&self, tolerance: f64) -> bool {
        let apart = (self.core - self.slow).abs();
        apart > tolerance * self.slow.abs() || apart.is_nan()
    }
}

/// The runs of both, and what is different between them beyond a relative `tolerance`.
pub fn compare(s: &Scenario, tolerance: f64) -> Result<(Run, Outcome), String> {
    let options = Options { data: false, ..Options::default() };
    let run = hyperfly_core::run(s, None, options).map_err(|e| format!("{s:?}\nis refused: {e}"))?;
    let slow = compare_run(s, &run, tolerance)?;
    if tolerance == 0.0 {
        compare_load(s, &run, &slow)?;
    }
    Ok((run, slow))
}

/// A finished run and the slow simulator's of the same plan.
pub fn compare_run(s: &Scenario, run: &Run, tolerance: f64) -> Result<Outcome, String> {
    let slow = simulate(s, &run.plan);
    let mut differences: Vec<Pair> =
        pairs(s, run, &slow)?.into_iter().filter(|pair| pair.differ(tolerance)).collect();
    let time = |pair: &Pair| pair.core.min(pair.slow);
    differences.sort_by(|a, b| time(a).total_cmp(&time(b)));
    if !differences.is_empty() {
        let mut text = format!("{s:?}\n{} times differ; the first of them:\n", differences.len());
        for Pair { what, core, slow } in differences.iter().take(5) {
            writeln!(text, "  {what}: {core} and not {slow}").unwrap();
        }
        return Err(text);
    }
    Ok(slow)
}

/// The most messages that stood on or before one channel at once; for runs whose times are exact.
pub fn compare_load(s: &Scenario, run: &Run, slow: &Outcome) -> Result<(), String> {
    let load = run.report.hottest.map_or(0, |hot| hot.load as usize);
    if s.switching != Switching::CutThrough && load != slow.hottest {
        return Err(format!("{s:?}\nhottest channel: {load} and not {} at once", slow.hottest));
    }
    Ok(())
}

fn pairs(s: &Scenario, run: &Run, slow: &Outcome) -> Result<Vec<Pair>, String> {
    let (plan, trace) = (&run.plan, &run.trace);
    let mut pairs = Vec::new();
    let mut pair = |what: String, core: f64, slow: f64| pairs.push(Pair { what, core, slow });
    pair("T_p".to_owned(), run.report.t_parallel, slow.t_parallel);
    pair("T_p of the trace".to_owned(), trace.t_parallel, slow.t_parallel);
    if trace.first != plan.first || trace.finish.len() != plan.p as usize || trace.bins.is_some() {
        return Err(format!("{s:?}\nthe trace has another form than the plan"));
    }
    for q in 0..plan.p as usize {
        pair(format!("processor {q} finishes"), trace.finish[q], slow.finish[q]);
        for (step, &start) in slow.start[q].iter().enumerate() {
            let record = plan.first[q] as usize + step;
            pair(format!("processor {q}, step {step} begins"), trace.start[record], start);
            let end = slow.start[q].get(step + 1).copied().unwrap_or(slow.finish[q]);
            if plan.words(&plan.steps[record]) == 0 {
                pair(format!("processor {q}, step {step} ends"), trace.delivered[record], end);
            }
        }
    }
    for message in &slow.messages {
        let (q, step) = (message.source, message.step);
        let record = plan.first[q as usize] as usize + step;
        let delivered = message.delivered.expect("never delivered");
        pair(format!("processor {q}, step {step}: message delivered"), trace.delivered[record], delivered);
        if s.switching == Switching::CutThrough {
            continue;
        }
        let hops = trace.hop_first[record] as usize..trace.hop_first[record + 1] as usize;
        if hops.len() != message.route.len() {
            return Err(format!(
                "{s:?}\nprocessor {q}, step {step}: {} hops and not {:?}",
                hops.len(),
                message.route
            ));
        }
        for (k, hop) in hops.enumerate() {
            let channel = message.route[k];
            let (start, end) = message.hops[k];
            pair(
                format!("processor {q}, step {step}: hop {k} {channel:?} granted"),
                trace.hop_start[hop],
                start,
            );
            pair(
                format!("processor {q}, step {step}: hop {k} {channel:?} given up"),
                trace.hop_end[hop],
                end,
            );
        }
    }
    // The traffic is what crossed the routes.
    let words: f64 = slow.messages.iter().map(|m| m.words).sum();
    let hops: usize = slow.messages.iter().map(|m| m.route.len()).sum();
    pair("messages".to_owned(), run.report.messages as f64, slow.messages.len() as f64);
    pair("words".to_owned(), run.report.words as f64, words);
    pair("hops".to_owned(), run.report.hops as f64, hops as f64);
    Ok(pairs)
}
