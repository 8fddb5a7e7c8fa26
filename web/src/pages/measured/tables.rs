//! What the tables of measured times have in common.

use crate::worker::protocol::queries::measured::Predicted;
use yew::prelude::*;

/// Returns a table that can be scrolled where there is no room for it.
pub fn scrolls(label: String, table: Html) -> Html {
    html! { <div class="scrolls" tabindex="0" role="region" aria-label={label}>{ table }</div> }
}

/// Returns the heads of columns.
pub fn heads<'a>(names: impl IntoIterator<Item = &'a str>) -> Html {
    names.into_iter().map(|name| html! { <th scope="col">{ name }</th> }).collect()
}

/// Returns two cells, a predicted time and by how much it is off.
pub fn predicted(Predicted { time, off }: &Predicted) -> Html {
    html! { <><td>{ time }</td><td>{ off }</td></> }
}
