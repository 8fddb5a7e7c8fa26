//! How a component looks at the state: at a slice of it, and it is rendered again only when that slice is another.

use crate::app::context::Context;
use crate::state::page_state::State;
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
    let state = cx.state();
    let (language, seen) = (state.language, select(&state));
    let value = seen.clone();
    use_rendering_unless(cx, Box::new(move |state| state.language == language && select(state) == seen));
    value
}

/// Whether what a component shows is still what the state says.
type IsCurrent = Box<dyn Fn(&State) -> bool>;

/// Whatever happens renders the component again, unless it is current.
#[hook]
fn use_rendering_unless(cx: &Context, is_current: IsCurrent) {
    let update = use_force_update();
    // That of the latest rendering: what is selected may depend on properties.
    let latest = use_mut_ref(|| None::<IsCurrent>);
    *latest.borrow_mut() = Some(is_current);
    use_effect_with(cx.clone(), move |cx| {
        let look = {
            let (cx, latest): (Context, Rc<RefCell<Option<IsCurrent>>>) = (cx.clone(), latest);
            move || {
                if !latest.borrow().as_ref().is_some_and(|is_current| is_current(&cx.state())) {
                    update.force_update();
                }
            }
        };
        // Something may have happened since it was rendered.
        look();
        let subscription = cx.store.subscribe(look);
        move || drop(subscription)
    });
}
