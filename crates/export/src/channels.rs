//! Channel traffic over time: occupations by message, and loads.

use super::processors::{cell, json_line};
use hyperfly_core::Run;
use hyperfly_view::trace::occupations::{Occupation, occupations};
use std::io::{self, Write};

const HEADER: &str = "from,to,source,destination,words,start,end,share";

/// Writes the occupations as CSV with a header.
pub fn csv(run: &Run, out: &mut dyn Write) -> io::Result<()> {
    writeln!(out, "{HEADER}")?;
    occupations(run).iter().try_for_each(|occupation| {
        let (source, destination, words) =
            (cell(occupation.source), cell(occupation.destination), cell(occupation.words));
        let Occupation { from, to, start, end, share, .. } = occupation;
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
    if channel_occupations.first().is_some_and(|occupation| occupation.source.is_none()) {
        let load = |occupation: &Occupation| Load {
            start: occupation.start,
            end: occupation.end,
            messages: occupation.share,
            source: None,
            destination: None,
        };
        return channel_occupations.iter().map(load).collect();
    }
    // Arrivals and departures in order of time, departures first.
    let arrivals = channel_occupations.iter().map(|occupation| (occupation.start, true, occupation));
    let mut changes: Vec<_> = arrivals
        .chain(channel_occupations.iter().map(|occupation| (occupation.end, false, occupation)))
        .collect();
    changes.sort_by(|a, b| a.0.total_cmp(&b.0).then(a.1.cmp(&b.1)));
    let mut loads: Vec<Load> = Vec::new();
    let mut current_messages: Vec<(Option<u32>, Option<u32>)> = Vec::new();
    for (k, &(time, arrives, occupation)) in changes.iter().enumerate() {
        let message = (occupation.source, occupation.destination);
        if arrives {
            current_messages.push(message);
        } else if let Some(index) = current_messages.iter().position(|candidate| *candidate == message) {
            current_messages.remove(index);
        }
        let end = changes.get(k + 1).map_or(time, |change| change.0);
        if end <= time || current_messages.is_empty() {
            continue;
        }
        let messages = current_messages.len() as f64;
        let (source, destination) =
            if current_messages.len() == 1 { current_messages[0] } else { (None, None) };
        match loads.last_mut() {
            // Only a rate changed.
            Some(last)
                if last.end == time
                    && (last.messages, last.source, last.destination) == (messages, source, destination) =>
            {
                last.end = end;
            }
            _ => loads.push(Load { start: time, end, messages, source, destination }),
        }
    }
    loads
}
