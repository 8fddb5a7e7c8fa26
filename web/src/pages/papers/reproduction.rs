//! The reproduction of an entry: the verdict, the reasons for differences, and every cell.

use crate::app::symbol::prose;
use crate::worker::protocol::queries::papers::{Line, Reason, ReproductionReport, Sheet};
use hyperfly_text::rooms as text;
use yew::prelude::*;

/// Rows beyond this number are folded.
const MAX_UNFOLDED_ROWS: usize = 120;

/// Renders the reproduction.
pub fn render_reproduction(reproduction: &ReproductionReport) -> Html {
    html! {
        <article>
            <p class="verdict" lang="en" dir="ltr" role="status">{ &reproduction.score }</p>
            <ul class="tallies" lang="en" dir="ltr">{ for reproduction.tallies.iter().map(|tally| html! { <li>{ tally }</li> }) }</ul>
            <dl class="reasons" lang="en" dir="ltr">{ for reproduction.reasons.iter().map(render_reason) }</dl>
            { render_value_table(&reproduction.sheet) }
        </article>
    }
}

fn render_reason(Reason { places, text }: &Reason) -> Html {
    html! {
        <>
            <dt>{ "≠ " }{ places }</dt>
            <dd>{ prose(text) }</dd>
        </>
    }
}

/// Renders a table of published and computed values.
pub fn render_value_table(Sheet { columns, lines }: &Sheet) -> Html {
    let (visible_lines, rest) = lines.split_at(lines.len().min(MAX_UNFOLDED_ROWS));
    html! {
        <div class="sheet" tabindex="0" role="region" aria-label={text::published_and_computed()}>
            { render_rows_table(columns, visible_lines) }
            if !rest.is_empty() {
                <details>
                    <summary>{ text::more_rows(rest.len()) }</summary>
                    { render_rows_table(columns, rest) }
                </details>
            }
        </div>
    }
}

fn render_rows_table(columns: &[String], lines: &[Line]) -> Html {
    html! {
        <table lang="en" dir="ltr">
            <thead>
                <tr>
                    <th scope="col"><span class="unseen" lang={hyperfly_text::current_language()}>{ text::verdict() }</span></th>
                    { for columns.iter().map(|name| html! { <th scope="col">{ prose(name) }</th> }) }
                </tr>
            </thead>
            <tbody>{ for lines.iter().map(render_row) }</tbody>
        </table>
    }
}

fn render_row(Line { agrees, cells }: &Line) -> Html {
    let (class, sign) = match agrees {
        Some(true) => ("agrees", "="),
        Some(false) => ("differs", "≠"),
        None => ("beside", ""),
    };
    html! {
        <tr {class}>
            <td>{ sign }</td>
            { for cells.iter().map(|cell| html! { <td>{ prose(cell) }</td> }) }
        </tr>
    }
}
