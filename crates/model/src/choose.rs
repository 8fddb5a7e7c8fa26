//! Which formulation is the fastest, for each number of processors and points: what GK 5.1 say of exchange and transpose, and
//! of the dimensions between them.

use crate::form::Form;
use crate::predict::predict;
use hyperfly_core::formulations::{Algorithm, AllToAll, Exchanges, Formulation, GroupCyclic, Order};
use hyperfly_core::limits::{MAX_N_MODEL, MAX_P};
use hyperfly_core::scenario::Scenario;

/// Numbers of processors on the map: 1, 2, 4 … 65536.
pub const COLUMNS: u32 = MAX_P.trailing_zeros() + 1;
/// Sizes on the map, each twice the one before.
pub const ROWS: u32 = 25;

/// A formulation that can be chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Candidate {
    /// Which.
    pub algorithm: Algorithm,
    /// m of a transpose in m dimensions; 2 for the others.
    pub dims: u32,
}

/// The fastest formulation somewhere on the map.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Fastest {
    /// Which it is; of those that are equally fast the simplest.
    pub choice: Candidate,
    /// T_p in time units of the scenario.
    pub t_parallel: f64,
    /// E in (0, 1].
    pub efficiency: f64,
    /// What the numbers promise. From a lower bound of T_p: it may be slower.
    pub form: Form,
}

/// The fastest for each p and n.
#[derive(Clone, Debug, PartialEq)]
pub struct Map {
    /// log n of the lowest row.
    pub least: u32,
    /// Row by row from the smallest n, in each from p = 1; `None` where nothing can run or has a closed form.
    pub cells: Vec<Option<Fastest>>,
}

impl Map {
    /// The fastest with 2^d processors and 2^r points, if they are on the map.
    pub fn at(&self, d: u32, r: u32) -> Option<&Fastest> {
        let row = r.checked_sub(self.least).filter(|row| *row < ROWS && d < COLUMNS)?;
        self.cells[(row * COLUMNS + d) as usize].as_ref()
    }
}

/// The map for a scenario's machine, order and radix, with its n in it; without overlap.
pub fn map(scenario: &Scenario) -> Map {
    let top = scenario.r().max(ROWS);
    let least = top.min(MAX_N_MODEL.ilog2()) + 1 - ROWS;
    let cell = |k: u32| fastest(scenario, k % COLUMNS, least + k / COLUMNS);
    Map { least, cells: (0..ROWS * COLUMNS).map(cell).collect() }
}

/// The fastest formulation with 2^d processors for 2^r points, of those that have a closed form on the scenario's
/// machine; on a network of binary-exchange and transposes (GK 5.1).
pub fn fastest(scenario: &Scenario, d: u32, r: u32) -> Option<Fastest> {
    if d > r {
        return None;
    }
    // On networks those between which GK choose.
    let simple: &[_] = match scenario.machine.network() {
        Some(_) => &[Algorithm::BinaryExchange],
        None => &[Algorithm::BinaryExchange, Algorithm::CyclicToBlocked, Algorithm::GroupCyclic],
    };
    let simple = simple.iter().map(|&algorithm| Candidate { algorithm, dims: 2 });
    let transposes = (2..=d + 1).map(|dims| Candidate { algorithm: Algorithm::Transpose, dims });
    let mut best: Option<Fastest> = None;
    for choice in simple.chain(transposes) {
        let formulation = formulation(choice, scenario.formulation);
        let s = Scenario { formulation, p: 1 << d, ..scenario.with_n(1 << r) };
        let Some(found) = predict(&s) else { continue };
        if best.is_none_or(|best| found.t_parallel < best.t_parallel * (1.0 - 1e-12)) {
            let (t_parallel, efficiency, form) = (found.t_parallel, found.efficiency, found.form);
            best = Some(Fastest { choice, t_parallel, efficiency, form });
        }
    }
    best
}

/// A candidate with the order and the other parameters of the reader's own formulation, as far as it has them; no overlap.
fn formulation(Candidate { algorithm, dims }: Candidate, own: Formulation) -> Formulation {
    let order = own.order().unwrap_or(Order::Unordered);
    match (algorithm, own) {
        (Algorithm::CyclicToBlocked, _) => Formulation::CyclicToBlocked(AllToAll::Paper),
        (Algorithm::GroupCyclic, Formulation::GroupCyclic(_)) => own,
        (Algorithm::GroupCyclic, _) => Formulation::GroupCyclic(GroupCyclic::default()),
        (Algorithm::Transpose, _) => Formulation::Transpose { order, dims, all_to_all: AllToAll::Paper },
        _ => Formulation::BinaryExchange(Exchanges { order, chunk: None }),
    }
}
