//! The metrics of scalability of the run, each with its definition.

use super::symbol::symbol;
use crate::context::Context;
use hyperfly_view::metrics::{Metric, metrics};
use yew::prelude::*;

/// The table.
pub fn metrics_table(cx: &Context) -> Html {
    let Some(shown) = &cx.state.shown else { return html! {} };
    let row = |Metric { entry, value, from }: Metric| {
        let sign = html! { <><i>{ entry.letter() }</i><sub>{ entry.subscript }</sub></> };
        let (number, size) = match value.split_once('^') {
            Some((number, power)) => (number.to_owned(), html! { <sup>{ power.to_owned() }</sup> }),
            None => (value, html! {}),
        };
        html! {
            <tr data-metric={entry.key}>
                <td>{ symbol(entry.key, sign) }</td><td>{ entry.name() }</td><td>{ number }{ size }</td><td>{ from }</td>
            </tr>
        }
    };
    html! { <table class="metrics"><tbody>{ for metrics(shown.run()).into_iter().map(row) }</tbody></table> }
}
