//! What the desk writes for a part of the page, as it comes.

use crate::desk::Desk;
use crate::protocol::desk::{FromDesk, PARTS};
use hyperfly_text::page as text;
use std::rc::Rc;
use yew::prelude::*;

/// What was written so far.
#[derive(Clone, Default, PartialEq)]
pub struct Heard {
    parts: [AttrValue; PARTS],
    /// What went wrong.
    pub problem: Option<AttrValue>,
}

impl Heard {
    /// One of the parts, as it was written.
    pub fn html(&self, k: usize) -> AttrValue {
        self.parts[k].clone()
    }

    /// One of the parts.
    pub fn part(&self, k: usize) -> Html {
        Html::from_html_unchecked(self.parts[k].clone())
    }
}

impl Reducible for Heard {
    type Action = FromDesk;

    fn reduce(self: Rc<Self>, message: FromDesk) -> Rc<Self> {
        let mut next = (*self).clone();
        match message {
            FromDesk::Ready(..) | FromDesk::Refused(_) | FromDesk::Panic(_) => {
                next.problem = problem(&message).map(AttrValue::from);
            }
            FromDesk::Part(part, html) => {
                if let Some(part) = next.parts.get_mut(usize::from(part)) {
                    *part = html.into();
                }
            }
            FromDesk::Done | FromDesk::File(..) => {}
        }
        Rc::new(next)
    }
}

/// What a message says that went wrong, for the reader.
pub fn problem(message: &FromDesk) -> Option<String> {
    match message {
        FromDesk::Ready(build, _) if build != crate::protocol::BUILD_ID => {
            Some(text::other_build().to_owned())
        }
        FromDesk::Refused(why) => Some(why.clone()),
        FromDesk::Panic(why) => {
            let reason = why.lines().last().unwrap_or_default().trim_end_matches('.');
            Some(text::writer_stopped(reason))
        }
        _ => None,
    }
}

/// A desk of this component's own, and what it has written.
#[hook]
pub fn use_desk() -> (Rc<Heard>, Rc<Desk>) {
    let heard = use_reducer(Heard::default);
    let dispatcher = heard.dispatcher();
    let desk = use_memo((), move |()| Desk::new(Rc::new(move |message, _| dispatcher.dispatch(message))));
    (Rc::new((*heard).clone()), desk)
}
