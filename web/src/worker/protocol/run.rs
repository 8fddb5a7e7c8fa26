//! Runs in messages, without the parts that the receiver derives from the scenario.

use hyperfly_core::output::Output;
use hyperfly_core::report::Report;
use hyperfly_core::schedule::Plan;
use hyperfly_core::trace::Trace;
use hyperfly_core::{Run, Scenario};
use serde::{Deserialize, Serialize};
use std::borrow::Cow;

/// A run without its scenario and what follows from it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct RunData<'a> {
    report: Cow<'a, Report>,
    trace: Cow<'a, Trace>,
    /// Input and transform, if data moved.
    output: Option<Cow<'a, Output>>,
    plan: Cow<'a, Plan>,
}

impl<'a> RunData<'a> {
    /// Borrows the data of a run.
    pub fn from_run(run: &'a Run) -> RunData<'a> {
        RunData {
            report: Cow::Borrowed(&run.report),
            trace: Cow::Borrowed(&run.trace),
            output: run.output.as_ref().map(Cow::Borrowed),
            plan: Cow::Borrowed(&run.plan),
        }
    }

    /// Restores the run of its scenario.
    pub fn run(self, scenario: Scenario) -> Run {
        Run {
            graph: scenario.machine.graph(scenario.p),
            clock: scenario.clock(),
            scenario,
            plan: self.plan.into_owned(),
            output: self.output.map(Cow::into_owned),
            trace: self.trace.into_owned(),
            report: self.report.into_owned(),
        }
    }
}

impl From<Run> for RunData<'static> {
    fn from(run: Run) -> Self {
        let Run { plan, output, trace, report, .. } = run;
        RunData {
            report: Cow::Owned(report),
            trace: Cow::Owned(trace),
            output: output.map(Cow::Owned),
            plan: Cow::Owned(plan),
        }
    }
}

#[cfg(all(test, not(target_arch = "wasm32")))]
mod tests {
    use super::*;
    use hyperfly_core::limits::Options;
    use hyperfly_request::{Algorithm, Order, Settings, Switching, Topology, run};

    fn check(settings: &Settings, options: Options) {
        let run = run(settings, None, options).expect("a possible request");
        let bytes = postcard::to_allocvec(&RunData::from_run(&run)).expect("plain data");
        let decoded = postcard::from_bytes::<RunData>(&bytes).expect("the bytes just written");
        assert!(decoded.run(settings.scenario()) == run, "{settings:?}");
    }

    #[test]
    fn run_data_round_trips_for_all_formulations_and_switching() {
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
