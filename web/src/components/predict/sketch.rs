//! A curve that is sketched: what the pointer draws, and the plane of the late worker (web/src/late/worker/predict/plane.rs), whose points
//! follow.

use gloo::utils::document;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlInputElement, PointerEvent};

/// The pointer may be so far above or below the plot, in pixels of the page.
const NEAR: f64 = 12.0;

/// A column, and E in percent.
pub type Point = (usize, f64);

/// The columns that a pointer passes on a plane of so many, each with E in percent; `last` is where it was.
pub fn drawn(event: &PointerEvent, columns: usize, last: &mut Option<Point>) -> Vec<(usize, u8)> {
    let plot = all(".predict [data-plot]").next().filter(|_| event.buttons() & 1 == 1);
    let Some(now) = plot.and_then(|plot| column(&plot, event, columns)) else {
        *last = None;
        return Vec::new();
    };
    event.prevent_default();
    between(last.replace(now).unwrap_or(now), now)
}

/// The column below the pointer, and E in percent; none outside of the plot.
fn column(plot: &Element, event: &PointerEvent, columns: usize) -> Option<Point> {
    let rect = plot.get_bounding_client_rect();
    let (x, y) = (f64::from(event.client_x()) - rect.left(), f64::from(event.client_y()) - rect.top());
    let inside = (0.0..=rect.width()).contains(&x) && (-NEAR..=rect.height() + NEAR).contains(&y);
    inside.then(|| {
        let at = ((x / rect.width() * columns as f64) as usize).min(columns - 1);
        (at, (1.0 - y / rect.height()).clamp(0.0, 1.0) * 100.0)
    })
}

/// The columns that the pointer has passed on its way from one place to another, on a straight line between them.
fn between((from, before): Point, (to, value): Point) -> Vec<(usize, u8)> {
    let point = |k: usize| {
        let part = if from == to { 1.0 } else { (k as f64 - from as f64) / (to as f64 - from as f64) };
        (k, (before + (value - before) * part).round() as u8)
    };
    (from.min(to)..=from.max(to)).map(point).collect()
}

/// Moves the points of the plane, its line and its sliders to where they were drawn: E in percent of each column.
pub fn show(height: impl Fn(usize) -> u8) {
    let Some(plot) = all(".predict [data-plot]").next() else { return };
    let number = |of: &Element, name: &str| of.get_attribute(name).and_then(|text| text.parse::<f64>().ok());
    let (Some(top), Some(high)) = (number(&plot, "y"), number(&plot, "height")) else { return };
    let mut line = String::new();
    for (k, circle) in all(".predict .plane circle").enumerate() {
        if let Some(column) = k.checked_sub(1) {
            let y = top + high * (1.0 - f64::from(height(column)) / 100.0);
            // Fails only for names that are none.
            let _ = circle.set_attribute("cy", &format!("{y:.1}"));
        }
        let at = |name| circle.get_attribute(name).unwrap_or_default();
        line += &[if k == 0 { "M" } else { "L" }, &at("cx"), " ", &at("cy")].concat();
    }
    if let Some(path) = all(".predict .plane path.drawn").next() {
        let _ = path.set_attribute("d", &line);
    }
    for (k, slider) in all(".predict [data-column]").enumerate() {
        slider.unchecked_ref::<HtmlInputElement>().set_value_as_number(height(k).into());
    }
}

fn all(selector: &str) -> impl Iterator<Item = Element> {
    let found = document().query_selector_all(selector).ok();
    let count = found.as_ref().map_or(0, |found| found.length());
    (0..count).filter_map(move |k| found.as_ref()?.get(k)?.dyn_into().ok())
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
