//! A second, slow and simple machine for the tests: it executes lists of steps hop by hop under the three switchings. It
//! shares nothing with the closed forms, nor with the simulator of the core.

use hyperfly_request::{Settings, Switching, Topology};
use std::cmp::Ordering;
use std::collections::{BTreeMap, BinaryHeap, VecDeque};

/// One thing that a processor does.
#[derive(Clone, Copy, Debug)]
pub enum Step {
    /// So many executions of line 8.
    Compute(f64),
    /// Exchange so many words with that processor.
    Exchange(u32, f64),
}

/// What happens next; at one instant in this order, then by rank of the source, then in order of issue.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum What {
    /// A channel is free again.
    Release(usize),
    /// A message has arrived.
    Deliver(usize),
    /// A processor goes on.
    Go(u32),
    /// A message leaves its processor.
    Inject(usize),
    /// A message wants the next channel of its route.
    Request(usize),
    /// The head of a flow has arrived, its words begin to flow.
    Flow(usize),
}

struct Event {
    time: f64,
    class: u32,
    rank: u32,
    issue: usize,
    what: What,
}

impl Event {
    fn key(&self) -> (u32, u32, usize) {
        (self.class, self.rank, self.issue)
    }
}
impl PartialEq for Event {
    fn eq(&self, o: &Self) -> bool {
        self.cmp(o) == Ordering::Equal
    }
}
impl Eq for Event {}
impl PartialOrd for Event {
    fn partial_cmp(&self, o: &Self) -> Option<Ordering> {
        Some(self.cmp(o))
    }
}
impl Ord for Event {
    // The earliest event is the greatest, for the heap.
    fn cmp(&self, o: &Self) -> Ordering {
        o.time.total_cmp(&self.time).then_with(|| o.key().cmp(&self.key()))
    }
}

struct Message {
    from: u32,
    to: u32,
    words: f64,
    route: Vec<usize>,
    /// Channels that it has been granted (wormhole) or has crossed (store-and-forward).
    done: usize,
}

#[derive(Default)]
struct Channel {
    busy: bool,
    queue: VecDeque<usize>,
}

struct Sim<'a> {
    s: &'a Settings,
    now: f64,
    events: BinaryHeap<Event>,
    issued: usize,
    messages: Vec<Message>,
    channels: Vec<Channel>,
    numbers: BTreeMap<(u32, u32), usize>,
    /// Flowing messages with the words that are left.
    flows: BTreeMap<usize, f64>,
    programs: Vec<VecDeque<Step>>,
    /// Arrived and not yet awaited messages, by (from, to).
    arrived: BTreeMap<(u32, u32), u32>,
    /// For a processor in an exchange: the partner, and whether its own message has been delivered.
    waiting: Vec<Option<(u32, bool)>>,
    end: Vec<f64>,
    pub contention: f64,
}

/// T_p of these programs on the scenario's network, and the sum over all messages of what they took beyond their time
/// alone on the network.
pub fn execute(s: &Settings, programs: Vec<Vec<Step>>) -> (f64, f64) {
    let p = programs.len();
    let mut sim = Sim {
        s,
        now: 0.0,
        events: BinaryHeap::new(),
        issued: 0,
        messages: Vec::new(),
        channels: Vec::new(),
        numbers: BTreeMap::new(),
        flows: BTreeMap::new(),
        programs: programs.into_iter().map(VecDeque::from).collect(),
        arrived: BTreeMap::new(),
        waiting: vec![None; p],
        end: vec![0.0; p],
        contention: 0.0,
    };
    for q in 0..p as u32 {
        sim.at(0.0, What::Go(q));
    }
    sim.run();
    assert!(sim.programs.iter().all(VecDeque::is_empty), "all programs end");
    (sim.end.iter().copied().fold(0.0, f64::max), sim.contention)
}

