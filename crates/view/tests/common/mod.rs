//! Runs for the tests.

use hyperfly_core::scenario::Scenario;
use hyperfly_view::Story;
use std::rc::Rc;

/// The story of a scenario.
pub fn story(scenario: &Scenario) -> Rc<Story> {
    let run = hyperfly_core::run(scenario, None, Default::default());
    Story::new(Rc::new(run.unwrap_or_else(|error| panic!("{scenario:?}: {error}"))))
}
