//! Distribution of the elements between successive redistributions, found by executing a plan on names that
//! record their history.
//!
//! R[i] is located where it will be combined next. Elements borrowed for the other half of a butterfly (the
//! partner's elements in an exchange) do not count. A redistribution moves elements between two stages; the
//! plan copies the elements that stay, so that every element takes part in each redistribution.

use super::domain::{Domain, StepRef};
use super::interpreter::Interpreter;
use super::plan::Plan;
use super::slots::SlotSet;
use super::step::{Step, Unpack};

pub const NONE: u32 = u32::MAX;

/// Location of R[i], and the steps that moved it there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place {
    pub processor: u32,
    pub slot: u32,
    /// Record that sent it; [`NONE`] if it was there from the start or was copied.
    pub sent: u32,
    /// Record that received or copied it; [`NONE`] at the start.
    pub taken: u32,
}

/// A distribution of the elements.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ElementDistribution {
    /// Number of stages completed before it was established.
    pub stage: u8,
    /// Indexed by index of R.
    pub places: Vec<Place>,
}

/// Computation of R[i] after a stage.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Computation {
    pub processor: u32,
    pub record: u32,
    /// Record that sent the other input of the butterfly; [`NONE`] if the processor had computed that
    /// itself.
    pub other: u32,
}

impl ElementDistribution {
    /// Returns the elements that are on another processor in the state `next`; none if only their order
    /// changes.
    pub fn moves_to(&self, next: &ElementDistribution) -> impl Iterator<Item = usize> {
        let pairs = self.places.iter().zip(&next.places).enumerate();
        pairs.filter(|(_, (here, there))| here.processor != there.processor).map(|(index, _)| index)
    }
}

/// Distributions of a plan in order, and the computation of every element.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Holdings {
    /// The first is the distribution of the input.
    pub states: Vec<ElementDistribution>,
    /// Computation of R[i] after stage l: `computations[l · n + i]`.
    pub computations: Vec<Computation>,
}

impl Holdings {
    /// Returns the distribution in which stage `stage` is computed.
    pub fn at_stage(&self, stage: u8) -> &ElementDistribution {
        let last = self.states.iter().rposition(|state| state.stage <= stage);
        &self.states[last.unwrap_or(0)]
    }
}

/// R[index] after some stages, as a slot or a message holds it.
#[derive(Clone, Copy)]
struct ElementName {
    index: u32,
    stage: u8,
    /// Record that sent it here since it was computed.
    sent: u32,
    /// Index of its latest visit.
    visit: u32,
}

/// A location in the history of an element, linked to the previous one.
struct Visit {
    before: u32,
    stage: u8,
    place: Place,
}

/// Number of stages before a redistribution and its index among those of the same stage; new locations of
/// the elements.
type Redistribution = ((u8, usize), Vec<(usize, Place)>);

/// Content of a message: the record that sent it, and names.
#[derive(Default)]
struct Message {
    sent: u32,
    words: Vec<ElementName>,
}

/// An element is not at the location that the plan expects.
struct Missing;

struct NameMemories {
    n: usize,
    memories: Vec<Vec<Option<ElementName>>>,
    visits: Vec<Visit>,
    computations: Vec<Computation>,
}

/// Computes the distributions of `plan`; `None` if [`super::check`] would reject it. Takes time and memory
/// of n · log n names.
pub fn holdings(plan: &Plan) -> Option<Holdings> {
    let n = usize::try_from(plan.n).ok()?;
    let not_computed = Computation { processor: NONE, record: NONE, other: NONE };
    let mut names = NameMemories {
        n,
        memories: vec![vec![None; plan.slots as usize]; plan.p as usize],
        visits: Vec::new(),
        computations: vec![not_computed; n * plan.stages() as usize],
    };
    for i in 0..n as u32 {
        let (processor, slot) = plan.input.place(i.into());
        let name = ElementName { index: i, stage: 0, sent: NONE, visit: i };
        let place = Place { processor, slot, sent: NONE, taken: NONE };
        names.visits.push(Visit { before: NONE, stage: 0, place });
        *names.memories.get_mut(processor as usize)?.get_mut(slot as usize)? = Some(name);
    }
    let mut interpreter = Interpreter::new(plan, names);
    interpreter.run(plan).ok()?;
    interpreter.into_domain().finish(plan)
}

impl Domain for NameMemories {
    type Message = Message;
    type Error = Missing;

    fn compute(&mut self, plan: &Plan, at: StepRef) -> Result<(), Missing> {
        self.execute(plan, at).ok_or(Missing)
    }

    fn send(
        &mut self,
        plan: &Plan,
        at: StepRef,
        to: u32,
        slots: &SlotSet,
        message: &mut Message,
    ) -> Result<(), Missing> {
        let words = self.read(at.processor, slots).filter(|_| to < plan.p).ok_or(Missing)?;
        *message = Message { sent: at.record, words };
        Ok(())
    }

