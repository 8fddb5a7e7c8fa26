//! How large an element is, in pixels of the page: the component is rendered again when that changes.

use crate::app::dom::Resized;
use crate::app::watch::use_watch;
use web_sys::Element;
use yew::prelude::*;

/// Width and height of what the reference names; zeros before it is there.
#[hook]
pub fn use_size(frame: &NodeRef) -> (i32, i32) {
    let size = use_state(|| (0, 0));
    let (frame, own) = (frame.clone(), size.setter());
    use_watch((), move |()| {
        frame.cast::<Element>().and_then(|element| {
            let measured = element.clone();
            Resized::new(&element, move || own.set((measured.client_width(), measured.client_height())))
        })
    });
    *size
}
