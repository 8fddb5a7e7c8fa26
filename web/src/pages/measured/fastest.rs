//! The measured fastest formulation by p and n: the map, a table, and the share of cells that were predicted correctly.

use super::tables::{render_column_headings, render_scrollable};
use crate::app::symbol::prose;
use crate::figures::markup::Markup;
use crate::worker::protocol::queries::measured::{Cell, Fastest, FormulationTimes};
use hyperfly_text::measured as text;
use hyperfly_view::notation::numbers::whole;
use yew::prelude::*;

/// Renders the score, the map and the table.
pub fn render_fastest(Fastest { score, map, cells }: &Fastest) -> Html {
    html! {
        <>
            <h3>{ text::fastest() }</h3>
            <p class="see" role="status">{ score }</p>
            <div class="scrolls of-cells" tabindex="0" role="region" aria-label={text::fastest()}>
                <Markup source={map.clone()} />
            </div>
            <p class="about">{ text::fastest_map() }</p>
            { render_scrollable(text::fastest().to_owned(), render_table_by_cell(cells)) }
        </>
    }
}

fn render_table_by_cell(cells: &[Cell]) -> Html {
    let times = [text::simulated(), text::measured()];
    let names = ["n", "p", text::predicted_fastest()].into_iter().chain(times);
    let names = names.chain([text::measured_fastest()]).chain(times).chain([text::beside_predicted()]);
    html! {
        <table>
            <thead><tr>{ render_column_headings(names) }</tr></thead>
            <tbody>{ for cells.iter().map(render_row) }</tbody>
        </table>
    }
}

fn render_row(cell: &Cell) -> Html {
    let candidate = |FormulationTimes { name, simulated, measured }: &FormulationTimes| {
        html! { <><td>{ prose(name) }</td><td>{ simulated }</td><td>{ measured }</td></> }
    };
    html! {
        <tr data-cell={format!("{},{}", cell.p, cell.n)} data-tried={cell.tried_count.to_string()}>
            <th scope="row">{ whole(cell.n) }</th>
            <td>{ cell.p }</td>
            { candidate(&cell.predicted) }
            { candidate(&cell.fastest) }
            <td><b>{ &cell.verdict }</b></td>
        </tr>
    }
}
