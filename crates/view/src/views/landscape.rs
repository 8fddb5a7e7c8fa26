//! The efficiency landscape: E over p and n, for two machines.

use super::cell::Sink;
use super::descriptor::{Descriptor, Sides};
use super::subject::{Needs, Subject};
use crate::chart::landscape::{self, Landscapes, Marks};
use crate::draw::frame::Frame;
use crate::draw::ink::Ink;
use crate::draw::palette::Palette;
use crate::draw::surface::{Anchor, Surface, TextStyle};
use crate::draw::svg::Svg;
use crate::trace::replay::Replay;
use hyperfly_request::View;
use hyperfly_text::landscape as text;
use std::io;

/// The efficiency landscape.
pub struct Landscape;

impl Descriptor for Landscape {
    fn view(&self) -> View {
        View::Landscape
    }

    fn needs(&self) -> Needs {
        Needs::ClosedForms
    }

    fn draw(&self, subject: &Subject, frame: Frame, _palette: Palette, svg: &mut Svg) {
        let (landscapes, run) = landscapes(subject);
        let (growth, em) = (landscapes.growth_words(run), frame.text);
        let height = frame.height - if growth.is_empty() { 0.0 } else { em * 1.8 };
        let marks = Marks { run, pointed: None, executed: &[] };
        landscape::draw(&landscapes, marks, Frame { height, ..frame }, svg);
        svg.text(em * 3.0, frame.height - em * 0.7, TextStyle::new(em, Anchor::Start), Ink::Text, &growth);
    }

    fn title(&self) -> &'static str {
        text::title()
    }

    fn caption(&self, _replay: Option<&Replay>, _other: Option<&Replay>) -> Option<String> {
        Some(text::what().to_owned())
    }

    fn words(&self, subject: &Subject, _kept: f64) -> String {
        let (landscapes, run) = landscapes(subject);
        let cell = format!("{}: {}.", text::title(), landscapes.cell_words(run));
        [cell, landscapes.growth_words(run)].join(" ").trim_end().to_owned()
    }

    fn columns(&self) -> &'static [&'static str] {
        &["network", "p", "n", "efficiency", "form"]
    }

    /// Passes E of each machine for each p and n.
    fn rows(&self, subject: &Subject, sink: &mut Sink) -> io::Result<()> {
        for panel in &landscapes(subject).0.panels {
            let cells = panel.landscape.rows.iter();
            for (d, r) in cells.flat_map(|r| panel.landscape.columns.iter().map(move |d| (*d, *r))) {
                let Some(height) = panel.landscape.at(d, r) else { continue };
                sink(&[
                    panel.title.as_str().into(),
                    (1u64 << d).into(),
                    (1u64 << r).into(),
                    height.efficiency.into(),
                    height.form.id().into(),
                ])?;
            }
        }
        Ok(())
    }

    fn sides(&self) -> Sides {
        Sides::Shared
    }
}

/// Returns the landscapes of a run's machine and of its counterpart, and log p and log n of the run.
fn landscapes(subject: &Subject) -> (Landscapes, (u32, u32)) {
    let s = &subject.replay.run().scenario;
    (Landscapes::of(s, None), (s.d(), s.r()))
}
