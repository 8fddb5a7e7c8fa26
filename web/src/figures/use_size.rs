//! A hook for the size of an element.

use crate::app::dom::ResizeListener;
use crate::app::effect_guard::use_effect_guard;
use web_sys::Element;
use yew::prelude::*;

/// Returns width and height of an element in CSS pixels, zeros until it is mounted. The component renders again when they change.
#[hook]
pub fn use_size(frame: &NodeRef) -> (i32, i32) {
    let size = use_state(|| (0, 0));
    let (frame, own) = (frame.clone(), size.setter());
    use_effect_guard((), move |()| {
        frame.cast::<Element>().and_then(|element| {
            let measured = element.clone();
            ResizeListener::new(&element, move || {
                own.set((measured.client_width(), measured.client_height()))
            })
        })
    });
    *size
}
