//! Requests of the introduction's steps.

use crate::look::{Look, Pace, Race, View};
use crate::request::Request;
use crate::settings::Settings;
use hyperfly_core::choice::Choice;
use hyperfly_core::topology::Topology;

/// Number of processors at which the mesh loses by far, and that the other steps with a mesh keep.
const LARGE_P: u32 = 1 << 10;

impl Race {
    /// Returns whether the step shows a hypercube and a mesh that run the same transform.
    pub fn has_two_machines(self) -> bool {
        matches!(self, Race::Machines | Race::Points | Race::Wires)
    }

    /// Returns whether the step replaces the workbench with a page of its own.
    pub fn fills_page(self) -> bool {
        self.has_two_machines() || self == Race::Isoefficiency
    }

    /// Returns the view of a step that shows a single view; `None` for the others. A single view fits on a phone.
    pub fn view(self) -> Option<View> {
        match self {
            Race::Isoefficiency => Some(View::Isoefficiency),
            Race::Landscape => Some(View::Landscape),
            Race::Values => Some(View::Butterfly),
            Race::None | Race::Machines | Race::Points | Race::Wires => None,
        }
    }

    /// Returns the request of this step, with the colours and the language of `look`, and presented if that is.
    pub fn request(self, look: &Look) -> Request {
        let settings = |p: u32, n: u64| Settings { p, n, ..Settings::default() };
        let mesh = |p: u32, n: u64| Settings { topology: Topology::Mesh, ..settings(p, n) };
        let (theme, lang, present) = (look.theme, look.lang, look.present);
        let look = Look { theme, lang, present, race: self, ..Look::default() };
        let (settings, look) = match self {
            Race::None => (mesh(LARGE_P, 1 << 12), look),
            Race::Machines => (settings(64, 1 << 12), look),
            Race::Points => (settings(LARGE_P, 1 << 12), look),
            // With many points the words cost more than the start-ups, so that the width matters.
            Race::Wires => (settings(LARGE_P, 1 << 16), look),
            // The efficiency is a little lower than the one to keep, and larger p fit on the plot.
            Race::Isoefficiency => (mesh(4, 32), Look { efficiency: Some(0.4), ..look }),
            Race::Landscape => (mesh(LARGE_P, 1 << 16), look),
            // Four seconds for each stage and its sentence.
            Race::Values => (settings(4, 16), Look { pace: Pace::Even, speed: 0.5, ..look }),
        };
        let mut request = Request { settings, look, ..Request::default() };
        request.complete_race();
        request
    }

    /// Returns the request of the workbench after this step: with the run of the step, or else that of the mesh that lost.
    pub fn workbench(self, request: &Request) -> Request {
        let mut next = Race::None.request(&request.look);
        match (self, request.comparison()) {
            (Race::None | Race::Values, _) | (_, Err(_)) => {}
            (_, Ok(slower)) => (next.settings, next.preset) = (slower.settings, slower.preset),
        }
        next
    }
}

impl Request {
    /// Sets the machines of a race to hypercube and mesh, as its page calls them, and the view of a later step if there is none. A tour
    /// ends the race.
    pub fn complete_race(&mut self) {
        if !self.look.tour.is_empty() {
            self.look.race = Race::None;
        }
        self.look.view = self.look.view.or(self.look.race.view());
        if self.look.race.has_two_machines() {
            self.settings.topology = Topology::Hypercube;
            let mut changes = self.look.comparison_overrides.clone();
            changes.push(("topology", Topology::Mesh.id().to_owned()));
            self.set_comparison(&changes);
        }
    }
}
