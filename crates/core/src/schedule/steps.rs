//! List of steps that stores equal steps once.
//!
//! Many processors share steps that are equal to the bit, so that few of millions of steps are distinct. A
//! processor's own order is a list of step numbers. A list of steps reads like a slice.

use super::step::Step;
use rustc_hash::FxHasher;
use serde::{Deserialize, Serialize};
use std::hash::{Hash, Hasher};
use std::ops::Index;

/// List of steps that stores equal steps once.
#[derive(Clone, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Steps {
    /// In order of first occurrence, so that equal lists compare equal.
    distinct: Vec<Step>,
    /// Index in `distinct` of each step of the list.
    #[serde(with = "crate::column")]
    order: Vec<u32>,
}

/// Contiguous part of a list: the steps of one processor.
#[derive(Clone, Copy, Debug)]
pub struct RankSteps<'a> {
    distinct: &'a [Step],
    order: &'a [u32],
}

/// Iterator over steps.
#[derive(Clone, Debug)]
pub struct Iter<'a> {
    distinct: &'a [Step],
    order: std::slice::Iter<'a, u32>,
}

/// Builder of a list of steps.
#[derive(Default)]
pub struct StepsBuilder {
    steps: Steps,
    /// Open-addressing hash table of the numbers of distinct steps; its size is a power of two, at most half full.
    table: Vec<u32>,
}

const EMPTY: u32 = u32::MAX;

impl Steps {
    /// Returns the distinct steps of the list.
    pub fn distinct(&self) -> &[Step] {
        &self.distinct
    }

    /// Returns the steps `from .. to`.
    pub fn part(&self, from: u32, to: u32) -> RankSteps<'_> {
        RankSteps { distinct: &self.distinct, order: &self.order[from as usize..to as usize] }
    }

    /// Returns the number of steps.
    pub fn len(&self) -> usize {
        self.order.len()
    }

    /// Returns whether the list is empty.
    pub fn is_empty(&self) -> bool {
        self.order.is_empty()
    }

    /// Returns the step at index `at`.
    pub fn get(&self, at: usize) -> Option<&Step> {
        self.order.get(at).map(|k| &self.distinct[*k as usize])
    }

    /// Returns an iterator over the steps.
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

impl<'a> RankSteps<'a> {
    /// Returns the number of steps.
    pub fn len(&self) -> usize {
        self.order.len()
    }

    /// Returns whether the list is empty.
    pub fn is_empty(&self) -> bool {
        self.order.is_empty()
    }

    /// Returns the step at index `at`.
    pub fn get(&self, at: usize) -> Option<&'a Step> {
        self.order.get(at).map(|k| &self.distinct[*k as usize])
    }

    /// Returns an iterator over the steps.
    pub fn iter(&self) -> Iter<'a> {
        Iter { distinct: self.distinct, order: self.order.iter() }
    }
}

impl Index<usize> for RankSteps<'_> {
    type Output = Step;

    fn index(&self, at: usize) -> &Step {
        &self.distinct[self.order[at] as usize]
    }
}

impl<'a> IntoIterator for RankSteps<'a> {
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
        let mut collector = StepsBuilder::default();
        steps.into_iter().for_each(|step| collector.push(step));
        collector.finish()
    }
}

impl StepsBuilder {
    /// Reserves memory for `steps` more steps, `distinct` of them distinct.
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

    /// Adds a step that differs from all others, including later ones added by [`StepsBuilder::push`], and
    /// returns its number. This skips the hash table, which dominates the time of plans with millions of
    /// distinct steps.
    pub fn push_new(&mut self, step: Step) -> u32 {
        let number = self.steps.distinct.len() as u32;
        self.steps.distinct.push(step);
        self.steps.order.push(number);
        number
    }

    /// Adds the step with this number again.
    pub fn push_existing(&mut self, number: u32) {
        self.steps.order.push(number);
    }

    /// Returns the number of steps.
    pub fn len(&self) -> usize {
        self.steps.len()
    }

    /// Returns the list.
    pub fn finish(mut self) -> Steps {
        self.steps.distinct.shrink_to_fit();
        self.steps.order.shrink_to_fit();
        self.steps
    }

    /// Returns the index in the table at which a step is or belongs.
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
    fn list_preserves_order_and_stores_equal_steps_once() {
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
