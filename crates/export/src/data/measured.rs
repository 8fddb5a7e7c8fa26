//! Data of measurements and predictions: T_p and its parts for each p, in seconds.

use super::cell::{Cell, Sink};
use hyperfly_view::measured::{PARTS, Part, Study};
use std::io;

/// Names of the columns. `quantity` is T_p or one of its parts; parts only have a median.
pub const COLUMNS: &[&str] =
    &["p", "quantity", "passes", "lower", "median", "upper", "simulated", "closed_form", "messages", "words"];

/// Writes a row for T_p of each p and one for each of its parts.
pub fn rows(study: &Study, sink: &mut Sink) -> io::Result<()> {
    for row in &study.rows {
        sink(&[
            row.p.into(),
            "t_parallel".into(),
            (row.passes.len() as u64).into(),
            row.lower.into(),
            row.median.into(),
            row.upper.into(),
            row.simulated.into(),
            row.closed.into(),
            row.messages.into(),
            row.words.into(),
        ])?;
        for (k, part) in PARTS.iter().enumerate() {
            let name = match part {
                Part::Computing => "computing",
                Part::Messages => "messages",
                Part::Waiting => "waiting",
            };
            let none = Cell::Nothing;
            sink(&[
                row.p.into(),
                name.into(),
                none.clone(),
                none.clone(),
                row.parts[k].into(),
                none.clone(),
                row.simulated_parts.map(|parts| parts[k]).into(),
                none.clone(),
                none.clone(),
                none,
            ])?;
        }
    }
    Ok(())
}
