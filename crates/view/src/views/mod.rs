//! The registry of views. A view is one file that implements [`Descriptor`], with its line in [`ALL`]; its id is in
//! [`hyperfly_request::View`], because addresses and flags name it.
//!
//! A view's data are here and not in `hyperfly_export`, which writes them as files: files, the tables of the page and the pictures
//! show the same numbers.

mod breakdown;
mod butterfly;
mod cell;
mod choose;
mod cube;
mod curves;
mod descriptor;
mod distribution;
mod headings;
mod heat_map;
mod landscape;
mod machine;
mod measured;
mod metrics;
mod scaling;
mod schedule;
mod spectrum;
mod subject;
mod supersteps;
mod table;
mod timeline;
mod why;

pub use cell::{Cell, Sink};
pub use descriptor::{Descriptor, Sides, Timing};
pub use subject::{Needs, SceneInputs, Subject};

use crate::chart::Scale;
use hyperfly_request::View;

/// Every view, in the order of the page.
pub const ALL: &[&dyn Descriptor] = &[
    &machine::Machine,
    &butterfly::Butterfly,
    &curves::EFFICIENCY,
    &curves::SPEEDUP,
    &curves::ISOEFFICIENCY,
    &landscape::Landscape,
    &breakdown::Breakdown,
    &spectrum::Spectrum,
    &why::Why,
    &timeline::Timeline,
    &cube::Cube,
    &distribution::Distribution,
    &schedule::Schedule,
    &supersteps::Supersteps,
    &heat_map::HeatMap,
    &choose::Choose,
    &metrics::Metrics,
    &scaling::Scaling,
    &measured::Measured,
    &table::Table,
];

/// Views shown where none is chosen and space is limited: in files and embedded figures.
pub const DEFAULT_PAIR: [View; 2] = [View::Machine, View::Timeline];

/// Digits of real numbers in words and tables.
pub const DIGITS: usize = 6;

/// Returns the descriptor of a view.
pub fn of(view: View) -> &'static dyn Descriptor {
    // A test checks that every view is registered.
    ALL.iter().copied().find(|known| known.view() == view).unwrap_or(ALL[0])
}

/// Returns the curves against p.
pub fn curves() -> impl Iterator<Item = View> {
    ALL.iter().map(|known| known.view()).filter(|view| view.is_curve())
}

/// Returns whether the picture of a view depends on the cursor in time.
pub fn has_time(view: View) -> bool {
    of(view).timing() != Timing::Still
}

/// Returns the scale of a curve against p; `None` for other views.
pub fn curve_scale(view: View) -> Option<Scale> {
    match of(view).needs() {
        Needs::Curve(scale) => Some(scale),
        _ => None,
    }
}

/// Returns whether one of these views needs something.
pub fn any_needs(views: &[View], needs: Needs) -> bool {
    views.iter().any(|view| of(*view).needs() == needs)
}

#[cfg(test)]
mod tests {
    use super::*;
    use hyperfly_request::Choice;

    #[test]
    fn every_view_is_registered_once() {
        for &view in View::ALL {
            assert_eq!(ALL.iter().filter(|known| known.view() == view).count(), 1, "{}", view.id());
        }
    }

    #[test]
    fn columns_of_a_view_have_different_names() {
        for known in ALL {
            let mut columns = known.columns().to_vec();
            columns.sort_unstable();
            columns.dedup();
            assert_eq!(columns.len(), known.columns().len(), "{}", known.view().id());
        }
    }
}
