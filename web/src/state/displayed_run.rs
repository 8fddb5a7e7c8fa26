//! A run as the page shows it: with all that is derived from it once.

use hyperfly_core::topology::Topology;
use hyperfly_core::{Run, Scenario};
use hyperfly_view::StepPoints;
use hyperfly_view::text::sentence::{NetworkComparison, comparison_sentence, sentence};
use hyperfly_view::trace::replay::Replay;
use std::rc::Rc;
use yew::AttrValue;

/// A run, its replay and where stepping stops; made once per run.
pub struct DisplayedRun {
    /// The run, ready to be asked.
    pub replay: Rc<Replay>,
    /// Where stepping stops.
    pub stops: StepPoints,
    /// What to see, in numbers.
    pub sentence: AttrValue,
    /// How it would be on another network, and on which.
    pub elsewhere: Option<(Topology, AttrValue)>,
}

impl DisplayedRun {
    /// Derives everything, in the language that is spoken now.
    pub fn of(run: Rc<Run>) -> Rc<DisplayedRun> {
        let replay = Replay::new(run);
        let stops = StepPoints::new(&replay);
        let sentence = sentence(&replay, None).into();
        let other = NetworkComparison::of(&replay.run().scenario);
        let elsewhere =
            other.and_then(|other| Some((other.topology, comparison_sentence(&replay, &other)?.into())));
        Rc::new(DisplayedRun { replay, stops, sentence, elsewhere })
    }

    /// Both sentences.
    pub fn all_to_see(&self) -> String {
        let elsewhere = self.elsewhere.as_ref().map(|(_, words)| format!(" {words}"));
        format!("{}{}", self.sentence, elsewhere.unwrap_or_default())
    }

    /// Whether this is the run of a scenario.
    pub fn is_of(&self, scenario: &Scenario) -> bool {
        self.run().scenario == *scenario
    }

    /// The run.
    pub fn run(&self) -> &Run {
        self.replay.run()
    }

    /// Whether processors, channels and records mean the same in both.
    pub fn same_shape(&self, other: &DisplayedRun) -> bool {
        let shape = |shown: &DisplayedRun| {
            let scenario = &shown.run().scenario;
            let mut formulation = scenario.formulation;
            // Other times make other chunks, and leave the processors what they are.
            if let Some(exchanges) = formulation.exchanges_mut() {
                exchanges.chunk = exchanges.chunk.and(Some(1));
            }
            (
                formulation,
                scenario.machine.kind(),
                scenario.machine.topology(),
                scenario.size().p,
                scenario.n(),
            )
        };
        shape(self) == shape(other)
    }
}

impl PartialEq for DisplayedRun {
    /// The same run, not an equal one: comparing a million records at every render would be felt.
    fn eq(&self, other: &Self) -> bool {
        std::ptr::eq(self, other)
    }
}
