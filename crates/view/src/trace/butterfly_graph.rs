//! The butterfly graph of n inputs as the plan executes it: columns, rows, and the times of nodes and wires.
//!
//! A column is a state of the vector R of GK Fig. 1. Between two columns lies either a butterfly stage or a redistribution of the
//! elements (transposition, reordering).

use crate::trace::phases::PhaseKind;
use crate::trace::replay::Replay;
use hyperfly_core::schedule::Step;
use hyperfly_core::schedule::holdings::{ElementDistribution, Holdings, NONE};

/// The transition between two columns.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Gap {
    Stage(u8),
    /// A redistribution in this phase.
    Move(PhaseKind),
    /// A change of order within the processors, which takes no time.
    Order,
}

/// A state of R after `stage` stages, in a distribution.
#[derive(Clone, Debug, PartialEq)]
pub struct Column {
    pub stage: u8,
    /// Row of each index of R.
    pub row: Vec<u16>,
    /// Owner of each row.
    pub owner: Vec<u16>,
}

/// A wire from a node of one column to a node of the next.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Wire {
    pub from: u16,
    pub to: u16,
    /// Whether it connects two processors.
    pub crosses: bool,
    /// Departure of the value.
    pub start: f64,
    /// Arrival of the value; for a local wire, the time at which the node was computed.
    pub end: f64,
}

/// The butterfly graph with the times of a run.
#[derive(Clone, Debug, PartialEq)]
pub struct ButterflyGraph {
    /// One more than `gaps`.
    pub columns: Vec<Column>,
    pub gaps: Vec<Gap>,
    /// Indexed by gap.
    pub wires: Vec<Vec<Wire>>,
    /// Completion time of each node, indexed by column and row.
    pub done: Vec<Vec<f64>>,
    /// Start time of each node: of its computation or its message. An element that stays in place starts when it is done.
    pub started: Vec<Vec<f64>>,
}

fn column(state: &ElementDistribution, stage: u8, p: u32) -> Column {
    let n = state.places.len();
    let local_len = n / p as usize;
    // Within a processor, rows follow the order of the slots.
    let mut order: Vec<usize> = (0..n).collect();
    order.sort_by_key(|&i| (state.places[i].processor, state.places[i].slot));
    let mut row = vec![0; n];
    order.iter().enumerate().for_each(|(at, &i)| row[i] = at as u16);
    Column { stage, row, owner: (0..n).map(|row| (row / local_len) as u16).collect() }
}

impl ButterflyGraph {
    /// Builds the graph of a run of at most 2^16 elements (rows are 16-bit); empty if the elements cannot be followed. Wires are
    /// kept only if `wired` is set.
    pub fn new(replay: &Replay, wired: bool) -> ButterflyGraph {
        let mut graph = ButterflyGraph {
            columns: Vec::new(),
            gaps: Vec::new(),
            wires: Vec::new(),
            done: Vec::new(),
            started: Vec::new(),
        };
        let Some(holdings) = replay.holdings() else { return graph };
        let (p, n, r) = (replay.p(), replay.run().plan.n as usize, replay.run().scenario.r() as u8);
        let mut previous = &holdings.states[0];
        graph.columns.push(column(previous, 0, p));
        graph.done.push(vec![0.0; n]);
        graph.started.push(vec![0.0; n]);
        let mut states = holdings.states[1..].iter().peekable();
        for stage in 0..=r {
            while let Some(state) = states.next_if(|state| state.stage <= stage) {
                let kind = match stage == r {
                    true => PhaseKind::Reordering,
                    false => PhaseKind::Redistribution { before: stage },
                };
                let gap = match previous.moves_to(state).next() {
                    Some(_) => Gap::Move(kind),
                    None => Gap::Order,
                };
                previous = state;
                graph.push(gap, column(state, stage, p));
                graph.add_move(replay, state, wired);
            }
            if stage < r {
                let last = graph.columns.last().cloned();
                graph.columns.extend(last.map(|column| Column { stage: stage + 1, ..column }));
                graph.gaps.push(Gap::Stage(stage));
                graph.add_stage(replay, holdings, stage, wired);
            }
        }
        graph
    }

    fn push(&mut self, gap: Gap, column: Column) {
        self.gaps.push(gap);
        self.columns.push(column);
    }

