//! The data behind a view, unrounded, as CSV and as JSON.
//!
//! CSV has a header and rows; an empty cell is a missing value. JSON is one object, `{scenario, view, columns, rows}`. With two
//! views, the second follows after an empty line in CSV and is the object `under` in JSON.

pub use hyperfly_view::views::{Cell, Sink, Subject};

use crate::csv::text_cell;
use crate::schema;
use hyperfly_request::{Choice, Settings, View};
use hyperfly_view::views;
use std::io::{self, Write};

/// Passes every row of a view to `sink`. Texts are English in every language of the page, because programs read them.
///
/// # Errors
/// Returns the first error of `sink`.
pub fn rows(subject: &Subject, view: View, sink: &mut Sink) -> io::Result<()> {
    let previous_language = hyperfly_text::current_language();
    hyperfly_text::set_language("en");
    let result = views::of(view).rows(subject, sink);
    hyperfly_text::set_language(previous_language);
    result
}

/// Writes the data of views as CSV.
///
/// # Errors
/// Returns the first error of `out`.
pub fn csv(subject: &Subject, views: &[View], out: &mut dyn Write) -> io::Result<()> {
    for (k, &view) in views.iter().enumerate() {
        if k > 0 {
            writeln!(out)?;
        }
        writeln!(out, "{}", views::of(view).columns().join(","))?;
        rows(subject, view, &mut |cells| {
            for (k, cell) in cells.iter().enumerate() {
                if k > 0 {
                    out.write_all(b",")?;
                }
                match cell {
                    Cell::Nothing => {}
                    Cell::Text(text) => write!(out, "{}", text_cell(text))?,
                    Cell::Whole(value) => write!(out, "{value}")?,
                    Cell::Number(value) => write!(out, "{value}")?,
                }
            }
            out.write_all(b"\n")
        })?;
    }
    Ok(())
}

/// Writes the data of views as one JSON object with one row per line.
///
/// # Errors
/// Returns the first error of `out`.
pub fn json(subject: &Subject, views: &[View], out: &mut dyn Write) -> io::Result<()> {
    write!(out, "{{\"scenario\":{}", schema::scenario(&Settings::of(&subject.replay.run().scenario)))?;
    for (k, &view) in views.iter().enumerate() {
        let open = if k == 0 { "," } else { ",\n\"under\":{" };
        write!(out, "{open}\"view\":\"{}\",\"columns\":", view.id())?;
        serde_json::to_writer(&mut *out, views::of(view).columns())?;
        write!(out, ",\"rows\":[")?;
        let mut comma = "";
        rows(subject, view, &mut |cells| {
            writeln!(out, "{comma}")?;
            comma = ",";
            Ok(serde_json::to_writer(&mut *out, cells)?)
        })?;
        write!(out, "\n]")?;
    }
    writeln!(out, "{}", "}".repeat(views.len().max(1)))
}
