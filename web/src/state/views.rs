//! Sets of figures. The three curves are tabs of one figure.

use hyperfly_request::{Choice, View};
use std::collections::BTreeSet;

/// A set of figures, each by [`figure`].
pub type Views = BTreeSet<View>;

/// The figure in which a view is drawn: the three curves share one.
pub fn figure(view: View) -> View {
    if view.is_curve() { View::Efficiency } else { view }
}

/// The figure of a view alone.
pub fn only(view: View) -> Views {
    of([view])
}

/// Every figure.
pub fn all() -> Views {
    of(View::ALL.iter().copied())
}

/// The figures of these views, put in one by one: collected they would be sorted, by a sort of their own.
fn of(views: impl IntoIterator<Item = View>) -> Views {
    let mut figures = Views::new();
    figures.extend(views.into_iter().map(figure));
    figures
}
