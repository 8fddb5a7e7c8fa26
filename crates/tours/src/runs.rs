//! The runs that the steps of a tour show, each run once.

use hyperfly_core::limits::{MEMORY_PAGE, Options};
use hyperfly_request::{Request, Settings, run};
use hyperfly_view::Replay;
use std::rc::Rc;

/// Runs that are known.
#[derive(Default)]
pub struct Runs {
    known: Vec<(Settings, Result<Rc<Replay>, String>)>,
}

/// So many are kept: those of a tour and what stands beside them.
const MOST: usize = 24;

/// A run of so many points on so many processors takes a moment.
const QUICK: u64 = 1 << 21;

impl Runs {
    /// The run of a scenario.
    ///
    /// # Errors
    /// Why it cannot be run, for the reader.
    pub fn of(&mut self, scenario: &Settings) -> Result<Rc<Replay>, String> {
        // What is transformed changes no time.
        let signal = Request::default().settings.signal;
        let scenario = Settings { signal, ..scenario.clone() };
        if let Some((_, replay)) = self.known.iter().find(|(known, _)| *known == scenario) {
            return replay.clone();
        }
        let options = Options { data: false, trace: true, memory: MEMORY_PAGE };
        let ran = run(&scenario, None, options).map_err(|why| why.to_string());
        let replay = ran.map(|ran| Replay::new(Rc::new(ran)));
        if self.known.len() == MOST {
            self.known.drain(..1);
        }
        self.known.push((scenario, replay.clone()));
        replay
    }

    /// Whether the run of a scenario is known, or takes only a moment.
    pub fn is_quick(&self, scenario: &Settings) -> bool {
        u64::from(scenario.p) * u64::from(scenario.p) * u64::from(scenario.r()) + scenario.n <= QUICK
    }
}
