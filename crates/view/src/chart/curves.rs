//! Curves against p: efficiency, speedup, isoefficiency. Closed form as a line, simulated runs as points.

use super::Look;
use super::axis::Axis;
use crate::numbers;
use crate::palette::Ink;
use plotters::coord::Shift;
use plotters::prelude::*;
use plotters::style::text_anchor::{HPos, Pos, VPos};

/// One family: a name, a line of closed-form values, points of simulated runs. The x are processors (1, 2, 4 …).
#[derive(Clone, Debug, PartialEq)]
pub struct Series {
    /// Written at the end of the line, in its colour.
    pub name: String,
    /// Its colour.
    pub ink: Ink,
    /// Closed form, in order of x. Where it is not finite the line is broken.
    pub line: Vec<(f64, f64)>,
    /// Simulated runs.
    pub points: Vec<(f64, f64)>,
}

/// What the y axis shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scale {
    /// E, from 0 to 1.
    Efficiency,
    /// S on a log axis, with the line S = p.
    Speedup,
    /// log2 n (give y as log2 n), labelled 2^k: problem size that keeps an efficiency.
    LogN,
    /// log2 W (give y as log2 W), labelled 2^k.
    LogW,
}

/// A chart of curves against p.
#[derive(Clone, Debug, PartialEq)]
pub struct Curves {
    /// The y axis.
    pub scale: Scale,
    /// The curves.
    pub series: Vec<Series>,
    /// The run that is shown elsewhere, as (p, y).
    pub current: Option<(f64, f64)>,
    /// The colour of its mark (that of its series).
    pub current_ink: Ink,
    /// The efficiency threshold t_c / (t_c + t_w), a dotted line (only for [`Scale::Efficiency`]).
    pub threshold: Option<f64>,
}

impl Curves {
    /// An empty chart.
    pub fn new(scale: Scale) -> Self {
        Curves { scale, series: Vec::new(), current: None, current_ink: Ink::Text, threshold: None }
    }

    /// The threshold, where there is one to draw: a formulation that can reach every efficiency has none.
    fn shown_threshold(&self) -> Option<f64> {
        self.threshold.filter(|threshold| self.scale == Scale::Efficiency && *threshold < 1.0)
    }

    fn height(&self, y: f64) -> f64 {
        if self.scale == Scale::Speedup { y.log2() } else { y }
    }

    fn all(&self) -> impl Iterator<Item = (f64, f64)> + '_ {
        let of = self.series.iter().flat_map(|s| s.line.iter().chain(&s.points));
        of.chain(&self.current)
            .map(|&(p, y)| (p.log2(), self.height(y)))
            .filter(|(x, y)| x.is_finite() && y.is_finite())
    }
}

