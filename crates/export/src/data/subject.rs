//! The input of the data export.

use hyperfly_view::Replay;
use hyperfly_view::chart::Curves;
use hyperfly_view::measured;
use hyperfly_view::scaling::Study;
use std::rc::Rc;

/// The run to export, with the results that some views need.
#[derive(Clone, Copy)]
pub struct Subject<'a> {
    pub replay: &'a Rc<Replay>,
    /// The run that the schedule view compares with.
    pub counterpart: Option<&'a Rc<Replay>>,
    /// The curves against p, at most one per view.
    pub curves: &'a [Curves],
    /// The study for [`View::Scaling`](hyperfly_request::View::Scaling).
    pub scaling: Option<&'a Study>,
    /// The measurement for [`View::Measured`](hyperfly_request::View::Measured).
    pub measured: Option<&'a measured::Study>,
}
