//! The position of a message at a given time, from the trace and the switching rules.

use crate::trace::message::Message;
use crate::trace::replay::Replay;
use hyperfly_core::machine::{LogP, Machine, Switching};

/// The position of a message on its route. Positions count channels: 2.25 is a quarter of the way over the third channel.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Transit {
    /// Position of the front.
    pub head: f32,
    /// Position of the rear: equal to `head` under store-and-forward, otherwise the first channel still occupied.
    pub tail: f32,
    /// 0-based channel of the route that the message waits for and does not occupy yet.
    pub waiting: Option<u32>,
    /// Whether its words flow over its channels; otherwise only its head moves, or it waits.
    pub streaming: bool,
    /// Fraction of its words that have reached the end of the current channel or route.
    pub moved: f32,
    /// Half-open range of channels of the route that it occupies, for counting loads. A waiting message also counts on the
    /// channel it waits for; the head of a cut-through message counts nowhere.
    pub holds: (u32, u32),
}

impl Transit {
    /// Returns the position of `message` at `t`; `None` before its injection and from its delivery on.
    pub fn at(replay: &Replay, message: &Message, t: f64) -> Option<Transit> {
        if t < message.injected || t >= message.delivered || message.hops == 0 {
            return None;
        }
        match &replay.run().scenario.machine {
            Machine::Network(network) => Some(match network.switching {
                Switching::StoreAndForward => store_and_forward(replay, message, t),
                Switching::CutThrough => cut_through(replay, message, t),
                Switching::Wormhole => wormhole(replay, message, t),
            }),
            Machine::LogP(logp) => logp_words(replay, message, logp, t),
            Machine::Bsp(_) => {
                let done = ((t - message.injected) / (message.delivered - message.injected)) as f32;
                Some(Transit::without_channels(done.clamp(0.0, 0.999), done.clamp(0.0, 0.999), 0.0))
            }
        }
    }

    /// Creates the position between two processors without channels.
    fn without_channels(head: f32, tail: f32, moved: f32) -> Transit {
        Transit { head, tail, waiting: None, streaming: false, moved, holds: (0, 0) }
    }
}

/// Returns the position of a LogP message, each of whose words travels for L: the first at the head, the last at the tail. `None`
/// while it waits for the gap at its sender.
fn logp_words(replay: &Replay, message: &Message, logp: &LogP, t: f64) -> Option<Transit> {
    let left = replay.departure(message.record);
    if t < left {
        return None;
    }
    let latency = logp.latency;
    let place =
        |left: f64| if latency > 0.0 { ((t - left) / latency).clamp(0.0, 0.999) as f32 } else { 0.999 };
    let moved = (t - left) / (message.delivered - left).max(f64::MIN_POSITIVE);
    let (head, tail) = (place(left), place(left + replay.unhindered(message.record).transfer));
    Some(Transit::without_channels(head, tail, moved.clamp(0.0, 1.0) as f32))
}

/// Returns the times at which a message was granted and released the channels of its route.
fn channel_times<'a>(replay: &'a Replay, message: &Message) -> (&'a [f64], &'a [f64]) {
    let trace = &replay.run().trace;
    let k = message.record as usize;
    match trace.hop_first.get(k..k + 2) {
        Some(range) => {
            let range = range[0] as usize..range[1] as usize;
            (&trace.hop_start[range.clone()], &trace.hop_end[range])
        }
        None => (&[], &[]),
    }
}

fn store_and_forward(replay: &Replay, message: &Message, t: f64) -> Transit {
    let (starts, ends) = channel_times(replay, message);
    let granted = starts.partition_point(|&start| start <= t);
    let waiting_at = |at: u32| Transit {
        head: at as f32,
        tail: at as f32,
        waiting: Some(at),
        streaming: false,
        moved: 0.0,
        holds: (0, 0),
    };
    let Some(j) = granted.checked_sub(1) else { return waiting_at(0) };
    if t >= ends[j] && granted < message.hops as usize {
        return waiting_at(granted as u32);
    }
    let done = if ends[j] > starts[j] { ((t - starts[j]) / (ends[j] - starts[j])) as f32 } else { 1.0 };
    // Slightly before the next node, so that the position still names this channel.
    let head = j as f32 + done.clamp(0.0, 0.999);
    Transit { head, tail: head, waiting: None, streaming: true, moved: done, holds: (j as u32, j as u32 + 1) }
}

fn cut_through(replay: &Replay, message: &Message, t: f64) -> Transit {
    let (mut head, mut left) = (0.0, t - message.injected);
    replay.for_each_crossing(message, |time| {
        head += if time > 0.0 { (left / time).clamp(0.0, 1.0) } else { 1.0 };
        left -= time;
    });
    let moved = replay.flowed_fraction(message, t) as f32;
    let streaming = t >= message.injected + replay.unhindered(message.record).hop;
    let holds = if streaming { (0, message.hops) } else { (0, 0) };
    Transit { head: head as f32, tail: 0.0, waiting: None, streaming, moved, holds }
}

fn wormhole(replay: &Replay, message: &Message, t: f64) -> Transit {
    let (starts, ends) = channel_times(replay, message);
    let granted = starts.partition_point(|&start| start <= t);
    let released = ends.partition_point(|&end| end <= t);
    let Some(j) = granted.checked_sub(1) else {
        return Transit {
            head: 0.0,
            tail: 0.0,
            waiting: Some(0),
            streaming: false,
            moved: 0.0,
            holds: (0, 0),
        };
    };
    let (mut hop, mut k) = (0.0, 0);
    replay.for_each_crossing(message, |time| {
        hop = if k == j { time } else { hop };
        k += 1;
    });
    let across = if hop > 0.0 { ((t - starts[j]) / hop).min(1.0) } else { 1.0 };
    let arrived = across >= 1.0;
    let waiting = (arrived && granted < message.hops as usize).then_some(granted as u32);
    let streaming = arrived && granted == message.hops as usize;
    let begin = starts[j] + hop;
    let moved = if streaming && replay.rates(message.record).len() > 0 {
        replay.streamed_fraction(message, begin, t) as f32
    } else if streaming && message.delivered > begin {
        ((t - begin) / (message.delivered - begin)).clamp(0.0, 1.0) as f32
    } else {
        0.0
    };
    let head = j as f32 + across as f32;
    let holds = (released as u32, head.ceil() as u32);
    Transit { head, tail: released as f32, waiting, streaming, moved, holds }
}
