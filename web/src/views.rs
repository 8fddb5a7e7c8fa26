//! Sets of figures. The three curves are tabs of one figure.

use hyperfly_request::{Choice, View};
use std::collections::BTreeSet;

/// A set of figures, each by [`figure`].
pub type Views = BTreeSet<View>;

/// The figure in which a view is drawn: the three curves share one.
pub fn figure(view: View) -> View {
    if view.is_curve() { View::Efficiency } else { view }
}

/// Every figure.
pub fn all() -> Views {
    View::ALL.iter().copied().map(figure).collect()
}
