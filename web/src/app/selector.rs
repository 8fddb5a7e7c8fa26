//! A hook that selects from the state.

use crate::app::context::Context;
use crate::state::page_state::State;
use std::cell::RefCell;
use std::rc::Rc;
use yew::prelude::*;

/// Returns what `select` takes from this side's state. The component is rendered again when that or the language changes.
#[hook]
pub fn use_selector<T, F>(cx: &Context, select: F) -> T
where
    T: Clone + PartialEq + 'static,
    F: Fn(&State) -> T + 'static,
{
    let state = cx.state();
    let (language, selected) = (state.language, select(&state));
    let value = selected.clone();
    use_rerender_unless(cx, Box::new(move |state| state.language == language && select(state) == selected));
    value
}

/// Tests whether a component's rendering still matches the state.
type IsCurrent = Box<dyn Fn(&State) -> bool>;

/// Renders the component again after a change of the state that makes it outdated.
#[hook]
fn use_rerender_unless(cx: &Context, is_current: IsCurrent) {
    let update = use_force_update();
    // Always from the latest rendering, because the selection may depend on properties.
    let latest = use_mut_ref(|| None::<IsCurrent>);
    *latest.borrow_mut() = Some(is_current);
    use_effect_with(cx.clone(), move |cx| {
        let update_if_outdated = {
            let (cx, latest): (Context, Rc<RefCell<Option<IsCurrent>>>) = (cx.clone(), latest);
            move || {
                if !latest.borrow().as_ref().is_some_and(|is_current| is_current(&cx.state())) {
                    update.force_update();
                }
            }
        };
        // The state may have changed since the rendering.
        update_if_outdated();
        let subscription = cx.store.subscribe(update_if_outdated);
        move || drop(subscription)
    });
}
