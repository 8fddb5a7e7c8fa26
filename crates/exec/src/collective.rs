//! All-to-all exchanges within a group, detected in the program of one processor: consecutive steps that one collective operation can
//! carry out.
//!
//! Detection uses the program alone, independent of the formulation: a run of steps without computation in which a processor sends one
//! message to each member of a group and receives one from each. The members must then confirm that they see the same group
//! (`mpi/groups.rs`).

use hyperfly_core::schedule::{Plan, SlotSet, Step};
use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;

/// Minimum number of members. Smaller groups use point-to-point messages.
const MIN_MEMBERS: usize = 3;

/// An all-to-all exchange from the perspective of one member.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Collective {
    /// Range of step indices in the whole plan. The first and last step send or receive.
    pub steps: Range<u32>,
    /// Ranks of all members in ascending order, including this processor.
    pub members: Vec<u32>,
    /// Messages sent, in program order.
    pub sent: Vec<GroupMessage>,
    /// Messages received, in program order.
    pub received: Vec<GroupMessage>,
}

/// One message of a collective.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GroupMessage {
    /// Index of the partner among the members.
    pub member: usize,
    pub words: u32,
    /// Offset of the first word in the combined buffer.
    pub offset: u32,
    /// Number of earlier messages between the same sender and receiver.
    pub earlier_count: u32,
}

/// Finds the all-to-all exchanges in the program of processor `rank`, in order. Other members have not confirmed them.
pub fn find_collectives(plan: &Plan, rank: u32) -> Vec<Collective> {
    let (mut sent_history, mut received_history) = (History::default(), History::default());
    let mut collectives = Vec::new();
    let last = plan.first[rank as usize + 1];
    let mut run = plan.first[rank as usize]..plan.first[rank as usize];
    for step_index in run.start..=last {
        let step = (step_index < last).then(|| plan.steps[step_index as usize]);
        let receiver = step.and_then(|step| plan.sends(&step));
        let from = step.and_then(|step| plan.receives(&step));
        let run_continues = match step {
            Some(Step::Local { .. } | Step::Combine(_) | Step::Unpack(_)) | None => false,
            Some(_) => !sent_history.includes(receiver) && !received_history.includes(from),
        };
        if !run_continues {
            collectives.extend(as_all_to_all(
                plan,
                rank,
                run,
                &sent_history.current,
                &received_history.current,
            ));
            sent_history.end_run();
            received_history.end_run();
            run = step_index..step_index;
        }
        sent_history.add(step_index, receiver);
        received_history.add(step_index, from);
        run.end = step_index + 1;
    }
    collectives
}

/// Messages of one direction seen so far.
#[derive(Default)]
struct History<'a> {
    /// Messages of the current run, in order.
    current: Vec<Message<'a>>,
    /// Partners in the current run.
    partners: BTreeSet<u32>,
    /// Total number of messages by partner.
    counts: BTreeMap<u32, u32>,
}

#[derive(Clone, Copy)]
struct Message<'a> {
    step_index: u32,
    partner: u32,
    slots: &'a SlotSet,
    earlier_count: u32,
}

impl<'a> History<'a> {
    fn includes(&self, message: Option<(u32, &SlotSet)>) -> bool {
        message.is_some_and(|(partner, _)| self.partners.contains(&partner))
    }

    fn add(&mut self, step_index: u32, message: Option<(u32, &'a SlotSet)>) {
        let Some((partner, slots)) = message else { return };
        let count = self.counts.entry(partner).or_default();
        self.current.push(Message { step_index, partner, slots, earlier_count: *count });
        self.partners.insert(partner);
        *count += 1;
    }

    fn end_run(&mut self) {
        self.current.clear();
        self.partners.clear();
    }
}

/// Converts a run into a collective if it is an all-to-all exchange.
fn as_all_to_all(
    plan: &Plan,
    rank: u32,
    run: Range<u32>,
    sent: &[Message<'_>],
    received: &[Message<'_>],
) -> Option<Collective> {
    let partners = |messages: &[Message<'_>]| messages.iter().map(|message| message.partner).collect();
    let mut members: BTreeSet<u32> = partners(sent);
    let senders: BTreeSet<u32> = partners(received);
    if members != senders
        || !members.insert(rank)
        || members.len() < MIN_MEMBERS
        || forwards_data(plan, run, sent)
    {
        return None;
    }
    let members: Vec<u32> = members.into_iter().collect();
    let group_messages = |messages: &[Message<'_>]| -> Vec<GroupMessage> {
        let mut offset = 0;
        let group_message = |message: &Message<'_>| {
            let (member, words) = (members.binary_search(&message.partner).ok()?, message.slots.count());
            offset += words;
            Some(GroupMessage { member, words, offset: offset - words, earlier_count: message.earlier_count })
        };
        messages.iter().filter_map(group_message).collect()
    };
    let records = || sent.iter().chain(received).map(|message| message.step_index);
    let steps = records().min()?..records().max()? + 1;
    Some(Collective { steps, sent: group_messages(sent), received: group_messages(received), members })
}

/// Whether a step of the run sends slots that an earlier step received or copied. Such messages cannot leave together.
fn forwards_data(plan: &Plan, run: Range<u32>, sent: &[Message<'_>]) -> bool {
    let mut is_written = vec![false; plan.slots as usize];
    let mut sent_messages = sent.iter().peekable();
    for step_index in run {
        if let Some(message) = sent_messages.next_if(|message| message.step_index == step_index)
            && message.slots.iter().any(|slot| is_written[slot as usize])
        {
            return true;
        }
        let step = &plan.steps[step_index as usize];
        let into = match *step {
            Step::Copy { to, .. } => Some(&plan.slot_sets[to as usize]),
            _ => plan.receives(step).map(|(_, slots)| slots),
        };
        into.into_iter().flat_map(|slots| slots.iter()).for_each(|slot| is_written[slot as usize] = true);
    }
    false
}
