//! A finger that is drawn over the panel turns to the next step or to the one before.

use crate::app::dom::click;
use gloo::utils::document;
use web_sys::PointerEvent;
use yew::prelude::*;

/// What hears a pointer go down on the panel, and what hears it go up.
#[hook]
pub fn use_swipe() -> [Callback<PointerEvent>; 2] {
    let touched = use_mut_ref(|| None::<[i32; 2]>);
    let down = {
        let touched = touched.clone();
        Callback::from(move |event: PointerEvent| {
            let finger = event.pointer_type() == "touch";
            *touched.borrow_mut() = finger.then(|| [event.client_x(), event.client_y()]);
        })
    };
    let up = Callback::from(move |event: PointerEvent| {
        let (from, to) = (touched.take(), [event.client_x(), event.client_y()]);
        if let Some(key) = from.and_then(|from| swiped(from, to, document().dir() == "rtl")) {
            click(&format!(".lesson [data-key={key}]"));
        }
    });
    [down, up]
}

/// A card is drawn away by a finger to see the next one, the other way for the one before; the key that does the same.
fn swiped(from: [i32; 2], to: [i32; 2], rtl: bool) -> Option<&'static str> {
    let [x, y] = [to[0] - from[0], to[1] - from[1]];
    let far = x.abs() > 48 && x.abs() > 2 * y.abs();
    far.then_some(if (x < 0) == rtl { "PageUp" } else { "PageDown" })
}

#[cfg(test)]
mod tests {
    use super::swiped;

    #[test]
    fn only_what_goes_far_to_a_side_is_a_swipe() {
        assert_eq!(swiped([300, 100], [200, 120], false), Some("PageDown"));
        assert_eq!(swiped([100, 100], [200, 60], false), Some("PageUp"));
        assert_eq!(swiped([300, 100], [200, 120], true), Some("PageUp"));
        assert_eq!(swiped([300, 100], [270, 100], false), None);
        assert_eq!(swiped([300, 100], [200, 300], false), None);
    }
}
