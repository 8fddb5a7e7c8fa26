//! Parts shared by the tables of measured times.

use crate::worker::protocol::queries::measured::Predicted;
use yew::prelude::*;

/// Wraps a table in a scrollable region.
pub fn render_scrollable(label: String, table: Html) -> Html {
    html! { <div class="scrolls" tabindex="0" role="region" aria-label={label}>{ table }</div> }
}

/// Renders the column headings.
pub fn render_column_headings<'a>(names: impl IntoIterator<Item = &'a str>) -> Html {
    names.into_iter().map(|name| html! { <th scope="col">{ name }</th> }).collect()
}

/// Renders two cells: a predicted time and its error.
pub fn render_predicted_cells(Predicted { time, deviation }: &Predicted) -> Html {
    html! { <><td>{ time }</td><td>{ deviation }</td></> }
}
