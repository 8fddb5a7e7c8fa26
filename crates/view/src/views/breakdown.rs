//! The breakdown of p · T_p by activity.

use super::cell::Sink;
use super::descriptor::Descriptor;
use super::subject::Subject;
use crate::draw::frame::Frame;
use crate::draw::palette::Palette;
use crate::draw::svg::Svg;
use crate::notation::numbers::quantity;
use crate::text::breakdown;
use hyperfly_request::View;
use hyperfly_text::{figures, told_words as text};
use std::io;

/// The breakdown view.
pub struct Breakdown;

impl Descriptor for Breakdown {
    fn view(&self) -> View {
        View::Breakdown
    }

    fn draw(&self, subject: &Subject, frame: Frame, _palette: Palette, svg: &mut Svg) {
        breakdown::draw(&subject.replay.run().report, subject.replay.machine(), frame, svg);
    }

    fn relative_height(&self) -> f32 {
        0.4
    }

    fn title(&self) -> &'static str {
        figures::breakdown()
    }

    fn words(&self, subject: &Subject, _kept: f64) -> String {
        let replay = subject.replay;
        let report = &replay.run().report;
        let whole = quantity(f64::from(replay.p()) * report.t_parallel, super::DIGITS);
        text::breakdown(&whole, &breakdown::words(report, replay.machine()))
    }

    fn columns(&self) -> &'static [&'static str] {
        &["activity", "fraction", "time"]
    }

    /// Passes the parts of p · T_p.
    fn rows(&self, subject: &Subject, sink: &mut Sink) -> io::Result<()> {
        let replay = subject.replay;
        let report = &replay.run().report;
        let whole = f64::from(replay.p()) * report.t_parallel;
        breakdown::parts(report, replay.machine()).iter().try_for_each(|part| {
            sink(&[part.label.into(), part.fraction.into(), (part.fraction * whole).into()])
        })
    }
}
