//! The time spent in each line of a program, and the lines that contribute to each term of T_p.

use crate::worker::protocol::program::{Line, Term, Times};
use hyperfly_text::program_panel as text;
use yew::prelude::*;

/// Renders a table of the lines and a table of the terms.
pub fn render_time_tables(Times { lines, terms }: &Times) -> Html {
    html! {
        <section class="lines">
            <h3 id="by-line">{ text::by_line() }</h3>
            <table aria-labelledby="by-line">
                { render_table_head([text::line(), text::time(), text::share()]) }
                <tbody>{ for lines.iter().map(render_line_row) }</tbody>
            </table>
            <table aria-label={text::term()}>
                { render_table_head([text::term(), text::time(), text::its_lines()]) }
                <tbody>{ for terms.iter().map(render_term_row) }</tbody>
            </table>
            <p class="hint">{ text::by_line_hint() }</p>
        </section>
    }
}

fn render_table_head(headings: [&str; 3]) -> Html {
    html! { <thead><tr>{ for headings.iter().map(|head| html! { <th scope="col">{ head }</th> }) }</tr></thead> }
}

fn render_line_row(Line { line, code, time, time_share }: &Line) -> Html {
    html! {
        <tr>
            <th scope="row">
                <button type="button" data-line={line.to_string()}>{ line }{ " " }<code>{ code }</code></button>
            </th>
            <td>{ time }</td>
            <td>{ time_share }</td>
        </tr>
    }
}

fn render_term_row(Term { name, time, lines }: &Term) -> Html {
    let link_to_line = |(index, line): (usize, &u32)| {
        html! {
            <>
                if index > 0 {
                    { ", " }
                }
                <button type="button" data-line={line.to_string()} aria-label={text::line_number(*line)}>{ line }</button>
            </>
        }
    };
    html! {
        <tr>
            <th scope="row">{ name }</th>
            <td>{ time }</td>
            <td>{ for lines.iter().enumerate().map(link_to_line) }</td>
        </tr>
    }
}
