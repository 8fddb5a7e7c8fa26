//! Lists of formulations or exercises to begin with.

use crate::app::markup::render_line;
use crate::worker::protocol::program::StarterProgram;
use web_sys::Element;
use yew::prelude::*;

#[derive(Clone, PartialEq, Properties)]
pub struct Props {
    pub title: &'static str,
    pub programs: Vec<StarterProgram>,
    #[prop_or_default]
    pub numbered: bool,
    /// Receives the keys of the chosen item.
    pub choose: Callback<String>,
}

/// A folded list, which folds again once an item is chosen.
#[component]
pub fn BeginningList(Props { title, programs, numbered, choose }: &Props) -> Html {
    let details = use_node_ref();
    let render_program = |StarterProgram { keys, title }: &StarterProgram| {
        let (choose, details, chosen) = (choose.clone(), details.clone(), keys.clone());
        let onclick = Callback::from(move |_: MouseEvent| {
            if let Some(details) = details.cast::<Element>() {
                // Fails only for invalid names.
                let _ = details.remove_attribute("open");
            }
            choose.emit(chosen.clone());
        });
        html! { <li><button type="button" data-case={numbered.then(|| keys.clone())} {onclick}>{ render_line(title) }</button></li> }
    };
    let items = programs.iter().map(render_program);
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
