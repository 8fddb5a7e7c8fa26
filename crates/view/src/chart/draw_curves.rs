//! Draws a chart of curves with plotters.

use super::curve_layout::CurveLayout;
use super::curves::{Curves, Scale, Series};
use super::key::{self};
use super::labels::{Label, avoid_obstacles, find_free, spread};
use super::look::Look;
use crate::draw::palette::Ink;
use crate::notation::numbers;
use hyperfly_text::scene as texts;
use plotters::coord::Shift;
use plotters::prelude::*;
use plotters::style::text_anchor::{HPos, Pos, VPos};

/// Draws the chart over the whole of a plotters area.
pub fn draw<DB: DrawingBackend>(
    area: &DrawingArea<DB, Shift>,
    chart: &Curves,
    look: &Look,
) -> Result<(), DrawingAreaErrorKind<DB::ErrorType>> {
    let (width, height) = area.dim_in_pixel();
    let (width, height) = (f64::from(width) / look.scale, f64::from(height) / look.scale);
    let em = look.text;

    let layout = CurveLayout::new(chart, width, height, em);
    let (x, y) = (layout.x.clone(), layout.y.clone());
    let (key, title, threshold) = (layout.key.clone(), chart.title(), chart.threshold_label(width, em));
    let mut built = ChartBuilder::on(area)
        .margin_top(look.px(layout.top))
        .margin_right(look.px(layout.right))
        .x_label_area_size(look.px(layout.bottom))
        .y_label_area_size(look.px(layout.left))
        .build_cartesian_2d(x.clone(), y.clone())?;
    let plain = |p: f64| numbers::power_of_two(p.round() as u32);
    let label = |v: f64| match chart.scale {
        Scale::Efficiency => numbers::quantity(v, 3),
        Scale::Speedup if v < 0.0 => numbers::quantity(libm::exp2(v), 2),
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

    let place = |&(p, y): &(f64, f64)| (libm::log2(p), chart.place_y(y));
    let finite = |line: &[(f64, f64)]| -> Vec<(f64, f64)> {
        line.iter().map(place).filter(|(_, y)| y.is_finite()).collect()
    };
    let end = x.to.min(y.to);
    let ideal = (chart.scale == Scale::Speedup).then(|| (vec![(0.0, 0.0), (end, end)], Ink::Muted));
    let threshold_line = chart.shown_threshold().map(|e| (vec![(x.from, e), (x.to, e)], Ink::Text));
    let at_threshold = (finite(&chart.at_threshold), Ink::Text);
    for (line, ink) in ideal.into_iter().chain(threshold_line).chain([at_threshold]) {
        let stroke = look.stroke(ink, 1.0);
        built.draw_series(DashedLineSeries::new(line, look.px(2.0), look.px(3.0), stroke))?;
    }
    for series in &chart.series {
        let (printed, stroke) = (finite(&series.printed), look.stroke(series.ink, 1.0));
        built.draw_series(DashedLineSeries::new(printed, look.px(6.0), look.px(4.0), stroke))?;
        for piece in series.line.split(|(_, y)| !chart.place_y(*y).is_finite()) {
            built.draw_series(LineSeries::new(piece.iter().map(place), look.stroke(series.ink, 2.0)))?;
        }
    }
    let mut circles = Vec::new();
    let mut circle =
        |at: &(f64, f64), size: i32, style: ShapeStyle| circles.push(Circle::new(*at, size, style));
    for series in &chart.series {
        let (ring, ground) = (look.stroke(series.ink, 1.6), look.colour(Ink::Ground).filled());
        let points = finite(&series.points);
        points.iter().for_each(|at| circle(at, look.mark(3.5), ground));
        points.iter().for_each(|at| circle(at, look.mark(3.5), ring));
    }
    for at in finite(chart.current.as_slice()) {
        circle(&at, look.px(7.0), look.colour(Ink::Ground).filled());
        circle(&at, look.px(5.5), look.colour(chart.current_ink).filled());
    }
    for at in finite(chart.at.as_slice()) {
        circle(&at, look.mark(8.0), look.stroke(Ink::Ground, 5.0));
        circle(&at, look.mark(8.0), look.stroke(Ink::Focus, 2.5));
    }
    built.draw_series(circles)?;

    // The labels, in pixels of the area.
    let (origin_x, origin_y) = area.get_base_pixel();
    let pixel = |at: (f64, f64)| {
        let (x, y) = built.backend_coord(&at);
        (x - origin_x, y - origin_y)
    };
    let end = |lines: [&[(f64, f64)]; 3]| {
        lines.iter().find_map(|line| line.iter().rev().map(place).find(|(_, y)| y.is_finite()))
    };
    // A label stands at the end of its line. Without a line, it stays at the right edge, because points arrive one by one.
    let label_place = |s: &Series| {
        // A single point, such as the serial run of a machine without a closed form, is no line.
        let closed_form: &[(f64, f64)] = if s.line.len() > 1 { &s.line } else { &[] };
        let (at, line) = (end([closed_form, &s.points, &s.printed])?, end([closed_form, &s.printed, &[]]));
        Some(if line.is_some() { at } else { (x.to, at.1) })
    };
    let series = chart.series.iter().map(|s| (label_place(s), &s.name, s.ink, true));
    let more = (end([&chart.at_threshold, &[], &[]]), &threshold, Ink::Muted, false);
    let mut labels: Vec<Label> = series
        .chain([more])
        .filter_map(|(end, text, ink, bold)| {
            let (x, y) = pixel(end?);
            Some(Label { x: x + look.px(em * 0.6), y, text, ink, bold })
        })
        .collect();
    let ((_, floor), (_, ceiling)) = (pixel((x.from, y.from)), pixel((x.from, y.to)));
    let gap = look.px(em * 1.25);
    spread(&mut labels, gap, floor - look.px(em * 0.6));
    let drawn =
        chart.series.iter().flat_map(|s| [&s.line, &s.printed, &s.points]).chain([&chart.at_threshold]);
    let lines: Vec<Vec<(i32, i32)>> =
        drawn.map(|line| finite(line).into_iter().map(pixel).collect()).collect();
    let rings = chart.series.iter().flat_map(|s| &s.points).chain(&chart.current);
    let rings = rings.map(place).filter(|(_, y)| y.is_finite()).map(pixel);
    let obstacles: Vec<(i32, i32)> =
        lines.iter().flat_map(|line| sample_line(line, gap / 3)).chain(rings).collect();
    avoid_obstacles(&mut labels, &obstacles, (em * 0.6 * look.scale, gap), (ceiling, floor - gap / 2));
    for Label { x, y, text, ink, bold } in labels {
        area.draw_text(text, &look.font(ink, bold, Pos::new(HPos::Left, VPos::Center)), (x, y))?;
    }
    let (end, _) = pixel((x.to, y.from));
    let font = look.font(Ink::Muted, false, Pos::new(HPos::Left, VPos::Top));
    area.draw_text("p", &font, (end + look.px(em * 1.7), floor + look.px(em * 0.45)))?;
    let font_title = look.font(Ink::Text, false, Pos::new(HPos::Left, VPos::Center));
    area.draw_text(title, &font_title, (0, look.px(em * 0.7)))?;
    key::draw(area, &key, (layout.key_after, width), look)?;
    if let Some(threshold) = chart.shown_threshold() {
        let text = texts::threshold(&numbers::fixed(threshold, 2));
        let size = (look.px(em * 0.56 * text.chars().count() as f64), look.px(em * 1.2));
        let (left, line) = pixel((x.from, threshold));
        if let Some(at) = find_free(&lines, (left, end), line, size, look.px(4.0)) {
            area.draw_text(&text, &font, at)?;
        }
    }
    Ok(())
}

/// Samples a line at points that are at most `step` pixels apart.
fn sample_line(line: &[(i32, i32)], step: i32) -> impl Iterator<Item = (i32, i32)> + '_ {
    line.windows(2).flat_map(move |pair| {
        let ((x0, y0), (x1, y1)) = (pair[0], pair[1]);
        let pieces = ((x1 - x0).abs().max((y1 - y0).abs()) / step.max(1)).max(1);
        (0..=pieces).map(move |k| (x0 + (x1 - x0) * k / pieces, y0 + (y1 - y0) * k / pieces))
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use plotters::drawing::IntoDrawingArea;

    /// Returns the x, in pixels, of the label of a series with this line.
    fn label_x(line: Vec<(f64, f64)>) -> i32 {
        let name = "mesh".to_owned();
        let mut chart = Curves::new(Scale::Efficiency);
        let all = Series {
            name: "cube".into(),
            ink: Ink::series(0),
            line: vec![(1.0, 1.0), (256.0, 0.2)],
            printed: vec![],
            points: vec![],
        };
        chart.series =
            vec![all, Series { name, ink: Ink::series(1), line, printed: vec![], points: vec![(1.0, 1.0)] }];
        let mut out = String::new();
        {
            let area = plotters::prelude::SVGBackend::with_string(&mut out, (330, 200)).into_drawing_area();
            let look =
                Look::new(crate::draw::palette::Palette::new(crate::draw::palette::ColourScheme::Light));
            draw(&area, &chart, &look).expect("there is room");
            area.present().expect("a string takes it");
        }
        let tag = out[..out.find("mesh").expect("the name is there")]
            .rsplit("<text")
            .next()
            .unwrap_or_default()
            .to_owned();
        let x = tag.split("x=\"").nth(1).and_then(|rest| rest.split('"').next());
        x.and_then(|x| x.parse().ok()).expect("a place")
    }

    #[test]
    fn key_lists_only_the_kinds_of_lines_in_the_chart() {
        let chart = |scale, printed: Vec<(f64, f64)>| {
            let line = vec![(1.0, 1.0), (16.0, 9.0)];
            let mut chart = Curves::new(scale);
            let (name, ink) = ("cube".into(), Ink::series(0));
            chart.series = vec![Series { name, ink, line, printed, points: vec![(1.0, 1.0)] }];
            let mut out = String::new();
            {
                let area =
                    plotters::prelude::SVGBackend::with_string(&mut out, (600, 300)).into_drawing_area();
                let look =
                    Look::new(crate::draw::palette::Palette::new(crate::draw::palette::ColourScheme::Light));
                draw(&area, &chart, &look).expect("there is room");
                area.present().expect("a string takes it");
            }
            out
        };
        let both = chart(Scale::LogN, vec![(1.0, 2.0), (16.0, 8.0)]);
        for text in ["points n", "closed form", "as printed in the paper", "simulated"] {
            assert!(both.contains(text), "{text}");
        }
        let speedup = chart(Scale::Speedup, vec![]);
        assert!(speedup.contains("speedup S") && speedup.contains("ideal, S = p"));
        assert!(!speedup.contains("as printed"));
    }

    #[test]
    fn label_without_a_line_stays_at_the_right_edge() {
        assert!(label_x(vec![]) > 200, "{}", label_x(vec![]));
        assert!(label_x(vec![(1.0, 1.0), (4.0, 0.9)]) < 150);
    }
}
