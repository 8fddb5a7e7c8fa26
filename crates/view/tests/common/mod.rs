//! Runs for the tests.

use hyperfly_core::run::RunError;
use hyperfly_core::scenario::Scenario;
use hyperfly_view::Story;
use std::rc::Rc;

/// The story of a scenario.
pub fn story(scenario: &Scenario) -> Rc<Story> {
    let run = hyperfly_core::run(scenario, None, Default::default());
    Story::new(Rc::new(run.unwrap_or_else(|error| panic!("{scenario:?}: {error}"))))
}

/// The story of a scenario; `None` if its messages block each other for ever.
#[allow(dead_code)]
pub fn try_story(scenario: &Scenario) -> Option<Rc<Story>> {
    match hyperfly_core::run(scenario, None, Default::default()) {
        Ok(run) => Some(Story::new(Rc::new(run))),
        Err(RunError::Deadlock(_)) => None,
        Err(error) => panic!("{scenario:?}: {error}"),
    }
}
