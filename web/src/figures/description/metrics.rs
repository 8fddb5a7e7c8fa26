//! The scalability metrics of a run.

use crate::app::symbol::explain_symbol;
use crate::worker::protocol::queries::words::Metric;
use hyperfly_view::notation::glossary;
use yew::prelude::*;

/// Renders a row for each metric: symbol, name, value, and the source of the value.
pub fn metrics(all: &[Metric]) -> Html {
    html! {
        <table class="metrics">
            <tbody>{ for all.iter().map(row) }</tbody>
        </table>
    }
}

fn row(Metric { key, value, from }: &Metric) -> Html {
    let Some(entry) = glossary::all().find(|entry| entry.key == *key) else { return Html::default() };
    let sign = html! { <><i>{ entry.letter() }</i><sub>{ entry.subscript }</sub></> };
    let (number, power) = value.split_once('^').unwrap_or((value, ""));
    html! {
        <tr data-metric={key.clone()}>
            <td>{ explain_symbol(entry, sign) }</td>
            <td>{ entry.name() }</td>
            <td>
                { number }
                if !power.is_empty() {
                    <sup>{ power }</sup>
                }
            </td>
            <td>{ from }</td>
        </tr>
    }
}
