//! Search for the fastest formulation on this device: measures all formulations, one p and n per query.

use super::worker_pool::WorkerPool;
use crate::worker::protocol::processors::Work;
use hyperfly_core::{Run, signal};
use hyperfly_exec::{ExecutorInfo, Fault, MeasuredMachine, Spread};
use hyperfly_export::fastest::{cells, formulations};
use hyperfly_request::Settings;
use hyperfly_view::measured::{CandidateTimes, Cell, FastestMap};

/// Limit on the duration of all passes of a formulation in seconds, unless three take longer.
const MAX_SECONDS: f64 = 0.25;
/// Number of counted passes; fewer if one takes long.
const PASSES: u32 = 9;

/// State of the search.
#[derive(Default)]
pub struct FormulationSearch {
    /// The cells found so far.
    pub map: FastestMap,
    settings: Settings,
    sizes: Vec<(u32, u64)>,
}

impl FormulationSearch {
    /// Creates a search over all p up to `max_p` on this machine.
    pub fn new(
        settings: &Settings,
        machine: &MeasuredMachine,
        max_p: u32,
        resolution: f64,
    ) -> FormulationSearch {
        let map = FastestMap { cells: Vec::new(), resolution };
        FormulationSearch { map, settings: settings.clone(), sizes: cells(machine, max_p, resolution) }
    }

    /// Returns the next p and n, and the completed fraction.
    pub fn next(&self) -> Option<((u32, u64), f64)> {
        let measured_cells = self.map.cells.len();
        Some((*self.sizes.get(measured_cells)?, measured_cells as f64 / self.sizes.len() as f64))
    }

    /// Ends the search.
    pub fn stop(&mut self) {
        self.sizes.truncate(self.map.cells.len());
    }

    /// Drops the last cell, which is measured again.
    pub fn repeat_last(&mut self) {
        self.map.cells.pop();
    }

    /// Measures the next p and n; `simulated` runs settings on the simulated machine.
    ///
    /// # Errors
    /// Any [`Fault`] except a clock that is too coarse.
    pub async fn measure(
        &mut self,
        pool: &mut WorkerPool,
        executor: ExecutorInfo,
        machine: &MeasuredMachine,
        simulated: impl Fn(&Settings) -> Option<Run>,
    ) -> Result<(), Fault> {
        let Some(((p, n), _)) = self.next() else { return Ok(()) };
        let mut candidates = Vec::new();
        for (choice, settings) in formulations(&self.settings, p, n) {
            let comparison = simulated(&machine.settings_for(&settings));
            let Some(simulated) = comparison.and_then(|run| run.seconds(run.report.t_parallel)) else {
                continue;
            };
            let scenario = settings.scenario();
            let plan = scenario.plan();
            let passes = ((MAX_SECONDS / simulated) as u32).clamp(3, PASSES);
            let execution = pool.execute(&Work::Run(settings), &plan, passes).await?;
            let input = signal::samples(&scenario.problem, None);
            let measured = executor.measurement(
                &scenario,
                &plan,
                execution.stamps,
                Vec::new(),
                input,
                &execution.memories,
            );
            let passes = match measured {
                Ok(measurement) => Spread::from_values(&measurement.passes),
                Err(Fault::TooShort { .. }) => None,
                Err(fault) => return Err(fault),
            };
            let measured = passes.map(|spread| [spread.lower_quartile, spread.median, spread.upper_quartile]);
            candidates.push(CandidateTimes { choice, simulated, measured });
        }
        self.map.cells.push(Cell { p, n, tried: candidates });
        Ok(())
    }
}
