//! What every component is handed: the state and the engine.

use crate::engine::Engine;
use crate::state::{Action, State};
use hyperfly_view::compare::Versus;
use hyperfly_view::{Lockstep, Selection, Unit};
use std::ops::Deref;
use std::rc::Rc;
use yew::{Callback, UseReducerDispatcher, UseReducerHandle};

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

/// Two runs beside each other, once both are there.
pub struct Pair {
    /// How they go on together.
    pub lockstep: Rc<Lockstep>,
    /// What they differ in; `None` where their times have different units.
    pub versus: Option<Versus>,
}

/// State and engine.
#[derive(Clone, PartialEq)]
pub struct Context {
    /// The state.
    pub state: Rc<State>,
    /// The state of the page: that of the left side.
    page: Rc<State>,
    /// Workers, clock and stopwatch.
    pub engine: Same<Engine>,
    /// The comparison.
    pub pair: Option<Same<Pair>>,
    dispatcher: UseReducerDispatcher<State>,
}

impl Context {
    /// Of the page.
    pub fn new(state: &UseReducerHandle<State>, engine: Same<Engine>) -> Context {
        let dispatcher = state.dispatcher();
        let state = Rc::new((**state).clone());
        Context { page: state.clone(), state, engine, pair: None, dispatcher }
    }

    /// What the right side of a comparison sees.
    pub fn right_side(&self) -> Option<Context> {
        let state = Rc::new(self.state.right_side()?);
        Some(Context { state, ..self.clone() })
    }

    /// What the left side sees, or the page without a comparison.
    pub fn left_side(&self) -> Context {
        Context { state: self.page.clone(), ..self.clone() }
    }

    /// The side whose controls are in the rail.
    pub fn in_hand(&self) -> Context {
        self.right_side().filter(|_| self.state.right.in_hand).unwrap_or_else(|| self.clone())
    }

    /// The moment of this side's run at a time of the clock.
    pub fn at(&self, t: f64) -> f64 {
        match &self.pair {
            None => t,
            Some(pair) if self.state.is_right => pair.lockstep.right(t),
            Some(pair) => pair.lockstep.left(t),
        }
    }

    /// The next stop of a kind, or the one before, on either side of a comparison, as a time of the clock; and what happens there,
    /// of the side whose it is.
    pub fn stop(&self, unit: Unit, forward: bool) -> Option<(f64, Option<Selection>, Context)> {
        let t = self.engine.player.t();
        let mut nearest: Option<(f64, Option<Selection>, Context)> = None;
        for side in [Some(self.left_side()), self.right_side()].into_iter().flatten() {
            let Some(shown) = &side.state.shown else { continue };
            let at = side.at(t);
            let stop = if forward { shown.stops.next(unit, at) } else { shown.stops.previous(unit, at) };
            let mut found = stop.map(|stop| (side.clock(stop.t), stop.what));
            // A side that is over stays at its end, which is a stop on the way back.
            let end = side.clock(shown.story.t_end());
            if !forward && t - end > 1e-9 * end && unit == Unit::Event {
                found = Some((end, None));
            }
            if let Some((time, what)) = found.filter(|(time, _)| (*time > t) == forward && *time != t) {
                let nearer = |other: f64| if forward { time < other } else { time > other };
                if nearest.as_ref().is_none_or(|(other, ..)| nearer(*other)) {
                    nearest = Some((time, what, side.clone()));
                }
            }
        }
        nearest
    }

    /// The time of the clock at a moment of this side's run.
    fn clock(&self, t: f64) -> f64 {
        match &self.pair {
            Some(pair) if self.state.is_right => pair.lockstep.clock(t),
            _ => t,
        }
    }

    /// Something happens.
    pub fn send(&self, action: Action) {
        self.dispatcher.dispatch(self.of_side(action));
    }

    /// A callback by which something happens.
    pub fn on<E>(&self, action: impl Fn(E) -> Action + 'static) -> Callback<E> {
        let own = self.clone();
        Callback::from(move |event| own.send(action(event)))
    }

    /// What is done to the right side does not happen to the left one.
    fn of_side(&self, action: Action) -> Action {
        use Action::{Commit, Hover, Pin, Set, SetAll, Write};
        match action {
            Set(..) | SetAll(_) | Write(..) | Commit | Hover(_) | Pin(_) if self.state.is_right => {
                Action::Right(Box::new(action))
            }
            action => action,
        }
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
