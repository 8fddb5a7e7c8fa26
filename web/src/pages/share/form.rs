//! The form of the share dialog.

use super::fields::{Field, checkbox};
use super::options::{self, FormOption};
use crate::worker::protocol::queries::share::{FigureControls, Poster, ShareForm, Way};
use hyperfly_request::{Choice, Request, Theme, View};
use hyperfly_text::share as text;
use hyperfly_view::Replay;
use yew::prelude::*;

pub struct Form<'a> {
    /// The request of the shared run.
    pub request: &'a Request,
    pub replay: &'a Replay,
    pub chosen: &'a ShareForm,
    pub numbers: &'a NumberFields,
    /// Whether the page is the single-file version.
    pub is_single_file: bool,
    /// Receives the choices after each change.
    pub choose: Callback<ShareForm>,
}

/// The text fields for numbers.
#[derive(Clone, Default)]
pub struct NumberFields {
    pub height: NodeRef,
    pub from: NodeRef,
    pub to: NodeRef,
    pub seconds: NodeRef,
}

impl Form<'_> {
    pub fn html(&self) -> Html {
        let onsubmit = Callback::from(|event: SubmitEvent| event.prevent_default());
        html! {
            <form class={self.is_single_file.then_some("alone")} {onsubmit}>
                <fieldset class="bar">
                    <legend class="unseen">{ text::how() }</legend>
                    { for options::list_ways().iter().map(|way| self.render_way_button(way)) }
                </fieldset>
                <div class="choose">
                    { self.render_look_fields() }
                    { self.render_figure_fields() }
                    { self.render_film_fields() }
                </div>
            </form>
        }
    }

    /// Returns a callback that applies the value of a field to the choices.
    fn change<V: 'static>(&self, change: impl Fn(&mut ShareForm, V) + 'static) -> Callback<V> {
        let (chosen, choose) = (self.chosen.clone(), self.choose.clone());
        Callback::from(move |value| {
            let mut chosen = chosen.clone();
            change(&mut chosen, value);
            choose.emit(chosen);
        })
    }

    fn render_way_button(&self, FormOption { value, word }: &FormOption) -> Html {
        let value = *value;
        let is_chosen = self.chosen.way.id() == value;
        let onchange = self.change(move |form, _: Event| form.way = Way::from_id(value).unwrap_or_default());
        html! {
            <label>
                <input type="radio" name="way" {value} checked={is_chosen} {onchange} />
                <span>{ word }</span>
            </label>
        }
    }

    /// Renders the fields for views and colours.
    fn render_look_fields(&self) -> Html {
        let Form { request, replay, chosen, .. } = self;
        let view = self.change(|form, id: String| form.view = View::from_id(&id));
        let choose_second_view = self.change(|form, id: String| form.second_view = View::from_id(&id));
        let theme = self.change(|form, id: String| form.theme = Theme::from_id(&id).unwrap_or(Theme::Auto));
        let views = options::list_views(request, replay, text::all_views());
        let below = options::list_views(request, replay, text::under_none());
        html! {
            <>
                { create_field("view", text::show(), None).select(&views, options::view_id(chosen.view), view) }
                { create_field("under", text::under(), None).select(&below, options::view_id(chosen.second_view), choose_second_view) }
                { create_field("theme", text::colours(), None).select(&options::list_themes(), chosen.theme.id(), theme) }
            </>
        }
    }

    /// Renders the fields for an embedded figure.
    fn render_figure_fields(&self) -> Html {
        let chosen = self.chosen;
        let controls =
            self.change(|form, id: String| form.controls = FigureControls::from_id(&id).unwrap_or_default());
        let poster = self.change(|form, id: String| form.poster = Poster::from_id(&id).unwrap_or_default());
        let play = self.change(|form, is_checked| form.play = is_checked);
        let set_repeat = self.change(|form, is_checked| form.repeat = is_checked);
        let height = create_field("height", text::height(), Some("of-frame"));
        html! {
            <>
                { create_field("controls", text::controls(), Some("of-figure"))
                    .select(&options::list_controls(), chosen.controls.id(), controls) }
                { create_field("key", text::which(), Some("keys")).checkbox_group(options::list_keys(self.request).map(|key| self.render_key_checkbox(key))) }
                <label class="check">{ checkbox("play", "1", chosen.play, play) }{ text::plays() }</label>
                <label class="check">{ checkbox("loop", "1", chosen.repeat, set_repeat) }{ text::loops() }</label>
                { height.number(text::height_usual(), &self.numbers.height) }
                { create_field("poster", text::poster(), Some("of-element"))
                    .select(&options::list_posters(), chosen.poster.id(), poster) }
            </>
        }
    }

    fn render_key_checkbox(&self, key: &'static str) -> Html {
        let is_chosen = self.chosen.keys.iter().any(|chosen_key| chosen_key == key);
        let check =
            self.change(move |form, is_checked| form.keys = options::with_key(&form.keys, key, is_checked));
        html! { <label title={options::key_help(key)}>{ checkbox("key", key, is_chosen, check) }{ key }</label> }
    }

    /// Renders the fields for a film.
    fn render_film_fields(&self) -> Html {
        let NumberFields { from, to, seconds, .. } = self.numbers;
        let field = |name, label| create_field(name, label, Some("of-film"));
        html! {
            <>
                { field("from", text::film_from()).number("0", from) }
                { field("to", text::film_to()).number(text::film_end(), to) }
                { field("seconds", text::film_seconds()).number("8", seconds) }
            </>
        }
    }
}

fn create_field(name: &'static str, label: &'static str, class: Option<&'static str>) -> Field {
    Field { name, label, class }
}
