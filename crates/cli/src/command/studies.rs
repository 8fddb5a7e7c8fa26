//! Curves of a view with their simulated points, and scaling studies, with a progress bar.

use crate::execution::execute::execute_with;
use crate::output::progress::Progress;
use hyperfly_core::limits::Options;
use hyperfly_core::report::Report;
use hyperfly_core::{Run, Scenario};
use hyperfly_export::{points, scaling};
use hyperfly_request::{Look, Settings, View};
use hyperfly_view::chart::Curves;
use hyperfly_view::scaling::Study;
use hyperfly_view::views::{Needs, any_needs};
use std::cell::RefCell;
use std::ops::ControlFlow;

/// Computes the curves of a view around a run; `None` for the other views.
pub fn compute_curves(run: &Run, look: &Look, view: View) -> Option<Curves> {
    let progress = RefCell::new(Progress::new());
    let show =
        |fraction, scenario: &Scenario| progress.borrow_mut().show(fraction, &format!("p = {}", scenario.p));
    points::curves(
        run,
        look,
        view,
        |scenario| run_timing(scenario, &show),
        |scenario| show(f64::from(scenario.d()) / 16.0, scenario),
    )
}

/// Studies how a run scales, if one of the views shows it.
pub fn compute_study(run: &Run, views: &[View]) -> Option<Study> {
    let progress = RefCell::new(Progress::new());
    let show = |fraction, scenario: &Scenario| {
        progress.borrow_mut().show(fraction, &format!("p = {}, n = {}", scenario.p, scenario.n()))
    };
    any_needs(views, Needs::Scaling)
        .then(|| scaling::study(&run.scenario, |scenario| run_timing(scenario, &show)))
}

/// Runs without data and passes the progress to `show`.
fn run_timing(scenario: &Scenario, show: &dyn Fn(f64, &Scenario)) -> Option<Report> {
    let options = Options { data: false, trace: false, ..Options::default() };
    let mut report = |fraction| {
        show(fraction, scenario);
        ControlFlow::Continue(())
    };
    execute_with(&Settings::of(scenario), None, None, options, &mut report).ok().map(|run| run.report)
}
