//! Layout of fat trees: processors at the bottom, a row of switches for each level. The switches of a level that are above the
//! same processors stand close together and look like one node of a tree, whose links get fatter towards the top.

use super::arrangement::{Arrangement, Path, Rest};
use super::places::{Places, square};
use super::table;
use crate::draw::frame::Frame;

/// Maximum number of processors with a place of their own.
const MAX_SINGLE: u32 = 4096;
/// Number of processors from which on discs are in two rows, so that they are larger.
const TWO_ROWS: u32 = 32;
/// Width of the switches above the same processors, relative to the width of these.
const CROWDING: f32 = 0.55;
/// Height of the processors relative to the picture, if they are cells.
const CELLS: f32 = 0.3;

/// A tree above `p` processors, a power of two.
pub struct Tree {
    pub p: u32,
    /// Number of levels of switches.
    pub levels: u32,
    /// Number of links of a switch towards the processors, a power of two; at the top possibly fewer.
    pub arity: u32,
}

impl Tree {
    /// Returns the number of processors below a switch of a level, at most p.
    fn span(&self, level: u32) -> u32 {
        self.arity.checked_pow(level).unwrap_or(u32::MAX).min(self.p)
    }

    /// Returns the number of switches of a level.
    fn switches(&self, level: u32) -> u32 {
        self.p / (self.span(level) / self.span(level - 1))
    }

    /// Adds the switches, in rows between 0 and `bottom`, above processors from `left` on.
    fn place_switches(&self, at: &mut Vec<[f32; 2]>, left: f32, width: f32, bottom: f32) {
        let distance = bottom / (self.levels as f32 + 0.3);
        for level in 1..=self.levels {
            let count = self.switches(level);
            // Switches above the same processors.
            let crowd = count / (self.p / self.span(level));
            let pitch = width / count as f32;
            let y = bottom - distance * level as f32;
            at.extend((0..count).map(|k| {
                let middle = ((k / crowd) as f32 + 0.5) * crowd as f32;
                let off = (k % crowd) as f32 + 0.5 - crowd as f32 / 2.0;
                [left + (middle + off * CROWDING) * pitch, y]
            }));
        }
    }
}

impl Arrangement for Tree {
    fn discs(&self, frame: Frame) -> Places {
        let p = self.p as f32;
        if self.p == 1 {
            return Places::single(frame);
        }
        // The outermost discs are wider than their columns.
        let left = 0.5 * frame.text;
        let width = frame.width - 2.0 * left;
        let pitch = width / p;
        let two_rows = self.p >= TWO_ROWS;
        let most = frame.height / (self.levels as f32 + 1.0) * 0.2;
        let radius = (if two_rows { 0.62 } else { 0.36 } * pitch).min(1.7 * frame.text).min(most).max(3.0);
        let lower = frame.height - 1.6 * radius;
        let upper = if two_rows { lower - 2.6 * radius } else { lower };
        // Neighbours alternate between the rows, so that no link crosses a disc.
        let y = |q: u32| if q.is_multiple_of(2) { upper } else { lower };
        let mut at: Vec<[f32; 2]> = (0..self.p).map(|q| [left + (q as f32 + 0.5) * pitch, y(q)]).collect();
        self.place_switches(&mut at, left, width, upper - radius);
        let pitch = if two_rows { 2.0 * pitch } else { pitch };
        let level_pitch = (upper - radius) / (self.levels as f32 + 0.3);
        Places { at, radius, pitch: [pitch, level_pitch], group: (1, 1), table: (1, self.p) }
    }

    fn cells(&self, frame: Frame) -> Places {
        let em = frame.text;
        let (rows, columns) = square(self.p);
        if self.p > MAX_SINGLE {
            let above = frame.height * 0.4;
            let below = Frame { height: frame.height - above, ..frame };
            let mut places = table::cells([1, rows, columns], 0.3, below);
            places.at.iter_mut().for_each(|[_, y]| *y += above);
            self.place_switches(&mut places.at, em * 3.0, frame.width - em * 3.0, above);
            return places;
        }
        // Columns of consecutive processors, as many as make the largest cells.
        let space = [(frame.width - em).max(40.0), (frame.height * CELLS).max(30.0)];
        let pitch_of = |rows: u32| [space[0] / (self.p / rows) as f32, space[1] / rows as f32];
        let smaller = |rows: &u32| pitch_of(*rows).into_iter().fold(f32::MAX, f32::min);
        let all_rows = (0..=self.p.ilog2()).map(|k| 1 << k);
        let rows = all_rows.max_by(|a, b| smaller(a).total_cmp(&smaller(b))).unwrap_or(1);
        let [pitch_x, pitch_y] = pitch_of(rows);
        let pitch_y = pitch_y.min(pitch_x * 1.3);
        let (left, top) = (em / 2.0, frame.height - em / 2.0 - pitch_y * rows as f32);
        let place =
            |q: u32| [left + ((q / rows) as f32 + 0.5) * pitch_x, top + ((q % rows) as f32 + 0.5) * pitch_y];
        let mut at: Vec<[f32; 2]> = (0..self.p).map(place).collect();
        self.place_switches(&mut at, left, space[0], top);
        let pitch = pitch_x.min(pitch_y);
        Places {
            at,
            radius: 0.36 * pitch,
            pitch: [pitch_x, pitch_y],
            group: (1, 1),
            table: (rows, self.p / rows),
        }
    }

    fn path(&self, _a: u32, _b: u32, _placed: &Places, dense: bool) -> Path {
        Path::Line { bulge: 0.0, rest: if dense { Rest::Link } else { Rest::Lane } }
    }

    fn lane(&self, radius: f32) -> f32 {
        (radius * 0.14).clamp(0.8, 3.0)
    }
}
