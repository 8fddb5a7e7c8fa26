//! The row of views on a phone (static/phone.css): one view at a time, which a swipe changes.

use crate::app::dom::ResizeListener;
use crate::app::effect_guard::use_effect_guard;
use gloo::events::EventListener;
use std::rc::Rc;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};
use yew::prelude::*;

/// The view in front of the reader.
#[derive(Clone, Debug, PartialEq)]
pub struct Place {
    /// Number of the view in the row, from 1.
    pub number: usize,
    pub total: usize,
    /// Its `data-view`, or nothing for the curves.
    pub view: Option<String>,
}

/// Tests whether the views of a figure area stand in a row.
pub fn is_row(area: &Element) -> bool {
    let style = gloo::utils::window().get_computed_style(area).ok().flatten();
    let flow = style.and_then(|style| style.get_property_value("grid-auto-flow").ok());
    flow.is_some_and(|flow| flow.starts_with("column"))
}

/// Returns the place of the reader in the row with the referenced element; `None` where views do not stand in a row.
#[hook]
pub fn use_place(child: &NodeRef) -> Option<Place> {
    let place = use_state_eq(|| None);
    {
        let (child, place) = (child.clone(), place.setter());
        use_effect_guard((), move |()| {
            let area = child.cast::<Element>()?.parent_element()?;
            let update = {
                let area = area.clone();
                Rc::new(move || place.set(find_place(&area)))
            };
            let on_scroll = {
                let update = update.clone();
                EventListener::new(&area, "scroll", move |_| update())
            };
            Some((on_scroll, ResizeListener::new(&area, move || update())))
        });
    }
    (*place).clone()
}

/// Finds the column in the middle of a row.
fn find_place(area: &Element) -> Option<Place> {
    if !is_row(area) {
        return None;
    }
    let bounds = area.get_bounding_client_rect();
    let middle = bounds.left() + bounds.width() / 2.0;
    let (mut columns, mut number, mut view) = (Vec::new(), 0, None);
    let children = area.children();
    for element in (0..children.length()).filter_map(|k| children.item(k)) {
        let bounds = element.get_bounding_client_rect();
        // The tabs stand above the row.
        if bounds.width() == 0.0 || element.class_name() == "questions" {
            continue;
        }
        let left = bounds.left().round() as i64;
        let column = columns.iter().position(|other| *other == left).unwrap_or_else(|| {
            columns.push(left);
            columns.len() - 1
        });
        if bounds.left() <= middle && middle < bounds.right() {
            number = column + 1;
            view = view.or_else(|| element.get_attribute("data-view"));
        }
    }
    Some(Place { number, total: columns.len(), view })
}

/// Scrolls a bar of tabs so that its current one is in the middle.
pub fn show_current_tab(tabs: &NodeRef) {
    let Some(tabs) = tabs.cast::<HtmlElement>() else { return };
    let current = tabs.query_selector("[aria-current]").ok().flatten();
    let Some(current) = current.and_then(|tab| tab.dyn_into::<HtmlElement>().ok()) else { return };
    let middle = |element: &HtmlElement| {
        let bounds = element.get_bounding_client_rect();
        bounds.left() + bounds.width() / 2.0
    };
    tabs.set_scroll_left(tabs.scroll_left() + (middle(&current) - middle(&tabs)) as i32);
}
