//! The distribution of elements over processors, in the two views of IB Fig. 1, one redistribution below the other.
//!
//! Up to n = 64 every element is a cell: above in the order of the index (logical view), below in the order of processors and
//! their memories (storage view). Larger transforms are drawn as one square per distribution with a row for each processor and a
//! column for each range of the index. The page shows one picture that turns from the logical to the storage view.

pub(super) mod arrow;
mod cells;
mod field_grid;
mod line_elements;
mod squares;

use super::navigation::{KeyDirection, nearest};
use crate::draw::frame::Frame;
use crate::draw::palette::Ink;
use crate::draw::surface::{Anchor, Surface, TextStyle};
use crate::scene::scene::Scene;
use crate::trace::replay::Replay;
use crate::trace::selection::Selection;
use std::rc::Rc;

/// Maximum n for which each element is drawn as a cell.
pub const MAX_CELLS: u64 = 64;

/// The distribution scene.
pub struct DistributionScene {
    frame: Frame,
    detail: Detail,
}

enum Detail {
    Cells(Box<cells::Cells>),
    Squares(Box<squares::Squares>),
    TooLarge,
}

impl DistributionScene {
    /// Lays out both views of the distributions.
    pub fn new(replay: &Rc<Replay>, frame: Frame) -> Self {
        Self::with_strips(replay, frame, 2)
    }

    /// Lays out one picture that turns ([`Scene::turn`]) from the logical to the storage view.
    pub fn turning(replay: &Rc<Replay>, frame: Frame) -> Self {
        Self::with_strips(replay, frame, 1)
    }

    /// Returns the preferred height of the turning picture with text of this height; `None` if it fits any height.
    pub fn height(replay: &Replay, text: f32) -> Option<f32> {
        // Check n first: finding the distributions of a large transform takes longer than a frame.
        let all = (replay.run().plan.n <= MAX_CELLS).then(|| replay.distributions())??;
        Some(text * (6.2 + 7.0 * (all.all.len() - 1) as f32))
    }

    fn with_strips(replay: &Rc<Replay>, frame: Frame, strips: usize) -> Self {
        let detail = match replay.distributions() {
            None => Detail::TooLarge,
            Some(all) if replay.run().plan.n <= MAX_CELLS => {
                Detail::Cells(Box::new(cells::Cells::new(replay, all, frame, strips)))
            }
            Some(all) => Detail::Squares(Box::new(squares::Squares::new(replay, all, frame))),
        };
        DistributionScene { frame, detail }
    }
}

impl Scene for DistributionScene {
    fn draw_static(&self, surface: &mut dyn Surface) {
        match &self.detail {
            Detail::Cells(cells) => cells.draw_static(surface),
            Detail::Squares(squares) => squares.draw_static(surface),
            Detail::TooLarge => {
                let set = TextStyle::new(self.frame.text, Anchor::Middle);
                let text = hyperfly_text::scene::not_followed();
                surface.text(self.frame.width / 2.0, self.frame.height / 2.0, set, Ink::Muted, text);
            }
        }
    }

    fn draw_dynamic(&mut self, t: f64, selection: Option<Selection>, surface: &mut dyn Surface) {
        match &mut self.detail {
            Detail::Cells(cells) => cells.draw_dynamic(t, selection, surface),
            Detail::Squares(squares) => squares.draw_dynamic(t, selection, surface),
            Detail::TooLarge => {}
        }
    }

    fn turn(&mut self, part: f32) {
        // Ease in and out.
        let part = part * part * (3.0 - 2.0 * part);
        match &mut self.detail {
            Detail::Cells(cells) => cells.turn(part),
            Detail::Squares(squares) => squares.turn(part),
            Detail::TooLarge => {}
        }
    }

    fn step(&self, from: Option<Selection>, way: KeyDirection, _t: f64) -> Option<Selection> {
        match &self.detail {
            Detail::Cells(cells) => nearest(&cells.marks(), from, way),
            Detail::Squares(squares) => squares.neighbour(from, way),
            Detail::TooLarge => None,
        }
    }

    fn hit(&self, x: f32, y: f32, _t: f64) -> Option<Selection> {
        match &self.detail {
            Detail::Cells(cells) => cells.hit(x, y),
            Detail::Squares(squares) => squares.hit(x, y),
            Detail::TooLarge => None,
        }
    }
}
