//! Signal and spectrum in two dimensions: images whose cells are filled in proportion to the magnitude.

use super::content::Content;
use crate::draw::batch::Batch;
use crate::draw::ink::Ink;
use crate::draw::surface::Surface;
use crate::trace::value_cells::MAX_CELLS;

/// Minimum width of a cell in pixels; smaller ones are merged.
const MIN_CELL_WIDTH: f32 = 3.0;

/// Returns the cells per line of an image, and the elements per line of a cell.
fn grid(area: [f32; 4], n: usize) -> (usize, usize) {
    let side = 1usize << (n.trailing_zeros() / 2);
    let mut per = 1;
    while per < side && area[2] / ((side / per) as f32) < MIN_CELL_WIDTH {
        per *= 2;
    }
    (side / per, per)
}

/// Returns the elements of a cell.
fn cell(side: usize, per: usize, [row, column]: [usize; 2]) -> impl Iterator<Item = usize> + Clone {
    let lines = row * per..(row + 1) * per;
    lines.flat_map(move |line| (column * per..(column + 1) * per).map(move |k| line * side * per + k))
}

/// Returns the cell at a point, clamped to the image.
fn cell_at(area: [f32; 4], cells: usize, [x, y]: [f32; 2]) -> [usize; 2] {
    let along = |at: f32, size: f32| ((at / size * cells as f32) as usize).min(cells - 1);
    [along(y - area[1], area[3]), along(x - area[0], area[2])]
}

/// Returns the elements at a point.
pub(super) fn elements(area: [f32; 4], n: usize, at: [f32; 2]) -> impl Iterator<Item = usize> + Clone {
    let (cells, per) = grid(area, n);
    cell(cells, per, cell_at(area, cells, at))
}

/// Returns a frame around an element's cell.
pub(super) fn frame(area: [f32; 4], n: usize, at: usize) -> [f32; 4] {
    let (cells, per) = grid(area, n);
    let (side, cell_width) = (cells * per, area[2] / cells as f32);
    let (row, column) = (at / side / per, at % side / per);
    [
        area[0] + column as f32 * cell_width - 1.0,
        area[1] + row as f32 * cell_width - 1.0,
        cell_width + 2.0,
        cell_width + 2.0,
    ]
}

/// Draws an image from `appearance`, which returns the magnitude and colour of each available element.
fn draw(area: [f32; 4], n: usize, appearance: impl Fn(usize) -> Option<(f32, Ink)>, rects: &mut Batch) {
    let (cells, per) = grid(area, n);
    let cell_width = area[2] / cells as f32;
    for row in 0..cells {
        for column in 0..cells {
            let largest = cell(cells, per, [row, column])
                .filter_map(&appearance)
                .reduce(|a, b| if b.0 > a.0 { b } else { a });
            if let Some((part, ink)) = largest.filter(|(part, _)| *part > 0.0) {
                // Readers judge the magnitude by the area.
                let side = (part.sqrt() * cell_width).max(0.7);
                let middle =
                    [area[0] + (column as f32 + 0.5) * cell_width, area[1] + (row as f32 + 0.5) * cell_width];
                rects.push(ink, &[middle[0] - side / 2.0, middle[1] - side / 2.0, side, side]);
            }
        }
    }
}

/// Draws the signal and the frames of both images; an area that is not shown is `None`.
pub(super) fn draw_static(content: &Content, areas: [Option<[f32; 4]>; 2], surface: &mut dyn Surface) {
    let mut rects = Batch::default();
    let own_colour = content.n() as u64 <= MAX_CELLS;
    let sample = |k: usize| {
        let value = content.input()[k];
        let ink = if own_colour && value.norm() > 0.0 { Ink::angle(value.arg()) } else { Ink::Text };
        Some(((value.norm() / content.scale) as f32, ink))
    };
    if let Some(area) = areas[0] {
        draw(area, content.n(), sample, &mut rects);
    }
    rects.rects(surface);
    for area in areas.into_iter().flatten() {
        surface.frames(Ink::Wire, 1.0, &area);
    }
}

/// Draws the cells of the coefficients that are ready at `t`.
pub(super) fn draw_cells(content: &Content, area: [f32; 4], t: f64, rects: &mut Batch) {
    let coefficient = |k: usize| content.is_ready(k, t).then(|| (content.sizes[k], content.ink(k)));
    draw(area, content.n(), coefficient, rects);
}

/// Sets the cells along a stroke of the hand to the largest value.
pub(super) fn draw_signal(
    content: &Content,
    area: [f32; 4],
    from: Option<[f32; 2]>,
    to: [f32; 2],
    samples: &mut [f64],
) {
    let (cells, per) = grid(area, content.n());
    let from = from.unwrap_or(to);
    let steps =
        ((to[0] - from[0]).abs().max((to[1] - from[1]).abs()) / area[2] * cells as f32 * 2.0).ceil() as usize;
    for step in 0..=steps {
        let part = if steps > 0 { step as f32 / steps as f32 } else { 1.0 };
        let at = [0, 1].map(|axis| from[axis] + part * (to[axis] - from[axis]));
        for k in cell(cells, per, cell_at(area, cells, at)) {
            samples[2 * k] = content.scale;
            samples[2 * k + 1] = 0.0;
        }
    }
}
