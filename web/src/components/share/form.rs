//! The form of the share dialog: which text, and what is in it.

use super::offer::{offered_keys, offered_views};
use crate::controls::Word;
use crate::protocol::late::share::{FigureControls, HEIGHTS, Poster, ShareForm, Way};
use hyperfly_request::{Choice, KEYS, Request, Theme, View};
use hyperfly_text::rooms as text;
use hyperfly_view::{Replay, words};
use std::rc::Rc;
use web_sys::{HtmlInputElement, HtmlSelectElement};
use yew::prelude::*;

/// The fields that say what is filmed; they are read when a film begins.
#[derive(Clone, Default, PartialEq)]
pub struct FilmFields {
    /// From when, in virtual time.
    pub from: NodeRef,
    /// Until when.
    pub to: NodeRef,
    /// How long the film is, in seconds.
    pub seconds: NodeRef,
}

impl FilmFields {
    /// The numbers that stand in them.
    pub fn numbers(&self) -> [Option<f64>; 3] {
        [&self.from, &self.to, &self.seconds].map(|field| {
            let input = field.cast::<HtmlInputElement>()?;
            Some(input.value_as_number()).filter(|number| number.is_finite())
        })
    }
}

/// A change of the form.
pub type Change = Box<dyn FnOnce(&mut ShareForm)>;

/// What is chosen so far.
pub struct Chosen(pub ShareForm);

impl Reducible for Chosen {
    type Action = Change;

    fn reduce(self: Rc<Self>, change: Change) -> Rc<Self> {
        let mut form = self.0.clone();
        change(&mut form);
        Rc::new(Chosen(form))
    }
}

/// The form. `asked` is what is shared, of the run that `replay` shows; `alone` says that page and figure are one file.
pub fn form(
    form: &ShareForm,
    asked: &Request,
    replay: Option<&Replay>,
    alone: bool,
    film: &FilmFields,
    change: &Callback<Change>,
) -> Html {
    let stay = Callback::from(|event: SubmitEvent| event.prevent_default());
    html! {
        <form class={classes!(alone.then_some("alone"))} onsubmit={stay}>
            { ways(form, change) }
            <div class="choose">
                { views(form, replay, change) }
                { themes(form, change) }
                <div class="of-figure">{ controls(form, change) }</div>
                { keys(form, asked, change) }
                { check("play", text::plays(), form.play, change, |form, now| form.play = now) }
                { check("loop", text::loops(), form.again, change, |form, now| form.again = now) }
                { height(change) }
                <div class="of-element">{ posters(form, change) }</div>
                <div class="of-film">
                    { film_field(&film.from, "from", text::film_from(), "0") }
                    { film_field(&film.to, "to", text::film_to(), text::film_end()) }
                    { film_field(&film.seconds, "seconds", text::film_seconds(), "8") }
                </div>
            </div>
        </form>
    }
}

fn ways(form: &ShareForm, change: &Callback<Change>) -> Html {
    html! {
        <fieldset class="bar">
            <legend class="unseen">{ text::how() }</legend>
            { for Way::ALL.into_iter().map(|(way, id, word)| {
                let onchange = changes(change, move |form, _: Event| form.way = way);
                html! {
                    <label>
                        <input type="radio" name="way" value={id} checked={way == form.way} {onchange} />
                        <span>{ word() }</span>
                    </label>
                }
            }) }
        </fieldset>
    }
}

fn views(form: &ShareForm, replay: Option<&Replay>, change: &Callback<Change>) -> Html {
    let options = |none: &'static str, now: Option<View>| {
        let views = replay.into_iter().flat_map(move |replay| offered_views(replay, now));
        let views = views.map(|view| (view.id(), words::view(view)));
        std::iter::once(("all", none)).chain(views).collect::<Vec<_>>()
    };
    let id = |view: Option<View>| view.map_or("all", Choice::id);
    html! {
        <>
            { select("view", text::show(), options(text::all_views(), form.view), id(form.view), change, |form, id| {
                form.view = View::from_id(id);
            }) }
            { select("under", text::under(), options(text::under_none(), form.under), id(form.under), change, |form, id| {
                form.under = View::from_id(id);
            }) }
        </>
    }
}

fn themes(form: &ShareForm, change: &Callback<Change>) -> Html {
    let themes = Theme::ALL.iter().map(|theme| match theme {
        Theme::Auto => ("auto", text::colours_auto()),
        other => (other.id(), other.id()),
    });
    select("theme", text::colours(), themes.collect(), form.theme.id(), change, |form, id| {
        form.theme = Theme::from_id(id).unwrap_or(Theme::Auto);
    })
}

