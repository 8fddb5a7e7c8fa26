//! The distributions of the elements over the processors, one per redistribution, and when each element arrived.

use crate::notation::words;
use hyperfly_core::Run;
use hyperfly_core::schedule::holdings::{ElementDistribution, Holdings, NONE};
use hyperfly_text::view;
use std::collections::BTreeSet;

/// The location of an element in a distribution.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ElementLocation {
    pub processor: u32,
    /// Position in the order of processors and their memories (IB's storage view).
    pub storage_index: u32,
    /// Position in the order of the index (IB's logical view), which is also the displayed number.
    pub logical_index: u32,
    /// Record that sent the element here; `u32::MAX` if it stayed.
    pub sent: u32,
    /// Time at which it left the previous distribution.
    pub left: f64,
    /// Time at which it arrived.
    pub arrived: f64,
}

/// A distribution of the elements over the processors.
#[derive(Clone, Debug, PartialEq)]
pub struct Distribution {
    /// First stage computed in this distribution and one past the last; equal if there are none.
    pub stages: (u8, u8),
    /// Indexed by index of R.
    pub held: Vec<ElementLocation>,
    /// Index of R at each position of the storage view.
    pub by_storage: Vec<u32>,
    /// Index of R at each position of the logical view.
    pub by_index: Vec<u32>,
    pub pattern: Pattern,
}

/// The pattern in which consecutive elements are dealt to the processors.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pattern {
    /// One processor holds all.
    SingleOwner,
    /// One contiguous block of this length, n/p, per processor.
    Blocks(usize),
    /// Contiguous pieces of this length, which differs from n/p.
    Pieces(usize),
    /// Round robin over some of the processors.
    RoundRobin {
        processors: usize,
        /// Consecutive elements that each processor gets in turn.
        each: usize,
    },
}

impl Pattern {
    /// Returns a description such as "blocks of 4" or "8 processors take turns".
    pub fn description(self) -> String {
        match self {
            Pattern::SingleOwner => view::pattern_one().into(),
            Pattern::Blocks(count) => view::pattern_blocks(&count.to_string()),
            Pattern::Pieces(count) => view::pattern_parts(&count.to_string()),
            Pattern::RoundRobin { processors, each: 1 } => view::pattern_turns(processors),
            Pattern::RoundRobin { processors, each } => {
                view::pattern_turns_each(processors, &each.to_string())
            }
        }
    }
}

impl Distribution {
    /// Returns the title: "input", "input, stages 0–2", "stages 3–4" or "result".
    pub fn title(&self, first: bool, last: bool) -> String {
        let stages = words::stages(self.stages.0, self.stages.1);
        match (first, stages.is_empty()) {
            (true, true) => view::distribution_input().into(),
            (true, false) => view::distribution_input_stages(&stages),
            (false, true) if last => view::distribution_result().into(),
            (false, true) => view::distribution_between().into(),
            (false, false) => stages,
        }
    }
}

/// The distributions of a run between which elements change processors.
#[derive(Clone, Debug, PartialEq)]
pub struct Distributions {
    /// In order of time, beginning with the distribution of the input.
    pub all: Vec<Distribution>,
    /// Whether elements are shown in the order of the coefficients that they become (reversed index), which is chosen if it makes
    /// more distributions blocks. Otherwise they are in the order of the index of R, and after the last stage in that of the
    /// coefficients.
    pub reversed: bool,
}

