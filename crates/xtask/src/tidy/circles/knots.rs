//! Circles among arrows: the sets of modules that are tied together, and the shortest chains in each.

use super::tree::Arrows;
use std::collections::{BTreeMap, BTreeSet, VecDeque};

/// Modules of which each uses each other, directly or through others.
#[derive(Debug, PartialEq)]
pub struct Knot {
    /// Their names, sorted.
    pub modules: Vec<String>,
    /// The shortest circles that have all arrows of the knot between them, the shortest first; a module stands in front of
    /// what it uses, and the first again at the end.
    pub chains: Vec<Vec<String>>,
}

type Next<'a> = BTreeMap<&'a str, BTreeSet<&'a str>>;

/// Every knot.
pub fn find(arrows: &Arrows) -> Vec<Knot> {
    let mut next = Next::new();
    for (from, to) in arrows.keys() {
        next.entry(from).or_default().insert(to);
    }
    let reached: BTreeMap<&str, BTreeSet<&str>> =
        next.keys().map(|&from| (from, reach(&next, from))).collect();
    let mut done = BTreeSet::new();
    let mut knots = Vec::new();
    for (&module, there) in &reached {
        if done.contains(module) || !there.contains(module) {
            continue;
        }
        let back = |other: &&&str| reached.get(**other).is_some_and(|there| there.contains(module));
        let knot: BTreeSet<&str> = there.iter().filter(back).copied().collect();
        done.extend(knot.iter().copied());
        let modules = knot.iter().map(|name| (*name).to_owned()).collect();
        knots.push(Knot { modules, chains: chains(&next, &knot) });
    }
    knots
}

/// What is used by a module, directly or through others.
fn reach<'a>(next: &Next<'a>, from: &str) -> BTreeSet<&'a str> {
    let mut there = BTreeSet::new();
    let mut open: Vec<&str> = vec![from];
    while let Some(module) = open.pop() {
        for &to in next.get(module).into_iter().flatten() {
            if there.insert(to) {
                open.push(to);
            }
        }
    }
    there
}

/// For each arrow within a knot the shortest circle through it; each circle once.
fn chains(next: &Next, knot: &BTreeSet<&str>) -> Vec<Vec<String>> {
    let mut all = BTreeSet::new();
    for &from in knot {
        for &to in next[from].iter().filter(|to| knot.contains(*to)) {
            let mut circle = way(next, knot, to, from);
            let first = (0..circle.len()).min_by_key(|&at| circle[at]).unwrap_or(0);
            circle.rotate_left(first);
            circle.extend(circle.first().copied());
            all.insert((circle.len(), circle));
        }
    }
    all.into_iter().map(|(_, circle)| circle.into_iter().map(str::to_owned).collect()).collect()
}

/// The shortest way between two modules of a knot, both ends included.
fn way<'a>(next: &Next<'a>, knot: &BTreeSet<&str>, from: &'a str, to: &'a str) -> Vec<&'a str> {
    let mut before: BTreeMap<&str, &str> = BTreeMap::new();
    let mut open = VecDeque::from([from]);
    while let Some(module) = open.pop_front() {
        if module == to {
            break;
        }
        for &step in next.get(module).into_iter().flatten().filter(|step| knot.contains(*step)) {
            if step != from && !before.contains_key(step) {
                before.insert(step, module);
                open.push_back(step);
            }
        }
    }
    let mut way = vec![to];
    while let Some(&module) = way.last().and_then(|module| before.get(module)) {
        way.push(module);
    }
    way.reverse();
    way
}

#[cfg(test)]
mod tests {
    use super::*;

    fn knots(arrows: &[&str]) -> Vec<Knot> {
        let pair = |arrow: &&str| {
            let (from, to) = arrow.split_once('>').expect("an arrow");
            ((from.to_owned(), to.to_owned()), String::new())
        };
        find(&arrows.iter().map(pair).collect())
    }

    #[test]
    fn layers_have_none() {
        assert_eq!(knots(&["a>b", "a>c", "b>c"]), []);
    }

    #[test]
    fn each_knot_once_with_its_shortest_chains() {
        let found = knots(&["a>b", "b>c", "c>a", "c>b", "x>y", "y>x", "a>x"]);
        let chains = |knot: &Knot| knot.chains.iter().map(|chain| chain.join(" ")).collect::<Vec<_>>();
        assert_eq!(found.len(), 2);
        assert_eq!(found[0].modules, ["a", "b", "c"]);
        assert_eq!(chains(&found[0]), ["b c b", "a b c a"]);
        assert_eq!(chains(&found[1]), ["x y x"]);
    }
}
