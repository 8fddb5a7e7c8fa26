//! A scaling study: T_p, S and E against p for constant n, n/p, W/p or T_p.

use super::cell::{Cell, Sink};
use super::descriptor::Descriptor;
use super::subject::{Needs, Subject};
use crate::draw::frame::Frame;
use crate::draw::palette::Palette;
use crate::draw::svg::Svg;
use crate::scaling;
use crate::text::sentence::summary;
use crate::trace::replay::Replay;
use hyperfly_core::choice::Choice;
use hyperfly_model::metrics::serial_fraction;
use hyperfly_model::scaling::Rule;
use hyperfly_request::View;
use hyperfly_text::{figures, scaling as texts, told_words as text};
use std::io;

/// The scaling view.
pub struct Scaling;

impl Descriptor for Scaling {
    fn view(&self) -> View {
        View::Scaling
    }

    fn needs(&self) -> Needs {
        Needs::Scaling
    }

    fn draw(&self, subject: &Subject, frame: Frame, palette: Palette, svg: &mut Svg) {
        if let Some(study) = subject.scaling {
            scaling::draw(study, frame, palette, svg);
        }
    }

    fn title(&self) -> &'static str {
        figures::scaling()
    }

    fn caption(&self, _replay: Option<&Replay>, _other: Option<&Replay>) -> Option<String> {
        Some(figures::scaling_what().to_owned())
    }

    fn words(&self, subject: &Subject, _kept: f64) -> String {
        subject.scaling.map_or_else(|| summary(subject.replay), scaling::sentence)
    }

    /// The run, its Karp–Flatt serial fraction, the closed form (whose n may not be whole), the law.
    fn columns(&self) -> &'static [&'static str] {
        &[
            "rule",
            "p",
            "n",
            "t_parallel",
            "speedup",
            "efficiency",
            "serial_fraction",
            "line_log2_n",
            "line_t_parallel",
            "line_speedup",
            "line_efficiency",
            "form",
            "law",
        ]
    }

    /// Passes a row for each rule and p.
    fn rows(&self, subject: &Subject, sink: &mut Sink) -> io::Result<()> {
        let Some(study) = subject.scaling else { return Ok(()) };
        for &rule in Rule::ALL {
            let curve = study.curve(rule);
            for p in study.processors(rule) {
                let run = curve.runs.iter().find(|run| run.p == p);
                let line = curve.line.iter().find(|at| at.p == p);
                // The serial fraction is only defined for constant work.
                let fraction = run.filter(|_| rule == Rule::Strong);
                sink(&[
                    rule.id().into(),
                    p.into(),
                    run.map(|run| run.n).into(),
                    run.map(|run| run.t_parallel).into(),
                    run.map(|run| run.speedup).into(),
                    run.map(|run| run.efficiency).into(),
                    fraction.and_then(|run| serial_fraction(run.speedup, p)).into(),
                    line.map(|at| at.log2_n).into(),
                    line.map(|at| at.t_parallel).into(),
                    line.map(|at| at.speedup).into(),
                    line.map(|at| at.efficiency).into(),
                    line.map_or(Cell::Nothing, |at| at.form.id().into()),
                    study.law(rule, p).into(),
                ])?;
            }
        }
        Ok(())
    }

    /// Executed values, values of the line, and values of the law.
    fn heading(&self, column: &'static str) -> &'static str {
        match column {
            "rule" => texts::rule(),
            "n" => texts::n_executed(),
            "t_parallel" => "Tₚ",
            "speedup" => "S",
            "efficiency" => "E",
            "serial_fraction" => "f",
            "line_log2_n" => texts::line_log_n(),
            "line_t_parallel" => texts::line_time(),
            "line_speedup" => texts::line_speedup(),
            "line_efficiency" => texts::line_efficiency(),
            "form" => text::form(),
            "law" => texts::law_says(),
            name => name,
        }
    }

    fn cell_words(&self, identifier: &str) -> Option<&'static str> {
        Rule::from_id(identifier).map(scaling::rule)
    }
}
