//! Processors as ranks of MPI, one each: every rank compiles its own program and holds its own part of input and memory; rank 0
//! collects. Any MPI-3; nonblocking sends from point to point, or collectives where that is asked for.

mod clock;
mod groups;
mod link;

use crate::calibrate::{self, Calibrated, Executes, Extent};
use crate::collect;
use crate::collective;
use crate::fault::Fault;
use crate::library::{Library, Transforms};
use crate::measurement::{self, Clocked, Gathered, Measurement, On};
use crate::processor::{Processor, State};
use crate::resolution::resolution;
use crate::stamps::Stamps;
use clock::Clock;
use groups::{Groups, Meeting};
use hyperfly_core::kernel::Twiddles;
use hyperfly_core::problem::Direction;
use hyperfly_core::schedule::Plan;
use hyperfly_core::{Complex64, Scenario, signal};
use link::{Alone, Ranks};
use mpi::collective::SystemOperation;
use mpi::environment::Universe;
use mpi::request::Scope;
use mpi::topology::SimpleCommunicator;
use mpi::traits::{Communicator, CommunicatorCollectives, Destination, Root, Source};
use std::collections::BTreeSet;
use std::ops::ControlFlow;
use std::time::{Duration, Instant};

/// From the last rank's arrival to the begin of a pass: longer than the news takes to all.
const NOTICE: f64 = 1e-3;

/// MPI, initialized; it is finalized when this is dropped.
pub struct Mpi {
    world: SimpleCommunicator,
    clock: Clock,
    /// Of all machines together.
    cores: u32,
    /// How long a rank may wait for a message.
    pub patience: Duration,
    /// Whether exchanges of all with all within a group of three or more are collectives.
    pub collective: bool,
    /// What computes local transforms in place of the kernel.
    pub library: Option<Library>,
    say: fn(&Mpi, &Fault),
    // MPI ends when this is dropped: after all others, as it is declared last.
    _universe: Universe,
}

/// What a rank does before each pass.
struct Before<'a> {
    each: &'a mut dyn FnMut() -> Result<(), Fault>,
    /// How long it takes rank 0 at most, for which the others wait.
    alone: Duration,
}

impl Mpi {
    /// Initializes MPI; `None` if it was initialized before. `say` tells why a rank cannot go on, before it ends all others.
    pub fn begin(say: fn(&Mpi, &Fault)) -> Option<Mpi> {
        let universe = mpi::initialize()?;
        let world = universe.world();
        let (clock, cores) = (Clock::default(), cores(&world));
        let patience = Duration::from_secs(30);
        let (collective, library) = (false, None);
        Some(Mpi { world, clock, cores, patience, collective, library, say, _universe: universe })
    }

    /// The number of this rank.
    pub fn rank(&self) -> u32 {
        self.world.rank() as u32
    }

    /// How many ranks there are.
    pub fn ranks(&self) -> u32 {
        self.world.size() as u32
    }

    /// Ends all ranks at once, which may wait for this one: it cannot go on. There is no way back, as what it has sent may still
    /// be on its way.
    pub fn give_up(&self, fault: &Fault) -> ! {
        (self.say)(self, fault);
        self.world.abort(1)
    }

