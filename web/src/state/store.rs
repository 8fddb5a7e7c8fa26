//! The store of the state. Listeners run after every action; watchers only when their selection has changed.

use crate::state::action::Action;
use crate::state::page_state::State;
use std::cell::{Cell, RefCell};
use std::rc::{Rc, Weak};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Side {
    /// The left side, or the page without a comparison.
    Left,
    Right,
}

/// The state and its right side's view.
#[derive(Clone)]
struct Sides {
    left: Rc<State>,
    right: Option<Rc<State>>,
}

impl Sides {
    fn of(state: State) -> Sides {
        let right = state.right_side().map(Rc::new);
        Sides { left: Rc::new(state), right }
    }
}

type Listener = Rc<dyn Fn()>;

pub struct Store {
    own: Weak<Store>,
    sides: RefCell<Sides>,
    listeners: RefCell<Vec<(u32, Listener)>>,
    next: Cell<u32>,
}

/// Removes a listener when dropped.
pub struct Subscription {
    store: Weak<Store>,
    id: u32,
}

impl Drop for Subscription {
    fn drop(&mut self) {
        if let Some(store) = self.store.upgrade() {
            store.listeners.borrow_mut().retain(|(id, _)| *id != self.id);
        }
    }
}

impl Store {
    /// Creates a store.
    pub fn new(state: State) -> Rc<Store> {
        Rc::new_cyclic(|own| Store {
            own: own.clone(),
            sides: RefCell::new(Sides::of(state)),
            listeners: RefCell::default(),
            next: Cell::new(0),
        })
    }

    /// Returns the state as a side sees it; without a comparison both see the same.
    pub fn state(&self, side: Side) -> Rc<State> {
        let sides = self.sides.borrow();
        match (side, &sides.right) {
            (Side::Right, Some(right)) => right.clone(),
            _ => sides.left.clone(),
        }
    }

    /// Applies an action and notifies all listeners, which may dispatch too.
    pub fn dispatch(&self, action: Action) {
        let next = Sides::of(self.state(Side::Left).reduce(action));
        *self.sides.borrow_mut() = next;
        self.notify();
    }

    /// Notifies all listeners.
    pub fn notify(&self) {
        let listeners: Vec<Listener> =
            self.listeners.borrow().iter().map(|(_, listener)| listener.clone()).collect();
        for listener in listeners {
            listener();
        }
    }

    pub fn subscribe(&self, listener: impl Fn() + 'static) -> Subscription {
        let id = self.next.replace(self.next.get() + 1);
        self.listeners.borrow_mut().push((id, Rc::new(listener)));
        Subscription { store: self.own.clone(), id }
    }

    /// Calls `act` with what `select` takes from the page's state, now and whenever that changes.
    pub fn watch<T: Clone + PartialEq + 'static>(
        &self,
        select: impl Fn(&State) -> T + 'static,
        act: impl Fn(&T) + 'static,
    ) -> Subscription {
        let first = select(&self.state(Side::Left));
        act(&first);
        let (own, last) = (self.own.clone(), RefCell::new(first));
        self.subscribe(move || {
            let Some(store) = own.upgrade() else { return };
            let now = select(&store.state(Side::Left));
            if *last.borrow() != now {
                // Updated before `act`, which may dispatch.
                last.replace(now.clone());
                act(&now);
            }
        })
    }
}

#[cfg(test)]
mod tests;
