//! A run as the page shows it: with all that is derived from it once.

use hyperfly_core::Run;
use hyperfly_core::scenario::{Machine, Scenario, Topology};
use hyperfly_model::predict;
use hyperfly_view::Stops;
use hyperfly_view::sentence::{Comparison, sentence};
use hyperfly_view::story::Story;
use std::rc::Rc;
use yew::AttrValue;

/// A run, its story and where stepping stops; made once per run.
pub struct Shown {
    /// The run, ready to be asked.
    pub story: Rc<Story>,
    /// Where stepping stops.
    pub stops: Stops,
    /// What to see, in numbers.
    pub sentence: AttrValue,
}

impl Shown {
    /// Derives everything.
    pub fn new(run: Run) -> Rc<Shown> {
        Shown::of(Rc::new(run))
    }

    /// The same, in the language that is spoken now, of a run that is there.
    pub fn of(run: Rc<Run>) -> Rc<Shown> {
        let story = Story::new(run);
        let stops = Stops::new(&story);
        let sentence = sentence(&story, comparison(&story.run().scenario).as_ref()).into();
        Rc::new(Shown { story, stops, sentence })
    }

    /// The run.
    pub fn run(&self) -> &Run {
        self.story.run()
    }

    /// Whether processors, channels and records mean the same in both.
    pub fn same_shape(&self, other: &Shown) -> bool {
        let (a, b) = (&self.run().scenario, &other.run().scenario);
        let shape = |s: &Scenario| {
            let formulation = (s.algorithm, s.order, s.dims, s.io, s.overlap, s.balanced, s.blocking);
            (formulation, s.machine, s.topology, s.p, s.n)
        };
        shape(a) == shape(b)
    }
}

impl PartialEq for Shown {
    /// The same run, not an equal one: comparing a million records at every render would be felt.
    fn eq(&self, other: &Self) -> bool {
        std::ptr::eq(self, other)
    }
}

/// The same scenario on the other network.
pub fn comparison(scenario: &Scenario) -> Option<Comparison> {
    if scenario.machine != Machine::Network {
        return None;
    }
    let on = match scenario.topology {
        Topology::Hypercube => Topology::Mesh,
        _ => Topology::Hypercube,
    };
    let there = predict(&Scenario { topology: on, ..scenario.clone() })?;
    (scenario.p > 1).then_some(Comparison { on, efficiency: there.efficiency })
}
