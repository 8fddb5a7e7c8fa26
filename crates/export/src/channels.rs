//! Channel traffic over time: occupations by message, and loads.

use super::processors::{Timeline, cell, json_line};
use hyperfly_core::Run;
use hyperfly_core::topology::Graph;
use serde::Serialize;
use std::io::{self, Write};

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

const HEADER: &str = "from,to,source,destination,words,start,end,share";

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
    let timeline = Timeline::new(run);
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

/// Writes the occupations as CSV with a header.
pub fn csv(run: &Run, out: &mut dyn Write) -> io::Result<()> {
    writeln!(out, "{HEADER}")?;
    occupations(run).iter().try_for_each(|at| {
        let (source, destination, words) = (cell(at.source), cell(at.destination), cell(at.words));
        let Occupation { from, to, start, end, share, .. } = at;
        writeln!(out, "{from},{to},{source},{destination},{words},{start},{end},{share}")
    })
}

/// Writes the occupations as JSON, one object per line.
pub fn json(run: &Run, out: &mut dyn Write) -> io::Result<()> {
    occupations(run).iter().try_for_each(|row| json_line(row, out))
}

/// A time span with constant messages on a channel.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Load {
    pub start: f64,
    pub end: f64,
    /// Number of messages; for a bin, the mean number.
    pub messages: f64,
    /// Sender, if there is exactly one message.
    pub source: Option<u32>,
    /// Receiver, if there is exactly one message.
    pub destination: Option<u32>,
}

/// Converts the occupations of one channel to its load over time, as disjoint spans in order.
pub fn loads(channel_occupations: &[Occupation]) -> Vec<Load> {
    if channel_occupations.first().is_some_and(|at| at.source.is_none()) {
        let load = |at: &Occupation| Load {
            start: at.start,
            end: at.end,
            messages: at.share,
            source: None,
            destination: None,
        };
        return channel_occupations.iter().map(load).collect();
    }
    // Arrivals and departures in order of time, departures first.
    let arrivals = channel_occupations.iter().map(|at| (at.start, true, at));
    let mut changes: Vec<_> =
        arrivals.chain(channel_occupations.iter().map(|at| (at.end, false, at))).collect();
    changes.sort_by(|a, b| a.0.total_cmp(&b.0).then(a.1.cmp(&b.1)));
    let mut loads: Vec<Load> = Vec::new();
    let mut present: Vec<(Option<u32>, Option<u32>)> = Vec::new();
    for (k, &(time, arrives, at)) in changes.iter().enumerate() {
        let message = (at.source, at.destination);
        if arrives {
            present.push(message);
        } else if let Some(departed) = present.iter().position(|other| *other == message) {
            present.remove(departed);
        }
        let until = changes.get(k + 1).map_or(time, |next| next.0);
        if until <= time || present.is_empty() {
            continue;
        }
        let messages = present.len() as f64;
        let (source, destination) = if present.len() == 1 { present[0] } else { (None, None) };
        match loads.last_mut() {
            // Only a rate changed.
            Some(last)
                if last.end == time
                    && (last.messages, last.source, last.destination) == (messages, source, destination) =>
            {
                last.end = until;
            }
            _ => loads.push(Load { start: time, end: until, messages, source, destination }),
        }
    }
    loads
}
