//! Simulation in progress on any machine model, executed in slices so that a worker can report progress and
//! be cancelled between them.

use super::bsp::SuperstepSimulation;
use super::event_simulation::EventSimulation;
use super::memory::Memory;
use super::run_state::RunState;
use super::work::WorkTimes;
use crate::Complex64;
use crate::machine::Machine;
use crate::networks::{self, Deadlock, Network};
use crate::report::Report;
use crate::run::Run;
use crate::scenario::Scenario;
use crate::schedule::{Interpreter, Plan};
use crate::ticks::Ticks;
use crate::topology::SharedGraph;
use crate::trace::{self, Recorder};

/// Simulation in progress.
pub struct Simulation {
    scenario: Scenario,
    /// Converts between the time units of the scenario and the ticks that the simulation counts in.
    ticks: Ticks,
    graph: Option<SharedGraph>,
    state: RunState,
    engine: Engine,
}

/// Creates the network of a machine with p processors on its graph; `None` on a BSP machine.
type BuildNetwork = fn(&Machine, u32, Option<&SharedGraph>) -> Option<Box<dyn Network>>;

/// Model of time.
enum Engine {
    Events(Box<EventSimulation>),
    Supersteps(SuperstepSimulation),
}

impl Simulation {
    /// Creates a simulation of `plan` on the machine of the scenario. `input` is in natural order; without
    /// it only times are simulated. `trace`: whether to keep more than the report. `schedule::check` must
    /// accept the plan, for the p and n of the scenario.
    pub fn new(plan: Plan, scenario: &Scenario, input: Option<Vec<Complex64>>, trace: bool) -> Self {
        Simulation::on(networks::build, plan, scenario, input, trace)
    }

    /// Creates a simulation of the times of `plan` as if every message were alone; a BSP machine has no contention.
    pub fn without_contention(plan: Plan, scenario: &Scenario) -> Self {
        Simulation::on(networks::build_without_contention, plan, scenario, None, false)
    }

    fn on(
        build: BuildNetwork,
        plan: Plan,
        scenario: &Scenario,
        input: Option<Vec<Complex64>>,
        trace: bool,
    ) -> Self {
        let graph = scenario.machine.graph(scenario.p);
        let ticks = Ticks::of(scenario, graph.as_ref());
        let machine = ticks.machine(scenario);
        let engine = match (build(&machine, scenario.p, graph.as_ref()), machine) {
            (None, Machine::Bsp(bsp)) => Engine::Supersteps(SuperstepSimulation::new(&plan, bsp)),
            (network, _) => Engine::Events(Box::new(EventSimulation::new(
                &plan,
                network.expect("only BSP has no network"),
            ))),
        };
        let length = ticks.count(scenario.t_serial() / f64::from(plan.p));
        let memory = input.map(|input| Memory::new(&plan, input, scenario.problem.direction));
        let state = RunState {
            interpreter: Interpreter::new(&plan, memory),
            work: WorkTimes::new(&plan, scenario, &ticks),
            recorder: Recorder::new(&plan, &machine, ticks, length, graph.clone(), trace),
            plan,
        };
        Simulation { scenario: scenario.clone(), ticks, graph, state, engine }
    }

    /// Returns the fraction of steps completed, 0 … 1.
    pub fn progress(&self) -> f64 {
        let done = match &self.engine {
            Engine::Events(events) => events.steps_done(),
            Engine::Supersteps(supersteps) => supersteps.steps_done(),
        };
        let all = self.state.plan.steps.len();
        if all == 0 { 1.0 } else { done as f64 / all as f64 }
    }

    /// Executes until about `budget` events have happened. Returns whether all processors have finished.
    ///
    /// # Errors
    /// Returns an error if no event is left although processors have not finished.
    pub fn advance(&mut self, budget: u64) -> Result<bool, Deadlock> {
        match &mut self.engine {
            Engine::Events(events) => events.advance(&mut self.state, budget),
            Engine::Supersteps(supersteps) => supersteps.advance(&mut self.state, budget),
        }
    }

    /// Returns the Run of a complete simulation.
    pub fn finish(self) -> Run {
        let Simulation { scenario, ticks, graph, state, engine } = self;
        let RunState { plan, interpreter, recorder, .. } = state;
        let memory = interpreter.into_domain();
        let direction = scenario.problem.direction;
        let output = memory.map(|memory| memory.output(&plan, direction));
        let hottest = match engine {
            Engine::Events(events) => events.into_network().hottest(),
            Engine::Supersteps(_) => None,
        };
        let (mut trace, totals) = recorder.finish();
        ticks.convert(&mut trace);
        let activity = totals.activity.map(|time| ticks.time(time));
        let report = Report {
            messages: totals.messages,
            words: totals.words,
            hops: graph.is_some().then_some(totals.hops),
            hottest,
            relative_l2_error: output.as_ref().map(|output| output.relative_l2_error),
            trace_hash: trace::hash(&trace, totals.hash, output.as_ref()),
            ..Report::of_times(plan.p, scenario.t_serial(), trace.t_parallel, activity)
        };
        Run { clock: scenario.clock(), scenario, plan, graph, output, trace, report }
    }
}
