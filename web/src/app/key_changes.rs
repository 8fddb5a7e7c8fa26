//! The short notice after a key has changed the run: what changed, and how to undo it.

use crate::app::context::{Context, Props};
use crate::app::selector::use_selector;
use crate::controls::table::{self, Control};
use crate::state::action::Action;
use gloo::timers::callback::Timeout;
use hyperfly_request::{KEYS, Race, Request};
use hyperfly_text::language::list;
use hyperfly_text::{controls, page as text};
use hyperfly_view::notation::glossary;
use yew::prelude::*;

/// Time for which the notice is shown, in milliseconds.
const SHOWN_MS: u32 = 6_000;
/// Number of changes that are named; a preset changes more.
const MOST_NAMED: usize = 4;

/// Shows what a key has changed since `before`, if it has changed the run of the explorer.
pub fn announce(cx: &Context, before: &Request) {
    let state = cx.state();
    let changes = describe_changes(before, &state.request);
    if changes.is_empty() || state.controls().is_some() || state.request.look.race != Race::None {
        return;
    }
    let words = AttrValue::from(text::key_changed(&changes));
    cx.send(Action::KeyChange(Some(words.clone())));
    let cx = cx.clone();
    Timeout::new(SHOWN_MS, move || {
        if cx.state().key_change.as_ref() == Some(&words) {
            cx.send(Action::KeyChange(None));
        }
    })
    .forget();
}

/// Lists the changed keys of the run with their new values.
fn describe_changes(before: &Request, after: &Request) -> String {
    let run_keys = KEYS.iter().filter(|key| key.is_run_key());
    let change = |name: &'static str| {
        let value = after.value(name)?;
        (before.value(name).as_ref() != Some(&value)).then(|| describe(name, &value))
    };
    let changes: Vec<String> = run_keys.filter_map(|key| change(key.name)).collect();
    let more = if changes.len() > MOST_NAMED { " …" } else { "" };
    changes.into_iter().take(MOST_NAMED).collect::<Vec<_>>().join(list()) + more
}

/// Describes a key with its value as its control does.
fn describe(name: &str, value: &str) -> String {
    match table::all_controls().find(|control| control.field() == name) {
        Some(Control::Choice(spec)) => {
            let word =
                spec.options().into_iter().find(|(id, _)| *id == value).map_or(value, |(_, word)| word);
            format!("{} {word}", (spec.label)())
        }
        Some(Control::Text(spec)) => format!("{} {value}", (spec.label)()),
        Some(Control::Number(_)) => {
            let letter = glossary::entry(name)
                .map_or(name.to_owned(), |entry| [entry.letter(), entry.subscript].concat());
            format!("{letter} = {}", hyperfly_text::decimal(value.to_owned()))
        }
        None if name == "signal" => {
            format!("{} {}", controls::signal(), controls::signal_named(value).unwrap_or(value))
        }
        None => format!("{name} = {value}"),
    }
}

/// The notice, while it is shown.
#[component]
pub fn KeyChangeNotice(Props { cx }: &Props) -> Html {
    let words = use_selector(cx, |state| state.key_change.clone());
    html! { <p class="key-change" role="status">{ words }</p> }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn changes_are_named_as_in_the_controls() {
        let of = |fragment: &str| Request::from_fragment(fragment).0.expect("a request");
        let words = describe_changes(&of("topology=mesh&p=16"), &of("topology=hypercube&p=32"));
        assert!(words.contains("p = 32") && words.contains("hypercube"), "{words}");
        assert_eq!(
            describe_changes(&of("p=16&t=3"), &of("p=16&t=9")),
            "",
            "the cursor is no part of the run"
        );
        let preset = describe_changes(&of("topology=mesh"), &of("preset=ncube1"));
        assert!(preset.ends_with('…') && preset.contains("nCUBE"), "{preset}");
    }
}
