//! Export in the Chrome trace format, for Perfetto (ui.perfetto.dev): a track for each processor and each channel, an arrow for
//! each message. A unit of virtual time becomes a microsecond.

use super::channels::loads;
use super::schema;
use hyperfly_core::Run;
use hyperfly_request::Settings;
use hyperfly_view::trace::occupations::occupations;
use hyperfly_view::trace::processor_segments::ProcessorSegments;
use serde::Serialize;
use std::borrow::Cow;
use std::io::{self, Write};

const PROCESSORS: u32 = 1;
const CHANNELS: u32 = 2;

/// Returns the track of a processor. Perfetto reserves track 0 and requires numbers that are unique in the file.
fn track_of_processor(q: u32) -> u32 {
    1 + q
}

/// Returns the track of a channel, after the tracks of the processors.
fn track_of_channel(run: &Run, channel: u32) -> u32 {
    1 + run.plan.p + channel
}

/// Content of an event.
#[derive(Clone, Copy)]
enum EventKind {
    /// A segment of a processor: activity, record and step.
    Segment(&'static str, u32, u32),
    /// Messages on a channel, with the ranks of a single message.
    Load { messages: f64, source: Option<u32>, destination: Option<u32> },
    /// Departure of a message, by its record.
    Departure(u32),
    /// Arrival of a message, by its record.
    Arrival(u32),
}

/// An event of the trace.
struct Event {
    time: f64,
    duration: f64,
    pid: u32,
    tid: u32,
    kind: EventKind,
}

/// Writes the whole file, with the events in order of time.
pub fn write(run: &Run, out: &mut dyn Write) -> io::Result<()> {
    let timeline = ProcessorSegments::new(run);
    let mut events = segments(run, &timeline);
    let mut tracks = vec![(PROCESSORS, None, "processors".to_owned())];
    tracks
        .extend((0..run.plan.p).map(|q| (PROCESSORS, Some(track_of_processor(q)), format!("processor {q}"))));
    if run.graph.is_some() {
        tracks.push((CHANNELS, None, "channels".to_owned()));
        channels(run, &mut events, &mut tracks);
    }
    arrows(run, &timeline, &mut events);
    // The stable sort keeps a slice before the arrow that begins on it.
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

fn segments(run: &Run, timeline: &ProcessorSegments) -> Vec<Event> {
    let mut events = Vec::new();
    for q in 0..run.plan.p {
        let first = run.plan.first[q as usize];
        timeline.segments(q, |segment| {
            let step = segment.record.saturating_sub(first);
            let kind = EventKind::Segment(segment.activity.name(), segment.record, step);
            let duration = segment.end - segment.start;
            events.push(Event {
                time: segment.start,
                duration,
                pid: PROCESSORS,
                tid: track_of_processor(q),
                kind,
            });
        });
    }
    events
}

fn channels(run: &Run, events: &mut Vec<Event>, tracks: &mut Vec<(u32, Option<u32>, String)>) {
    let Some(graph) = &run.graph else { return };
    let endpoints = (0..graph.channels()).filter_map(|channel| Some((channel, graph.ends(channel)?)));
    tracks.extend(endpoints.map(|(channel, (from, to))| {
        (CHANNELS, Some(track_of_channel(run, channel)), format!("channel {from}→{to}"))
    }));
    let occupations = occupations(run);
    for of_channel in occupations.chunk_by(|a, b| a.channel == b.channel) {
        let tid = track_of_channel(run, of_channel[0].channel);
        for load in loads(of_channel) {
            let kind = EventKind::Load {
                messages: load.messages,
                source: load.source,
                destination: load.destination,
            };
            let duration = load.end - load.start;
            events.push(Event { time: load.start, duration, pid: CHANNELS, tid, kind });
        }
    }
}

/// Adds an arrow for each message, from its departure at the sender to its complete arrival at the receiver.
fn arrows(run: &Run, timeline: &ProcessorSegments, events: &mut Vec<Event>) {
    let trace = &run.trace;
    if trace.bins.is_some() {
        return;
    }
    for source in 0..run.plan.p {
        for record in trace.first[source as usize]..trace.first[source as usize + 1] {
            let Some(destination) = timeline.receiver(record) else { continue };
            let injection_time = trace.injected[record as usize];
            let delivery_time = trace.delivered[record as usize];
            if delivery_time <= injection_time {
                continue;
            }
            // Perfetto ends an arrow on the slice that contains its time. At the exact arrival time the receiver's slice may be over.
            let arrives = injection_time + (delivery_time - injection_time) * (1.0 - 1e-6);
            let arrow = |time, q, kind| Event {
                time,
                duration: 0.0,
                pid: PROCESSORS,
                tid: track_of_processor(q),
                kind,
            };
            events.push(arrow(injection_time, source, EventKind::Departure(record)));
            events.push(arrow(arrives, destination, EventKind::Arrival(record)));
        }
    }
}

/// A JSON object of the file.
#[derive(Serialize)]
#[serde(tag = "ph")]
enum Line {
    /// Name or position of a track.
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
    fn line(&self, timeline: &ProcessorSegments) -> Line {
        let Event { time: ts, duration: dur, pid, tid, kind } = *self;
        let (name, cat) = ("message", "message");
        match kind {
            EventKind::Segment(activity, record, step) => {
                let args = match timeline.receiver(record) {
                    Some(partner) => Some(Args::Exchange { step, partner, words: timeline.words(record) }),
                    None => (record != u32::MAX).then_some(Args::Step { step }),
                };
                Line::Slice { pid, tid, ts, dur, name: activity.into(), cat: "processor", args }
            }
            EventKind::Load { messages, source, destination } => {
                let name = match source.zip(destination) {
                    Some((source, destination)) => format!("message {source}→{destination}").into(),
                    None => format!("{messages} messages").into(),
                };
                let args = Some(Args::Load { messages });
                Line::Slice { pid, tid, ts, dur, name, cat: "channel", args }
            }
            EventKind::Departure(id) => Line::Departure { pid, tid, ts, id, name, cat },
            EventKind::Arrival(id) => Line::Arrival { bp: "e", pid, tid, ts, id, name, cat },
        }
    }
}
