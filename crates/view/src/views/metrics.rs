//! The metrics of scalability (GK App. B).

use super::cell::Sink;
use super::descriptor::Descriptor;
use super::subject::{Needs, Subject};
use crate::draw::frame::Frame;
use crate::draw::palette::Palette;
use crate::draw::svg::Svg;
use crate::notation::numbers::{fixed, quantity};
use crate::text::metrics;
use crate::trace::replay::Replay;
use hyperfly_request::View;
use hyperfly_text::{figures, told_words as text};
use std::io;

/// The metrics of scalability.
pub struct Metrics;

impl Descriptor for Metrics {
    fn view(&self) -> View {
        View::Metrics
    }

    fn needs(&self) -> Needs {
        Needs::ClosedForms
    }

    fn draw(&self, subject: &Subject, frame: Frame, _palette: Palette, svg: &mut Svg) {
        metrics::draw(subject.replay.run(), frame, svg);
    }

    fn title(&self) -> &'static str {
        figures::metrics()
    }

    fn caption(&self, _replay: Option<&Replay>, _other: Option<&Replay>) -> Option<String> {
        Some(figures::metrics_what().to_owned())
    }

    fn words(&self, subject: &Subject, _kept: f64) -> String {
        let report = &subject.replay.run().report;
        text::metrics(
            &quantity(report.t_parallel, super::DIGITS),
            &quantity(report.t_serial, super::DIGITS),
            &quantity(report.speedup, 4),
            &fixed(report.efficiency, 3),
            &quantity(report.overhead, super::DIGITS),
        )
    }

    fn columns(&self) -> &'static [&'static str] {
        &["metric", "value", "from"]
    }

    /// Passes the metrics as displayed.
    fn rows(&self, subject: &Subject, sink: &mut Sink) -> io::Result<()> {
        metrics::metrics(subject.replay.run()).iter().try_for_each(|metric| {
            sink(&[metric.entry.name().into(), metric.value.as_str().into(), metric.from.into()])
        })
    }

    fn heading(&self, column: &'static str) -> &'static str {
        match column {
            "from" => text::value_from(),
            other => super::headings::common(other),
        }
    }
}
