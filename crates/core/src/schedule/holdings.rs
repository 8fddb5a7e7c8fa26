//! Where every element is from one redistribution to the next: the Plan executed on names, with neither clock nor data.
//!
//! R[i] is where it will be combined next: what a processor merely borrows for the other half of a butterfly (the
//! partner's elements in an exchange) is not held there. A redistribution is a move of elements between two stages; those
//! that stay are copied by the Plan, so that every element takes part in each.

use super::plan::Plan;
use super::slots::Slots;
use super::step::Step;
use std::collections::{BTreeMap, VecDeque};

/// No record.
pub const NONE: u32 = u32::MAX;

/// Where R[i] is, and how it came there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place {
    /// The processor.
    pub processor: u32,
    /// The slot of its memory.
    pub slot: u32,
    /// The record that sent it; [`NONE`] if it was there from the start or was copied.
    pub sent: u32,
    /// The record that took or copied it; [`NONE`] at the start.
    pub taken: u32,
}

/// A distribution of the elements.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct State {
    /// How many stages were done when it came about.
    pub stage: u8,
    /// By index of R.
    pub places: Vec<Place>,
}

/// How R[i] after a stage came about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Made {
    /// The processor that computed it.
    pub processor: u32,
    /// The step in which it did.
    pub record: u32,
    /// The record that sent the other input of the butterfly to it; [`NONE`] if the processor had computed that itself.
    pub other: u32,
}

impl State {
    /// The elements that are on another processor in the state `next`; none if only their order changes.
    pub fn moves_to(&self, next: &State) -> impl Iterator<Item = usize> {
        let pairs = self.places.iter().zip(&next.places).enumerate();
        pairs.filter(|(_, (here, there))| here.processor != there.processor).map(|(index, _)| index)
    }
}

/// The distributions of a Plan in order, and who computed what.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Holdings {
    /// The first is the input's.
    pub states: Vec<State>,
    /// R[i] after stage l is `made[l · n + i]`.
    pub made: Vec<Made>,
}

impl Holdings {
    /// The distribution in which stage `stage` is computed.
    pub fn at_stage(&self, stage: u8) -> &State {
        let last = self.states.iter().rposition(|state| state.stage <= stage);
        &self.states[last.unwrap_or(0)]
    }
}

/// R[index] after some stages, as a slot or a message holds it.
#[derive(Clone, Copy)]
struct Name {
    index: u32,
    stage: u8,
    /// The record that sent it here since it was computed.
    sent: u32,
    /// Its last stop.
    stop: u32,
}

/// A place on the way of an element, and the one before it.
struct Stop {
    before: u32,
    stage: u8,
    place: Place,
}

struct Processor {
    memory: Vec<Option<Name>>,
    at: u32,
    sent: bool,
    /// Messages by source, with the record that sent them.
    mailbox: VecDeque<(u32, u32, Vec<Name>)>,
}

struct Names<'a> {
    plan: &'a Plan,
    processors: Vec<Processor>,
    stops: Vec<Stop>,
    made: Vec<Made>,
}

/// The distributions of `plan`; `None` if it is none that [`super::check`] would accept. Time and memory are those of
/// n · log n names.
pub fn holdings(plan: &Plan) -> Option<Holdings> {
    let (n, r) = (usize::try_from(plan.n).ok()?, plan.n.trailing_zeros());
    let blank = |first: &u32| Processor {
        memory: vec![None; plan.slots as usize],
        at: *first,
        sent: false,
        mailbox: VecDeque::new(),
    };
    let nobody = Made { processor: NONE, record: NONE, other: NONE };
    let mut names = Names {
        plan,
        processors: plan.first[..plan.p as usize].iter().map(blank).collect(),
        stops: Vec::new(),
        made: vec![nobody; n * r as usize],
    };
    for i in 0..n as u32 {
        let (processor, slot) = plan.input.place(i.into());
        let name = Name { index: i, stage: 0, sent: NONE, stop: i };
        let place = Place { processor, slot, sent: NONE, taken: NONE };
        names.stops.push(Stop { before: NONE, stage: 0, place });
        *names.processors.get_mut(processor as usize)?.memory.get_mut(slot as usize)? = Some(name);
    }
    let mut moved = true;
    while moved {
        moved = false;
        for q in 0..plan.p {
            while names.advance(q)? {
                moved = true;
            }
        }
    }
    names.finish()
}

