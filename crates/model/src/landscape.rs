//! Efficiency landscape: E of one formulation on one machine over p and n, by closed forms.

use crate::form::Form;
use crate::isoefficiency::isoefficient_size;
use crate::predict::predict;
use hyperfly_core::scenario::Scenario;

/// Largest log p of a landscape, unless its scenario has more processors.
const LOG_P: u32 = 10;
/// Largest log n of a landscape, unless its scenario has more points.
const LOG_N: u32 = 20;

/// E at one p and n.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Height {
    pub efficiency: f64,
    /// For a lower bound of T_p, E is an upper bound.
    pub form: Form,
}

/// E over a grid of p and n.
#[derive(Clone, Debug, PartialEq)]
pub struct Landscape {
    /// log p of the columns, ascending: those with a closed form for at least one n.
    pub columns: Vec<u32>,
    /// log n of the rows, ascending: those with a closed form for at least one p.
    pub rows: Vec<u32>,
    /// Row-major, `columns.len()` in each row; `None` where the formulation cannot run or has no closed form.
    heights: Vec<Option<Height>>,
}

impl Landscape {
    /// Evaluates the closed form of the scenario's formulation and machine for all powers of two p ≤ 1024 and
    /// 4 ≤ n ≤ 2^20, and as far as the scenario's own p and n reach.
    pub fn of(scenario: &Scenario) -> Landscape {
        let (all_columns, all_rows) = (0..=scenario.d().max(LOG_P), 2..=scenario.r().max(LOG_N));
        let height = |d: u32, r: u32| {
            let found = predict(&scenario.with_p(1 << d).with_n(1 << r)).filter(|_| d <= r)?;
            Some(Height { efficiency: found.efficiency, form: found.form })
        };
        let all: Vec<(u32, u32, Height)> = all_rows
            .flat_map(|r| all_columns.clone().filter_map(move |d| Some((d, r, height(d, r)?))))
            .collect();
        let (columns, rows) = (sorted(all.iter().map(|(d, ..)| *d)), sorted(all.iter().map(|(_, r, _)| *r)));
        let mut heights = vec![None; columns.len() * rows.len()];
        for (d, r, height) in all {
            if let (Ok(column), Ok(row)) = (columns.binary_search(&d), rows.binary_search(&r)) {
                heights[row * columns.len() + column] = Some(height);
            }
        }
        Landscape { columns, rows, heights }
    }

    /// Returns E in a column and a row, counted from 0.
    pub fn cell(&self, column: usize, row: usize) -> Option<Height> {
        if column < self.columns.len() { *self.heights.get(row * self.columns.len() + column)? } else { None }
    }

    /// Returns E for 2^d processors and 2^r points.
    pub fn at(&self, d: u32, r: u32) -> Option<Height> {
        self.cell(self.columns.binary_search(&d).ok()?, self.rows.binary_search(&r).ok()?)
    }

    /// Returns E along log p at a real log n, as straight pieces: E is interpolated linearly between the four cells around
    /// a place. Places that are not between cells with a closed form have no piece.
    pub fn pieces(&self, r: f64) -> impl Iterator<Item = Piece> + '_ {
        let intervals = self.columns.windows(2).map(|pair| (f64::from(pair[0]), f64::from(pair[1])));
        let row = position(&self.rows, r);
        intervals.enumerate().filter_map(move |(column, (from, to))| {
            let (row, y) = row?;
            let corner = |right: usize, up: usize| Some(self.cell(column + right, row + up)?.efficiency);
            match [corner(0, 0), corner(1, 0), corner(0, 1), corner(1, 1)] {
                [Some(a), Some(b), Some(c), Some(d)] => Some(Piece {
                    log_p: (from, to),
                    efficiency: (a * (1.0 - y) + c * y, b * (1.0 - y) + d * y),
                }),
                // The lower right corner has fewer points than processors: the plane through the other three, as far as
                // the line between them.
                [Some(a), None, Some(c), Some(d)] => {
                    let left = a + (c - a) * y;
                    Some(Piece {
                        log_p: (from, from + y * (to - from)),
                        efficiency: (left, left + (d - c) * y),
                    })
                }
                _ => None,
            }
        })
    }
}

