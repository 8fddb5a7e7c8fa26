//! What every component is handed: the state and the engine.

use crate::engine::Engine;
use crate::state::{Action, State};
use std::ops::Deref;
use std::rc::Rc;
use yew::{Callback, UseReducerHandle};

/// A shared thing that is equal only to itself.
pub struct Same<T>(pub Rc<T>);

impl<T> Clone for Same<T> {
    fn clone(&self) -> Self {
        Same(self.0.clone())
    }
}

impl<T> PartialEq for Same<T> {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

impl<T> Deref for Same<T> {
    type Target = T;

    fn deref(&self) -> &T {
        &self.0
    }
}

/// State and engine.
#[derive(Clone, PartialEq)]
pub struct Context {
    /// The state.
    pub state: UseReducerHandle<State>,
    /// Workers, clock and stopwatch.
    pub engine: Same<Engine>,
}

impl Context {
    /// Something happens.
    pub fn send(&self, action: Action) {
        self.state.dispatch(action);
    }

    /// A callback by which something happens.
    pub fn on<E>(&self, action: impl Fn(E) -> Action + 'static) -> Callback<E> {
        let dispatcher = self.state.dispatcher();
        Callback::from(move |event| dispatcher.dispatch(action(event)))
    }

    /// Plays or pauses.
    pub fn play(&self, play: bool) {
        self.send(Action::Play(play, self.engine.player.t()));
    }

    /// Moves the cursor, and lets it rest there.
    pub fn seek(&self, t: f64) {
        self.engine.player.seek(t);
        self.send(Action::Play(false, self.engine.player.t()));
    }
}
