//! Where a message is at a moment, from the trace and the rules of its switching.

use crate::story::{Message, Story};
use hyperfly_core::scenario::{Machine, Switching};

/// Where a message is on its route. Positions count channels: 2.25 is a quarter of the way over the third channel.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Flight {
    /// The front.
    pub head: f32,
    /// The rear: the front's own place under store-and-forward, else the first channel still occupied.
    pub tail: f32,
    /// The channel of the route (counted from 0) that it waits for, not being on it yet.
    pub waiting: Option<u32>,
    /// Whether its words flow over its channels (else only its head is on its way, or it waits).
    pub streaming: bool,
    /// The fraction of its words that have reached the end of what they cross now.
    pub moved: f32,
}

impl Flight {
    /// Where `message` is at `t`; `None` before it is injected and after it is delivered.
    pub fn at(story: &Story, message: &Message, t: f64) -> Option<Flight> {
        if t < message.injected || t >= message.delivered || message.hops == 0 {
            return None;
        }
        let s = &story.run().scenario;
        match s.machine {
            Machine::Network => {}
            Machine::LogP => return words(story, message, t),
            Machine::Bsp => {
                let done = ((t - message.injected) / (message.delivered - message.injected)) as f32;
                let place = done.clamp(0.0, 0.999);
                return Some(Flight {
                    head: place,
                    tail: place,
                    waiting: None,
                    streaming: false,
                    moved: 0.0,
                });
            }
        }
        match s.switching {
            Switching::StoreAndForward => Some(store_and_forward(story, message, t)),
            Switching::CutThrough => Some(cut_through(story, message, t, s.th)),
            Switching::Wormhole => Some(wormhole(story, message, t, s.th)),
        }
    }

    /// The channels of the route that it is on, from and to (one past the last), for counting loads. A message that
    /// waits for a channel counts there too ([`Flight::waiting`]); the head of a cut-through message takes no share yet.
    pub fn occupies(&self, switching: Switching) -> (u32, u32) {
        match switching {
            Switching::CutThrough if !self.streaming => (0, 0),
            Switching::StoreAndForward if self.waiting.is_some() => (0, 0),
            Switching::StoreAndForward => (self.head as u32, self.head as u32 + 1),
            _ => (self.tail as u32, self.head.ceil() as u32),
        }
    }
}

/// The words of a LogP message, each L under way: the first at the head, the last at the tail. Nothing while it waits for
/// the gap at its sender.
fn words(story: &Story, message: &Message, t: f64) -> Option<Flight> {
    let s = &story.run().scenario;
    let left = story.left(message.record);
    if t < left {
        return None;
    }
    let place =
        |left: f64| if s.latency > 0.0 { ((t - left) / s.latency).clamp(0.0, 0.999) as f32 } else { 0.999 };
    let moved = (t - left) / (message.delivered - left).max(f64::MIN_POSITIVE);
    let (head, tail) = (place(left), place(left + s.gap * (message.words - 1) as f64));
    Some(Flight { head, tail, waiting: None, streaming: false, moved: moved.clamp(0.0, 1.0) as f32 })
}

/// The times at which a message was granted and gave up the channels of its route.
fn hops<'a>(story: &'a Story, message: &Message) -> (&'a [f64], &'a [f64]) {
    let trace = &story.run().trace;
    let k = message.record as usize;
    match trace.hop_first.get(k..k + 2) {
        Some(range) => {
            let range = range[0] as usize..range[1] as usize;
            (&trace.hop_start[range.clone()], &trace.hop_end[range])
        }
        None => (&[], &[]),
    }
}

fn store_and_forward(story: &Story, message: &Message, t: f64) -> Flight {
    let (starts, ends) = hops(story, message);
    let granted = starts.partition_point(|&start| start <= t);
    let still = |at: u32| Flight {
        head: at as f32,
        tail: at as f32,
        waiting: Some(at),
        streaming: false,
        moved: 0.0,
    };
    let Some(j) = granted.checked_sub(1) else { return still(0) };
    if t >= ends[j] && granted < message.hops as usize {
        return still(granted as u32);
    }
    let done = if ends[j] > starts[j] { ((t - starts[j]) / (ends[j] - starts[j])) as f32 } else { 1.0 };
    // Just short of the next node, so that the place names its channel.
    let head = j as f32 + done.clamp(0.0, 0.999);
    Flight { head, tail: head, waiting: None, streaming: true, moved: done }
}

fn cut_through(story: &Story, message: &Message, t: f64, th: f64) -> Flight {
    let hops = f64::from(message.hops);
    let head = if th > 0.0 { ((t - message.injected) / th).min(hops) } else { hops };
    let moved = story.flowed(message, t) as f32;
    Flight { head: head as f32, tail: 0.0, waiting: None, streaming: head >= hops, moved }
}

fn wormhole(story: &Story, message: &Message, t: f64, th: f64) -> Flight {
    let (starts, ends) = hops(story, message);
    let granted = starts.partition_point(|&start| start <= t);
    let released = ends.partition_point(|&end| end <= t);
    let Some(j) = granted.checked_sub(1) else {
        return Flight { head: 0.0, tail: 0.0, waiting: Some(0), streaming: false, moved: 0.0 };
    };
    let across = if th > 0.0 { ((t - starts[j]) / th).min(1.0) } else { 1.0 };
    let arrived = across >= 1.0;
    let waiting = (arrived && granted < message.hops as usize).then_some(granted as u32);
    let streaming = arrived && granted == message.hops as usize;
    let begin = starts[j] + th;
    let moved = if streaming && message.delivered > begin {
        ((t - begin) / (message.delivered - begin)).clamp(0.0, 1.0) as f32
    } else {
        0.0
    };
    Flight { head: j as f32 + across as f32, tail: released as f32, waiting, streaming, moved }
}
