//! The words over each channel of a run, and when they had crossed it.

use crate::trace::replay::Replay;
use hyperfly_core::Run;
use std::collections::BTreeMap;

/// A directed channel, or on a machine without channels a pair of processors of which one sends to the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Link {
    pub from: u32,
    pub to: u32,
    /// Number of the channel in the graph.
    pub channel: Option<u32>,
    pub messages: u64,
    /// Words of the whole run.
    pub words: u64,
}

/// A message that has crossed a link: its last word left the link at this time.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Crossing {
    pub time: f64,
    /// Index into [`Traffic::links`].
    pub link: u32,
    pub words: u32,
}

/// The traffic of a run.
pub struct Traffic {
    /// All channels, also those without traffic, in the order of their numbers; pairs in the order of their ranks.
    pub links: Vec<Link>,
    /// In order of time; empty if the trace is binned, which has no times of single messages.
    pub crossings: Vec<Crossing>,
    /// Number of nodes that links join: processors, then switches.
    pub nodes: u32,
}

impl Traffic {
    /// Collects the messages of a run by the channels of their routes.
    pub fn new(replay: &Replay) -> Traffic {
        let run = replay.run();
        let (links, index) = channels(run);
        let nodes = run.graph.as_deref().map_or(run.plan.p, |graph| graph.nodes());
        let mut traffic = Traffic { links, crossings: Vec::new(), nodes };
        let (mut pairs, mut route) = (BTreeMap::new(), Vec::new());
        for sender in 0..run.plan.p {
            for record in run.plan.first[sender as usize]..run.plan.first[sender as usize + 1] {
                let Some((to, slots)) = run.plan.sends(&run.plan.steps[record as usize]) else { continue };
                let words = slots.count();
                let Some(graph) = run.graph.as_deref() else {
                    let links = &mut traffic.links;
                    let link = *pairs.entry((sender, to)).or_insert_with(|| {
                        links.push(Link { from: sender, to, channel: None, messages: 0, words: 0 });
                        links.len() as u32 - 1
                    });
                    traffic.add(run, record, 0, link, words);
                    continue;
                };
                route.clear();
                graph.route(sender, to, &mut route);
                for (hop, channel) in route.iter().enumerate() {
                    traffic.add(run, record, hop, index[*channel as usize], words);
                }
            }
        }
        traffic.crossings.sort_by(|a, b| a.time.total_cmp(&b.time));
        traffic
    }

    fn add(&mut self, run: &Run, record: u32, hop: usize, link: u32, words: u32) {
        let sum = &mut self.links[link as usize];
        sum.messages += 1;
        sum.words += u64::from(words);
        if let Some(time) = crossing_time(run, record, hop) {
            self.crossings.push(Crossing { time, link, words });
        }
    }

    /// Returns the links that carried words.
    pub fn used(&self) -> impl Iterator<Item = &Link> {
        self.links.iter().filter(|link| link.words > 0)
    }

    /// Returns the link with the most words, the first of equal ones; `None` without traffic.
    pub fn busiest(&self) -> Option<&Link> {
        self.used().reduce(|best, link| if link.words > best.words { link } else { best })
    }
}

/// Returns a link for each channel, and the index of the link by channel. Gaps have the index of the next link.
fn channels(run: &Run) -> (Vec<Link>, Vec<u32>) {
    let (mut links, mut index) = (Vec::new(), Vec::new());
    let Some(graph) = run.graph.as_deref() else { return (links, index) };
    for channel in 0..graph.channels() {
        index.push(links.len() as u32);
        if let Some((from, to)) = graph.ends(channel) {
            links.push(Link { from, to, channel: Some(channel), messages: 0, words: 0 });
        }
    }
    (links, index)
}

/// Returns when the last word of a record's message left the channel at this position of its route: under cut-through, whose words
/// flow over all channels at the same time, at its delivery. `None` in a binned trace.
fn crossing_time(run: &Run, record: u32, hop: usize) -> Option<f64> {
    let (trace, k) = (&run.trace, record as usize);
    match trace.hop_first.get(k) {
        Some(&first) => trace.hop_end.get(first as usize + hop).copied(),
        None => trace.delivered.get(k).copied(),
    }
}
