//! Processors as threads of one process, pinned to cores where the system allows it. Messages pass through bounded channels, and their
//! buffers change owner without a copy.

mod channels;
mod gate;

use crate::calibrate::{self, Extent, MeasuredMachine, PlanExecutor};
use crate::collect;
use crate::fault::Fault;
use crate::library::Library;
use crate::link::Link;
use crate::measurement::{self, ExecutorInfo, ExecutorKind, Measurement, RawTimings};
use crate::processor::{Processor, State};
use crate::resolution::resolution;
use crate::stamps::Stamps;
use channels::{BlockingLink, Channels, create_channels};
use gate::Gate;
use hyperfly_core::kernel::Twiddles;
use hyperfly_core::schedule::Plan;
use hyperfly_core::{Complex64, Scenario, signal};
use std::ops::ControlFlow;
use std::thread;
use std::time::{Duration, Instant};

/// Maximum number of threads: more say nothing about a single-board machine.
pub const MAX_THREADS: u32 = 256;

/// Executor with one thread per processor.
#[derive(Clone, Debug)]
pub struct Threads {
    pub scenario: Scenario,
    /// Number of counted passes. One uncounted warm-up pass precedes them.
    pub passes: u32,
    /// Whether thread q is pinned to core q.
    pub pin: bool,
    /// Maximum waiting time for a message.
    pub timeout: Duration,
    /// Library for local transforms instead of the kernel.
    pub library: Option<Library>,
}

/// Results of all passes.
pub struct Passes {
    /// Timestamps by counted pass and processor.
    pub stamps: Vec<Vec<Stamps>>,
    /// Final memory contents by processor, with the same bits in every pass.
    pub cells: Vec<Vec<Complex64>>,
}

impl Threads {
    /// Creates an executor with pinned threads and ten seconds of patience. At least one pass counts.
    pub fn new(scenario: &Scenario, passes: u32) -> Threads {
        Threads {
            scenario: scenario.clone(),
            passes: passes.max(1),
            pin: true,
            timeout: Duration::from_secs(10),
            library: None,
        }
    }

    /// Number of cores available to this process.
    pub fn cores() -> u32 {
        gate::cores()
    }

    fn executor() -> ExecutorInfo {
        ExecutorInfo { kind: ExecutorKind::Threads, cores: gate::cores(), resolution: resolution() }
    }

    /// Measures the scenario, and the serial formulation of the same transform for T_s. `input` holds the reader's samples if the signal is
    /// theirs. `keep_going` receives the fraction done and returns whether to continue.
    ///
    /// # Errors
    /// Any [`Fault`] of the execution.
    pub fn measure(
        &self,
        input: Option<&[Complex64]>,
        keep_going: &mut dyn FnMut(f64) -> ControlFlow<()>,
    ) -> Result<Measurement, Fault> {
        let input = signal::samples(&self.scenario.problem, input);
        let serial = Threads { scenario: measurement::serial_scenario(&self.scenario), ..self.clone() };
        let plan = serial.scenario.plan();
        let words = signal::pack(&input, plan.transform);
        let sample = |i: u64| words[i as usize];
        let serial_passes =
            serial.execute_passes(&plan, &sample, &mut |progress| keep_going(progress / 2.0))?;
        let serial: Vec<f64> = serial_passes.seconds(&plan);
        let plan = self.scenario.plan();
        let passes = self.execute_passes(&plan, &sample, &mut |progress| keep_going(0.5 + progress / 2.0))?;
        Threads::executor().measure(RawTimings {
            scenario: &self.scenario,
            plan: &plan,
            passes: passes.stamps,
            serial,
            input,
            memories: &passes.cells,
            library_nodes: self.library.map(|library| library.nodes(&plan)),
        })
    }

    /// Calibrates the machine with `extent.p` processors.
    ///
    /// # Errors
    /// Any [`Fault`] of the execution.
    pub fn calibrate(
        extent: Extent,
        keep_going: &mut dyn FnMut(f64) -> ControlFlow<()>,
    ) -> Result<MeasuredMachine, Fault> {
        let samples = calibrate::measure(&mut Threads::new(&Scenario::default(), 1), extent, keep_going)?;
        Ok(MeasuredMachine { executor: Threads::executor(), p: extent.p, samples })
    }

    /// Executes all passes of a plan over one input, where `sample(i)` is element i.
    ///
    /// # Errors
    /// Any [`Fault`] of the execution.
    pub fn execute_passes(
        &self,
        plan: &Plan,
        sample: &(dyn Fn(u64) -> Complex64 + Sync),
        keep_going: &mut dyn FnMut(f64) -> ControlFlow<()>,
    ) -> Result<Passes, Fault> {
        self.execute_over_links(plan, sample, keep_going, |_, channels| channels)
    }

