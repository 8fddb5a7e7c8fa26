//! Closed forms and formulas that belong to one formulation, one file each, looked up by [`of`].
//!
//! All other closed forms of this crate follow from the structure of the communication
//! ([`Communication`](hyperfly_core::formulations::Communication)). A formulation without a file has none of those
//! here: every default is "none".

mod binary_exchange;
mod cyclic_to_blocked;
mod group_cyclic;
mod transpose;
mod two_dimensional_rows;

use crate::arithmetic::k_of;
use crate::asymptotic::log2_n_of;
use crate::times::Times;
use hyperfly_core::formulations::Formulation;
use hyperfly_core::machine::Network;
use hyperfly_core::scenario::Scenario;

/// Formulas and sources that the papers print about one formulation.
pub trait PublishedForms {
    /// Place of the counts of its messages on a network; empty where none of the papers prints them.
    fn network_source(&self, network: &Network) -> &'static str {
        let _ = network;
        ""
    }

    /// Place of its time on a LogP machine with o = 0.
    fn logp_source(&self) -> &'static str {
        ""
    }

    /// Place of its cost on a BSP machine. For other formulations the counts of redistributions are our own.
    fn bsp_source(&self) -> &'static str {
        ""
    }

    /// Whether its redistributions are all-to-alls among all processors, so that the formulas of GK 5 can match
    /// its counts.
    fn redistributes_among_all(&self) -> bool {
        false
    }

    /// The constant c in the overhead t_w·n·c·log p of words on large hypercubes and complete graphs. `None` where the
    /// overhead grows faster, as with √p on the mesh.
    fn words_per_log_p(&self, network: &Network) -> Option<f64> {
        let _ = network;
        None
    }

    /// The exponent x in n ≥ p^x, the least n for p processors.
    fn concurrency_exponent(&self) -> f64 {
        1.0
    }

    /// Returns log2 W by each isoefficiency function that GK print for it on a network, for K = `k` and real `p` > 1;
    /// `None` where they print none.
    fn log2_w(&self, network: &Network, times: &Times, k: f64, p: f64) -> Option<Vec<f64>> {
        let _ = (network, times, k, p);
        None
    }
}

/// Nothing is printed.
struct Unpublished;

impl PublishedForms for Unpublished {}

/// Returns the published forms of a formulation.
pub fn of(formulation: &Formulation) -> &dyn PublishedForms {
    match formulation {
        Formulation::BinaryExchange(it) => it,
        Formulation::Transpose(it) => it,
        Formulation::TwoDimensionalRows(it) => it,
        Formulation::GroupCyclic(it) => it,
        Formulation::CyclicToBlocked(it) => it,
        _ => &Unpublished,
    }
}

/// Returns log2 n (at least 1) of the largest isoefficiency function that GK print for the scenario's formulation and
/// machine; `None` where they print none. `p` > 1, 0 < `efficiency` < 1.
///
/// GK cover binary-exchange on the hypercube (section 4, equations 6 and 7; ordered with 2·t_w for t_w, App. C) and on
/// the mesh (9, 10, 15), and the two-dimensional transpose on the hypercube with cut-through (12) and with
/// store-and-forward (section 5, as binary-exchange), each with its concurrency bound.
pub fn log2_n(scenario: &Scenario, efficiency: f64, p: f64) -> Option<f64> {
    let network = scenario.machine.network()?;
    if scenario.radix != 2 || scenario.twiddle_time.is_some() || scenario.is_real() {
        return None;
    }
    let times = Times::of(network, scenario.p);
    let terms = of(&scenario.formulation).log2_w(network, &times, k_of(efficiency), p)?;
    Some(log2_n_of(&times, terms.into_iter().fold(f64::NEG_INFINITY, f64::max)))
}
