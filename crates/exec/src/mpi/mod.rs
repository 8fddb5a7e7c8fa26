//! Processors as MPI ranks. Every rank compiles its own program and holds its own input and memory; rank 0 collects the results. Works
//! with any MPI-3, by nonblocking point-to-point messages or, on request, collectives.

mod clock;
mod groups;
mod link;

use crate::calibrate::{self, Extent, MeasuredMachine, PlanExecutor};
use crate::collect;
use crate::collective;
use crate::fault::Fault;
use crate::library::{Library, Transforms};
use crate::measurement::{self, ExecutorInfo, ExecutorKind, Measurement, RawTimings};
use crate::processor::{Processor, State};
use crate::resolution::resolution;
use crate::stamps::Stamps;
use clock::Clock;
use groups::{Groups, PassGroups};
use hyperfly_core::kernel::Twiddles;
use hyperfly_core::problem::Direction;
use hyperfly_core::schedule::Plan;
use hyperfly_core::{Complex64, Scenario, signal};
use link::{IsolatedLink, RankLink};
use mpi::collective::SystemOperation;
use mpi::environment::Universe;
use mpi::request::Scope;
use mpi::topology::SimpleCommunicator;
use mpi::traits::{Communicator, CommunicatorCollectives, Destination, Root, Source};
use std::collections::BTreeSet;
use std::ops::ControlFlow;
use std::time::{Duration, Instant};

/// Delay in seconds between the last rank's arrival and the start of a pass: longer than the announcement takes to reach all ranks.
const START_DELAY: f64 = 1e-3;

/// Initialized MPI. Dropping it finalizes MPI.
pub struct Mpi {
    world: SimpleCommunicator,
    clock: Clock,
    /// Number of cores of all machines together.
    cores: u32,
    /// Maximum waiting time for a message.
    pub timeout: Duration,
    /// Whether all-to-all exchanges in groups of three or more use collectives.
    pub collective: bool,
    /// Library for local transforms instead of the kernel.
    pub library: Option<Library>,
    report: fn(&Mpi, &Fault),
    // Declared last, so that MPI is finalized after all other fields are dropped.
    _universe: Universe,
}

/// Work of a rank before each pass.
struct PassSetup<'a> {
    run: &'a mut dyn FnMut() -> Result<(), Fault>,
    /// Upper bound on rank 0's time for it, for which the others wait.
    max_duration: Duration,
}

impl Mpi {
    /// Initializes MPI; `None` if it was initialized before. A rank calls `report` with the reason before it aborts all ranks.
    pub fn begin(report: fn(&Mpi, &Fault)) -> Option<Mpi> {
        let universe = mpi::initialize()?;
        let world = universe.world();
        let (clock, cores) = (Clock::default(), count_cores(&world));
        let timeout = Duration::from_secs(30);
        let (collective, library) = (false, None);
        Some(Mpi { world, clock, cores, timeout, collective, library, report, _universe: universe })
    }

    /// Rank of this process in the world communicator.
    pub fn rank(&self) -> u32 {
        self.world.rank() as u32
    }

    /// Number of ranks.
    pub fn ranks(&self) -> u32 {
        self.world.size() as u32
    }

    /// Reports the fault and aborts all ranks, which may be waiting for this one. Recovery is impossible, since messages may still be in
    /// transit.
    pub fn give_up(&self, fault: &Fault) -> ! {
        (self.report)(self, fault);
        self.world.abort(1)
    }