    /// Measures the scenario; rank 0 gets the measurement, with T_s of the serial formulation, which it measures alone.
    ///
    /// # Errors
    /// What a [`Fault`] can be. The caller must then [`Mpi::give_up`].
    pub fn measure(
        &self,
        scenario: &Scenario,
        own: Option<&[Complex64]>,
        passes: u32,
    ) -> Result<Option<Measurement>, Fault> {
        let sample = |i| signal::sample(&scenario.problem, own, i);
        let plan = scenario.program(self.rank());
        // Between two passes rank 0 is alone for one of the serial formulation, and the others wait for it.
        let alone = (self.rank() == 0).then(|| measurement::serial(scenario));
        let alone_plan = alone.as_ref().map(Scenario::plan);
        let direction = scenario.problem.direction;
        let twiddles = alone_plan.as_ref().map(|plan| Twiddles::of(plan, direction));
        let library = alone_plan.as_ref().and_then(|plan| self.prepared(plan, direction));
        let mut processor = alone_plan.as_ref().zip(twiddles.as_ref()).map(|(plan, twiddles)| {
            (plan, Processor::new(plan, 0, twiddles).with_library(library.as_deref()))
        });
        let mut serial = Vec::new();
        let found = if self.collective { collective::of_program(&plan, self.rank()) } else { Vec::new() };
        let groups = Groups::agree(&self.world, found);
        let own_nodes = self.library.map_or(0, |library| library.nodes(&plan));
        let [together, by_library] = self.sum([groups.messages(), own_nodes]);
        let mut each = || {
            let Some((plan, processor)) = &mut processor else { return Ok(()) };
            processor.place(&sample);
            processor.advance(&mut Alone(&self.clock))?;
            let own = [processor.stamps().clone()];
            serial.push(collect::seconds(&collect::trace(plan, &own)));
            Ok(())
        };
        let before = Before { each: &mut each, alone: alone_at_most(scenario) };
        let (own_stamps, cells) = self.passes_of(&plan, scenario, &groups, &sample, passes, before)?;
        // The first one warmed the caches.
        let serial = serial.split_off(serial.len().min(1));
        let Some(all) = self.gather_stamps(&own_stamps, scenario) else {
            self.world.process_at_rank(0).send(&cells[..]);
            return Ok(None);
        };
        let mut memories = vec![cells];
        for q in 1..scenario.p {
            memories.push(self.world.process_at_rank(q as i32).receive_vec::<Complex64>().0);
        }
        let plan = scenario.plan();
        let input = signal::samples(&scenario.problem, own);
        let measured = self.clocked().measure(Gathered {
            scenario,
            plan: &plan,
            passes: all,
            serial,
            input,
            memories: &memories,
            by_library: self.library.map(|_| by_library),
        })?;
        Ok(Some(Measurement { collective: self.collective.then_some(together), ..measured }))
    }

    /// Measures the machine itself with all ranks; each of them gets what was found.
    ///
    /// # Errors
    /// As [`Mpi::measure`].
    pub fn calibrate(
        &mut self,
        extent: Extent,
        going: &mut dyn FnMut(f64) -> ControlFlow<()>,
    ) -> Result<Calibrated, Fault> {
        let p = self.ranks();
        let samples = calibrate::measure(self, extent, going)?;
        Ok(Calibrated { clocked: self.clocked(), p, samples })
    }

    /// The library, ready for a Plan.
    fn prepared(&self, plan: &Plan, direction: Direction) -> Option<Box<dyn Transforms>> {
        self.library.map(|library| (library.prepare)(plan, direction))
    }

    fn clocked(&self) -> Clocked {
        Clocked { on: On::Mpi, cores: self.cores, resolution: resolution() }
    }

