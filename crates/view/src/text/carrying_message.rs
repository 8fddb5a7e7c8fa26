//! The message that takes an element of R to another processor.

use crate::trace::message::Message;
use crate::trace::replay::Replay;
use hyperfly_core::schedule::holdings::{Holdings, NONE};

/// Returns the message that takes R[index] before a stage to another processor.
pub fn carrying_message(replay: &Replay, holdings: &Holdings, stage: u8, index: u64) -> Option<Message> {
    let plan = &replay.run().plan;
    let moved = holdings.states[1..].iter().filter(|state| state.stage == stage);
    let moved = moved.map(|state| state.places[index as usize].sent).find(|sent| *sent != NONE);
    let exchanged = || {
        let partner = (u32::from(stage) < plan.stages()).then(|| plan.partner(stage, index))?;
        let made = holdings.computations.get((u64::from(stage) * plan.n + partner) as usize)?;
        Some(made.other).filter(|sent| partner != index && *sent != NONE)
    };
    replay.message(moved.or_else(exchanged)?)
}
