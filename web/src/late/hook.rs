//! How components ask the late worker: a query goes in, and the newest answer to it comes out.

use super::client::{Late, Ticket};
use crate::protocol::late::Ask;
use crate::watch::use_watch;
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

/// A late worker of this component's own: started with its first query, ended with the component.
#[hook]
pub fn use_late() -> Late {
    (*use_memo((), |()| Late::default())).clone()
}

/// Asks whenever the query is another one or another language is spoken, and renders the component when the answer is there.
/// Asks nothing for `None`.
#[hook]
pub fn use_answer<Q: Ask>(late: &Late, query: Option<Q>) -> Asked<Q::Answer> {
    let late = late.clone();
    use_asked(query, move |query: &Q, hear: Hear<Q::Answer>| {
        Some(late.ask(query.clone(), |answer| hear(answer.map(|(answer, _)| answer))))
    })
}

/// Asks whenever the condition is another one or another language is spoken, unless it is `None`.
#[hook]
pub fn use_asked<C: Clone + PartialEq + 'static, A: 'static>(
    condition: Option<C>,
    ask: impl FnOnce(&C, Hear<A>) -> Option<Ticket> + 'static,
) -> Asked<A> {
    let asked = use_state(|| Asked { answer: None, problem: None, waits: true });
    // The newest answer, and what was answered last. The state is that of the last rendering.
    let newest = use_mut_ref(|| None::<Rc<A>>);
    let answered = use_mut_ref(|| None::<(C, &'static str)>);
    let now = condition.map(|condition| (condition, text::now()));
    let (own, kept, done) = (asked.clone(), newest.clone(), answered.clone());
    use_watch(now.clone(), move |now| {
        now.clone().and_then(|now| {
            let condition = now.0.clone();
            let hear = move |answer: Result<A, String>| {
                *done.borrow_mut() = Some(now);
                let problem = answer.as_ref().err().map(|why| AttrValue::from(why.clone()));
                if let Ok(answer) = answer {
                    *kept.borrow_mut() = Some(Rc::new(answer));
                }
                own.set(Asked { answer: kept.borrow().clone(), problem, waits: false });
            };
            ask(&condition, Box::new(hear))
        })
    });
    let waits = now.is_some() && *answered.borrow() != now;
    let problem = asked.problem.clone().filter(|_| !waits);
    Asked { answer: asked.answer.clone(), problem, waits }
}