impl Sim<'_> {
    fn at(&mut self, time: f64, what: What) {
        let (class, rank) = match what {
            What::Release(_) => (0, 0),
            What::Deliver(m) => (0, self.messages[m].from),
            What::Go(q) => (1, q),
            What::Inject(m) => (2, self.messages[m].from),
            What::Request(m) | What::Flow(m) => (3, self.messages[m].from),
        };
        self.issued += 1;
        self.events.push(Event { time, class, rank, issue: self.issued, what });
    }

    fn run(&mut self) {
        loop {
            let rates = self.rates();
            let finish = |(m, left): (&usize, &f64)| self.now + left / rates[m];
            let flow_end = self.flows.iter().map(finish).fold(f64::INFINITY, f64::min);
            let next = self.events.peek().map_or(f64::INFINITY, |event| event.time);
            let time = flow_end.min(next);
            if time.is_infinite() {
                return;
            }
            assert!(time >= self.now, "time runs forward");
            for (m, left) in &mut self.flows {
                *left -= rates[m] * (time - self.now);
            }
            self.now = time;
            let ended: Vec<usize> = self
                .flows
                .iter()
                .filter(|&(&m, left)| *left <= 1e-10 * self.messages[m].words)
                .map(|(&m, _)| m)
                .collect();
            if !ended.is_empty() {
                for m in ended {
                    self.flows.remove(&m);
                    self.at(time, What::Deliver(m));
                }
                continue;
            }
            if next <= time {
                let event = self.events.pop().unwrap();
                self.handle(event.what);
            }
        }
    }

    /// Max–min fair rates by progressive filling.
    fn rates(&self) -> BTreeMap<usize, f64> {
        let mut rates = BTreeMap::new();
        let mut room = BTreeMap::new();
        let capacity = if self.s.tw > 0.0 { 1.0 / self.s.tw } else { 1e30 };
        for &m in self.flows.keys() {
            for &c in &self.messages[m].route {
                room.entry(c).or_insert((capacity, 0u32)).1 += 1;
            }
        }
        while rates.len() < self.flows.len() {
            let share =
                room.values().filter(|r| r.1 > 0).map(|r| r.0 / f64::from(r.1)).fold(f64::MAX, f64::min);
            let full: Vec<usize> = room
                .iter()
                .filter(|(_, r)| r.1 > 0 && r.0 / f64::from(r.1) <= share * (1.0 + 1e-12))
                .map(|(&c, _)| c)
                .collect();
            for &m in self.flows.keys() {
                let route = &self.messages[m].route;
                if !rates.contains_key(&m) && route.iter().any(|c| full.contains(c)) {
                    rates.insert(m, share);
                    for c in route {
                        let room = room.get_mut(c).unwrap();
                        *room = (room.0 - share, room.1 - 1);
                    }
                }
            }
        }
        rates
    }

    fn handle(&mut self, what: What) {
        let (th, tw) = (self.s.th, self.s.tw);
        match what {
            What::Go(q) => match self.programs[q as usize].pop_front() {
                None => self.end[q as usize] = self.now,
                Some(Step::Compute(nodes)) => self.at(self.now + self.s.tc * nodes, What::Go(q)),
                Some(Step::Exchange(partner, words)) => {
                    self.waiting[q as usize] = Some((partner, false));
                    let route = self.route(q, partner);
                    self.messages.push(Message { from: q, to: partner, words, route, done: 0 });
                    self.at(self.now + self.s.ts, What::Inject(self.messages.len() - 1));
                }
            },
            What::Inject(m) => {
                let message = &self.messages[m];
                let hops = message.route.len() as f64;
                let once = if self.s.switching == Switching::StoreAndForward { hops } else { 1.0 };
                self.contention -= self.now + th * hops + tw * message.words * once;
                match self.s.switching {
                    Switching::CutThrough => self.at(self.now + th * hops, What::Flow(m)),
                    _ => self.at(self.now, What::Request(m)),
                }
            }
            What::Flow(m) => {
                self.flows.insert(m, self.messages[m].words);
            }
            What::Request(m) => {
                let c = self.messages[m].route[self.messages[m].done];
                if self.channels[c].busy { self.channels[c].queue.push_back(m) } else { self.grant(c, m) }
            }
            What::Release(c) => {
                self.channels[c].busy = false;
                if let Some(m) = self.channels[c].queue.pop_front() {
                    self.grant(c, m);
                }
            }
            What::Deliver(m) => {
                let (from, to) = (self.messages[m].from, self.messages[m].to);
                self.contention += self.now;
                *self.arrived.entry((from, to)).or_default() += 1;
                self.waiting[from as usize] = Some((to, true));
                self.try_to_go_on(from);
                self.try_to_go_on(to);
            }
        }
    }

    fn try_to_go_on(&mut self, q: u32) {
        let Some((partner, true)) = self.waiting[q as usize] else { return };
        let arrived = self.arrived.entry((partner, q)).or_default();
        if *arrived > 0 {
            *arrived -= 1;
            self.waiting[q as usize] = None;
            self.at(self.now, What::Go(q));
        }
    }

    fn grant(&mut self, c: usize, m: usize) {
        let (th, flow) = (self.s.th, self.s.tw * self.messages[m].words);
        self.channels[c].busy = true;
        self.messages[m].done += 1;
        let message = &self.messages[m];
        let (hops, last) = (message.route.len(), message.done == message.route.len());
        if self.s.switching == Switching::StoreAndForward {
            let crossed = self.now + th + flow;
            self.at(crossed, What::Release(c));
            self.at(crossed, if last { What::Deliver(m) } else { What::Request(m) });
        } else {
            // A worm is never longer than its message: its tail leaves the channel that lies so many words behind its head.
            let (words, head) = (message.words as usize, message.done - 1);
            let left = head.checked_sub(words).map(|k| message.route[k]);
            let rest = message.route.iter().copied().enumerate().skip(hops.saturating_sub(words));
            let rest: Vec<(usize, usize)> = rest.collect();
            if let Some(left) = left {
                self.at(self.now, What::Release(left));
            }
            if !last {
                return self.at(self.now + th, What::Request(m));
            }
            let delivered = self.now + th + flow;
            for (k, c) in rest {
                // None before the head has the last channel.
                self.at((delivered - (hops - 1 - k) as f64 * th).max(self.now), What::Release(c));
            }
            self.at(delivered, What::Deliver(m));
        }
    }

    fn route(&mut self, from: u32, to: u32) -> Vec<usize> {
        let mut places = vec![from];
        while *places.last().unwrap() != to {
            let here = *places.last().unwrap();
            places.push(next_place(self.s.topology, self.programs.len() as u32, here, to));
        }
        let channels = &mut self.channels;
        let mut number = |pair: &[u32]| {
            *self.numbers.entry((pair[0], pair[1])).or_insert_with(|| {
                channels.push(Channel::default());
                channels.len() - 1
            })
        };
        places.windows(2).map(&mut number).collect()
    }
}

/// One hop: the lowest differing bit on the hypercube; along the row, then along the column on the mesh; or there.
fn next_place(topology: Topology, p: u32, here: u32, to: u32) -> u32 {
    match topology {
        Topology::Hypercube => here ^ (1 << (here ^ to).trailing_zeros()),
        Topology::Mesh => {
            let columns = 1 << p.trailing_zeros().div_ceil(2);
            let ((row, column), (row_to, column_to)) =
                ((here / columns, here % columns), (to / columns, to % columns));
            match (column.cmp(&column_to), row.cmp(&row_to)) {
                (Ordering::Less, _) => here + 1,
                (Ordering::Greater, _) => here - 1,
                (_, Ordering::Less) => here + columns,
                _ => here - columns,
            }
        }
        Topology::Complete => to,
        other => unreachable!("{other:?} is held to the simulator"),
    }
}
