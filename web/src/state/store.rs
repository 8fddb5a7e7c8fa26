//! Where the state is kept, and who is told when it changes: each listener only when what it looks at is another.

use crate::state::action::Action;
use crate::state::page_state::State;
use std::cell::{Cell, RefCell};
use std::rc::{Rc, Weak};

/// One side of a comparison.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Side {
    /// The left one, or the page without a comparison.
    Left,
    /// The right one.
    Right,
}

/// The state, and the same as the right side of a comparison sees it.
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

/// The store.
pub struct Store {
    own: Weak<Store>,
    sides: RefCell<Sides>,
    listeners: RefCell<Vec<(u32, Listener)>>,
    next: Cell<u32>,
}

/// A listener is told as long as this lives.
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
    /// A store with a first state.
    pub fn new(state: State) -> Rc<Store> {
        Rc::new_cyclic(|own| Store {
            own: own.clone(),
            sides: RefCell::new(Sides::of(state)),
            listeners: RefCell::default(),
            next: Cell::new(0),
        })
    }

    /// The state as a side sees it; without a comparison both see the same.
    pub fn state(&self, side: Side) -> Rc<State> {
        let sides = self.sides.borrow();
        match (side, &sides.right) {
            (Side::Right, Some(right)) => right.clone(),
            _ => sides.left.clone(),
        }
    }

    /// Something happens. Listeners may dispatch, too.
    pub fn dispatch(&self, action: Action) {
        let next = Sides::of(self.state(Side::Left).reduce(action));
        *self.sides.borrow_mut() = next;
        self.notify();
    }

    /// Tells every listener to look again.
    pub fn notify(&self) {
        let listeners: Vec<Listener> =
            self.listeners.borrow().iter().map(|(_, listener)| listener.clone()).collect();
        for listener in listeners {
            listener();
        }
    }

    /// Calls `listener` after every action.
    pub fn subscribe(&self, listener: impl Fn() + 'static) -> Subscription {
        let id = self.next.replace(self.next.get() + 1);
        self.listeners.borrow_mut().push((id, Rc::new(listener)));
        Subscription { store: self.own.clone(), id }
    }

    /// Calls `act` with what `select` takes from the state of the page: now, and whenever it is another.
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
                // Before it acts, which may dispatch.
                last.replace(now.clone());
                act(&now);
            }
        })
    }
}

#[cfg(test)]
mod tests;
