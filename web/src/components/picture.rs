//! A picture that is written as SVG, as an element of the page.

use super::markup;
use yew::prelude::*;

/// The properties.
#[derive(Clone, PartialEq, Properties)]
pub struct Props {
    /// An SVG element.
    pub svg: AttrValue,
}

/// The picture; another one takes its place as a whole.
#[component]
pub fn Picture(Props { svg }: &Props) -> Html {
    let element = use_memo(svg.clone(), |svg| markup::element(svg)?.first_element_child());
    (*element).clone().map_or_else(Html::default, |element| Html::VRef(element.into()))
}
