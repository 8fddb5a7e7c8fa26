//! An open question: its answers to choose from, or the points of a curve to draw.

use super::session::{Act, Session};
use crate::components::symbol::prose;
use crate::protocol::late::predict::{Cover, Question};
use hyperfly_text::predict as text;
use hyperfly_view::numbers::whole;
use web_sys::HtmlInputElement;
use yew::prelude::*;

/// The form's id, for the parts of it that stand elsewhere.
const FORM: &str = "predict-form";

/// The question with its answers. `heading` is what is read first.
pub fn form(
    question: &Question,
    session: &Session,
    act: &Callback<Act>,
    heading: &NodeRef,
    onsubmit: Callback<SubmitEvent>,
) -> Html {
    html! {
        <form class="asks" id={FORM} {onsubmit}>
            <fieldset>
                <legend tabindex="-1" ref={heading}>{ prose(&question.asks) }</legend>
                if let Some(meant) = &question.meant {
                    <p class="hint">{ prose(meant) }</p>
                }
                { for question.answers.iter().enumerate().map(|(k, answer)| html! {
                    <label>
                        <input type="radio" name="answer" value={k.to_string()} required=true data-key={(k + 1).to_string()}
                            checked={session.chosen == Some(k)} onchange={act.reform(move |_: Event| Act::Choose(k))} />
                        <kbd>{ k + 1 }</kbd>
                        <span>{ prose(&answer.says) }</span>
                    </label>
                }) }
            </fieldset>
        </form>
    }
}

/// What stands below the plane of a sketch, the button that answers, and what is covered meanwhile: parts of the form, wherever
/// they are.
pub fn foot(question: &Question, session: &Session, act: &Callback<Act>) -> Html {
    let curve = question.curve.as_ref();
    let points = curve.map(|curve| {
        html! {
            <div class="points">
                { for curve.points.iter().skip(1).enumerate().map(|(k, (p, _))| point(*p, k, session, act)) }
            </div>
        }
    });
    html! {
        <>
            { for points }
            <button type="submit" form={FORM}>{ text::answer() }</button>
            <p class="hint">{ text::covers() }{ " " }{ if curve.is_some() { "" } else { text::keys() } }</p>
        </>
    }
}

fn point(p: u32, column: usize, session: &Session, act: &Callback<Act>) -> Html {
    let oninput = act.reform(move |event: InputEvent| {
        let input: HtmlInputElement = event.target_unchecked_into();
        Act::Draw(vec![(column, input.value_as_number() as u8)])
    });
    let p = whole(p.into());
    html! {
        <label>
            <span>{ &p }</span>
            <input type="range" form={FORM} min="0" max="100" value={session.height(column).to_string()}
                aria-label={text::sketch_point(&p)} {oninput} />
        </label>
    }
}

/// The class of the panel by which the page covers what would give the answer away (static/rooms.css).
pub fn covers(covers: &[Cover]) -> Classes {
    let class = |cover: &Cover| match cover {
        Cover::Curves => "covers-curves",
        Cover::Numbers => "covers-numbers",
        Cover::Sentence => "covers-sentence",
        Cover::Breakdown => "covers-breakdown",
        Cover::Timeline => "covers-timeline",
        Cover::Messages => "covers-messages",
    };
    covers.iter().map(class).collect()
}
