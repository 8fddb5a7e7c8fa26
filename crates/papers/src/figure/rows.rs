//! All rows of an entry as a table: published next to computed values.

use super::sheet::sheet;
use super::table::{TableCell, fit_style, table};
use crate::entry::Entry;
use crate::row::Row;
use crate::style::Style;
use hyperfly_text::papers;
use hyperfly_view::Ink;

/// Draws published next to computed values as a table. The last line counts the rows that do not fit. In a page, a short table has no
/// space below it.
pub fn rows(entry: &Entry, rows: &[Row], style: &Style) -> String {
    let (head, cells) = columns(rows);
    let mut style = *style;
    if !style.is_standalone {
        style.height =
            style.height.min(fit_style(&head, &cells, 0.0, &Style { height: 0.0, ..style }).height);
    }
    sheet(entry, &style, |frame, svg| {
        table(&head, &cells, false, frame, svg);
    })
}

/// Returns the headings, and for each row the texts with their inks and whether they are bold.
fn columns(rows: &[Row]) -> (Vec<String>, Vec<Vec<TableCell>>) {
    // One column for each part of the key if all rows have the same parts, else one for the whole key.
    let parts = |row: &Row| row.key.iter().map(|(name, _)| *name).collect::<Vec<_>>();
    let first = rows.first().map(&parts).unwrap_or_default();
    let have_same_parts = rows.iter().all(|row| parts(row) == first);
    let mut head: Vec<String> = if have_same_parts {
        first.iter().map(|&name| name.to_owned()).collect()
    } else {
        vec!["case".to_owned()]
    };
    head.extend(["published", "computed", ""].map(str::to_owned));
    let cells = rows.iter().map(|row| {
        let key: Vec<String> = match have_same_parts {
            true => row.key.iter().map(|(_, cell)| cell.to_string()).collect(),
            false => vec![row.key_text()],
        };
        let (verdict, ink) = match row.agrees {
            Some(true) => (papers::agrees(), Ink::Muted),
            Some(false) => (papers::differs(), Ink::Text),
            None => (papers::beside(), Ink::Muted),
        };
        let differs = row.agrees == Some(false);
        let mut line: Vec<_> = key.into_iter().map(|text| (text, Ink::Muted, false)).collect();
        line.push((row.published.to_string(), Ink::Text, false));
        line.push((row.computed.to_string(), Ink::Text, differs));
        line.push((verdict.to_owned(), ink, differs));
        line
    });
    (head, cells.collect())
}
