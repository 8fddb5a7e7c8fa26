//! Other markup in an element that has markup of ours in it: what is as it was stays, the rest changes where it stands.
//!
//! With other nodes in their place the browser would look at every `:has()` of the style sheets again, 7 ms of a change; and the focus
//! in it would be lost, how far it is scrolled, and what stands in its fields.

use wasm_bindgen::JsCast;
use web_sys::{Element, Node};

/// Gives a node the children that another one has, which is no part of the document and used up.
pub fn morph(here: &Node, wished: &Node) {
    let (mut old, mut new) = (here.first_child(), wished.first_child());
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

/// Makes a node the same as another one, if both are texts or elements of the same name. Pictures are put in whole, which is faster.
fn becomes(here: &Node, wished: &Node) -> bool {
    let name = here.node_name();
    if name != wished.node_name() || name == "svg" {
        return false;
    }
    let (Some(element), Some(other)) = (here.dyn_ref::<Element>(), wished.dyn_ref::<Element>()) else {
        here.set_node_value(wished.node_value().as_deref());
        return true;
    };
    let names = |of: &Element| of.get_attribute_names().into_iter().filter_map(|name| name.as_string());
    // These fail only for names that are none.
    for name in names(element).filter(|name| !other.has_attribute(name)) {
        let _ = element.remove_attribute(&name);
    }
    for name in names(other) {
        let value = other.get_attribute(&name);
        if value != element.get_attribute(&name) {
            let _ = element.set_attribute(&name, &value.unwrap_or_default());
        }
    }
    morph(here, wished);
    true
}