/// Draws the chart onto a plotters area whose size is its size.
pub fn draw<DB: DrawingBackend>(
    area: &DrawingArea<DB, Shift>,
    chart: &Curves,
    look: &Look,
) -> Result<(), DrawingAreaErrorKind<DB::ErrorType>> {
    let (width, height) = area.dim_in_pixel();
    let (width, height) = (f64::from(width) / look.scale, f64::from(height) / look.scale);
    let em = look.text;

    let last_p = chart.all().map(|(x, _)| x).fold(1.0, f64::max);
    let ticks_x = ((width / (em * 3.2)) as usize).clamp(2, 12);
    let x = Axis::powers(0.0, last_p, ticks_x);
    let ticks_y = ((height / (em * 3.5)) as usize).clamp(2, 8);
    let low = chart.all().map(|(_, y)| y).fold(f64::INFINITY, f64::min);
    let high = chart.all().map(|(_, y)| y).fold(f64::NEG_INFINITY, f64::max);
    let (low, high) = if low <= high { (low, high) } else { (0.0, 1.0) };
    let y = match chart.scale {
        Scale::Efficiency => Axis { from: 0.0, to: 1.0, ticks: vec![0.0, 0.25, 0.5, 0.75, 1.0] },
        Scale::Speedup => Axis::powers(low.min(0.0).floor(), high.max(last_p).ceil(), ticks_y),
        Scale::LogN | Scale::LogW => Axis::powers((low - 0.5).floor().max(0.0), (high + 0.5).ceil(), ticks_y),
    };

    // Direct labels stand right of the lines, moved apart where they would collide.
    let longest = chart.series.iter().map(|s| s.name.chars().count()).max().unwrap_or(0) as f64;
    let right = (longest * em * 0.62 + em).clamp(em, width * 0.4);
    let mut built = ChartBuilder::on(area)
        .margin_top(look.px(em * 0.9))
        .margin_right(look.px(right))
        .x_label_area_size(look.px(em * 1.9))
        .y_label_area_size(look.px(em * 2.9))
        .build_cartesian_2d(x.clone(), y.clone())?;
    let plain = |p: f64| numbers::power_of_two(p.round() as u32);
    let label = |v: f64| match chart.scale {
        Scale::Efficiency => numbers::quantity(v, 3),
        Scale::Speedup if v < 0.0 => numbers::quantity(v.exp2(), 2),
        Scale::Speedup => plain(v),
        Scale::LogN | Scale::LogW => format!("2{}", numbers::superscript(v.round() as i32)),
    };
    built
        .configure_mesh()
        .disable_x_mesh()
        .light_line_style(TRANSPARENT)
        .bold_line_style(look.stroke(Ink::Faint, 1.0))
        .axis_style(look.stroke(Ink::Faint, 1.0))
        .x_labels(32)
        .y_labels(32)
        .x_label_formatter(&|v| plain(*v))
        .y_label_formatter(&|v| label(*v))
        .label_style(look.font(Ink::Muted, false, Pos::new(HPos::Left, VPos::Top)))
        .set_all_tick_mark_size(look.px(3.0))
        .draw()?;

    let to = |&(p, y): &(f64, f64)| (p.log2(), chart.height(y));
    if chart.scale == Scale::Speedup {
        let ideal = [(0.0, 0.0), (x.to.min(y.to), x.to.min(y.to))];
        built.draw_series(DashedLineSeries::new(
            ideal,
            look.px(2.0),
            look.px(3.0),
            look.stroke(Ink::Muted, 1.0),
        ))?;
    }
    if let Some(threshold) = chart.shown_threshold() {
        let dots = [(x.from, threshold), (x.to, threshold)];
        built.draw_series(DashedLineSeries::new(
            dots,
            look.px(2.0),
            look.px(3.0),
            look.stroke(Ink::Text, 1.0),
        ))?;
    }
    for series in &chart.series {
        for piece in series.line.split(|(_, y)| !chart.height(*y).is_finite()) {
            built.draw_series(LineSeries::new(piece.iter().map(to), look.stroke(series.ink, 2.0)))?;
        }
    }
    for series in &chart.series {
        let points = series.points.iter().map(to).filter(|(_, y)| y.is_finite());
        built.draw_series(
            points.clone().map(|at| Circle::new(at, look.px(3.5), look.colour(Ink::Ground).filled())),
        )?;
        built.draw_series(points.map(|at| Circle::new(at, look.px(3.5), look.stroke(series.ink, 1.6))))?;
    }
    if let Some(at) = chart.current.as_ref().map(to).filter(|(_, y)| y.is_finite()) {
        let disc = |radius: f64, ink| Circle::new(at, look.px(radius), look.colour(ink).filled());
        built.draw_series([disc(7.0, Ink::Ground), disc(5.5, chart.current_ink)])?;
    }

    // The labels, in pixels.
    let pixel = |at: (f64, f64)| built.backend_coord(&at);
    let mut labels: Vec<(i32, i32, &Series)> = chart
        .series
        .iter()
        .filter_map(|series| {
            let ends =
                [series.line.iter().rev().map(to).find(|(_, y)| y.is_finite()), series.points.last().map(to)];
            let (x, y) = pixel(ends.into_iter().flatten().next()?);
            Some((x + look.px(em * 0.6), y, series))
        })
        .collect();
    let (_, floor) = pixel((x.from, y.from));
    spread(&mut labels, look.px(em * 1.25), floor - look.px(em * 0.6));
    let (origin_x, origin_y) = area.get_base_pixel();
    for (x, y, series) in labels {
        let font = look.font(series.ink, true, Pos::new(HPos::Left, VPos::Center));
        area.draw_text(&series.name, &font, (x - origin_x, y - origin_y))?;
    }
    let (end, _) = pixel((x.to, y.from));
    let font = look.font(Ink::Muted, false, Pos::new(HPos::Left, VPos::Top));
    area.draw_text("p", &font, (end - origin_x + look.px(em * 1.7), floor - origin_y + look.px(em * 0.45)))?;
    if let Some(threshold) = chart.shown_threshold() {
        let (x, y) = pixel((x.from, threshold));
        let text = format!("threshold {threshold:.2}");
        // Below the line at its left end: every curve begins at E = 1, so nothing else is there.
        let font = look.font(Ink::Muted, false, Pos::new(HPos::Left, VPos::Top));
        area.draw_text(&text, &font, (x - origin_x + look.px(4.0), y - origin_y + look.px(2.0)))?;
    }
    Ok(())
}

/// Moves labels apart to `gap`, keeping their order and staying above `floor`.
fn spread(labels: &mut [(i32, i32, &Series)], gap: i32, floor: i32) {
    labels.sort_by_key(|label| label.1);
    for k in 1..labels.len() {
        labels[k].1 = labels[k].1.max(labels[k - 1].1 + gap);
    }
    let mut limit = floor;
    for label in labels.iter_mut().rev() {
        label.1 = label.1.min(limit);
        limit = label.1 - gap;
    }
}
