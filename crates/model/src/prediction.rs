//! The result of a closed form.

use crate::form::Form;
use crate::terms::Terms;

/// The result of a closed form. Times are in the unit of the scenario.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Prediction {
    /// For a lower bound `t_parallel` and `overhead` are lower bounds, `efficiency` and `speedup` upper bounds.
    pub form: Form,
    /// T_s = W = t_c · n · log n (GK 4); with radix 4, and on a BSP machine, as [`hyperfly_core::scenario::Scenario::t_serial`].
    pub t_serial: f64,
    pub t_parallel: f64,
    /// S = T_s / T_p. (GK 2 prints W / T_o, a misprint: equation 1 next to it has W / T_p.)
    pub speedup: f64,
    /// E = S / p (GK equation 1), in (0, 1].
    pub efficiency: f64,
    /// T_o = p · T_p − W ≥ 0 (GK 2).
    pub overhead: f64,
    pub terms: Terms,
}

impl Prediction {
    /// Returns whether an execution must agree to 1e-9.
    pub fn is_exact(&self) -> bool {
        self.form == Form::Exact
    }
}
