//! What else there is to begin with: the formulations, or the exercises.

use crate::app::marked_text::line;
use crate::worker::protocol::program::Beginning;
use web_sys::Element;
use yew::prelude::*;

/// The properties.
#[derive(Clone, PartialEq, Properties)]
pub struct Props {
    /// What they are.
    pub title: &'static str,
    /// All of them.
    pub all: Vec<Beginning>,
    /// Whether they are in an order.
    #[prop_or_default]
    pub numbered: bool,
    /// Begins with the one of these keys.
    pub choose: Callback<String>,
}

/// A list that can be unfolded, and is folded again once something is chosen.
#[component]
pub fn Others(Props { title, all, numbered, choose }: &Props) -> Html {
    let details = use_node_ref();
    let one = |Beginning { keys, title }: &Beginning| {
        let (choose, details, chosen) = (choose.clone(), details.clone(), keys.clone());
        let onclick = Callback::from(move |_: MouseEvent| {
            if let Some(details) = details.cast::<Element>() {
                // Fails only for names that are none.
                let _ = details.remove_attribute("open");
            }
            choose.emit(chosen.clone());
        });
        html! { <li><button type="button" data-case={numbered.then(|| keys.clone())} {onclick}>{ line(title) }</button></li> }
    };
    let items = all.iter().map(one);
    html! {
        <details class="others" ref={details.clone()}>
            <summary>{ *title }</summary>
            if *numbered {
                <ol>{ for items }</ol>
            } else {
                <ul>{ for items }</ul>
            }
        </details>
    }
}
