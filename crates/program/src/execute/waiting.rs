//! Deadlock detection: processors that wait when none can advance.

use std::collections::BTreeMap;

/// Reason why a processor waits forever.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Vain {
    /// Each processor waits for the next, the last one for the first.
    Circle(Vec<u32>),
    /// The processor waits for one that has ended.
    Ended(u32),
}

/// Finds the causes of a deadlock, given whom each waiting processor waits for: each cycle once, and each processor that waits for one
/// that does not wait. All other waiting processors depend on one of these.
pub fn vain(waits: &BTreeMap<u32, u32>) -> Vec<Vain> {
    let mut found = Vec::new();
    let mut seen: BTreeMap<u32, u32> = BTreeMap::new();
    for (&start, first) in waits {
        if !waits.contains_key(first) {
            found.push(Vain::Ended(start));
        }
        let mut at = start;
        let mut way = Vec::new();
        while let Some(next) = waits.get(&at).filter(|_| !seen.contains_key(&at)) {
            seen.insert(at, start);
            way.push(at);
            at = *next;
        }
        // Reached a processor on the current path: a cycle.
        if seen.get(&at) == Some(&start)
            && let Some(from) = way.iter().position(|q| *q == at)
        {
            found.push(Vain::Circle(way.split_off(from)));
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn circles_are_found_once_and_who_waits_for_them_is_not_told() {
        let waits = BTreeMap::from([(0, 1), (1, 2), (2, 0), (3, 0), (4, 3), (5, 9), (6, 5), (7, 8), (8, 7)]);
        assert_eq!(vain(&waits), [Vain::Circle(vec![0, 1, 2]), Vain::Ended(5), Vain::Circle(vec![7, 8])]);
        assert_eq!(vain(&BTreeMap::from([(2, 2)])), [Vain::Circle(vec![2])]);
        // The cycle does not contain the first processor.
        assert_eq!(vain(&BTreeMap::from([(0, 2), (1, 2), (2, 1)])), [Vain::Circle(vec![2, 1])]);
    }
}
