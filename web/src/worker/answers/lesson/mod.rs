//! Tours: their list, a step with its question, or the faults of a file. A step is a function of the address and the file: its runs
//! are executed here, so its numbers and claims do not depend on what the reader does to the page.

use super::fetch::fetch;
use super::loaded_run::File;
use super::tour_handout;
use crate::worker::protocol::queries::Query;
use crate::worker::protocol::queries::file::{Format, MakeFile};
use crate::worker::protocol::queries::lesson::{
    Answer, Claims, Entry, List, OpenTour, Question, Selected, Shows, Step, TourContents,
    Verdict as Answered, Why,
};
use hyperfly_request::Request;
use hyperfly_text::lesson_file;
use hyperfly_tours::{Facts, Fault, IDS, Runs, Scene, SceneRun, Tour, Verdict, builtin_tour};
use hyperfly_view::Selection;

/// Cached runs and files of tours.
#[derive(Default)]
pub struct Lessons {
    runs: Runs,
    /// The file loaded last: its address, and its text or the reason it failed.
    loaded: Option<Loaded>,
    /// The text and the step read last.
    read: Option<((String, usize), Tour)>,
}

/// Whether a tour is given by the address of its file.
fn is_address(tour: &str) -> bool {
    tour.ends_with(".json")
}

/// A tour file that a query needs and that is not loaded yet.
pub struct Missing {
    base: String,
    address: String,
}

/// A loaded file: its address, and its text or the reason it failed.
pub type Loaded = (String, Result<String, String>);

impl Missing {
    /// Loads the file.
    pub async fn load(self) -> Loaded {
        let text = fetch(&self.base, &self.address).await;
        (self.address, text)
    }
}

impl Lessons {
    /// Returns the file that must be loaded before a query can be answered.
    pub fn missing(&self, query: &Query) -> Option<Missing> {
        let (base, address) = match query {
            Query::Tour(query) => (&query.base, query.tour.clone()),
            Query::File(query) if query.format == Format::Handout => {
                (&query.base, Request::from_fragment(&query.fragment).0.ok()?.look.tour)
            }
            _ => return None,
        };
        let is_loaded = self.loaded.as_ref().is_some_and(|(loaded, _)| *loaded == address);
        (is_address(&address) && !is_loaded).then(|| Missing { base: base.clone(), address })
    }

    /// Keeps a loaded file.
    pub fn keep(&mut self, loaded: Loaded) {
        self.loaded = Some(loaded);
    }

    /// Opens a step of a tour, or the list of tours.
    pub fn open(&mut self, query: &OpenTour) -> TourContents {
        match self.tour(query) {
            Ok(tour) => TourContents::Step(Box::new(self.step(&tour, query))),
            Err(why) => TourContents::List(self.list(why)),
        }
    }

    /// Creates the handout of the current tour; `None` without one.
    pub fn handout(&mut self, wanted: &MakeFile, request: &Request) -> Option<File> {
        let look = &request.look;
        let query = OpenTour {
            tour: look.tour.clone(),
            step: look.step,
            answers: Vec::new(),
            file: wanted.lesson.clone(),
            base: wanted.base.clone(),
        };
        let tour = self.tour(&query).ok()?;
        Some(tour_handout::make(wanted, request, &tour, &mut self.runs))
    }

    fn tour(&mut self, query: &OpenTour) -> Result<Tour, Why> {
        let id = query.tour.as_str();
        match id {
            "all" | "" => Err(Why::Asked),
            "file" if query.file.is_empty() => Err(Why::Missing(lesson_file::no_file().to_owned())),
            "file" => self.read(&query.file, query),
            _ if is_address(id) => match self.loaded.clone().filter(|(address, _)| address == id) {
                Some((_, Ok(text))) => self.read(&text, query),
                Some((_, Err(why))) => Err(Why::Missing(why)),
                None => Err(Why::Unknown(id.to_owned())),
            },
            _ => builtin_tour(id).ok_or_else(|| Why::Unknown(id.to_owned())),
        }
    }

    /// Reads a file and checks the answers of the current step by its runs.
    fn read(&mut self, text: &str, query: &OpenTour) -> Result<Tour, Why> {
        let wrong = |faults: Vec<Fault>| Why::Wrong(faults.iter().map(Fault::line).collect());
        let at = usize::from(query.step.0).max(1) - 1;
        match &self.read {
            Some(((known, step), tour)) if known == text && *step == at => return Ok(tour.clone()),
            _ => {}
        }
        let tour = Tour::read(text).map_err(wrong)?;
        let faults = tour.check(&mut self.runs, |step| step == at);
        if !faults.is_empty() {
            return Err(wrong(faults));
        }
        self.read = Some(((text.to_owned(), at), tour.clone()));
        Ok(tour)
    }

