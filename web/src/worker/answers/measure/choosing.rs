//! Which formulation is the fastest on this device: all of them, for one p and n with each answer.

use super::crew::Crew;
use crate::worker::protocol::processors::Work;
use hyperfly_core::{Run, signal};
use hyperfly_exec::{Calibrated, Clocked, Fault, Spread};
use hyperfly_export::fastest::{cells, formulations};
use hyperfly_request::Settings;
use hyperfly_view::measured::{Cell, Fastest, Tried};

/// All passes of one formulation take no longer than this, in seconds, if three of them do not.
const LASTS: f64 = 0.25;
/// Passes that count; fewer where one takes long.
const PASSES: u32 = 9;

/// How far it is.
#[derive(Default)]
pub struct Choosing {
    /// What is found.
    pub map: Fastest,
    asked: Settings,
    all: Vec<(u32, u64)>,
}

impl Choosing {
    /// For all p up to this one, on this machine.
    pub fn new(asked: &Settings, machine: &Calibrated, most: u32, resolution: f64) -> Choosing {
        let map = Fastest { cells: Vec::new(), resolution };
        Choosing { map, asked: asked.clone(), all: cells(machine, most, resolution) }
    }

    /// What is next, and how much of all is done.
    pub fn next(&self) -> Option<((u32, u64), f64)> {
        let done = self.map.cells.len();
        Some((*self.all.get(done)?, done as f64 / self.all.len() as f64))
    }

    /// Nothing is next.
    pub fn stop(&mut self) {
        self.all.truncate(self.map.cells.len());
    }

    /// The last one is measured again.
    pub fn go_back(&mut self) {
        self.map.cells.pop();
    }

    /// Measures what is next; `simulated` says what a run takes on a simulated machine.
    ///
    /// # Errors
    /// What a [`Fault`] can be, but that the clock was too coarse.
    pub async fn measure(
        &mut self,
        crew: &mut Crew,
        clocked: Clocked,
        machine: &Calibrated,
        simulated: impl Fn(&Settings) -> Option<Run>,
    ) -> Result<(), Fault> {
        let Some(((p, n), _)) = self.next() else { return Ok(()) };
        let mut tried = Vec::new();
        for (choice, settings) in formulations(&self.asked, p, n) {
            let beside = simulated(&machine.of(&settings));
            let Some(simulated) = beside.and_then(|run| run.seconds(run.report.t_parallel)) else { continue };
            let scenario = settings.scenario();
            let plan = scenario.plan();
            let passes = ((LASTS / simulated) as u32).clamp(3, PASSES);
            let done = crew.execute(&Work::Run(settings), &plan, passes).await?;
            let input = signal::samples(&scenario.problem, None);
            let measured =
                clocked.measurement(&scenario, &plan, done.stamps, Vec::new(), input, &done.memories);
            let passes = match measured {
                Ok(measurement) => Spread::of(&measurement.passes),
                Err(Fault::TooShort { .. }) => None,
                Err(fault) => return Err(fault),
            };
            let measured = passes.map(|spread| [spread.lower, spread.median, spread.upper]);
            tried.push(Tried { choice, simulated, measured });
        }
        self.map.cells.push(Cell { p, n, tried });
        Ok(())
    }
}
