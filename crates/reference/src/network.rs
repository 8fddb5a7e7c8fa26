//! Networks with the three switchings: queues of messages at channels, channels held by worms, and fluid
//! flows.

use crate::agenda::{Agenda, EventKind, Message};
use crate::max_min::fair_rates;
use crate::routing::{Channel, word_factor};
use fastrand::Rng;
use hyperfly_request::{Settings, Switching, Topology};
use std::collections::{BTreeMap, VecDeque};

/// Largest relative change of a rate that is rounded at random.
const ROUNDING: f64 = 4.0 * f64::EPSILON;

struct Flow {
    message: usize,
    /// Remaining time at rate 1.
    remaining_time: f64,
    rate: f64,
}

/// A worm that has all channels of its route.
struct Worm {
    message: usize,
    /// Time at which it got the last one.
    granted: f64,
    /// Expected delivery.
    delivery: f64,
    /// Number of channels that it has released, or will have at the current time.
    released: usize,
    /// Remaining time at rate 1, and the rate, while its words stream.
    stream: Option<(f64, f64)>,
}

pub struct Network {
    settings: Settings,
    switching: Switching,
    /// Whether worms share channels with the worms on other virtual channels.
    shares_channels: bool,
    worms: Vec<Worm>,
    th: f64,
    tw: f64,
    /// Messages at each channel, as (message, hop of its route), first come first served; the first one
    /// holds the channel.
    queues: BTreeMap<(Channel, u8), VecDeque<(usize, usize)>>,
    flows: Vec<Flow>,
    /// Time up to which the flows have been advanced.
    now: f64,
    rates_outdated: bool,
    /// Rounds the rates of flows at random.
    rng: Option<Rng>,
    /// Maximum number of messages that held or requested one channel at the same time (store-and-forward,
    /// wormhole).
    pub max_load: usize,
}

impl Network {
    pub fn new(s: &Settings, seed: Option<u64>) -> Self {
        Network {
            settings: s.clone(),
            switching: s.switching,
            shares_channels: s.virtual_channels == 2
                && s.topology == Topology::Torus
                && s.switching == Switching::Wormhole,
            worms: Vec::new(),
            th: s.th,
            tw: s.tw / crate::channel_width(s),
            queues: BTreeMap::new(),
            flows: Vec::new(),
            now: 0.0,
            rates_outdated: false,
            rng: seed.map(Rng::with_seed),
            max_load: 0,
        }
    }

    pub fn handle_event(
        &mut self,
        time: f64,
        kind: EventKind,
        messages: &mut [Message],
        agenda: &mut Agenda,
    ) {
        match kind {
            EventKind::Inject { message } => {
                let Message { source, ref route, .. } = messages[message];
                if self.switching == Switching::CutThrough {
                    agenda.add(time + self.th * route.len() as f64, source, EventKind::Flow { message });
                } else {
                    agenda.add(time, source, EventKind::Request { message, hop: 0 });
                }
            }
            EventKind::Flow { message } => {
                // Even an empty flow ends only after all heads of this instant have arrived and the rates
                // are updated.
                let remaining = self.tw * messages[message].words;
                self.flows.push(Flow { message, remaining_time: remaining, rate: 0.0 });
                self.rates_outdated = true;
            }
            EventKind::Request { message, hop } => {
                let channel = messages[message].route[hop];
                let queue =
                    self.queues.entry((channel, messages[message].virtual_channels[hop])).or_default();
                queue.push_back((message, hop));
                let is_first = queue.len() == 1;
                let load =
                    |virtual_channel| self.queues.get(&(channel, virtual_channel)).map_or(0, VecDeque::len);
                self.max_load = self.max_load.max(load(0) + load(1));
                if is_first {
                    self.grant(time, message, hop, messages, agenda);
                }
            }
            EventKind::Stream { message } => {
                let remaining = self.tw * messages[message].words;
                let worm = self.worms.iter_mut().find(|worm| worm.message == message).expect("a worm");
                worm.stream = Some((remaining, 1.0));
                self.rates_outdated = true;
            }
            EventKind::Release { message, hop } => {
                messages[message].hops[hop].1 = time;
                let channel = (messages[message].route[hop], messages[message].virtual_channels[hop]);
                let queue = self.queues.get_mut(&channel).expect("a channel in use");
                assert_eq!(queue.pop_front(), Some((message, hop)), "only its holder gives up a channel");
                let next_message = queue.front().copied();
                if self.switching == Switching::StoreAndForward {
                    let is_last = hop + 1 == messages[message].route.len();
                    let next_station = if is_last {
                        EventKind::Deliver { message }
                    } else {
                        EventKind::Request { message, hop: hop + 1 }
                    };
                    agenda.add(time, messages[message].source, next_station);
                }
                if let Some((message, hop)) = next_message {
                    self.grant(time, message, hop, messages, agenda);
                }
            }
            EventKind::Deliver { .. }
            | EventKind::Step
            | EventKind::WordArrival { .. }
            | EventKind::SendRequest { .. }
            | EventKind::Arrival { .. }
            | EventKind::TransitEnd { .. }
            | EventKind::ReceiveWord { .. }
            | EventKind::Sent { .. }
            | EventKind::Received { .. } => {
                unreachable!("no business of the network")
            }
        }
    }