    fn receive(&mut self, _: &Plan, at: StepRef, slots: &SlotSet, message: &Message) -> Result<(), Missing> {
        self.write(at, slots, &message.words, message.sent).ok_or(Missing)
    }
}

impl NameMemories {
    fn read(&self, q: u32, slots: &SlotSet) -> Option<Vec<ElementName>> {
        let memory = &self.memories[q as usize];
        slots.iter().map(|slot| memory.get(slot as usize).copied().flatten()).collect()
    }

    /// Writes names into slots. `sent` is the record that sent them, or [`NONE`] for a copy.
    fn write(&mut self, at: StepRef, slots: &SlotSet, words: &[ElementName], sent: u32) -> Option<()> {
        let StepRef { processor, record } = at;
        for (slot, word) in slots.iter().zip(words) {
            let place = Place { processor, slot, sent, taken: record };
            self.visits.push(Visit { before: word.visit, stage: word.stage, place });
            let sent = if sent == NONE { word.sent } else { sent };
            let name = ElementName { sent, visit: self.visits.len() as u32 - 1, ..*word };
            *self.memories[processor as usize].get_mut(slot as usize)? = Some(name);
        }
        Some(())
    }

    fn execute(&mut self, plan: &Plan, at: StepRef) -> Option<()> {
        let q = at.processor;
        match plan.steps[at.record as usize] {
            Step::Exchange { .. } | Step::Post { .. } | Step::Await { .. } => {}
            Step::Copy { from, to } => {
                let words = self.read(q, plan.slot_sets.get(from as usize)?)?;
                self.write(at, plan.slot_sets.get(to as usize)?, &words, NONE)?;
            }
            Step::Combine(half) => {
                for (_, [low, high, to]) in half.each_node() {
                    let (own, other) = if half.upper { (high, low) } else { (low, high) };
                    let memory = &self.memories[q as usize];
                    let other = (*memory.get(other as usize)?)?.sent;
                    let name = (*memory.get(own as usize)?)?;
                    self.compute_element(at, name, to, other)?;
                }
            }
            Step::Unpack(Unpack { own, mirrored, .. }) => {
                let own = plan.slot_sets.get(own as usize)?;
                let names = self.read(q, own)?;
                let partners = self.read(q, plan.slot_sets.get(mirrored as usize)?)?;
                for ((slot, name), partner) in own.iter().zip(names).zip(partners.into_iter().rev()) {
                    self.compute_element(at, name, slot, partner.sent)?;
                }
            }
            Step::Local { first, last, base, len, .. } => {
                for slot in base..base + len {
                    for _ in first..last {
                        let name = (*self.memories[q as usize].get(slot as usize)?)?;
                        self.compute_element(at, name, slot, NONE)?;
                    }
                }
            }
        }
        Some(())
    }

    fn compute_element(&mut self, at: StepRef, name: ElementName, slot: u32, other: u32) -> Option<()> {
        let StepRef { processor, record } = at;
        let place = usize::from(name.stage) * self.n + name.index as usize;
        *self.computations.get_mut(place)? = Computation { processor, record, other };
        let name = ElementName { stage: name.stage + 1, sent: NONE, ..name };
        *self.memories[processor as usize].get_mut(slot as usize)? = Some(name);
        Some(())
    }

    /// Aligns the histories of all elements by their redistributions.
    fn finish(self, plan: &Plan) -> Option<Holdings> {
        let mut histories: Vec<Vec<u32>> = vec![Vec::new(); self.n];
        for k in 0..plan.n {
            let (q, slot) = plan.output.place(k);
            let name = (*self.memories.get(q as usize)?.get(slot as usize)?)?;
            let history = &mut histories[name.index as usize];
            let mut visit = name.visit;
            while visit != NONE {
                history.push(visit);
                visit = self.visits[visit as usize].before;
            }
            history.reverse();
        }
        // Redistributions are identified by the number of stages before them, and counted among those of
        // the same stage.
        let mut moves: Vec<Redistribution> = Vec::new();
        for (index, history) in histories.iter().enumerate() {
            let (mut stage, mut count) = (0, 0);
            for &visit in history.get(1..)? {
                let Visit { stage: now, place, .. } = self.visits[visit as usize];
                count = if now == stage { count + 1 } else { 0 };
                stage = now;
                let moved = (index, place);
                match moves.binary_search_by_key(&(stage, count), |(at, _)| *at) {
                    Ok(at) => moves[at].1.push(moved),
                    Err(at) => moves.insert(at, ((stage, count), vec![moved])),
                }
            }
        }
        let input = histories.iter().map(|history| self.visits[history[0] as usize].place).collect();
        let mut states = vec![ElementDistribution { stage: 0, places: input }];
        for ((stage, _), moved) in moves {
            let mut places = states[states.len() - 1].places.clone();
            moved.into_iter().for_each(|(index, place)| places[index] = place);
            states.push(ElementDistribution { stage, places });
        }
        Some(Holdings { states, computations: self.computations })
    }
}
