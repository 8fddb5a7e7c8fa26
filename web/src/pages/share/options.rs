//! The options and the initial state of the share dialog.

use crate::worker::protocol::queries::share::{FigureControls, HEIGHTS, Poster, ShareForm, Way};
use hyperfly_request::{Choice, Invalid, KEYS, Request, Theme, View, parse_typed};
use hyperfly_text::share as text;
use hyperfly_view::Replay;
use hyperfly_view::notation::words;

/// An option of a field.
#[derive(Clone, Debug)]
pub struct FormOption {
    pub value: &'static str,
    pub word: &'static str,
}

/// The keys for which an embedded figure has controls by default.
const DEFAULT_KEYS: [&str; 3] = ["p", "n", "tw"];

/// The value that stands for no particular view.
const ALL_VIEWS: &str = "all";

/// Returns the initial choices, which follow the look of the page.
pub fn initial_form(request: &Request) -> ShareForm {
    let look = &request.look;
    let keys = list_keys(request).filter(|key| DEFAULT_KEYS.contains(key));
    ShareForm {
        view: look.view,
        second_view: look.under,
        theme: look.theme,
        keys: keys.map(str::to_owned).collect(),
        repeat: look.loop_playback,
        ..ShareForm::default()
    }
}

pub fn list_ways() -> Vec<FormOption> {
    Way::ALL.iter().map(|(_, id, word)| create_option(id, word())).collect()
}

/// Returns the views that apply to the run and the current view, preceded by `none_label`, the label for no view.
pub fn list_views(request: &Request, replay: &Replay, none_label: &'static str) -> Vec<FormOption> {
    let views =
        applicable_views(replay, request.look.view).map(|view| create_option(view.id(), words::view(view)));
    std::iter::once(create_option(ALL_VIEWS, none_label)).chain(views).collect()
}

pub fn view_id(view: Option<View>) -> &'static str {
    view.map_or(ALL_VIEWS, Choice::id)
}

pub fn list_themes() -> Vec<FormOption> {
    let word = |theme: Theme| if theme == Theme::Auto { text::colours_auto() } else { theme.id() };
    Theme::ALL.iter().map(|theme| create_option(theme.id(), word(*theme))).collect()
}

pub fn list_controls() -> Vec<FormOption> {
    FigureControls::ALL.iter().map(|(_, id, word)| create_option(id, word())).collect()
}

/// Returns the options for the placeholder of a figure that is not loaded.
pub fn list_posters() -> Vec<FormOption> {
    Poster::ALL.iter().map(|(_, id, word)| create_option(id, word())).collect()
}

/// Returns the keys that a figure can have controls for and that affect this run.
pub fn list_keys(request: &Request) -> impl Iterator<Item = &'static str> {
    let run = KEYS.iter().map(|key| key.name).take_while(|name| *name != "view");
    run.filter(|name| !["v", "seed", "rate"].contains(name))
        .filter(|name| *name == "preset" || request.settings.is_relevant(name))
}

/// Returns the description of a key.
pub fn key_help(key: &str) -> &'static str {
    KEYS.iter().find(|candidate| candidate.name == key).map_or("", |key| key.help())
}

/// Adds or removes a key, and sorts the keys in the order of the request.
pub fn with_key(keys: &[String], key: &str, is_checked: bool) -> Vec<String> {
    let is_in =
        |name: &str| if name == key { is_checked } else { keys.iter().any(|chosen_key| chosen_key == name) };
    KEYS.iter().map(|key| key.name).filter(|name| is_in(name)).map(str::to_owned).collect()
}

/// Parses the height of the frame, in pixels; `None` if nothing was typed.
///
/// # Errors
/// Returns a message for the reader if the text is no valid height.
pub fn parse_height(text: &str) -> Result<Option<u32>, String> {
    let text = text.trim();
    if text.is_empty() {
        return Ok(None);
    }
    let allowed_values = || text::allowed_height(&HEIGHTS.start().to_string(), &HEIGHTS.end().to_string());
    let height = parse_typed(text, true, allowed_values).map(|height| height as u32);
    let height =
        height.and_then(|height| if HEIGHTS.contains(&height) { Ok(height) } else { Err(allowed_values()) });
    height.map(Some).map_err(|allowed_values| Invalid::new(text::height(), text, allowed_values).to_string())
}

fn create_option(value: &'static str, word: &'static str) -> FormOption {
    FormOption { value, word }
}

fn applicable_views(replay: &Replay, now: Option<View>) -> impl Iterator<Item = View> {
    let applies = |view: View| hyperfly_view::views::of(view).suits(Some(replay));
    View::ALL.iter().copied().filter(move |view| now == Some(*view) || applies(*view))
}

#[cfg(all(test, not(target_arch = "wasm32")))]
mod tests {
    use super::*;
    use std::rc::Rc;

    fn request(fragment: &str) -> Request {
        Request::from_fragment(fragment).0.expect("a request")
    }

    fn replay(fragment: &str) -> Rc<Replay> {
        let run =
            hyperfly_request::run(&request(fragment).settings, None, Default::default()).expect("a run");
        Replay::new(Rc::new(run))
    }

    #[test]
    fn views_not_applicable_to_run_are_not_offered() {
        let offers =
            |fragment: &str, view: View| applicable_views(&replay(fragment), None).any(|other| other == view);
        assert!(!offers("p=16&n=64", View::Schedule) && !offers("p=16&n=64", View::Supersteps));
        assert!(offers("p=16&n=64", View::Machine) && offers("p=16&n=64", View::Choose));
        assert!(offers("algorithm=output-driven&machine=logp&p=4&n=64", View::Schedule));
        assert!(offers("algorithm=group-cyclic&machine=bsp&p=4&n=64", View::Supersteps));
    }

    #[test]
    fn initial_form_follows_look_of_page() {
        let request = request("p=16&n=64&view=machine,timeline&theme=dark&loop=true");
        let form = initial_form(&request);
        assert_eq!((form.view, form.second_view), (Some(View::Machine), Some(View::Timeline)));
        assert!(form.theme == Theme::Dark && form.repeat && !form.play);
        let offers = list_views(&request, &replay("p=16&n=64"), "");
        assert!(offers.iter().any(|offer| offer.value == view_id(form.second_view)));
    }

    #[test]
    fn default_keys_apply_to_machine() {
        let keys = |fragment: &str| initial_form(&request(fragment)).keys;
        assert_eq!(keys("p=16"), ["p", "n", "tw"]);
        assert_eq!(keys("p=16&machine=logp"), ["p", "n"]);
    }

    #[test]
    fn toggled_keys_keep_request_order() {
        let keys = initial_form(&request("p=16")).keys;
        assert_eq!(with_key(&keys, "n", false), ["p", "tw"]);
        assert_eq!(with_key(&with_key(&keys, "n", false), "n", true), keys);
    }

    #[test]
    fn typed_height_is_parsed_or_rejected() {
        assert!(hyperfly_text::set_language("de"));
        assert_eq!(
            [parse_height(""), parse_height("640"), parse_height("1.024")],
            [Ok(None), Ok(Some(640)), Ok(Some(1024))]
        );
        for text in ["1", "640,5", "tall"] {
            let refusal = parse_height(text).expect_err("no height");
            assert!(refusal.contains(text) && refusal.contains(text::height()), "{refusal}");
        }
        assert!(hyperfly_text::set_language("en"));
        assert_eq!(parse_height("1,024"), Ok(Some(1024)));
    }
}
