//! When one processor computes, sends and takes each element before and after its first redistribution: what S Fig. 2 shows,
//! read from the trace.

use crate::distribution::{Distribution, Distributions};
use crate::numbers;
use crate::story::Story;
use hyperfly_core::order;
use hyperfly_core::plan::Step;
use hyperfly_core::plan::holdings::NONE;
use hyperfly_core::scenario::{Algorithm, Scenario};
use hyperfly_text::sentence;
use std::cmp::Ordering;

/// The same scenario under the other schedule of S: output-driven for cyclic-to-blocked, and the other way round; `None` for
/// other formulations, and where there is nothing to compare.
pub fn counterpart(scenario: &Scenario) -> Option<Scenario> {
    let algorithm = match scenario.algorithm {
        Algorithm::CyclicToBlocked => Algorithm::OutputDriven,
        Algorithm::OutputDriven => Algorithm::CyclicToBlocked,
        _ => return None,
    };
    let other = Scenario { algorithm, ..scenario.clone() };
    (scenario.p > 1 && other.problems().is_empty()).then_some(other)
}

/// What the two schedules differ in: "T_p: naive 431, output-driven 312, 28 % less".
pub fn difference(story: &Story, other: &Story) -> String {
    let (naive, driven) = match story.run().scenario.algorithm {
        Algorithm::OutputDriven => (other.t_end(), story.t_end()),
        _ => (story.t_end(), other.t_end()),
    };
    let by = numbers::percent((1.0 - driven / naive).abs());
    let (before, after) = (&numbers::quantity(naive, 6), &numbers::quantity(driven, 6));
    match driven.total_cmp(&naive) {
        Ordering::Less => sentence::schedules_less(before, after, &by),
        Ordering::Equal => sentence::schedules_same(before, after),
        Ordering::Greater => sentence::schedules_more(before, after, &by),
    }
}

/// Whether outputs of a run leave one by one or in posted messages, while the processor computes.
pub fn is_posted(story: &Story) -> bool {
    story.p() > 1 && story.run().plan.steps.iter().any(|step| matches!(step, Step::Post { .. }))
}

/// The stages of one processor under one distribution.
#[derive(Clone, Debug, PartialEq)]
pub struct Part {
    /// First stage, and one past the last.
    pub stages: (u8, u8),
    /// The index of R in each row, in the order of the processor's memory.
    pub rows: Vec<u32>,
    /// The row of the other input of each node, by stage and row; its own if that is another processor's.
    pub partner: Vec<Vec<u32>>,
    /// When the inputs were there.
    pub ready: Vec<f64>,
    /// When each node was computed, by stage and row: from, to.
    pub computed: Vec<Vec<(f64, f64)>>,
}

/// An output of the first part.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Output {
    /// Its row.
    pub row: u32,
    /// When it was there.
    pub produced: f64,
    /// The message in which it leaves; `None` if it stays.
    pub message: Option<Leaving>,
}

/// A message that an output leaves in.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Leaving {
    /// The record that sends it.
    pub record: u32,
    /// To whom.
    pub to: u32,
    /// When it leaves.
    pub left: f64,
    /// Until when nothing else can leave: the gap of LogP; else its delivery.
    pub until: f64,
    /// When it is there.
    pub delivered: f64,
}

/// An input of the second part.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Input {
    /// Its row.
    pub row: u32,
    /// Who sent it; `None` if it was here.
    pub from: Option<u32>,
    /// When it was there.
    pub arrived: f64,
}

/// The schedule of a processor around its first redistribution between stages.
#[derive(Clone, Debug, PartialEq)]
pub struct Schedule {
    /// The processor.
    pub processor: u32,
    /// Phase I.
    pub first: Part,
    /// Phase II; without stages if the elements are the result.
    pub second: Part,
    /// Outputs of phase I in the order in which they are produced.
    pub outputs: Vec<Output>,
    /// Inputs of phase II in the order in which they come.
    pub inputs: Vec<Input>,
    /// Whether each node is a step of its own.
    pub node_by_node: bool,
}

