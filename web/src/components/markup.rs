//! Markup that is made here, in the late worker or by `hyperfly_view`: every text in it is escaped where it is written. It is put into
//! the page in one place, which lets nothing in that runs or loads (web/alive.js). What is pressed in it is heard by the element
//! around it, and says in its attributes what it is.

use wasm_bindgen::prelude::*;
use web_sys::{Element, Event, Node};
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
    let make = || gloo::utils::document().create_element("div").ok();
    let element = use_memo((), |()| make().inspect(|element| element.set_class_name("markup")));
    use_memo(html.clone(), |html| {
        let (here, other) = (element.as_ref().as_ref()?, make()?);
        fill(&other, html);
        follow(here, &other);
        Some(())
    });
    (*element).clone().map_or_else(Html::default, |element| Html::VRef(element.into()))
}

/// Gives a node the children of another one, which is used up.
fn follow(here: &Node, other: &Node) {
    let (mut old, mut new) = (here.first_child(), other.first_child());
    // These fail only for nodes that are no children.
    while let Some(next) = new {
        new = next.next_sibling();
        let Some(before) = old else {
            let _ = here.append_child(&next);
            continue;
        };
        old = before.next_sibling();
        if !before.is_equal_node(Some(&next)) && !becomes(&before, &next) {
            let _ = here.replace_child(&next, &before);
        }
    }
    while let Some(rest) = old {
        old = rest.next_sibling();
        let _ = here.remove_child(&rest);
    }
}

/// Makes a node the same as another one, if they are elements of the same name. Pictures and formulas are put in whole.
fn becomes(here: &Node, other: &Node) -> bool {
    let (Some(element), Some(as_other)) = (here.dyn_ref::<Element>(), other.dyn_ref::<Element>()) else {
        return false;
    };
    if element.tag_name() != as_other.tag_name() || element.matches("svg, math").unwrap_or(true) {
        return false;
    }
    let names = |of: &Element| of.get_attribute_names().into_iter().filter_map(|name| name.as_string());
    // These fail only for names that are none.
    for name in names(element).filter(|name| !as_other.has_attribute(name)) {
        let _ = element.remove_attribute(&name);
    }
    for name in names(as_other) {
        let value = as_other.get_attribute(&name);
        if value != element.get_attribute(&name) {
            let _ = element.set_attribute(&name, &value.unwrap_or_default());
        }
    }
    follow(here, other);
    true
}

/// What an event is about, or that which it is in, if it is such a thing.
pub fn part(event: &Event, selector: &str) -> Option<Element> {
    event.target()?.dyn_into::<Element>().ok()?.closest(selector).ok()?
}

/// The value of this attribute of what an event is about.
pub fn named(event: &Event, name: &str) -> Option<String> {
    part(event, &["[", name, "]"].concat())?.get_attribute(name)
}