    /// What this rank noted in each pass that counts, and what its memory held at the end.
    fn passes_of(
        &self,
        plan: &Plan,
        scenario: &Scenario,
        groups: &Groups,
        sample: &dyn Fn(u64) -> Complex64,
        passes: u32,
        before: Before,
    ) -> Result<(Vec<Stamps>, Vec<Complex64>), Fault> {
        let q = self.rank();
        let direction = scenario.problem.direction;
        let (twiddles, library) = (Twiddles::of(plan, direction), self.prepared(plan, direction));
        let sends = plan.program(q).iter().filter(|step| plan.sends(step).is_some()).count();
        // A buffer for each message, since nobody says when one has left. They are used again from pass to pass.
        let mut buffers = vec![Vec::new(); sends - groups.messages() as usize];
        let processor = Processor::new(plan, q, &twiddles)
            .with_collectives(&groups.collectives)
            .with_library(library.as_deref());
        processor.repeat(passes, |processor| {
            (before.each)()?;
            // What went before has left other words in the cache.
            processor.place(sample);
            self.meet(before.alone);
            let until = |done: &mut dyn FnMut() -> bool| self.until(None, self.patience, done);
            let mut group = Meeting { clock: &self.clock, until: &until, groups, met: 0 };
            mpi::request::scope(|scope| {
                let mut link = Ranks::new(&self.world, &self.clock, scope, buffers.iter_mut());
                loop {
                    let state = match processor.advance(&mut link) {
                        Ok(State::Meets) => processor.meet(&mut group).map(|()| State::Meets),
                        state => state,
                    };
                    match state {
                        Ok(State::Waits { from }) => self.wait(from),
                        Ok(State::Meets) => {}
                        Ok(State::Done) => break,
                        Err(fault) => self.give_up(&fault),
                    }
                }
                self.finish(link);
            });
            Ok(())
        })
    }

