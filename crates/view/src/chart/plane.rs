//! Any curves in a plane: two axes with title and unit, lines and points with their names at their ends, reference lines.

use super::Look;
use super::axis::Axis as Ticks;
use crate::numbers;
use crate::palette::Ink;
use plotters::coord::Shift;
use plotters::prelude::*;
use plotters::style::text_anchor::{HPos, Pos, VPos};

/// How an axis is divided.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scale {
    /// Evenly.
    Linear,
    /// Evenly, with labels at whole numbers only.
    Whole,
    /// By powers of two; values above 0.
    Log2,
    /// By powers of ten; values above 0.
    Log10,
    /// By powers of two, where a value v stands for 2^v: for what is beyond the range of a double.
    PowerOf2,
}

/// An axis.
#[derive(Clone, Debug, PartialEq)]
pub struct Axis {
    /// What it shows, with its unit: "T_p, in units of t_c".
    pub title: String,
    /// How it is divided.
    pub scale: Scale,
    /// Its ends; `None` fits them to what is drawn. Lines are cut off at the ends, points beyond are left out.
    pub range: Option<(f64, f64)>,
}

impl Axis {
    /// An axis that fits what is drawn.
    pub fn new(title: impl Into<String>, scale: Scale) -> Self {
        Axis { title: title.into(), scale, range: None }
    }

    /// The same with given ends.
    pub fn from_to(self, from: f64, to: f64) -> Self {
        Axis { range: Some((from, to)), ..self }
    }

    fn place(&self, value: f64) -> f64 {
        match self.scale {
            Scale::Linear | Scale::Whole | Scale::PowerOf2 => value,
            Scale::Log2 => value.log2(),
            Scale::Log10 => value.log10(),
        }
    }

    fn label(&self, place: f64) -> String {
        match self.scale {
            Scale::Linear | Scale::Whole => numbers::quantity(place, 4),
            Scale::Log2 if place < 0.0 => numbers::quantity(place.exp2(), 2),
            Scale::Log2 => numbers::power_of_two(place.round() as u32),
            Scale::PowerOf2 => format!("2{}", numbers::superscript(place.round() as i32)),
            Scale::Log10 if (-4.0..6.0).contains(&place) => numbers::quantity(10f64.powf(place), 3),
            Scale::Log10 => {
                let decade = (place + 1e-9).floor();
                let digit = numbers::quantity(10f64.powf(place - decade), 3);
                let ten = format!("10{}", numbers::superscript(decade as i32));
                if digit == "1" { ten } else { format!("{digit} × {ten}") }
            }
        }
    }

    /// Ends and ticks, at most about `most` of these, for places from `low` to `high`.
    fn ticks(&self, low: f64, high: f64, most: usize) -> Ticks {
        let fixed = self.range.map(|(from, to)| (self.place(from), self.place(to)));
        let (low, high) = if low <= high { (low, high) } else { (0.0, 1.0) };
        let (from, to) = fixed.unwrap_or(match self.scale {
            Scale::Linear | Scale::Whole => {
                (low.min(0.0), if high > low.min(0.0) { high * 1.04 } else { low.min(0.0) + 1.0 })
            }
            Scale::Log10 => (low, if high > low { high } else { low + 1.0 }),
            Scale::Log2 | Scale::PowerOf2 => (low.floor(), high.ceil().max(low.floor() + 1.0)),
        });
        match self.scale {
            Scale::Linear => Ticks::round(from, to, most),
            Scale::Whole => {
                let mut ticks = Ticks::round(from, to, most);
                ticks.ticks.retain(|at| *at == at.round());
                ticks
            }
            Scale::Log2 | Scale::PowerOf2 => Ticks::powers(from, to, most),
            Scale::Log10 if to - from >= 2.0 => Ticks::powers(from, to, most),
            Scale::Log10 => {
                let decades = (from.floor() as i32)..=(to.ceil() as i32);
                let inside = |at: &f64| (from - 1e-9..=to + 1e-9).contains(at);
                let all = decades.flat_map(|k| [1f64, 2.0, 5.0].map(|digit| digit.log10() + f64::from(k)));
                let mut ticks: Vec<f64> = all.filter(inside).collect();
                if ticks.len() < 3 {
                    // Too narrow for these: round numbers.
                    let round = Ticks::round(10f64.powf(from), 10f64.powf(to), most.min(6)).ticks;
                    ticks = round.into_iter().map(f64::log10).collect();
                }
                Ticks { from, to, ticks }
            }
        }
    }
}

