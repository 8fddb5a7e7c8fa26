//! A real machine: T_p and E against p, with their prediction.

use super::cell::{Cell, Sink};
use super::descriptor::Descriptor;
use super::subject::{Needs, Subject};
use crate::draw::frame::Frame;
use crate::draw::palette::Palette;
use crate::draw::svg::Svg;
use crate::measured::{self, PARTS, Part};
use crate::text::sentence::summary;
use crate::trace::replay::Replay;
use hyperfly_request::View;
use hyperfly_text::{figures, measured as texts, told_words as text};
use std::io;

/// The measured view.
pub struct Measured;

impl Descriptor for Measured {
    fn view(&self) -> View {
        View::Measured
    }

    fn needs(&self) -> Needs {
        Needs::Measurement
    }

    fn draw(&self, subject: &Subject, frame: Frame, palette: Palette, svg: &mut Svg) {
        if let Some(study) = subject.measured {
            measured::draw(study, frame, palette, svg);
        }
    }

    fn title(&self) -> &'static str {
        figures::measured()
    }

    fn caption(&self, _replay: Option<&Replay>, _other: Option<&Replay>) -> Option<String> {
        Some(figures::measured_what().to_owned())
    }

    fn words(&self, subject: &Subject, _kept: f64) -> String {
        subject.measured.map_or_else(|| summary(subject.replay), measured::headline)
    }

    /// `quantity` is T_p or one of its parts; parts only have a median. Times are in seconds.
    fn columns(&self) -> &'static [&'static str] {
        &[
            "p",
            "quantity",
            "passes",
            "lower",
            "median",
            "upper",
            "simulated",
            "closed_form",
            "messages",
            "words",
        ]
    }

    /// Passes a row for T_p of each p and one for each of its parts.
    fn rows(&self, subject: &Subject, sink: &mut Sink) -> io::Result<()> {
        let Some(study) = subject.measured else { return Ok(()) };
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

    fn heading(&self, column: &'static str) -> &'static str {
        match column {
            "quantity" => text::metric(),
            "median" => texts::measured(),
            "simulated" => texts::simulated(),
            "closed_form" => texts::closed_form(),
            "messages" => text::messages(),
            "words" => text::words(),
            name => name,
        }
    }
}
