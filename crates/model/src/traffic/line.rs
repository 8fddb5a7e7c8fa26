//! Distances and loads on one line of processors: a row or a column of a mesh, or a ring of a torus.
//!
//! The mesh of 2^d processors has 2^⌊d/2⌋ rows of 2^⌈d/2⌉ columns, numbered row by row: the low ⌈d/2⌉ bits of a rank
//! are its column, the others its row.

use crate::arithmetic::pow2;
use hyperfly_core::topology::{Drawing, Interconnect};

/// log2 of the processors on a line of each dimension of a mesh or torus of 2^d processors, in the order of rank bits from the most
/// significant: planes, rows, columns. `None` for other graphs.
pub fn log_sides(interconnect: Interconnect, d: u32) -> Option<[u32; 3]> {
    match interconnect.uncached_graph(1 << d).drawing() {
        Drawing::Grid { planes, rows, columns, .. } => Some([planes, rows, columns].map(u32::ilog2)),
        _ => None,
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

/// Σ x over x = 2^(b−1), 2^(b−2), …: the distances of the first `count` ≤ b stages on a line of 2^b. For count = b it
/// is the √p − 1 of GK 4.2.
pub fn sum_of_distances(b: u32, count: u32) -> f64 {
    pow2(b) - pow2(b - count)
}

/// Sum of the distances from the end of a line of s processors to each of them.
pub fn distances_from_end(s: f64) -> f64 {
    s * (s - 1.0) / 2.0
}

/// Sum of the distances from a middle processor of a line of s processors, s a power of two, to each of them.
pub fn distances_from_middle(s: f64) -> f64 {
    libm::floor(s * s / 4.0)
}

/// Mean over the processors of a line of s of the sum of distances to each of them: (s² − 1) / 3.
pub fn mean_distances(s: f64) -> f64 {
    (s * s - 1.0) / 3.0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sides_are_those_of_the_graph_and_none_without_a_grid() {
        assert_eq!(log_sides(Interconnect::Torus, 5), Some([0, 2, 3]));
        assert_eq!(log_sides(Interconnect::Mesh3d, 5), Some([1, 2, 2]));
        assert_eq!(log_sides(Interconnect::Complete, 4), None);
        assert_eq!(log_sides(Interconnect::Hypercube, 4), None);
    }

    #[test]
    fn sums_of_distances_match_enumeration() {
        for s in (0..=7).map(|b| 1i32 << b) {
            let from = |x: i32| (0..s).map(|y| f64::from((x - y).abs())).sum::<f64>();
            assert_eq!(distances_from_end(s.into()), from(0), "{s}");
            assert_eq!(distances_from_middle(s.into()), from(s / 2), "{s}");
            let mean = (0..s).map(from).sum::<f64>() / f64::from(s);
            assert!((mean_distances(s.into()) - mean).abs() < 1e-9 * mean.max(1.0), "{s}");
        }
    }
}
