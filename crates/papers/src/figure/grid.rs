//! A paper's table in its own arrangement.

use super::sheet::sheet;
use super::table::{TableCell, fit_style, table};
use crate::cell::Cell;
use crate::entry::Entry;
use crate::row::Row;
use crate::style::Style;
use hyperfly_text::papers;
use hyperfly_view::notation::numbers::fixed;
use hyperfly_view::{Anchor, Frame, Ink, Surface, TextStyle};

/// Meaning of a cell of a [`grid`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shade {
    /// A heading, or a value without a verdict.
    Plain,
    /// Published and computed agree.
    Agrees,
    /// Published and computed differ: drawn bold, in another colour and with a mark.
    Differs,
}

/// Draws a paper's table in its own arrangement. `cells` are its cells, row by row, one for each of `columns`; `name` is the heading of
/// a row, by its first cell.
pub fn table_of_rows(
    entry: &Entry,
    corner: &str,
    columns: impl IntoIterator<Item = String>,
    cells: &[Row],
    name: impl Fn(&Row) -> String,
    style: &Style,
) -> String {
    let head: Vec<String> = [corner.to_owned()].into_iter().chain(columns).collect();
    let line = |cells: &[Row]| {
        let first = (name(&cells[0]), Shade::Plain);
        [first].into_iter().chain(cells.iter().map(verdict)).collect::<Vec<_>>()
    };
    let body: Vec<Vec<(String, Shade)>> = cells.chunks(head.len() - 1).map(line).collect();
    grid(entry, &head, &body, style)
}

/// Returns the cell of a [`grid`] for a row: the published value, or the computed one and the published one in brackets if they differ.
fn verdict(row: &Row) -> (String, Shade) {
    let published_text = row.published.to_string();
    match (row.agrees, &row.published, &row.computed) {
        (Some(false), Cell::Printed(number), Cell::Number(computed)) => {
            (format!("{} ({published_text})", fixed(*computed, number.decimals())), Shade::Differs)
        }
        (Some(false), _, computed) => (format!("{computed} ({published_text})"), Shade::Differs),
        (Some(true), ..) => (published_text, Shade::Agrees),
        (None, ..) => (published_text, Shade::Plain),
    }
}

/// Draws a paper's table in its own arrangement: a row of headings, then rows with as many cells. The first column is a heading, too.
/// A cell shows the computed text; a cell that [`Shade::Differs`] adds the published one in brackets.
pub fn grid(entry: &Entry, head: &[String], body: &[Vec<(String, Shade)>], style: &Style) -> String {
    let cells: Vec<Vec<TableCell>> = body
        .iter()
        .map(|row| {
            let cell = |(k, (text, shade)): (usize, &(String, Shade))| match shade {
                _ if k == 0 => (text.clone(), Ink::Muted, false),
                Shade::Plain => (text.clone(), Ink::Text, false),
                Shade::Agrees => (text.clone(), Ink::Text, false),
                Shade::Differs => (format!("≠ {text}"), Ink::Text, true),
            };
            row.iter().enumerate().map(cell).collect()
        })
        .collect();
    let differs = body.iter().flatten().any(|(_, shade)| *shade == Shade::Differs);
    let note = if differs { frame_note(style) } else { 0.0 };
    let style = &if style.is_standalone { *style } else { fit_style(head, &cells, note, style) };
    sheet(entry, style, |frame, svg| {
        let end = table(head, &cells, true, Frame { height: frame.height - note, ..frame }, svg);
        if differs {
            let text_style = TextStyle::new(frame.text, Anchor::Start);
            svg.text(0.0, end + frame.text * 0.8, text_style, Ink::Text, papers::differs_note());
        }
    })
}

/// The height of the note.
fn frame_note(style: &Style) -> f32 {
    hyperfly_view::figure::text_size(style.theme) * 1.8
}
