//! A hook for effects that last until their input changes.

use yew::prelude::*;

/// Runs `act` after the first rendering, and after each one in which `watched` has changed. The value that it returns (a subscription or
/// a listener) is kept until the next call or until the component is unmounted.
#[hook]
pub fn use_effect_guard<W, A, K>(watched: W, act: A)
where
    W: PartialEq + 'static,
    A: FnOnce(&W) -> K + 'static,
    K: 'static,
{
    use_effect_with(watched, move |watched| {
        let guard = act(watched);
        move || drop(guard)
    });
}
