//! IB Lemma 3.1, Corollary 3.2 and Lemma A.1: bit reversal and shuffles, checked for every index.

use super::distribution::sigma;
use crate::figure;
use crate::prelude::*;

pub static ENTRY: Entry = Entry {
    id: "ib-lemmas",
    paper: Paper::Ib,
    place: "Lemma 3.1, Corollary 3.2, section 3.2; Lemma A.1, appendix A",
    title: "Bit reversal in two parts, and what a shuffle does to butterflies",
    claim: "A bit reversal of N numbers is one of blocks and one within blocks (Lemma 3.1), so in parallel \
        a global permutation and a local bit reversal (Corollary 3.2). The shuffle σ keeps the halves of a \
        butterfly together and shifts its weights by s₁/u (Lemma A.1).",
    explore: "algorithm=group-cyclic&machine=bsp&p=8&n=64&view=distribution",
    rows: compare,
    known: &[],
    figure: |style| figure::rows(&ENTRY, &compare(None), style),
};

/// Returns rev_N(j) (3.4).
fn rev(j: usize, n: usize) -> usize {
    (0..n.ilog2()).fold(0, |sum, bit| sum << 1 | j >> bit & 1)
}

fn lemma_3_1(j: usize, u: usize, n: usize) -> bool {
    rev(j, n) == rev(j / u, n / u) + n / u * rev(j % u, u)
}

/// Checks the three permutations of Corollary 3.2, one after the other.
fn corollary_3_2(j: usize, u: usize, n: usize) -> bool {
    let l = sigma(u, n, j);
    let t = rev(l / (n / u), u) * (n / u) + l % (n / u);
    let k = t / (n / u) * (n / u) + rev(t % (n / u), n / u);
    k == rev(j, n)
}

/// Checks the three parts of Lemma A.1 for one j; `None` if a part does not apply.
fn lemma_a_1(j: usize, u: usize, k: usize, m: usize) -> [Option<bool>; 3] {
    let size = k * u;
    let shuffled = sigma(u, m, j);
    let first = (j % size < size / 2).then_some(shuffled % k < k / 2);
    let second = (j + size / 2 < m).then(|| sigma(u, m, j + size / 2) == shuffled + k / 2);
    // σ⁻¹(j) = (j mod M/u)·u + j div M/u; both sides times K.
    let (j_0, j_1) = (j / (m / u), j % (m / u));
    let inverse = j_1 * u + j_0;
    debug_assert_eq!(sigma(u, m, inverse), j);
    let third = inverse % size == j_1 % k * u + j_0;
    [first, second, Some(third)]
}

fn compare(_: Clock) -> Vec<Row> {
    let mut rows = Vec::new();
    let mut add = |id: &str, name: &str, section, n: usize, cases: usize, holds: usize| {
        let check = Check::arithmetic().labelled("what").at("N", n).with("n", n).chosen(&["n"]);
        let label = (id, format!("indices for which {name}"));
        rows.push(check.exact(label, Source::claim(section), cases, holds));
    };
    let powers = |max: usize| (0..=max.ilog2()).map(|log| 1usize << log);
    for n in [8usize, 64, 1024] {
        let cases: Vec<(usize, usize)> = powers(n).flat_map(|u| (0..n).map(move |j| (u, j))).collect();
        let lemma = cases.iter().filter(|(u, j)| lemma_3_1(*j, *u, n)).count();
        add("lemma-3.1", "Lemma 3.1 holds", "3.2", n, cases.len(), lemma);
        let corollary = cases.iter().filter(|(u, j)| corollary_3_2(*j, *u, n)).count();
        add("corollary-3.2", "Corollary 3.2 holds", "3.2", n, cases.len(), corollary);
    }
    for m in [8usize, 64, 256] {
        let mut counts = [[0usize; 2]; 3];
        for (u, k) in powers(m).flat_map(|u| powers(m / u).filter(|k| *k >= 2).map(move |k| (u, k))) {
            for parts in (0..m).map(|j| lemma_a_1(j, u, k, m)) {
                for (count, holds) in counts.iter_mut().zip(parts) {
                    count[0] += usize::from(holds.is_some());
                    count[1] += usize::from(holds == Some(true));
                }
            }
        }
        for (part, [cases, holds]) in (1u32..).zip(counts) {
            let (id, name) = (format!("lemma-A.1-{part}"), format!("Lemma A.1, part {part}, holds"));
            add(&id, &name, "A", m, cases, holds);
        }
    }
    rows
}
