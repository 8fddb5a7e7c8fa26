//! The share dialog's form as it opens, and what it offers.

use crate::protocol::late::share::ShareForm;
use hyperfly_request::{Choice, KEYS, Request, View};
use hyperfly_view::Replay;
use hyperfly_view::schedule::is_posted;

/// The keys that have a control in a figure unless another choice is made.
const USUAL_KEYS: [&str; 3] = ["p", "n", "tw"];

/// The form as it opens: what is shared is looked at as the page is.
pub fn opened(asked: &Request) -> ShareForm {
    let look = &asked.look;
    let keys = offered_keys(asked).filter(|key| USUAL_KEYS.contains(key));
    ShareForm {
        view: look.view,
        under: look.under,
        theme: look.theme,
        keys: keys.map(str::to_owned).collect(),
        again: look.again,
        ..ShareForm::default()
    }
}

/// The keys of the run that a figure can have a control for, and that mean something beside the rest.
pub fn offered_keys(asked: &Request) -> impl Iterator<Item = &'static str> {
    let run = KEYS.iter().map(|key| key.name).take_while(|name| *name != "view");
    run.filter(|name| !["v", "seed", "rate"].contains(name))
        .filter(|name| *name == "preset" || asked.settings.counts(name))
}

/// The views that have something to show of the run, and the one that is shared.
pub fn offered_views(replay: &Replay, now: Option<View>) -> impl Iterator<Item = View> {
    let means = |view: View| match view {
        View::Schedule => is_posted(replay),
        View::Supersteps => !replay.run().trace.supersteps.is_empty(),
        _ => true,
    };
    View::ALL.iter().copied().filter(move |view| now == Some(*view) || means(*view))
}

#[cfg(all(test, not(target_arch = "wasm32")))]
mod tests {
    use super::*;
    use std::rc::Rc;

    #[test]
    fn views_without_meaning_are_not_offered() {
        let offers = |fragment: &str, view: View| {
            let asked = Request::from_fragment(fragment).0.expect("a request");
            let run = hyperfly_request::run(&asked.settings, None, Default::default()).expect("a run");
            offered_views(&Replay::new(Rc::new(run)), None).any(|other| other == view)
        };
        assert!(!offers("p=16&n=64", View::Schedule) && !offers("p=16&n=64", View::Supersteps));
        assert!(offers("p=16&n=64", View::Machine) && offers("p=16&n=64", View::Choose));
        assert!(offers("algorithm=output-driven&machine=logp&p=4&n=64", View::Schedule));
        assert!(offers("algorithm=group-cyclic&machine=bsp&p=4&n=64", View::Supersteps));
    }

    #[test]
    fn usual_keys_are_those_that_mean_something() {
        let keys = |fragment: &str| opened(&Request::from_fragment(fragment).0.expect("a request")).keys;
        assert_eq!(keys("p=16"), ["p", "n", "tw"]);
        assert_eq!(keys("p=16&machine=logp"), ["p", "n"]);
    }
}
