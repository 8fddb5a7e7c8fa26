//! Which formulation is the fastest, as predicted and as measured, for each number of processors and points.

use hyperfly_model::choose::Candidate;
use std::collections::BTreeSet;

/// A formulation, and what it takes. Times are seconds.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Tried {
    /// Which.
    pub choice: Candidate,
    /// Simulated on the machine as it was calibrated.
    pub simulated: f64,
    /// As measured: a quarter of the passes is below the first, half below the second, three quarters below the third.
    pub measured: Option<[f64; 3]>,
}

impl Tried {
    fn median(&self) -> Option<f64> {
        self.measured.map(|[_, median, _]| median)
    }
}

/// All formulations for one p and n.
#[derive(Clone, Debug, PartialEq)]
pub struct Cell {
    /// Processors.
    pub p: u32,
    /// Points.
    pub n: u64,
    /// In the order of their names.
    pub tried: Vec<Tried>,
}

/// What became of a prediction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// The predicted formulation is the fastest.
    Right,
    /// Another one has the smaller median, by less than the measurements spread.
    Tie,
    /// Another one is faster.
    Wrong,
}

impl Cell {
    /// The one that is predicted to be the fastest; of those that are equally fast the first.
    pub fn predicted(&self) -> Option<&Tried> {
        self.tried.iter().min_by(|a, b| a.simulated.total_cmp(&b.simulated))
    }

    /// The one whose median is the smallest, once all are measured.
    pub fn fastest(&self) -> Option<&Tried> {
        let all = self.tried.iter().map(Tried::median).collect::<Option<Vec<f64>>>()?;
        let least = all.into_iter().fold(f64::INFINITY, f64::min);
        self.tried.iter().find(|tried| tried.median() == Some(least))
    }

    /// Which part of its time the predicted one could save: 0 if it is the fastest.
    pub fn gain(&self) -> Option<f64> {
        Some(1.0 - self.fastest()?.median()? / self.predicted()?.median()?)
    }

    /// What became of the prediction, measured by a clock that tells so many seconds apart. Two are apart if the middle halves of their
    /// passes are, and by more than the clock tells.
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

/// The map.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct Fastest {
    /// By n, and of one n by p.
    pub cells: Vec<Cell>,
    /// The shortest time that the clock tells apart, in seconds.
    pub resolution: f64,
}

impl Fastest {
    /// Every number of processors, in order.
    pub fn columns(&self) -> Vec<u32> {
        let all: BTreeSet<u32> = self.cells.iter().map(|cell| cell.p).collect();
        all.into_iter().collect()
    }

    /// log n of every number of points, in order.
    pub fn rows(&self) -> Vec<u32> {
        let all: BTreeSet<u32> = self.cells.iter().map(|cell| cell.n.ilog2()).collect();
        all.into_iter().collect()
    }

    /// What became of the prediction in a cell.
    pub fn verdict(&self, cell: &Cell) -> Option<Verdict> {
        cell.verdict(self.resolution)
    }

    /// In how many cells it was right, in how many there is a tie, and how many are measured.
    pub fn score(&self) -> [usize; 3] {
        let all: Vec<Verdict> = self.cells.iter().filter_map(|cell| self.verdict(cell)).collect();
        let of = |wanted: Verdict| all.iter().filter(|verdict| **verdict == wanted).count();
        [of(Verdict::Right), of(Verdict::Tie), all.len()]
    }
}
