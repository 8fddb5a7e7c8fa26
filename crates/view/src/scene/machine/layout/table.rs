//! Layout of many processors as cells in rows and columns, with planes side by side.

use super::places::Places;
use crate::draw::frame::Frame;

/// Maximum number of cells along a side; beyond it, cells stand for groups.
const MAX_CELLS: u32 = 64;

/// Positions cells in planes of rows, numbered with the column fastest; `fill` is half the side of a cell as a fraction of the
/// distance between two.
pub fn cells([planes, rows, columns]: [u32; 3], fill: f32, frame: Frame) -> Places {
    let p = planes * rows * columns;
    let em = frame.text;
    let mut group = (1, 1);
    while columns / group.0 > MAX_CELLS {
        group.0 *= 2;
    }
    while rows / group.1 > MAX_CELLS && planes == 1 {
        group.1 *= 2;
    }
    let across = 1 << planes.ilog2().div_ceil(2);
    let plane_gap = u32::from(planes > 1);
    let cells_x = (columns / group.0 + plane_gap) * across - plane_gap;
    let cells_y = (rows / group.1 + plane_gap) * (planes / across) - plane_gap;
    let left = em * (0.54 * p.to_string().len() as f32 + 0.8).max(3.0);
    let space = ((frame.width - left - em * 0.5).max(40.0), (frame.height - em).max(40.0));
    let pitch = (space.0 / cells_x as f32).min(space.1 / cells_y as f32);
    // Prefer a moderate stretch to a small picture.
    let pitch_x = (space.0 / cells_x as f32).min(pitch * 1.6);
    let x0 = left + (space.0 - pitch_x * cells_x as f32) / 2.0;
    let y0 = em * 0.5 + (space.1 - pitch * cells_y as f32) / 2.0;
    let place = |q: u32| {
        let (plane, within) = (q / (rows * columns), q % (rows * columns));
        let column = within % columns / group.0 + plane % across * (columns + plane_gap);
        let row = within / columns / group.1 + plane / across * (rows + plane_gap);
        [x0 + (column as f32 + 0.5) * pitch_x, y0 + (row as f32 + 0.5) * pitch]
    };
    Places {
        at: (0..p).map(place).collect(),
        radius: pitch * fill,
        pitch: [pitch_x, pitch],
        group,
        table: (planes * rows, columns),
    }
}
