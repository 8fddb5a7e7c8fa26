//! Markup that is made here, in the late worker or by `hyperfly_view`: every text in it is escaped where it is written. It is put into
//! the page in one place, which lets nothing in that runs or loads (web/alive.js). What is pressed in it is heard by the element
//! around it, and says in its attributes what it is.

use crate::morph::morph;
use wasm_bindgen::prelude::*;
use web_sys::{Element, Event};
use yew::prelude::*;

#[wasm_bindgen]
extern "C" {
    /// Fills an element.
    #[wasm_bindgen(js_name = hyperflyMarkup)]
    fn fill(element: &Element, html: &str);
}

/// The properties.
#[derive(Clone, PartialEq, Properties)]
pub struct Props {
    /// The markup.
    pub html: AttrValue,
}

/// The markup, in an element that lays nothing out. Other markup in its place keeps the elements that are in both: with them the
/// focus, how far something is scrolled, and what stands in a field.
#[component]
pub fn Markup(Props { html }: &Props) -> Html {
    let here = use_memo((), |()| element(""));
    use_memo(html.clone(), |html| {
        let (here, wished) = (here.as_ref().as_ref()?, element(html)?);
        morph(here, &wished);
        Some(())
    });
    (*here).clone().map_or_else(Html::default, |element| Html::VRef(element.into()))
}

/// An element with this markup in it, which is no part of the page yet.
pub fn element(html: &str) -> Option<Element> {
    let element = gloo::utils::document().create_element("div").ok()?;
    element.set_class_name("markup");
    fill(&element, html);
    Some(element)
}

/// What an event is about, or that which it is in, if it is such a thing.
pub fn part(event: &Event, selector: &str) -> Option<Element> {
    event.target()?.dyn_into::<Element>().ok()?.closest(selector).ok()?
}

/// The value of this attribute of what an event is about.
pub fn named(event: &Event, name: &str) -> Option<String> {
    part(event, &["[", name, "]"].concat())?.get_attribute(name)
}
