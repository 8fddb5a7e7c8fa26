//! An open question: its answers to choose from, or the curve to draw.

use super::parts::{Plane, Props, render_score, submit_callback};
use super::plane::render_plane_to_draw;
use super::session::NextAction;
use crate::app::markup::render_line;
use crate::worker::protocol::queries::predict::{Choice, Curve, Question};
use hyperfly_text::predict_panel as text;
use hyperfly_view::notation::numbers::whole;
use web_sys::{HtmlInputElement, InputEvent};
use yew::prelude::*;

/// Id of the form, for its controls outside the form element.
const FORM: &str = "predict-form";

/// Renders the question. The class `asks` makes the page cover everything that reveals the answer (static/rooms.css).
pub fn render_question(props: &Props, question: &Question, plane: &Plane) -> Html {
    let session = &props.content.session;
    let choices = (0..).zip(&question.choices);
    html! {
        <>
            <form class="asks" id={FORM} onsubmit={submit_callback(props, NextAction::Answer)}>
                <fieldset>
                    <legend tabindex="-1" ref={&props.first}>{ render_line(&question.prompt) }</legend>
                    if let Some(clarification) = &question.clarification {
                        <p class="hint">{ render_line(clarification) }</p>
                    }
                    { for choices.map(|(k, offered)| render_choice(props, offered, k)) }
                </fieldset>
            </form>
            if let Some(curve) = &question.curve {
                { render_plane_to_draw(curve, session, plane) }
            }
            <div class="on">
                if let Some(curve) = &question.curve {
                    { render_sliders(props, curve) }
                }
                <button type="submit" form={FORM}>{ text::answer() }</button>
                <p class="hint">
                    { text::covers() }
                    if question.curve.is_none() {
                        { " " }{ text::keys() }
                    }
                </p>
                { render_score(session) }
            </div>
        </>
    }
}

/// Returns the id of the radio button of answer `k`, from 0.
pub fn choice_id(k: usize) -> String {
    format!("predict-choice-{}", k + 1)
}

/// Renders answer `k`, from 0.
fn render_choice(props: &Props, choice: &Choice, k: u32) -> Html {
    let key = k + 1;
    let onchange = props.onchoose.reform(move |_: Event| k);
    html! {
        <label>
            <input id={choice_id(k as usize)} type="radio" name="answer" required=true aria-keyshortcuts={key.to_string()}
                checked={props.content.session.chosen == Some(k)} {onchange} />
            <kbd>{ key }</kbd>
            <span>{ render_line(&choice.text) }</span>
        </label>
    }
}

/// Renders a slider for each point of the curve to draw.
fn render_sliders(props: &Props, curve: &Curve) -> Html {
    let slider = |(column, (p, _)): (usize, &(u32, f64))| {
        let p = whole((*p).into());
        let oninput = props.ondraw.reform(move |event: InputEvent| {
            let input: HtmlInputElement = event.target_unchecked_into();
            vec![(column, input.value_as_number() as u8)]
        });
        html! {
            <label>
                <span>{ &p }</span>
                <input type="range" form={FORM} min="0" max="100" aria-label={text::sketch_point(&p)}
                    value={props.content.session.height(column).to_string()} {oninput} />
            </label>
        }
    };
    html! { <div class="points">{ for curve.to_draw().iter().enumerate().map(slider) }</div> }
}
