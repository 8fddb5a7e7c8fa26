//! What is told of a run, as HTML: a picture in words with its data, tables, metrics.

use super::set::{explained, prose};
use super::tables::Table;
use super::words::Words;
use hyperfly_text::told_words as text;
use hyperfly_view::metrics::Metric;
use maud::{Markup, html};

/// A picture in words, with the data behind it.
pub fn picture(Words { paragraph, table }: &Words) -> String {
    let note = match (table.rows.len(), table.left_out) {
        (0, _) => Some(text::no_rows().to_owned()),
        (_, 0) => None,
        (_, rest) => Some(text::more_rows(rest)),
    };
    html! {
        p { (prose(paragraph)) }
        div.sheet tabindex="0" role="region" aria-label=(table.caption) { (data(table)) }
        @if let Some(note) = note {
            p { (note) }
        }
    }
    .into_string()
}

/// The table behind a picture; its first column names the rows.
fn data(table: &Table) -> Markup {
    html! {
        table {
            (head(table))
            tbody {
                @for row in &table.rows {
                    tr {
                        @for (k, cell) in row.iter().enumerate() {
                            @if k == 0 { th scope="row" { (prose(cell)) } } @else { td { (prose(cell)) } }
                        }
                    }
                }
            }
        }
    }
}

fn head(table: &Table) -> Markup {
    html! {
        caption { (prose(&table.caption)) }
        thead { tr { @for name in &table.head { th scope="col" { (prose(name)) } } } }
    }
}

/// The run as tables.
pub fn tables(tables: &[Table]) -> String {
    html! {
        @for table in tables {
            table {
                (head(table))
                tbody { @for row in &table.rows { tr { @for cell in row { td { (prose(cell)) } } } } }
                @if table.left_out > 0 {
                    tfoot {
                        tr { td colspan=(table.head.len()) { (text::rows_left_out(&table.left_out.to_string())) } }
                    }
                }
            }
        }
    }
    .into_string()
}

/// The metrics of scalability of the run, each with its definition.
pub fn metrics(metrics: &[Metric]) -> String {
    html! {
        table.metrics { tbody { @for metric in metrics { (row(metric)) } } }
    }
    .into_string()
}

fn row(Metric { entry, value, from }: &Metric) -> Markup {
    let (number, power) = value.split_once('^').unwrap_or((value, ""));
    html! {
        tr data-metric=(entry.key) {
            td { (explained(entry)) }
            td { (entry.name()) }
            td { (number) @if !power.is_empty() { sup { (power) } } }
            td { (from) }
        }
    }
}
