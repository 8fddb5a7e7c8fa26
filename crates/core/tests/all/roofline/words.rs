//! Words that input and output force into processors, against ranks of blocks of the Fourier matrix by elimination.

use fastrand::Rng;
use hyperfly_core::roofline::forced_words_into;
use hyperfly_core::schedule::{Layout, Placement, Plan, Shape, Steps, Transform};
use std::collections::BTreeSet;

/// A prime with roots of unity of every order up to 2^23. A rank in its field is at most the rank over the complex numbers.
const PRIME: u64 = 998_244_353;

fn power(base: u64, mut exponent: u64) -> u64 {
    let (mut square, mut product) = (base % PRIME, 1);
    while exponent > 0 {
        if exponent % 2 == 1 {
            product = product * square % PRIME;
        }
        square = square * square % PRIME;
        exponent /= 2;
    }
    product
}

/// Returns the rank of a matrix by Gaussian elimination.
fn rank(mut rows: Vec<Vec<u64>>) -> u64 {
    let columns = rows.first().map_or(0, Vec::len);
    let mut rank = 0;
    for column in 0..columns {
        let Some(pivot) = (rank..rows.len()).find(|row| rows[*row][column] != 0) else { continue };
        rows.swap(rank, pivot);
        let inverse = power(rows[rank][column], PRIME - 2);
        let (above, below) = rows.split_at_mut(rank + 1);
        for row in below {
            let factor = row[column] * inverse % PRIME;
            for (value, first) in row.iter_mut().zip(&above[rank]).skip(column) {
                *value = (*value + (PRIME - factor) * first) % PRIME;
            }
        }
        rank += 1;
    }
    rank as u64
}

/// Returns the rank of the block of the Fourier matrix between the inputs outside a group of processors and the outputs inside.
fn rank_of_block(plan: &Plan, is_inside: impl Fn(u32) -> bool) -> u64 {
    let r = plan.n.ilog2();
    let entry = |k: u64, j: u64| {
        plan.transform.axes(r).into_iter().fold(1, |product, axis| {
            let points = 1u64 << axis.len();
            let part = |index: u64| index >> (r - axis.end) & (points - 1);
            product * power(power(3, (PRIME - 1) / points), part(k) * part(j)) % PRIME
        })
    };
    let outputs = (0..plan.n).filter(|k| is_inside(plan.output.place(*k).0));
    let inputs: Vec<u64> = (0..plan.n).filter(|j| !is_inside(plan.input.place(*j).0)).collect();
    rank(outputs.map(|k| inputs.iter().map(|j| entry(k, *j)).collect()).collect())
}

/// Returns a plan without steps.
fn layouts(p: u32, n: u64, transform: Transform, input: Layout, output: Layout) -> Plan {
    let first = vec![0; p as usize + 1];
    let (steps, slot_sets) = (Steps::default(), Vec::new());
    Plan { p, n, transform, radix: 2, slots: 1, steps, first, slot_sets, input, output }
}

/// Every distribution of lines of up to 64 points by bits, for every group of processors that agree in some bits.
#[test]
fn forced_words_are_the_rank_on_all_lines() {
    let mut seen = BTreeSet::new();
    for r in 1..=6u8 {
        let subsets: Vec<Vec<u8>> =
            (0..1u32 << r).map(|set| (0..r).filter(|bit| set >> bit & 1 == 1).collect()).collect();
        for input in &subsets {
            for output in subsets.iter().filter(|output| output.len() == input.len()) {
                let layout = |owner: &Vec<u8>| Layout::from(Placement::by_owner(owner.clone(), r.into()));
                let p = 1 << input.len();
                let plan = layouts(p, 1 << r, Transform::Line, layout(input), layout(output));
                let masks = if r < 6 { (0..p).collect() } else { vec![p - 1, p / 2] };
                for mask in masks {
                    let forced = forced_words_into(&plan, mask, 0);
                    assert_eq!(
                        forced,
                        rank_of_block(&plan, |q| q & mask == 0),
                        "{input:?} {output:?} {mask}"
                    );
                    seen.insert(forced == plan.n >> mask.count_ones());
                }
            }
        }
    }
    assert_eq!(seen.len(), 2, "distributions with and without common vectors");
}

