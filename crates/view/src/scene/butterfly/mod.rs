//! The butterfly: for n ≤ 64 the n-input graph with its wavefront, above that processors and phases.

mod nodes;
mod rows;

use super::navigation::KeyDirection;
use crate::draw::frame::Frame;
use crate::draw::surface::Surface;
use crate::scene::scene::Scene;
use crate::trace::replay::Replay;
use crate::trace::selection::Selection;
use crate::trace::values::MAX_NODES;
use std::rc::Rc;

/// The butterfly scene.
pub struct ButterflyScene {
    detail: Detail,
}

enum Detail {
    Nodes(Box<nodes::Nodes>),
    Rows(Box<rows::Rows>),
}

impl ButterflyScene {
    /// Lays out the graph.
    pub fn new(replay: &Rc<Replay>, frame: Frame) -> Self {
        let detail =
            if replay.run().plan.n <= MAX_NODES && replay.is_detailed() && replay.holdings().is_some() {
                Detail::Nodes(Box::new(nodes::Nodes::new(replay, frame)))
            } else {
                Detail::Rows(Box::new(rows::Rows::new(replay, frame)))
            };
        ButterflyScene { detail }
    }
}

impl Scene for ButterflyScene {
    fn draw_static(&self, surface: &mut dyn Surface) {
        match &self.detail {
            Detail::Nodes(nodes) => nodes.draw_static(surface),
            Detail::Rows(rows) => rows.draw_static(surface),
        }
    }

    fn draw_dynamic(&mut self, t: f64, selection: Option<Selection>, surface: &mut dyn Surface) {
        match &mut self.detail {
            Detail::Nodes(nodes) => nodes.draw_dynamic(t, selection, surface),
            Detail::Rows(rows) => rows.draw_dynamic(t, selection, surface),
        }
    }

    fn follow(&mut self, follows: bool) {
        if let Detail::Nodes(nodes) = &mut self.detail {
            nodes.follows = follows;
        }
    }

    fn step(&self, from: Option<Selection>, way: KeyDirection, _t: f64) -> Option<Selection> {
        match &self.detail {
            Detail::Nodes(nodes) => nodes.neighbour(from, way),
            Detail::Rows(rows) => rows.neighbour(from, way),
        }
    }

    fn hit(&self, x: f32, y: f32, _t: f64) -> Option<Selection> {
        match &self.detail {
            Detail::Nodes(nodes) => nodes.hit(x, y),
            Detail::Rows(rows) => rows.hit(x, y),
        }
    }
}
