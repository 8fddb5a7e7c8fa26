//! The reader's device: its cores, its calibration in parts, and messages for its faults.

use super::worker_pool::WorkerPool;
use crate::worker::protocol::processors::Work;
use hyperfly_core::Run;
use hyperfly_core::limits::{MEMORY_PAGE, Options};
use hyperfly_exec::calibrate::{Extent, Samples, Task};
use hyperfly_exec::{Fault, collect};
use hyperfly_request::Settings;
use hyperfly_text::measured as text;
use hyperfly_view::notation::numbers::quantity;
use js_sys::{Date, global};
use wasm_bindgen::JsCast;
use web_sys::DedicatedWorkerGlobalScope;

/// Number of processors for calibration, if the device has the cores.
const MAX_CALIBRATED: u32 = 8;
/// Interval of replies during calibration, in milliseconds.
const REPLY_INTERVAL: f64 = 200.0;

/// Executes calibration tasks until the next reply is due.
pub async fn calibrate(
    pool: &mut WorkerPool,
    tasks: &mut Vec<Task>,
    done_tasks: &mut usize,
    samples: &mut Samples,
) -> Result<(), Fault> {
    let start = Date::now();
    if tasks.is_empty() {
        let probe = Extent::probe(max_calibration_processors());
        let execution = pool.execute(&Work::Task(probe), &probe.plan(), 1).await?;
        let durations =
            execution.stamps.iter().map(|stamps| collect::seconds(&collect::trace(&probe.plan(), stamps)));
        let message = durations.fold(0.0, f64::max).max(pool.resolution) / probe.units();
        *tasks = Extent::for_clock(max_calibration_processors(), pool.resolution, message).tasks();
    }
    while let Some(task) = tasks.get(*done_tasks)
        && Date::now() - start < REPLY_INTERVAL
    {
        let plan = task.plan();
        let execution = pool.execute(&Work::Task(*task), &plan, task.passes).await?;
        samples.add(task, &plan, &execution.stamps);
        *done_tasks += 1;
    }
    Ok(())
}

/// Simulates a run without data.
pub fn simulate_if_small(settings: &Settings) -> Option<Run> {
    let options = Options { data: false, trace: true, memory: MEMORY_PAGE };
    hyperfly_core::run(&settings.scenario(), None, options).ok()
}

/// Returns the number of processors for calibration, a power of two.
pub fn max_calibration_processors() -> u32 {
    let cores = cores().clamp(2, MAX_CALIBRATED);
    1 << cores.ilog2()
}

/// Returns the number of cores.
pub fn cores() -> u32 {
    let scope: DedicatedWorkerGlobalScope = global().unchecked_into();
    (scope.navigator().hardware_concurrency() as u32).max(1)
}

/// Formats a fault for the reader.
pub fn fault_message(fault: &Fault) -> String {
    match fault {
        Fault::Stopped { processor } => text::stopped(*processor),
        Fault::Silent { processor } => text::silent(*processor),
        Fault::Differs { processor } => text::differs(*processor),
        Fault::Wrong { error, .. } => text::wrong(&quantity(*error, 2)),
        other => text::failed(&other.to_string()),
    }
}
