//! The curves of a view with their simulated points, with a progress bar.

use crate::execute::execute_with;
use crate::progress::Progress;
use hyperfly_core::Run;
use hyperfly_core::limits::Options;
use hyperfly_export::points;
use hyperfly_request::{Look, Settings, View};
use hyperfly_view::chart::Curves;
use std::cell::RefCell;

/// The curves of a view around a run; `None` for the other views.
pub fn curves(run: &Run, look: &Look, view: View) -> Option<Curves> {
    let progress = RefCell::new(Progress::new());
    let show = |done, of: &Settings| progress.borrow_mut().show(done, &format!("p = {}", of.p));
    let execute = |of: &Settings| {
        let options = Options { data: false, trace: false, ..Options::default() };
        execute_with(of, None, options, |done| show(done, of)).ok().map(|run| run.report)
    };
    points::curves(run, look, view, execute, |of| show(f64::from(of.d()) / 16.0, of))
}