/// A line, points, or both.
#[derive(Clone, Debug, PartialEq)]
pub struct Series {
    /// Written at its end, in its colour; nothing if empty.
    pub name: String,
    /// Its colour.
    pub ink: Ink,
    /// Joined by a line, in this order; broken where it is not finite.
    pub line: Vec<(f64, f64)>,
    /// Circles.
    pub points: Vec<(f64, f64)>,
    /// Whether the line is dashed.
    pub dashed: bool,
}

/// A line across the plane.
#[derive(Clone, Debug, PartialEq)]
pub struct Reference {
    /// Where it crosses the axis.
    pub at: f64,
    /// Whether it stands upright on the x axis.
    pub vertical: bool,
    /// What stands at it.
    pub label: String,
}

/// A chart.
#[derive(Clone, Debug, PartialEq)]
pub struct Plane {
    /// To the right.
    pub x: Axis,
    /// Upwards.
    pub y: Axis,
    /// What is drawn, later ones on top.
    pub series: Vec<Series>,
    /// Lines across, beneath the series.
    pub references: Vec<Reference>,
}

impl Plane {
    /// An empty chart.
    pub fn new(x: Axis, y: Axis) -> Self {
        Plane { x, y, series: Vec::new(), references: Vec::new() }
    }

    /// The same with a line.
    pub fn line(self, name: impl Into<String>, ink: Ink, line: Vec<(f64, f64)>) -> Self {
        self.series(name, ink, line, Vec::new(), false)
    }

    /// The same with a dashed line.
    pub fn dashes(self, name: impl Into<String>, ink: Ink, line: Vec<(f64, f64)>) -> Self {
        self.series(name, ink, line, Vec::new(), true)
    }

    /// The same with circles.
    pub fn points(self, name: impl Into<String>, ink: Ink, points: Vec<(f64, f64)>) -> Self {
        self.series(name, ink, Vec::new(), points, false)
    }

    /// The same with a line, dashed or not, and circles.
    pub fn series(
        mut self,
        name: impl Into<String>,
        ink: Ink,
        line: Vec<(f64, f64)>,
        points: Vec<(f64, f64)>,
        dashed: bool,
    ) -> Self {
        self.series.push(Series { name: name.into(), ink, line, points, dashed });
        self
    }

    /// The same with a horizontal line across.
    pub fn level(mut self, y: f64, label: impl Into<String>) -> Self {
        self.references.push(Reference { at: y, vertical: false, label: label.into() });
        self
    }

    /// The same with a vertical line across.
    pub fn upright(mut self, x: f64, label: impl Into<String>) -> Self {
        self.references.push(Reference { at: x, vertical: true, label: label.into() });
        self
    }

    fn place(&self, (x, y): (f64, f64)) -> (f64, f64) {
        (self.x.place(x), self.y.place(y))
    }

    /// Everything that has a place.
    fn all(&self) -> impl Iterator<Item = (f64, f64)> + '_ {
        let of = self.series.iter().flat_map(|series| series.line.iter().chain(&series.points));
        of.map(|&at| self.place(at)).filter(|(x, y)| x.is_finite() && y.is_finite())
    }
}

/// The rectangle that is drawn in, in places.
#[derive(Clone, Copy)]
struct Window {
    x: (f64, f64),
    y: (f64, f64),
}

