//! The run as tables.

use crate::app::symbol::prose;
use crate::worker::protocol::queries::words::Table;
use hyperfly_text::told_words as text;
use yew::prelude::*;

/// Renders the tables one below the other.
pub fn tables(all: &[Table]) -> Html {
    all.iter().map(table).collect()
}

fn table(table: &Table) -> Html {
    let cell = |cell: &String| html! { <td>{ prose(cell) }</td> };
    html! {
        <table>
            { table_head(table) }
            <tbody>{ for table.rows.iter().map(|row| html! { <tr>{ for row.iter().map(cell) }</tr> }) }</tbody>
            if table.left_out > 0 {
                <tfoot>
                    <tr>
                        <td colspan={table.head.len().to_string()}>{ text::rows_left_out(&table.left_out.to_string()) }</td>
                    </tr>
                </tfoot>
            }
        </table>
    }
}

/// Renders the caption and the column headings of a table.
pub fn table_head(table: &Table) -> Html {
    html! {
        <>
            <caption>{ prose(&table.caption) }</caption>
            <thead>
                <tr>{ for table.head.iter().map(|name| html! { <th scope="col">{ prose(name) }</th> }) }</tr>
            </thead>
        </>
    }
}
