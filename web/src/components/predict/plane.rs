//! The plane in which a curve is sketched: E against p. Each p that is drawn has a column of the same width.

use crate::protocol::late::predict::Curve;
use hyperfly_text::predict as text;
use hyperfly_view::numbers::{fixed, whole};
use web_sys::{Element, PointerEvent};
use yew::prelude::*;

/// Width and height of the whole, and of what lies around the plot.
const SIZE: (f64, f64) = (340.0, 230.0);
const LEFT: f64 = 38.0;
const TOP: f64 = 12.0;
const RIGHT: f64 = 10.0;
const FOOT: f64 = 34.0;
/// Width and height of the plot.
const PLOT: (f64, f64) = (SIZE.0 - LEFT - RIGHT, SIZE.1 - TOP - FOOT);
/// The pointer may be so far above or below the plot, in pixels of the page.
const NEAR: f64 = 12.0;

/// The properties.
#[derive(Clone, Debug, PartialEq, Properties)]
pub struct Props {
    /// What is sketched.
    pub curve: Curve,
    /// The sketch: E at each p but the first.
    pub drawn: Vec<f64>,
    /// Takes columns and E in percent as the pointer draws; without it the run is shown beside the sketch.
    pub ondraw: Option<Callback<Vec<(usize, u8)>>>,
}

/// The plane, and below it the value that is given, or a table of both curves.
#[component]
pub fn Plane(Props { curve, drawn, ondraw }: &Props) -> Html {
    let plot = use_node_ref();
    let last = use_mut_ref(|| None::<(usize, f64)>);
    let columns = curve.points.len() - 1;
    let draw = ondraw.clone().map(|ondraw| {
        let plot = plot.clone();
        Callback::from(move |event: PointerEvent| {
            let Some(plot) = plot.cast::<Element>().filter(|_| event.buttons() & 1 == 1) else {
                last.replace(None);
                return;
            };
            if let Some(now) = column(&plot, &event, columns) {
                let from = last.replace(Some(now)).unwrap_or(now);
                event.prevent_default();
                ondraw.emit(between(from, now));
            }
        })
    });
    let shown = ondraw.is_none();
    // p = 1 stands on the axis itself.
    let x = |k: usize| LEFT + PLOT.0 * if k == 0 { 0.0 } else { (k as f64 - 0.5) / columns as f64 };
    let given = curve.points[0].1;
    let sketched: Vec<f64> = std::iter::once(given).chain(drawn.iter().copied()).collect();
    let run: Vec<f64> = curve.points.iter().map(|(_, e)| *e).collect();
    let line = |values: &[f64]| -> String {
        let each = values.iter().enumerate();
        each.map(|(k, e)| format!("{}{:.1} {:.1}", if k == 0 { 'M' } else { 'L' }, x(k), y(*e))).collect()
    };
    let label = if shown { text::sketch_label_both() } else { text::sketch_label() };
    html! {
        <>
            <svg class="plane" viewBox={format!("0 0 {} {}", SIZE.0, SIZE.1)} role="img" aria-label={label}
                onpointerdown={draw.clone()} onpointermove={draw}>
                { axes(curve, x) }
                <path class="drawn" d={line(&sketched)} />
                { for sketched.iter().enumerate().map(|(k, e)| html! {
                    <circle class={if k == 0 { "given" } else { "drawn" }} cx={pixel(x(k))} cy={pixel(y(*e))} r="4" />
                }) }
                if shown {
                    <path class="run" d={line(&run)} />
                    { for run.iter().enumerate().map(|(k, e)| html! {
                        <rect class="run" x={pixel(x(k) - 3.5)} y={pixel(y(*e) - 3.5)} width="7" height="7" />
                    }) }
                } else {
                    <rect data-plot="" ref={plot} x={LEFT.to_string()} y={TOP.to_string()} width={PLOT.0.to_string()}
                        height={PLOT.1.to_string()} />
                }
            </svg>
            if shown {
                { table(curve, &sketched) }
            } else {
                <p class="hint">{ text::sketch_given(&fixed(given, 3)) }</p>
            }
        </>
    }
}

