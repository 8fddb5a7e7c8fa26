//! Data of the charts: efficiency and speedup against p, and isoefficiency curves.

use crate::form::Form;
use crate::isoefficiency::{IsoefficientSize, Unreachable, isoefficient_size, least_log2_n};
use crate::predict::predict;
use crate::published;
use hyperfly_core::limits::{MAX_P, problems};
use hyperfly_core::scenario::Scenario;

/// Returns the powers of two up to 65536 that are possible p for the scenario's formulation and n.
pub fn processors(scenario: &Scenario) -> Vec<u32> {
    let possible = |p: &u32| problems(&scenario.with_p(*p)).is_empty();
    (0..=MAX_P.trailing_zeros()).map(|d| 1 << d).filter(possible).collect()
}

/// One point of the efficiency and speedup curves.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct EfficiencyPoint {
    pub p: u32,
    pub efficiency: f64,
    pub speedup: f64,
    /// For a lower bound of T_p, E and S are upper bounds.
    pub form: Form,
}

/// Returns E and S for the scenario's n at each p of the list. Omits each p that the formulation cannot use or that has
/// no closed form.
pub fn efficiency_against_p(scenario: &Scenario, p_list: &[u32]) -> Vec<EfficiencyPoint> {
    let point = |&p: &u32| {
        let prediction = predict(&scenario.with_p(p))?;
        Some(EfficiencyPoint {
            p,
            efficiency: prediction.efficiency,
            speedup: prediction.speedup,
            form: prediction.form,
        })
    };
    p_list.iter().filter_map(point).collect()
}

/// One point of an isoefficiency curve.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct IsoefficiencyPoint {
    pub p: u32,
    pub size: IsoefficientSize,
}

/// Computes the n that keeps `efficiency` for each p of the list that the formulation can use; for `serial` only p = 1.
///
/// Fails if no n gives the efficiency, if a p is not a power of two up to 65536, or if the scenario has no closed form.
pub fn isoefficiency_curve(
    scenario: &Scenario,
    efficiency: f64,
    p_list: &[u32],
) -> Result<Vec<IsoefficiencyPoint>, Unreachable> {
    let formulation = scenario.formulation;
    let impossible = |p: u32| p.is_power_of_two() && least_log2_n(formulation, p.trailing_zeros()).is_none();
    p_list
        .iter()
        .filter(|&&p| p > MAX_P || !impossible(p))
        .map(|&p| Ok(IsoefficiencyPoint { p, size: isoefficient_size(scenario, p, efficiency)? }))
        .collect()
}

/// Returns the isoefficiency function as GK print it (see [`published::log2_n`]) for each p > 1 of the list, as (p,
/// log2 n); empty where they print none.
pub fn printed_isoefficiency(scenario: &Scenario, efficiency: f64, p_list: &[u32]) -> Vec<(u32, f64)> {
    let at = |&p: &u32| Some((p, published::log2_n(scenario, efficiency, f64::from(p))?));
    p_list.iter().filter(|&&p| p > 1).filter_map(at).collect()
}
