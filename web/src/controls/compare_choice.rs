//! The choice of a comparison run, in the rail.

use crate::app::context::{Context, Props};
use crate::app::selector::use_selector;
use crate::controls::table::{self, Control};
use crate::state::action::Action;
use hyperfly_request::{Choice, Controls, Lockstep as Mode, Look, Request};
use hyperfly_text::compare as text;
use web_sys::HtmlSelectElement;
use yew::prelude::*;

/// Returns the label of each comparable control with its alternatives that are valid for this request, as `(key:id, label)`, in rail
/// order.
fn comparison_options(request: &Request) -> Vec<(&'static str, Vec<(String, String)>)> {
    let mut groups = Vec::new();
    for control in table::all_controls() {
        let Control::Choice(pick) = control else { continue };
        let compared = matches!(
            pick.field,
            "algorithm" | "topology" | "switching" | "route" | "alltoall" | "overlap" | "order" | "radix"
        );
        if !compared || !request.settings.is_relevant(pick.field) {
            continue;
        }
        let now = request.value(pick.field);
        let mut options = Vec::new();
        for (id, word) in pick.options() {
            let mut candidate = request.clone();
            candidate.look.comparison_overrides = vec![(pick.field, id.to_owned())];
            if now.as_deref() != Some(id) && candidate.comparison().is_ok() {
                options.push((format!("{}:{id}", pick.field), option_label(pick.field, id, word)));
            }
        }
        groups.push(((pick.label)(), options));
    }
    groups
}

/// Returns the label of an alternative; a value that is not a name is labelled together with its key.
fn option_label(field: &str, id: &str, word: &str) -> String {
    match field {
        "radix" => text::with_radix(word),
        "overlap" | "order" => text::with_setting(&format!("{field}-{id}")),
        _ => text::with(word),
    }
}

/// Selects the next comparison; after the last one, none.
pub fn select_next(cx: &Context) {
    let mut groups: Vec<String> = comparison_options(&cx.state().request)
        .into_iter()
        .flat_map(|(_, options)| options)
        .map(|(id, _)| id)
        .collect();
    // The topology is compared most often.
    let first = groups.iter().position(|id| id.starts_with("topology"));
    groups.rotate_left(first.unwrap_or(0));
    groups.push("none".to_owned());
    let now = cx.state().value("beside");
    let next = groups.iter().position(|id| *id == now).map_or(0, |index| (index + 1) % groups.len());
    cx.send(Action::Set("beside", groups[next].clone(), false));
}

/// Switches between lockstep by time and by stage.
pub fn toggle_lockstep(cx: &Context) {
    let mode = match cx.state().request.look.lockstep {
        Mode::Time => Mode::Stage,
        Mode::Stage => Mode::Time,
    };
    cx.send(Action::Set("lockstep", mode.id().to_owned(), false));
}

/// Renders two radio buttons as a bar; `chosen` receives whether the second is chosen.
fn radio_bar(
    name: &'static str,
    label: &str,
    options: [(&'static str, &str, bool); 2],
    chosen: Callback<bool>,
) -> Html {
    let render_option = |(k, (value, word, checked)): (usize, (&'static str, &str, bool))| {
        let chosen = chosen.clone();
        let onchange = Callback::from(move |_: Event| chosen.emit(k == 1));
        html! {
            <label><input type="radio" {name} {value} {checked} {onchange} /><span>{ word.to_owned() }</span></label>
        }
    };
    html! {
        <div class="control">
            <label id={name}>{ label.to_owned() }</label>
            <div class="bar" role="radiogroup" aria-labelledby={name}>{ for options.into_iter().enumerate().map(render_option) }</div>
        </div>
    }
}

/// The choice of a comparison. It is made on the left side, whichever side the rail controls.
#[component]
pub fn CompareChoice(Props { cx }: &Props) -> Html {
    let offered = use_selector(cx, |state| matches!(state.controls(), None | Some(Controls::Full)));
    let mut request = use_selector(cx, |state| state.request.clone());
    let controls_right_side = use_selector(cx, |state| state.right.has_controls);
    let (compares, mode) = (request.has_comparison(), request.look.lockstep);
    let now = request.value("beside").unwrap_or_default();
    // Validating all alternatives is slow, and `look` does not affect the result.
    request.look = Look::default();
    let language = cx.state().language;
    let groups = use_memo((request, language), |(request, _)| comparison_options(request));
    if !offered {
        return Html::default();
    }
    let onchange = cx.callback(|event: Event| {
        Action::Set("beside", event.target_unchecked_into::<HtmlSelectElement>().value(), false)
    });
    let is_custom = compares && !groups.iter().any(|(_, options)| options.iter().any(|(id, _)| *id == now));
    let group = |(label, options): &(&'static str, Vec<(String, String)>)| {
        let option = |(id, words): &(String, String)| {
            html! { <option value={id.clone()} selected={*id == now}>{ words }</option> }
        };
        html! { <optgroup label={*label}>{ for options.iter().map(option) }</optgroup> }
    };
    html! {
        <section class="compare" aria-label={text::compare()}>
            <div class="control">
                <label for="choose-beside">{ text::compare() }</label>
                <select id="choose-beside" {onchange} aria-keyshortcuts="C">
                    <option value="none" selected={!compares}>{ text::nothing() }</option>
                    if is_custom {
                        <option value={now.clone()} selected=true>{ text::own_choice() }</option>
                    }
                    { for groups.iter().map(group) }
                </select>
            </div>
            if compares {
                { radio_bar("lockstep", text::lockstep(), [("time", text::by_time(), mode == Mode::Time), ("stage", text::by_stage(), mode == Mode::Stage)],
                    { let cx = cx.clone(); Callback::from(move |_| toggle_lockstep(&cx)) }) }
                <p class="pick">
                    <button type="button" class="fix" onclick={cx.sender(Action::Swap)}>{ text::swap() }</button>
                    <button type="button" class="fix"
                        onclick={cx.sender(Action::Set("beside", "none".to_owned(), false))}>{ text::stop() }</button>
                </p>
                { radio_bar("in-hand", text::controls_of(), [("left", text::left_side(), !controls_right_side), ("right", text::right_side(), controls_right_side)],
                    cx.callback(Action::ControlRightSide)) }
            }
        </section>
    }
}
