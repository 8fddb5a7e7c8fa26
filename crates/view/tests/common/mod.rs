//! Runs for the tests.

use hyperfly_request::{NoRun, Settings};
use hyperfly_view::Replay;
use std::rc::Rc;

/// The replay of a scenario.
pub fn replay(scenario: &Settings) -> Rc<Replay> {
    let run = hyperfly_request::run(scenario, None, Default::default());
    Replay::new(Rc::new(run.unwrap_or_else(|error| panic!("{scenario:?}: {error}"))))
}

/// The replay of a scenario; `None` if its messages block each other for ever.
#[allow(dead_code)]
pub fn try_replay(scenario: &Settings) -> Option<Rc<Replay>> {
    match hyperfly_request::run(scenario, None, Default::default()) {
        Ok(run) => Some(Replay::new(Rc::new(run))),
        Err(NoRun::Deadlock(_)) => None,
        Err(error) => panic!("{scenario:?}: {error}"),
    }
}
