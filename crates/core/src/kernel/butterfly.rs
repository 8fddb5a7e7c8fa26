//! Radix-2 butterflies with one twiddle factor per block; two stages at a time in registers where possible.
//!
//! Fusing two stages saves a pass over memory and changes no arithmetic: each element still goes through a
//! ± ω·b once per stage, so the result is bit-identical however stages are grouped or distributed.

use super::Twiddles;
use crate::Complex64;

/// Executes `stages` stages on a contiguous array of whole blocks, in place. At the first stage blocks have
/// 2^`log_block` elements, and their global numbers start at `block`.
pub fn local(data: &mut [Complex64], stages: u32, log_block: u32, block: usize, twiddles: &Twiddles) {
    debug_assert!(stages <= log_block && data.len().is_multiple_of(1 << log_block));
    // An array larger than the cache is processed in parts of one block, or of as many blocks as fit.
    let size = CACHE_ELEMENTS.max(1 << log_block);
    if data.len() > size {
        for (k, part) in data.chunks_mut(size).enumerate() {
            local(part, stages, log_block, block + k * (size >> log_block), twiddles);
        }
        return;
    }
    let (mut stage, mut log_block, mut block) = (0, log_block, block);
    while stage < stages {
        let count = data.len() >> log_block;
        let size = 1 << log_block;
        if stages - stage == 1 {
            for (part, &w) in data.chunks_exact_mut(size).zip(twiddles.blocks(block, count)) {
                let (low, high) = part.split_at_mut(size / 2);
                one_stage(low, high, w);
            }
            return;
        }
        let upper = twiddles.blocks(block, count);
        let lower = twiddles.blocks(2 * block, 2 * count);
        if size == 4 {
            for ((part, &w), next) in
                data.as_chunks_mut::<4>().0.iter_mut().zip(upper).zip(lower.as_chunks::<2>().0)
            {
                [part[0], part[1], part[2], part[3]] = pair([part[0], part[1], part[2], part[3]], w, *next);
            }
        } else {
            for ((part, &w), next) in data.chunks_exact_mut(size).zip(upper).zip(lower.as_chunks::<2>().0) {
                two_stages(part, w, *next);
            }
        }
        (stage, log_block, block) = (stage + 2, log_block - 2, 4 * block);
        if data.len() > CACHE_ELEMENTS && stage < stages {
            for (k, part) in data.chunks_exact_mut(1 << log_block).enumerate() {
                local(part, stages - stage, log_block, block + k, twiddles);
            }
            return;
        }
    }
}

/// Does the same as [`local`] for blocks with the given numbers, one for each 2^`log_block` elements.
pub fn local_blocks(
    data: &mut [Complex64],
    stages: u32,
    log_block: u32,
    blocks: impl Iterator<Item = u32>,
    twiddles: &Twiddles,
) {
    for (part, block) in data.chunks_exact_mut(1 << log_block).zip(blocks) {
        local(part, stages, log_block, block as usize, twiddles);
    }
}

/// Elements that fit the second-level cache of a small machine (512 KiB).
const CACHE_ELEMENTS: usize = 1 << 15;

/// Executes one stage on one block, whose halves are `low` and `high`.
fn one_stage(low: &mut [Complex64], high: &mut [Complex64], w: Complex64) {
    for (a, b) in low.iter_mut().zip(high) {
        (*a, *b) = node(*a, *b, w);
    }
}

/// Executes two stages on one block: its halves with `w`, then its quarters with `next`.
fn two_stages(part: &mut [Complex64], w: Complex64, next: [Complex64; 2]) {
    let quarter = part.len() / 4;
    let (low, high) = part.split_at_mut(2 * quarter);
    let ((q0, q1), (q2, q3)) = (low.split_at_mut(quarter), high.split_at_mut(quarter));
    for (((x0, x1), x2), x3) in q0.iter_mut().zip(q1).zip(q2).zip(q3) {
        [*x0, *x1, *x2, *x3] = pair([*x0, *x1, *x2, *x3], w, next);
    }
}

/// Executes two stages on four elements.
#[inline(always)]
fn pair([x0, x1, x2, x3]: [Complex64; 4], w: Complex64, next: [Complex64; 2]) -> [Complex64; 4] {
    let (y0, y2) = node(x0, x2, w);
    let (y1, y3) = node(x1, x3, w);
    let (z0, z1) = node(y0, y1, next[0]);
    let (z2, z3) = node(y2, y3, next[1]);
    [z0, z1, z2, z3]
}

/// Returns the two outputs of a butterfly, a + ω·b and a − ω·b.
#[inline(always)]
fn node(a: Complex64, b: Complex64, w: Complex64) -> (Complex64, Complex64) {
    let t = Complex64::new(w.re * b.re - w.im * b.im, w.re * b.im + w.im * b.re);
    (a + t, a - t)
}

/// Computes the lower or the `upper` outputs of the butterflies of `low` and `high`; `[low, high, to]` are
/// the first slots of inputs and results in `cells`.
pub fn combine(cells: &mut [Complex64], [low, high, to]: [usize; 3], len: usize, w: Complex64, upper: bool) {
    for k in 0..len {
        let (a, b) = node(cells[low + k], cells[high + k], w);
        cells[to + k] = if upper { b } else { a };
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::problem::Direction;

    /// An array larger than the cache is computed part by part; the result must equal that of single
    /// blocks.
    #[test]
    fn large_array_matches_blocks_computed_alone() {
        let (log_block, blocks, first) = (CACHE_ELEMENTS.ilog2() - 1, 8, 8);
        let n = (first + blocks) << log_block;
        let twiddles = Twiddles::new(n as u64, Direction::Forward, 2);
        let mut data: Vec<Complex64> =
            (0..blocks << log_block).map(|k| Complex64::new((k % 97) as f64, (k % 31) as f64)).collect();
        let mut alone = data.clone();
        local(&mut data, 2, log_block, first, &twiddles);
        for (k, block) in alone.chunks_mut(1 << log_block).enumerate() {
            local(block, 2, log_block, first + k, &twiddles);
        }
        assert!(data == alone);
    }
}