impl Schedule {
    /// Of processor `q`; `None` if no element changes its processor after a stage, or the run is not known step by step.
    pub fn new(story: &Story, all: &Distributions, q: u32) -> Option<Schedule> {
        if !story.is_detailed() || q >= story.p() {
            return None;
        }
        let k = all.all.iter().position(|distribution| distribution.stages.0 < distribution.stages.1)?;
        let (here, next) = (&all.all[k], all.all.get(k + 1)?);
        let ready = |distribution: &Distribution, i: u32| distribution.held[i as usize].arrived;
        let (first, second) =
            (part(story, here, q, |i| ready(here, i))?, part(story, next, q, |i| ready(next, i))?);
        let plan = &story.run().plan;
        let gap = story.run().scenario.gap;
        let logp = !story.has_channels() && story.run().trace.supersteps.is_empty();
        let mut outputs: Vec<Output> = Vec::new();
        for (row, &i) in first.rows.iter().enumerate() {
            let produced = first.computed.last().map_or(0.0, |column| column[row].1);
            let message = story.message(next.held[i as usize].sent).map(|message| {
                let left = story.left(message.record);
                let until = if logp { left + gap * message.words as f64 } else { message.delivered };
                Leaving { record: message.record, to: message.to, left, until, delivered: message.delivered }
            });
            outputs.push(Output { row: row as u32, produced, message });
        }
        let order = order::by_time(outputs.len(), &|k| outputs[k].produced);
        let outputs = order.into_iter().map(|k| outputs[k as usize]).collect();
        let input = |(row, &i): (usize, &u32)| {
            let held = next.held[i as usize];
            let from = (held.sent != NONE).then(|| story.owner(held.sent));
            Input { row: row as u32, from, arrived: held.arrived }
        };
        let inputs: Vec<Input> = second.rows.iter().enumerate().map(input).collect();
        let order = order::by_time(inputs.len(), &|k| inputs[k].arrived);
        let inputs = order.into_iter().map(|k| inputs[k as usize]).collect();
        let single = |step: &Step| match *step {
            Step::Local { .. } => false,
            Step::Combine { len, .. } => len == 1,
            _ => true,
        };
        let node_by_node = plan.program(q).iter().all(single);
        Some(Schedule { processor: q, first, second, outputs, inputs, node_by_node })
    }

    /// The number of the output that a node of phase I was first needed for: the next one to be produced after it.
    pub fn increment(&self, computed: f64) -> usize {
        let slack = 1e-9 * computed.abs();
        let at = self.outputs.partition_point(|output| output.produced < computed - slack);
        at.min(self.outputs.len().saturating_sub(1))
    }
}

fn part(story: &Story, distribution: &Distribution, q: u32, ready: impl Fn(u32) -> f64) -> Option<Part> {
    let n = story.run().plan.n as usize;
    let made = &story.holdings()?.made;
    let own = |i: &&u32| distribution.held[**i as usize].processor == q;
    let rows: Vec<u32> = distribution.by_storage.iter().filter(own).copied().collect();
    let (from, to) = distribution.stages;
    let share = rows.len();
    // In which row an element is; those of other processors are in none.
    let mut row_of = vec![None; n];
    rows.iter().enumerate().for_each(|(row, &i)| row_of[i as usize] = Some(row as u32));
    let (mut partner, mut computed) = (Vec::new(), Vec::new());
    for l in from..to {
        let half = (n >> (l + 1)) as u32;
        partner.push(
            rows.iter()
                .enumerate()
                .map(|(row, i)| row_of[(i ^ half) as usize].unwrap_or(row as u32))
                .collect(),
        );
        let node = |(row, &i): (usize, &u32)| {
            let record = made[usize::from(l) * n + i as usize].record;
            let (start, end) = story.computed(record, l);
            match story.run().plan.steps[record as usize] {
                Step::Combine { len: 1, .. } => (start, end),
                // Row after row.
                _ => {
                    let each = (end - start) / share as f64;
                    (start + each * row as f64, start + each * (row + 1) as f64)
                }
            }
        };
        computed.push(rows.iter().enumerate().map(node).collect());
    }
    let ready = rows.iter().map(|&i| ready(i)).collect();
    Some(Part { stages: (from, to), rows, partner, ready, computed })
}
