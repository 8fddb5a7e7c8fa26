//! Draws every picture of a run: drawing must succeed for any program.

use hyperfly_request::{Choice, View};
use hyperfly_view::sentence;
use hyperfly_view::{Replay, Selection, figure};
use std::rc::Rc;

const VIEWS: [View; 10] = [
    View::Machine,
    View::Butterfly,
    View::Timeline,
    View::Breakdown,
    View::Why,
    View::Distribution,
    View::Schedule,
    View::Supersteps,
    View::Spectrum,
    View::Table,
];

/// Draws all pictures at these fractions of T_p, with the given selection.
pub fn draw(replay: &Rc<Replay>, moments: &[(f64, Option<Selection>)]) {
    assert!(!sentence(replay, None).is_empty());
    for (fraction, selection) in moments {
        for view in VIEWS {
            let t = Some(fraction * replay.t_end());
            let request = figure::Request { t, selection: *selection, ..figure::Request::new(view) };
            let svg = figure::figure(replay, &request);
            assert!(!svg.contains("NaN") && !svg.contains("inf"), "{}:\n{svg}", view.id());
        }
    }
}
