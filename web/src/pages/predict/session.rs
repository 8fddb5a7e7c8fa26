//! The reader's progress through the questions about a run.

use super::answer::GivenAnswer;
use super::pointer::Column;
use super::verdict::is_right;
use crate::worker::protocol::queries::predict::{AskQuestion, Question};
use hyperfly_request::{Look, Request, Settings};
use std::rc::Rc;
use yew::Reducible;

/// Height of all points before any is drawn, in percent.
const UNDRAWN: u8 = 50;

/// The questions about one run, and the reader's answers.
#[derive(Clone, Debug, PartialEq)]
pub struct Session {
    /// The run in question, with the look of the page before the last answer.
    pub base: Request,
    /// Number of the current question, from 0.
    pub number: u32,
    /// Number of answers, and of right ones.
    pub score: (u32, u32),
    /// The chosen answer, not submitted yet.
    pub chosen: Option<u32>,
    /// E in percent at each p of the curve except the first, up to the last drawn column; `None` for columns that are not drawn.
    pub sketch: Vec<Option<u8>>,
    /// The submitted answer to the current question.
    pub given: Option<GivenAnswer>,
    /// Whether the page shows the run in question again.
    pub shows_question_run: bool,
    /// The run that the page shows with the verdict.
    shown: Option<Settings>,
}

/// An event of the session.
pub enum SessionEvent {
    /// Starts over with another run or seed.
    Begin(Box<Request>),
    Choose(u32),
    Draw(Vec<Column>),
    /// Submits the answer, with the look of the page at that time.
    Answer(Rc<Question>, Box<Look>),
    /// Switches between the run in question and the run that shows the answer.
    SwitchRun(Rc<Question>),
    Next,
}

/// An action that the panel offers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NextAction {
    Answer,
    /// Switches between the run in question and the run that shows the answer.
    SwitchRun,
    Next,
    /// Asks questions of another seed.
    Others,
}

impl Session {
    /// Starts with the first question about a run.
    pub fn new(base: Request) -> Session {
        Session {
            base,
            number: 0,
            score: (0, 0),
            chosen: None,
            sketch: Vec::new(),
            given: None,
            shows_question_run: false,
            shown: None,
        }
    }

    /// Whether the page shows the run in question, or the run that shows the answer.
    pub fn is_about(&self, scenario: &Settings, seed: Option<u32>) -> bool {
        self.base.look.ask == seed
            && (self.base.settings == *scenario || self.shown.as_ref() == Some(scenario))
    }

    /// Returns the query for the current question. It does not depend on the look of the page.
    pub fn query(&self) -> AskQuestion {
        let look = Look { ask: self.base.look.ask, ..Look::default() };
        let request = Request { look, ..self.base.clone() };
        AskQuestion { fragment: request.to_fragment(), index: self.number }
    }

    /// Returns E in each column of the sketch, from 0 to 1.
    pub fn heights(&self, columns: usize) -> Vec<f64> {
        (0..columns).map(|column| f64::from(self.height(column)) / 100.0).collect()
    }

    /// Returns E in a column of the sketch, in percent. A column that is not drawn continues the nearest drawn one, because a stroke
    /// often ends just before the edge.
    pub fn height(&self, column: usize) -> u8 {
        let drawn = self.sketch.iter().enumerate().filter_map(|(k, height)| Some((k, (*height)?)));
        drawn.min_by_key(|(k, _)| k.abs_diff(column)).map_or(UNDRAWN, |(_, height)| height)
    }

    /// Returns the answer to submit, if there is one.
    pub fn answer(&self, question: &Question) -> Option<GivenAnswer> {
        match &question.curve {
            None => self.chosen.map(GivenAnswer::Answer),
            Some(curve) => Some(GivenAnswer::Sketch(self.heights(curve.to_draw().len()))),
        }
    }

    /// Returns the request that shows the answer.
    pub fn answer_request(&self, question: &Question, look: &Look) -> Request {
        let mut look = look.clone();
        if let Some(moment) = question.moment {
            (look.t, look.play) = (moment, false);
        }
        Request { look, ..question.proving_run.clone() }
    }

    /// Returns a request for questions of another seed about the same run.
    pub fn other_questions(&self) -> Request {
        let mut other = self.base.clone();
        // Not the next number, because a class may count up its seeds and should not meet these questions again.
        let seed = other.look.ask.unwrap_or_default();
        other.look.ask = Some(seed.wrapping_mul(747_796_405).wrapping_add(2_891_336_453));
        other
    }

    /// Returns the event of an action and the state that the page shows next, or `None` if the action is not possible.
    pub fn transition(
        &self,
        action: NextAction,
        question: Option<Rc<Question>>,
        look: &Look,
    ) -> Option<(SessionEvent, Request)> {
        Some(match (action, question) {
            (NextAction::Answer, Some(question)) => {
                self.answer(&question)?;
                let shows = self.answer_request(&question, look);
                (SessionEvent::Answer(question, Box::new(look.clone())), shows)
            }
            (NextAction::SwitchRun, Some(question)) => {
                let shown = if self.shows_question_run {
                    self.answer_request(&question, &self.base.look)
                } else {
                    self.base.clone()
                };
                (SessionEvent::SwitchRun(question), shown)
            }
            (NextAction::Next, _) => (SessionEvent::Next, self.base.clone()),
            (NextAction::Others, _) => {
                let other_request = self.other_questions();
                (SessionEvent::Begin(Box::new(other_request.clone())), other_request)
            }
            (NextAction::Answer | NextAction::SwitchRun, None) => return None,
        })
    }

