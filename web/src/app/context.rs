//! The context that every component receives: store, engine and command registry. It never changes while the page lives, so passing
//! it down re-renders nothing; components read the state through a selector hook.

use crate::app::commands::Commands;
use crate::state::action::Action;
use crate::state::page_state::State;
use crate::state::run_comparison::{PtrEq, RunComparison};
use crate::state::store::{Side, Store};
use crate::worker::engine::Engine;
use hyperfly_request::Request;
use hyperfly_view::{Selection, StepUnit};
use std::rc::Rc;
use yew::{Callback, Properties};

/// Store and engine as seen from one side of a comparison.
#[derive(Clone, PartialEq)]
pub struct Context {
    pub store: PtrEq<Store>,
    pub engine: PtrEq<Engine>,
    pub commands: PtrEq<Commands>,
    side: Side,
}

/// Properties of a component that needs only the context.
#[derive(Clone, PartialEq, Properties)]
pub struct Props {
    pub cx: Context,
}

/// A stop in clock time, with the selection there and the side it belongs to.
type Stop = (f64, Option<Selection>, Context);

impl Context {
    /// Creates the context of the page's left side.
    pub fn new(store: Rc<Store>, engine: Rc<Engine>) -> Context {
        Context { store: PtrEq(store), engine: PtrEq(engine), commands: PtrEq::default(), side: Side::Left }
    }

    /// Returns the current state of this side.
    pub fn state(&self) -> Rc<State> {
        self.store.state(self.side)
    }

    /// Returns the request of this side with the cursor's resting time.
    pub fn request(&self) -> Request {
        self.engine.visible_request(&self.state())
    }

    /// Returns the explorer's address fragment, without an opened paper.
    pub fn explorer(&self) -> String {
        let mut request = self.request();
        request.look.paper.clear();
        request.to_fragment()
    }

    /// Returns the comparison once both runs are available.
    pub fn comparison(&self) -> Option<PtrEq<RunComparison>> {
        self.state().comparison.clone()
    }

    /// Returns the context of the right side; without a comparison it sees the page's state.
    pub fn right_side(&self) -> Context {
        Context { side: Side::Right, ..self.clone() }
    }

    /// Returns the context of the left side, or of the page without a comparison.
    pub fn left_side(&self) -> Context {
        Context { side: Side::Left, ..self.clone() }
    }

    pub fn is_right(&self) -> bool {
        self.state().is_right
    }

    /// Returns the side that the rail and the keys control.
    pub fn controlled_side(&self) -> Context {
        if self.left_side().state().right.has_controls { self.right_side() } else { self.left_side() }
    }

    /// Converts clock time to the time of this side's run.
    pub fn run_time(&self, t: f64) -> f64 {
        match self.comparison() {
            None => t,
            Some(pair) if self.is_right() => pair.alignment.right(t),
            Some(pair) => pair.alignment.left(t),
        }
    }

    /// Finds the nearest next or previous stop of a kind on either side of a comparison, in clock time.
    pub fn stop(&self, unit: StepUnit, forward: bool) -> Option<Stop> {
        let t = self.engine.player.t();
        let mut nearest: Option<Stop> = None;
        let right_context = Some(self.right_side()).filter(Context::is_right);
        for side in [Some(self.left_side()), right_context].into_iter().flatten() {
            let Some(shown) = side.state().displayed.clone() else { continue };
            let run_t = side.run_time(t);
            let stop =
                if forward { shown.stops.next(unit, run_t) } else { shown.stops.previous(unit, run_t) };
            let mut candidate = stop.map(|stop| (side.clock_time(stop.t), stop.selection));
            // The cursor of a finished side stays at its end, so stepping back stops there too.
            let end = side.clock_time(shown.replay.t_end());
            if !forward && t - end > 1e-9 * end && unit == StepUnit::Event {
                candidate = Some((end, None));
            }
            if let Some((time, selection)) =
                candidate.filter(|(time, _)| (*time > t) == forward && *time != t)
            {
                let nearer = |other: f64| if forward { time < other } else { time > other };
                if nearest.as_ref().is_none_or(|(other, ..)| nearer(*other)) {
                    nearest = Some((time, selection, side.clone()));
                }
            }
        }
        nearest
    }

    /// Converts a time of this side's run to clock time.
    fn clock_time(&self, t: f64) -> f64 {
        match self.comparison() {
            Some(pair) if self.is_right() => pair.alignment.clock(t),
            _ => t,
        }
    }

    /// Dispatches an action for this side.
    pub fn send(&self, action: Action) {
        self.store.dispatch(self.wrap_for_side(action));
    }

    /// Returns a callback that dispatches the action built from its event.
    pub fn callback<E>(&self, action: impl Fn(E) -> Action + 'static) -> Callback<E> {
        let cx = self.clone();
        Callback::from(move |event| cx.send(action(event)))
    }

    /// Returns a callback that dispatches a fixed action.
    pub fn sender<E>(&self, action: Action) -> Callback<E> {
        let cx = self.clone();
        Callback::from(move |_| cx.send(action.clone()))
    }

    /// Wraps an action on the right side, so that it leaves the left one alone.
    fn wrap_for_side(&self, action: Action) -> Action {
        use Action::{Commit, Drag, Enter, Hover, Pin, Set, SetAll, Write};
        match action {
            Set(..) | Enter(..) | SetAll(_) | Drag(_) | Write(..) | Commit | Hover(_) | Pin(_)
                if self.is_right() =>
            {
                Action::Right(Box::new(action))
            }
            action => action,
        }
    }

    /// Notifies listeners after something was drawn without an action, so that the page is measured again.
    pub fn notify_drawn(&self) {
        self.store.notify();
    }

    /// Starts or pauses playback.
    pub fn play(&self, play: bool) {
        self.send(Action::Play(play));
    }

    /// Moves the cursor and pauses.
    pub fn seek(&self, t: f64) {
        self.engine.player.seek(t);
        self.play(false);
    }
}