impl Window {
    fn holds(&self, (x, y): (f64, f64)) -> bool {
        // A hair, for what lies on the edge.
        let within =
            |v: f64, (from, to): (f64, f64)| v >= from - 1e-9 * (to - from) && v <= to + 1e-9 * (to - from);
        within(x, self.x) && within(y, self.y)
    }

    /// The part of a segment that lies within (Liang & Barsky).
    fn cut(&self, a: (f64, f64), b: (f64, f64)) -> Option<[(f64, f64); 2]> {
        let (dx, dy) = (b.0 - a.0, b.1 - a.1);
        let (mut from, mut to) = (0.0f64, 1.0f64);
        let sides =
            [(-dx, a.0 - self.x.0), (dx, self.x.1 - a.0), (-dy, a.1 - self.y.0), (dy, self.y.1 - a.1)];
        for (step, room) in sides {
            if step == 0.0 {
                if room < 0.0 {
                    return None;
                }
            } else if step < 0.0 {
                from = from.max(room / step);
            } else {
                to = to.min(room / step);
            }
        }
        let at = |t: f64| (a.0 + t * dx, a.1 + t * dy);
        (from <= to).then(|| [at(from), at(to)])
    }

    /// A line, cut into the pieces that lie within.
    fn pieces(&self, line: &[(f64, f64)]) -> Vec<Vec<(f64, f64)>> {
        let mut pieces: Vec<Vec<(f64, f64)>> = Vec::new();
        for part in line.split(|(x, y)| !x.is_finite() || !y.is_finite()) {
            for pair in part.windows(2) {
                let Some([a, b]) = self.cut(pair[0], pair[1]) else { continue };
                match pieces.last_mut() {
                    Some(piece) if piece.last() == Some(&a) => piece.push(b),
                    _ => pieces.push(vec![a, b]),
                }
            }
        }
        pieces
    }
}