/// E between two numbers of processors, for one number of points.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Piece {
    /// First and last log p.
    pub log_p: (f64, f64),
    /// E there; linear in between.
    pub efficiency: (f64, f64),
}

/// Returns the factor by which n must grow from `p` to 4 `p` processors to keep an efficiency; `None` without a closed
/// form for it.
pub fn growth_of_points(scenario: &Scenario, p: u32, efficiency: f64) -> Option<f64> {
    let log2_n = |p: u32| Some(isoefficient_size(&scenario.with_p(p), p, efficiency).ok()?.log2_n);
    Some(libm::exp2(log2_n(p.checked_mul(4)?)? - log2_n(p)?))
}

fn sorted(values: impl Iterator<Item = u32>) -> Vec<u32> {
    let mut values: Vec<u32> = values.collect();
    values.sort_unstable();
    values.dedup();
    values
}

/// Returns the index of the interval of ascending `ticks` that contains `value`, and the position within it from 0 to 1.
fn position(ticks: &[u32], value: f64) -> Option<(usize, f64)> {
    let pairs = ticks.windows(2).map(|pair| (f64::from(pair[0]), f64::from(pair[1])));
    let (index, (from, to)) = pairs.enumerate().find(|(_, (from, to))| (*from..=*to).contains(&value))?;
    Some((index, (value - from) / (to - from)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use hyperfly_core::formulations::{Algorithm, Formulation, FormulationParameters};
    use hyperfly_core::topology::Topology;

    #[test]
    fn landscape_binary_exchange_covers_all_sizes_from_p_points() {
        let scenario = Scenario::default().with_topology(Topology::Mesh);
        let landscape = Landscape::of(&scenario);
        assert_eq!((landscape.columns.len(), landscape.rows.len()), (11, 19));
        assert_eq!(landscape.at(6, 5), None, "more processors than points");
        let height = landscape.at(6, 12).expect("a closed form");
        let by_prediction = predict(&scenario.with_p(64).with_n(4096)).expect("a closed form");
        assert_eq!(height.efficiency.to_bits(), by_prediction.efficiency.to_bits());
        let neighbour = landscape.at(7, 12).expect("a closed form");
        let piece = Piece { log_p: (6.0, 7.0), efficiency: (height.efficiency, neighbour.efficiency) };
        assert!(landscape.pieces(12.0).any(|found| found == piece), "exact at a whole log n");
        let last = landscape.pieces(6.5).last().expect("pieces");
        assert_eq!(last.log_p, (6.0, 6.5), "as far as there are as many points as processors");
    }

    #[test]
    fn landscape_two_dimensional_has_even_columns_and_rows_only() {
        let formulation = Formulation::new(Algorithm::TwoDimensional, &FormulationParameters::default());
        let landscape = Landscape::of(&Scenario { formulation, ..Scenario::default() });
        assert_eq!(landscape.columns, [0, 2, 4, 6, 8, 10]);
        assert!(landscape.rows.iter().all(|r| r % 2 == 0));
        assert!(landscape.pieces(13.0).any(|piece| piece.log_p == (4.0, 6.0)), "between rows 12 and 14");
    }

    /// From 64 to 256 processors at E = 0.4, the mesh needs three orders of magnitude more points than the hypercube,
    /// as `hyperfly isoefficiency` computes with the default machine costs.
    #[test]
    fn growth_of_points_is_far_larger_on_a_mesh() {
        let growth = |topology| growth_of_points(&Scenario::default().with_topology(topology), 64, 0.4);
        let (hypercube, mesh) = (growth(Topology::Hypercube), growth(Topology::Mesh));
        assert!(hypercube.is_some_and(|growth| growth > 4.0 && growth < 6.0), "{hypercube:?}");
        assert!(mesh.is_some_and(|growth| growth > 1000.0), "{mesh:?}");
    }
}