fn controls(form: &ShareForm, change: &Callback<Change>) -> Html {
    let options = FigureControls::ALL.map(|(_, id, word): (_, _, Word)| (id, word()));
    let now =
        FigureControls::ALL.iter().find(|(choice, ..)| *choice == form.controls).map_or("", |(_, id, _)| id);
    select("controls", text::controls(), options.into(), now, change, |form, id| {
        form.controls = FigureControls::from_id(id).unwrap_or_default();
    })
}

fn posters(form: &ShareForm, change: &Callback<Change>) -> Html {
    let options = Poster::ALL.map(|(_, id, word): (_, _, Word)| (id, word()));
    let now = Poster::ALL.iter().find(|(choice, ..)| *choice == form.poster).map_or("", |(_, id, _)| id);
    select("poster", text::poster(), options.into(), now, change, |form, id| {
        form.poster = Poster::from_id(id).unwrap_or_default();
    })
}

fn keys(form: &ShareForm, asked: &Request, change: &Callback<Change>) -> Html {
    let offered: Vec<&str> = offered_keys(asked).collect();
    html! {
        <fieldset class="keys">
            <legend>{ text::which() }</legend>
            { for offered.clone().into_iter().map(|key| {
                let help = KEYS.iter().find(|known| known.name == key).map(|known| (known.help)());
                let offered = offered.clone();
                let onchange = changes(change, move |form, event: Event| {
                    let chosen = checked(&event);
                    let is_chosen = |other: &str| if other == key { chosen } else { form.keys.iter().any(|it| it == other) };
                    form.keys = offered.iter().filter(|other| is_chosen(other)).map(|&other| other.to_owned()).collect();
                });
                html! {
                    <label title={help}>
                        <input type="checkbox" name="key" value={key} checked={form.keys.iter().any(|it| it == key)} {onchange} />
                        { key }
                    </label>
                }
            }) }
        </fieldset>
    }
}

fn height(change: &Callback<Change>) -> Html {
    let onchange = changes(change, |form, event: Event| {
        let input: HtmlInputElement = event.target_unchecked_into();
        form.height = input.value().trim().parse().ok().filter(|height| HEIGHTS.contains(height));
    });
    html! {
        <p class="of-figure">
            <label for="share-height">{ text::height() }</label>
            <input id="share-height" type="number" name="height" min={HEIGHTS.start().to_string()}
                max={HEIGHTS.end().to_string()} step="10" placeholder={text::height_usual()} {onchange} />
        </p>
    }
}

fn check(
    name: &'static str,
    word: &'static str,
    now: bool,
    change: &Callback<Change>,
    set: impl Fn(&mut ShareForm, bool) + Copy + 'static,
) -> Html {
    let onchange = changes(change, move |form, event: Event| set(form, checked(&event)));
    html! {
        <label class="check">
            <input type="checkbox" {name} value="1" checked={now} {onchange} />
            { word }
        </label>
    }
}

fn select(
    name: &'static str,
    label: &'static str,
    options: Vec<(&'static str, &'static str)>,
    now: &'static str,
    change: &Callback<Change>,
    set: impl Fn(&mut ShareForm, &str) + Copy + 'static,
) -> Html {
    let onchange = changes(change, move |form, event: Event| {
        set(form, &event.target_unchecked_into::<HtmlSelectElement>().value());
    });
    let id = format!("share-{name}");
    html! {
        <p>
            <label for={id.clone()}>{ label }</label>
            <select {id} {name} {onchange}>
                { for options.into_iter().map(|(value, word)| html! {
                    <option {value} selected={value == now}>{ word }</option>
                }) }
            </select>
        </p>
    }
}

fn film_field(field: &NodeRef, name: &'static str, label: &'static str, hint: &'static str) -> Html {
    let id = format!("share-{name}");
    html! {
        <p>
            <label for={id.clone()}>{ label }</label>
            <input {id} ref={field} type="number" {name} min="0" step="any" placeholder={hint} />
        </p>
    }
}

/// A callback that changes the form.
fn changes<E: 'static>(
    change: &Callback<Change>,
    act: impl Fn(&mut ShareForm, E) + Clone + 'static,
) -> Callback<E> {
    change.reform(move |event| {
        let act = act.clone();
        Box::new(move |form: &mut ShareForm| act(form, event)) as Change
    })
}

fn checked(event: &Event) -> bool {
    event.target_unchecked_into::<HtmlInputElement>().checked()
}
