//! The curves against p: efficiency, speedup, and the n that keeps an efficiency.

use super::cell::{Cell, Sink};
use super::descriptor::{Descriptor, Sides};
use super::subject::{Needs, Subject};
use crate::chart::families::{compared_topologies, label_and_ink};
use crate::chart::{Curves, Scale, Series, file};
use crate::draw::frame::Frame;
use crate::draw::palette::Palette;
use crate::draw::svg::Svg;
use crate::notation::numbers::{quantity, whole};
use hyperfly_request::View;
use hyperfly_text::{figures, told_words as text};
use std::io;

/// A curve against p.
pub struct Curve {
    view: View,
    scale: Scale,
    columns: &'static [&'static str],
    title: fn() -> &'static str,
}

/// E against p.
pub const EFFICIENCY: Curve = Curve {
    view: View::Efficiency,
    scale: Scale::Efficiency,
    columns: &["network", "p", "closed_form", "simulated"],
    title: figures::efficiency,
};

/// S against p.
pub const SPEEDUP: Curve =
    Curve { view: View::Speedup, scale: Scale::Speedup, title: figures::speedup, ..EFFICIENCY };

/// n that keeps E, against p.
pub const ISOEFFICIENCY: Curve = Curve {
    view: View::Isoefficiency,
    scale: Scale::LogN,
    columns: &["network", "p", "log2_n_closed_form", "log2_n_printed", "log2_n_simulated"],
    title: figures::isoefficiency,
};

impl Curve {
    fn find<'a>(&self, subject: &Subject<'a>) -> Option<&'a Curves> {
        subject.curves.iter().find(|curves| curves.scale == self.scale)
    }

    fn value(&self, y: f64) -> String {
        match self.scale {
            // The parentheses separate the number: in some languages it contains a comma.
            Scale::LogN => format!("2^({})", quantity(y, 3)),
            _ => quantity(y, 3),
        }
    }

    /// Describes one curve by its ends.
    fn describe(&self, series: &Series) -> String {
        let mut finite = series.line.iter().filter(|(_, y)| y.is_finite());
        let (first, points) = (finite.next(), series.points.len());
        match (first, finite.next_back().or(first)) {
            (Some((from, first)), Some((to, last))) => {
                let [from, to] = [from, to].map(|p| whole(*p as u64));
                text::curve(points, &series.name, &self.value(*first), &from, &self.value(*last), &to)
            }
            _ => text::curve_none(points, &series.name),
        }
    }
}

impl Descriptor for Curve {
    fn view(&self) -> View {
        self.view
    }

    fn needs(&self) -> Needs {
        Needs::Curve(self.scale)
    }

    fn draw(&self, subject: &Subject, frame: Frame, palette: Palette, svg: &mut Svg) {
        if let Some(curves) = self.find(subject) {
            file::draw_curves(curves, frame, palette, svg);
        }
    }

    fn title(&self) -> &'static str {
        (self.title)()
    }

    fn words(&self, subject: &Subject, kept: f64) -> String {
        let n = subject.replay.run().scenario.n();
        let mut words = match self.scale {
            Scale::Efficiency => text::efficiency(n),
            Scale::Speedup => text::speedup(n),
            _ => text::isoefficiency(&quantity(kept, 3)),
        };
        for series in self.find(subject).iter().flat_map(|curves| &curves.series) {
            words.push(' ');
            words += &self.describe(series);
        }
        words
    }

    fn columns(&self) -> &'static [&'static str] {
        self.columns
    }

    /// Passes a row for each network and p: closed form, printed formula (isoefficiency only), simulated value.
    fn rows(&self, subject: &Subject, sink: &mut Sink) -> io::Result<()> {
        let Some(curves) = self.find(subject) else { return Ok(()) };
        // The names in the chart may be in another language.
        let networks = compared_topologies(&subject.replay.run().scenario);
        let names = networks.iter().map(|scenario| label_and_ink(scenario).0);
        for (series, name) in curves.series.iter().zip(names) {
            let lines = [&series.line, &series.printed, &series.points];
            let mut all: Vec<f64> = lines.iter().flat_map(|line| line.iter().map(|(p, _)| *p)).collect();
            all.sort_by(f64::total_cmp);
            all.dedup();
            for p in all {
                let at = |line: &[(f64, f64)]| -> Cell {
                    line.iter().find(|(x, _)| *x == p).map(|(_, y)| *y).into()
                };
                let mut cells = vec![name.into(), (p as u64).into(), at(&series.line)];
                if self.scale == Scale::LogN {
                    cells.push(at(&series.printed));
                }
                cells.push(at(&series.points));
                sink(&cells)?;
            }
        }
        Ok(())
    }

    fn sides(&self) -> Sides {
        Sides::Shared
    }
}
