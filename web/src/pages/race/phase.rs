//! The parts of a race, which decide its comments.

use crate::app::context::Context;
use crate::app::effect_guard::use_effect_guard;
use crate::state::run_comparison::{PtrEq, RunComparison};
use std::cell::Cell;
use std::rc::Rc;
use yew::prelude::*;

/// The part of a race at a time.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Phase {
    Before,
    UnderWay,
    /// So many messages share a channel of the mesh.
    Jam(u16),
    /// No message is left: both machines only compute, and time passes fast.
    Tail,
    Over,
}

/// Follows the clock, and renders only when the phase changes.
#[hook]
pub fn use_phase(cx: &Context, pair: &Option<PtrEq<RunComparison>>) -> Phase {
    let phase = use_state_eq(|| Phase::Before);
    let (set, cx) = (phase.setter(), cx.clone());
    use_effect_guard(pair.clone(), move |pair| {
        let (pair, last_phase, player) = (pair.clone(), Cell::new(None), cx.engine.player.clone());
        let update = move |t: f64| {
            let phase = find_phase(pair.as_ref(), t);
            if last_phase.replace(Some(phase)) != Some(phase) {
                set.set(phase);
            }
        };
        update(player.t());

        player.subscribe(Rc::new(update))
    });
    *phase
}

fn find_phase(comparison: Option<&PtrEq<RunComparison>>, t: f64) -> Phase {
    let Some(comparison) = comparison else { return Phase::Before };
    match comparison.jam_at(t) {
        _ if t >= comparison.alignment.end() => Phase::Over,
        _ if t == 0.0 => Phase::Before,
        _ if t >= comparison.tail() => Phase::Tail,
        Some(jam) => Phase::Jam(jam.load),
        None => Phase::UnderWay,
    }
}
