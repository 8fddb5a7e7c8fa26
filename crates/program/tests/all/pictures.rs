//! Every picture of a run, for the tests of this crate: each can be drawn, whatever the reader's schedule is.

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

/// Draws all of them at these parts of T_p, with what is selected then, and says what there is to see.
pub fn draw(replay: &Rc<Replay>, moments: &[(f64, Option<Selection>)]) {
    assert!(!sentence(replay, None).is_empty());
    for (part, selection) in moments {
        for view in VIEWS {
            let t = Some(part * replay.t_end());
            let asked = figure::Request { t, selection: *selection, ..figure::Request::new(view) };
            let svg = figure::figure(replay, &asked);
            assert!(!svg.contains("NaN") && !svg.contains("inf"), "{}:\n{svg}", view.id());
        }
    }
}
