//! What a component does beside rendering when something that it watches is another.

use yew::prelude::*;

/// Does `act` after the first rendering, and after each in which `watched` is another. What it returns (a subscription, a
/// listener) is kept until it is done again, or the component is gone.
#[hook]
pub fn use_watch<W, A, K>(watched: W, act: A)
where
    W: PartialEq + 'static,
    A: FnOnce(&W) -> K + 'static,
    K: 'static,
{
    use_effect_with(watched, move |watched| {
        let kept = act(watched);
        move || drop(kept)
    });
}
