//! The simulated points of the curves.

use crate::state::run_comparison::PtrEq;
use hyperfly_core::Scenario;
use hyperfly_core::isoefficiency::{self, RunOutcome, SearchOutcome};
use hyperfly_core::report::Report;
use hyperfly_request::Topology;

/// Identifies the curves around a run: two runs with equal keys have the same curves.
#[derive(Clone, Debug, PartialEq)]
pub struct CurvesKey {
    /// The scenario of the run, with defaults for everything that no point depends on.
    scenario: Scenario,
    /// The efficiency for which sizes are searched; without it, each p is run with the n of the scenario.
    target_efficiency: Option<f64>,
}

impl CurvesKey {
    pub fn new(scenario: &Scenario, target_efficiency: Option<f64>) -> CurvesKey {
        let scenario = isoefficiency::timing(scenario).with_p(1);
        let n = if target_efficiency.is_some() { Scenario::default().n() } else { scenario.n() };
        CurvesKey { scenario: scenario.with_n(n), target_efficiency }
    }
}

/// Whether two scenarios differ only in network, p, n and data.
pub fn same_family(a: &Scenario, b: &Scenario) -> bool {
    let family =
        |s: &Scenario| isoefficiency::timing(s).with_topology(Topology::Hypercube).with_p(1).with_n(2);
    family(a) == family(b)
}

/// A point of a curve.
#[derive(Clone, Debug, PartialEq)]
pub enum Point {
    /// A simulated run.
    Run(RunOutcome),
    /// A searched size.
    Size(SearchOutcome),
}

impl Point {
    /// Whether the point was too costly to simulate.
    pub fn is_skipped(&self) -> bool {
        matches!(self, Point::Run(RunOutcome::Skipped) | Point::Size(SearchOutcome::Skipped))
    }
}

/// The points simulated so far.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Points {
    pub key: Option<CurvesKey>,
    /// Points with topology (`None` on a machine without channels) and p.
    pub points: Vec<(Option<Topology>, u32, Point)>,
    /// Number of points when complete.
    pub total: usize,
    /// Runs with this formulation and machine costs, on any network, p and n, as far as the page remembers them.
    pub runs: PtrEq<Vec<(Scenario, Report)>>,
}

impl Points {
    /// Whether these are points of the curves around a run.
    pub fn belong_to(&self, scenario: &Scenario, target_efficiency: Option<f64>) -> bool {
        self.key == Some(CurvesKey::new(scenario, target_efficiency))
    }

    /// Returns the efficiency to maintain, if the points are sizes.
    pub fn target_efficiency(&self) -> Option<f64> {
        self.key.as_ref().and_then(|key| key.target_efficiency)
    }

    /// Returns the report of a scenario with default data.
    pub fn report(&self, scenario: &Scenario) -> Option<&Report> {
        self.runs.iter().find(|(other, _)| other == scenario).map(|(_, report)| report)
    }

    /// Returns p and point for each point of a topology.
    pub fn of(&self, topology: Option<Topology>) -> impl Iterator<Item = (u32, &Point)> {
        self.points.iter().filter(move |(graph, ..)| *graph == topology).map(|(_, p, point)| (*p, point))
    }

    /// Returns the smallest skipped p of a topology.
    pub fn first_skipped(&self, topology: Option<Topology>) -> Option<u32> {
        self.of(topology).filter(|(_, point)| point.is_skipped()).map(|(p, _)| p).min()
    }

    /// Returns the smallest p of a topology for which no executable size reaches the efficiency.
    pub fn first_not_reached(&self, topology: Option<Topology>) -> Option<u32> {
        let not_reached = |point: &Point| matches!(point, Point::Size(SearchOutcome::NotReached(_)));
        self.of(topology).filter(|(_, point)| not_reached(point)).map(|(p, _)| p).min()
    }
}
