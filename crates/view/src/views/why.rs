//! T_p as a sum: formula and measured time of each term.

use super::cell::Sink;
use super::descriptor::Descriptor;
use super::subject::Subject;
use crate::draw::frame::Frame;
use crate::draw::palette::Palette;
use crate::draw::svg::Svg;
use crate::notation::numbers::quantity;
use crate::text::breakdown;
use crate::text::why::{self, Explanation};
use hyperfly_core::roofline::Roofline;
use hyperfly_request::View;
use hyperfly_text::{told_words as text, why as texts};
use std::io;

/// The sum of T_p.
pub struct Why;

impl Descriptor for Why {
    fn view(&self) -> View {
        View::Why
    }

    fn draw(&self, subject: &Subject, frame: Frame, _palette: Palette, svg: &mut Svg) {
        why::picture::draw(subject.replay, frame, svg);
    }

    fn title(&self) -> &'static str {
        texts::title()
    }

    fn words(&self, subject: &Subject, _kept: f64) -> String {
        let replay = subject.replay;
        let report = &replay.run().report;
        let parts = breakdown::words(report, replay.machine());
        let note = Explanation::new(replay.run()).note();
        let why = text::why(&quantity(report.t_parallel, super::DIGITS), &parts, &note);
        format!("{why} {}", why::limits::words(&Roofline::of(replay.run())))
    }

    fn columns(&self) -> &'static [&'static str] {
        &["term", "formula", "closed_form", "run"]
    }

    /// Passes the terms: the formula in plain text, its value, and the time in the run.
    fn rows(&self, subject: &Subject, sink: &mut Sink) -> io::Result<()> {
        let why = Explanation::new(subject.replay.run());
        why.terms.iter().try_for_each(|term| {
            let text = term.formula.as_ref().map(why::formula::plain);
            sink(&[term.label.into(), text.into(), term.closed.into(), term.run.into()])
        })
    }
}
