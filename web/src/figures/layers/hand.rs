//! The reader's hand in a picture whose signal can be drawn: what it passes becomes samples of the reader's own, and the run
//! follows while it moves.

use crate::app::context::Context;
use crate::state::samples::OwnSamples;
use hyperfly_core::Complex64;
use hyperfly_text::controls as text;
use hyperfly_view::Scene;
use std::cell::{Cell, RefCell};
use std::rc::Rc;

/// A hand, which may be drawing.
#[derive(Default)]
pub struct Hand {
    stroke: RefCell<Option<Stroke>>,
    drew: Cell<bool>,
}

struct Stroke {
    /// re, im, re, im …
    samples: Vec<Complex64>,
    at: [f32; 2],
}

impl Hand {
    /// It is put down, if there is a signal to draw.
    pub fn begin(&self, cx: &Context, scene: &dyn Scene, at: [f32; 2]) -> Option<()> {
        let shown = cx.state().shown.clone()?;
        let input = &shown.run().output.as_ref()?.input;
        let samples = input.clone();
        // What it would draw here is thrown away: a click alone draws nothing.
        let draws = scene.draw_signal(None, at, bytemuck::cast_slice_mut(&mut samples.clone()));
        *self.stroke.borrow_mut() = draws.then_some(Stroke { samples, at });
        draws.then_some(())
    }

    /// Whether it is put down.
    pub fn is_down(&self) -> bool {
        self.stroke.borrow().is_some()
    }

    /// It goes on; what the signal is then, if that is another one.
    pub fn go(&self, scene: &dyn Scene, at: [f32; 2]) -> Option<OwnSamples> {
        let mut stroke = self.stroke.borrow_mut();
        let Stroke { samples, at: from } = stroke.as_mut()?;
        if !scene.draw_signal(Some(*from), at, bytemuck::cast_slice_mut(samples)) {
            return None;
        }
        *from = at;
        self.drew.set(true);
        Some(OwnSamples { name: text::drawn().to_owned(), samples: Rc::from(&**samples) })
    }

    /// It is lifted.
    pub fn end(&self) {
        self.stroke.take();
    }

    /// Whether it drew since this was asked: then a click is the end of that.
    pub fn drew(&self) -> bool {
        self.drew.take()
    }
}
