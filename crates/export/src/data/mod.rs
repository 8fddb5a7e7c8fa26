//! The data behind a view, as CSV and as JSON: not the picture's pixels and not its rounded labels.
//!
//! CSV has a line of names and then rows; the empty cell is what does not exist. JSON is one object, `{scenario, view,
//! columns, rows}`. Of two views one above the other the second follows the first after an empty line, and stands as `under`
//! in the object.

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

/// The names of a view's columns.
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

/// Gives every row of a view to `sink`, in English whatever language is spoken: what reads data is a program.
///
/// # Errors
/// Those of the sink.
pub fn rows(of: &Subject, view: View, sink: &mut Sink) -> io::Result<()> {
    let before = hyperfly_text::now();
    hyperfly_text::speak("en");
    let written = in_english(of, view, sink);
    hyperfly_text::speak(before);
    written
}

fn in_english(of: &Subject, view: View, sink: &mut Sink) -> io::Result<()> {
    match view {
        View::Machine => run::machine(of.replay, sink),
        View::Butterfly => run::butterfly(of.replay, sink),
        View::Timeline => run::timeline(of.replay, sink),
        View::Breakdown => run::breakdown(of.replay, sink),
        View::Why => run::why(of.replay, sink),
        View::Supersteps => run::supersteps(of.replay, sink),
        View::Metrics => run::metrics(of.replay, sink),
        View::Scaling => of.scaling.map_or(Ok(()), |study| scaling::rows(study, sink)),
        View::Measured => of.measured.map_or(Ok(()), |study| measured::rows(study, sink)),
        View::Table => run::tables(of.replay, sink),
        View::Efficiency | View::Speedup | View::Isoefficiency => curves::curves(of, view, sink),
        View::Choose => curves::choose(of.replay, sink),
        View::Distribution => elements::distribution(of.replay, sink),
        View::Schedule => elements::schedule(of, sink),
        View::Spectrum => elements::spectrum(of.replay, sink),
    }
}

/// Writes the data of these views as CSV.
///
/// # Errors
/// Those of `out`.
pub fn csv(of: &Subject, views: &[View], out: &mut dyn Write) -> io::Result<()> {
    for (k, &view) in views.iter().enumerate() {
        if k > 0 {
            writeln!(out)?;
        }
        writeln!(out, "{}", columns(view).join(","))?;
        rows(of, view, &mut |cells| {
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

/// Writes the data of these views as one JSON object, a row a line.
///
/// # Errors
/// Those of `out`.
pub fn json(of: &Subject, views: &[View], out: &mut dyn Write) -> io::Result<()> {
    write!(out, "{{\"scenario\":{}", schema::scenario(&Settings::of(&of.replay.run().scenario)))?;
    for (k, &view) in views.iter().enumerate() {
        let open = if k == 0 { "," } else { ",\n\"under\":{" };
        write!(out, "{open}\"view\":\"{}\",\"columns\":", view.id())?;
        serde_json::to_writer(&mut *out, columns(view))?;
        write!(out, ",\"rows\":[")?;
        let mut comma = "";
        rows(of, view, &mut |cells| {
            writeln!(out, "{comma}")?;
            comma = ",";
            Ok(serde_json::to_writer(&mut *out, cells)?)
        })?;
        write!(out, "\n]")?;
    }
    writeln!(out, "{}", "}".repeat(views.len().max(1)))
}
