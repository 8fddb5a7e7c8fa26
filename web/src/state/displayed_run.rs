//! The displayed run with everything derived from it.

use hyperfly_core::topology::Topology;
use hyperfly_core::{Run, Scenario};
use hyperfly_view::StepPoints;
use hyperfly_view::text::sentence::{NetworkComparison, comparison_sentence, sentence};
use hyperfly_view::trace::replay::{ProgramLines, Replay};
use std::rc::Rc;
use yew::AttrValue;

/// A run with its replay, step points and sentences. Derived once per run.
pub struct DisplayedRun {
    pub replay: Rc<Replay>,
    /// Times at which stepping stops.
    pub stops: StepPoints,
    /// A sentence about the run, with its numbers.
    pub sentence: AttrValue,
    /// Another network, with a sentence on how the run would differ there.
    pub other_network: Option<(Topology, AttrValue)>,
}

impl DisplayedRun {
    /// Derives everything, with sentences in the current language.
    pub fn of(run: Rc<Run>) -> Rc<DisplayedRun> {
        DisplayedRun::of_program(run, None)
    }

    /// Derives everything from a run of the reader's program, if there is one.
    pub fn of_program(run: Rc<Run>, program: Option<ProgramLines>) -> Rc<DisplayedRun> {
        let replay = Replay::new(run);
        if let Some(program) = program {
            replay.set_program(program);
        }
        let stops = StepPoints::new(&replay);
        let sentence = sentence(&replay, None).into();
        let other = NetworkComparison::of(&replay.run().scenario);
        let other_network =
            other.and_then(|other| Some((other.topology, comparison_sentence(&replay, &other)?.into())));
        Rc::new(DisplayedRun { replay, stops, sentence, other_network })
    }

    /// Derives everything again, in the current language.
    pub fn derive_again(&self) -> Rc<DisplayedRun> {
        DisplayedRun::of_program(self.replay.run_rc().clone(), self.replay.program().cloned())
    }

    /// Returns both sentences.
    pub fn all_sentences(&self) -> String {
        let other = self.other_network.as_ref().map(|(_, words)| format!(" {words}"));
        format!("{}{}", self.sentence, other.unwrap_or_default())
    }

    /// Whether this is the run of a scenario.
    pub fn is_of(&self, scenario: &Scenario) -> bool {
        self.run().scenario == *scenario
    }

    pub fn run(&self) -> &Run {
        self.replay.run()
    }

    /// Whether processors, channels and records have the same meaning in both runs.
    pub fn has_same_shape(&self, other: &DisplayedRun) -> bool {
        let shape = |shown: &DisplayedRun| {
            let scenario = &shown.run().scenario;
            // The chunk size depends on machine times, which do not affect the shape.
            let chunk = scenario.formulation.overlaps().then_some(1);
            let formulation = scenario.formulation.with_chunk(chunk);
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
    /// Compares identity, because comparing up to a million records at every render is slow.
    fn eq(&self, other: &Self) -> bool {
        std::ptr::eq(self, other)
    }
}
