//! Exchanges of all with all within a group, found in the program of one processor: steps side by side that a collective operation
//! can carry out at once.
//!
//! Found from the program alone, whatever the formulation: a run of steps that compute nothing, in which a processor sends one message to
//! each member of a group and receives one of each. That the others see the same group, they have to confirm (`mpi/groups.rs`).

use hyperfly_core::schedule::{Plan, Slots, Step};
use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;

/// Fewer members exchange in pairs: from point to point.
const LEAST: usize = 3;

/// An exchange of all with all, as one member sees it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Collective {
    /// Its steps, among those of all processors. The first and the last one send or receive.
    pub steps: Range<u32>,
    /// Who takes part, this processor included, in order.
    pub members: Vec<u32>,
    /// What this processor sends, in the order of its program.
    pub sent: Vec<Part>,
    /// What it receives, in the order of its program.
    pub received: Vec<Part>,
}

/// One message of a collective.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Part {
    /// With whom, by the place among the members.
    pub member: usize,
    /// How many words.
    pub words: u32,
    /// How many words of this processor's messages stand before it.
    pub at: u32,
    /// How many messages went from the same sender to the same receiver before this exchange.
    pub before: u32,
}

/// The exchanges of all with all in the program of processor `q`, in order, as far as it can know.
pub fn of_program(plan: &Plan, q: u32) -> Vec<Collective> {
    let (mut sent, mut received) = (Known::default(), Known::default());
    let mut found = Vec::new();
    let last = plan.first[q as usize + 1];
    let mut run = plan.first[q as usize]..plan.first[q as usize];
    for record in run.start..=last {
        let step = (record < last).then(|| plan.steps[record as usize]);
        let to = step.and_then(|step| plan.sends(&step));
        let from = step.and_then(|step| plan.receives(&step));
        let goes_on = match step {
            Some(Step::Local { .. } | Step::Combine { .. }) | None => false,
            Some(_) => !sent.has(to) && !received.has(from),
        };
        if !goes_on {
            found.extend(collective(plan, q, run, &sent.now, &received.now));
            sent.end();
            received.end();
            run = record..record;
        }
        sent.add(record, to);
        received.add(record, from);
        run.end = record + 1;
    }
    found
}

/// The messages of one direction.
#[derive(Default)]
struct Known<'a> {
    /// Those of the run at hand, in order.
    now: Vec<Message<'a>>,
    /// With whom they are.
    partners: BTreeSet<u32>,
    /// By partner, how many there were.
    counts: BTreeMap<u32, u32>,
}

/// A message of a run.
#[derive(Clone, Copy)]
struct Message<'a> {
    record: u32,
    partner: u32,
    slots: &'a Slots,
    before: u32,
}

impl<'a> Known<'a> {
    fn has(&self, message: Option<(u32, &Slots)>) -> bool {
        message.is_some_and(|(partner, _)| self.partners.contains(&partner))
    }

    fn add(&mut self, record: u32, message: Option<(u32, &'a Slots)>) {
        let Some((partner, slots)) = message else { return };
        let count = self.counts.entry(partner).or_default();
        self.now.push(Message { record, partner, slots, before: *count });
        self.partners.insert(partner);
        *count += 1;
    }

    fn end(&mut self) {
        self.now.clear();
        self.partners.clear();
    }
}

/// What a run is, if it is an exchange of all with all.
fn collective(
    plan: &Plan,
    q: u32,
    run: Range<u32>,
    sent: &[Message<'_>],
    received: &[Message<'_>],
) -> Option<Collective> {
    let partners = |messages: &[Message<'_>]| messages.iter().map(|message| message.partner).collect();
    let mut members: BTreeSet<u32> = partners(sent);
    let senders: BTreeSet<u32> = partners(received);
    if members != senders || !members.insert(q) || members.len() < LEAST || overwrites(plan, run, sent) {
        return None;
    }
    let members: Vec<u32> = members.into_iter().collect();
    let parts = |messages: &[Message<'_>]| -> Vec<Part> {
        let mut at = 0;
        let part = |message: &Message<'_>| {
            let (member, words) = (members.binary_search(&message.partner).ok()?, message.slots.count());
            at += words;
            Some(Part { member, words, at: at - words, before: message.before })
        };
        messages.iter().filter_map(part).collect()
    };
    let records = || sent.iter().chain(received).map(|message| message.record);
    let steps = records().min()?..records().max()? + 1;
    Some(Collective { steps, sent: parts(sent), received: parts(received), members })
}

/// Whether a step of a run sends what an earlier one has received or copied: then its messages cannot leave all at once.
fn overwrites(plan: &Plan, run: Range<u32>, sent: &[Message<'_>]) -> bool {
    let mut written = vec![false; plan.slots as usize];
    let mut sent = sent.iter().peekable();
    for record in run {
        if let Some(message) = sent.next_if(|message| message.record == record)
            && message.slots.iter().any(|slot| written[slot as usize])
        {
            return true;
        }
        let step = &plan.steps[record as usize];
        let into = match *step {
            Step::Copy { to, .. } => Some(&plan.slot_sets[to as usize]),
            _ => plan.receives(step).map(|(_, slots)| slots),
        };
        into.into_iter().flat_map(|slots| slots.iter()).for_each(|slot| written[slot as usize] = true);
    }
    false
}
