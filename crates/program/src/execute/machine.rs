//! Symbolic machine: all processors and the messages between them. Each processor advances as far as possible; there is no clock.

use super::combine::{butterflies, combine};
use super::desk::{Desk, Made, Shared};
use super::local::local;
use super::memory::Memory;
use super::sets::Sets;
use super::start;
use super::waiting::{Vain, vain};
use crate::call::{Action, Call, Said, Script};
use crate::fault::{Deed, Fault, Faults, What};
use crate::name::{Pairs, Word};
use hyperfly_core::schedule::{Slots, Step};
use std::collections::{BTreeMap, BTreeSet, VecDeque};

/// Result of an execution.
pub struct Outcome {
    /// Final memories.
    pub memories: Vec<Memory>,
    pub made: Made,
    /// Steps of each processor, with their lines.
    pub steps: Vec<Vec<(Step, u32)>>,
    /// Slot sets referenced by the steps.
    pub sets: Vec<Slots>,
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
    at: usize,
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
    /// By sender and receiver.
    mail: BTreeMap<(u32, u32), VecDeque<Message>>,
    /// Pairs of sender and receiver with an abandoned message.
    lost: BTreeSet<(u32, u32)>,
}

/// Executes the calls of all ranks.
pub fn execute(
    scripts: &[Script],
    said: Option<&Said>,
    ended_early: &[bool],
    pairs: Pairs,
    faults: Faults,
) -> Outcome {
    let slots: Vec<u32> = scripts.iter().map(|script| script.slots).collect();
    let processor = |script: &Script| Processor {
        at: 0,
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
            made: Made::default(),
            faults,
            sets: Sets::default(),
            moment: 0,
            poisoned: false,
        },
        memories: start::memories(said, 1 << pairs.r, &slots),
        processors: scripts.iter().map(processor).collect(),
        mail: BTreeMap::new(),
        lost: BTreeSet::new(),
    };
    machine.run();
    let complete = machine.lost.is_empty() && !ended_early.contains(&true);
    machine.left_over();
    let slots = machine.processors.iter().map(|processor| processor.scratch.0 + processor.scratch.1).max();
    Outcome {
        memories: machine.memories,
        made: machine.shared.made,
        steps: machine.processors.into_iter().map(|processor| processor.steps).collect(),
        sets: machine.shared.sets.all().to_vec(),
        slots: slots.unwrap_or_default(),
        complete,
        poisoned: machine.shared.poisoned,
        faults: machine.shared.faults,
    }
}

impl<'a> Machine<'a> {
    fn run(&mut self) {
        loop {
            let mut moved = false;
            for q in 0..self.scripts.len() as u32 {
                while self.advance(q) {
                    moved = true;
                }
            }
            if !moved && !self.give_up() {
                return;
            }
        }
    }

