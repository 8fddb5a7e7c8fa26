//! The family of GK 5.1: transposes in m = 2 … log p + 1 dimensions, from fewest words to fewest start-ups.

use crate::predict::predict;
use crate::prediction::Prediction;
use hyperfly_core::formulations::{AllToAll, Formulation, Order, Transpose};
use hyperfly_core::scenario::Scenario;

/// A member of the family.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Dims {
    pub dims: u32,
    pub prediction: Prediction,
}

/// Returns every m that the scenario's p and n allow (p ≤ about n^((m−1)/m)) and that has a closed form on its network,
/// in order of m. Ignores the scenario's formulation except for its order.
pub fn family(scenario: &Scenario) -> Vec<Dims> {
    let member = |dims: u32| {
        let order = scenario.formulation.order().unwrap_or(Order::Unordered);
        let s = Scenario {
            formulation: Formulation::Transpose(Transpose { order, dims, all_to_all: AllToAll::Paper }),
            ..scenario.clone()
        };
        predict(&s).map(|prediction| Dims { dims, prediction })
    };
    (2..=(scenario.p.max(1).ilog2() + 1).max(2)).filter_map(member).collect()
}

/// Returns the member with the least T_p, the smaller m on a tie. `None` if the family is empty.
pub fn best(scenario: &Scenario) -> Option<Dims> {
    family(scenario).into_iter().reduce(|best, next| {
        if next.prediction.t_parallel < best.prediction.t_parallel { next } else { best }
    })
}
