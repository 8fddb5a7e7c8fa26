//! Tests of which actions notify which listeners.

use super::*;
use crate::controls::rail::ControlsState;
use hyperfly_request::{Request, Theme};
use hyperfly_view::Selection;

fn store() -> Rc<Store> {
    Store::new(State::new(Request::default(), Vec::new(), Vec::new(), false))
}

/// Counts changes of a selection, without the initial call.
fn count_changes<T: Clone + PartialEq + 'static>(
    store: &Store,
    select: impl Fn(&State) -> T + 'static,
) -> (Rc<Cell<u32>>, Subscription) {
    let count = Rc::new(Cell::new(0));
    let count_changes = count.clone();
    let subscription = store.watch(select, move |_| count_changes.set(count_changes.get() + 1));
    count.set(0);
    (count, subscription)
}

#[test]
fn hover_changes_selection_but_not_rail_or_numbers() {
    let store = store();
    let (rail, _rail) = count_changes(&store, ControlsState::of);
    let (numbers, _numbers) = count_changes(&store, |state| state.displayed.clone());
    let (pictures, _pictures) = count_changes(&store, State::selection);
    for q in 0..10 {
        store.dispatch(Action::Hover(Some(Selection::Processor(q))));
    }
    assert_eq!((rail.get(), numbers.get(), pictures.get()), (0, 0, 10));
}

#[test]
fn slider_tick_changes_only_the_rail() {
    let store = store();
    let (rail, _rail) = count_changes(&store, ControlsState::of);
    let (theme, _theme) = count_changes(&store, State::palette_theme);
    let (selection, _selection) = count_changes(&store, State::selection);
    store.dispatch(Action::Set("p", "64".into(), true));
    assert_eq!((rail.get(), theme.get(), selection.get()), (1, 0, 0));
}

#[test]
fn dispatching_watcher_leaves_last_state_to_all() {
    let store = store();
    let own = Rc::downgrade(&store);
    let _answer = store.watch(
        |state| state.request.look.theme,
        move |theme| {
            if let (Theme::Dark, Some(store)) = (theme, own.upgrade()) {
                store.dispatch(Action::Theme(Theme::Projector));
            }
        },
    );
    let (count, _count) = count_changes(&store, |state| state.request.look.theme);
    store.dispatch(Action::Theme(Theme::Dark));
    assert_eq!(store.state(Side::Left).request.look.theme, Theme::Projector);
    assert_eq!(count.get(), 1);
}

#[test]
fn dropped_subscription_is_not_notified() {
    let store = store();
    let (count, subscription) = count_changes(&store, |state| state.rail);
    store.dispatch(Action::Rail(true));
    drop(subscription);
    store.dispatch(Action::Rail(false));
    assert_eq!(count.get(), 1);
}

#[test]
fn right_side_sees_its_own_settings() {
    let store = store();
    assert!(!store.state(Side::Right).is_right);
    store.dispatch(Action::Set("beside", "topology:mesh".into(), false));
    let right = store.state(Side::Right);
    assert!(right.is_right);
    assert_eq!(right.value("topology"), "mesh");
    assert_eq!(store.state(Side::Left).value("topology"), "hypercube");
}
