//! Tours: their list, a step with its question, or the faults of a file. A step is a function of the address and the file: its runs
//! are executed here, so its numbers and claims do not depend on what the reader does to the page.

use super::fetch::fetch;
use super::loaded_run::File;
use super::tour_handout;
use crate::worker::protocol::queries::Query;
use crate::worker::protocol::queries::file::{Format, MakeFile};
use crate::worker::protocol::queries::lesson::{
    Claims, ListReason, OpenTour, Selected, ShownStep, TourAnswer, TourContents, TourEntry, TourList,
    TourQuestion, TourStep, TourVerdict,
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
    parsed_tour: Option<((String, usize), Tour)>,
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
    pub fn missing_file(&self, query: &Query) -> Option<Missing> {
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
    pub fn keep_loaded(&mut self, loaded: Loaded) {
        self.loaded = Some(loaded);
    }

    /// Opens a step of a tour, or the list of tours.
    pub fn open(&mut self, query: &OpenTour) -> TourContents {
        match self.load_tour(query) {
            Ok(tour) => TourContents::Step(Box::new(self.create_step(&tour, query))),
            Err(error) => TourContents::List(self.list_tours(error)),
        }
    }

    /// Creates the handout of the current tour; `None` without one.
    pub fn handout(&mut self, file_query: &MakeFile, request: &Request) -> Option<File> {
        let look = &request.look;
        let query = OpenTour {
            tour: look.tour.clone(),
            step: look.step,
            answers: Vec::new(),
            file: file_query.lesson.clone(),
            base: file_query.base.clone(),
        };
        let tour = self.load_tour(&query).ok()?;
        Some(tour_handout::make_handout(file_query, request, &tour, &mut self.runs))
    }

    fn load_tour(&mut self, query: &OpenTour) -> Result<Tour, ListReason> {
        let id = query.tour.as_str();
        match id {
            "all" | "" => Err(ListReason::Asked),
            "file" if query.file.is_empty() => Err(ListReason::Missing(lesson_file::no_file().to_owned())),
            "file" => self.parse_tour(&query.file, query),
            _ if is_address(id) => match self.loaded.clone().filter(|(address, _)| address == id) {
                Some((_, Ok(text))) => self.parse_tour(&text, query),
                Some((_, Err(error))) => Err(ListReason::Missing(error)),
                None => Err(ListReason::Unknown(id.to_owned())),
            },
            _ => builtin_tour(id).ok_or_else(|| ListReason::Unknown(id.to_owned())),
        }
    }

    /// Reads a file and checks the answers of the current step by its runs.
    fn parse_tour(&mut self, text: &str, query: &OpenTour) -> Result<Tour, ListReason> {
        let to_reason = |faults: Vec<Fault>| ListReason::Wrong(faults.iter().map(Fault::line).collect());
        let index = usize::from(query.step.0).max(1) - 1;
        match &self.parsed_tour {
            Some(((loaded_id, step), tour)) if loaded_id == text && *step == index => return Ok(tour.clone()),
            _ => {}
        }
        let tour = Tour::read(text).map_err(to_reason)?;
        let faults = tour.check(&mut self.runs, |step| step == index);
        if !faults.is_empty() {
            return Err(to_reason(faults));
        }
        self.parsed_tour = Some(((text.to_owned(), index), tour.clone()));
        Ok(tour)
    }

    fn list_tours(&mut self, reason: ListReason) -> TourList {
        TourList { reason, tours: IDS.iter().filter_map(|id| self.entry(id)).collect() }
    }

    /// Returns the entry of a built-in tour in the list.
    fn entry(&mut self, id: &str) -> Option<TourEntry> {
        let (tour, no_facts) = (builtin_tour(id)?, Facts::default());
        Some(TourEntry {
            title: tour.title.text(&no_facts),
            about: tour.about.text(&no_facts),
            steps: tour.steps.len(),
            first: self.address_of_step(&tour, id, 0, 0),
        })
    }

    /// Returns the entry after a built-in tour, if there is one.
    fn entry_after(&mut self, id: &str) -> Option<TourEntry> {
        let index = IDS.iter().position(|builtin| *builtin == id)?;
        self.entry(IDS.get(index + 1)?)
    }

    fn create_step(&mut self, tour: &Tour, query: &OpenTour) -> TourStep {
        let (index, answer) = query.step;
        let index = usize::from(index).clamp(1, tour.steps.len()) - 1;
        let step = &tour.steps[index];
        let answers = step.question.as_ref().map_or(0, |question| question.choices.len());
        let chosen_index = usize::from(answer).checked_sub(1).filter(|chosen| *chosen < answers);
        let scene_run_before = step.scene.run(&mut self.runs);
        let scene = step.scene(chosen_index.is_some());
        let scene_run = scene.run(&mut self.runs);
        let mut request = scene_run.request.clone();
        (request.look.tour, request.look.step) = (query.tour.clone(), query.step);
        let given_answer = |k: usize| query.answers.get(k).copied().unwrap_or(0);
        let question = step.question.as_ref().map(|question| {
            let to_answer = |k: usize| TourAnswer {
                text: question.choices[k].text(&scene_run_before.facts),
                fragment: self.address_of_step(tour, &query.tour, index, k as u8 + 1),
            };
            TourQuestion {
                prompt: question.prompt.text(&scene_run_before.facts),
                answers: (0..answers).map(to_answer).collect(),
                reveals: self.address_of_step(tour, &query.tour, index, question.right_choice as u8 + 1),
                asked: step.asked(),
                verdict: chosen_index.map(|choice| TourVerdict {
                    chosen: choice,
                    right_choice: question.right_choice,
                    explanation: question.explanation.text(&scene_run.facts),
                }),
            }
        });
        TourStep {
            title: tour.title.text(&Facts::default()),
            index,
            steps: (0..tour.steps.len())
                .map(|k| self.address_of_step(tour, &query.tour, k, given_answer(k)))
                .collect(),
            next_tour: if index + 1 == tour.steps.len() { self.entry_after(&query.tour) } else { None },
            text: step.text.text(&scene_run_before.facts),
            question,
            keeps_threshold_for_later: tour.steps[index + 1..].iter().any(|later| later.asked().threshold),
            claims: check_claims(scene, &scene_run),
            shows: ShownStep {
                request,
                view: scene.view,
                selection: scene_run.selection.and_then(convert_selection),
            },
        }
    }

    /// Returns the fragment of a step with an answer (0 for none), at its time, or at the start if its run would take long.
    fn address_of_step(&mut self, tour: &Tour, id: &str, k: usize, answer: u8) -> String {
        let scene = tour.steps[k].scene(answer > 0);
        let is_quick = self.runs.is_quick(&scene.state.settings);
        let mut request: Request =
            if is_quick { scene.run(&mut self.runs).request } else { scene.state.clone() };
        (request.look.tour, request.look.step) = (id.to_owned(), (k as u8 + 1, answer));
        request.to_fragment()
    }
}

/// Returns the verdicts on a scene's claims.
fn check_claims(scene: &Scene, scene_run: &SceneRun) -> Claims {
    if let Some(failure) = &scene_run.failure {
        return Claims::NotRun(failure.clone());
    }
    let claims_with_verdicts = || scene.claims.iter().zip(&scene_run.verdicts);
    Claims::Checked {
        holds: claims_with_verdicts()
            .filter(|(_, verdict)| **verdict == Verdict::Holds)
            .map(|(claim, _)| claim.text.clone())
            .collect(),
        refuted: claims_with_verdicts()
            .filter_map(|(claim, verdict)| claim.explain_failure(verdict))
            .collect(),
        total: scene.claims.len(),
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
