//! Drawing the signal with the pointer: the stroke replaces samples, and the run updates while the pointer moves.

use crate::app::context::Context;
use crate::state::samples::OwnSamples;
use hyperfly_core::Complex64;
use hyperfly_text::controls as text;
use hyperfly_view::Scene;
use std::cell::{Cell, RefCell};
use std::rc::Rc;

/// A pointer that may be drawing a stroke.
#[derive(Default)]
pub struct SignalPen {
    stroke: RefCell<Option<Stroke>>,
    has_drawn: Cell<bool>,
}

struct Stroke {
    samples: Vec<Complex64>,
    last: [f32; 2],
}

impl SignalPen {
    /// Begins a stroke at `at`; returns `None` if no signal can be drawn there.
    pub fn press(&self, cx: &Context, scene: &dyn Scene, at: [f32; 2]) -> Option<()> {
        let shown = cx.state().displayed.clone()?;
        let input = &shown.run().output.as_ref()?.input;
        let samples = input.clone();
        // The samples drawn here are discarded: a click without a movement draws nothing.
        let draws = scene.draw_signal(None, at, bytemuck::cast_slice_mut(&mut samples.clone()));
        *self.stroke.borrow_mut() = draws.then_some(Stroke { samples, last: at });
        draws.then_some(())
    }

    /// Whether a stroke has begun.
    pub fn is_down(&self) -> bool {
        self.stroke.borrow().is_some()
    }

    /// Extends the stroke to `at`; returns the new signal if it changes.
    pub fn move_to(&self, scene: &dyn Scene, at: [f32; 2]) -> Option<OwnSamples> {
        let mut stroke = self.stroke.borrow_mut();
        let Stroke { samples, last } = stroke.as_mut()?;
        if !scene.draw_signal(Some(*last), at, bytemuck::cast_slice_mut(samples)) {
            return None;
        }
        *last = at;
        self.has_drawn.set(true);
        Some(OwnSamples {
            name: text::drawn().to_owned(),
            samples: Rc::from(&**samples),
            is_from_host: false,
            sound: None,
        })
    }

    /// Ends the stroke.
    pub fn lift(&self) {
        self.stroke.take();
    }

    /// Whether samples were drawn since the last call. A click after a stroke is its end, not a selection.
    pub fn take_has_drawn(&self) -> bool {
        self.has_drawn.take()
    }
}
