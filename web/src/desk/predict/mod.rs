//! Questions about the run at hand, made of runs: nothing is canned. The same seed and the same scenario give the same
//! questions in the same order, everywhere.
//!
//! The panel that asks them is HTML of forms: what a form is sent with stands in its own fields, so the page forwards it and
//! knows nothing of it, and nothing is kept here but what was computed.

mod bench;
mod chance;
mod double;
mod hottest;
mod panel;
mod plane;
mod question;
mod said;
mod size;
mod sketch;
mod term;
mod time;
mod topology;

use crate::protocol::desk::Wish;
use bench::Bench;
use chance::Chance;
use hyperfly_core::scenario::{Request, Scenario};
use hyperfly_text::predict as text;
use panel::Answered;
use question::Question;

/// A kind of question: its name, and what makes one of it, if there is something to ask.
pub type Kind = (&'static str, fn(&Bench, &mut Chance) -> Option<Question>);

/// All kinds.
pub const KINDS: [Kind; 9] = [
    ("double-p", double::processors),
    ("double-n", double::points),
    ("times-four", term::ask),
    ("hottest", hottest::ask),
    ("size", size::ask),
    ("topology", topology::ask),
    ("time", time::most),
    ("waits", time::waits),
    ("sketch", sketch::ask),
];

/// The questions about one run under one seed, as far as they were asked for.
pub struct Quiz {
    scenario: Scenario,
    seed: u32,
    /// The language in which they are asked.
    lang: &'static str,
    bench: Option<Bench>,
    /// Kinds that were not tried yet, the next one last.
    left: Vec<usize>,
    asked: Vec<Question>,
}

impl Quiz {
    /// Runs what is asked about.
    pub fn new(request: &Request) -> Quiz {
        let seed = request.look.ask.unwrap_or_default();
        let mut left: Vec<usize> = (0..KINDS.len()).collect();
        Chance::new(seed, KINDS.len()).shuffle(&mut left);
        let bench = if request.scenario.p > 1 { Bench::new(request) } else { None };
        Quiz {
            scenario: request.scenario.clone(),
            seed,
            lang: hyperfly_text::now(),
            bench,
            left,
            asked: Vec::new(),
        }
    }

    /// The k-th question; none if there are not so many.
    pub fn question(&mut self, k: usize) -> Option<&Question> {
        let bench = self.bench.as_ref()?;
        while self.asked.len() <= k {
            let kind = self.left.pop()?;
            self.asked.extend(KINDS[kind].1(bench, &mut Chance::new(self.seed, kind)));
        }
        self.asked.get(k)
    }

    fn is_of(&self, request: &Request) -> bool {
        self.scenario == request.scenario
            && Some(self.seed) == request.look.ask
            && self.lang == hyperfly_text::now()
    }
}

/// Writes the panel: the question or what came of it, the sketch, what to do next.
pub fn write(wish: &Wish, request: &Request, kept: &mut Option<Quiz>, part: &dyn Fn(u8, String)) {
    let answered = Answered::read(&wish.choices);
    if answered.live {
        if let Some(curve) = kept.as_mut().and_then(|quiz| quiz.question(answered.at)?.curve.clone()) {
            part(1, plane::write(&curve, &answered.drawn, false));
        }
        return;
    }
    let waits = kept.as_ref().is_none_or(|quiz| !quiz.is_of(request) || quiz.asked.len() <= answered.at);
    if waits {
        part(2, format!("<p role=\"status\">{}</p>", text::waiting()));
    }
    if kept.as_ref().is_none_or(|quiz| !quiz.is_of(request)) {
        *kept = Some(Quiz::new(request));
    }
    let Some(quiz) = kept else { return };
    // How the page is looked at may have changed since the question was made.
    let go = |asked: &Question| Request { look: request.look.clone(), ..asked.go.clone() };
    match quiz.question(answered.at).cloned() {
        Some(mut question) => {
            let moment = question.go.look.t;
            let shows_moment = question.kind == "hottest";
            question.go = go(&question);
            if shows_moment {
                (question.go.look.t, question.go.look.play) = (moment, false);
            }
            panel::write(&question, request, &answered, part);
        }
        None => panel::end(request, quiz.bench.is_some(), &answered, part),
    }
}

#[cfg(all(test, not(target_arch = "wasm32")))]
mod tests;
