//! Wormhole: the head is granted the channels of its route in order, t_h each, first come first served, and holds those
//! it has while it waits; once it has them all the m words stream in t_w·m (design §4).
//!
//! With delivery at D the k-th of x channels is released at D − (x−1−k)·t_h. A message shorter than its route would
//! have left its first channels before its head had the last one; a channel is never given up before that moment,
//! because until then the head was still waiting and the message held all it had.

use super::routes::{Queues, Routes};
use super::{Context, Deadlock, Message, Network};
use crate::report::HotChannel;
use crate::scenario::Scenario;
use crate::sim::{Event, Phase};
use crate::topology::Graph;

pub struct Wormhole {
    th: f64,
    tw: f64,
    routes: Routes,
    queues: Queues,
    /// By source: how many channels its message has been granted.
    granted: Vec<u32>,
    /// By source: m.
    words: Vec<u64>,
    /// By source: when its head was granted the last channel, and when its tail arrives.
    streaming_since: Vec<f64>,
    delivery: Vec<f64>,
}

impl Wormhole {
    pub fn new(s: &Scenario, graph: Box<dyn Graph>) -> Self {
        let routes = Routes::new(graph);
        let queues = Queues::new(routes.channels());
        let p = s.p as usize;
        Wormhole {
            th: s.th,
            tw: s.tw,
            routes,
            queues,
            granted: vec![0; p],
            words: vec![0; p],
            streaming_since: vec![0.0; p],
            delivery: vec![0.0; p],
        }
    }

    /// The head of the message of `rank` gets the channel that it asked for, now.
    fn grant(&mut self, rank: u32, context: &mut Context) {
        let now = context.agenda.now();
        let k = self.granted[rank as usize];
        context.recorder.hop_start(rank, k, self.routes.get(rank)[k as usize], now);
        self.granted[rank as usize] += 1;
        let x = self.routes.get(rank).len() as u32;
        if k + 1 < x {
            context.agenda.push(now + self.th, Phase::Request, rank, 0);
            return;
        }
        self.streaming_since[rank as usize] = now;
        self.delivery[rank as usize] = now + self.th + self.tw * self.words[rank as usize] as f64;
        context.agenda.push(self.release_time(rank, 0), Phase::Release, rank, 0);
    }

    /// When the streaming message of `rank` gives up the `k`-th channel of its route.
    fn release_time(&self, rank: u32, k: u32) -> f64 {
        let behind = self.routes.get(rank).len() as u32 - 1 - k;
        (self.delivery[rank as usize] - f64::from(behind) * self.th).max(self.streaming_since[rank as usize])
    }

    /// The tail of the message of `rank` passes, now, the channels of its route from the `k`-th on that it reaches at
    /// this instant; the next one is put on the agenda.
    fn release(&mut self, rank: u32, k: u32, context: &mut Context) {
        let now = context.agenda.now();
        let x = self.routes.get(rank).len() as u32;
        for k in k..x {
            let time = self.release_time(rank, k);
            if time > now {
                context.agenda.push(time, Phase::Release, rank, k);
                return;
            }
            let channel = self.routes.get(rank)[k as usize];
            context.recorder.hop_end(rank, k, channel, now);
            if let Some(next) = self.queues.release(channel) {
                self.grant(next, context);
            }
        }
        context.delivered.push(rank);
    }
}

impl Network for Wormhole {
    fn inject(&mut self, message: Message, context: &mut Context) {
        let rank = message.rank as usize;
        self.routes.set(message.rank, message.to);
        self.granted[rank] = 0;
        self.words[rank] = message.words;
        context.agenda.push(context.agenda.now(), Phase::Request, message.rank, 0);
    }

    fn event(&mut self, phase: Phase, event: Event, context: &mut Context) {
        let rank = event.rank;
        if phase == Phase::Request {
            let channel = self.routes.get(rank)[self.granted[rank as usize] as usize];
            if self.queues.request(channel, rank) {
                self.grant(rank, context);
            }
        } else {
            self.release(rank, event.what, context);
        }
    }

    fn hottest(&self) -> Option<HotChannel> {
        self.queues.hottest()
    }

    fn deadlock(&self) -> Option<Deadlock> {
        // Follow "waits for a channel held by" from every message; a walk that comes back to itself is a circle.
        let waits_for = |rank: u32| {
            let route = self.routes.get(rank);
            let channel = *route.get(self.granted[rank as usize] as usize)?;
            self.queues.holder(channel).filter(|holder| *holder != rank)
        };
        for start in 0..self.granted.len() as u32 {
            let mut walk = vec![start];
            while let Some(next) = walk.last().and_then(|last| waits_for(*last)) {
                if let Some(at) = walk.iter().position(|rank| *rank == next) {
                    return Some(Deadlock { circle: walk.split_off(at) });
                }
                walk.push(next);
            }
        }
        None
    }
}
