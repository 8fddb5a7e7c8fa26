//! Distances and loads on one line of processors, a row or a column of the mesh, or a ring of the torus.
//!
//! The mesh of 2^d processors has 2^⌊d/2⌋ rows of 2^⌈d/2⌉ columns, numbered row by row: the low ⌈d/2⌉ bits of a
//! processor's number name its column, the others its row.

use crate::arithmetic::pow2;
use hyperfly_core::topology::Topology;

/// log2 of the processors on a line of each dimension of a mesh or torus, those whose bits of the processor's number are the
/// highest first: planes, rows, columns.
pub fn log_sides(topology: Topology, d: u32) -> [u32; 3] {
    match topology {
        Topology::Mesh3d => [d / 3, (d + 1) / 3, d.div_ceil(3)],
        _ => [0, column_bits(d), row_bits(d)],
    }
}

/// log2 of the processors in a row: ⌈d/2⌉.
pub fn row_bits(d: u32) -> u32 {
    d.div_ceil(2)
}

/// log2 of the processors in a column: ⌊d/2⌋.
pub fn column_bits(d: u32) -> u32 {
    d / 2
}

/// Σ x over x = 2^(b−1), 2^(b−2), …: the distances of the first `count` ≤ b stages on a line of 2^b. In GK 4.2, with
/// count = b, it is √p − 1.
pub fn sum_of_distances(b: u32, count: u32) -> f64 {
    pow2(b) - pow2(b - count)
}

/// The sum of the distances from the end of a line of s processors to each of them.
pub fn distances_from_end(s: f64) -> f64 {
    s * (s - 1.0) / 2.0
}

/// The sum of the distances from a middle processor of a line of s processors, s a power of two, to each of them.
pub fn distances_from_middle(s: f64) -> f64 {
    libm::floor(s * s / 4.0)
}

/// The mean over the processors of a line of s of the sum of the distances to each of them: (s² − 1) / 3.
pub fn mean_distances(s: f64) -> f64 {
    (s * s - 1.0) / 3.0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sums_of_distances_are_those_that_are_counted() {
        for s in (0..=7).map(|b| 1i32 << b) {
            let from = |x: i32| (0..s).map(|y| f64::from((x - y).abs())).sum::<f64>();
            assert_eq!(distances_from_end(s.into()), from(0), "{s}");
            assert_eq!(distances_from_middle(s.into()), from(s / 2), "{s}");
            let mean = (0..s).map(from).sum::<f64>() / f64::from(s);
            assert!((mean_distances(s.into()) - mean).abs() < 1e-9 * mean.max(1.0), "{s}");
        }
    }
}