    /// Measures the scenario. Rank 0 gets the measurement, including T_s of the serial formulation, which rank 0 measures alone.
    ///
    /// # Errors
    /// Any [`Fault`] of the execution. The caller must then call [`Mpi::give_up`].
    pub fn measure(
        &self,
        scenario: &Scenario,
        input: Option<&[Complex64]>,
        passes: u32,
    ) -> Result<Option<Measurement>, Fault> {
        let sample = |i| signal::word(&scenario.problem, input, i);
        let plan = scenario.rank_plan(self.rank());
        // Between two passes, rank 0 runs one pass of the serial formulation while the others wait.
        let serial_run = (self.rank() == 0).then(|| measurement::serial_scenario(scenario));
        let serial_plan = serial_run.as_ref().map(Scenario::plan);
        let direction = scenario.problem.direction;
        let twiddles = serial_plan.as_ref().map(|plan| Twiddles::for_plan(plan, direction));
        let library = serial_plan.as_ref().and_then(|plan| self.prepare_library(plan, direction));
        let mut processor = serial_plan.as_ref().zip(twiddles.as_ref()).map(|(plan, twiddles)| {
            (plan, Processor::new(plan, 0, twiddles).with_library(library.as_deref()))
        });
        let mut serial = Vec::new();
        let collectives =
            if self.collective { collective::find_collectives(&plan, self.rank()) } else { Vec::new() };
        let groups = Groups::agree(&self.world, collectives);
        let own_nodes = self.library.map_or(0, |library| library.nodes(&plan));
        let [collective_messages, library_nodes] = self.sum([groups.messages(), own_nodes]);
        let mut run_pass = || {
            let Some((plan, processor)) = &mut processor else { return Ok(()) };
            processor.place_input(&sample);
            processor.advance(&mut IsolatedLink(&self.clock))?;
            let serial_stamps = [processor.stamps().clone()];
            serial.push(collect::seconds(&collect::trace(plan, &serial_stamps)));
            Ok(())
        };
        let setup = PassSetup { run: &mut run_pass, max_duration: max_serial_duration(scenario) };
        let (own_stamps, cells) = self.execute_passes(&plan, scenario, &groups, &sample, passes, setup)?;
        // The first pass is the warm-up.
        let serial = serial.split_off(serial.len().min(1));
        let Some(all_stamps) = self.gather_stamps(&own_stamps, scenario) else {
            self.world.process_at_rank(0).send(&cells[..]);
            return Ok(None);
        };
        let mut memories = vec![cells];
        for rank in 1..scenario.p {
            memories.push(self.world.process_at_rank(rank as i32).receive_vec::<Complex64>().0);
        }
        let plan = scenario.plan();
        let input = signal::samples(&scenario.problem, input);
        let measured = self.executor().measure(RawTimings {
            scenario,
            plan: &plan,
            passes: all_stamps,
            serial,
            input,
            memories: &memories,
            library_nodes: self.library.map(|_| library_nodes),
        })?;
        Ok(Some(Measurement { collective: self.collective.then_some(collective_messages), ..measured }))
    }

    /// Calibrates the machine with all ranks; every rank gets the result.
    ///
    /// # Errors
    /// Same as [`Mpi::measure`].
    pub fn calibrate(
        &mut self,
        extent: Extent,
        keep_going: &mut dyn FnMut(f64) -> ControlFlow<()>,
    ) -> Result<MeasuredMachine, Fault> {
        let p = self.ranks();
        let samples = calibrate::measure(self, extent, keep_going)?;
        Ok(MeasuredMachine { executor: self.executor(), p, samples })
    }

    /// Prepares the library, if any, for a plan.
    fn prepare_library(&self, plan: &Plan, direction: Direction) -> Option<Box<dyn Transforms>> {
        self.library.map(|library| (library.prepare)(plan, direction))
    }

    fn executor(&self) -> ExecutorInfo {
        ExecutorInfo { kind: ExecutorKind::Mpi, cores: self.cores, resolution: resolution() }
    }

    /// Executes all passes and returns this rank's timestamps by counted pass and its final memory contents.
    fn execute_passes(
        &self,
        plan: &Plan,
        scenario: &Scenario,
        groups: &Groups,
        sample: &dyn Fn(u64) -> Complex64,
        passes: u32,
        setup: PassSetup,
    ) -> Result<(Vec<Stamps>, Vec<Complex64>), Fault> {
        let rank = self.rank();
        let direction = scenario.problem.direction;
        let (twiddles, library) =
            (Twiddles::for_plan(plan, direction), self.prepare_library(plan, direction));
        let sends = plan.rank_steps(rank).iter().filter(|step| plan.sends(step).is_some()).count();
        // One buffer per message, since completion of a send is not reported. Passes reuse them.
        let mut buffers = vec![Vec::new(); sends - groups.messages() as usize];
        let processor = Processor::new(plan, rank, &twiddles)
            .with_collectives(&groups.collectives)
            .with_library(library.as_deref());
        processor.run_passes(passes, |processor| {
            (setup.run)()?;
            // Placing the input also brings it back into the cache.
            processor.place_input(sample);
            self.start_together(setup.max_duration);
            let poll_until = |is_done: &mut dyn FnMut() -> bool| self.poll_until(None, self.timeout, is_done);
            let mut group = PassGroups { clock: &self.clock, poll_until: &poll_until, groups, completed: 0 };
            mpi::request::scope(|scope| {
                let mut link = RankLink::new(&self.world, &self.clock, scope, buffers.iter_mut());
                loop {
                    let state = match processor.advance(&mut link) {
                        Ok(State::AtCollective) => {
                            processor.execute_collective(&mut group).map(|()| State::AtCollective)
                        }
                        state => state,
                    };
                    match state {
                        Ok(State::Waiting { from }) => self.wait(from),
                        Ok(State::AtCollective) => {}
                        Ok(State::Done) => break,
                        Err(fault) => self.give_up(&fault),
                    }
                }
                self.complete_sends(link);
            });
            Ok(())
        })
    }

