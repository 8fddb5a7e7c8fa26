//! Markup that is made here, in the late worker or by `hyperfly_view`: every text in it is escaped where it is written. It is put into
//! the page in one place, which lets nothing in that runs or loads (web/alive.js).

use wasm_bindgen::prelude::*;
use web_sys::Element;
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

/// The markup, in an element that lays nothing out.
#[component]
pub fn Markup(Props { html }: &Props) -> Html {
    let element = use_memo(html.clone(), |html| {
        let element = gloo::utils::document().create_element("div").ok()?;
        element.set_class_name("markup");
        fill(&element, html);
        Some(element)
    });
    (*element).clone().map_or_else(Html::default, |element| Html::VRef(element.into()))
}
