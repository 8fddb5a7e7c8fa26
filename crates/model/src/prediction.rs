//! What a closed form says about a run.

use crate::form::Form;
use crate::terms::Terms;

/// What a closed form says about a run. Times are in the unit of the scenario.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Prediction {
    /// What it promises: equality, a bound or nearness. For a lower bound `t_parallel` and `overhead` are least values,
    /// `efficiency` and `speedup` greatest ones.
    pub form: Form,
    /// T_s = W = t_c · n · log n (GK 4); with radix 4, and on a BSP machine, as [`hyperfly_core::scenario::Scenario::t_serial`].
    pub t_serial: f64,
    /// T_p.
    pub t_parallel: f64,
    /// S = T_s / T_p. (GK 2 prints W / T_o, a misprint: equation 1 next to it has W / T_p.)
    pub speedup: f64,
    /// E = S / p (GK equation 1), in (0, 1].
    pub efficiency: f64,
    /// T_o = p · T_p − W ≥ 0 (GK 2).
    pub overhead: f64,
    /// Where T_p goes.
    pub terms: Terms,
}

impl Prediction {
    /// Whether an execution must give the same, to 1e-9.
    pub fn exact(&self) -> bool {
        self.form == Form::Exact
    }
}
