//! Channel traffic over time: the occupations of channels by messages.

use crate::trace::processor_segments::ProcessorSegments;
use hyperfly_core::Run;
use hyperfly_core::topology::Graph;
use serde::Serialize;

/// A message on a channel; in a binned trace, all messages on the channel during a bin.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Occupation {
    /// Node at which the channel begins.
    pub from: u32,
    /// Node at which the channel ends.
    pub to: u32,
    /// Rank of the sender; `None` for a bin.
    pub source: Option<u32>,
    /// Rank of the receiver; `None` for a bin.
    pub destination: Option<u32>,
    pub words: Option<u64>,
    pub start: f64,
    pub end: f64,
    /// Fraction of the channel's capacity that the message gets; for a bin, the mean number of messages on the channel.
    pub share: f64,
    /// Number of the channel in the graph.
    #[serde(skip)]
    pub channel: u32,
}

/// Returns every occupation of a run, sorted by channel, then by time.
pub fn occupations(run: &Run) -> Vec<Occupation> {
    let Some(graph) = &run.graph else { return Vec::new() };
    let mut all = if run.trace.bins.is_some() {
        binned_occupations(run, &**graph)
    } else {
        message_occupations(run, &**graph)
    };
    all.sort_by(|a, b| {
        let times = a.start.total_cmp(&b.start);
        a.channel.cmp(&b.channel).then(times).then(a.source.cmp(&b.source))
    });
    all
}

fn message_occupations(run: &Run, graph: &dyn Graph) -> Vec<Occupation> {
    let trace = &run.trace;
    // Cut-through messages hold no channel; the trace has their rates instead of hops.
    let has_rates = trace.hop_first.is_empty();
    let timeline = ProcessorSegments::new(run);
    let rates = rates(run);
    let mut all = Vec::new();
    let mut route = Vec::new();
    for source in 0..run.plan.p {
        for record in trace.first[source as usize]..trace.first[source as usize + 1] {
            let Some(destination) = timeline.receiver(record) else { continue };
            let words = timeline.words(record);
            route.clear();
            graph.route(source, destination, &mut route);
            let k = record as usize;
            for (hop, &channel) in route.iter().enumerate() {
                let Some((from, to)) = graph.ends(channel) else { continue };
                let (source, destination, words) = (Some(source), Some(destination), Some(words));
                let mut add = |start: f64, end: f64, share: f64| {
                    if end > start {
                        all.push(Occupation {
                            from,
                            to,
                            source,
                            destination,
                            words,
                            start,
                            end,
                            share,
                            channel,
                        });
                    }
                };
                if has_rates {
                    let message_rates = &rates[rates.partition_point(|at| at.0 < record)..];
                    let message_rates = &message_rates[..message_rates.partition_point(|at| at.0 == record)];
                    for (j, &(_, start, share)) in message_rates.iter().enumerate() {
                        add(start, message_rates.get(j + 1).map_or(trace.delivered[k], |next| next.1), share);
                    }
                } else {
                    let at = trace.hop_first[k] as usize + hop;
                    add(trace.hop_start[at], trace.hop_end[at], 1.0);
                }
            }
        }
    }
    all
}

/// Returns the rates of cut-through messages as (record, time, rate), sorted by record, then by time.
fn rates(run: &Run) -> Vec<(u32, f64, f64)> {
    let mut rates: Vec<_> = run.trace.rates.iter().map(|at| (at.record, at.time, at.share)).collect();
    // The stable sort keeps the rates of a message in order of time.
    rates.sort_by_key(|at| at.0);
    rates
}

fn binned_occupations(run: &Run, graph: &dyn Graph) -> Vec<Occupation> {
    let Some(bins) = &run.trace.bins else { return Vec::new() };
    let mut all = Vec::new();
    for (number, &load) in bins.load.iter().enumerate().filter(|(_, load)| **load > 0.0) {
        let (channel, bin) = ((number / bins.count as usize) as u32, number % bins.count as usize);
        let Some((from, to)) = graph.ends(channel) else { continue };
        let start = bin as f64 * bins.width;
        let end = (start + bins.width).min(run.trace.t_parallel);
        let (source, destination, words) = (None, None, None);
        all.push(Occupation {
            from,
            to,
            source,
            destination,
            words,
            start,
            end,
            share: f64::from(load),
            channel,
        });
    }
    all
}

/// Returns the largest number of messages that share a channel at a time; `None` on a machine without channels.
pub fn max_channel_load(run: &Run) -> Option<u32> {
    run.report.hops.map(|_| run.report.hottest.map_or(0, |hot| hot.load))
}
