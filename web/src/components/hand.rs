//! The reader's hand in a picture whose signal can be drawn: what it passes becomes samples of the reader's own, and the run
//! follows while it moves.

use crate::action::Action;
use crate::context::Context;
use crate::samples::OwnSamples;
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
    samples: Vec<f64>,
    at: [f32; 2],
}

impl Hand {
    /// It is put down; whether there is a signal to draw.
    pub fn begin(&self, cx: &Context, scene: &dyn Scene, at: [f32; 2]) -> bool {
        let shown = cx.state().shown.clone();
        let input = shown.as_ref().and_then(|shown| shown.run().output.as_ref()).map(|output| &output.input);
        let samples = input.map(|input| input.iter().flat_map(|value| [value.re, value.im]).collect());
        // What it would draw here is thrown away: a click alone draws nothing.
        let begins = samples.filter(|samples: &Vec<f64>| scene.draw_signal(None, at, &mut samples.clone()));
        *self.stroke.borrow_mut() = begins.map(|samples| Stroke { samples, at });
        self.stroke.borrow().is_some()
    }

    /// It goes on; whether it draws.
    pub fn go(&self, cx: &Context, scene: &dyn Scene, at: [f32; 2]) -> bool {
        let mut stroke = self.stroke.borrow_mut();
        let Some(Stroke { samples, at: from }) = &mut *stroke else { return false };
        if scene.draw_signal(Some(*from), at, samples) {
            *from = at;
            self.drew.set(true);
            let own = OwnSamples { name: text::drawn().to_owned(), samples: Rc::from(&**samples) };
            cx.send(Action::Own(Rc::new(own)));
        }
        true
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
