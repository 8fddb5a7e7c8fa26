//! What each channel carried when: occupations by message, and the same as a load over time.

use super::processors::{Timeline, cell, json_line};
use hyperfly_core::Run;
use hyperfly_core::topology::Graph;
use serde::Serialize;
use std::io::{self, Write};

/// A message on a channel. Of a binned trace: all messages on it during a bin.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Occupation {
    /// Where the channel begins,
    pub from: u32,
    /// and where it ends.
    pub to: u32,
    /// Who sent the message.
    pub source: Option<u32>,
    /// Who gets it.
    pub destination: Option<u32>,
    /// How long it is.
    pub words: Option<u64>,
    /// From when.
    pub start: f64,
    /// To when.
    pub end: f64,
    /// The part of the channel's capacity that it has; of a bin, the mean number of messages on the channel.
    pub share: f64,
    /// The channel's number in the graph.
    #[serde(skip)]
    pub channel: u32,
}

const HEADER: &str = "from,to,source,destination,words,start,end,share";

/// Every occupation of a run: by channel, then by time.
pub fn occupations(run: &Run) -> Vec<Occupation> {
    let Some(graph) = &run.graph else { return Vec::new() };
    let mut all = if run.trace.bins.is_some() { binned(run, &**graph) } else { by_message(run, &**graph) };
    all.sort_by(|a, b| {
        let times = a.start.total_cmp(&b.start);
        a.channel.cmp(&b.channel).then(times).then(a.source.cmp(&b.source))
    });
    all
}

fn by_message(run: &Run, graph: &dyn Graph) -> Vec<Occupation> {
    let trace = &run.trace;
    // Messages under cut-through hold no channel: they have shares in place of hops.
    let by_share = trace.hop_first.is_empty();
    let timeline = Timeline::new(run);
    let shares = shares(run);
    let mut all = Vec::new();
    let mut route = Vec::new();
    for source in 0..run.plan.p {
        for record in trace.first[source as usize]..trace.first[source as usize + 1] {
            let Some(destination) = timeline.exchange(record) else { continue };
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
                if by_share {
                    let of_message = &shares[shares.partition_point(|at| at.0 < record)..];
                    let of_message = &of_message[..of_message.partition_point(|at| at.0 == record)];
                    for (j, &(_, start, share)) in of_message.iter().enumerate() {
                        add(start, of_message.get(j + 1).map_or(trace.delivered[k], |next| next.1), share);
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

/// The rates of cut-through messages as (record, time, share), by record and then by time.
fn shares(run: &Run) -> Vec<(u32, f64, f64)> {
    let mut shares: Vec<_> = run.trace.shares.iter().map(|at| (at.record, at.time, at.share)).collect();
    // Stable: the rates of a message stay in order of time.
    shares.sort_by_key(|at| at.0);
    shares
}

fn binned(run: &Run, graph: &dyn Graph) -> Vec<Occupation> {
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

/// CSV with a header.
pub fn csv(run: &Run, out: &mut dyn Write) -> io::Result<()> {
    writeln!(out, "{HEADER}")?;
    occupations(run).iter().try_for_each(|at| {
        let (source, destination, words) = (cell(at.source), cell(at.destination), cell(at.words));
        let Occupation { from, to, start, end, share, .. } = at;
        writeln!(out, "{from},{to},{source},{destination},{words},{start},{end},{share}")
    })
}

/// One JSON object a line.
pub fn json(run: &Run, out: &mut dyn Write) -> io::Result<()> {
    occupations(run).iter().try_for_each(|row| json_line(row, out))
}

/// A stretch of time in which the messages on a channel stay the same.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Load {
    /// From when.
    pub start: f64,
    /// To when.
    pub end: f64,
    /// How many messages there are; of a bin, their mean number.
    pub messages: f64,
    /// The source of the message, if it is one.
    pub source: Option<u32>,
    /// Its destination.
    pub destination: Option<u32>,
}

/// The load of one channel over time, from its occupations: stretches that do not overlap, in order.
pub fn loads(of_channel: &[Occupation]) -> Vec<Load> {
    if of_channel.first().is_some_and(|at| at.source.is_none()) {
        let load = |at: &Occupation| Load {
            start: at.start,
            end: at.end,
            messages: at.share,
            source: None,
            destination: None,
        };
        return of_channel.iter().map(load).collect();
    }
    // Arrivals and departures in order of time, departures first.
    let arrivals = of_channel.iter().map(|at| (at.start, true, at));
    let mut changes: Vec<_> = arrivals.chain(of_channel.iter().map(|at| (at.end, false, at))).collect();
    changes.sort_by(|a, b| a.0.total_cmp(&b.0).then(a.1.cmp(&b.1)));
    let mut loads: Vec<Load> = Vec::new();
    let mut on: Vec<(Option<u32>, Option<u32>)> = Vec::new();
    for (k, &(time, arrives, at)) in changes.iter().enumerate() {
        let message = (at.source, at.destination);
        if arrives {
            on.push(message);
        } else if let Some(gone) = on.iter().position(|other| *other == message) {
            on.remove(gone);
        }
        let until = changes.get(k + 1).map_or(time, |next| next.0);
        if until <= time || on.is_empty() {
            continue;
        }
        let messages = on.len() as f64;
        let (source, destination) = if on.len() == 1 { on[0] } else { (None, None) };
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
