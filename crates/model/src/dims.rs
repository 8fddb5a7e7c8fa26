//! The family of GK 5.1: transpose in m = 2 … log p + 1 dimensions, from least words to least start-ups, and its best member.

use crate::predict::predict;
use crate::prediction::Prediction;
use hyperfly_core::formulations::{AllToAll, Formulation, Order};
use hyperfly_core::scenario::Scenario;

/// A member of the family.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Dims {
    /// m.
    pub dims: u32,
    /// What its closed form says.
    pub prediction: Prediction,
}

/// Every m that the p and n of the scenario allow (p ≤ about n^((m−1)/m)) and that has a closed form on its network, in
/// order of m; whatever the scenario's own formulation is.
pub fn family(scenario: &Scenario) -> Vec<Dims> {
    let member = |dims: u32| {
        let order = scenario.formulation.order().unwrap_or(Order::Unordered);
        let s = Scenario {
            formulation: Formulation::Transpose { order, dims, all_to_all: AllToAll::Paper },
            ..scenario.clone()
        };
        predict(&s).map(|prediction| Dims { dims, prediction })
    };
    (2..=(scenario.p.max(1).ilog2() + 1).max(2)).filter_map(member).collect()
}

/// The member with the least T_p, the smaller m of two that take as long. `None` if there is none.
pub fn best(scenario: &Scenario) -> Option<Dims> {
    family(scenario).into_iter().reduce(|best, next| {
        if next.prediction.t_parallel < best.prediction.t_parallel { next } else { best }
    })
}
