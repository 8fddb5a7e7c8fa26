//! Swiping over the tour panel moves to the next or to the previous step.

use crate::app::commands::Command;
use crate::app::context::Context;
use gloo::utils::document;
use web_sys::PointerEvent;
use yew::prelude::*;

/// Returns the handlers of `pointerdown` and `pointerup`.
#[hook]
pub fn use_swipe(cx: &Context) -> [Callback<PointerEvent>; 2] {
    let start_position = use_mut_ref(|| None::<[i32; 2]>);
    let down = {
        let start_position = start_position.clone();
        Callback::from(move |event: PointerEvent| {
            let finger = event.pointer_type() == "touch";
            *start_position.borrow_mut() = finger.then(|| [event.client_x(), event.client_y()]);
        })
    };
    let commands = cx.commands.clone();
    let up = Callback::from(move |event: PointerEvent| {
        let (from, to) = (start_position.take(), [event.client_x(), event.client_y()]);
        if let Some(command) = from.and_then(|from| swipe_command(from, to, document().dir() == "rtl")) {
            commands.run(command);
        }
    });
    [down, up]
}

/// Returns the command of a swipe: against the reading direction for the next step, along it for the previous one.
fn swipe_command(from: [i32; 2], to: [i32; 2], rtl: bool) -> Option<Command> {
    let [x, y] = [to[0] - from[0], to[1] - from[1]];
    let is_long = x.abs() > 48 && x.abs() > 2 * y.abs();
    is_long.then_some(if (x < 0) == rtl { Command::PreviousStep } else { Command::NextStep })
}

#[cfg(test)]
mod tests {
    use super::{Command, swipe_command};

    #[test]
    fn swipe_requires_long_horizontal_stroke() {
        assert_eq!(swipe_command([300, 100], [200, 120], false), Some(Command::NextStep));
        assert_eq!(swipe_command([100, 100], [200, 60], false), Some(Command::PreviousStep));
        assert_eq!(swipe_command([300, 100], [200, 120], true), Some(Command::PreviousStep));
        assert_eq!(swipe_command([300, 100], [270, 100], false), None);
        assert_eq!(swipe_command([300, 100], [200, 300], false), None);
    }
}
