//! Hooks with which components query a worker: a query goes in, the newest answer comes out.

use crate::app::effect_guard::use_effect_guard;
use crate::worker::browser::query_client;
use crate::worker::client::{Ticket, WorkerClient};
use crate::worker::protocol::queries::TypedQuery;
use hyperfly_text as text;
use std::rc::Rc;
use yew::prelude::*;

/// State of a query.
pub struct AnswerState<A> {
    /// The newest answer; until the current query is answered, the answer to the previous one.
    pub answer: Option<Rc<A>>,
    /// Why there is no answer, for the reader.
    pub problem: Option<AttrValue>,
    /// Whether the current query's answer is pending.
    pub is_waiting: bool,
}

impl<A> Clone for AnswerState<A> {
    fn clone(&self) -> Self {
        AnswerState {
            answer: self.answer.clone(),
            problem: self.problem.clone(),
            is_waiting: self.is_waiting,
        }
    }
}

/// Handler of an answer, or of the reason why there is none.
pub type OnAnswer<A> = Box<dyn FnOnce(Result<A, String>)>;

/// Returns a client of the component's own. Its worker starts with the first query and ends with the component.
#[hook]
pub fn use_worker() -> WorkerClient {
    (*use_memo((), |()| query_client())).clone()
}

/// Sends the query whenever it or the language changes, and re-renders the component with the answer. `None` sends nothing.
#[hook]
pub fn use_answer<Q: TypedQuery>(worker: &WorkerClient, query: Option<Q>) -> AnswerState<Q::Answer> {
    let worker = worker.clone();
    use_answer_from(query, move |query: &Q, on_answer: OnAnswer<Q::Answer>| {
        Some(worker.ask(query.clone(), on_answer))
    })
}

/// Calls `ask` whenever the condition or the language changes, unless the condition is `None`.
#[hook]
pub fn use_answer_from<C: PartialEq + 'static, A: 'static>(
    condition: Option<C>,
    send_query: impl FnOnce(&C, OnAnswer<A>) -> Option<Ticket> + 'static,
) -> AnswerState<A> {
    let latest = use_state(LatestAnswer::default);
    // Keeps the newest answer if the next query fails: a callback sees the state of its own rendering.
    let newest_answer = use_mut_ref(|| None::<Rc<A>>);
    let now = condition.map(|condition| Rc::new((condition, text::current_language())));
    let set_latest = latest.setter();
    use_effect_guard(now.clone(), move |condition_and_language| {
        condition_and_language.clone().and_then(|current_condition| {
            let condition_sent = current_condition.clone();
            let on_answer = move |result: Result<A, String>| {
                let problem = match result {
                    Ok(result) => {
                        *newest_answer.borrow_mut() = Some(Rc::new(result));
                        None
                    }
                    Err(error) => Some(error.into()),
                };
                set_latest.set(LatestAnswer {
                    to: Some(condition_sent),
                    answer: newest_answer.borrow().clone(),
                    problem,
                });
            };
            send_query(&current_condition.0, Box::new(on_answer))
        })
    });
    let is_waiting = now.is_some() && latest.to != now;
    let problem = latest.problem.clone().filter(|_| !is_waiting);
    AnswerState { answer: latest.answer.clone(), problem, is_waiting }
}

/// The latest answer of a component.
struct LatestAnswer<C, A> {
    /// Condition and language of the latest answer.
    to: Option<Rc<(C, &'static str)>>,
    answer: Option<Rc<A>>,
    problem: Option<AttrValue>,
}

impl<C, A> Default for LatestAnswer<C, A> {
    fn default() -> Self {
        LatestAnswer { to: None, answer: None, problem: None }
    }
}