    /// Waits for all ranks, aligns the clocks and starts the pass at a common instant. The last rank may arrive up to `max_duration` later.
    fn start_together(&self, max_duration: Duration) {
        let mut barrier = Some(self.world.immediate_barrier());
        self.poll_until(None, self.timeout + max_duration, || {
            barrier = barrier.take().and_then(|request| request.test().err());
            barrier.is_none()
        });
        // Within a minute, clocks drift by more than a message takes.
        self.clock.align(&self.world, &|from| self.wait(from));
        let begin = if self.rank() == 0 {
            let begin = self.clock.now() + START_DELAY;
            (1..self.world.size()).for_each(|rank| self.world.process_at_rank(rank).send(&begin));
            begin
        } else {
            self.wait(0);
            self.world.process_at_rank(0).receive::<f64>().0
        };
        while self.clock.now() < begin {
            std::hint::spin_loop();
        }
    }

    /// Waits until a message from processor `from` is available.
    fn wait(&self, from: u32) {
        let source = self.world.process_at_rank(from as i32);
        self.poll_until(Some(from), self.timeout, || source.immediate_probe().is_some());
    }

    /// Waits until all sends of this rank are complete.
    fn complete_sends<'a, S: Scope<'a> + Copy>(&self, mut link: RankLink<'a, S>) {
        self.poll_until(None, self.timeout, || link.poll_sends());
    }

    /// Polls `is_done` until it returns true, and aborts after `timeout`. `awaited_rank` is the rank waited for, if it is a single one.
    fn poll_until(&self, awaited_rank: Option<u32>, timeout: Duration, mut is_done: impl FnMut() -> bool) {
        let start = Instant::now();
        while !is_done() {
            if start.elapsed() > timeout {
                self.give_up(&match awaited_rank {
                    Some(from) => Fault::Hung { processor: self.rank(), waits_for: from },
                    None => Fault::Left { processor: self.rank() },
                });
            }
            if self.ranks() > self.cores {
                std::thread::yield_now();
            }
        }
    }

    /// Returns the lowest rank with an error, if any. Collective: every rank calls it.
    pub fn lowest_failing_rank(&self, is_wrong: bool) -> Option<u32> {
        let candidate = if is_wrong { self.rank() } else { u32::MAX };
        let mut lowest_rank = u32::MAX;
        self.world.all_reduce_into(&candidate, &mut lowest_rank, SystemOperation::min());
        Some(lowest_rank).filter(|rank| *rank < u32::MAX)
    }

    /// Gathers a byte string from each rank, on rank 0 only, in rank order.
    pub fn join(&self, bytes: Vec<u8>) -> Option<Vec<Vec<u8>>> {
        if self.rank() > 0 {
            self.world.process_at_rank(0).send(&bytes[..]);
            return None;
        }
        let received_stamps =
            (1..self.world.size()).map(|rank| self.world.process_at_rank(rank).receive_vec().0);
        Some([bytes].into_iter().chain(received_stamps).collect())
    }

    /// Sums over all ranks. Collective.
    pub fn sum(&self, counts: [u64; 2]) -> [u64; 2] {
        let mut totals = [0; 2];
        self.world.all_reduce_into(&counts[..], &mut totals[..], SystemOperation::sum());
        totals
    }

