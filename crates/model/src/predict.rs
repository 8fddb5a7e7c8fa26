//! The closed form of one scenario: T_p, E, S, T_o, and where the time goes.

use crate::form::Form;
use crate::prediction::Prediction;
use crate::{bsp, logp, traffic, twiddles};
use hyperfly_core::limits::problems;
use hyperfly_core::machine::Machine;
use hyperfly_core::scenario::Scenario;

/// The closed form of a scenario; `None` if the scenario is impossible ([`problems`] say why), or if the model has no
/// closed form for it.
///
/// On one processor every formulation has one, and on more, where redistributions go in the order of their source (on BSP
/// in any):
///
/// - *BSP*: every formulation.
/// - *LogP*: cyclic-to-blocked, and what exchanges whole messages as long as all processors do the same or have the same
///   partner for all they do: binary-exchange, two-dimensional, and redistributions in place (transposes but for some ordered in more than two
///   dimensions, group-cyclic for n ≥ p²).
/// - *Hypercube*: exchanges, with `overlap` too; redistributions in place; cyclic-to-blocked. *Complete graph*: the same,
///   and all redistributions. A mesh or torus with no more than two processors on any line is a hypercube.
/// - *Meshes and torus*: exchanges without `overlap`; worms on a torus only around rings of four. Ordered, on the torus
///   and on the mesh of three dimensions, and in two dimensions everywhere, for n ≥ p². Bounds for all-to-alls among all
///   processors of a mesh of two dimensions.
///
/// Where twiddle factors (powers of ω) are computed, binary-exchange alone has one on more than one processor (GK App.
/// A), without `overlap` on a network; on LogP, ordered, for n/p ≥ log p.
///
/// t_h is counted, where GK neglect it from 2.2 on. Any n up to 2^60, any p up to 65536.
pub fn predict(scenario: &Scenario) -> Option<Prediction> {
    if !problems(scenario).is_empty() {
        return None;
    }
    let (form, mut terms) = match &scenario.machine {
        Machine::Network(_) => traffic::predicted(scenario)?,
        Machine::LogP(logp) => (Form::Exact, logp::terms(scenario, logp)?),
        Machine::Bsp(bsp) => (Form::Exact, bsp::terms(scenario, bsp)?),
    };
    // Partners of an exchange have computed as many twiddle factors, so nobody waits before the last stage is over.
    let twiddles = twiddles::computed(scenario)?;
    let time = scenario.twiddle_time.unwrap_or(0.0);
    terms.compute += time * twiddles.mean;
    terms.idle += time * (twiddles.most - twiddles.mean);
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
        // With radix 4 the computation may have fewer pairs than the serial one.
        overhead: p * terms.communication() + (p * terms.compute - t_serial),
        terms,
    })
}
