//! The n-input graph as the plan lays it out: columns, rows, and when each node and each wire was done.
//!
//! A column is a state of the vector R of GK Fig. 1; between two columns is either a butterfly stage or a move of the
//! elements from one distribution to another (the transposition, the reordering).

use crate::story::{PhaseKind, Story};
use hyperfly_core::plan::{Placement, Step};
use hyperfly_core::scenario::{Algorithm, Order};

/// What is between two columns.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Gap {
    /// Butterfly stage l.
    Stage(u8),
    /// Elements change owners.
    Move(PhaseKind),
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
}

/// The processor that owns R[index] after `stage` stages, before a reordering.
pub fn owner(story: &Story, stage: u8, index: u64) -> u32 {
    let (plan, s) = (&story.run().plan, &story.run().scenario);
    if s.algorithm == Algorithm::Transpose && stage <= (s.r() / 2) as u8 {
        plan.input.place(index).0
    } else {
        (index >> (s.r() - s.d())) as u32
    }
}

fn column(n: u64, stage: u8, p: u32, place: impl Fn(u64) -> (u32, u32)) -> Column {
    let share = (n / u64::from(p)) as u32;
    let row = |i: u64| {
        let (owner, slot) = place(i);
        (owner * share + slot) as u16
    };
    Column {
        stage,
        row: (0..n).map(row).collect(),
        owner: (0..n).map(|row| (row as u32 / share) as u16).collect(),
    }
}

impl Graph {
    /// Of a small run (the rows are counted in 16 bits).
    pub fn new(story: &Story) -> Graph {
        let (plan, s) = (&story.run().plan, &story.run().scenario);
        let (n, r, p) = (s.n, s.r(), s.p);
        let block = Placement::block(s.d(), r);
        let start = Placement { base: 0, ..plan.input.clone() };
        let mut graph = Graph { columns: Vec::new(), gaps: Vec::new(), wires: Vec::new(), done: Vec::new() };
        graph.columns.push(column(n, 0, p, |i| start.place(i)));
        let mut placed = &start;
        let mut stage = 0;
        for phase in story.phases() {
            if phase.kind.stages().is_none() {
                let gap = Gap::Move(phase.kind);
                if phase.kind == PhaseKind::Transposition {
                    placed = &block;
                    graph.push(gap, column(n, stage, p, |i| block.place(i)));
                } else {
                    let natural = |i: u64| i.reverse_bits() >> (64 - r);
                    graph.push(gap, column(n, stage, p, |i| block.place(natural(i))));
                }
            }
            let Some((first, last)) = phase.kind.stages() else { continue };
            for l in first..last {
                stage = l + 1;
                graph.push(Gap::Stage(l), column(n, stage, p, |i| placed.place(i)));
            }
        }
        // On one processor the reordering takes no exchange; nothing to show then.
        debug_assert!(s.order == Order::Unordered || p > 1 || graph.gaps.len() == r as usize);
        graph.time(story);
        graph
    }

    fn push(&mut self, gap: Gap, column: Column) {
        self.gaps.push(gap);
        self.columns.push(column);
    }

    fn time(&mut self, story: &Story) {
        let n = story.run().plan.n;
        let r = story.run().scenario.r();
        self.done.push(vec![0.0; n as usize]);
        for g in 0..self.gaps.len() {
            let (left, right) = (&self.columns[g], &self.columns[g + 1]);
            let mut done = vec![0.0f64; n as usize];
            let mut wires = Vec::new();
            match self.gaps[g] {
                Gap::Stage(l) => {
                    let times: Vec<StageTime> = (0..story.p()).map(|q| stage_time(story, q, l)).collect();
                    let half = 1u64 << (r - 1 - u32::from(l));
                    let share = n as usize / story.p() as usize;
                    for i in 0..n {
                        let to = right.row[i as usize];
                        let here = usize::from(right.owner[usize::from(to)]);
                        let part = (usize::from(to) % share + 1) as f64 / share as f64;
                        let node = times[here].start + (times[here].end - times[here].start) * part;
                        done[usize::from(to)] = node;
                        for source in [i, i ^ half] {
                            let from = left.row[source as usize];
                            let there = usize::from(left.owner[usize::from(from)]);
                            let crosses = there != here;
                            let (start, end) = match times[there].message {
                                Some(message) if crosses => message,
                                _ => (times[here].start, node),
                            };
                            wires.push(Wire { from, to, crosses, start, end });
                        }
                    }
                }
                Gap::Move(kind) => {
                    for i in 0..n as usize {
                        let (from, to) = (left.row[i], right.row[i]);
                        let (there, here) = (left.owner[usize::from(from)], right.owner[usize::from(to)]);
                        let before = self.done[g][usize::from(from)];
                        let (start, end) = move_time(story, kind, there.into(), here.into(), before);
                        done[usize::from(to)] = end;
                        wires.push(Wire { from, to, crosses: there != here, start, end });
                    }
                }
            }
            self.wires.push(wires);
            self.done.push(done);
        }
    }
}

/// When a processor executed a stage.
#[derive(Clone, Copy, Debug, Default)]
struct StageTime {
    start: f64,
    end: f64,
    /// Its message for the stage, if it sent one: left, there.
    message: Option<(f64, f64)>,
}

fn stage_time(story: &Story, q: u32, l: u8) -> StageTime {
    let (plan, trace) = (&story.run().plan, &story.run().trace);
    let mut message = None;
    for k in plan.first[q as usize]..plan.first[q as usize + 1] {
        let (start, end) = (trace.start[k as usize], trace.end(q, k));
        match plan.steps[k as usize] {
            Step::Exchange { .. } => message = story.message_of(q, k).map(|m| (m.injected, m.delivered)),
            Step::Combine { stage, .. } if stage == l => return StageTime { start, end, message },
            Step::Local { first, last, .. } if (first..last).contains(&l) => {
                let each = (end - start) / f64::from(last - first);
                let start = start + each * f64::from(l - first);
                return StageTime { start, end: start + each, message: None };
            }
            _ => {}
        }
    }
    StageTime::default()
}

/// When an element that moves from one processor to another left and arrived.
fn move_time(story: &Story, kind: PhaseKind, from: u32, to: u32, before: f64) -> (f64, f64) {
    if from == to {
        return (before, before);
    }
    let plan = &story.run().plan;
    let of_kind = |k: &u32| story.phase_of(*k).is_some_and(|at| story.phases()[at].kind == kind);
    let mut all = (f64::INFINITY, before);
    for k in (plan.first[from as usize]..plan.first[from as usize + 1]).filter(of_kind) {
        if let Some(message) = story.message_of(from, k) {
            if message.to == to {
                return (message.injected, message.delivered);
            }
            all = (all.0.min(message.injected), all.1.max(message.delivered));
        }
    }
    // It goes by way of others: from the first message that leaves here to the last that arrives there.
    for k in (plan.first[to as usize]..plan.first[to as usize + 1]).filter(of_kind) {
        if let Some(message) = story.answer(k).and_then(|answer| story.message(answer)) {
            all.1 = all.1.max(message.delivered);
        }
    }
    (all.0.min(all.1), all.1)
}
