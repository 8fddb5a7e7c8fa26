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
    let has_equal_digits =
        |part: &[u64]| part.iter().all(|value| value / half as u64 == part[0] / half as u64);
    let rest = |part: &[u64]| part.iter().map(|value| value % half as u64).collect::<Vec<_>>();
    let (left, right) = permutation.split_at(half);
    has_equal_digits(left) && is_binary(&rest(left)) && is_binary(&rest(right))
}

/// Returns all 2^(2^i − 1) binary permutations of 0 … 2^i − 1.
fn all_binary(i: u32) -> Vec<Vec<u64>> {
    if i == 0 {
        return vec![vec![0]];
    }
    let (smaller_permutations, half) = (all_binary(i - 1), 1u64 << (i - 1));
    let mut permutations = Vec::new();
    for left in &smaller_permutations {
        for right in &smaller_permutations {
            for high in [0, 1] {
                let upper_half = left.iter().map(|value| value + high * half);
                permutations
                    .push(upper_half.chain(right.iter().map(|value| value + (1 - high) * half)).collect());
            }
        }
    }
    permutations
}

/// Returns the parts of Proposition 4.1 for i = q + r: the permutation of S_q, and 2^q ones of S_r. `None` if a block of 2^r does not have
/// its leading bits in common.
fn decompose(permutation: &[u64], r: u32) -> Option<(Vec<u64>, Vec<Vec<u64>>)> {
    let size = 1u64 << r;
    let blocks = permutation.chunks(size as usize);
    let are_alike = blocks.clone().all(|block| block.iter().all(|value| value / size == block[0] / size));
    are_alike.then(|| {
        let heads = blocks.clone().map(|block| block[0] / size).collect();
        (heads, blocks.map(|block| block.iter().map(|value| value % size).collect()).collect())
    })
}

/// Whether all three parts of Proposition 4.1 hold.
fn decomposes(permutation: &[u64], r: u32) -> bool {
    decompose(permutation, r)
        .is_some_and(|(heads, blocks)| is_binary(&heads) && blocks.iter().all(|block| is_binary(block)))
}

fn parentheses(permutation: &[u64]) -> String {
    let values: Vec<String> = permutation.iter().map(u64::to_string).collect();
    format!("({})", values.join(" "))
}

fn compare(_: Clock) -> Vec<Row> {
    let mut rows = Vec::new();
    let check_count = |permutation: &[u64]| {
        let permutation_text = parentheses(permutation);
        Check::counted().labelled("what").within("π", permutation_text.clone()).with("π", permutation_text)
    };
    let word = |binary: bool| if binary { "binary" } else { "not binary" };
    let section = Source::section("4.2");
    // The text gives these examples.
    let example: [u64; 8] = [4, 5, 6, 7, 3, 2, 0, 1];
    let examples: [(&[u64], bool); 3] =
        [(&example, true), (&[4, 5, 6, 7, 3, 0, 2, 1], false), (&[3, 0, 2, 1], false)];
    for (permutation, claimed) in examples {
        let computed = is_binary(permutation);
        rows.push(check_count(permutation).same(Cell::None, section, word(claimed), word(computed)));
    }
    let computed = decompose(&example, 1).map_or(String::new(), |(heads, blocks)| {
        let parts: Vec<String> =
            std::iter::once(&heads).chain(&blocks).map(|part| parentheses(part)).collect();
        parts.join(" ")
    });
    let check = check_count(&example).with("q", 2).with("r", 1);
    let label = ("parts", "its parts for q = 2, r = 1");
    rows.push(check.same(label, section, "(2 3 1 0) (0 1) (0 1) (1 0) (0 1)", computed));
    // Proposition 4.1 for every binary permutation of 8 and of 16.
    for i in [3u32, 4] {
        let permutations = all_binary(i);
        for r in 0..=i {
            let holds = permutations
                .iter()
                .filter(|permutation| is_binary(permutation) && decomposes(permutation, r))
                .count();
            let check = Check::counted().labelled("what").at("i", i).at("q", i - r).at("r", r);
            let check = check.with("i", i).with("r", r).chosen(&["i", "r"]);
            let label = ("proposition", "binary permutations that decompose");
            rows.push(check.exact(label, Source::CLAIM, permutations.len(), holds));
        }
    }
    // The orders in which processors produce their outputs, read from executions.
    for (d, log_m) in [(1, 3), (2, 3), (2, 6), (3, 5), (4, 7)] {
        let case = instance(d, log_m, 1.0, 0.0);
        let all_outputs = outputs(&execute(Formulation::OutputDriven, &case));
        let binary = all_outputs.iter().filter(|outputs| is_binary(&outputs.rows)).count();
        let label = ("orders", "processors that produce their outputs in a binary order");
        rows.push(check_output_driven(&case).exact(label, Source::claim("4.2"), case.p, binary));
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
        let mut binary_count = 0;
        // All 24 permutations of four by Heap's algorithm.
        let mut counters = [0usize; 4];
        binary_count += usize::from(is_binary(&values));
        let mut k = 1;
        while k < 4 {
            if counters[k] < k {
                values.swap(if k % 2 == 0 { 0 } else { counters[k] }, k);
                binary_count += usize::from(is_binary(&values));
                counters[k] += 1;
                k = 1;
            } else {
                counters[k] = 0;
                k += 1;
            }
        }
        assert_eq!(binary_count, 8);
    }
}