/// Draws the chart onto a plotters area whose size is its size.
pub fn draw<DB: DrawingBackend>(
    area: &DrawingArea<DB, Shift>,
    plane: &Plane,
    look: &Look,
) -> Result<(), DrawingAreaErrorKind<DB::ErrorType>> {
    let (width, height) = area.dim_in_pixel();
    let (width, height) = (f64::from(width) / look.scale, f64::from(height) / look.scale);
    let em = look.text;
    let span = |values: Vec<f64>| {
        let low = values.iter().copied().fold(f64::INFINITY, f64::min);
        (low, values.iter().copied().fold(f64::NEG_INFINITY, f64::max))
    };
    let (left, right) = span(plane.all().map(|at| at.0).collect());
    let (low, high) = span(plane.all().map(|at| at.1).collect());
    let room = |letters: f64| ((width / (em * (0.6 * letters + 2.2))) as usize).clamp(2, 12);
    let longest = |ticks: &Ticks| ticks.ticks.iter().map(|at| plane.x.label(*at).chars().count()).max();
    // Fewer ticks where their labels are long.
    let letters = longest(&plane.x.ticks(left, right, room(4.0))).unwrap_or(1) as f64;
    let x = plane.x.ticks(left, right, room(letters));
    let y = plane.y.ticks(low, high, ((height / (em * 3.0)) as usize).clamp(2, 9));
    let window = Window { x: (x.from, x.to), y: (y.from, y.to) };

    // Names stand right of the lines, moved apart where they would collide.
    let longest = plane.series.iter().map(|s| s.name.chars().count()).max().unwrap_or(0) as f64;
    let right = (longest * em * 0.6 + em * 1.2).clamp(em, width * 0.4);
    let tick = y.ticks.iter().map(|at| plane.y.label(*at).chars().count()).max().unwrap_or(1) as f64;
    let mut built = ChartBuilder::on(area)
        .margin_top(look.px(em * 2.0))
        .margin_right(look.px(right))
        .x_label_area_size(look.px(em * 3.2))
        .y_label_area_size(look.px(em * (0.62 * tick + 1.0)))
        .build_cartesian_2d(x.clone(), y.clone())?;
    built
        .configure_mesh()
        .disable_x_mesh()
        .light_line_style(TRANSPARENT)
        .bold_line_style(look.stroke(Ink::Faint, 1.0))
        .axis_style(look.stroke(Ink::Wire, 1.0))
        .x_labels(32)
        .y_labels(32)
        .x_label_formatter(&|v| plane.x.label(*v))
        .y_label_formatter(&|v| plane.y.label(*v))
        .label_style(look.font(Ink::Muted, false, Pos::new(HPos::Left, VPos::Top)))
        .set_all_tick_mark_size(look.px(3.0))
        .draw()?;

    for reference in &plane.references {
        let ends = if reference.vertical {
            let at = plane.x.place(reference.at);
            [(at, y.from), (at, y.to)]
        } else {
            let at = plane.y.place(reference.at);
            [(x.from, at), (x.to, at)]
        };
        if ends.iter().all(|end| window.holds(*end)) {
            let stroke = look.stroke(Ink::Muted, 1.0);
            built.draw_series(DashedLineSeries::new(ends, look.px(2.0), look.px(3.0), stroke))?;
        }
    }
    let places = |all: &[(f64, f64)]| all.iter().map(|at| plane.place(*at)).collect::<Vec<_>>();
    for series in &plane.series {
        for piece in window.pieces(&places(&series.line)) {
            let stroke = look.stroke(series.ink, 2.0);
            if series.dashed {
                built.draw_series(DashedLineSeries::new(piece, look.px(6.0), look.px(4.0), stroke))?;
            } else {
                built.draw_series(LineSeries::new(piece, stroke))?;
            }
        }
    }
    let shown = |series: &Series| {
        let mut all = places(&series.points);
        all.retain(|at| window.holds(*at));
        all
    };
    for series in &plane.series {
        let points = shown(series);
        let disc = |at: &(f64, f64)| Circle::new(*at, look.px(3.5), look.colour(Ink::Ground).filled());
        built.draw_series(points.iter().map(disc))?;
        let ring = |at: &(f64, f64)| Circle::new(*at, look.px(3.5), look.stroke(series.ink, 1.6));
        built.draw_series(points.iter().map(ring))?;
    }

    // Text, in pixels.
    let (origin_x, origin_y) = area.get_base_pixel();
    let pixel = |at: (f64, f64)| {
        let (x, y) = built.backend_coord(&at);
        (x - origin_x, y - origin_y)
    };
    let (_, floor) = pixel((x.from, y.from));
    let (end, ceiling) = pixel((x.to, y.to));
    let mut names: Vec<Name> = plane
        .series
        .iter()
        .filter(|series| !series.name.is_empty())
        .filter_map(|series| {
            let line = window.pieces(&places(&series.line)).pop().and_then(|piece| piece.last().copied());
            let (x, y) = pixel(line.or_else(|| shown(series).last().copied())?);
            let wide = look.px(em * 0.6 * series.name.chars().count() as f64);
            Some(Name { x: x + look.px(em * 0.6), y, wide, series })
        })
        .collect();
    spread(&mut names, look.px(em * 1.25), floor - look.px(em * 0.6));
    for Name { x, y, series, .. } in names {
        let font = look.font(series.ink, true, Pos::new(HPos::Left, VPos::Center));
        area.draw_text(&series.name, &font, (x, y))?;
    }
    for reference in &plane.references {
        let (at, pos) = if reference.vertical {
            let (x, _) = pixel((plane.x.place(reference.at), y.from));
            ((x + look.px(4.0), ceiling + look.px(2.0)), Pos::new(HPos::Left, VPos::Top))
        } else {
            let (x, y) = pixel((x.from, plane.y.place(reference.at)));
            ((x + look.px(4.0), y - look.px(2.0)), Pos::new(HPos::Left, VPos::Bottom))
        };
        area.draw_text(&reference.label, &look.font(Ink::Muted, false, pos), at)?;
    }
    let font = look.font(Ink::Text, false, Pos::new(HPos::Left, VPos::Center));
    area.draw_text(&plane.y.title, &font, (0, look.px(em * 0.7)))?;
    let font = look.font(Ink::Text, false, Pos::new(HPos::Right, VPos::Bottom));
    area.draw_text(&plane.x.title, &font, (end, look.px(height - em * 0.2)))?;
    Ok(())
}