    fn list(&mut self, why: Why) -> List {
        let nothing = Facts::default();
        let mut tours = Vec::new();
        for id in IDS {
            let Some(tour) = builtin_tour(id) else { continue };
            tours.push(Entry {
                title: tour.title.text(&nothing),
                about: tour.about.text(&nothing),
                steps: tour.steps.len(),
                first: self.address(&tour, id, 0, 0),
            });
        }
        List { why, tours }
    }

    fn step(&mut self, tour: &Tour, query: &OpenTour) -> Step {
        let (at, answer) = query.step;
        let at = usize::from(at).clamp(1, tour.steps.len()) - 1;
        let step = &tour.steps[at];
        let answers = step.question.as_ref().map_or(0, |question| question.choices.len());
        let chosen = usize::from(answer).checked_sub(1).filter(|chosen| *chosen < answers);
        let before = step.scene.run(&mut self.runs);
        let scene = step.scene(chosen.is_some());
        let staged = scene.run(&mut self.runs);
        let mut request = staged.request.clone();
        (request.look.tour, request.look.step) = (query.tour.clone(), query.step);
        let given = |k: usize| query.answers.get(k).copied().unwrap_or(0);
        let question = step.question.as_ref().map(|question| {
            let answer = |k: usize| Answer {
                says: question.choices[k].text(&before.facts),
                chooses: self.address(tour, &query.tour, at, k as u8 + 1),
            };
            Question {
                asks: question.prompt.text(&before.facts),
                answers: (0..answers).map(answer).collect(),
                reveals: self.address(tour, &query.tour, at, question.right_choice as u8 + 1),
                verdict: chosen.map(|chosen| Answered {
                    chosen,
                    right: question.right_choice,
                    why: question.explanation.text(&staged.facts),
                }),
            }
        });
        Step {
            title: tour.title.text(&Facts::default()),
            at,
            steps: (0..tour.steps.len()).map(|k| self.address(tour, &query.tour, k, given(k))).collect(),
            text: step.text.text(&before.facts),
            question,
            claims: claims(scene, &staged),
            shows: Shows { request, look: scene.view, selects: staged.selection.and_then(convert_selection) },
        }
    }

    /// Returns the fragment of a step with an answer (0 for none), at its time, or at the start if its run would take long.
    fn address(&mut self, tour: &Tour, id: &str, k: usize, answer: u8) -> String {
        let scene = tour.steps[k].scene(answer > 0);
        let quick = self.runs.is_quick(&scene.state.settings);
        let mut request: Request =
            if quick { scene.run(&mut self.runs).request } else { scene.state.clone() };
        (request.look.tour, request.look.step) = (id.to_owned(), (k as u8 + 1, answer));
        request.to_fragment()
    }
}

/// Returns the verdicts on a scene's claims.
fn claims(scene: &Scene, staged: &SceneRun) -> Claims {
    if let Some(why) = &staged.failure {
        return Claims::NotRun(why.clone());
    }
    let judged = || scene.claims.iter().zip(&staged.verdicts);
    Claims::Checked {
        holds: judged()
            .filter(|(_, verdict)| **verdict == Verdict::Holds)
            .map(|(claim, _)| claim.text.clone())
            .collect(),
        refuted: judged().filter_map(|(claim, verdict)| claim.explain_failure(verdict)).collect(),
        all: scene.claims.len(),
    }
}

/// Converts a selection for the page; a tour selects no messages or steps of a run.
fn convert_selection(selection: Selection) -> Option<Selected> {
    Some(match selection {
        Selection::Processor(q) => Selected::Processor(q),
        Selection::Channel(channel) => Selected::Channel(channel),
        Selection::Stage(stage) => Selected::Stage(stage),
        Selection::Element { stage, index } => Selected::Element { stage, index },
        Selection::Activity(activity) => Selected::Activity(activity as u8),
        Selection::Message(_) | Selection::Step(_) | Selection::Line(_) => return None,
    })
}

#[cfg(all(test, not(target_arch = "wasm32")))]
mod tests;
