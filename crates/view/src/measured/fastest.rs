//! The fastest formulation, as predicted and as measured, for each p and n.

use hyperfly_model::choose::Candidate;
use std::collections::BTreeSet;

/// A formulation with its predicted and measured T_p in seconds.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct CandidateTimes {
    pub choice: Candidate,
    /// Simulated on the calibrated machine.
    pub simulated: f64,
    /// Lower quartile, median and upper quartile of the passes.
    pub measured: Option<[f64; 3]>,
}

impl CandidateTimes {
    fn median(&self) -> Option<f64> {
        self.measured.map(|[_, median, _]| median)
    }
}

/// All formulations for one p and n.
#[derive(Clone, Debug, PartialEq)]
pub struct Cell {
    pub p: u32,
    pub n: u64,
    /// Sorted by name.
    pub tried: Vec<CandidateTimes>,
}

/// The outcome of a prediction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// The predicted formulation is the fastest.
    Right,
    /// Another formulation has a smaller median, but the spreads overlap.
    Tie,
    /// Another formulation is faster.
    Wrong,
}

impl Cell {
    /// Returns the formulation with the smallest simulated time, the first of equal ones.
    pub fn predicted(&self) -> Option<&CandidateTimes> {
        self.tried.iter().min_by(|a, b| a.simulated.total_cmp(&b.simulated))
    }

    /// Returns the formulation with the smallest median; `None` until all are measured.
    pub fn fastest(&self) -> Option<&CandidateTimes> {
        let all = self.tried.iter().map(CandidateTimes::median).collect::<Option<Vec<f64>>>()?;
        let least = all.into_iter().fold(f64::INFINITY, f64::min);
        self.tried.iter().find(|tried| tried.median() == Some(least))
    }

    /// Returns the fraction of T_p saved by choosing the measured fastest instead of the predicted one.
    pub fn gain(&self) -> Option<f64> {
        Some(1.0 - self.fastest()?.median()? / self.predicted()?.median()?)
    }

    /// Judges the prediction for a clock of this resolution, in seconds. Two formulations differ if the gap between the middle halves
    /// of their passes exceeds the resolution.
    pub fn verdict(&self, resolution: f64) -> Option<Verdict> {
        let (predicted, fastest) = (self.predicted()?, self.fastest()?);
        let ([lower, ..], [.., upper]) = (predicted.measured?, fastest.measured?);
        Some(match predicted.choice == fastest.choice {
            true => Verdict::Right,
            false if lower - upper <= resolution => Verdict::Tie,
            false => Verdict::Wrong,
        })
    }
}

/// The map of the fastest formulation over p and n.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct FastestMap {
    /// Sorted by n, then by p.
    pub cells: Vec<Cell>,
    /// Clock resolution in seconds.
    pub resolution: f64,
}

impl FastestMap {
    /// Returns every p in increasing order.
    pub fn columns(&self) -> Vec<u32> {
        let all: BTreeSet<u32> = self.cells.iter().map(|cell| cell.p).collect();
        all.into_iter().collect()
    }

    /// Returns log n of every n in increasing order.
    pub fn rows(&self) -> Vec<u32> {
        let all: BTreeSet<u32> = self.cells.iter().map(|cell| cell.n.ilog2()).collect();
        all.into_iter().collect()
    }

    /// Judges the prediction in a cell.
    pub fn verdict(&self, cell: &Cell) -> Option<Verdict> {
        cell.verdict(self.resolution)
    }

    /// Returns the numbers of right predictions, ties, and measured cells.
    pub fn score(&self) -> [usize; 3] {
        let all: Vec<Verdict> = self.cells.iter().filter_map(|cell| self.verdict(cell)).collect();
        let count = |wanted: Verdict| all.iter().filter(|verdict| **verdict == wanted).count();
        [count(Verdict::Right), count(Verdict::Tie), all.len()]
    }
}
