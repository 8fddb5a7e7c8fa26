//! The simulated points of the curves.

use hyperfly_core::Scenario;
use hyperfly_core::isoefficiency::{self, RunOutcome, SearchOutcome};
use hyperfly_request::Topology;

/// What the curves ask for.
#[derive(Clone, Debug, PartialEq)]
pub struct Subject {
    /// The scenario of the run, without what no point depends on.
    scenario: Scenario,
    /// The efficiency whose sizes are searched; without it each p is run with its own n.
    kept: Option<f64>,
}

impl Subject {
    /// What the curves around a run ask for.
    pub fn new(scenario: &Scenario, kept: Option<f64>) -> Subject {
        let scenario = isoefficiency::timing(scenario).with_p(1);
        let n = if kept.is_some() { Scenario::default().n() } else { scenario.n() };
        Subject { scenario: scenario.with_n(n), kept }
    }
}

/// A point of a curve.
#[derive(Clone, Debug, PartialEq)]
pub enum Point {
    /// A run, or that there is none.
    Run(RunOutcome),
    /// The end of a search.
    Size(SearchOutcome),
}

impl Point {
    /// Whether it was too costly to simulate.
    pub fn left_out(&self) -> bool {
        matches!(self, Point::Run(RunOutcome::Skipped) | Point::Size(SearchOutcome::Skipped))
    }
}

/// The points there are.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Points {
    /// What they are points of.
    pub subject: Option<Subject>,
    /// By topology (`None` on a machine without channels) and number of processors.
    pub points: Vec<(Option<Topology>, u32, Point)>,
    /// How many there will be.
    pub total: usize,
}

impl Points {
    /// Whether these are points of the curves around a run.
    pub fn are_of(&self, scenario: &Scenario, kept: Option<f64>) -> bool {
        self.subject == Some(Subject::new(scenario, kept))
    }

    /// The efficiency that they keep, if they are sizes.
    pub fn kept(&self) -> Option<f64> {
        self.subject.as_ref().and_then(|subject| subject.kept)
    }

    /// The points of a topology.
    pub fn of(&self, topology: Option<Topology>) -> impl Iterator<Item = (u32, &Point)> {
        self.points.iter().filter(move |(graph, ..)| *graph == topology).map(|(_, p, point)| (*p, point))
    }

    /// The smallest p left out of a topology.
    pub fn left_out(&self, topology: Option<Topology>) -> Option<u32> {
        self.of(topology).filter(|(_, point)| point.left_out()).map(|(p, _)| p).min()
    }

    /// The smallest p of a topology for which no size that can be run has the efficiency.
    pub fn beyond(&self, topology: Option<Topology>) -> Option<u32> {
        let beyond = |point: &Point| matches!(point, Point::Size(SearchOutcome::NotReached(_)));
        self.of(topology).filter(|(_, point)| beyond(point)).map(|(p, _)| p).min()
    }
}