    /// Grants a message a channel of its route.
    fn grant(
        &mut self,
        time: f64,
        message: usize,
        hop: usize,
        messages: &mut [Message],
        agenda: &mut Agenda,
    ) {
        let m = &mut messages[message];
        let x = m.route.len();
        assert_eq!(m.hops.len(), hop);
        m.hops.push((time, f64::NAN));
        if self.switching == Switching::StoreAndForward {
            let word_time = self.tw * word_factor(&self.settings, m.route[hop]);
            agenda.add(time + self.th + word_time * m.words, m.source, EventKind::Release { message, hop });
            return;
        }
        // A short worm releases the channel that is as many hops back as it has words.
        if hop >= m.words as usize {
            agenda.add(time, m.source, EventKind::Release { message, hop: hop - m.words as usize });
        }
        if hop + 1 < x {
            agenda.add(time + self.th, m.source, EventKind::Request { message, hop: hop + 1 });
        } else {
            // The worm has all channels: the head crosses the last one, the words stream behind it, and the
            // tail releases one by one.
            let slowest =
                m.route.iter().map(|channel| word_factor(&self.settings, *channel)).fold(0.0, f64::max);
            let delivery = time + self.th + self.tw * slowest * m.words;
            if self.shares_channels {
                if delivery > time + self.th {
                    agenda.add(time + self.th, m.source, EventKind::Stream { message });
                }
                let released = x.saturating_sub(m.words as usize);
                self.worms.push(Worm { message, granted: time, delivery, released, stream: None });
                return;
            }
            for k in x.saturating_sub(m.words as usize)..x {
                let release = delivery - (x - 1 - k) as f64 * self.th;
                agenda.add(release.max(time), m.source, EventKind::Release { message, hop: k });
            }
            agenda.add(delivery, m.source, EventKind::Deliver { message });
        }
    }

    /// Returns the sources of messages that wait for a channel, each with the source of the message that
    /// holds it.
    pub fn waits(&self, messages: &[Message]) -> Vec<(u32, u32)> {
        let pairs = self.queues.values().flat_map(|queue| {
            queue
                .iter()
                .skip(1)
                .map(|(waiting_message, _)| (messages[*waiting_message].source, messages[queue[0].0].source))
        });
        pairs.collect()
    }

