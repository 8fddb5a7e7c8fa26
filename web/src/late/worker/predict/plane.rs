//! The plane in which a curve is sketched: E against p. Each p that is drawn has a column of the same width. The page moves the points of
//! a sketch that is open (`web/src/components/predict/sketch.rs`): what it needs stands in the attributes of circles and plot.

use super::question::Curve;
use crate::protocol::late::predict::UNDRAWN;
use hyperfly_text::predict_panel as text;
use hyperfly_view::numbers::{fixed, whole};
use maud::{Markup, html};

/// Width and height of the whole, and of what lies around the plot.
const SIZE: (f64, f64) = (340.0, 230.0);
const LEFT: f64 = 38.0;
const TOP: f64 = 12.0;
const RIGHT: f64 = 10.0;
const FOOT: f64 = 34.0;
/// Width and height of the plot.
const PLOT: (f64, f64) = (SIZE.0 - LEFT - RIGHT, SIZE.1 - TOP - FOOT);

/// A sketch.
#[derive(Clone, Copy, Debug)]
pub enum Sketched<'a> {
    /// To be drawn.
    Open,
    /// Drawn, E at each p but the first: the run is shown beside it.
    Beside(&'a [f64]),
}

/// The plane, and below it the value that is given, or a table of both curves.
pub fn plane(curve: &Curve, sketched: Sketched) -> Markup {
    let columns = curve.points.len() - 1;
    // p = 1 stands on the axis itself.
    let x = |k: usize| LEFT + PLOT.0 * if k == 0 { 0.0 } else { (k as f64 - 0.5) / columns as f64 };
    let given = curve.points[0].1;
    let drawn = match sketched {
        Sketched::Open => vec![f64::from(UNDRAWN) / 100.0; columns],
        Sketched::Beside(drawn) => drawn.to_vec(),
    };
    let both: Vec<f64> = std::iter::once(given).chain(drawn).collect();
    let run: Vec<f64> = curve.points.iter().map(|(_, e)| *e).collect();
    let path = |values: &[f64]| -> String {
        let each = values.iter().enumerate();
        each.map(|(k, e)| format!("{}{:.1} {:.1}", if k == 0 { 'M' } else { 'L' }, x(k), y(*e))).collect()
    };
    let is_open = matches!(sketched, Sketched::Open);
    html! {
        svg.plane viewBox={ "0 0 " (SIZE.0) " " (SIZE.1) } role="img"
            aria-label=(if is_open { text::sketch_label() } else { text::sketch_label_both() }) {
            (axes(curve, x))
            path.drawn d=(path(&both)) {}
            @for (k, e) in both.iter().enumerate() {
                circle.(if k == 0 { "given" } else { "drawn" }) cx=(pixel(x(k))) cy=(pixel(y(*e))) r="4" {}
            }
            @if is_open {
                rect data-plot x=(LEFT) y=(TOP) width=(PLOT.0) height=(PLOT.1) {}
            } @else {
                path.run d=(path(&run)) {}
                @for (k, e) in run.iter().enumerate() {
                    rect.run x=(pixel(x(k) - 3.5)) y=(pixel(y(*e) - 3.5)) width="7" height="7" {}
                }
            }
        }
        @if is_open {
            p.hint { (text::sketch_given(&fixed(given, 3))) }
        } @else {
            (table(curve, &both))
        }
    }
}

fn y(e: f64) -> f64 {
    TOP + PLOT.1 * (1.0 - e.clamp(0.0, 1.0))
}

fn pixel(x: f64) -> String {
    format!("{x:.1}")
}

/// Lines and numbers of E, numbers of p.
fn axes(curve: &Curve, x: impl Fn(usize) -> f64) -> Markup {
    let ticks = (0..=4).map(|tick| f64::from(tick) / 4.0);
    html! {
        @for e in ticks {
            path.grid d={ "M" (LEFT) " " (pixel(y(e))) "h" (PLOT.0) } {}
            text x=(pixel(LEFT - 6.0)) y=(pixel(y(e) + 4.0)) text-anchor="end" {
                (hyperfly_text::decimal(e.to_string()))
            }
        }
        text.axis x="4" y=(pixel(TOP + PLOT.1 / 2.0 - 24.0)) { "E" }
        @for (k, (p, _)) in curve.points.iter().enumerate() {
            text x=(pixel(x(k))) y=(pixel(TOP + PLOT.1 + 16.0)) text-anchor="middle" { (whole((*p).into())) }
        }
        text.axis x=(pixel(LEFT + PLOT.0 / 2.0)) y=(pixel(SIZE.1 - 3.0)) text-anchor="middle" { "p" }
    }
}

/// Which line is which, and both as a table.
fn table(curve: &Curve, sketched: &[f64]) -> Markup {
    html! {
        p.key { span.drawn {} (text::sketch_yours()) span.run {} (text::sketch_run()) }
        details {
            summary { (text::sketch_table()) }
            table {
                tr {
                    th scope="col" { "p" }
                    th scope="col" { (text::sketch_yours()) }
                    th scope="col" { (text::sketch_run()) }
                }
                @for ((p, run), yours) in curve.points.iter().zip(sketched) {
                    tr {
                        th scope="row" { (whole((*p).into())) }
                        td { (fixed(*yours, 3)) }
                        td { (fixed(*run, 3)) }
                    }
                }
            }
        }
    }
}
