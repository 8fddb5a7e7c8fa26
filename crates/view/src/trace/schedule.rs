//! The schedule of one processor around its first redistribution, as in S Fig. 2: when it computes, sends and receives each
//! element, read from the trace.

use crate::notation::numbers;
use crate::trace::distribution::{Distribution, Distributions};
use crate::trace::replay::Replay;
use hyperfly_core::Scenario;
use hyperfly_core::formulations::{AllToAll, CyclicToBlocked, Formulation};
use hyperfly_core::limits;
use hyperfly_core::schedule::Step;
use hyperfly_core::schedule::holdings::NONE;
use hyperfly_text::sentence;
use std::cmp::Ordering;

/// Returns the scenario with the other schedule of S: output-driven for cyclic-to-blocked and vice versa. `None` for other
/// formulations, and if the counterpart is not possible.
pub fn counterpart(scenario: &Scenario) -> Option<Scenario> {
    let formulation = match scenario.formulation {
        Formulation::CyclicToBlocked(_) => Formulation::OutputDriven,
        Formulation::OutputDriven => {
            Formulation::CyclicToBlocked(CyclicToBlocked { all_to_all: AllToAll::Paper })
        }
        _ => return None,
    };
    let other = Scenario { formulation, ..scenario.clone() };
    (scenario.p > 1 && limits::problems(&other).is_empty()).then_some(other)
}

/// Returns a comparison of the two schedules, such as "Tₚ: naive 431, output-driven 312, 28 % less".
pub fn difference(replay: &Replay, other: &Replay) -> String {
    let (naive, driven) = match replay.run().scenario.formulation {
        Formulation::OutputDriven => (other.t_end(), replay.t_end()),
        _ => (replay.t_end(), other.t_end()),
    };
    let by = numbers::percent((1.0 - driven / naive).abs());
    let (before, after) = (&numbers::quantity(naive, 6), &numbers::quantity(driven, 6));
    match driven.total_cmp(&naive) {
        Ordering::Less => sentence::schedules_less(before, after, &by),
        Ordering::Equal => sentence::schedules_same(before, after),
        Ordering::Greater => sentence::schedules_more(before, after, &by),
    }
}

/// Returns whether outputs leave in posted messages while the processor computes.
pub fn is_posted(replay: &Replay) -> bool {
    replay.p() > 1 && replay.run().plan.steps.iter().any(|step| matches!(step, Step::Post { .. }))
}

/// Returns whether a run is known to have no schedule: its elements never move between two phases.
pub fn is_known_absent(replay: &Replay) -> bool {
    let all = replay.distributions().filter(|_| replay.is_detailed());
    all.is_some_and(|all| Schedule::new(replay, &all, replay.p() - 1).is_none())
}

/// The stages that one processor computes under one distribution.
#[derive(Clone, Debug, PartialEq)]
pub struct Block {
    /// First stage and one past the last.
    pub stages: (u8, u8),
    /// Index of R in each row, in the order of the processor's memory.
    pub rows: Vec<u32>,
    /// Row of the other input of each node, by stage and row; its own row if the input is on another processor.
    pub partner: Vec<Vec<u32>>,
    /// Arrival time of each input, by row.
    pub ready: Vec<f64>,
    /// Start and end of each node, by stage and row.
    pub computed: Vec<Vec<(f64, f64)>>,
}

/// An output of phase I.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Output {
    pub row: u32,
    /// Time at which it was computed.
    pub produced: f64,
    /// Message that carries it; `None` if it stays.
    pub message: Option<OutgoingMessage>,
}

/// A message that carries an output.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct OutgoingMessage {
    /// Record of the sending step.
    pub record: u32,
    /// Rank of the receiver.
    pub to: u32,
    /// Time of departure.
    pub left: f64,
    /// Time until which nothing else can leave: the gap of LogP, or its delivery.
    pub until: f64,
    pub delivered: f64,
}

/// An input of phase II.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Input {
    pub row: u32,
    /// Rank of the sender; `None` if the input was local.
    pub from: Option<u32>,
    /// Time of arrival.
    pub arrived: f64,
}

/// The schedule of a processor around its first redistribution.
#[derive(Clone, Debug, PartialEq)]
pub struct Schedule {
    pub processor: u32,
    pub first: Block,
    /// Phase II; has no stages if the elements are the result.
    pub second: Block,
    /// Outputs of phase I in the order of production.
    pub outputs: Vec<Output>,
    /// Inputs of phase II in the order of arrival.
    pub inputs: Vec<Input>,
    /// Whether the next output determines the order of computation, so that no step computes a stage in all rows.
    pub is_demand_driven: bool,
}

