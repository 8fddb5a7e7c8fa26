//! How a component looks at the state: at a slice of it, and it is rendered again only when that slice is another.

use crate::context::Context;
use crate::state::State;
use std::cell::RefCell;
use std::rc::Rc;
use yew::prelude::*;

/// What `select` takes from the state of this side. The component is rendered again when that changes, or the language.
#[hook]
pub fn use_slice<T, F>(cx: &Context, select: F) -> T
where
    T: Clone + PartialEq + 'static,
    F: Fn(&State) -> T + 'static,
{
    let update = use_force_update();
    let state = cx.state();
    let seen = (state.language, select(&state));
    let value = seen.1.clone();
    // What was rendered last, and how that was selected: both may depend on properties.
    let latest = use_memo((), |()| RefCell::new(None::<(_, Box<dyn Fn(&State) -> T>)>));
    *latest.borrow_mut() = Some((seen, Box::new(select)));
    use_effect_with(cx.clone(), move |cx| {
        let look = {
            let (cx, latest) = (cx.clone(), latest.clone());
            move || {
                let state = cx.state();
                let latest = latest.borrow();
                let is_current = latest.as_ref().is_some_and(|((language, value), select)| {
                    *language == state.language && *value == select(&state)
                });
                if !is_current {
                    update.force_update();
                }
            }
        };
        // Something may have happened since it was rendered.
        look();
        let subscription = cx.store.subscribe(look);
        move || drop(subscription)
    });
    value
}

/// The whole state of this side: for what is to be rendered again by whatever happens.
#[hook]
pub fn use_page(cx: &Context) -> Rc<State> {
    let (own, update) = (cx.clone(), use_force_update());
    use_effect_with(own.clone(), move |cx| {
        let subscription = cx.store.subscribe(move || update.force_update());
        move || drop(subscription)
    });
    own.state()
}
