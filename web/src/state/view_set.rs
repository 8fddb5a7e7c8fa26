//! Sets of figures. The three curves are tabs of one figure.

use hyperfly_request::{Choice, View};
use std::collections::BTreeSet;

/// A set of figures, normalised by [`figure`].
pub type Views = BTreeSet<View>;

/// Returns the figure in which a view is drawn: the three curves share one.
pub fn figure(view: View) -> View {
    if view.is_curve() { View::Efficiency } else { view }
}

/// Returns the set with the figure of one view.
pub fn only(view: View) -> Views {
    of([view])
}

/// Returns all figures.
pub fn all() -> Views {
    of(View::ALL.iter().copied())
}

/// Returns the figures of views.
fn of(views: impl IntoIterator<Item = View>) -> Views {
    views.into_iter().map(figure).collect()
}
