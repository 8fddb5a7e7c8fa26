//! Renders SVG and MathML markup. `hyperfly_view` and `hyperfly_model` write it and escape its texts.

use wasm_bindgen::prelude::*;
use web_sys::Element;
use yew::prelude::*;

#[wasm_bindgen]
extern "C" {
    /// Parses markup into an element (web/alive.js).
    #[wasm_bindgen(js_name = hyperflyElement)]
    fn element(text: &str) -> Option<Element>;
}

/// An element of markup in the page, until it is dropped.
pub struct Inserted(Element);

impl Inserted {
    /// Appends an SVG or MathML element to `place`. Returns `None` for other markup.
    pub fn new(place: &Element, source: &str) -> Option<Inserted> {
        let element = element(source)?;
        place.append_child(&element).ok()?;
        Some(Inserted(element))
    }
}

impl Drop for Inserted {
    fn drop(&mut self) {
        self.0.remove();
    }
}

#[derive(Clone, PartialEq, Properties)]
pub struct Props {
    /// One SVG or MathML element.
    pub source: AttrValue,
}

/// An element of SVG or MathML; new markup replaces it as a whole.
#[component]
pub fn Markup(Props { source }: &Props) -> Html {
    let element = use_memo(source.clone(), |source| element(source));
    (*element).clone().map_or_else(Html::default, |element| Html::VRef(element.into()))
}
