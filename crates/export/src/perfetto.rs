//! The trace in the Chrome trace format, which Perfetto (ui.perfetto.dev) shows: a track for each processor and each
//! channel, an arrow for each message. A unit of virtual time is written as a microsecond.

use super::channels::{loads, occupations};
use super::processors::Timeline;
use super::schema;
use hyperfly_core::Run;
use hyperfly_request::Settings;
use serde::Serialize;
use std::borrow::Cow;
use std::io::{self, Write};

const PROCESSORS: u32 = 1;
const CHANNELS: u32 = 2;

/// The track of a processor. Perfetto keeps track 0 for itself and wants numbers that are unique in the file.
fn track_of_processor(q: u32) -> u32 {
    1 + q
}

/// The track of a channel, behind those of the processors.
fn track_of_channel(run: &Run, channel: u32) -> u32 {
    1 + run.plan.p + channel
}

/// What an event says beside its time and its track.
#[derive(Clone, Copy)]
enum What {
    /// A processor's segment: activity, record and step.
    Segment(&'static str, u32, u32),
    /// Messages on a channel.
    Load { messages: f64, source: Option<u32>, destination: Option<u32> },
    /// A message leaves.
    Departs(u32),
    /// A message arrives.
    Arrives(u32),
}

/// An event of the file.
struct Event {
    time: f64,
    duration: f64,
    pid: u32,
    tid: u32,
    what: What,
}

/// Writes the whole file; the events are in order of time.
pub fn write(run: &Run, out: &mut dyn Write) -> io::Result<()> {
    let timeline = Timeline::new(run);
    let mut events = segments(run, &timeline);
    let mut tracks = vec![(PROCESSORS, None, "processors".to_owned())];
    tracks
        .extend((0..run.plan.p).map(|q| (PROCESSORS, Some(track_of_processor(q)), format!("processor {q}"))));
    if run.graph.is_some() {
        tracks.push((CHANNELS, None, "channels".to_owned()));
        channels(run, &mut events, &mut tracks);
    }
    arrows(run, &timeline, &mut events);
    // Stable: a slice comes before the arrow that begins on it.
    events.sort_by(|a, b| a.time.total_cmp(&b.time));

    write!(out, "{{\"displayTimeUnit\":\"ns\",\"otherData\":")?;
    serde_json::to_writer(&mut *out, &schema::scenario(&Settings::of(&run.scenario)))?;
    write!(out, ",\"traceEvents\":[")?;
    let mut separator = "\n";
    let mut line = |line: Line| {
        out.write_all(separator.as_bytes())?;
        separator = ",\n";
        serde_json::to_writer(&mut *out, &line).map_err(io::Error::from)
    };
    for (pid, tid, name) in tracks {
        let kind = if tid.is_some() { "thread_name" } else { "process_name" };
        line(Line::Track { pid, tid, name: kind, args: Args::Name { name } })?;
        if let Some(sort_index) = tid {
            let args = Args::Order { sort_index };
            line(Line::Track { pid, tid, name: "thread_sort_index", args })?;
        }
    }
    events.iter().try_for_each(|event| line(event.line(&timeline)))?;
    writeln!(out, "\n]}}")
}

fn segments(run: &Run, timeline: &Timeline) -> Vec<Event> {
    let mut events = Vec::new();
    for q in 0..run.plan.p {
        let first = run.plan.first[q as usize];
        timeline.segments(q, |segment| {
            let step = segment.record.saturating_sub(first);
            let what = What::Segment(segment.activity.name(), segment.record, step);
            let duration = segment.end - segment.start;
            events.push(Event {
                time: segment.start,
                duration,
                pid: PROCESSORS,
                tid: track_of_processor(q),
                what,
            });
        });
    }
    events
}

fn channels(run: &Run, events: &mut Vec<Event>, tracks: &mut Vec<(u32, Option<u32>, String)>) {
    let Some(graph) = &run.graph else { return };
    let ends = (0..graph.channels()).filter_map(|channel| Some((channel, graph.ends(channel)?)));
    tracks.extend(ends.map(|(channel, (from, to))| {
        (CHANNELS, Some(track_of_channel(run, channel)), format!("channel {from}→{to}"))
    }));
    let all = occupations(run);
    for of_channel in all.chunk_by(|a, b| a.channel == b.channel) {
        let tid = track_of_channel(run, of_channel[0].channel);
        for load in loads(of_channel) {
            let what =
                What::Load { messages: load.messages, source: load.source, destination: load.destination };
            let duration = load.end - load.start;
            events.push(Event { time: load.start, duration, pid: CHANNELS, tid, what });
        }
    }
}

/// From the sender when the message leaves it to the receiver when all of it has arrived.
fn arrows(run: &Run, timeline: &Timeline, events: &mut Vec<Event>) {
    let trace = &run.trace;
    if trace.bins.is_some() {
        return;
    }
    for source in 0..run.plan.p {
        for record in trace.first[source as usize]..trace.first[source as usize + 1] {
            let Some(destination) = timeline.exchange(record) else { continue };
            let injected = trace.injected[record as usize];
            let delivered = trace.delivered[record as usize];
            if delivered <= injected {
                continue;
            }
            // An arrow ends on the slice that contains its time; the receiver may be through at just that time.
            let arrives = injected + (delivered - injected) * (1.0 - 1e-6);
            let arrow = |time, q, what| Event {
                time,
                duration: 0.0,
                pid: PROCESSORS,
                tid: track_of_processor(q),
                what,
            };
            events.push(arrow(injected, source, What::Departs(record)));
            events.push(arrow(arrives, destination, What::Arrives(record)));
        }
    }
}

/// An event in the file.
#[derive(Serialize)]
#[serde(tag = "ph")]
enum Line {
    /// The name of a track, or its place among the others.
    #[serde(rename = "M")]
    Track {
        pid: u32,
        #[serde(skip_serializing_if = "Option::is_none")]
        tid: Option<u32>,
        name: &'static str,
        args: Args,
    },
    #[serde(rename = "X")]
    Slice {
        pid: u32,
        tid: u32,
        ts: f64,
        dur: f64,
        name: Cow<'static, str>,
        cat: &'static str,
        #[serde(skip_serializing_if = "Option::is_none")]
        args: Option<Args>,
    },
    #[serde(rename = "s")]
    Departure { pid: u32, tid: u32, ts: f64, id: u32, name: &'static str, cat: &'static str },
    #[serde(rename = "f")]
    Arrival { bp: &'static str, pid: u32, tid: u32, ts: f64, id: u32, name: &'static str, cat: &'static str },
}

#[derive(Serialize)]
#[serde(untagged)]
enum Args {
    Name { name: String },
    Order { sort_index: u32 },
    Step { step: u32 },
    Exchange { step: u32, partner: u32, words: u64 },
    Load { messages: f64 },
}

impl Event {
    fn line(&self, timeline: &Timeline) -> Line {
        let Event { time: ts, duration: dur, pid, tid, what } = *self;
        let (name, cat) = ("message", "message");
        match what {
            What::Segment(activity, record, step) => {
                let args = match timeline.exchange(record) {
                    Some(partner) => Some(Args::Exchange { step, partner, words: timeline.words(record) }),
                    None => (record != u32::MAX).then_some(Args::Step { step }),
                };
                Line::Slice { pid, tid, ts, dur, name: activity.into(), cat: "processor", args }
            }
            What::Load { messages, source, destination } => {
                let name = match source.zip(destination) {
                    Some((source, destination)) => format!("message {source}→{destination}").into(),
                    None => format!("{messages} messages").into(),
                };
                let args = Some(Args::Load { messages });
                Line::Slice { pid, tid, ts, dur, name, cat: "channel", args }
            }
            What::Departs(id) => Line::Departure { pid, tid, ts, id, name, cat },
            What::Arrives(id) => Line::Arrival { bp: "e", pid, tid, ts, id, name, cat },
        }
    }
}