impl Distributions {
    /// Derives the distributions from the places of the elements. `sent` returns when a record's message left and arrived, if
    /// that is known.
    pub(crate) fn new(run: &Run, holdings: &Holdings, sent: impl Fn(u32) -> Option<(f64, f64)>) -> Self {
        let plan = &run.plan;
        let timed = run.trace.bins.is_none() && !run.trace.start.is_empty();
        let (n, r) = (plan.n as usize, plan.n.trailing_zeros());
        let reverse = |i: usize| -> usize {
            let bit =
                |b: u32| (i >> (r - 1 - b) & 1) << (r - 1 - u32::from(plan.transform.reversed(b as u8, r)));
            (0..r).map(bit).sum()
        };
        let states = distinct_states(holdings);
        let count_blocks = |order: &dyn Fn(usize) -> usize| {
            let is_in_blocks = |state: &&&ElementDistribution| {
                (0..n).all(|i| state.places[i].processor as usize == order(i) * plan.p as usize / n)
            };
            states.iter().filter(is_in_blocks).count()
        };
        let reversed = plan.p > 1 && count_blocks(&reverse) > count_blocks(&|i| i);
        let mut all: Vec<Distribution> = Vec::new();
        for (k, state) in states.iter().enumerate() {
            let end_stage = states.get(k + 1).map_or(plan.stages() as u8, |next| next.stage);
            let stages = (state.stage, end_stage);
            // After the last butterfly an element is shown at its coefficient.
            let is_reversed = reversed || u32::from(state.stage) == r;
            let mut by_storage: Vec<u32> = (0..n as u32).collect();
            by_storage.sort_by_key(|&i| {
                let place = state.places[i as usize];
                (place.processor, place.slot)
            });
            let mut stored = vec![0; n];
            by_storage.iter().enumerate().for_each(|(at, &i)| stored[i as usize] = at as u32);
            let mut by_index = vec![0; n];
            let mut held = Vec::with_capacity(n);
            for (i, &stored) in stored.iter().enumerate() {
                let logical = if is_reversed { reverse(i) } else { i };
                by_index[logical] = i as u32;
                let place = state.places[i];
                let before = all.last().map(|last: &Distribution| last.held[i]);
                let (left, arrived) = match before {
                    Some(before) if timed => {
                        sent(place.sent).unwrap_or_else(|| local_move_times(run, place.taken, before.arrived))
                    }
                    _ => (0.0, 0.0),
                };
                held.push(ElementLocation {
                    processor: place.processor,
                    storage_index: stored,
                    logical_index: logical as u32,
                    sent: place.sent,
                    left,
                    arrived,
                });
            }
            let owners: Vec<u32> = by_index.iter().map(|&i| held[i as usize].processor).collect();
            let pattern = recognise_pattern(&owners, n / plan.p as usize);
            all.push(Distribution { stages, held, by_storage, by_index, pattern });
        }
        Distributions { all, reversed }
    }

    /// Returns the number of messages and of words that lead to distribution `k`.
    pub fn traffic(&self, k: usize) -> (u64, u64) {
        if k == 0 {
            return (0, 0);
        }
        let mut messages: Vec<u32> =
            self.all[k].held.iter().map(|held| held.sent).filter(|&sent| sent != NONE).collect();
        let words = messages.len() as u64;
        messages.sort_unstable();
        messages.dedup();
        (messages.len() as u64, words)
    }

    /// Returns a description of the order in which the elements are shown.
    pub fn order(&self) -> &'static str {
        let is_result = |last: &Distribution| u32::from(last.stages.0) >= last.held.len().trailing_zeros();
        let result = self.all.last().is_some_and(is_result);
        match (self.reversed, result) {
            (true, _) => view::order_of_coefficients(),
            (false, true) => view::order_of_index_and_result(),
            (false, false) => view::order_of_index(),
        }
    }
}

/// Returns the states in which elements are on other processors than before. Changes of order within processors are merged into
/// the preceding state.
fn distinct_states(holdings: &Holdings) -> Vec<&ElementDistribution> {
    let mut states: Vec<&ElementDistribution> = Vec::new();
    for state in &holdings.states {
        if states.last().is_none_or(|last| last.moves_to(state).next().is_some()) {
            states.push(state);
        }
    }
    states
}

/// Returns departure and arrival of an element that no message moved: the start of the step that moved it, or `before`, when it
/// was already there.
fn local_move_times(run: &Run, taken: u32, before: f64) -> (f64, f64) {
    let at = if taken == NONE { before } else { run.trace.start[taken as usize] };
    (at, at)
}

/// Recognises the pattern from the owners in the order of the index.
fn recognise_pattern(owners: &[u32], local_len: usize) -> Pattern {
    if owners.iter().all(|&q| q == owners[0]) {
        return Pattern::SingleOwner;
    }
    let piece = owners.iter().take_while(|&&q| q == owners[0]).count();
    let next_turn = owners[piece..].iter().position(|&q| q == owners[0]).map(|at| at + piece);
    match next_turn {
        None if piece == local_len => Pattern::Blocks(local_len),
        None => Pattern::Pieces(piece),
        Some(after) => {
            let sharers: BTreeSet<u32> = owners[..after].iter().copied().collect();
            Pattern::RoundRobin { processors: sharers.len(), each: piece }
        }
    }
}
