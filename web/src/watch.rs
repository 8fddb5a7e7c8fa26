//! What a component does when something that it watches is another: one hook for all, compiled once.

use std::any::Any;
use std::rc::Rc;
use yew::prelude::*;

/// Does `act` after the first rendering, and after each in which `watched` is another. What it returns (a subscription, a
/// listener) is kept until it is done again, or the component is gone.
#[hook]
pub fn use_watch<W, A, K>(watched: W, act: A)
where
    W: PartialEq + 'static,
    A: FnOnce(&W) -> K + 'static,
    K: 'static,
{
    let watched = Rc::new(watched);
    let act = {
        let watched = watched.clone();
        Box::new(move || -> Box<dyn Any> { Box::new(act(&watched)) })
    };
    use_kept(Watched(watched), act);
}

#[hook]
fn use_kept(watched: Watched, act: Box<dyn FnOnce() -> Box<dyn Any>>) {
    use_effect_with(watched, move |_| {
        let kept = act();
        move || drop(kept)
    });
}

/// A value of any type, compared as what it is.
pub struct Watched(pub Rc<dyn Value>);

/// What can be compared with a value of any type.
pub trait Value: Any {
    /// Whether it is this value.
    fn is(&self, other: &dyn Any) -> bool;
}

impl<W: PartialEq + 'static> Value for W {
    fn is(&self, other: &dyn Any) -> bool {
        other.downcast_ref() == Some(self)
    }
}

impl PartialEq for Watched {
    fn eq(&self, other: &Watched) -> bool {
        let other: &dyn Any = &*other.0;
        self.0.is(other)
    }
}
