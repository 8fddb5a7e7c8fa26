//! Fastest formulation for each number of processors and points. On networks it covers the choice of GK 5.1:
//! binary-exchange, and transposes in 2 … log p + 1 dimensions. For a transform of a shape it covers slab, pencil and
//! cyclic, each with pairwise exchanges and with `standard`.

use crate::form::Form;
use crate::predict::predict;
use hyperfly_core::formulations::{
    Algorithm, AllToAll, Formulation, FormulationParameters, Order, Parameter,
};
use hyperfly_core::limits::{MAX_N_MODEL, MAX_P};
use hyperfly_core::scenario::Scenario;

/// Columns of the map: p = 1, 2, 4 … 65536.
pub const COLUMNS: u32 = MAX_P.trailing_zeros() + 1;
/// Rows of the map: sizes n, each twice the one before.
pub const ROWS: u32 = 25;

/// A formulation on the map.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Candidate {
    pub algorithm: Algorithm,
    /// m of a transpose in m dimensions; 2 for the others.
    pub dims: u32,
    /// Order of the all-to-alls: that of the source, or `standard`.
    pub all_to_all: AllToAll,
}

impl Candidate {
    /// Creates a candidate with the order of its source.
    pub fn new(algorithm: Algorithm, dims: u32) -> Candidate {
        Candidate { algorithm, dims, all_to_all: AllToAll::Paper }
    }
}

/// The fastest formulation for one p and n.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Fastest {
    /// The simplest of equally fast formulations.
    pub choice: Candidate,
    pub t_parallel: f64,
    pub efficiency: f64,
    /// For a lower bound of T_p the formulation may be slower than shown.
    pub form: Form,
}

/// The fastest formulation for each p and n.
#[derive(Clone, Debug, PartialEq)]
pub struct Map {
    /// log n of the lowest row.
    pub least: u32,
    /// Row-major: rows by increasing n, each from p = 1. `None` where no candidate can run or has a closed form.
    pub cells: Vec<Option<Fastest>>,
}

impl Map {
    /// Returns the fastest formulation for 2^d processors and 2^r points, if that cell is on the map and filled.
    pub fn at(&self, d: u32, r: u32) -> Option<&Fastest> {
        let row = r.checked_sub(self.least).filter(|row| *row < ROWS && d < COLUMNS)?;
        self.cells[(row * COLUMNS + d) as usize].as_ref()
    }
}

/// Computes the map for a scenario's machine, order and radix, without overlap. The rows include the scenario's n.
pub fn map(scenario: &Scenario) -> Map {
    let top = scenario.r().max(ROWS);
    let least = top.min(MAX_N_MODEL.ilog2()) + 1 - ROWS;
    let cell = |k: u32| fastest(scenario, k % COLUMNS, least + k / COLUMNS);
    Map { least, cells: (0..ROWS * COLUMNS).map(cell).collect() }
}

/// Returns the fastest formulation for 2^r points on 2^d processors, among those with a closed form on the scenario's
/// machine. On a network only binary-exchange and transposes compete (GK 5.1), or slab, pencil and cyclic for a shape.
pub fn fastest(scenario: &Scenario, d: u32, r: u32) -> Option<Fastest> {
    if d > r {
        return None;
    }
    let candidates = candidates(scenario, d);
    let mut best: Option<Fastest> = None;
    for choice in candidates {
        let at = scenario.with_n(1 << r);
        let s = Scenario { formulation: candidate_formulation(choice, at.formulation), p: 1 << d, ..at };
        let Some(found) = predict(&s) else { continue };
        if best.is_none_or(|best| found.t_parallel < best.t_parallel * (1.0 - 1e-12)) {
            let (t_parallel, efficiency, form) = (found.t_parallel, found.efficiency, found.form);
            best = Some(Fastest { choice, t_parallel, efficiency, form });
        }
    }
    best
}

/// Lists the formulations that compete on 2^d processors, simpler ones first.
fn candidates(scenario: &Scenario, d: u32) -> Vec<Candidate> {
    if scenario.formulation.has(Parameter::Shape) {
        let all = [Algorithm::Slab, Algorithm::Pencil, Algorithm::Cyclic];
        let orders = [AllToAll::Paper, AllToAll::Standard];
        let with_order =
            |all_to_all| all.map(|algorithm| Candidate { all_to_all, ..Candidate::new(algorithm, 2) });
        return orders.into_iter().flat_map(with_order).collect();
    }
    // GK compare only these two on networks.
    let simple: &[_] = match scenario.machine.network() {
        Some(_) => &[Algorithm::BinaryExchange],
        None => &[Algorithm::BinaryExchange, Algorithm::CyclicToBlocked, Algorithm::GroupCyclic],
    };
    let simple = simple.iter().map(|&algorithm| Candidate::new(algorithm, 2));
    simple.chain((2..=d + 1).map(|dims| Candidate::new(Algorithm::Transpose, dims))).collect()
}

/// Builds a candidate with the order and parameters of the scenario's formulation where they apply; without overlap.
fn candidate_formulation(choice: Candidate, requested: Formulation) -> Formulation {
    let Candidate { algorithm, dims, all_to_all } = choice;
    if algorithm == Algorithm::GroupCyclic && requested.algorithm() == algorithm {
        return requested;
    }
    let order = requested.order().unwrap_or(Order::Unordered);
    let shape = requested.parameters().shape;
    let parameters =
        FormulationParameters { order, dims, all_to_all, shape, ..FormulationParameters::default() };
    Formulation::new(algorithm, &parameters)
}
