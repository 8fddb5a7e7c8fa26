//! S Definition 4.1 and Proposition 4.1: binary permutations, and the orders in which an executed schedule produces its outputs.

use super::executed::{check_output_driven, execute, instance, outputs};
use crate::figure;
use crate::prelude::*;
use hyperfly_core::formulations::Formulation;

pub static ENTRY: Entry = Entry {
    id: "s-def4.1",
    paper: Paper::S,
    place: "Definition 4.1 and Proposition 4.1, section 4.2",
    title: "Binary permutations: the orders in which outputs can come soonest",
    claim: "A permutation of 2^i numbers is binary if each of its halves has the leading bit in common and \
        is, without that bit, binary again. Then it decomposes, for every i = q + r, into a binary \
        permutation of 2^q blocks and 2^q binary permutations of 2^r numbers.",
    explore: "algorithm=output-driven&machine=logp&p=4&n=32&g=1&L=0&view=schedule",
    rows: compare,
    known: &[],
    figure: |style| figure::rows(&ENTRY, &compare(None), style),
};

/// Whether a permutation of 0 … 2^i − 1 is binary (Definition 4.1): each half has its leading bit in common, and the rest of
/// each half is binary again.
fn is_binary(permutation: &[u64]) -> bool {
    let half = permutation.len() / 2;
    if half == 0 {
        return true;
    }
    let leading = |part: &[u64]| part.iter().all(|value| value / half as u64 == part[0] / half as u64);
    let rest = |part: &[u64]| part.iter().map(|value| value % half as u64).collect::<Vec<_>>();
    let (left, right) = permutation.split_at(half);
    leading(left) && is_binary(&rest(left)) && is_binary(&rest(right))
}

/// Returns all 2^(2^i − 1) binary permutations of 0 … 2^i − 1.
fn all_binary(i: u32) -> Vec<Vec<u64>> {
    if i == 0 {
        return vec![vec![0]];
    }
    let (smaller, half) = (all_binary(i - 1), 1u64 << (i - 1));
    let mut all = Vec::new();
    for left in &smaller {
        for right in &smaller {
            for high in [0, 1] {
                let upper = left.iter().map(|value| value + high * half);
                all.push(upper.chain(right.iter().map(|value| value + (1 - high) * half)).collect());
            }
        }
    }
    all
}

/// Returns the parts of Proposition 4.1 for i = q + r: the permutation of S_q, and 2^q ones of S_r. `None` if a block of 2^r does not have
/// its leading bits in common.
fn decompose(permutation: &[u64], r: u32) -> Option<(Vec<u64>, Vec<Vec<u64>>)> {
    let size = 1u64 << r;
    let blocks = permutation.chunks(size as usize);
    let alike = blocks.clone().all(|block| block.iter().all(|value| value / size == block[0] / size));
    alike.then(|| {
        let heads = blocks.clone().map(|block| block[0] / size).collect();
        (heads, blocks.map(|block| block.iter().map(|value| value % size).collect()).collect())
    })
}

/// Whether all three parts of Proposition 4.1 hold.
fn decomposes(permutation: &[u64], r: u32) -> bool {
    decompose(permutation, r)
        .is_some_and(|(heads, blocks)| is_binary(&heads) && blocks.iter().all(|it| is_binary(it)))
}

fn parentheses(permutation: &[u64]) -> String {
    let values: Vec<String> = permutation.iter().map(u64::to_string).collect();
    format!("({})", values.join(" "))
}

fn compare(_: Clock) -> Vec<Row> {
    let mut rows = Vec::new();
    let check_count = |permutation: &[u64]| {
        let shown = parentheses(permutation);
        Check::counted().labelled("what").within("π", shown.clone()).with("π", shown)
    };
    let word = |binary: bool| if binary { "binary" } else { "not binary" };
    let section = Source::section("4.2");
    // The text gives these examples.
    let example: [u64; 8] = [4, 5, 6, 7, 3, 2, 0, 1];
    let examples: [(&[u64], bool); 3] =
        [(&example, true), (&[4, 5, 6, 7, 3, 0, 2, 1], false), (&[3, 0, 2, 1], false)];
    for (permutation, claimed) in examples {
        let found = is_binary(permutation);
        rows.push(check_count(permutation).same(Cell::None, section, word(claimed), word(found)));
    }
    let found = decompose(&example, 1).map_or(String::new(), |(heads, blocks)| {
        let all: Vec<String> = std::iter::once(&heads).chain(&blocks).map(|it| parentheses(it)).collect();
        all.join(" ")
    });
    let check = check_count(&example).with("q", 2).with("r", 1);
    let what = ("parts", "its parts for q = 2, r = 1");
    rows.push(check.same(what, section, "(2 3 1 0) (0 1) (0 1) (1 0) (0 1)", found));
    // Proposition 4.1 for every binary permutation of 8 and of 16.
    for i in [3u32, 4] {
        let all = all_binary(i);
        for r in 0..=i {
            let holds = all.iter().filter(|it| is_binary(it) && decomposes(it, r)).count();
            let check = Check::counted().labelled("what").at("i", i).at("q", i - r).at("r", r);
            let check = check.with("i", i).with("r", r).chosen(&["i", "r"]);
            let what = ("proposition", "binary permutations that decompose");
            rows.push(check.exact(what, Source::CLAIM, all.len(), holds));
        }
    }
    // The orders in which processors produce their outputs, read from executions.
    for (d, log_m) in [(1, 3), (2, 3), (2, 6), (3, 5), (4, 7)] {
        let at = instance(d, log_m, 1.0, 0.0);
        let all = outputs(&execute(Formulation::OutputDriven, &at));
        let binary = all.iter().filter(|of| is_binary(&of.rows)).count();
        let what = ("orders", "processors that produce their outputs in a binary order");
        rows.push(check_output_driven(&at).exact(what, Source::claim("4.2"), at.p, binary));
    }
    rows
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_binary_matches_exhaustive_search() {
        assert_eq!([0, 1, 2, 3].map(|i| all_binary(i).len()), [1, 2, 8, 128]);
        let mut values = [0u64, 1, 2, 3];
        let mut found = 0;
        // All 24 permutations of four by Heap's algorithm.
        let mut counters = [0usize; 4];
        found += usize::from(is_binary(&values));
        let mut k = 1;
        while k < 4 {
            if counters[k] < k {
                values.swap(if k % 2 == 0 { 0 } else { counters[k] }, k);
                found += usize::from(is_binary(&values));
                counters[k] += 1;
                k = 1;
            } else {
                counters[k] = 0;
                k += 1;
            }
        }
        assert_eq!(found, 8);
    }
}
