//! Keyboard navigation: what the arrow keys do in a picture.
//!
//! A scene answers [`super::scene::Scene::step`]: the mark that lies in a direction from the one that is selected. From every mark of
//! a scene every other can be reached.

use crate::trace::selection::Selection;

/// Where a reader wants to go from a mark.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Way {
    /// To the left.
    Left,
    /// To the right.
    Right,
    /// Up.
    Up,
    /// Down.
    Down,
    /// Through the parts of the mark, one after the other: of a processor its messages and its channels.
    Within,
}

impl Way {
    /// All of them.
    pub const ALL: [Way; 5] = [Way::Left, Way::Right, Way::Up, Way::Down, Way::Within];

    /// −1 for left or up, 1 for right or down, else 0.
    pub fn sign(self) -> i64 {
        match self {
            Way::Left | Way::Up => -1,
            Way::Right | Way::Down => 1,
            Way::Within => 0,
        }
    }

    /// Whether it goes to a side.
    pub fn is_sideways(self) -> bool {
        matches!(self, Way::Left | Way::Right)
    }
}

/// A mark and where it is.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Mark {
    /// What it selects.
    pub selection: Selection,
    /// Its centre.
    pub at: [f32; 2],
}

/// The nearest mark in a direction from a given one, among those that lie more in that direction than across it. `marks` are in
/// reading order; at the end of a line, left and right continue with the previous and the next mark.
pub fn nearest(marks: &[Mark], from: Option<Selection>, way: Way) -> Option<Selection> {
    let here = marks.iter().position(|mark| Some(mark.selection) == from);
    let Some(here) = here else { return marks.first().map(|mark| mark.selection) };
    let [x, y] = marks[here].at;
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
        let next = (here as i64 + way.sign()).rem_euclid(marks.len() as i64);
        return Some(marks[next as usize].selection);
    }
    best.1
}

/// The number beside `at` of `count` in a row, if there is one.
pub fn beside(at: u32, count: u32, way: Way) -> Option<u32> {
    u32::try_from(i64::from(at) + way.sign()).ok().filter(|&next| next < count && next != at)
}
