//! A run in a message: all of it but what follows from its scenario, which the receiver has.

use hyperfly_core::output::Output;
use hyperfly_core::report::Report;
use hyperfly_core::schedule::Plan;
use hyperfly_core::trace::Trace;
use hyperfly_core::{Run, Scenario};
use serde::{Deserialize, Serialize};
use std::borrow::Cow;

/// What a run gave.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct RunData<'a> {
    /// The numbers.
    report: Cow<'a, Report>,
    /// What happened when.
    trace: Cow<'a, Trace>,
    /// Input and transform, if data moved.
    output: Option<Cow<'a, Output>>,
    /// The schedule, unless the receiver has it.
    plan: Option<Cow<'a, Plan>>,
}

impl<'a> RunData<'a> {
    /// Returns all of a run.
    pub fn of(run: &'a Run) -> RunData<'a> {
        RunData {
            report: Cow::Borrowed(&run.report),
            trace: Cow::Borrowed(&run.trace),
            output: run.output.as_ref().map(Cow::Borrowed),
            plan: Some(Cow::Borrowed(&run.plan)),
        }
    }

    /// Returns the run of this scenario. Where input and plan did not come along, they are those of the run `before`; `None` if there is
    /// none.
    pub fn run(self, scenario: Scenario, before: Option<&Run>) -> Option<Run> {
        let mut output = self.output.map(Cow::into_owned);
        let plan = match self.plan {
            Some(plan) => plan.into_owned(),
            None => {
                let before = before?;
                if let (Some(output), Some(before)) = (&mut output, &before.output) {
                    output.input.clone_from(&before.input);
                }
                before.plan.clone()
            }
        };
        let graph = scenario.machine.topology().map(|topology| topology.graph(scenario.p));
        let (trace, report) = (self.trace.into_owned(), self.report.into_owned());
        Some(Run { plan, graph, clock: scenario.clock(), scenario, output, trace, report })
    }
}

impl RunData<'static> {
    /// Takes a run apart into its data and its plan. Data for who has `plan_and_input` of an earlier run is without them.
    pub fn take(run: Run, plan_and_input: bool) -> (RunData<'static>, Plan) {
        let Run { plan, mut output, trace, report, .. } = run;
        if let Some(output) = output.as_mut().filter(|_| !plan_and_input) {
            output.input = Vec::new();
        }
        let data = RunData {
            report: Cow::Owned(report),
            trace: Cow::Owned(trace),
            output: output.map(Cow::Owned),
            plan: plan_and_input.then(|| Cow::Owned(plan.clone())),
        };
        (data, plan)
    }
}

#[cfg(all(test, not(target_arch = "wasm32")))]
mod tests {
    use super::*;
    use hyperfly_core::limits::Options;
    use hyperfly_request::{Algorithm, Order, Settings, Switching, Topology, run};

    /// Sends a run to who has its plan, and to who has not.
    fn check(settings: &Settings, options: Options) {
        let before = run(settings, None, options).expect("it is possible");
        let sent = |data: &RunData| {
            let bytes = postcard::to_allocvec(data).expect("plain data");
            postcard::from_bytes::<RunData>(&bytes).expect("what was written")
        };
        let scenario = || settings.scenario();
        assert!(sent(&RunData::of(&before)).run(scenario(), None).as_ref() == Some(&before), "{settings:?}");
        let (data, plan) = RunData::take(before.clone(), false);
        let data = sent(&data);
        assert!(plan == before.plan && data.clone().run(scenario(), None).is_none(), "its plan is nowhere");
        assert!(data.run(scenario(), Some(&before)).as_ref() == Some(&before), "{settings:?}");
    }

    #[test]
    fn run_of_every_formulation_and_network_arrives_as_it_was() {
        let times = Options { data: false, ..Options::default() };
        for algorithm in Algorithm::BUILT_IN {
            let p = if *algorithm == Algorithm::Serial { 1 } else { 4 };
            for (order, overlap) in
                [(Order::Unordered, false), (Order::Ordered, false), (Order::Unordered, true)]
            {
                let settings =
                    Settings { algorithm: *algorithm, p, n: 256, order, overlap, ..Settings::default() };
                if settings.check_run(true).is_ok() {
                    check(&settings, Options::default());
                }
            }
        }
        for switching in [Switching::StoreAndForward, Switching::CutThrough, Switching::Wormhole] {
            check(&Settings { topology: Topology::Mesh, switching, n: 256, ..Settings::default() }, times);
        }
        check(&Settings::default(), Options { trace: false, ..times });
    }
}
