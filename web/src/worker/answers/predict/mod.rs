//! Questions about a run, generated from runs. A seed and a scenario determine the questions and their order on every device.
//!
//! The worker generates questions with answers and explanations; the page asks them.

mod double;
mod hottest;
mod question;
mod rng;
mod size;
mod sketch;
mod subject;
mod term;
mod time;
mod topology;
mod wording;

use crate::worker::protocol::queries::predict::{AskQuestion, FoundQuestion, NoQuestion};
use hyperfly_request::{Algorithm, Request, Settings};
use question::Question;
use rng::SeededRng;
use subject::QuizSubject;

/// A kind of question: its name, and a function that generates one if there is something to ask.
pub type Kind = (&'static str, fn(&QuizSubject, &mut SeededRng) -> Option<Question>);

pub const KINDS: [Kind; 9] = [
    ("double-p", double::processors),
    ("double-n", double::points),
    ("times-four", term::create_question),
    ("hottest", hottest::create_question),
    ("size", size::create_question),
    ("topology", topology::create_question),
    ("time", time::largest_term),
    ("waits", time::longest_idle),
    ("sketch", sketch::create_question),
];

/// The questions about one run under one seed, generated on demand.
pub struct Quiz {
    scenario: Settings,
    seed: u32,
    lang: &'static str,
    subject: Option<QuizSubject>,
    /// Untried kinds, the next one last.
    untried: Vec<usize>,
    questions: Vec<Question>,
}

impl Quiz {
    /// Runs the request.
    pub fn new(request: &Request) -> Quiz {
        let seed = request.look.ask.unwrap_or_default();
        let mut untried_kinds: Vec<usize> = (0..KINDS.len()).collect();
        SeededRng::new(seed, KINDS.len()).shuffle(&mut untried_kinds);
        let subject = if request.settings.p > 1 { QuizSubject::new(request) } else { None };
        Quiz {
            scenario: request.settings.clone(),
            seed,
            lang: hyperfly_text::current_language(),
            subject,
            untried: untried_kinds,
            questions: Vec::new(),
        }
    }

    /// Returns the k-th question, or `None` if there are fewer.
    pub fn question(&mut self, k: usize) -> Option<&Question> {
        let subject = self.subject.as_ref()?;
        while self.questions.len() <= k {
            let kind = self.untried.pop()?;
            let question = KINDS[kind].1(subject, &mut SeededRng::new(self.seed, kind));
            self.questions
                .extend(question.filter(|question| subject.can_show(&question.proving_run.settings)));
        }
        self.questions.get(k)
    }

    fn is_of(&self, request: &Request) -> bool {
        self.scenario == request.settings
            && Some(self.seed) == request.look.ask
            && self.lang == hyperfly_text::current_language()
    }
}

/// Returns the question for a query, or why there is none. `quiz` caches the quiz for the next query.
pub fn find(query: &AskQuestion, quiz: &mut Option<Quiz>) -> FoundQuestion {
    let request = Request::from_fragment(&query.fragment).0.unwrap_or_default();
    let quiz = match quiz {
        Some(quiz) if quiz.is_of(&request) => quiz,
        _ => quiz.insert(Quiz::new(&request)),
    };
    let question = match quiz.question(query.index as usize).cloned() {
        Some(question) => {
            Ok(Box::new(question.to_protocol(question.proving_run.settings != request.settings)))
        }
        None if request.settings.algorithm == Algorithm::Program => Err(NoQuestion::Program),
        None if quiz.subject.is_some() => Err(NoQuestion::NoMore),
        None if request.settings.p == 1 => Err(NoQuestion::Serial),
        None => Err(NoQuestion::Large),
    };
    FoundQuestion { query: query.clone(), question }
}

#[cfg(all(test, not(target_arch = "wasm32")))]
mod tests;