    /// Advances the streams of worms, at their fair rates, until the next event or the next release of a channel.
    fn stream_until(&mut self, next: f64, messages: &[Message], agenda: &mut Agenda) {
        if self.worms.is_empty() || next == self.now {
            self.now = if next.is_finite() { next } else { self.now };
            return;
        }
        if self.rates_outdated {
            let streaming: Vec<usize> =
                (0..self.worms.len()).filter(|&k| self.worms[k].stream.is_some()).collect();
            let held = |&k: &usize| {
                let Worm { message, released, .. } = self.worms[k];
                messages[message].route[released..].to_vec()
            };
            let routes: Vec<_> = streaming.iter().map(held).collect();
            for (k, rate) in streaming.into_iter().zip(fair_rates(&routes, |_| 1.0)) {
                let worm = &mut self.worms[k];
                if let Some((remaining, old)) = &mut worm.stream
                    && *old != rate
                {
                    *old = rate;
                    worm.delivery = self.now + *remaining / rate;
                }
            }
            self.rates_outdated = false;
        }
        let (now, th) = (self.now, self.th);
        let due = |worm: &Worm| {
            let behind = messages[worm.message].route.len() - 1 - worm.released;
            (worm.delivery - behind as f64 * th).max(worm.granted).max(now)
        };
        let first_due = self.worms.iter().map(due).fold(f64::INFINITY, f64::min);
        let end = first_due.min(next);
        for worm in &mut self.worms {
            if let Some((remaining, rate)) = &mut worm.stream {
                *remaining -= *rate * (end - now);
            }
        }
        if first_due <= next {
            for worm in &mut self.worms {
                let Message { source, ref route, .. } = messages[worm.message];
                while worm.released < route.len() && due(worm) <= end {
                    let (message, hop) = (worm.message, worm.released);
                    agenda.add(end, source, EventKind::Release { message, hop });
                    worm.released += 1;
                    if worm.released == route.len() {
                        agenda.add(end, source, EventKind::Deliver { message });
                    }
                    self.rates_outdated = true;
                }
            }
            self.worms.retain(|worm| worm.released < messages[worm.message].route.len());
        }
        self.now = end;
    }

    /// Advances the flows, at their fair rates, until the next event or the first end of a flow.
    pub fn flow_until(&mut self, next: f64, messages: &[Message], agenda: &mut Agenda) {
        if self.shares_channels {
            self.stream_until(next, messages, agenda);
            return;
        }
        if self.flows.is_empty() || next == self.now {
            self.now = if next.is_finite() { next } else { self.now };
            return;
        }
        if self.rates_outdated {
            let routes: Vec<_> = self.flows.iter().map(|flow| messages[flow.message].route.clone()).collect();
            let capacity = |channel: Channel| 1.0 / word_factor(&self.settings, channel);
            for (flow, rate) in self.flows.iter_mut().zip(fair_rates(&routes, capacity)) {
                let error = self.rng.as_mut().map_or(0.0, |rng| ROUNDING * (2.0 * rng.f64() - 1.0));
                flow.rate = rate * (1.0 + error);
            }
            self.rates_outdated = false;
        }
        let end_of = |flow: &Flow| self.now + flow.remaining_time / flow.rate;
        let first_end = self.flows.iter().map(end_of).fold(f64::INFINITY, f64::min);
        let end = first_end.min(next);
        if first_end <= next {
            // Ends that differ only by rounding are one instant.
            let has_ended = |flow: &Flow| end_of(flow) <= first_end * (1.0 + 0.5f64.powi(44));
            for flow in self.flows.iter().filter(|flow| has_ended(flow)) {
                agenda.add(end, messages[flow.message].source, EventKind::Deliver { message: flow.message });
            }
            let is_active: Vec<bool> = self.flows.iter().map(|flow| !has_ended(flow)).collect();
            let mut is_active = is_active.into_iter();
            self.flows.retain(|_| is_active.next() == Some(true));
            self.rates_outdated = true;
        }
        for flow in &mut self.flows {
            flow.remaining_time = (flow.remaining_time - flow.rate * (end - self.now)).max(0.0);
        }
        self.now = end;
    }
}