    /// Executes all passes as [`Threads::execute_passes`] does, over links that `wrap` makes from each processor's channels.
    fn execute_over_links<L: Link + BlockingLink + Send>(
        &self,
        plan: &Plan,
        sample: &(dyn Fn(u64) -> Complex64 + Sync),
        keep_going: &mut dyn FnMut(f64) -> ControlFlow<()>,
        wrap: impl Fn(u32, Channels) -> L,
    ) -> Result<Passes, Fault> {
        if plan.p > MAX_THREADS {
            return Err(Fault::TooMany { max: MAX_THREADS });
        }
        let direction = self.scenario.problem.direction;
        let twiddles = Twiddles::for_plan(plan, direction);
        let library = self.library.map(|library| (library.prepare)(plan, direction));
        let gate = Gate::new(plan.p, Instant::now());
        let cores = if self.pin { core_affinity::get_core_ids().unwrap_or_default() } else { Vec::new() };
        // One more for the warm-up.
        let passes = self.passes + 1;
        let program = |rank: u32, mut link: L| -> Result<(Vec<Stamps>, Vec<Complex64>), Fault> {
            if let Some(core) = cores.get(rank as usize % cores.len().max(1)) {
                // If the system refuses, the thread runs on any core.
                core_affinity::set_for_current(*core);
            }
            let mut pass = 0;
            let processor = Processor::new(plan, rank, &twiddles).with_library(library.as_deref());
            processor.run_passes(self.passes, |processor| {
                processor.place_input(sample);
                pass += 1;
                gate.wait(pass)?;
                while let State::Waiting { from } = processor.advance(&mut link)? {
                    link.wait(from, &gate)?;
                }
                Ok(())
            })
        };
        let links = create_channels(plan, gate.epoch(), self.timeout);
        let results = thread::scope(|scope| {
            let mut threads = Vec::new();
            for (rank, channels) in (0..).zip(links) {
                let (program, gate, link) = (&program, &gate, wrap(rank, channels));
                let thread = thread::Builder::new().name(format!("processor {rank}")).stack_size(1 << 20);
                let run_watched = move || {
                    let _guard = gate.guard_panics(rank);
                    program(rank, link).map_err(|fault| gate.end(fault))
                };
                match thread.spawn_scoped(scope, run_watched) {
                    Ok(thread) => threads.push(thread),
                    Err(error) => {
                        gate.end(Fault::NoThread { processor: rank, reason: error.to_string() });
                        break;
                    }
                }
            }
            for pass in 1..=passes {
                if !gate.open(pass, || keep_going(f64::from(pass - 1) / f64::from(passes)).is_continue()) {
                    break;
                }
            }
            threads.into_iter().map(|thread| thread.join().ok()).collect::<Vec<_>>()
        });
        if let Some(fault) = gate.cause() {
            return Err(fault);
        }
        let mut passes = Passes { stamps: vec![Vec::new(); passes as usize - 1], cells: Vec::new() };
        for (rank, result) in (0..).zip(results) {
            let (stamps, cells) = result.ok_or(Fault::Stopped { processor: rank })??;
            passes.stamps.iter_mut().zip(stamps).for_each(|(pass, rank_stamps)| pass.push(rank_stamps));
            passes.cells.push(cells);
        }
        Ok(passes)
    }
}

impl Passes {
    /// Returns the T_p of every pass, in seconds.
    pub fn seconds(&self, plan: &Plan) -> Vec<f64> {
        self.stamps.iter().map(|stamps| collect::seconds(&collect::trace(plan, stamps))).collect()
    }
}

impl PlanExecutor for Threads {
    fn passes(
        &mut self,
        plan: &Plan,
        sample: &(dyn Fn(u64) -> Complex64 + Sync),
        passes: u32,
        keep_going: &mut dyn FnMut() -> ControlFlow<()>,
    ) -> Result<Vec<Vec<Stamps>>, Fault> {
        self.passes = passes;
        Ok(self.execute_passes(plan, sample, &mut |_| keep_going())?.stamps)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use hyperfly_request::Settings;
    use std::cell::Cell;

    /// Channels whose processor panics after a number of sends or clock readings.
    struct PanickingLink {
        channels: Channels,
        sends: u32,
        clock_reads: Cell<u32>,
    }

    impl Link for PanickingLink {
        fn now(&self) -> f64 {
            self.clock_reads
                .set(self.clock_reads.get().checked_sub(1).expect("processor 2 panics as intended"));
            self.channels.now()
        }

        fn send(&mut self, to: u32, pack: impl FnOnce(&mut Vec<Complex64>)) -> Result<(), Fault> {
            self.sends = self.sends.checked_sub(1).expect("processor 2 panics as intended");
            self.channels.send(to, pack)
        }

        fn take<T>(
            &mut self,
            from: u32,
            unpack: impl FnOnce(f64, &[Complex64]) -> T,
        ) -> Result<Option<T>, Fault> {
            self.channels.take(from, unpack)
        }
    }

    impl BlockingLink for PanickingLink {
        fn wait(&mut self, from: u32, gate: &Gate) -> Result<(), Fault> {
            self.channels.wait(from, gate)
        }
    }

    /// Executes on eight processors, of which processor 2 panics after this many sends or clock readings.
    fn execute_with_panic(sends: u32, clock_reads: u32) -> Result<Vec<Vec<Complex64>>, Fault> {
        let scenario = Settings { n: 256, p: 8, ..Settings::default() }.scenario();
        let (plan, input) = (scenario.plan(), signal::samples(&scenario.problem, None));
        let start = Instant::now();
        let result = Threads::new(&scenario, 3).execute_over_links(
            &plan,
            &|i| input[i as usize],
            // The time limit ends the test if the fault is not noticed.
            &mut |_| match start.elapsed() < Duration::from_secs(5) {
                true => ControlFlow::Continue(()),
                false => ControlFlow::Break(()),
            },
            |rank, channels| match rank {
                2 => PanickingLink { channels, sends, clock_reads: Cell::new(clock_reads) },
                _ => PanickingLink { channels, sends: u32::MAX, clock_reads: Cell::new(u32::MAX) },
            },
        );
        result.map(|passes| passes.cells)
    }

    #[test]
    fn panic_ends_all_threads_and_names_processor() {
        // A partner may notice the closed channel first, and names the same processor.
        assert_eq!(execute_with_panic(1, u32::MAX), Err(Fault::Stopped { processor: 2 }));
    }

    /// Processor 2 has seven steps and three messages. The eleventh clock reading follows its last step, when the others wait only at the
    /// gate.
    #[test]
    fn panic_after_last_message_ends_all_threads() {
        assert_eq!(execute_with_panic(u32::MAX, 10), Err(Fault::Stopped { processor: 2 }));
    }
}
