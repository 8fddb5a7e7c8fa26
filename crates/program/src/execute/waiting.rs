//! Deadlock detection: processors that wait when none can advance.

use std::collections::BTreeMap;

/// Reason why a processor waits forever.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BlockedWait {
    /// Each processor waits for the next, the last one for the first.
    Cycle(Vec<u32>),
    /// The processor waits for one that has ended.
    SenderEnded(u32),
}

/// Finds the causes of a deadlock, given whom each waiting processor waits for: each cycle once, and each processor that waits for one
/// that does not wait. All other waiting processors depend on one of these.
pub fn find_deadlocks(waits: &BTreeMap<u32, u32>) -> Vec<BlockedWait> {
    let mut deadlocks = Vec::new();
    let mut first_start: BTreeMap<u32, u32> = BTreeMap::new();
    for (&start, first) in waits {
        if !waits.contains_key(first) {
            deadlocks.push(BlockedWait::SenderEnded(start));
        }
        let mut rank = start;
        let mut path = Vec::new();
        while let Some(next) = waits.get(&rank).filter(|_| !first_start.contains_key(&rank)) {
            first_start.insert(rank, start);
            path.push(rank);
            rank = *next;
        }
        // Reached a processor on the current path: a cycle.
        if first_start.get(&rank) == Some(&start)
            && let Some(from) = path.iter().position(|visited| *visited == rank)
        {
            deadlocks.push(BlockedWait::Cycle(path.split_off(from)));
        }
    }
    deadlocks
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn deadlocks_are_reported_once_per_cycle() {
        let waits = BTreeMap::from([(0, 1), (1, 2), (2, 0), (3, 0), (4, 3), (5, 9), (6, 5), (7, 8), (8, 7)]);
        assert_eq!(
            find_deadlocks(&waits),
            [BlockedWait::Cycle(vec![0, 1, 2]), BlockedWait::SenderEnded(5), BlockedWait::Cycle(vec![7, 8])]
        );
        assert_eq!(find_deadlocks(&BTreeMap::from([(2, 2)])), [BlockedWait::Cycle(vec![2])]);
        // The cycle does not contain the first processor.
        assert_eq!(
            find_deadlocks(&BTreeMap::from([(0, 2), (1, 2), (2, 1)])),
            [BlockedWait::Cycle(vec![2, 1])]
        );
    }
}
