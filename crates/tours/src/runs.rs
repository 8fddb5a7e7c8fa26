//! Cached runs of a tour's steps.

use hyperfly_core::limits::{MEMORY_PAGE, Options};
use hyperfly_request::{Request, Settings, run};
use hyperfly_view::Replay;
use std::rc::Rc;

/// Cache of runs.
#[derive(Default)]
pub struct Runs {
    cached: Vec<(Settings, Result<Rc<Replay>, String>)>,
}

/// Maximum number of cached runs: enough for a tour with its comparisons.
const MAX_RUNS: usize = 24;

/// Maximum estimated work of a quick run.
const MAX_QUICK_WORK: u64 = 1 << 21;

impl Runs {
    /// Returns the run of a scenario, from the cache if possible.
    ///
    /// # Errors
    /// The reason why it cannot run, for the reader.
    pub fn get(&mut self, scenario: &Settings) -> Result<Rc<Replay>, String> {
        // The signal does not affect times.
        let signal = Request::default().settings.signal;
        let scenario = Settings { signal, ..scenario.clone() };
        if let Some((_, replay)) =
            self.cached.iter().find(|(cached_scenario, _)| *cached_scenario == scenario)
        {
            return replay.clone();
        }
        let options = Options { data: false, trace: true, memory: MEMORY_PAGE };
        let result = run(&scenario, None, options).map_err(|error| error.to_string());
        let replay = result.map(|run| Replay::new(Rc::new(run)));
        if self.cached.len() == MAX_RUNS {
            self.cached.drain(..1);
        }
        self.cached.push((scenario, replay.clone()));
        replay
    }

    /// Whether the run of a scenario takes only a moment.
    pub fn is_quick(&self, scenario: &Settings) -> bool {
        u64::from(scenario.p) * u64::from(scenario.p) * u64::from(scenario.r()) + scenario.n <= MAX_QUICK_WORK
    }
}
