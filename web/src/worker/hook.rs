//! How components ask a worker: a query goes in, and the newest answer to it comes out.

use crate::app::watch::use_watch;
use crate::worker::browser::query_client;
use crate::worker::client::{Ticket, WorkerClient};
use crate::worker::protocol::queries::TypedQuery;
use hyperfly_text as text;
use std::rc::Rc;
use yew::prelude::*;

/// What has become of a query.
pub struct AnswerState<A> {
    /// The newest answer; until the one to the present query is there, that to the query before.
    pub answer: Option<Rc<A>>,
    /// Why there is no answer, for the reader.
    pub problem: Option<AttrValue>,
    /// Whether the answer to the present query is still to come.
    pub waits: bool,
}

impl<A> Clone for AnswerState<A> {
    fn clone(&self) -> Self {
        AnswerState { answer: self.answer.clone(), problem: self.problem.clone(), waits: self.waits }
    }
}

/// Takes an answer, or why there is none.
pub type OnAnswer<A> = Box<dyn FnOnce(Result<A, String>)>;

/// Returns a client of this component's own: its worker starts with the first query, and ends with the component.
#[hook]
pub fn use_worker() -> WorkerClient {
    (*use_memo((), |()| query_client())).clone()
}

/// Asks whenever the query is another one or another language is spoken, and renders the component when the answer is there.
/// Asks nothing for `None`.
#[hook]
pub fn use_answer<Q: TypedQuery>(worker: &WorkerClient, query: Option<Q>) -> AnswerState<Q::Answer> {
    let worker = worker.clone();
    use_answer_from(query, move |query: &Q, on_answer: OnAnswer<Q::Answer>| {
        Some(worker.ask(query.clone(), on_answer))
    })
}

/// Calls `ask` whenever the condition is another one or another language is spoken, unless it is `None`.
#[hook]
pub fn use_answer_from<C: PartialEq + 'static, A: 'static>(
    condition: Option<C>,
    ask: impl FnOnce(&C, OnAnswer<A>) -> Option<Ticket> + 'static,
) -> AnswerState<A> {
    let received = use_state(Received::default);
    // The newest answer stays where the next query fails: the state that a callback sees is that of its rendering.
    let newest = use_mut_ref(|| None::<Rc<A>>);
    let now = condition.map(|condition| Rc::new((condition, text::now())));
    let set = received.setter();
    use_watch(now.clone(), move |now| {
        now.clone().and_then(|now| {
            let to = now.clone();
            let on_answer = move |answer: Result<A, String>| {
                let problem = match answer {
                    Ok(answer) => {
                        *newest.borrow_mut() = Some(Rc::new(answer));
                        None
                    }
                    Err(why) => Some(why.into()),
                };
                set.set(Received { to: Some(to), answer: newest.borrow().clone(), problem });
            };
            ask(&now.0, Box::new(on_answer))
        })
    });
    let waits = now.is_some() && received.to != now;
    let problem = received.problem.clone().filter(|_| !waits);
    AnswerState { answer: received.answer.clone(), problem, waits }
}

/// What a component has received.
struct Received<C, A> {
    /// The condition and the language of the latest answer.
    to: Option<Rc<(C, &'static str)>>,
    answer: Option<Rc<A>>,
    problem: Option<AttrValue>,
}

impl<C, A> Default for Received<C, A> {
    fn default() -> Self {
        Received { to: None, answer: None, problem: None }
    }
}