/// Any order of bits in the rank, any values of these bits, and transforms of several dimensions.
#[test]
fn forced_words_are_the_rank_of_random_boxes() {
    let mut rng = Rng::with_seed(1);
    for case in 0..600 {
        let r = rng.u32(2..=7);
        let cut = |rng: &mut Rng| rng.u8(0..=r as u8);
        let (a, b) = (cut(&mut rng), cut(&mut rng));
        let logs = [a.min(b), a.max(b) - a.min(b), r as u8 - a.max(b)];
        let transform = match case % 3 {
            0 => Transform::Line,
            1 if r.is_multiple_of(2) => Transform::Square,
            _ => Transform::Box { shape: Shape { logs }, late: [0; 3] },
        };
        let d = rng.u32(0..=r.min(4));
        let layout = |rng: &mut Rng| {
            let mut bits: Vec<u8> = (0..r as u8).collect();
            rng.shuffle(&mut bits);
            Layout::from(Placement::by_owner(bits[..d as usize].to_vec(), r))
        };
        let (input, output) = (layout(&mut rng), layout(&mut rng));
        let plan = layouts(1 << d, 1 << r, transform, input, output);
        let (mask, value) = (rng.u32(0..1 << d), rng.u32(0..1 << d));
        let forced = forced_words_into(&plan, mask, value & mask);
        assert_eq!(forced, rank_of_block(&plan, |q| q & mask == value & mask), "{plan} {mask} {value}");
    }
}

/// Distributions that no bits express, also on a number of processors that is no power of two.
#[test]
fn forced_words_are_at_most_the_rank_of_any_distribution() {
    let mut rng = Rng::with_seed(2);
    let mut equal = 0;
    for _ in 0..400 {
        let (r, p) = (rng.u32(2..=6), rng.u32(2..=6));
        let layout = |rng: &mut Rng| Layout::Table((0..1 << r).map(|_| (rng.u32(0..p), 0)).collect());
        let (input, output) = (layout(&mut rng), layout(&mut rng));
        let plan = layouts(p, 1 << r, Transform::Line, input, output);
        for q in 0..p {
            let forced = forced_words_into(&plan, u32::MAX, q);
            let rank = rank_of_block(&plan, |other| other == q);
            assert!(forced <= rank, "{forced} of {rank}: {plan}");
            equal += u32::from(forced == rank);
        }
    }
    assert!(equal > 500, "{equal}");
}

/// Returns the rank, over the real numbers, of the transform of real samples between the words outside a group of processors
/// and those inside. Sums and differences of coefficients k and n − k are their real and imaginary parts.
fn real_rank_of_block(plan: &Plan, is_inside: impl Fn(u32) -> bool) -> u64 {
    let n = 2 * plan.n;
    let root = power(3, (PRIME - 1) / n);
    let outputs = (0..plan.n).filter(|k| is_inside(plan.output.place(*k).0));
    let coefficients = outputs.flat_map(|k| if k == 0 { [0, n / 2] } else { [k, n - k] });
    let words = (0..plan.n).filter(|j| !is_inside(plan.input.place(*j).0));
    let samples: Vec<u64> = words.flat_map(|j| [2 * j, 2 * j + 1]).collect();
    rank(coefficients.map(|k| samples.iter().map(|j| power(root, k * j % n)).collect()).collect())
}

/// A word holds two real numbers.
#[test]
fn forced_words_of_real_samples_are_at_most_half_the_real_rank() {
    let mut rng = Rng::with_seed(3);
    let (mut equal, mut groups) = (0, 0);
    for case in 0..400 {
        let (r, d) = (rng.u32(2..=6), rng.u32(1..=2));
        let layout = |rng: &mut Rng| {
            if case % 2 == 0 {
                let mut bits: Vec<u8> = (0..r as u8).collect();
                rng.shuffle(&mut bits);
                Layout::from(Placement::by_owner(bits[..d as usize].to_vec(), r))
            } else {
                Layout::Table((0..1 << r).map(|_| (rng.u32(0..1 << d), 0)).collect())
            }
        };
        let (input, output) = (layout(&mut rng), layout(&mut rng));
        let plan = layouts(1 << d, 1 << r, Transform::Real, input, output);
        for q in 0..1 << d {
            let forced = forced_words_into(&plan, u32::MAX, q);
            let rank = real_rank_of_block(&plan, |other| other == q).div_ceil(2);
            assert!(forced <= rank, "{forced} of {rank}: {plan}");
            (equal, groups) = (equal + u32::from(forced == rank), groups + 1);
        }
    }
    assert!(equal * 4 > groups, "{equal} of {groups}");
}
