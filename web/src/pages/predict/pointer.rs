//! Sketching a curve with the pointer.

use web_sys::{Element, PointerEvent};
use yew::prelude::*;

/// Distance above or below the plot at which the pointer still draws, in CSS pixels.
const TOLERANCE: f64 = 12.0;

/// A column from 0, and E in percent.
pub type Column = (usize, u8);

/// Returns the pointer handler of a plot with this number of columns; `ondraw` receives the drawn points.
#[hook]
pub fn use_pointer(plot: &NodeRef, columns: usize, ondraw: &Callback<Vec<Column>>) -> Callback<PointerEvent> {
    // The last column, with the unrounded value of E.
    let last = use_mut_ref(|| None::<(usize, f64)>);
    let (plot, ondraw) = (plot.clone(), ondraw.clone());
    Callback::from(move |event: PointerEvent| {
        let plot = plot.cast::<Element>().filter(|_| event.buttons() & 1 == 1);
        let Some(now) = plot.and_then(|plot| column(&plot, &event, columns)) else {
            last.take();
            return;
        };
        event.prevent_default();
        let before = last.replace(Some(now)).unwrap_or(now);
        ondraw.emit(interpolate_columns(before, now));
    })
}

/// Returns the column under the pointer and E in percent, or `None` outside the plot.
fn column(plot: &Element, event: &PointerEvent, columns: usize) -> Option<(usize, f64)> {
    let rect = plot.get_bounding_client_rect();
    let (x, y) = (f64::from(event.client_x()) - rect.left(), f64::from(event.client_y()) - rect.top());
    let inside = (0.0..=rect.width()).contains(&x) && (-TOLERANCE..=rect.height() + TOLERANCE).contains(&y);
    inside.then(|| {
        let column = ((x / rect.width() * columns as f64) as usize).min(columns.saturating_sub(1));
        (column, (1.0 - y / rect.height()).clamp(0.0, 1.0) * 100.0)
    })
}

/// Returns all columns that the pointer has passed between two events, interpolated linearly.
fn interpolate_columns((from, before): (usize, f64), (to, value): (usize, f64)) -> Vec<Column> {
    let point = |k: usize| {
        let fraction = if from == to { 1.0 } else { (k as f64 - from as f64) / (to as f64 - from as f64) };
        (k, (before + (value - before) * fraction).round() as u8)
    };
    (from.min(to)..=from.max(to)).map(point).collect()
}

#[cfg(all(test, not(target_arch = "wasm32")))]
mod tests {
    use super::interpolate_columns;

    #[test]
    fn fast_pointer_interpolates_skipped_columns() {
        assert_eq!(interpolate_columns((0, 100.0), (4, 0.0)), [(0, 100), (1, 75), (2, 50), (3, 25), (4, 0)]);
        assert_eq!(interpolate_columns((3, 10.0), (2, 20.0)), [(2, 20), (3, 10)]);
        assert_eq!(interpolate_columns((1, 40.0), (1, 33.4)), [(1, 33)]);
    }
}