/// The name of a series, in pixels.
struct Name<'a> {
    x: i32,
    y: i32,
    wide: i32,
    series: &'a Series,
}

/// Moves names that would collide apart to `gap`, in their order and above `floor`.
fn spread(names: &mut [Name], gap: i32, floor: i32) {
    names.sort_by_key(|name| name.y);
    let beside = |a: &Name, b: &Name| a.x < b.x + b.wide && b.x < a.x + a.wide;
    for k in 1..names.len() {
        let above = names[..k].iter().filter(|name| beside(name, &names[k])).map(|name| name.y + gap).max();
        names[k].y = names[k].y.max(above.unwrap_or(i32::MIN));
    }
    for k in (0..names.len()).rev() {
        let below =
            names[k + 1..].iter().filter(|name| beside(name, &names[k])).map(|name| name.y - gap).min();
        names[k].y = names[k].y.min(below.unwrap_or(floor)).min(floor);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_cut_off_at_the_ends_of_the_axes() {
        let window = Window { x: (0.0, 4.0), y: (0.0, 1.0) };
        let up = window.pieces(&[(0.0, 0.0), (2.0, 0.5), (4.0, 1.5), (5.0, 1.5)]);
        assert_eq!(up, [[(0.0, 0.0), (2.0, 0.5), (3.0, 1.0)]]);
        let broken = window.pieces(&[(0.0, 0.5), (1.0, 0.5), (2.0, f64::NAN), (3.0, 0.5), (4.0, 0.5)]);
        assert_eq!(broken.len(), 2);
        let through = window.pieces(&[(-1.0, 0.5), (9.0, 0.5)]);
        assert_eq!(through, [[(0.0, 0.5), (4.0, 0.5)]]);
    }

    #[test]
    fn names_that_would_collide_move_apart_and_others_stay() {
        let series = Series { name: "a".into(), ink: Ink::Text, line: vec![], points: vec![], dashed: false };
        let name = |x, y| Name { x, y, wide: 50, series: &series };
        let mut names = [name(100, 50), name(100, 55), name(300, 55), name(100, 95)];
        spread(&mut names, 16, 100);
        let mut places: Vec<_> = names.iter().map(|name| (name.x, name.y)).collect();
        places.sort_unstable();
        assert_eq!(places, [(100, 50), (100, 66), (100, 95), (300, 55)]);
    }

    #[test]
    fn ticks_fit_the_scale() {
        let ten = Axis::new("", Scale::Log10).ticks(0.0, 1.0, 6);
        let labels: Vec<_> = ten.ticks.iter().map(|at| Axis::new("", Scale::Log10).label(*at)).collect();
        assert_eq!(labels, ["1", "2", "5", "10"]);
        let log = Axis::new("", Scale::Log10);
        let narrow: Vec<_> = log.ticks(4.85, 5.1, 6).ticks.iter().map(|at| log.label(*at)).collect();
        assert_eq!(narrow, ["80\u{202f}000", "100\u{202f}000", "120\u{202f}000"]);
        assert_eq!(log.label(2e7f64.log10()), "2 × 10⁷");
        let huge = Axis::new("", Scale::PowerOf2);
        assert_eq!(huge.label(1000.0), "2¹⁰⁰⁰");
        assert_eq!(
            Axis::new("", Scale::Log2).from_to(1.0, 8.0).ticks(0.0, 9.0, 8).ticks,
            [0.0, 1.0, 2.0, 3.0]
        );
    }
}