    /// All ranks meet, have one clock, and go on at one instant. The last one may come later by `alone`.
    fn meet(&self, alone: Duration) {
        let mut all = Some(self.world.immediate_barrier());
        self.until(None, self.patience + alone, || {
            all = all.take().and_then(|request| request.test().err());
            all.is_none()
        });
        // Clocks drift: over a minute by more than messages take.
        self.clock.align(&self.world, &|from| self.wait(from));
        let begin = if self.rank() == 0 {
            let begin = self.clock.now() + NOTICE;
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

    /// Waits until a message of processor `from` is there.
    fn wait(&self, from: u32) {
        let source = self.world.process_at_rank(from as i32);
        self.until(Some(from), self.patience, || source.immediate_probe().is_some());
    }

    /// Waits until all messages of this rank have left.
    fn finish<'a, S: Scope<'a> + Copy>(&self, mut link: Ranks<'a, S>) {
        self.until(None, self.patience, || link.has_left());
    }

    /// Asks again and again until it is done; gives up after some time. `of` is the rank that is waited for, if it is one.
    fn until(&self, of: Option<u32>, patience: Duration, mut done: impl FnMut() -> bool) {
        let begun = Instant::now();
        while !done() {
            if begun.elapsed() > patience {
                self.give_up(&match of {
                    Some(from) => Fault::Hung { processor: self.rank(), waits_for: from },
                    None => Fault::Left { processor: self.rank() },
                });
            }
            if self.ranks() > self.cores {
                std::thread::yield_now();
            }
        }
    }

    /// The lowest rank on which something is wrong, if there is one: all ranks ask together.
    pub fn lowest(&self, is_wrong: bool) -> Option<u32> {
        let own = if is_wrong { self.rank() } else { u32::MAX };
        let mut lowest = u32::MAX;
        self.world.all_reduce_into(&own, &mut lowest, SystemOperation::min());
        Some(lowest).filter(|rank| *rank < u32::MAX)
    }

    /// On rank 0 what each rank has, in their order.
    pub fn join(&self, own: Vec<u8>) -> Option<Vec<Vec<u8>>> {
        if self.rank() > 0 {
            self.world.process_at_rank(0).send(&own[..]);
            return None;
        }
        let others = (1..self.world.size()).map(|rank| self.world.process_at_rank(rank).receive_vec().0);
        Some([own].into_iter().chain(others).collect())
    }

    /// The sums over all ranks.
    pub fn sum(&self, own: [u64; 2]) -> [u64; 2] {
        let mut all = [0; 2];
        self.world.all_reduce_into(&own[..], &mut all[..], SystemOperation::sum());
        all
    }

    /// On rank 0 the notes of all ranks, by pass and rank.
    fn gather_stamps(&self, own: &[Stamps], scenario: &Scenario) -> Option<Vec<Vec<Stamps>>> {
        let numbers: Vec<f64> = own.iter().flat_map(Stamps::numbers).collect();
        if self.rank() > 0 {
            self.world.process_at_rank(0).send(&numbers[..]);
            return None;
        }
        let mut all = vec![vec![Stamps::default(); scenario.p as usize]; own.len()];
        for q in 0..scenario.p {
            let numbers = match q {
                0 => numbers.clone(),
                _ => self.world.process_at_rank(q as i32).receive_vec::<f64>().0,
            };
            let each = numbers.len() / own.len().max(1);
            for (pass, numbers) in numbers.chunks_exact(each.max(1)).enumerate() {
                all[pass][q as usize] = Stamps::of_numbers(numbers);
            }
        }
        Some(all)
    }
}

/// From above, how long a rank takes for a serial transform and for making its input.
fn alone_at_most(scenario: &Scenario) -> Duration {
    // A node in 20 ns and a sample in 200 ns are slow.
    let n = scenario.n() as f64;
    Duration::from_secs_f64(n * (f64::from(scenario.r()) * 20e-9 + 200e-9))
}

/// How many cores all machines have together on which there are ranks. A rank may be bound to some of a machine's: those of all its
/// ranks count.
fn cores(world: &SimpleCommunicator) -> u32 {
    let known = core_affinity::get_core_ids().unwrap_or_default();
    let own: Vec<u64> = known.into_iter().map(|core| core.id as u64).collect();
    let name = mpi::environment::processor_name().unwrap_or_default().into_bytes();
    let root = world.process_at_rank(0);
    let mut all = 0u32;
    if world.rank() == 0 {
        let mut known: BTreeSet<(Vec<u8>, u64)> = own.into_iter().map(|core| (name.clone(), core)).collect();
        for rank in 1..world.size() {
            let other = world.process_at_rank(rank);
            let name = other.receive_vec::<u8>().0;
            known.extend(other.receive_vec::<u64>().0.into_iter().map(|core| (name.clone(), core)));
        }
        all = known.len() as u32;
    } else {
        root.send(&name[..]);
        root.send(&own[..]);
    }
    root.broadcast_into(&mut all);
    all.max(1)
}

impl Executes for Mpi {
    fn passes(
        &mut self,
        plan: &Plan,
        sample: &(dyn Fn(u64) -> Complex64 + Sync),
        passes: u32,
        going: &mut dyn FnMut() -> ControlFlow<()>,
    ) -> Result<Vec<Vec<Stamps>>, Fault> {
        // Rank 0 says for all whether to go on.
        let mut goes = u8::from(self.rank() > 0 || going().is_continue());
        self.world.process_at_rank(0).broadcast_into(&mut goes);
        if goes == 0 {
            return Err(Fault::Cancelled);
        }
        let scenario = Scenario { p: plan.p, ..Scenario::default() };
        let before = Before { each: &mut || Ok(()), alone: Duration::ZERO };
        let (own, _) = self.passes_of(plan, &scenario, &Groups::default(), sample, passes, before)?;
        let all = self.gather_stamps(&own, &scenario);
        // Every rank fits the same lines through the same samples.
        let mut numbers: Vec<f64> = all.iter().flatten().flatten().flat_map(Stamps::numbers).collect();
        let mut lengths: Vec<u64> =
            all.iter().flatten().flatten().map(|stamps| stamps.numbers().len() as u64).collect();
        lengths.resize((passes * plan.p) as usize, 0);
        self.world.process_at_rank(0).broadcast_into(&mut lengths[..]);
        numbers.resize(lengths.iter().sum::<u64>() as usize, 0.0);
        self.world.process_at_rank(0).broadcast_into(&mut numbers[..]);
        let mut rest = &numbers[..];
        let mut next = |length: u64| {
            let (one, after) = rest.split_at(length as usize);
            rest = after;
            Stamps::of_numbers(one)
        };
        let by_pass = lengths.chunks_exact(plan.p as usize);
        Ok(by_pass.map(|pass| pass.iter().map(|length| next(*length)).collect()).collect())
    }
}
