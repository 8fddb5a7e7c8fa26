//! The points of a curve, and the curve as tones.

use super::curves::{Curves, Scale, Series};
use crate::notation::numbers::{quantity, whole};
use hyperfly_text::step as text;

/// Frequency of the lowest tone, in hertz, and range of the tones, in octaves.
const LOWEST: f64 = 220.0;
const OCTAVES: f64 = 2.0;

/// The values of a curve at one p.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Point {
    pub p: f64,
    /// Closed form.
    pub line: Option<f64>,
    /// Simulated.
    pub run: Option<f64>,
}

impl Point {
    /// Returns the closed form, or else the simulated value.
    pub fn y(&self) -> Option<f64> {
        self.line.or(self.run)
    }
}

/// Returns the points of a curve from left to right, without those that have no finite value.
pub fn points(series: &Series) -> Vec<Point> {
    let at = |all: &[(f64, f64)], p: f64| all.iter().find(|(x, y)| *x == p && y.is_finite()).map(|(_, y)| *y);
    let mut all: Vec<Point> = Vec::new();
    for &(p, _) in series.line.iter().chain(&series.points) {
        let point = Point { p, line: at(&series.line, p), run: at(&series.points, p) };
        let place = all.partition_point(|other| other.p < p);
        if point.y().is_some() && all.get(place).is_none_or(|other| other.p != p) {
            all.insert(place, point);
        }
    }
    all
}

/// Formats a y: an efficiency, a speedup, a number of points.
pub fn value(scale: Scale, y: f64) -> String {
    match scale {
        Scale::Efficiency | Scale::Speedup => quantity(y, 3),
        Scale::LogN | Scale::LogW => quantity(libm::exp2(y), 4),
    }
}

/// A curve as a sequence of tones, with the text to speak.
#[derive(Clone, Debug, PartialEq)]
pub struct Sound {
    /// Frequency of each point from left to right, in hertz, and whether the point is the displayed run.
    pub tones: Vec<(f64, bool)>,
    /// Text to speak before the tones.
    pub intro: String,
    /// Text to speak after the tones.
    pub outro: String,
}

/// Returns the displayed run's curve as sound; `None` if it has no points. Efficiency 0 … 1 maps to the whole range of tones in
/// every chart; other quantities are scaled from their minimum to their maximum.
pub fn sound(chart: &Curves) -> Option<Sound> {
    let displayed = chart.series.iter().find(|series| series.ink == chart.current_ink);
    let series = displayed.or(chart.series.first())?;
    let all = points(series);
    let height = |point: &Point| {
        let y = point.y().unwrap_or_default();
        if chart.scale == Scale::Speedup { libm::log2(y.max(1e-9)) } else { y }
    };
    let (mut low, mut high) = (0.0, 1.0);
    if chart.scale != Scale::Efficiency {
        low = all.iter().map(height).fold(f64::INFINITY, f64::min);
        high = all.iter().map(height).fold(low + 1e-9, f64::max);
    }
    let current = chart.current.map_or(0.0, |(p, _)| p);
    let hertz = |y: f64| LOWEST * libm::exp2(OCTAVES * ((y - low) / (high - low)).clamp(0.0, 1.0));
    let (first, last) = (all.first()?, all.last()?);
    let text_of = |point: &Point| value(chart.scale, point.y().unwrap_or_default());
    let p = |p: f64| whole(p as u64);
    let quantity_id = match chart.scale {
        Scale::Efficiency => "efficiency",
        Scale::Speedup => "speedup",
        Scale::LogN | Scale::LogW => "isoefficiency",
    };
    Some(Sound {
        tones: all.iter().map(|point| (hertz(height(point)), point.p == current)).collect(),
        intro: text::listen_begins(quantity_id, &series.name, &p(first.p), &p(last.p), &p(current)),
        outro: text::listen_ends(&text_of(first), &text_of(last)),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::draw::palette::Ink;

    fn chart(scale: Scale, line: Vec<(f64, f64)>, points: Vec<(f64, f64)>) -> Curves {
        let series = Series { name: "cube".into(), ink: Ink::series(0), line, printed: vec![], points };
        let mut chart = Curves::new(scale);
        chart.series = vec![series];
        chart.current = Some((4.0, 0.5));
        chart
    }

    #[test]
    fn points_merge_closed_form_and_runs_by_p() {
        let chart = chart(
            Scale::Efficiency,
            vec![(1.0, 1.0), (4.0, 0.5), (16.0, f64::NAN)],
            vec![(2.0, 0.8), (4.0, 0.51), (16.0, 0.1)],
        );
        let all = points(&chart.series[0]);
        assert_eq!(all.iter().map(|point| point.p).collect::<Vec<_>>(), [1.0, 2.0, 4.0, 16.0]);
        assert_eq!(all[1], Point { p: 2.0, line: None, run: Some(0.8) });
        assert_eq!(all[2], Point { p: 4.0, line: Some(0.5), run: Some(0.51) });
    }

    #[test]
    fn sound_pitch_follows_the_curve() {
        for scale in [Scale::Efficiency, Scale::Speedup, Scale::LogN] {
            let line = vec![(1.0, 0.9), (2.0, 0.5), (4.0, 0.4), (8.0, 0.7)];
            let sound = sound(&chart(scale, line, vec![])).expect("a sound");
            let tones: Vec<f64> = sound.tones.iter().map(|tone| tone.0).collect();
            assert!(tones[0] > tones[1] && tones[1] > tones[2] && tones[3] > tones[2], "{tones:?}");
            assert!(tones.iter().all(|tone| (LOWEST..=LOWEST * 4.0).contains(tone)));
            assert_eq!(sound.tones.iter().position(|tone| tone.1), Some(2), "the tick of the run");
        }
    }
}