impl Names<'_> {
    /// One step of processor `q`, as far as it gets; whether anything happened.
    fn advance(&mut self, q: u32) -> Option<bool> {
        let plan = self.plan;
        let record = self.processors[q as usize].at;
        if record == plan.first[q as usize + 1] {
            return Some(false);
        }
        let step = plan.steps[record as usize];
        let mut happened = false;
        if let Some((to, slots)) = plan.sends(&step).filter(|_| !self.processors[q as usize].sent) {
            let words = self.read(q, slots)?;
            self.processors.get_mut(to as usize)?.mailbox.push_back((q, record, words));
            self.processors[q as usize].sent = true;
            happened = true;
        }
        if let Some((from, slots)) = plan.receives(&step) {
            let mailbox = &mut self.processors[q as usize].mailbox;
            let Some(found) = mailbox.iter().position(|(source, ..)| *source == from) else {
                return Some(happened);
            };
            let (_, sender, words) = mailbox.remove(found)?;
            self.write(q, slots, words, sender, record)?;
        }
        self.compute(q, record, step)?;
        let processor = &mut self.processors[q as usize];
        (processor.at, processor.sent) = (record + 1, false);
        Some(true)
    }

    fn read(&self, q: u32, slots: Slots) -> Option<Vec<Name>> {
        let memory = &self.processors[q as usize].memory;
        slots.iter().map(|slot| memory.get(slot as usize).copied().flatten()).collect()
    }

    fn write(&mut self, q: u32, slots: Slots, words: Vec<Name>, sent: u32, taken: u32) -> Option<()> {
        for (slot, word) in slots.iter().zip(words) {
            let place = Place { processor: q, slot, sent, taken };
            self.stops.push(Stop { before: word.stop, stage: word.stage, place });
            let sent = if sent == NONE { word.sent } else { sent };
            let name = Name { sent, stop: self.stops.len() as u32 - 1, ..word };
            *self.processors[q as usize].memory.get_mut(slot as usize)? = Some(name);
        }
        Some(())
    }

    fn compute(&mut self, q: u32, record: u32, step: Step) -> Option<()> {
        let plan = self.plan;
        match step {
            Step::Exchange { .. } | Step::Post { .. } | Step::Await { .. } => {}
            Step::Copy { from, to } => {
                let words = self.read(q, *plan.slot_sets.get(from as usize)?)?;
                self.write(q, *plan.slot_sets.get(to as usize)?, words, NONE, record)?;
            }
            Step::Combine { upper, low, high, to, len, .. } => {
                let (own, other) = if upper { (high, low) } else { (low, high) };
                for k in 0..len {
                    let memory = &self.processors[q as usize].memory;
                    let other = (*memory.get((other + k) as usize)?)?.sent;
                    let name = (*memory.get((own + k) as usize)?)?;
                    self.make(q, name, to + k, record, other)?;
                }
            }
            Step::Local { first, last, base, len, .. } => {
                for slot in base..base + len {
                    for _ in first..last {
                        let name = (*self.processors[q as usize].memory.get(slot as usize)?)?;
                        self.make(q, name, slot, record, NONE)?;
                    }
                }
            }
        }
        Some(())
    }

    fn make(&mut self, q: u32, name: Name, slot: u32, record: u32, other: u32) -> Option<()> {
        let at = usize::from(name.stage) * self.plan.n as usize + name.index as usize;
        *self.made.get_mut(at)? = Made { processor: q, record, other };
        let name = Name { stage: name.stage + 1, sent: NONE, ..name };
        *self.processors[q as usize].memory.get_mut(slot as usize)? = Some(name);
        Some(())
    }

    /// The ways of all elements, lined up by their redistributions.
    fn finish(self) -> Option<Holdings> {
        let n = self.plan.n as usize;
        let mut ways: Vec<Vec<u32>> = vec![Vec::new(); n];
        for k in 0..self.plan.n {
            let (q, slot) = self.plan.output.place(k);
            let name = (*self.processors.get(q as usize)?.memory.get(slot as usize)?)?;
            let way = &mut ways[name.index as usize];
            let mut stop = name.stop;
            while stop != NONE {
                way.push(stop);
                stop = self.stops[stop as usize].before;
            }
            way.reverse();
        }
        // Redistributions are told apart by the stages done before them, and counted among those of the same stage.
        let mut moves: BTreeMap<(u8, usize), Vec<(usize, Place)>> = BTreeMap::new();
        for (index, way) in ways.iter().enumerate() {
            let (mut stage, mut count) = (0, 0);
            for &stop in way.get(1..)? {
                let Stop { stage: now, place, .. } = self.stops[stop as usize];
                count = if now == stage { count + 1 } else { 0 };
                stage = now;
                moves.entry((stage, count)).or_default().push((index, place));
            }
        }
        let input = ways.iter().map(|way| self.stops[way[0] as usize].place).collect();
        let mut states = vec![State { stage: 0, places: input }];
        for ((stage, _), moved) in moves {
            let mut places = states[states.len() - 1].places.clone();
            moved.into_iter().for_each(|(index, place)| places[index] = place);
            states.push(State { stage, places });
        }
        Some(Holdings { states, made: self.made })
    }
}
