//! Store-and-forward: each channel serves one message at a time, first come first served, for t_h + t_w·m; the whole
//! message is received before it is forwarded (design §4, GK 2.2).

use super::routes::{Queues, Routes};
use super::{Context, Message, Network};
use crate::report::HotChannel;
use crate::scenario::Scenario;
use crate::sim::{Event, Phase};
use crate::topology::Graph;

pub struct StoreAndForward {
    th: f64,
    tw: f64,
    routes: Routes,
    queues: Queues,
    /// By source: how many channels its message has crossed.
    crossed: Vec<u32>,
    /// By source: t_h + t_w·m.
    service: Vec<f64>,
}

impl StoreAndForward {
    pub fn new(s: &Scenario, graph: Box<dyn Graph>) -> Self {
        let routes = Routes::new(graph);
        let queues = Queues::new(routes.channels());
        let p = s.p as usize;
        StoreAndForward { th: s.th, tw: s.tw, routes, queues, crossed: vec![0; p], service: vec![0.0; p] }
    }

    /// The message of `rank` gets its next channel, now.
    fn serve(&mut self, rank: u32, context: &mut Context) {
        let now = context.agenda.now();
        let k = self.crossed[rank as usize];
        context.recorder.hop_start(rank, k, self.routes.get(rank)[k as usize], now);
        context.agenda.push(now + self.service[rank as usize], Phase::Release, rank, 0);
    }
}

impl Network for StoreAndForward {
    fn inject(&mut self, message: Message, context: &mut Context) {
        let rank = message.rank as usize;
        self.routes.set(message.rank, message.to);
        self.crossed[rank] = 0;
        self.service[rank] = self.th + self.tw * message.words as f64;
        context.agenda.push(context.agenda.now(), Phase::Request, message.rank, 0);
    }

    fn event(&mut self, phase: Phase, event: Event, context: &mut Context) {
        let rank = event.rank;
        let channel = self.routes.get(rank)[self.crossed[rank as usize] as usize];
        if phase == Phase::Request {
            if self.queues.request(channel, rank) {
                self.serve(rank, context);
            }
            return;
        }
        // The message has crossed this channel: the next in line gets it, and the message asks for its next one.
        let now = context.agenda.now();
        context.recorder.hop_end(rank, self.crossed[rank as usize], channel, now);
        self.crossed[rank as usize] += 1;
        if let Some(next) = self.queues.release(channel) {
            self.serve(next, context);
        }
        if self.crossed[rank as usize] as usize == self.routes.get(rank).len() {
            context.delivered.push(rank);
        } else {
            context.agenda.push(now, Phase::Request, rank, 0);
        }
    }

    fn hottest(&self) -> Option<HotChannel> {
        self.queues.hottest()
    }
}
