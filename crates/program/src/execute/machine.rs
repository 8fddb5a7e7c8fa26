//! Symbolic machine: all processors and the messages between them. Each processor advances as far as possible; there is no clock.

use super::combine::{butterflies, combine};
use super::context::{ExecutionContext, FirstComputed, Shared};
use super::local::execute_local;
use super::memory::Memory;
use super::sets::SlotSets;
use super::start;
use super::waiting::{BlockedWait, find_deadlocks};
use crate::call::{Action, Call, LayoutCall, Script};
use crate::fault::{Fault, FaultKind, Faults, SlotOperation};
use crate::name::{Pairs, Word};
use hyperfly_core::schedule::{SlotSet, Step};
use std::collections::{BTreeMap, BTreeSet, VecDeque};

/// Result of an execution.
pub struct Outcome {
    /// Final memories.
    pub memories: Vec<Memory>,
    pub first_computed: FirstComputed,
    /// Steps of each processor, with their lines.
    pub steps: Vec<Vec<(Step, u32)>>,
    /// Slot sets referenced by the steps.
    pub sets: Vec<SlotSet>,
    /// Number of slots of the largest memory.
    pub slots: u32,
    /// Whether every processor reached the end of its program and no message was lost.
    pub complete: bool,
    /// Whether any slot was written with [`Word::Unknown`].
    pub poisoned: bool,
    pub faults: Faults,
}

/// A message in transit.
struct Message {
    line: u32,
    words: Vec<Word>,
    /// Whether a step was emitted for it, i.e. its sender had no fault.
    sound: bool,
}

/// Progress of one processor.
struct Processor {
    /// Index of the next call.
    next_call: usize,
    /// Whether the message of that call has been sent, and whether a step was emitted for it.
    has_sent: bool,
    sent_soundly: bool,
    /// Whether the processor has had no fault so far.
    sound: bool,
    steps: Vec<(Step, u32)>,
    scratch: (u32, u32),
}

struct Machine<'a> {
    scripts: &'a [Script],
    /// Whether each rank's program ended early, so that its further messages are unknown.
    ended_early: &'a [bool],
    shared: Shared,
    memories: Vec<Memory>,
    processors: Vec<Processor>,
    /// Messages in transit, by sender and receiver.
    in_transit: BTreeMap<(u32, u32), VecDeque<Message>>,
    /// Pairs of sender and receiver with an abandoned message.
    lost: BTreeSet<(u32, u32)>,
}

/// Executes the calls of all ranks.
pub fn execute(
    scripts: &[Script],
    layout: Option<&LayoutCall>,
    ended_early: &[bool],
    pairs: Pairs,
    faults: Faults,
) -> Outcome {
    let slots: Vec<u32> = scripts.iter().map(|script| script.slots).collect();
    let processor = |script: &Script| Processor {
        next_call: 0,
        has_sent: false,
        sent_soundly: false,
        sound: true,
        steps: Vec::new(),
        scratch: (script.slots, 0),
    };
    let mut machine = Machine {
        scripts,
        ended_early,
        shared: Shared {
            pairs,
            first_computed: FirstComputed::default(),
            faults,
            sets: SlotSets::default(),
            time: 0,
            poisoned: false,
        },
        memories: start::create_memories(layout, 1 << pairs.r, &slots),
        processors: scripts.iter().map(processor).collect(),
        in_transit: BTreeMap::new(),
        lost: BTreeSet::new(),
    };
    machine.run();
    let complete = machine.lost.is_empty() && !ended_early.contains(&true);
    machine.report_unreceived();
    let slots = machine.processors.iter().map(|processor| processor.scratch.0 + processor.scratch.1).max();
    Outcome {
        memories: machine.memories,
        first_computed: machine.shared.first_computed,
        steps: machine.processors.into_iter().map(|processor| processor.steps).collect(),
        sets: machine.shared.sets.sets().to_vec(),
        slots: slots.unwrap_or_default(),
        complete,
        poisoned: machine.shared.poisoned,
        faults: machine.shared.faults,
    }
}

impl<'a> Machine<'a> {
    fn run(&mut self) {
        loop {
            let mut has_advanced = false;
            for rank in 0..self.scripts.len() as u32 {
                while self.advance(rank) {
                    has_advanced = true;
                }
            }
            if !has_advanced && !self.resolve_deadlock() {
                return;
            }
        }
    }

