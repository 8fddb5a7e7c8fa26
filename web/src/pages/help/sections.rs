//! The sections of the help dialog.

use super::keys;
use crate::app::symbol::prose;
use hyperfly_text::{help as text, scaling};
use hyperfly_view::notation::glossary::{self, Entry};
use hyperfly_view::scaling::{TERMS, Term};
use yew::prelude::*;

pub struct Section {
    /// Id of the heading.
    pub id: &'static str,
    pub title: &'static str,
    pub body: Html,
}

/// Returns all sections. Links to other parts of the page keep the state in `address`; `leave` is called when one is pressed.
pub fn all_sections(address: &str, leave: &Callback<MouseEvent>) -> [Section; 7] {
    let section = |id, title, body| Section { id, title, body };
    [
        section("help-picture", text::picture(), render_reading()),
        section("help-keys", text::keys(), keys::render_key_list()),
        section("help-symbols", text::symbols(), render_symbols()),
        section("help-terms", scaling::terms(), render_terms()),
        section("help-models", text::models(), render_models()),
        section("help-simplified", text::simplified(), render_simplifications()),
        section("help-further", text::further(), render_further_reading(address, leave)),
    ]
}

/// Says in a few sentences how to read the first picture.
fn render_reading() -> Html {
    let sentences =
        [text::picture_processors(), text::picture_wires(), text::picture_time(), text::picture_numbers()];
    html! { <ul class="reading">{ for sentences.into_iter().map(|sentence| html! { <li>{ prose(sentence) }</li> }) }</ul> }
}

/// Renders the symbols of the glossary, each with definition and source.
fn render_symbols() -> Html {
    html! { <dl class="symbols">{ for glossary::all().map(render_symbol) }</dl> }
}

fn render_symbol(entry: &Entry) -> Html {
    html! {
        <>
            <dt>
                if !entry.letter().is_empty() {
                    <i>{ entry.letter() }</i>
                    if !entry.subscript.is_empty() {
                        <sub>{ entry.subscript }</sub>
                    }
                    { " " }
                }
                <span>{ prose(entry.name()) }</span>
            </dt>
            <dd>{ prose(entry.definition()) }{ " " }<cite>{ entry.source() }</cite></dd>
        </>
    }
}

/// Renders the terms of the scaling study, which have no symbols.
fn render_terms() -> Html {
    html! { <dl class="symbols">{ for TERMS.iter().map(render_term) }</dl> }
}

fn render_term(Term { name, definition, .. }: &Term) -> Html {
    html! {
        <>
            <dt><span>{ prose(name()) }</span></dt>
            <dd>{ prose(definition()) }{ " " }<cite /></dd>
        </>
    }
}

/// Describes the machine models.
fn render_models() -> Html {
    let models = [
        text::models_intro(),
        text::compute(),
        text::exchange(),
        text::routes(),
        text::store_and_forward(),
        text::cut_through(),
        text::wormhole(),
        text::logp(),
        text::bsp(),
        text::account(),
    ];
    models.into_iter().map(|words| html! { <p>{ render_paragraph(words) }</p> }).collect()
}

/// Renders a paragraph; a short first sentence is set in bold as its name.
fn render_paragraph(words: &str) -> Html {
    match words.split_once(". ").filter(|(name, _)| name.chars().count() < 24) {
        Some((name, rest)) => html! { <><b>{ prose(name) }{ "." }</b>{ " " }{ prose(rest) }</> },
        None => prose(words),
    }
}

/// Lists the simplifications of the models.
fn render_simplifications() -> Html {
    let items = [
        text::no_cache(),
        text::no_noise(),
        text::no_software(),
        text::powers_of_two(),
        text::one_port(),
        text::closed_forms(),
    ];
    html! { <ul>{ for items.into_iter().map(|words| html! { <li>{ prose(words) }</li> }) }</ul> }
}

/// Lists further reading.
fn render_further_reading(address: &str, leave: &Callback<MouseEvent>) -> Html {
    let link = |key_and_value: &str, words: &'static str| {
        let href = add_key(address, key_and_value);
        html! { <li><a {href} onclick={leave.clone()}>{ words }</a></li> }
    };
    html! {
        <ul>
            <li>{ prose(text::further_papers()) }</li>
            { link("paper=all", text::further_room()) }
            { link("ask=1", text::further_questions()) }
            { link("view=scaling", text::further_scaling()) }
            <li>{ prose(text::further_symbols()) }</li>
        </ul>
    }
}

/// Appends a key to the fragment of an address.
fn add_key(address: &str, key_and_value: &str) -> String {
    let and = if address.ends_with('#') { "" } else { "&" };
    [address, and, key_and_value].concat()
}

#[cfg(all(test, not(target_arch = "wasm32")))]
mod tests {
    use super::add_key;

    #[test]
    fn help_links_keep_page_state() {
        assert_eq!(add_key("https://a.org/#p=64", "paper=all"), "https://a.org/#p=64&paper=all");
        assert_eq!(add_key("https://a.org/#", "paper=all"), "https://a.org/#paper=all");
    }
}
