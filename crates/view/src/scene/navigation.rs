//! Keyboard navigation between the marks of a picture.
//!
//! [`super::scene::Scene::step`] returns the mark that lies in a direction from the selected one. Every mark of a scene can be
//! reached from every other.

use crate::trace::selection::Selection;

/// A direction of keyboard navigation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum KeyDirection {
    Left,
    Right,
    Up,
    Down,
    /// Through the parts of a mark one after the other, such as the messages and channels of a processor.
    Within,
}

impl KeyDirection {
    /// All directions.
    pub const ALL: [KeyDirection; 5] =
        [KeyDirection::Left, KeyDirection::Right, KeyDirection::Up, KeyDirection::Down, KeyDirection::Within];

    /// Returns −1 for left or up, 1 for right or down, otherwise 0.
    pub fn sign(self) -> i64 {
        match self {
            KeyDirection::Left | KeyDirection::Up => -1,
            KeyDirection::Right | KeyDirection::Down => 1,
            KeyDirection::Within => 0,
        }
    }

    /// Returns whether the direction is left or right.
    pub fn is_sideways(self) -> bool {
        matches!(self, KeyDirection::Left | KeyDirection::Right)
    }
}

/// A mark with its position.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Mark {
    pub selection: Selection,
    /// Centre of the mark.
    pub at: [f32; 2],
}

/// Returns the nearest mark in a direction, among those that lie more in that direction than across it. `marks` are in reading
/// order: from the end of a line, left and right continue with the previous or next mark.
pub fn nearest(marks: &[Mark], from: Option<Selection>, way: KeyDirection) -> Option<Selection> {
    let current = marks.iter().position(|mark| Some(mark.selection) == from);
    let Some(current) = current else { return marks.first().map(|mark| mark.selection) };
    let [x, y] = marks[current].at;
    let sign = way.sign() as f32;
    let mut best = (f32::INFINITY, None);
    for mark in marks {
        let (dx, dy) = ((mark.at[0] - x) * sign, (mark.at[1] - y) * sign);
        let (along, across) = if way.is_sideways() { (dx, dy.abs()) } else { (dy, dx.abs()) };
        if along > 0.5 && across <= along * 1.01 && along + 2.0 * across < best.0 {
            best = (along + 2.0 * across, Some(mark.selection));
        }
    }
    if best.1.is_none() && way.is_sideways() {
        let next = (current as i64 + way.sign()).rem_euclid(marks.len() as i64);
        return Some(marks[next as usize].selection);
    }
    best.1
}

/// Returns the neighbour of index `at` in a row of `count`, if there is one.
pub fn neighbour(at: u32, count: u32, way: KeyDirection) -> Option<u32> {
    u32::try_from(i64::from(at) + way.sign()).ok().filter(|&next| next < count && next != at)
}
