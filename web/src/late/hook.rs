//! How components ask the late worker: a query goes in, and the newest answer to it comes out.

use super::client::{Late, Ticket};
use crate::protocol::late::Ask;
use crate::watch::{Watched, use_watch};
use hyperfly_text as text;
use std::any::Any;
use std::cell::RefCell;
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
pub fn use_asked<C: PartialEq + 'static, A: 'static>(
    condition: Option<C>,
    ask: impl FnOnce(&C, Hear<A>) -> Option<Ticket> + 'static,
) -> Asked<A> {
    let heard = use_heard();
    let now = condition.map(|condition| Rc::new((condition, text::now())));
    let own = heard.clone();
    use_watch(now.clone(), move |now| {
        now.clone().and_then(|now| {
            let of = Watched(now.clone());
            let hear =
                move |answer: Result<A, String>| own.hear(of, answer.map(|it| Rc::new(it) as Rc<dyn Any>));
            ask(&now.0, Box::new(hear))
        })
    });
    let waits = now.is_some_and(|now| *heard.answered.borrow() != Some(Watched(now)));
    let Newest { answer, problem } = &*heard.newest;
    Asked {
        answer: answer.clone().and_then(|answer| answer.downcast().ok()),
        problem: problem.clone().filter(|_| !waits),
        waits,
    }
}

/// What a component has heard, whatever it asks: compiled once.
#[derive(Clone)]
struct Heard {
    /// What it is rendered with.
    newest: UseStateHandle<Newest>,
    /// The newest answer: the state is that of the last rendering.
    answer: Rc<RefCell<Option<Rc<dyn Any>>>>,
    /// What was answered last.
    answered: Rc<RefCell<Option<Watched>>>,
}

/// The newest answer, and why there is none to the present query.
#[derive(Clone, Default)]
struct Newest {
    answer: Option<Rc<dyn Any>>,
    problem: Option<AttrValue>,
}

#[hook]
fn use_heard() -> Heard {
    Heard {
        newest: use_state(Newest::default),
        answer: use_mut_ref(Option::default),
        answered: use_mut_ref(Option::default),
    }
}

impl Heard {
    /// Keeps an answer, and renders the component.
    fn hear(&self, of: Watched, answer: Result<Rc<dyn Any>, String>) {
        *self.answered.borrow_mut() = Some(of);
        let mut newest = Newest::default();
        match answer {
            Ok(answer) => *self.answer.borrow_mut() = Some(answer),
            Err(why) => newest.problem = Some(why.into()),
        }
        newest.answer = self.answer.borrow().clone();
        self.newest.set(newest);
    }
}
