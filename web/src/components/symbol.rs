//! A symbol or a word with its definition, on hover and on focus.

use hyperfly_view::glossary;
use yew::prelude::*;

/// The properties.
#[derive(Clone, PartialEq, Properties)]
pub struct Props {
    /// Its id in the glossary.
    pub id: &'static str,
    /// How it is set.
    pub children: Html,
}

/// The symbol.
#[component]
pub fn Symbol(props: &Props) -> Html {
    let Some(entry) = glossary::entry(props.id) else { return props.children.clone() };
    let tip = format!("tip-{}", props.id);
    html! {
        <span class="symbol" tabindex="0" aria-describedby={tip.clone()}>
            { props.children.clone() }
            <span class="tip" role="tooltip" id={tip}>
                { entry.definition }<cite>{ entry.source }</cite>
            </span>
        </span>
    }
}
