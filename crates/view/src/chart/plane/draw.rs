//! Draws a plane: axes, reference lines, series and their labels.

use super::names::{Name, spread};
use super::plane::Plane;
use super::series::Series;
use super::window::Window;
use crate::chart::look::Look;
use crate::draw::palette::Ink;
use plotters::coord::Shift;
use plotters::prelude::*;
use plotters::style::text_anchor::{HPos, Pos, VPos};

/// Draws the chart over the whole of a plotters area.
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
    let (left, right) = span(plane.all_points().map(|at| at.0).collect());
    let (low, high) = span(plane.all_points().map(|at| at.1).collect());
    let tick_count = |letters: f64| ((width / (em * (0.6 * letters + 2.2))) as usize).clamp(2, 12);
    let longest = |ticks: &crate::chart::axis::Axis| {
        ticks.ticks.iter().map(|at| plane.x.label(*at).chars().count()).max()
    };
    // Long labels leave space for fewer ticks.
    let letters = longest(&plane.x.ticks(left, right, tick_count(4.0))).unwrap_or(1) as f64;
    let x = plane.x.ticks(left, right, tick_count(letters));
    let y = plane.y.ticks(low, high, ((height / (em * 3.0)) as usize).clamp(2, 9));
    let window = Window { x: (x.from, x.to), y: (y.from, y.to) };

    // Names stand right of the lines and are moved apart where they would collide.
    let longest = plane.series.iter().map(|s| s.name.chars().count()).max().unwrap_or(0) as f64;
    let right = (longest * em * 0.6 + em * 1.2).clamp(em, width * 0.5);
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
        if ends.iter().all(|end| window.contains(*end)) {
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
    let visible_points = |series: &Series| {
        let mut all = places(&series.points);
        all.retain(|at| window.contains(*at));
        all
    };
    for series in &plane.series {
        let points = visible_points(series);
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
            let (x, y) = pixel(line.or_else(|| visible_points(series).last().copied())?);
            let wide = look.px(em * 0.6 * series.name.chars().count() as f64);
            Some(Name { x: x + look.px(em * 0.6), y, width: wide, series })
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
