//! Keeps the tooltips of symbols (`app/symbol.rs`) inside the visible area.

use gloo::events::EventListener;
use gloo::utils::{document, window};
use std::iter::successors;
use wasm_bindgen::JsCast;
use web_sys::{Element, Event, HtmlElement};

/// Smallest distance of a tooltip from the edge that clips it, in pixels.
const MARGIN: f64 = 4.0;

/// Moves a tooltip into the visible area whenever its symbol is hovered or focused.
pub fn keep_inside() -> [EventListener; 2] {
    // Firefox fires `pointerover` before the tooltip is shown.
    ["mouseover", "focusin"].map(|name| EventListener::new(&document(), name, move_tip))
}

fn move_tip(event: &Event) {
    let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    let symbol = target.and_then(|target| target.closest(".symbol").ok().flatten());
    let tip = symbol.as_ref().and_then(|symbol| symbol.query_selector(".tip").ok().flatten());
    let (Some(symbol), Some(tip)) = (symbol, tip.and_then(|tip| tip.dyn_into::<HtmlElement>().ok())) else {
        return;
    };
    let style = tip.style();
    // The property and its values are valid, so neither this nor the call below can fail.
    let _ = style.remove_property("translate");
    let area = VisibleArea::around(&symbol);
    let (tip_box, anchor) = (tip.get_bounding_client_rect(), symbol.get_bounding_client_rect());
    let across = (area.right - tip_box.right()).min(0.0).max(area.left - tip_box.left());
    // Distance from below the symbol to the mirrored place above it.
    let up = anchor.top() - tip_box.bottom() + anchor.bottom() - tip_box.top();
    let is_above = tip_box.bottom() > area.bottom && tip_box.top() + up >= area.top;
    let down = if is_above { up } else { 0.0 };
    let _ = style.set_property("translate", &format!("{across}px {down}px"));
}

/// Area in which an element's surroundings are not clipped, less a margin.
pub struct VisibleArea {
    pub left: f64,
    pub top: f64,
    pub right: f64,
    pub bottom: f64,
}

impl VisibleArea {
    pub fn around(element: &Element) -> VisibleArea {
        let mut area = VisibleArea { left: MARGIN, top: MARGIN, right: f64::MAX, bottom: f64::MAX };
        if let Some(root) = document().document_element() {
            area.right = f64::from(root.client_width()) - MARGIN;
            area.bottom = f64::from(root.client_height()) - MARGIN;
        }
        if let Some(clip) =
            successors(element.parent_element(), |outer| outer.parent_element()).find(clips_content)
        {
            let clip = clip.get_bounding_client_rect();
            area.left = area.left.max(clip.left() + MARGIN);
            area.top = area.top.max(clip.top() + MARGIN);
            area.right = area.right.min(clip.right() - MARGIN);
            area.bottom = area.bottom.min(clip.bottom() - MARGIN);
        }
        area
    }
}

/// Whether an element clips its overflow.
fn clips_content(element: &Element) -> bool {
    let style = window().get_computed_style(element).ok().flatten();
    let overflow = style.and_then(|style| style.get_property_value("overflow-y").ok());
    overflow.is_some_and(|overflow| overflow != "visible")
}