    /// Next call of a processor.
    fn call(&self, q: u32) -> Option<&'a Call> {
        let scripts: &'a [Script] = self.scripts;
        scripts[q as usize].calls.get(self.processors[q as usize].at)
    }

    /// Checks that a partner exists and is not the processor itself; reports a fault otherwise.
    fn partner(&mut self, q: u32, line: u32, partner: i64) -> Option<u32> {
        let what = match u32::try_from(partner) {
            Ok(partner) if partner == q => What::OwnPartner,
            Ok(partner) if (partner as usize) < self.scripts.len() => return Some(partner),
            _ => What::NoProcessor { partner },
        };
        self.desk(q, line).fault(what);
        None
    }

    fn desk(&mut self, q: u32, line: u32) -> Desk<'_> {
        let processor = &mut self.processors[q as usize];
        Desk {
            shared: &mut self.shared,
            processor: q,
            line,
            memory: &mut self.memories[q as usize],
            steps: &mut processor.steps,
            sound: &mut processor.sound,
            scratch: processor.scratch,
        }
    }

    /// Executes the next call of a processor as far as possible; returns whether it completed.
    fn advance(&mut self, q: u32) -> bool {
        let Some(&Call { line, ref action }) = self.call(q) else { return false };
        match action {
            Action::Exchange { to, slots, source, into } => {
                if !self.processors[q as usize].has_sent {
                    self.processors[q as usize].has_sent = true;
                    self.send(q, line, *to, slots);
                }
                let source = self.partner(q, line, *source);
                if !self.receive(q, line, source, into) {
                    return false;
                }
                let sound = self.processors[q as usize].sound;
                if let (Ok(to), Some(from), true) = (u32::try_from(*to), source, sound) {
                    let sets = &mut self.shared.sets;
                    let (send, receive) = (sets.of(slots), sets.of(into));
                    self.desk(q, line).step(Step::Exchange { to, send, from, receive });
                } else {
                    self.half_an_exchange(q, line, *to, slots);
                }
            }
            Action::Send { to, slots } => {
                self.send(q, line, *to, slots);
                if let Ok(to) = u32::try_from(*to) {
                    let send = self.shared.sets.of(slots);
                    self.desk(q, line).step(Step::Post { to, send });
                }
            }
            Action::Receive { source, into } => {
                let source = self.partner(q, line, *source);
                if !self.receive(q, line, source, into) {
                    return false;
                }
                if let Some(from) = source {
                    let receive = self.shared.sets.of(into);
                    self.desk(q, line).step(Step::Await { from, receive });
                }
            }
            Action::Combine { own, other, to } => combine(&mut self.desk(q, line), own, other, to),
            Action::Butterfly { a, b } => self.computed(q, line, |desk| butterflies(desk, a, b)),
            Action::Local { slots, stages } => self.computed(q, line, |desk| local(desk, slots, *stages)),
            Action::Copy { slots, to } => copy(&mut self.desk(q, line), slots, to),
        }
        let processor = &mut self.processors[q as usize];
        processor.at += 1;
        processor.has_sent = false;
        true
    }

    /// Emits a send for an exchange whose message left but whose reply is unknown.
    fn half_an_exchange(&mut self, q: u32, line: u32, to: i64, slots: &[u32]) {
        let processor = &mut self.processors[q as usize];
        if let (Ok(to), true) = (u32::try_from(to), processor.sent_soundly) {
            let send = self.shared.sets.of(slots);
            processor.steps.push((Step::Post { to, send }, line));
        }
    }

    /// Runs a computation that may need scratch slots.
    fn computed(&mut self, q: u32, line: u32, compute: impl FnOnce(&mut Desk)) {
        let mut desk = self.desk(q, line);
        compute(&mut desk);
        self.processors[q as usize].scratch = desk.scratch;
    }

    fn send(&mut self, q: u32, line: u32, to: i64, slots: &[u32]) {
        let words = self.desk(q, line).read(slots, Deed::Send);
        let partner = self.partner(q, line, to);
        let sound = self.processors[q as usize].sound;
        self.processors[q as usize].sent_soundly = sound;
        if let Some(to) = partner {
            self.mail.entry((q, to)).or_default().push_back(Message { line, words, sound });
        }
    }

    /// Receives the message of a processor if it is available; returns whether the wait is over.
    fn receive(&mut self, q: u32, line: u32, source: Option<u32>, into: &[u32]) -> bool {
        let Some(from) = source else { return self.write_unknown(q, line, into) };
        let message = self.mail.get_mut(&(from, q)).and_then(VecDeque::pop_front);
        let lost = self.lost.contains(&(from, q));
        match message {
            Some(Message { words, sound, .. }) if words.len() == into.len() && !lost => {
                self.processors[q as usize].sound &= sound;
                self.write(q, line, into, &words)
            }
            Some(Message { words, .. }) => {
                if !lost {
                    let (sent, awaited) = (words.len() as u32, into.len() as u32);
                    self.desk(q, line).fault(What::Words { from, sent, awaited });
                }
                self.write_unknown(q, line, into)
            }
            None if self.ended_early[from as usize] && self.call(from).is_none() => {
                self.write_unknown(q, line, into)
            }
            None => false,
        }
    }

    fn write(&mut self, q: u32, line: u32, into: &[u32], words: &[Word]) -> bool {
        let mut desk = self.desk(q, line);
        desk.each_once(Deed::Receive, into);
        into.iter().zip(words).for_each(|(slot, word)| desk.put(*slot, *word));
        true
    }

    /// Marks slots as unknown instead of receiving a message.
    fn write_unknown(&mut self, q: u32, line: u32, into: &[u32]) -> bool {
        self.write(q, line, into, &vec![Word::Unknown; into.len()])
    }

    /// The processor that each waiting processor waits for.
    fn waits(&self) -> BTreeMap<u32, u32> {
        let source = |q: u32| match self.call(q)?.action {
            Action::Exchange { source, .. } | Action::Receive { source, .. } => Some((q, source as u32)),
            _ => None,
        };
        (0..self.scripts.len() as u32).filter_map(source).collect()
    }

    /// Reports deadlocks and lets the blocked processors continue without their messages; returns whether any processor was waiting.
    fn give_up(&mut self) -> bool {
        let waits = self.waits();
        for vain in vain(&waits) {
            match vain {
                Vain::Ended(q) => self.go_on(q, What::NeverSent { from: waits[&q] }),
                Vain::Circle(circle) => {
                    for k in 0..circle.len() {
                        let mut processors = circle.clone();
                        processors.rotate_left(k);
                        self.go_on(circle[k], What::Circle { processors });
                    }
                }
            }
        }
        !waits.is_empty()
    }

    fn go_on(&mut self, q: u32, what: What) {
        let Some(&Call { line, ref action }) = self.call(q) else { return };
        if let Action::Exchange { to, slots, .. } = action {
            self.half_an_exchange(q, line, *to, slots);
        }
        let (Action::Exchange { source, into, .. } | Action::Receive { source, into }) = action else {
            return;
        };
        self.desk(q, line).fault(what);
        self.lost.insert((*source as u32, q));
        self.write_unknown(q, line, into);
        let processor = &mut self.processors[q as usize];
        processor.at += 1;
        processor.has_sent = false;
    }

    /// Reports messages that were never received, except where a message of the same pair was abandoned or the receiver's program ended
    /// early.
    fn left_over(&mut self) {
        for (&(from, to), messages) in &self.mail {
            if let Some(message) = messages.front()
                && !self.lost.contains(&(from, to))
                && !self.ended_early[to as usize]
            {
                let what = What::Unreceived { to, words: message.words.len() as u32 };
                self.shared.faults.add(Fault::of(from, message.line, what));
            }
        }
    }
}

/// Copies slots to slots.
fn copy(desk: &mut Desk, slots: &[u32], to: &[u32]) {
    let words = desk.read(slots, Deed::Copy);
    let fits = desk.same_length(Deed::Copy, slots.len(), to.len()) && desk.each_once(Deed::Copy, to);
    for (k, slot) in to.iter().enumerate() {
        desk.put(*slot, if fits { words[k] } else { Word::Unknown });
    }
    if fits {
        let (from, to) = (desk.shared.sets.of(slots), desk.shared.sets.of(to));
        desk.step(Step::Copy { from, to });
    }
}
