//! The plot in which a curve of E against p is sketched. Each p to draw has a column of equal width; p = 1 is given and lies on the
//! axis.

use super::parts::Plane;
use super::session::Session;
use crate::worker::protocol::queries::predict::Curve;
use hyperfly_text::predict_panel as text;
use hyperfly_view::notation::numbers::{fixed, whole};
use yew::prelude::*;

/// Width and height of the SVG.
const SIZE: (f64, f64) = (340.0, 230.0);
const LEFT_MARGIN: f64 = 38.0;
const TOP: f64 = 12.0;
const RIGHT: f64 = 10.0;
const BOTTOM: f64 = 34.0;
/// Width and height of the plot.
const PLOT: (f64, f64) = (SIZE.0 - LEFT_MARGIN - RIGHT, SIZE.1 - TOP - BOTTOM);

/// Renders the plot to draw in, and the given value.
pub fn render_plane_to_draw(curve: &Curve, session: &Session, plane: &Plane) -> Html {
    let sketch = with_given(curve, &session.heights(curve.to_draw().len()));
    html! {
        <>
            <svg class="plane" viewBox={view_box()} role="img" aria-label={text::sketch_label()}
                onpointerdown={&plane.onpointer} onpointermove={&plane.onpointer}>
                { render_axes(curve) }
                { render_line_drawn(&sketch) }
                <rect data-plot="" ref={&plane.plot} x={LEFT_MARGIN.to_string()} y={TOP.to_string()}
                    width={PLOT.0.to_string()} height={PLOT.1.to_string()} />
            </svg>
            <p class="hint">{ text::sketch_given(&fixed(given_efficiency(curve), 3)) }</p>
        </>
    }
}

/// Renders the sketch with the run, and a table of both.
pub fn render_plane_with_run(curve: &Curve, sketch: &[f64]) -> Html {
    let sketch = with_given(curve, sketch);
    let run: Vec<f64> = curve.points.iter().map(|(_, e)| *e).collect();
    let square = |(k, e): (usize, &f64)| {
        let (x, y) = (pixel(x(k, run.len()) - 3.5), pixel(y(*e) - 3.5));
        html! { <rect class="run" {x} {y} width="7" height="7" /> }
    };
    html! {
        <>
            <svg class="plane" viewBox={view_box()} role="img" aria-label={text::sketch_label_both()}>
                { render_axes(curve) }
                { render_line_drawn(&sketch) }
                <path class="run" d={path(&run)} />
                { for run.iter().enumerate().map(square) }
            </svg>
            { render_table(curve, &sketch) }
        </>
    }
}

/// Returns E at p = 1.
fn given_efficiency(curve: &Curve) -> f64 {
    curve.points.first().map_or(1.0, |(_, e)| *e)
}

/// Returns E at each p: the given value, then the drawn ones.
fn with_given(curve: &Curve, sketch: &[f64]) -> Vec<f64> {
    std::iter::once(given_efficiency(curve)).chain(sketch.iter().copied()).collect()
}

fn view_box() -> String {
    format!("0 0 {} {}", SIZE.0, SIZE.1)
}

/// Returns the horizontal position of point `k` of `points`.
fn x(k: usize, points: usize) -> f64 {
    let columns = points.saturating_sub(1).max(1) as f64;
    LEFT_MARGIN + PLOT.0 * if k == 0 { 0.0 } else { (k as f64 - 0.5) / columns }
}

fn y(e: f64) -> f64 {
    TOP + PLOT.1 * (1.0 - e.clamp(0.0, 1.0))
}

fn pixel(x: f64) -> String {
    format!("{x:.1}")
}

/// Returns the SVG path through E at each p.
fn path(values: &[f64]) -> String {
    let point = |(k, e): (usize, &f64)| {
        format!("{}{:.1} {:.1}", if k == 0 { 'M' } else { 'L' }, x(k, values.len()), y(*e))
    };
    values.iter().enumerate().map(point).collect()
}

/// Renders the sketched line with its points.
fn render_line_drawn(values: &[f64]) -> Html {
    let point = |(k, e): (usize, &f64)| {
        let class = if k == 0 { "given" } else { "drawn" };
        html! { <circle {class} cx={pixel(x(k, values.len()))} cy={pixel(y(*e))} r="4" /> }
    };
    html! {
        <>
            <path class="drawn" d={path(values)} />
            { for values.iter().enumerate().map(point) }
        </>
    }
}

/// Renders the grid, the labels and the axis titles.
fn render_axes(curve: &Curve) -> Html {
    let line = |tick: u32| {
        let e = f64::from(tick) / 4.0;
        html! {
            <>
                <path class="grid" d={format!("M{LEFT_MARGIN} {}h{}", pixel(y(e)), PLOT.0)} />
                <text x={pixel(LEFT_MARGIN - 6.0)} y={pixel(y(e) + 4.0)} text-anchor="end">
                    { hyperfly_text::decimal(e.to_string()) }
                </text>
            </>
        }
    };
    let number = |(k, (p, _)): (usize, &(u32, f64))| {
        html! {
            <text x={pixel(x(k, curve.points.len()))} y={pixel(TOP + PLOT.1 + 16.0)} text-anchor="middle">
                { whole((*p).into()) }
            </text>
        }
    };
    html! {
        <>
            { for (0..=4).map(line) }
            <text class="axis" x="4" y={pixel(TOP + PLOT.1 / 2.0 - 24.0)}>{ "E" }</text>
            { for curve.points.iter().enumerate().map(number) }
            <text class="axis" x={pixel(LEFT_MARGIN + PLOT.0 / 2.0)} y={pixel(SIZE.1 - 3.0)} text-anchor="middle">{ "p" }</text>
        </>
    }
}

/// Renders the key, and a table of both curves.
fn render_table(curve: &Curve, sketch: &[f64]) -> Html {
    let row = |((p, run), sketched): (&(u32, f64), &f64)| {
        html! {
            <tr>
                <th scope="row">{ whole((*p).into()) }</th>
                <td>{ fixed(*sketched, 3) }</td>
                <td>{ fixed(*run, 3) }</td>
            </tr>
        }
    };
    html! {
        <>
            <p class="key">
                <span class="drawn"></span>{ text::sketch_yours() }<span class="run"></span>{ text::sketch_run() }
            </p>
            <details>
                <summary>{ text::sketch_table() }</summary>
                <table>
                    <tbody>
                        <tr>
                            <th scope="col">{ "p" }</th>
                            <th scope="col">{ text::sketch_yours() }</th>
                            <th scope="col">{ text::sketch_run() }</th>
                        </tr>
                        { for curve.points.iter().zip(sketch).map(row) }
                    </tbody>
                </table>
            </details>
        </>
    }
}
