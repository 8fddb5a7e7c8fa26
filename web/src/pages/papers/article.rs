//! One entry: the claim of the paper, a link into the explorer, and its figure.

use super::render_entry_link;
use crate::app::symbol::prose;
use crate::figures::markup::Markup;
use crate::worker::protocol::queries::papers::EntryFigure;
use hyperfly_papers::Entry;
use hyperfly_text::rooms as text;
use yew::prelude::*;

/// Renders an entry with links to its neighbours. Its texts are English in every language. Everything below the figure appears
/// together with it, so that nothing moves later.
pub fn render_entry_article(
    entry: &Entry,
    entries: &[&Entry],
    fragment: &str,
    figure: Option<&EntryFigure>,
) -> Html {
    let (id, title) = (entry.id, entry.title);
    let index = entries.iter().position(|other| other.id == id).unwrap_or_default();
    let before = index
        .checked_sub(1)
        .map(|before| html! { <span>{ "← " }{ render_entry_link(entries[before], fragment) }</span> });
    let next = entries
        .get(index + 1)
        .map(|next| html! { <span>{ render_entry_link(next, fragment) }{ " →" }</span> });
    html! {
        <article>
            <p class="place" lang="en" dir="ltr">{ entry.source() }</p>
            <h2 lang="en" dir="ltr">{ prose(title) }</h2>
            <p class="claim" lang="en" dir="ltr">{ prose(entry.claim) }</p>
            <p class="ways">
                <a class="explore" href={format!("#{}", entry.explore)}>{ text::explore() }</a>
                { before }
                { next }
            </p>
            if let Some(figure) = figure {
                <figure class="paper" lang="en" dir="ltr" tabindex="0" aria-label={title}><Markup source={figure.svg.clone()} /></figure>
                <p class="ways">
                    <code>{ format!("hyperfly reproduce {id}") }</code>
                    <code>{ format!("hyperfly figure {id} -o {id}.svg") }</code>
                </p>
            }
        </article>
    }
}
