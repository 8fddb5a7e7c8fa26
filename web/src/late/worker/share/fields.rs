//! The form of the share dialog: its fields, what stands in them as it opens, and which choices that is.

use super::choices::{FigureControls, HEIGHTS, Poster, ShareForm, Way};
use crate::protocol::late::share::Entries;
use hyperfly_request::{Choice, Invalid, KEYS, Request, Theme, View, parse_typed};
use hyperfly_text::share as text;
use hyperfly_view::schedule::is_posted;
use hyperfly_view::{Replay, words};

/// A field of the form.
pub struct Field {
    /// Its name in the form.
    pub name: &'static str,
    /// Its name for the reader.
    pub label: &'static str,
    /// For which ways it counts, as a class: static/rooms.css shows it then. Empty if always.
    pub class: &'static str,
    /// What stands in it.
    pub kind: FieldKind,
}

/// What stands in a field.
#[derive(Debug)]
pub enum FieldKind {
    /// One of these.
    One(Vec<Offer>),
    /// Any of these.
    Any(Vec<Offer>),
    /// Yes or no, and the value of yes.
    Check(&'static str),
    /// A number, with what stands there as long as there is none.
    Number(&'static str),
}

/// What can be chosen in a field.
#[derive(Clone, Debug)]
pub struct Offer {
    /// Its value in the form.
    pub value: &'static str,
    /// Its name for the reader.
    pub word: &'static str,
    /// More about it; empty if there is no more.
    pub help: &'static str,
}

/// The keys that have a control in a figure unless another choice is made.
const USUAL_KEYS: [&str; 3] = ["p", "n", "tw"];

/// The choices as the form opens: what is shared is looked at as the page is.
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

/// The choices that stand in a form.
pub fn read(entries: &Entries) -> ShareForm {
    let all =
        |name: &'static str| entries.iter().filter(move |(of, _)| of == name).map(|(_, value)| &**value);
    let one = |name| all(name).next().unwrap_or_default();
    ShareForm {
        way: Way::from_id(one("way")).unwrap_or_default(),
        view: View::from_id(one("view")),
        under: View::from_id(one("under")),
        theme: Theme::from_id(one("theme")).unwrap_or(Theme::Auto),
        controls: FigureControls::from_id(one("controls")).unwrap_or_default(),
        keys: all("key").map(str::to_owned).collect(),
        play: one("play") == YES,
        again: one("loop") == YES,
        height: height(entries).unwrap_or_default(),
        poster: Poster::from_id(one("poster")).unwrap_or_default(),
    }
}

/// The height of the frame in a form, if the reader typed one.
///
/// # Errors
/// Why what was typed is refused.
pub fn height(entries: &Entries) -> Result<Option<u32>, String> {
    let typed = entries.iter().find(|(name, _)| name == "height").map_or("", |(_, typed)| typed.trim());
    if typed.is_empty() {
        return Ok(None);
    }
    let allowed = || text::allowed_height(&HEIGHTS.start().to_string(), &HEIGHTS.end().to_string());
    let height = parse_typed(typed, true, allowed).map(|height| height as u32);
    let height =
        height.and_then(|height| if HEIGHTS.contains(&height) { Ok(height) } else { Err(allowed()) });
    height.map(Some).map_err(|allowed| Invalid::new(text::height(), typed, allowed).to_string())
}

/// What stands in the form for these choices.
pub fn entries(form: &ShareForm) -> Entries {
    let view = |view: Option<View>| view.map_or(ALL, Choice::id).to_owned();
    let entry = |name: &str, value: &str| (name.to_owned(), value.to_owned());
    let mut all = vec![
        entry("way", form.way.id()),
        entry("view", &view(form.view)),
        entry("under", &view(form.under)),
        entry("theme", form.theme.id()),
        entry("controls", form.controls.id()),
        entry("poster", form.poster.id()),
    ];
    all.extend(form.keys.iter().map(|key| entry("key", key)));
    let turned_on = [("play", form.play), ("loop", form.again)].into_iter().filter(|(_, on)| *on);
    all.extend(turned_on.map(|(name, _)| entry(name, YES)));
    all.extend(form.height.map(|height| entry("height", &height.to_string())));
    all
}

/// The value of a field that is yes or no, if it is yes.
const YES: &str = "1";
/// The value of no view in particular.
const ALL: &str = "all";

/// The ways to share.
pub fn ways() -> Vec<Offer> {
    Way::ALL.iter().map(|(_, id, word)| offer(id, word())).collect()
}

/// What else can be chosen for a run.
pub fn fields(asked: &Request, replay: &Replay) -> Vec<Field> {
    let views = |none| {
        let views = offered_views(replay, asked.look.view).map(|view| offer(view.id(), words::view(view)));
        FieldKind::One(std::iter::once(offer(ALL, none)).chain(views).collect())
    };
    let themes = Theme::ALL.iter().map(|theme| match theme {
        Theme::Auto => offer(theme.id(), text::colours_auto()),
        other => offer(other.id(), other.id()),
    });
    let keys = offered_keys(asked).map(|name| {
        let help = KEYS.iter().find(|key| key.name == name).map_or("", |key| key.help());
        Offer { help, ..offer(name, name) }
    });
    let controls = FigureControls::ALL.iter().map(|(_, id, word)| offer(id, word()));
    let posters = Poster::ALL.iter().map(|(_, id, word)| offer(id, word()));
    let check = || FieldKind::Check(YES);
    vec![
        field("view", text::show(), "", views(text::all_views())),
        field("under", text::under(), "", views(text::under_none())),
        field("theme", text::colours(), "", FieldKind::One(themes.collect())),
        field("controls", text::controls(), "of-figure", FieldKind::One(controls.collect())),
        field("key", text::which(), "keys", FieldKind::Any(keys.collect())),
        field("play", text::plays(), "", check()),
        field("loop", text::loops(), "", check()),
        field("height", text::height(), "of-frame", FieldKind::Number(text::height_usual())),
        field("poster", text::poster(), "of-element", FieldKind::One(posters.collect())),
        field("from", text::film_from(), "of-film", FieldKind::Number("0")),
        field("to", text::film_to(), "of-film", FieldKind::Number(text::film_end())),
        field("seconds", text::film_seconds(), "of-film", FieldKind::Number("8")),
    ]
}

fn field(name: &'static str, label: &'static str, class: &'static str, kind: FieldKind) -> Field {
    Field { name, label, class, kind }
}

fn offer(value: &'static str, word: &'static str) -> Offer {
    Offer { value, word, help: "" }
}

/// The keys of the run that a figure can have a control for, and that mean something beside the rest.
fn offered_keys(asked: &Request) -> impl Iterator<Item = &'static str> {
    let run = KEYS.iter().map(|key| key.name).take_while(|name| *name != "view");
    run.filter(|name| !["v", "seed", "rate"].contains(name))
        .filter(|name| *name == "preset" || asked.settings.counts(name))
}

/// The views that have something to show of the run, and the one that the page shows.
fn offered_views(replay: &Replay, now: Option<View>) -> impl Iterator<Item = View> {
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

    fn asked(fragment: &str) -> Request {
        Request::from_fragment(fragment).0.expect("a request")
    }

    fn replay(fragment: &str) -> Rc<Replay> {
        let run = hyperfly_request::run(&asked(fragment).settings, None, Default::default()).expect("a run");
        Replay::new(Rc::new(run))
    }

    #[test]
    fn views_without_meaning_are_not_offered() {
        let offers =
            |fragment: &str, view: View| offered_views(&replay(fragment), None).any(|other| other == view);
        assert!(!offers("p=16&n=64", View::Schedule) && !offers("p=16&n=64", View::Supersteps));
        assert!(offers("p=16&n=64", View::Machine) && offers("p=16&n=64", View::Choose));
        assert!(offers("algorithm=output-driven&machine=logp&p=4&n=64", View::Schedule));
        assert!(offers("algorithm=group-cyclic&machine=bsp&p=4&n=64", View::Supersteps));
    }

    #[test]
    fn usual_keys_are_those_that_mean_something() {
        let keys = |fragment: &str| opened(&asked(fragment)).keys;
        assert_eq!(keys("p=16"), ["p", "n", "tw"]);
        assert_eq!(keys("p=16&machine=logp"), ["p", "n"]);
    }

    #[test]
    fn what_stands_in_the_form_is_what_is_chosen() {
        let asked = asked("p=16&n=64&view=machine,timeline&theme=dark&loop=true");
        let form = opened(&asked);
        assert_eq!(form.under, Some(View::Timeline));
        assert_eq!(read(&entries(&form)), form);
        let other = ShareForm {
            way: Way::Element,
            view: None,
            controls: FigureControls::List,
            keys: vec!["n".to_owned()],
            play: true,
            height: Some(333),
            poster: Poster::Inline,
            ..form
        };
        assert_eq!(read(&entries(&other)), other);
        assert_eq!(read(&vec![("height".to_owned(), "1".to_owned())]), ShareForm::default());
    }

    #[test]
    fn typed_height_is_read_or_refused() {
        let of = |typed: &str| height(&vec![("height".to_owned(), typed.to_owned())]);
        assert!(hyperfly_text::speak("de"));
        assert_eq!([of(""), of("640"), of("1.024")], [Ok(None), Ok(Some(640)), Ok(Some(1024))]);
        for typed in ["1", "640,5", "tall"] {
            let refusal = of(typed).expect_err("no height");
            assert!(refusal.contains(typed) && refusal.contains(text::height()), "{refusal}");
        }
        assert!(hyperfly_text::speak("en"));
        assert_eq!(of("1,024"), Ok(Some(1024)));
    }

    #[test]
    fn every_choice_is_offered() {
        let asked = asked("p=16&n=64&view=schedule");
        let fields = fields(&asked, &replay("p=16&n=64"));
        for (name, value) in entries(&opened(&asked)) {
            let offers = match fields.iter().find(|field| field.name == name).map(|field| &field.kind) {
                Some(FieldKind::One(offers) | FieldKind::Any(offers)) => offers.clone(),
                None if name == "way" => ways(),
                other => panic!("{name}: {other:?}"),
            };
            assert!(offers.iter().any(|offer| offer.value == value), "{name}={value}");
        }
    }
}
