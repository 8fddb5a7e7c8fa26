//! Lists of steps in which equal ones are kept once.
//!
//! The programs of a formulation follow a pattern: the step in which one processor sends to another is in many of them the
//! same to the bit, and of millions of steps few are different. What differs from processor to processor is their order, which is
//! kept as numbers. A list reads like a slice all the same.

use super::step::Step;
use rustc_hash::FxHasher;
use serde::{Deserialize, Serialize};
use std::hash::{Hash, Hasher};
use std::ops::Index;

/// A list of steps, equal ones kept once.
#[derive(Clone, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Steps {
    /// In the order in which they first occur, so that equal lists are equal here, too.
    distinct: Vec<Step>,
    /// By place in the list: which of them.
    #[serde(with = "crate::column")]
    order: Vec<u32>,
}

/// Some steps of a list, side by side: what one processor does.
#[derive(Clone, Copy, Debug)]
pub struct Program<'a> {
    distinct: &'a [Step],
    order: &'a [u32],
}

/// Steps one after the other.
#[derive(Clone, Debug)]
pub struct Iter<'a> {
    distinct: &'a [Step],
    order: std::slice::Iter<'a, u32>,
}

/// Collects a list.
#[derive(Default)]
pub struct Collector {
    steps: Steps,
    /// Numbers of distinct steps, found by what they are; a power of two of places, at least half of them empty.
    table: Vec<u32>,
}

/// An empty place of the table.
const EMPTY: u32 = u32::MAX;

impl Steps {
    /// The steps that occur in it, each once.
    pub fn distinct(&self) -> &[Step] {
        &self.distinct
    }

    /// All of it, or some: `from .. to`.
    pub fn part(&self, from: u32, to: u32) -> Program<'_> {
        Program { distinct: &self.distinct, order: &self.order[from as usize..to as usize] }
    }

    /// How many.
    pub fn len(&self) -> usize {
        self.order.len()
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.order.is_empty()
    }

    /// The one at this place.
    pub fn get(&self, at: usize) -> Option<&Step> {
        self.order.get(at).map(|k| &self.distinct[*k as usize])
    }

    /// One after the other.
    pub fn iter(&self) -> Iter<'_> {
        Iter { distinct: &self.distinct, order: self.order.iter() }
    }
}

impl Index<usize> for Steps {
    type Output = Step;

    #[inline]
    fn index(&self, at: usize) -> &Step {
        &self.distinct[self.order[at] as usize]
    }
}

impl<'a> Program<'a> {
    /// How many.
    pub fn len(&self) -> usize {
        self.order.len()
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.order.is_empty()
    }

    /// The one at this place.
    pub fn get(&self, at: usize) -> Option<&'a Step> {
        self.order.get(at).map(|k| &self.distinct[*k as usize])
    }

    /// One after the other.
    pub fn iter(&self) -> Iter<'a> {
        Iter { distinct: self.distinct, order: self.order.iter() }
    }
}

impl Index<usize> for Program<'_> {
    type Output = Step;

    fn index(&self, at: usize) -> &Step {
        &self.distinct[self.order[at] as usize]
    }
}

impl<'a> IntoIterator for Program<'a> {
    type Item = &'a Step;
    type IntoIter = Iter<'a>;

    fn into_iter(self) -> Iter<'a> {
        self.iter()
    }
}

impl<'a> IntoIterator for &'a Steps {
    type Item = &'a Step;
    type IntoIter = Iter<'a>;

    fn into_iter(self) -> Iter<'a> {
        self.iter()
    }
}

impl<'a> Iterator for Iter<'a> {
    type Item = &'a Step;

    fn next(&mut self) -> Option<&'a Step> {
        self.order.next().map(|k| &self.distinct[*k as usize])
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        self.order.size_hint()
    }
}

impl DoubleEndedIterator for Iter<'_> {
    fn next_back(&mut self) -> Option<Self::Item> {
        self.order.next_back().map(|k| &self.distinct[*k as usize])
    }
}

impl ExactSizeIterator for Iter<'_> {}

impl FromIterator<Step> for Steps {
    fn from_iter<I: IntoIterator<Item = Step>>(steps: I) -> Steps {
        let mut collector = Collector::default();
        steps.into_iter().for_each(|step| collector.push(step));
        collector.finish()
    }
}

impl Collector {
    /// Makes room for so many steps more, of which so many are different.
    pub fn reserve(&mut self, steps: usize, distinct: usize) {
        self.steps.order.reserve_exact(steps);
        self.steps.distinct.reserve_exact(distinct);
    }

    /// Adds a step.
    pub fn push(&mut self, step: Step) {
        if self.steps.distinct.len() * 2 >= self.table.len() {
            self.grow();
        }
        let place = self.find(&step);
        if self.table[place] == EMPTY {
            self.table[place] = self.steps.distinct.len() as u32;
            self.steps.distinct.push(step);
        }
        self.steps.order.push(self.table[place]);
    }

    /// Adds a step that is not in the list yet, and never will be by [`Collector::push`]; its number. Who knows that need not look
    /// for it: of a program with millions of different steps that takes longer than all else.
    pub fn push_new(&mut self, step: Step) -> u32 {
        let number = self.steps.distinct.len() as u32;
        self.steps.distinct.push(step);
        self.steps.order.push(number);
        number
    }

    /// Adds the step of this number once more.
    pub fn push_again(&mut self, number: u32) {
        self.steps.order.push(number);
    }

    /// How many steps there are.
    pub fn len(&self) -> usize {
        self.steps.len()
    }

    /// The list.
    pub fn finish(mut self) -> Steps {
        self.steps.distinct.shrink_to_fit();
        self.steps.order.shrink_to_fit();
        self.steps
    }

    /// The place in the table where a step is or would be.
    fn find(&self, step: &Step) -> usize {
        let mut hasher = FxHasher::default();
        step.hash(&mut hasher);
        let last = self.table.len() - 1;
        let mut place = hasher.finish() as usize & last;
        while self.table[place] != EMPTY && self.steps.distinct[self.table[place] as usize] != *step {
            place = (place + 1) & last;
        }
        place
    }

    fn grow(&mut self) {
        self.table = vec![EMPTY; (self.table.len() * 2).max(64)];
        for k in 0..self.steps.distinct.len() {
            let place = self.find(&self.steps.distinct[k]);
            self.table[place] = k as u32;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_list_reads_as_what_was_put_in_and_keeps_equal_steps_once() {
        let all: Vec<Step> = (0..10_000u32).map(|k| Step::Post { to: k * k % 601, send: k % 7 }).collect();
        let steps: Steps = all.iter().copied().collect();
        assert_eq!(steps.iter().copied().collect::<Vec<_>>(), all);
        assert!(steps.iter().rev().eq(all.iter().rev()));
        assert!((0..all.len()).all(|k| steps[k] == all[k] && steps.get(k) == Some(&all[k])));
        assert_eq!(steps.get(all.len()), None);
        let part = steps.part(17, 40);
        assert!(part.iter().eq(&all[17..40]) && part.len() == 23 && part[22] == all[39]);
        let mut distinct: Vec<String> = all.iter().map(|step| format!("{step:?}")).collect();
        distinct.sort_unstable();
        distinct.dedup();
        assert_eq!(steps.distinct().len(), distinct.len());
    }
}