    fn apply(&self, event: SessionEvent) -> Option<Session> {
        let mut next = self.clone();
        match event {
            SessionEvent::Begin(base) => return Some(Session::new(*base)),
            SessionEvent::Choose(answer) => next.chosen = Some(answer),
            SessionEvent::Draw(points) => {
                for (column, height) in points {
                    if next.sketch.len() <= column {
                        next.sketch.resize(column + 1, None);
                    }
                    next.sketch[column] = Some(height);
                }
            }
            SessionEvent::Answer(question, look) => {
                let given = self.answer(&question).filter(|_| self.given.is_none())?;
                let is_right = is_right(&question, &given);
                next.score = (self.score.0 + 1, self.score.1 + u32::from(is_right));
                next.base.look = *look;
                next.shown = Some(question.proving_run.settings.clone());
                next.given = Some(given);
            }
            SessionEvent::SwitchRun(question) => {
                next.shows_question_run = !self.shows_question_run;
                let shown = if next.shows_question_run { &self.base } else { &question.proving_run };
                next.shown = Some(shown.settings.clone());
            }
            SessionEvent::Next => {
                let base = self.base.clone();
                return Some(Session { number: self.number + 1, score: self.score, ..Session::new(base) });
            }
        }
        Some(next)
    }
}

impl Reducible for Session {
    type Action = SessionEvent;

    fn reduce(self: Rc<Self>, event: SessionEvent) -> Rc<Self> {
        self.apply(event).map_or(self, Rc::new)
    }
}

#[cfg(all(test, not(target_arch = "wasm32")))]
mod tests {
    use super::*;
    use crate::worker::protocol::queries::predict::Curve;

    /// Returns a question with answers to choose from, or, with `points`, one with a curve to draw.
    fn question(is_right: u32, points: &[(u32, f64)]) -> Rc<Question> {
        Rc::new(Question {
            prompt: String::new(),
            clarification: None,
            choices: Vec::new(),
            right_choice: is_right,
            curve: (!points.is_empty()).then(|| Curve { points: points.to_vec() }),
            explanation: String::new(),
            proving_run: Request::from(Settings { p: 32, ..Settings::default() }),
            moves: true,
            moment: Some(12.5),
            covers: Vec::new(),
        })
    }

    fn new_session() -> Rc<Session> {
        let mut base = Request::default();
        base.look.ask = Some(7);
        Rc::new(Session::new(base))
    }

    fn submit(session: Rc<Session>, question: &Rc<Question>) -> Rc<Session> {
        let look = session.base.look.clone();
        session.reduce(SessionEvent::Answer(question.clone(), Box::new(look)))
    }

    #[test]
    fn answer_is_scored_once_until_next_question() {
        let question = question(1, &[]);
        let nothing = submit(new_session(), &question);
        assert_eq!(nothing.given, None, "nothing was chosen");
        let wrong_answer = submit(new_session().reduce(SessionEvent::Choose(0)), &question);
        assert_eq!((wrong_answer.score, wrong_answer.given.clone()), ((1, 0), Some(GivenAnswer::Answer(0))));
        assert_eq!(submit(wrong_answer.clone(), &question).score, (1, 0));
        let next = wrong_answer.reduce(SessionEvent::Next);
        assert_eq!((next.number, next.given.clone(), next.chosen), (1, None, None));
        assert_eq!(submit(next.reduce(SessionEvent::Choose(1)), &question).score, (2, 1));
    }

    #[test]
    fn session_is_about_both_question_and_answer_run() {
        let question = question(0, &[]);
        let session = submit(new_session().reduce(SessionEvent::Choose(0)), &question);
        assert!(
            session.is_about(&question.proving_run.settings, Some(7))
                && session.is_about(&session.base.settings, Some(7))
        );
        assert!(!session.is_about(&question.proving_run.settings, Some(8)));
        let shows = session.answer_request(&question, &Look { play: true, ..Look::default() });
        assert_eq!((shows.look.t, shows.look.play), (12.5, false));
        let question_again = session.reduce(SessionEvent::SwitchRun(question.clone()));
        assert!(
            question_again.shows_question_run
                && !question_again.is_about(&question.proving_run.settings, Some(7))
        );
        assert!(!question_again.reduce(SessionEvent::SwitchRun(question)).shows_question_run);
    }

    #[test]
    fn other_questions_keep_run_and_change_seed() {
        let (session, other_request) = (new_session(), new_session().other_questions());
        assert_eq!(other_request.settings, session.base.settings);
        assert!(other_request.look.ask.is_some() && other_request.look.ask != session.base.look.ask);
    }

    #[test]
    fn undrawn_sketch_columns_continue_the_nearest_drawn_one() {
        let question = question(0, &[(1, 1.0), (2, 0.75), (4, 0.5), (8, 0.45)]);
        assert_eq!(new_session().heights(2), [0.5, 0.5], "nothing is drawn");
        let short_stroke = new_session().reduce(SessionEvent::Draw(vec![(0, 70), (1, 45)]));
        assert_eq!(short_stroke.answer(&question), Some(GivenAnswer::Sketch(vec![0.7, 0.45, 0.45])));
        assert_eq!(submit(short_stroke, &question).score, (1, 1));
        let far_column = new_session().reduce(SessionEvent::Draw(vec![(2, 5)]));
        assert_eq!(far_column.heights(3), [0.05; 3]);
        assert_eq!(submit(far_column, &question).score, (1, 0));
    }
}
