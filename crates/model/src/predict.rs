//! Closed form of one scenario: T_p, E, S, T_o, and the time per cause.

use crate::form::Form;
use crate::prediction::Prediction;
use crate::{bsp, logp, traffic, twiddles};
use hyperfly_core::limits::problems;
use hyperfly_core::machine::Machine;
use hyperfly_core::scenario::Scenario;

/// Returns the closed form of a scenario; `None` if the scenario is impossible ([`problems`] says why) or the model has
/// no closed form for it.
///
/// On one processor every formulation has one. On more processors redistributions must send in the order of their
/// source (except on BSP) or in that of `standard`, and these formulations have one:
///
/// - *BSP*: every formulation.
/// - `standard`: redistributions that do not permute rank bits; on meshes and torus among all processors, and not under
///   wormhole.
/// - *LogP*: cyclic-to-blocked, and whole-message exchanges in which all processors do the same or keep the same
///   partner: binary-exchange, two-dimensional, and redistributions in place (transposes except for some ordered ones
///   in more than two dimensions, group-cyclic for n ≥ p²).
/// - *Hypercube*: exchanges, also with `overlap`; redistributions in place; cyclic-to-blocked. *Complete graph*: the
///   same and all redistributions. A mesh or torus with at most two processors on every line is a hypercube.
/// - *Meshes and torus*: exchanges without `overlap`; wormhole on a torus only with rings of four. Ordered transforms
///   need n ≥ p² on the torus and the three-dimensional mesh, and in two dimensions everywhere. All-to-alls among all
///   processors of a two-dimensional mesh have lower bounds.
/// - *Fat tree, dragonfly*: none.
///
/// With computed twiddle factors only binary-exchange has one on more than one processor (GK App. A), on a network
/// without `overlap`, on LogP without order.
///
/// Real samples have a closed form on one processor only: unpacking takes messages that are not counted here.
///
/// t_h is included, although GK neglect it from 2.2 on. Any n up to 2^60, any p up to 65536.
pub fn predict(scenario: &Scenario) -> Option<Prediction> {
    if !problems(scenario).is_empty() || scenario.is_real() && scenario.p > 1 {
        return None;
    }
    let (form, mut terms) = match &scenario.machine {
        Machine::Network(_) => traffic::predicted_terms(scenario)?,
        Machine::LogP(logp) => (Form::Exact, logp::terms(scenario, logp)?),
        Machine::Bsp(bsp) => (Form::Exact, bsp::terms(scenario, bsp)?),
    };
    // Partners of an exchange have computed equally many twiddle factors, so nobody waits before the end of the last
    // stage.
    let twiddles = twiddles::count_computed(scenario)?;
    let time = scenario.twiddle_time.unwrap_or(0.0);
    terms.compute += time * twiddles.mean;
    terms.idle += time * (twiddles.max - twiddles.mean);
    let p = f64::from(scenario.p);
    let t_serial = scenario.t_serial();
    let t_parallel = terms.compute + terms.communication();
    let efficiency = t_serial / p / t_parallel;
    Some(Prediction {
        form,
        t_serial,
        t_parallel,
        speedup: p * efficiency,
        efficiency,
        // With radix 4 the parallel computation may have fewer pairs than the serial one.
        overhead: p * terms.communication() + (p * terms.compute - t_serial),
        terms,
    })
}
