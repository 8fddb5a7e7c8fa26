//! Sets of figures. The three curves are tabs of one figure.

use crate::state::page_state::State;
use hyperfly_request::{Algorithm, Choice, View};
use hyperfly_view::views;
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

/// Returns the figures of views. Extending a set instead of collecting it avoids another instance of the sort in the module's code.
fn of(views: impl IntoIterator<Item = View>) -> Views {
    let mut figures = Views::new();
    figures.extend(views.into_iter().map(figure));
    figures
}

/// Returns the figures on the page. Unless one view is chosen, figures without content for this run are left out, and those that
/// appear on demand.
pub fn visible_views(state: &State) -> Vec<View> {
    let look = &state.request.look;
    let alone = look.view.is_some();
    let replay = state.displayed.as_ref().map(|shown| &*shown.replay);
    let is_offered = |view: View| {
        let descriptor = views::of(view);
        alone || !descriptor.is_on_demand() && descriptor.suits(replay)
    };
    let mut visible: Vec<View> =
        View::ALL.iter().copied().filter(|view| look.shows(*view) && is_offered(*view)).collect();
    visible.retain(|view| !view.is_curve());
    let has_curves = match alone {
        true => state.shows_curves(),
        // A program has a single point.
        false => state.request.settings.algorithm != Algorithm::Program,
    };
    if has_curves {
        visible.push(View::Efficiency);
    }
    visible
}

#[cfg(all(test, not(target_arch = "wasm32")))]
mod tests {
    use super::*;
    use hyperfly_request::Request;

    #[test]
    fn view_on_demand_appears_only_when_chosen() {
        let visible = |fragment: &str| {
            let request = Request::from_fragment(fragment).0.expect("a request");
            visible_views(&State::new(request, Vec::new(), Vec::new(), false))
        };
        assert!(
            visible("p=16&n=64").contains(&View::Machine) && !visible("p=16&n=64").contains(&View::HeatMap)
        );
        assert_eq!(visible("view=heat-map"), [View::HeatMap]);
        assert_eq!(visible("view=machine,heat-map"), [View::Machine, View::HeatMap]);
    }
}