    /// Gathers the timestamps of all ranks by pass and rank, on rank 0 only.
    fn gather_stamps(&self, rank_stamps: &[Stamps], scenario: &Scenario) -> Option<Vec<Vec<Stamps>>> {
        let numbers: Vec<f64> = rank_stamps.iter().flat_map(Stamps::numbers).collect();
        if self.rank() > 0 {
            self.world.process_at_rank(0).send(&numbers[..]);
            return None;
        }
        let mut all_stamps = vec![vec![Stamps::default(); scenario.p as usize]; rank_stamps.len()];
        for rank in 0..scenario.p {
            let numbers = match rank {
                0 => numbers.clone(),
                _ => self.world.process_at_rank(rank as i32).receive_vec::<f64>().0,
            };
            let pass_length = numbers.len() / rank_stamps.len().max(1);
            for (pass, numbers) in numbers.chunks_exact(pass_length.max(1)).enumerate() {
                all_stamps[pass][rank as usize] = Stamps::from_numbers(numbers);
            }
        }
        Some(all_stamps)
    }
}

/// Returns the upper bound on a rank's time for a serial transform and its input.
fn max_serial_duration(scenario: &Scenario) -> Duration {
    // 20 ns per node and 200 ns per sample are slow.
    let n = scenario.n() as f64;
    Duration::from_secs_f64(n * (f64::from(scenario.r()) * 20e-9 + 200e-9))
}

/// Counts the cores of all machines that run ranks. Each rank may be bound to some cores of its machine; the union over its ranks counts.
fn count_cores(world: &SimpleCommunicator) -> u32 {
    let cores = core_affinity::get_core_ids().unwrap_or_default();
    let core_ids: Vec<u64> = cores.into_iter().map(|core| core.id as u64).collect();
    let name = mpi::environment::processor_name().unwrap_or_default().into_bytes();
    let root = world.process_at_rank(0);
    let mut core_count = 0u32;
    if world.rank() == 0 {
        let mut cores: BTreeSet<(Vec<u8>, u64)> =
            core_ids.into_iter().map(|core| (name.clone(), core)).collect();
        for rank in 1..world.size() {
            let process = world.process_at_rank(rank);
            let name = process.receive_vec::<u8>().0;
            cores.extend(process.receive_vec::<u64>().0.into_iter().map(|core| (name.clone(), core)));
        }
        core_count = cores.len() as u32;
    } else {
        root.send(&name[..]);
        root.send(&core_ids[..]);
    }
    root.broadcast_into(&mut core_count);
    core_count.max(1)
}

impl PlanExecutor for Mpi {
    fn passes(
        &mut self,
        plan: &Plan,
        sample: &(dyn Fn(u64) -> Complex64 + Sync),
        passes: u32,
        keep_going: &mut dyn FnMut() -> ControlFlow<()>,
    ) -> Result<Vec<Vec<Stamps>>, Fault> {
        // Rank 0 decides for all whether to continue.
        let mut continues_flag = u8::from(self.rank() > 0 || keep_going().is_continue());
        self.world.process_at_rank(0).broadcast_into(&mut continues_flag);
        if continues_flag == 0 {
            return Err(Fault::Cancelled);
        }
        let scenario = Scenario { p: plan.p, ..Scenario::default() };
        let setup = PassSetup { run: &mut || Ok(()), max_duration: Duration::ZERO };
        let (rank_stamps, _) =
            self.execute_passes(plan, &scenario, &Groups::default(), sample, passes, setup)?;
        let all_stamps = self.gather_stamps(&rank_stamps, &scenario);
        // All ranks get the samples, so that they fit the same lines.
        let mut numbers: Vec<f64> = all_stamps.iter().flatten().flatten().flat_map(Stamps::numbers).collect();
        let mut lengths: Vec<u64> =
            all_stamps.iter().flatten().flatten().map(|stamps| stamps.numbers().len() as u64).collect();
        lengths.resize((passes * plan.p) as usize, 0);
        self.world.process_at_rank(0).broadcast_into(&mut lengths[..]);
        numbers.resize(lengths.iter().sum::<u64>() as usize, 0.0);
        self.world.process_at_rank(0).broadcast_into(&mut numbers[..]);
        let mut rest = &numbers[..];
        let mut next_part = |length: u64| {
            let (part, remainder) = rest.split_at(length as usize);
            rest = remainder;
            Stamps::from_numbers(part)
        };
        let by_pass = lengths.chunks_exact(plan.p as usize);
        Ok(by_pass.map(|pass| pass.iter().map(|length| next_part(*length)).collect()).collect())
    }
}
