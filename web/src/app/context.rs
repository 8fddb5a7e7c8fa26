//! What every component is handed: the way to the state and to the engine. It is the same as long as the page lives, so that
//! handing it over renders nothing again; `slice` says how to look at the state.

use crate::app::commands::Commands;
use crate::state::action::Action;
use crate::state::page_state::State;
use crate::state::pair::{Pair, PtrEq};
use crate::state::store::{Side, Store};
use crate::worker::engine::Engine;
use hyperfly_request::Request;
use hyperfly_view::{Selection, Unit};
use std::rc::Rc;
use yew::{Callback, Properties};

/// State and engine, as one side of a comparison sees them.
#[derive(Clone, PartialEq)]
pub struct Context {
    /// The state.
    pub store: PtrEq<Store>,
    /// Workers, clock and stopwatch.
    pub engine: PtrEq<Engine>,
    /// The commands that mounted components carry out for keys.
    pub commands: PtrEq<Commands>,
    side: Side,
}

/// The properties of a component that needs nothing but the page.
#[derive(Clone, PartialEq, Properties)]
pub struct Props {
    /// State and engine.
    pub cx: Context,
}

/// A stop of one side, as a time of the clock, and what happens there.
type Stop = (f64, Option<Selection>, Context);

impl Context {
    /// Of the page.
    pub fn new(store: Rc<Store>, engine: Rc<Engine>) -> Context {
        Context { store: PtrEq(store), engine: PtrEq(engine), commands: PtrEq::default(), side: Side::Left }
    }

    /// The state of this side, as it is now.
    pub fn state(&self) -> Rc<State> {
        self.store.state(self.side)
    }

    /// The request of this side, with the cursor where it rests.
    pub fn request(&self) -> Request {
        self.engine.seen(&self.state())
    }

    /// The fragment of the explorer as it is, whatever of the papers is opened.
    pub fn explorer(&self) -> String {
        let mut request = self.request();
        request.look.paper.clear();
        request.to_fragment()
    }

    /// The comparison, once both runs are there.
    pub fn pair(&self) -> Option<PtrEq<Pair>> {
        self.state().pair.clone()
    }

    /// The right side of a comparison; what it sees without one is the page.
    pub fn right_side(&self) -> Context {
        Context { side: Side::Right, ..self.clone() }
    }

    /// The left side, or the page without a comparison.
    pub fn left_side(&self) -> Context {
        Context { side: Side::Left, ..self.clone() }
    }

    /// Whether this is the right side of a comparison.
    pub fn is_right(&self) -> bool {
        self.state().is_right
    }

    /// The side whose controls are in the rail.
    pub fn in_hand(&self) -> Context {
        if self.left_side().state().right.in_hand { self.right_side() } else { self.left_side() }
    }

    /// The moment of this side's run at a time of the clock.
    pub fn at(&self, t: f64) -> f64 {
        match self.pair() {
            None => t,
            Some(pair) if self.is_right() => pair.alignment.right(t),
            Some(pair) => pair.alignment.left(t),
        }
    }

    /// The next stop of a kind, or the one before, on either side of a comparison, as a time of the clock; and what happens there,
    /// of the side whose it is.
    pub fn stop(&self, unit: Unit, forward: bool) -> Option<Stop> {
        let t = self.engine.player.t();
        let mut nearest: Option<Stop> = None;
        let right = Some(self.right_side()).filter(Context::is_right);
        for side in [Some(self.left_side()), right].into_iter().flatten() {
            let Some(shown) = side.state().shown.clone() else { continue };
            let at = side.at(t);
            let stop = if forward { shown.stops.next(unit, at) } else { shown.stops.previous(unit, at) };
            let mut found = stop.map(|stop| (side.clock(stop.t), stop.what));
            // A side that is over stays at its end, which is a stop on the way back.
            let end = side.clock(shown.replay.t_end());
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
        match self.pair() {
            Some(pair) if self.is_right() => pair.alignment.clock(t),
            _ => t,
        }
    }

    /// Something happens.
    pub fn send(&self, action: Action) {
        self.store.dispatch(self.of_side(action));
    }

    /// A callback by which something happens.
    pub fn on<E>(&self, action: impl Fn(E) -> Action + 'static) -> Callback<E> {
        let own = self.clone();
        Callback::from(move |event| own.send(action(event)))
    }

    /// A callback by which this happens, whatever the event says.
    pub fn does<E>(&self, action: Action) -> Callback<E> {
        let own = self.clone();
        Callback::from(move |_| own.send(action.clone()))
    }

    /// What is done to the right side does not happen to the left one.
    fn of_side(&self, action: Action) -> Action {
        use Action::{Commit, Enter, Hover, Pin, Set, SetAll, Write};
        match action {
            Set(..) | Enter(..) | SetAll(_) | Write(..) | Commit | Hover(_) | Pin(_) if self.is_right() => {
                Action::Right(Box::new(action))
            }
            action => action,
        }
    }

    /// Something was drawn without an action: who measures the page measures it again.
    pub fn drawn(&self) {
        self.store.notify();
    }

    /// Plays or pauses.
    pub fn play(&self, play: bool) {
        self.send(Action::Play(play));
    }

    /// Moves the cursor, and lets it rest there.
    pub fn seek(&self, t: f64) {
        self.engine.player.seek(t);
        self.play(false);
    }
}