fn y(e: f64) -> f64 {
    TOP + PLOT.1 * (1.0 - e.clamp(0.0, 1.0))
}

fn pixel(x: f64) -> String {
    format!("{x:.1}")
}

/// Lines and numbers of E, numbers of p.
fn axes(curve: &Curve, x: impl Fn(usize) -> f64) -> Html {
    let ticks = (0..=4).map(|tick| f64::from(tick) / 4.0);
    html! {
        <>
            { for ticks.map(|e| html! {
                <>
                    <path class="grid" d={format!("M{LEFT} {:.1}h{}", y(e), PLOT.0)} />
                    <text x={pixel(LEFT - 6.0)} y={pixel(y(e) + 4.0)} text-anchor="end">
                        { hyperfly_text::decimal(e.to_string()) }
                    </text>
                </>
            }) }
            <text class="axis" x="4" y={pixel(TOP + PLOT.1 / 2.0 - 24.0)}>{ "E" }</text>
            { for curve.points.iter().enumerate().map(|(k, (p, _))| html! {
                <text x={pixel(x(k))} y={pixel(TOP + PLOT.1 + 16.0)} text-anchor="middle">{ whole((*p).into()) }</text>
            }) }
            <text class="axis" x={pixel(LEFT + PLOT.0 / 2.0)} y={pixel(SIZE.1 - 3.0)} text-anchor="middle">{ "p" }</text>
        </>
    }
}

/// Which line is which, and both as a table.
fn table(curve: &Curve, sketched: &[f64]) -> Html {
    let rows = curve.points.iter().zip(sketched);
    html! {
        <>
            <p class="key">
                <span class="drawn"></span>{ text::sketch_yours() }<span class="run"></span>{ text::sketch_run() }
            </p>
            <details>
                <summary>{ text::sketch_table() }</summary>
                <table>
                    <tr>
                        <th scope="col">{ "p" }</th>
                        <th scope="col">{ text::sketch_yours() }</th>
                        <th scope="col">{ text::sketch_run() }</th>
                    </tr>
                    { for rows.map(|((p, run), yours)| html! {
                        <tr>
                            <th scope="row">{ whole((*p).into()) }</th>
                            <td>{ fixed(*yours, 3) }</td>
                            <td>{ fixed(*run, 3) }</td>
                        </tr>
                    }) }
                </table>
            </details>
        </>
    }
}

/// The column below the pointer, and E in percent; none outside of the plot.
fn column(plot: &Element, event: &PointerEvent, columns: usize) -> Option<(usize, f64)> {
    let rect = plot.get_bounding_client_rect();
    let (x, y) = (f64::from(event.client_x()) - rect.left(), f64::from(event.client_y()) - rect.top());
    let inside = (0.0..=rect.width()).contains(&x) && (-NEAR..=rect.height() + NEAR).contains(&y);
    inside.then(|| {
        let at = ((x / rect.width() * columns as f64) as usize).min(columns - 1);
        (at, (1.0 - y / rect.height()).clamp(0.0, 1.0) * 100.0)
    })
}

/// The columns that the pointer has passed on its way from one place to another, on a straight line between them.
fn between((from, before): (usize, f64), (to, value): (usize, f64)) -> Vec<(usize, u8)> {
    let point = |k: usize| {
        let part = if from == to { 1.0 } else { (k as f64 - from as f64) / (to as f64 - from as f64) };
        (k, (before + (value - before) * part).round() as u8)
    };
    (from.min(to)..=from.max(to)).map(point).collect()
}

#[cfg(all(test, not(target_arch = "wasm32")))]
mod tests {
    use super::between;

    #[test]
    fn a_quick_pointer_leaves_no_gaps() {
        assert_eq!(between((0, 100.0), (4, 0.0)), [(0, 100), (1, 75), (2, 50), (3, 25), (4, 0)]);
        assert_eq!(between((3, 10.0), (2, 20.0)), [(2, 20), (3, 10)]);
        assert_eq!(between((1, 40.0), (1, 33.4)), [(1, 33)]);
    }
}
