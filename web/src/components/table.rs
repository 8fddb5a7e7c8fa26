//! The run as tables, for those who read rather than look.

use super::symbol::prose;
use super::told_view;
use crate::context::Context;
use hyperfly_core::scenario::View;
use hyperfly_text::figures as text;
use hyperfly_view::Selection;
use hyperfly_view::schedule::is_posted;
use hyperfly_view::table::{self, Table};
use yew::prelude::*;

/// The properties.
#[derive(Clone, PartialEq, Properties)]
pub struct Props {
    /// State and engine.
    pub cx: Context,
    /// Whether it is the only figure, which is open.
    pub open: bool,
}

/// More rows than this are not put into the page.
const MOST_ROWS: usize = 256;

/// The tables, made when they are opened.
#[component]
pub fn TableFigure(props: &Props) -> Html {
    let unfolded = use_state(|| false);
    let open = props.open || *unfolded;
    let toggle = {
        let unfolded = unfolded.clone();
        Callback::from(move |event: MouseEvent| {
            event.prevent_default();
            unfolded.set(!*unfolded);
        })
    };
    let state = &props.cx.state;
    let shown = state.shown.clone().filter(|_| open);
    let processor = match state.selection() {
        Some(Selection::Processor(q)) => Some(q),
        _ => None,
    };
    let tables = use_memo((shown, processor), |(shown, processor)| match shown {
        None => Vec::new(),
        Some(shown) => {
            let story = &shown.story;
            let mut tables = vec![table::parts(story), table::phases(story), table::processors(story)];
            tables.extend(table::distribution(story).filter(|_| story.p() > 1));
            if is_posted(story) {
                let q = processor.filter(|&q| q < story.p()).unwrap_or(story.p() - 1);
                tables.extend(table::schedule(story, q));
            }
            tables.extend(Some(table::supersteps(story)).filter(|table| !table.rows.is_empty()));
            tables
        }
    });
    html! {
        <section class="figure tables" data-view="table">
            <details {open}>
                <summary onclick={toggle}><h2>{ text::table() }<small>{ text::table_what() }</small></h2></summary>
                if open {
                    { told_view::button(&props.cx, View::Table) }
                    { told_view::place(&props.cx, View::Table) }
                }
                { for tables.iter().map(draw) }
            </details>
        </section>
    }
}

fn draw(table: &Table) -> Html {
    let left_out = table.rows.len().saturating_sub(MOST_ROWS);
    html! {
        <table>
            <caption>{ &table.caption }</caption>
            <thead><tr>{ for table.head.iter().map(|cell| html! { <th scope="col">{ prose(cell) }</th> }) }</tr></thead>
            <tbody>
                { for table.rows.iter().take(MOST_ROWS).map(|row| html! {
                    <tr>{ for row.iter().map(|cell| html! { <td>{ cell }</td> }) }</tr>
                }) }
            </tbody>
            if left_out > 0 {
                <tfoot><tr><td colspan={table.head.len().to_string()}>{ text::rows_more(&left_out.to_string()) }</td></tr></tfoot>
            }
        </table>
    }
}
