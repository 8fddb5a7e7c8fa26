//! Pictures and formulas that are written as text by `hyperfly_view` and `hyperfly_model`, which escape what they write.

use wasm_bindgen::prelude::*;
use web_sys::Element;
use yew::prelude::*;

#[wasm_bindgen]
extern "C" {
    /// The element that a text describes (web/alive.js).
    #[wasm_bindgen(js_name = hyperflyElement)]
    fn element(text: &str) -> Option<Element>;
}

/// The properties.
#[derive(Clone, PartialEq, Properties)]
pub struct Props {
    /// An element of SVG or MathML.
    pub svg: AttrValue,
}

/// The picture; another one takes its place as a whole.
#[component]
pub fn Picture(Props { svg }: &Props) -> Html {
    let element = use_memo(svg.clone(), |svg| element(svg));
    (*element).clone().map_or_else(Html::default, |element| Html::VRef(element.into()))
}