    /// Returns the next call of a processor.
    fn next_call(&self, rank: u32) -> Option<&'a Call> {
        let scripts: &'a [Script] = self.scripts;
        scripts[rank as usize].calls.get(self.processors[rank as usize].next_call)
    }

    /// Checks that a partner exists and is not the processor itself; reports a fault otherwise.
    fn check_partner(&mut self, rank: u32, line: u32, partner: i64) -> Option<u32> {
        let kind = match u32::try_from(partner) {
            Ok(partner) if partner == rank => FaultKind::OwnPartner,
            Ok(partner) if (partner as usize) < self.scripts.len() => return Some(partner),
            _ => FaultKind::NoProcessor { partner },
        };
        self.create_context(rank, line).report(kind);
        None
    }

    fn create_context(&mut self, rank: u32, line: u32) -> ExecutionContext<'_> {
        let processor = &mut self.processors[rank as usize];
        ExecutionContext {
            shared: &mut self.shared,
            processor: rank,
            line,
            memory: &mut self.memories[rank as usize],
            steps: &mut processor.steps,
            sound: &mut processor.sound,
            scratch: processor.scratch,
        }
    }

    /// Executes the next call of a processor as far as possible; returns whether it completed.
    fn advance(&mut self, rank: u32) -> bool {
        let Some(&Call { line, ref action }) = self.next_call(rank) else { return false };
        match action {
            Action::Exchange { to, slots, source, into } => {
                if !self.processors[rank as usize].has_sent {
                    self.processors[rank as usize].has_sent = true;
                    self.execute_send(rank, line, *to, slots);
                }
                let source = self.check_partner(rank, line, *source);
                if !self.execute_receive(rank, line, source, into) {
                    return false;
                }
                let sound = self.processors[rank as usize].sound;
                if let (Ok(to), Some(from), true) = (u32::try_from(*to), source, sound) {
                    let sets = &mut self.shared.sets;
                    let (send, receive) = (sets.number_of(slots), sets.number_of(into));
                    self.create_context(rank, line).emit(Step::Exchange { to, send, from, receive });
                } else {
                    self.emit_send_of_exchange(rank, line, *to, slots);
                }
            }
            Action::Send { to, slots } => {
                self.execute_send(rank, line, *to, slots);
                if let Ok(to) = u32::try_from(*to) {
                    let send = self.shared.sets.number_of(slots);
                    self.create_context(rank, line).emit(Step::Post { to, send });
                }
            }
            Action::Receive { source, into } => {
                let source = self.check_partner(rank, line, *source);
                if !self.execute_receive(rank, line, source, into) {
                    return false;
                }
                if let Some(from) = source {
                    let receive = self.shared.sets.number_of(into);
                    self.create_context(rank, line).emit(Step::Await { from, receive });
                }
            }
            Action::Combine { own, other, to } => {
                combine(&mut self.create_context(rank, line), own, other, to)
            }
            Action::Butterfly { a, b } => self.with_scratch(rank, line, |context| butterflies(context, a, b)),
            Action::Local { slots, stages } => {
                self.with_scratch(rank, line, |context| execute_local(context, slots, *stages))
            }
            Action::Copy { slots, to } => execute_copy(&mut self.create_context(rank, line), slots, to),
        }
        let processor = &mut self.processors[rank as usize];
        processor.next_call += 1;
        processor.has_sent = false;
        true
    }

    /// Emits a send for an exchange whose message left but whose reply is unknown.
    fn emit_send_of_exchange(&mut self, rank: u32, line: u32, to: i64, slots: &[u32]) {
        let processor = &mut self.processors[rank as usize];
        if let (Ok(to), true) = (u32::try_from(to), processor.sent_soundly) {
            let send = self.shared.sets.number_of(slots);
            processor.steps.push((Step::Post { to, send }, line));
        }
    }

    /// Runs a computation that may need scratch slots.
    fn with_scratch(&mut self, rank: u32, line: u32, compute: impl FnOnce(&mut ExecutionContext)) {
        let mut context = self.create_context(rank, line);
        compute(&mut context);
        self.processors[rank as usize].scratch = context.scratch;
    }

    fn execute_send(&mut self, rank: u32, line: u32, to: i64, slots: &[u32]) {
        let words = self.create_context(rank, line).read(slots, SlotOperation::Send);
        let partner = self.check_partner(rank, line, to);
        let sound = self.processors[rank as usize].sound;
        self.processors[rank as usize].sent_soundly = sound;
        if let Some(to) = partner {
            self.in_transit.entry((rank, to)).or_default().push_back(Message { line, words, sound });
        }
    }

    /// Receives the message of a processor if it is available; returns whether the wait is over.
    fn execute_receive(&mut self, rank: u32, line: u32, source: Option<u32>, into: &[u32]) -> bool {
        let Some(from) = source else { return self.write_unknown(rank, line, into) };
        let message = self.in_transit.get_mut(&(from, rank)).and_then(VecDeque::pop_front);
        let lost = self.lost.contains(&(from, rank));
        match message {
            Some(Message { words, sound, .. }) if words.len() == into.len() && !lost => {
                self.processors[rank as usize].sound &= sound;
                self.write(rank, line, into, &words)
            }
            Some(Message { words, .. }) => {
                if !lost {
                    let (sent, awaited) = (words.len() as u32, into.len() as u32);
                    self.create_context(rank, line).report(FaultKind::Words { from, sent, awaited });
                }
                self.write_unknown(rank, line, into)
            }
            None if self.ended_early[from as usize] && self.next_call(from).is_none() => {
                self.write_unknown(rank, line, into)
            }
            None => false,
        }
    }

    fn write(&mut self, rank: u32, line: u32, into: &[u32], words: &[Word]) -> bool {
        let mut context = self.create_context(rank, line);
        context.are_distinct(SlotOperation::Receive, into);
        into.iter().zip(words).for_each(|(slot, word)| context.write(*slot, *word));
        true
    }

    /// Marks slots as unknown instead of receiving a message.
    fn write_unknown(&mut self, rank: u32, line: u32, into: &[u32]) -> bool {
        self.write(rank, line, into, &vec![Word::Unknown; into.len()])
    }

    /// Returns the processor that each waiting processor waits for.
    fn find_waits(&self) -> BTreeMap<u32, u32> {
        let source = |rank: u32| match self.next_call(rank)?.action {
            Action::Exchange { source, .. } | Action::Receive { source, .. } => Some((rank, source as u32)),
            _ => None,
        };
        (0..self.scripts.len() as u32).filter_map(source).collect()
    }

    /// Reports deadlocks and lets the blocked processors continue without their messages; returns whether any processor was waiting.
    fn resolve_deadlock(&mut self) -> bool {
        let waits = self.find_waits();
        for blocked in find_deadlocks(&waits) {
            match blocked {
                BlockedWait::SenderEnded(rank) => {
                    self.skip_receive(rank, FaultKind::NeverSent { from: waits[&rank] })
                }
                BlockedWait::Cycle(cycle) => {
                    for k in 0..cycle.len() {
                        let mut processors = cycle.clone();
                        processors.rotate_left(k);
                        self.skip_receive(cycle[k], FaultKind::Cycle { processors });
                    }
                }
            }
        }
        !waits.is_empty()
    }

    fn skip_receive(&mut self, rank: u32, kind: FaultKind) {
        let Some(&Call { line, ref action }) = self.next_call(rank) else { return };
        if let Action::Exchange { to, slots, .. } = action {
            self.emit_send_of_exchange(rank, line, *to, slots);
        }
        let (Action::Exchange { source, into, .. } | Action::Receive { source, into }) = action else {
            return;
        };
        self.create_context(rank, line).report(kind);
        self.lost.insert((*source as u32, rank));
        self.write_unknown(rank, line, into);
        let processor = &mut self.processors[rank as usize];
        processor.next_call += 1;
        processor.has_sent = false;
    }

    /// Reports messages that were never received, except where a message of the same pair was abandoned or the receiver's program ended
    /// early.
    fn report_unreceived(&mut self) {
        for (&(from, to), messages) in &self.in_transit {
            if let Some(message) = messages.front()
                && !self.lost.contains(&(from, to))
                && !self.ended_early[to as usize]
            {
                let kind = FaultKind::Unreceived { to, words: message.words.len() as u32 };
                self.shared.faults.add(Fault::of_processor(from, message.line, kind));
            }
        }
    }
}

/// Copies slots to slots.
fn execute_copy(context: &mut ExecutionContext, slots: &[u32], to: &[u32]) {
    let words = context.read(slots, SlotOperation::Copy);
    let is_valid = context.have_equal_length(SlotOperation::Copy, slots.len(), to.len())
        && context.are_distinct(SlotOperation::Copy, to);
    for (k, slot) in to.iter().enumerate() {
        context.write(*slot, if is_valid { words[k] } else { Word::Unknown });
    }
    if is_valid {
        let (from, to) = (context.shared.sets.number_of(slots), context.shared.sets.number_of(to));
        context.emit(Step::Copy { from, to });
    }
}