    fn add_stage(&mut self, replay: &Replay, holdings: &Holdings, l: u8, wired: bool) {
        let plan = &replay.run().plan;
        let n = plan.n as usize;
        let local_len = n / replay.p() as usize;
        let (left, right) = (&self.columns[self.columns.len() - 2], &self.columns[self.columns.len() - 1]);
        let (mut done, mut started) = (vec![0.0f64; n], vec![0.0f64; n]);
        let mut wires = Vec::new();
        for i in 0..n {
            let made = holdings.computations[usize::from(l) * n + i];
            let to = right.row[i];
            let (start, end) = replay.computation_interval(made.record, l);
            let finish = match plan.steps.get(made.record as usize) {
                None => end,
                Some(Step::Combine(half)) if half.len == 1 => end,
                Some(_) => {
                    start + (end - start) * ((usize::from(to) % local_len + 1) as f64 / local_len as f64)
                }
            };
            done[usize::from(to)] = finish;
            started[usize::from(to)] = start;
            let partner = plan.partner(l, i as u64) as usize;
            let sources = [i, partner].into_iter().take(if partner == i { 1 } else { 2 });
            for source in sources.filter(|_| wired) {
                let from = left.row[source];
                let crosses = left.owner[usize::from(from)] != right.owner[usize::from(to)];
                let message = if made.other == NONE || !crosses { None } else { replay.message(made.other) };
                let (start, end) = message.map_or((start, finish), |m| (m.injected, m.delivered));
                wires.push(Wire { from, to, crosses, start, end });
            }
        }
        self.wires.push(wires);
        self.done.push(done);
        self.started.push(started);
    }

    fn add_move(&mut self, replay: &Replay, state: &ElementDistribution, wired: bool) {
        let (left, right) = (&self.columns[self.columns.len() - 2], &self.columns[self.columns.len() - 1]);
        let (mut done, mut departed) = (vec![0.0f64; state.places.len()], vec![0.0f64; state.places.len()]);
        let mut wires = Vec::new();
        for (i, place) in state.places.iter().enumerate() {
            let (from, to) = (left.row[i], right.row[i]);
            let crosses = left.owner[usize::from(from)] != right.owner[usize::from(to)];
            let before = self.done[self.done.len() - 1][usize::from(from)];
            let message = if place.sent == NONE { None } else { replay.message(place.sent) };
            let (start, end) = message.map_or((before, before), |m| (m.injected, m.delivered));
            (departed[usize::from(to)], done[usize::from(to)]) = (start, end);
            if wired {
                wires.push(Wire { from, to, crosses, start, end });
            }
        }
        self.wires.push(wires);
        self.started.push(departed);
        self.done.push(done);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::trace::coefficients::coefficient_index;
    use hyperfly_request::{Algorithm, Choice, SampleType, Settings};
    use std::rc::Rc;

    #[test]
    fn butterfly_of_real_samples_ends_with_mirrored_wires() {
        for algorithm in Algorithm::ALL.iter().copied().filter(|algorithm| algorithm.allows_real_samples()) {
            let (p, samples) = (if algorithm == Algorithm::Serial { 1 } else { 4 }, SampleType::Real);
            let settings = Settings { algorithm, p, n: 64, samples, ..Settings::default() };
            let run = hyperfly_request::run(&settings, None, Default::default()).expect("a valid scenario");
            let replay = Replay::new(Rc::new(run));
            let graph = ButterflyGraph::new(&replay, true);
            let gap =
                graph.gaps.iter().position(|gap| *gap == Gap::Stage(5)).expect("the stage that unpacks");
            let (left, right) = (&graph.columns[gap], &graph.columns[gap + 1]);
            assert_eq!(right.stage, 6);
            let plan = &replay.run().plan;
            for (index, row) in right.row.iter().enumerate() {
                let k = coefficient_index(plan, index as u64);
                let mirrored = coefficient_index(plan, (32 - k) % 32) as usize;
                let mut sources: Vec<u16> =
                    graph.wires[gap].iter().filter(|wire| wire.to == *row).map(|wire| wire.from).collect();
                let mut expected = vec![left.row[index], left.row[mirrored]];
                sources.sort_unstable();
                expected.sort_unstable();
                expected.dedup();
                assert_eq!(sources, expected, "{algorithm:?}: coefficient {k}");
            }
            let crossing = graph.wires[gap].iter().filter(|wire| wire.crosses).count() as u64;
            let received: u64 = {
                let steps = 0..plan.steps.len() as u32;
                let of_stage = |record: &u32| {
                    let kind = replay.phase_of(*record).map(|phase| replay.phases()[phase].kind);
                    kind == Some(PhaseKind::Exchange { stage: 5 })
                };
                steps.filter(of_stage).map(|record| plan.words(&plan.steps[record as usize])).sum()
            };
            assert_eq!(crossing, received, "{algorithm:?}");
            assert!(graph.wires[gap].iter().all(|wire| wire.start <= wire.end));
        }
    }
}
