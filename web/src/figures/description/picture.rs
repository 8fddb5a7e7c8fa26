//! The text version of a picture: a paragraph, and a table of its data.

use super::tables::table_head;
use crate::app::symbol::prose;
use crate::worker::protocol::queries::words::Words;
use hyperfly_text::told_words as text;
use yew::prelude::*;

/// Renders the paragraph and the table, with the number of omitted rows.
pub fn render_picture(Words { paragraph, table }: &Words) -> Html {
    let note = match (table.rows.len(), table.left_out) {
        (0, _) => Some(text::no_rows().to_owned()),
        (_, 0) => None,
        (_, rest) => Some(text::more_rows(rest)),
    };
    html! {
        <>
            <p>{ prose(paragraph) }</p>
            <div class="sheet" tabindex="0" role="region" aria-label={table.caption.clone()}>
                <table>
                    { table_head(table) }
                    <tbody>{ for table.rows.iter().map(|row| named_row(row)) }</tbody>
                </table>
            </div>
            if let Some(note) = note {
                <p>{ note }</p>
            }
        </>
    }
}

/// Renders a row whose first cell is a heading.
fn named_row(row: &[String]) -> Html {
    html! {
        <tr>
            if let Some((name, cells)) = row.split_first() {
                <th scope="row">{ prose(name) }</th>
                { for cells.iter().map(|cell| html! { <td>{ prose(cell) }</td> }) }
            }
        </tr>
    }
}
