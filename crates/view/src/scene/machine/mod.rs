//! Machine (being built).

use super::{Frame, Scene, Selection};
use crate::story::Story;
use crate::surface::Surface;
use std::rc::Rc;

/// The scene.
pub struct MachineScene {}

impl MachineScene {
    /// Lays the scene out.
    pub fn new(_story: &Rc<Story>, _frame: Frame) -> Self {
        MachineScene {}
    }
}

impl Scene for MachineScene {
    fn draw_static(&self, _surface: &mut dyn Surface) {}
    fn draw_dynamic(&mut self, _t: f64, _selection: Option<Selection>, _surface: &mut dyn Surface) {}
    fn hit(&self, _x: f32, _y: f32, _t: f64) -> Option<Selection> {
        None
    }
}
