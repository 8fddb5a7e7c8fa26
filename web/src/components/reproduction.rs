//! What came of computing an entry of the papers: the verdict, the reasons of the differences, and every cell.

use super::symbol::prose;
use crate::protocol::late::papers::{Line, Reason, Reproduction};
use hyperfly_text::rooms as text;
use std::rc::Rc;
use yew::prelude::*;

/// More rows than this are folded away.
const FEW_ROWS: usize = 120;

/// How many rows agree, by where they come from, and why the others do not.
pub fn verdict(found: &Reproduction) -> Html {
    let reason = |reason: &Reason| {
        let why = reason.why.as_deref().unwrap_or(text::unexplained());
        html! { <><dt>{ "≠ " }{ &reason.places }</dt><dd>{ prose(why) }</dd></> }
    };
    html! {
        <>
            <p class="verdict" role="status">{ &found.score }</p>
            <ul class="tallies">{ for found.tallies.iter().map(|tally| html! { <li>{ tally }</li> }) }</ul>
            <dl class="reasons">{ for found.reasons.iter().map(reason) }</dl>
        </>
    }
}

/// The properties of [`Sheet`].
#[derive(Clone, PartialEq, Properties)]
pub struct SheetProps {
    /// What was computed.
    pub found: Rc<Reproduction>,
}

/// Every cell, as published and as computed. Rendered anew only for another sheet, which may be long.
#[component]
pub fn Sheet(SheetProps { found }: &SheetProps) -> Html {
    let (few, rest) = found.lines.split_at(found.lines.len().min(FEW_ROWS));
    html! {
        <div class="sheet" tabindex="0" role="region" aria-label={text::published_and_computed()}>
            { table(&found.columns, few) }
            if !rest.is_empty() {
                <details>
                    <summary>{ text::more_rows(rest.len()) }</summary>
                    { table(&found.columns, rest) }
                </details>
            }
        </div>
    }
}

fn table(columns: &[String], lines: &[Line]) -> Html {
    let row = |line: &Line| {
        let (class, sign) = match line.agrees {
            Some(true) => ("agrees", "="),
            Some(false) => ("differs", "≠"),
            None => ("beside", ""),
        };
        html! {
            <tr {class}>
                <td>{ sign }</td>
                { for line.cells.iter().map(|cell| html! { <td>{ cell }</td> }) }
            </tr>
        }
    };
    html! {
        <table>
            <thead>
                <tr>
                    <th scope="col"><span class="unseen">{ text::verdict() }</span></th>
                    { for columns.iter().map(|name| html! { <th scope="col">{ name }</th> }) }
                </tr>
            </thead>
            <tbody>{ for lines.iter().map(row) }</tbody>
        </table>
    }
}
