//! How components ask a worker that answers: a query goes in, and the newest answer to it comes out.

use super::client::{Answerer, Ticket};
use crate::app::watch::use_watch;
use crate::worker::protocol::queries::Ask;
use hyperfly_text as text;
use std::rc::Rc;
use yew::prelude::*;

/// What has become of a query.
pub struct Asked<A> {
    /// The newest answer; until the one to the present query is there, that to the query before.
    pub answer: Option<Rc<A>>,
    /// Why there is no answer, for the reader.
    pub problem: Option<AttrValue>,
    /// Whether the answer to the present query is still to come.
    pub waits: bool,
}

impl<A> Clone for Asked<A> {
    fn clone(&self) -> Self {
        Asked { answer: self.answer.clone(), problem: self.problem.clone(), waits: self.waits }
    }
}

/// What takes an answer, or why there is none.
pub type Hear<A> = Box<dyn FnOnce(Result<A, String>)>;

/// A worker that answers of this component's own: started with its first query, ended with the component.
#[hook]
pub fn use_answerer() -> Answerer {
    (*use_memo((), |()| Answerer::default())).clone()
}

/// Asks whenever the query is another one or another language is spoken, and renders the component when the answer is there.
/// Asks nothing for `None`.
#[hook]
pub fn use_answer<Q: Ask>(answerer: &Answerer, query: Option<Q>) -> Asked<Q::Answer> {
    let answerer = answerer.clone();
    use_asked(query, move |query: &Q, hear: Hear<Q::Answer>| Some(answerer.ask(query.clone(), hear)))
}

/// Asks whenever the condition is another one or another language is spoken, unless it is `None`.
#[hook]
pub fn use_asked<C: PartialEq + 'static, A: 'static>(
    condition: Option<C>,
    ask: impl FnOnce(&C, Hear<A>) -> Option<Ticket> + 'static,
) -> Asked<A> {
    let heard = use_state(Heard::default);
    // The newest answer stays where the next query fails: the state that a callback sees is that of its rendering.
    let newest = use_mut_ref(|| None::<Rc<A>>);
    let now = condition.map(|condition| Rc::new((condition, text::now())));
    let set = heard.setter();
    use_watch(now.clone(), move |now| {
        now.clone().and_then(|now| {
            let to = now.clone();
            let hear = move |answer: Result<A, String>| {
                let problem = match answer {
                    Ok(answer) => {
                        *newest.borrow_mut() = Some(Rc::new(answer));
                        None
                    }
                    Err(why) => Some(why.into()),
                };
                set.set(Heard { to: Some(to), answer: newest.borrow().clone(), problem });
            };
            ask(&now.0, Box::new(hear))
        })
    });
    let waits = now.is_some() && heard.to != now;
    Asked { answer: heard.answer.clone(), problem: heard.problem.clone().filter(|_| !waits), waits }
}

/// What a component has heard.
struct Heard<C, A> {
    /// The condition and the language that were answered last.
    to: Option<Rc<(C, &'static str)>>,
    answer: Option<Rc<A>>,
    problem: Option<AttrValue>,
}

impl<C, A> Default for Heard<C, A> {
    fn default() -> Self {
        Heard { to: None, answer: None, problem: None }
    }
}
