//! The run as tables, for those who read rather than look.

use super::symbol::prose;
use crate::context::Context;
use hyperfly_view::table::{self, Table};
use yew::prelude::*;

/// The properties.
#[derive(Clone, PartialEq, Properties)]
pub struct Props {
    /// State and engine.
    pub cx: Context,
    /// Whether it is open from the beginning.
    pub open: bool,
}

/// More rows than this are not put into the page.
const MOST_ROWS: usize = 256;

/// The tables, made when they are opened.
#[component]
pub fn TableFigure(props: &Props) -> Html {
    let open = use_state(|| props.open);
    let toggle = {
        let open = open.clone();
        Callback::from(move |event: MouseEvent| {
            event.prevent_default();
            open.set(!*open);
        })
    };
    let shown = props.cx.state.shown.clone().filter(|_| *open);
    let tables = use_memo(shown, |shown| match shown {
        None => Vec::new(),
        Some(shown) => {
            vec![table::parts(&shown.story), table::phases(&shown.story), table::processors(&shown.story)]
        }
    });
    html! {
        <section class="figure tables" data-view="table">
            <details open={*open}>
                <summary onclick={toggle}><h2>{ "Table" }<small>{ "the same run in rows" }</small></h2></summary>
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
                <tfoot><tr><td colspan={table.head.len().to_string()}>{ format!("and {left_out} more") }</td></tr></tfoot>
            }
        </table>
    }
}
