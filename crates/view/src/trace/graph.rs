//! The n-input graph as the plan lays it out: columns, rows, and when each node and each wire was done.
//!
//! A column is a state of the vector R of GK Fig. 1; between two columns is either a butterfly stage or a move of the
//! elements from one distribution to another (the transposition, the reordering).

use crate::trace::phases::PhaseKind;
use crate::trace::replay::Replay;
use hyperfly_core::schedule::Step;
use hyperfly_core::schedule::holdings::{Holdings, NONE, State};

/// What is between two columns.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Gap {
    /// Butterfly stage l.
    Stage(u8),
    /// Elements change owners.
    Move(PhaseKind),
    /// Elements change their order within their processors, which takes no time.
    Order,
}

/// A state of R: after so many stages, in a distribution.
#[derive(Clone, Debug, PartialEq)]
pub struct Column {
    /// Stages done.
    pub stage: u8,
    /// Row of each index.
    pub row: Vec<u16>,
    /// Owner of each row.
    pub owner: Vec<u16>,
}

/// A wire from a node of one column to a node of the next.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Wire {
    /// Row on the left.
    pub from: u16,
    /// Row on the right.
    pub to: u16,
    /// Whether it joins two processors.
    pub crosses: bool,
    /// When its value left.
    pub start: f64,
    /// When it was there (for a local wire: when the node was computed).
    pub end: f64,
}

/// The graph.
#[derive(Clone, Debug, PartialEq)]
pub struct Graph {
    /// States, one more than gaps.
    pub columns: Vec<Column>,
    /// Between them.
    pub gaps: Vec<Gap>,
    /// Wires of each gap.
    pub wires: Vec<Vec<Wire>>,
    /// When the node in each row of each column was there.
    pub done: Vec<Vec<f64>>,
    /// When it was begun: its computation, or its way in a message; what stayed where it was begins as it ends.
    pub begun: Vec<Vec<f64>>,
}

fn column(state: &State, stage: u8, p: u32) -> Column {
    let n = state.places.len();
    let share = n / p as usize;
    // Within a processor, in the order of the slots.
    let mut order: Vec<usize> = (0..n).collect();
    order.sort_by_key(|&i| (state.places[i].processor, state.places[i].slot));
    let mut row = vec![0; n];
    order.iter().enumerate().for_each(|(at, &i)| row[i] = at as u16);
    Column { stage, row, owner: (0..n).map(|row| (row / share) as u16).collect() }
}

impl Graph {
    /// Of a run of at most 2^16 elements (the rows are counted in 16 bits); nothing if they cannot be followed. The wires of all
    /// nodes are kept only if they are `wired`.
    pub fn new(replay: &Replay, wired: bool) -> Graph {
        let mut graph = Graph {
            columns: Vec::new(),
            gaps: Vec::new(),
            wires: Vec::new(),
            done: Vec::new(),
            begun: Vec::new(),
        };
        let Some(holdings) = replay.holdings() else { return graph };
        let (p, n, r) = (replay.p(), replay.run().plan.n as usize, replay.run().scenario.r() as u8);
        let mut placed = &holdings.states[0];
        graph.columns.push(column(placed, 0, p));
        graph.done.push(vec![0.0; n]);
        graph.begun.push(vec![0.0; n]);
        let mut states = holdings.states[1..].iter().peekable();
        for stage in 0..=r {
            while let Some(state) = states.next_if(|state| state.stage <= stage) {
                let kind = match stage == r {
                    true => PhaseKind::Reordering,
                    false => PhaseKind::Redistribution { before: stage },
                };
                let gap = match placed.moves_to(state).next() {
                    Some(_) => Gap::Move(kind),
                    None => Gap::Order,
                };
                placed = state;
                graph.push(gap, column(state, stage, p));
                graph.time_move(replay, state, wired);
            }
            if stage < r {
                let before = graph.columns.last().cloned();
                graph.columns.extend(before.map(|column| Column { stage: stage + 1, ..column }));
                graph.gaps.push(Gap::Stage(stage));
                graph.time_stage(replay, holdings, stage, wired);
            }
        }
        graph
    }

    fn push(&mut self, gap: Gap, column: Column) {
        self.gaps.push(gap);
        self.columns.push(column);
    }

    fn time_stage(&mut self, replay: &Replay, holdings: &Holdings, l: u8, wired: bool) {
        let plan = &replay.run().plan;
        let n = plan.n as usize;
        let half = n >> (l + 1);
        let share = n / replay.p() as usize;
        let (left, right) = (&self.columns[self.columns.len() - 2], &self.columns[self.columns.len() - 1]);
        let (mut done, mut begun) = (vec![0.0f64; n], vec![0.0f64; n]);
        let mut wires = Vec::new();
        for i in 0..n {
            let made = holdings.made[usize::from(l) * n + i];
            let to = right.row[i];
            let (start, end) = replay.computed(made.record, l);
            let node = match plan.steps.get(made.record as usize) {
                None => end,
                Some(Step::Combine(half)) if half.len == 1 => end,
                Some(_) => start + (end - start) * ((usize::from(to) % share + 1) as f64 / share as f64),
            };
            done[usize::from(to)] = node;
            begun[usize::from(to)] = start;
            for source in [i, i ^ half].into_iter().filter(|_| wired) {
                let from = left.row[source];
                let crosses = left.owner[usize::from(from)] != right.owner[usize::from(to)];
                let message = if made.other == NONE || !crosses { None } else { replay.message(made.other) };
                let (start, end) = message.map_or((start, node), |m| (m.injected, m.delivered));
                wires.push(Wire { from, to, crosses, start, end });
            }
        }
        self.wires.push(wires);
        self.done.push(done);
        self.begun.push(begun);
    }

    fn time_move(&mut self, replay: &Replay, state: &State, wired: bool) {
        let (left, right) = (&self.columns[self.columns.len() - 2], &self.columns[self.columns.len() - 1]);
        let (mut done, mut left_at) = (vec![0.0f64; state.places.len()], vec![0.0f64; state.places.len()]);
        let mut wires = Vec::new();
        for (i, place) in state.places.iter().enumerate() {
            let (from, to) = (left.row[i], right.row[i]);
            let crosses = left.owner[usize::from(from)] != right.owner[usize::from(to)];
            let before = self.done[self.done.len() - 1][usize::from(from)];
            let message = if place.sent == NONE { None } else { replay.message(place.sent) };
            let (start, end) = message.map_or((before, before), |m| (m.injected, m.delivered));
            (left_at[usize::from(to)], done[usize::from(to)]) = (start, end);
            if wired {
                wires.push(Wire { from, to, crosses, start, end });
            }
        }
        self.wires.push(wires);
        self.begun.push(left_at);
        self.done.push(done);
    }
}
