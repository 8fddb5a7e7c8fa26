//! The animated scenes, their common frame, and what a reader can point at in them.

pub mod beside;
pub mod butterfly;
pub mod distribution;
pub mod machine;
pub mod marks;
pub mod moment;
pub mod schedule;
pub mod supersteps;
pub mod timeline;

use crate::surface::Surface;
use hyperfly_core::trace::Activity;
use marks::Way;

/// The room that a scene has, in logical pixels.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Frame {
    /// Width.
    pub width: f32,
    /// Height.
    pub height: f32,
    /// Height of ordinary text: 12 on a page, 18 or more for a projector. Line widths follow.
    pub text: f32,
}

impl Frame {
    /// A frame with text of 12 pixels.
    pub fn new(width: f32, height: f32) -> Self {
        Frame { width, height, text: 12.0 }
    }

    /// The width of a hairline that follows the size of the text.
    pub fn hair(&self) -> f32 {
        (self.text / 12.0).max(1.0)
    }
}

/// Something that a reader points at; one for all scenes, so that all can highlight it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Selection {
    /// A processor.
    Processor(u32),
    /// A directed channel of the graph.
    Channel(u32),
    /// The message of an exchange record.
    Message(u32),
    /// A step record that is no message.
    Step(u32),
    /// A butterfly stage.
    Stage(u8),
    /// A node of the butterfly: R[index] before stage `stage` (`stage` = log n: the result).
    Element {
        /// Column.
        stage: u8,
        /// Index in the vector R of GK Fig. 1.
        index: u64,
    },
    /// All that takes time in the same way: a term of T_p.
    Activity(Activity),
}

/// A picture of a run. Made anew when the run or the frame changes; cheap per animation frame.
///
/// The page keeps two layers: `draw_static` goes to the lower one, once; `draw_dynamic` to the upper one, which it clears
/// before, in each animation frame. A file draws both onto the same surface.
pub trait Scene {
    /// What does not move. Does not paint the ground.
    fn draw_static(&self, surface: &mut dyn Surface);

    /// What moves: the state at virtual time `t` (0 … T_p), and the highlight of `selection`.
    fn draw_dynamic(&mut self, t: f64, selection: Option<Selection>, surface: &mut dyn Surface);

    /// Turns a scene that has two arrangements: 0 the first, 1 the second. Others have one.
    fn turn(&mut self, _part: f32) {}

    /// What is at a point at time `t`.
    fn hit(&self, x: f32, y: f32, t: f64) -> Option<Selection>;

    /// The mark that lies in a direction from the one that is selected, or the first; `None` where there is none.
    fn step(&self, _from: Option<Selection>, _way: Way, _t: f64) -> Option<Selection> {
        None
    }
}