impl Schedule {
    /// Reads the schedule of processor `q`; `None` if no element changes processors after a stage, or for a binned trace.
    pub fn new(replay: &Replay, all: &Distributions, q: u32) -> Option<Schedule> {
        if !replay.is_detailed() || q >= replay.p() {
            return None;
        }
        let k = all.all.iter().position(|distribution| distribution.stages.0 < distribution.stages.1)?;
        let (here, next) = (&all.all[k], all.all.get(k + 1)?);
        let ready = |distribution: &Distribution, i: u32| distribution.held[i as usize].arrived;
        let (first, second) = (
            stage_block(replay, here, q, |i| ready(here, i))?,
            stage_block(replay, next, q, |i| ready(next, i))?,
        );
        let plan = &replay.run().plan;
        let logp = replay.run().scenario.machine.logp();
        let mut outputs: Vec<Output> = Vec::new();
        for (row, &i) in first.rows.iter().enumerate() {
            let produced = first.computed.last().map_or(0.0, |column| column[row].1);
            let message = replay.message(next.held[i as usize].sent).map(|message| {
                let left = replay.departure(message.record);
                let until = logp.map_or(message.delivered, |logp| {
                    left + replay.unhindered(message.record).transfer + logp.gap
                });
                OutgoingMessage {
                    record: message.record,
                    to: message.to,
                    left,
                    until,
                    delivered: message.delivered,
                }
            });
            outputs.push(Output { row: row as u32, produced, message });
        }
        outputs.sort_by(|a, b| a.produced.total_cmp(&b.produced));
        let input = |(row, &i): (usize, &u32)| {
            let held = next.held[i as usize];
            let from = (held.sent != NONE).then(|| replay.owner(held.sent));
            Input { row: row as u32, from, arrived: held.arrived }
        };
        let mut inputs: Vec<Input> = second.rows.iter().enumerate().map(input).collect();
        inputs.sort_by(|a, b| a.arrived.total_cmp(&b.arrived));
        let local_len = first.rows.len() as u64;
        let is_partial = |step: &Step| match *step {
            Step::Local { .. } => false,
            Step::Combine(half) => half.nodes() == 1 || half.nodes() < local_len,
            _ => true,
        };
        let is_demand_driven = plan.rank_steps(q).iter().all(is_partial);
        Some(Schedule { processor: q, first, second, outputs, inputs, is_demand_driven })
    }

    /// Returns the index of the output that a phase I node computed at this time was first needed for: the next one produced.
    pub fn output_for(&self, computed: f64) -> usize {
        let slack = 1e-9 * computed.abs();
        let at = self.outputs.partition_point(|output| output.produced < computed - slack);
        at.min(self.outputs.len().saturating_sub(1))
    }
}

fn stage_block(
    replay: &Replay,
    distribution: &Distribution,
    q: u32,
    ready: impl Fn(u32) -> f64,
) -> Option<Block> {
    let plan = &replay.run().plan;
    let n = plan.n as usize;
    let sources = &replay.holdings()?.computations;
    let is_own = |i: &&u32| distribution.held[**i as usize].processor == q;
    let rows: Vec<u32> = distribution.by_storage.iter().filter(is_own).copied().collect();
    let (from, to) = distribution.stages;
    let local_len = rows.len() as u64;
    // Row of each element; `None` for elements of other processors.
    let mut row_of = vec![None; n];
    rows.iter().enumerate().for_each(|(row, &i)| row_of[i as usize] = Some(row as u32));
    let (mut partner, mut computed) = (Vec::new(), Vec::new());
    // Number of nodes already placed, by step.
    let mut placed = vec![0; plan.steps.len()];
    for l in from..to {
        partner.push(
            rows.iter()
                .enumerate()
                .map(|(row, i)| row_of[plan.partner(l, u64::from(*i)) as usize].unwrap_or(row as u32))
                .collect(),
        );
        let node = |(row, &i): (usize, &u32)| {
            let record = sources[usize::from(l) * n + i as usize].record;
            let (start, end) = replay.computation_interval(record, l);
            // A step computes its rows one after the other.
            let (nodes, row) = match plan.steps.get(record as usize) {
                None => return (start, end),
                Some(Step::Combine(half)) => {
                    let count = &mut placed[record as usize];
                    *count += 1;
                    (half.nodes(), *count - 1)
                }
                Some(_) => (local_len, row as u64),
            };
            let edge = |k| if k == nodes { end } else { start + (end - start) / nodes as f64 * k as f64 };
            (edge(row), edge(row + 1))
        };
        computed.push(rows.iter().enumerate().map(node).collect());
    }
    let ready = rows.iter().map(|&i| ready(i)).collect();
    Some(Block { stages: (from, to), rows, partner, ready, computed })
}
