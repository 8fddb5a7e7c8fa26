//! The data behind a view, unrounded, as CSV and as JSON.
//!
//! CSV has a header and rows; an empty cell is a missing value. JSON is one object, `{scenario, view, columns, rows}`. With two
//! views, the second follows after an empty line in CSV and is the object `under` in JSON.

mod cell;
mod curves;
mod elements;
mod measured;
mod run;
mod scaling;
mod subject;

pub use cell::{Cell, Sink};
pub use subject::Subject;

use crate::csv::text_cell;
use crate::schema;
use hyperfly_request::{Choice, Settings, View};
use std::io::{self, Write};

/// Returns the names of a view's columns.
pub fn columns(view: View) -> &'static [&'static str] {
    match view {
        View::Machine => &["from", "to", "source", "destination", "words", "start", "end", "share"],
        View::Butterfly => &["phase", "first_stage", "last_stage", "start", "end", "messages", "words"],
        View::Timeline => &["processor", "activity", "start", "end", "step", "partner", "words"],
        View::Efficiency | View::Speedup => &["network", "p", "closed_form", "simulated"],
        View::Isoefficiency => &["network", "p", "log2_n_closed_form", "log2_n_printed", "log2_n_simulated"],
        View::Breakdown => &["activity", "fraction", "time"],
        View::Why => &["term", "formula", "closed_form", "run"],
        View::Distribution => {
            &["distribution", "stages", "element", "processor", "position", "left", "arrived"]
        }
        View::Schedule => {
            &["algorithm", "processor", "output", "element", "produced", "to", "left", "delivered"]
        }
        View::Supersteps => &["superstep", "kind", "stages", "start", "end", "h"],
        View::Choose => &["p", "n", "algorithm", "dims", "t_parallel", "efficiency", "form"],
        View::Metrics => &["metric", "value", "from"],
        View::Scaling => scaling::COLUMNS,
        View::Measured => measured::COLUMNS,
        View::Spectrum => &["index", "input_re", "input_im", "transform_re", "transform_im"],
        View::Table => &["table", "row", "column", "value"],
    }
}

/// Passes every row of a view to `sink`. Texts are English in every language of the page, because programs read them.
///
/// # Errors
/// Returns the first error of `sink`.
pub fn rows(subject: &Subject, view: View, sink: &mut Sink) -> io::Result<()> {
    let before = hyperfly_text::current_language();
    hyperfly_text::set_language("en");
    let written = write_rows(subject, view, sink);
    hyperfly_text::set_language(before);
    written
}

fn write_rows(subject: &Subject, view: View, sink: &mut Sink) -> io::Result<()> {
    match view {
        View::Machine => run::machine(subject.replay, sink),
        View::Butterfly => run::butterfly(subject.replay, sink),
        View::Timeline => run::timeline(subject.replay, sink),
        View::Breakdown => run::breakdown(subject.replay, sink),
        View::Why => run::why(subject.replay, sink),
        View::Supersteps => run::supersteps(subject.replay, sink),
        View::Metrics => run::metrics(subject.replay, sink),
        View::Scaling => subject.scaling.map_or(Ok(()), |study| scaling::rows(study, sink)),
        View::Measured => subject.measured.map_or(Ok(()), |study| measured::rows(study, sink)),
        View::Table => run::tables(subject.replay, sink),
        View::Efficiency | View::Speedup | View::Isoefficiency => curves::curves(subject, view, sink),
        View::Choose => curves::choose(subject.replay, sink),
        View::Distribution => elements::distribution(subject.replay, sink),
        View::Schedule => elements::schedule(subject, sink),
        View::Spectrum => elements::spectrum(subject.replay, sink),
    }
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
        writeln!(out, "{}", columns(view).join(","))?;
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
        serde_json::to_writer(&mut *out, columns(view))?;
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
