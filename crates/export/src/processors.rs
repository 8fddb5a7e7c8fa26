//! Export of the processors' activities as segments that cover 0 … T_p.

use hyperfly_core::Run;
use hyperfly_view::trace::processor_segments::{ProcessorSegments, Row};
use serde::Serialize;
use std::io::{self, Write};

const HEADER: &str = "processor,activity,start,end,step,partner,words";

/// Writes the rows as CSV with a header.
pub fn csv(run: &Run, out: &mut dyn Write) -> io::Result<()> {
    writeln!(out, "{HEADER}")?;
    ProcessorSegments::new(run).rows(|row| {
        let Row { processor, activity, start, end, step, partner, words } = row;
        let (step, partner, words) = (cell(step), cell(partner), cell(words));
        writeln!(out, "{processor},{activity},{start},{end},{step},{partner},{words}")
    })
}

/// Writes the rows as JSON, one object per line.
pub fn json(run: &Run, out: &mut dyn Write) -> io::Result<()> {
    ProcessorSegments::new(run).rows(|row| json_line(&row, out))
}

/// Formats a CSV cell; empty for `None`.
pub fn cell<T: ToString>(value: Option<T>) -> String {
    value.map(|value| value.to_string()).unwrap_or_default()
}

/// Writes a row as a line of JSON.
pub fn json_line(row: &impl Serialize, out: &mut dyn Write) -> io::Result<()> {
    serde_json::to_writer(&mut *out, row)?;
    out.write_all(b"\n")
}
