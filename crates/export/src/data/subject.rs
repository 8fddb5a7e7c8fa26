//! What the data behind a view is made from.

use hyperfly_view::Replay;
use hyperfly_view::chart::Curves;
use hyperfly_view::measured;
use hyperfly_view::scaling::Study;
use std::rc::Rc;

/// What a file is made from.
#[derive(Clone, Copy)]
pub struct Subject<'a> {
    /// The run.
    pub replay: &'a Rc<Replay>,
    /// The run beside it, where the schedule has one.
    pub counterpart: Option<&'a Rc<Replay>>,
    /// The curves of those views that are curves.
    pub curves: &'a [Curves],
    /// How the run scales, for the view of that.
    pub scaling: Option<&'a Study>,
    /// What was measured, for the view of that.
    pub measured: Option<&'a measured::Study>,
}
