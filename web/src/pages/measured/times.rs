//! Measured and predicted T_p for each number of processors, and its division into parts.

use super::tables::{render_column_headings, render_predicted_cells, render_scrollable};
use crate::app::context::Context;
use crate::app::symbol::prose;
use crate::figures::chart::chart;
use crate::worker::protocol::queries::measured::{LargerN, Row, Times};
use hyperfly_text::measured as text;
use hyperfly_view::chart::Plane;
use hyperfly_view::measured::{PARTS, part_name};
use yew::prelude::*;

/// Renders the title, the reason why n differs from the requested one, and the summary.
pub fn render_headline(Times { title, larger_n, headline, .. }: &Times) -> Html {
    html! {
        <>
            <p class="what">{ title }</p>
            if let Some(LargerN { requested, reason }) = larger_n {
                <p class="about" data-asked-n={requested.to_string()}>{ prose(reason) }</p>
            }
            <p class="see">{ prose(headline) }</p>
        </>
    }
}

/// Renders the charts and both tables.
pub fn render_charts_and_tables(cx: &Context, times: &Times) -> Html {
    let draw = |plane: &Plane| chart(cx, plane, text::chart(&plane.y.title, &plane.x.title));
    html! {
        <>
            <div class="charts">{ for times.charts.iter().map(draw) }</div>
            { render_scrollable(text::measured().to_owned(), render_table_by_p(times)) }
            { render_scrollable(text::part().to_owned(), render_table_by_part(&times.rows)) }
        </>
    }
}

fn render_table_by_p(Times { n, rows, .. }: &Times) -> Html {
    let [measured, simulated] = [text::measured(), text::simulated()];
    let [time, measured_e, simulated_e] =
        [format!("Tₚ, {measured}"), format!("E, {measured}"), format!("E, {simulated}")];
    let names = [
        "p",
        &*time,
        text::half(),
        simulated,
        text::off_by(),
        text::closed_form(),
        text::off_by(),
        &*measured_e,
        &*simulated_e,
    ];
    html! {
        <table>
            <thead><tr>{ render_column_headings(names) }</tr></thead>
            <tbody>{ for rows.iter().map(|row| render_row_of_p(*n, row)) }</tbody>
        </table>
    }
}

fn render_row_of_p(n: u64, row: &Row) -> Html {
    let ([lower, upper], [measured_e, simulated_e]) = (&row.half, &row.efficiency);
    html! {
        <tr
            data-p={row.p.to_string()}
            data-n={n.to_string()}
            data-transform={format!("{:016x}", row.transform)}
            data-messages={row.messages.to_string()}
            data-words={row.words.to_string()}
        >
            <th scope="row">{ row.p }</th>
            <td><b>{ &row.median }</b></td>
            <td>{ lower }{ " … " }{ upper }</td>
            { render_predicted_cells(&row.simulated) }
            { render_predicted_cells(&row.closed) }
            <td>{ measured_e }</td>
            <td>{ simulated_e }</td>
        </tr>
    }
}

fn render_table_by_part(rows: &[Row]) -> Html {
    let columns = PARTS.into_iter().flat_map(|activity| [part_name(activity), text::simulated()]);
    let cells = |[measured, simulated]: &[String; 2]| {
        html! { <><td><b>{ measured }</b></td><td>{ simulated }</td></> }
    };
    let row =
        |row: &Row| html! { <tr><th scope="row">{ row.p }</th>{ for row.parts.iter().map(cells) }</tr> };
    html! {
        <table>
            <caption>{ prose(text::part()) }</caption>
            <thead><tr>{ render_column_headings(["p"].into_iter().chain(columns)) }</tr></thead>
            <tbody>{ for rows.iter().filter(|row| !row.parts.is_empty()).map(row) }</tbody>
        </table>
    }
}
