//! The data of the charts: efficiency and speedup against p, and the n that keeps an efficiency against p.

use crate::asymptotic;
use crate::form::Form;
use crate::isoefficiency::{Isoefficient, Unreachable, isoefficient, least_log2_n};
use crate::predict::predict;
use hyperfly_core::limits::{MAX_P, problems};
use hyperfly_core::scenario::Scenario;

/// The powers of two from 1 to what the scenario's formulation can use for its n, at most 65536.
pub fn processors(scenario: &Scenario) -> Vec<u32> {
    let possible = |p: &u32| problems(&scenario.with_p(*p)).is_empty();
    (0..=MAX_P.trailing_zeros()).map(|d| 1 << d).filter(possible).collect()
}

/// One point of the efficiency and speedup curves.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct EfficiencyPoint {
    /// Processors.
    pub p: u32,
    /// E in (0, 1].
    pub efficiency: f64,
    /// S in (0, p].
    pub speedup: f64,
    /// What the numbers promise. From a lower bound of T_p: E and S are at most this.
    pub form: Form,
}

/// E and S for the n of the scenario and each p of the list; those that the formulation cannot use, and those without a
/// closed form, are left out.
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
    /// Processors.
    pub p: u32,
    /// The n that keeps the efficiency, and why it is not smaller.
    pub size: Isoefficient,
}

/// The n that keeps `efficiency` for each p of the list that the formulation can use; `serial` has a point for p = 1 alone.
///
/// Errors: an efficiency that no n gives, a p that is no power of two up to 65536, a scenario without a closed form.
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
        .map(|&p| Ok(IsoefficiencyPoint { p, size: isoefficient(scenario, p, efficiency)? }))
        .collect()
}

/// The isoefficiency function as GK print it (see [`asymptotic::log2_n`]) for each p > 1 of the list, as (p, log2 n); empty
/// where they print none.
pub fn printed_isoefficiency(scenario: &Scenario, efficiency: f64, p_list: &[u32]) -> Vec<(u32, f64)> {
    let at = |&p: &u32| Some((p, asymptotic::log2_n(scenario, efficiency, f64::from(p))?));
    p_list.iter().filter(|&&p| p > 1).filter_map(at).collect()
}
