//! Who waits for whom when nothing can go on.

use std::collections::BTreeMap;

/// Why a processor waits in vain.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Vain {
    /// These wait for each other: each for the next, the last for the first.
    Circle(Vec<u32>),
    /// This one waits for a processor that has ended.
    Ended(u32),
}

/// What is wrong, of the processors that wait and for whom: each circle once, and who waits for one that does not wait itself. All
/// others wait for one of these.
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
        // Back on its own way: a circle.
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
        // The circle is not where the first comes from.
        assert_eq!(vain(&BTreeMap::from([(0, 2), (1, 2), (2, 1)])), [Vain::Circle(vec![2, 1])]);
    }
}
