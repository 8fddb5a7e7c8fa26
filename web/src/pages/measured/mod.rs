//! Measurements on the reader's device, compared with predictions. The component has its own worker, and queries it repeatedly; each
//! answer contains the results so far.

mod actions;
mod device;
mod fastest;
mod stages;
mod stepper;
mod tables;
mod times;

use crate::app::context::{Context, Props};
use crate::app::effect_guard::use_effect_guard;
use crate::app::selector::use_selector;
use crate::app::symbol::prose;
use crate::state::action::Action;
use crate::worker::hook::{use_answer, use_worker};
use crate::worker::protocol::queries::measured::{Measure, MeasureAction, Measured as Found, Note};
use actions::render_actions;
use device::render_device;
use fastest::render_fastest;
use hyperfly_text::measured as text;
use stages::render_stage_comparison;
use yew::prelude::*;

/// The contents of the figure.
#[component]
pub fn Measured(Props { cx }: &Props) -> Html {
    let theme = use_selector(cx, |state| state.palette_theme()).name().to_owned();
    let worker = use_worker();
    let query = use_state(Measure::default);
    let reply = use_answer(&worker, Some(Measure { theme, ..(*query).clone() }));
    let (action, after) = (query.action.clone(), query.after);
    let is_busy = matches!(
        action,
        MeasureAction::Begin
            | MeasureAction::Choose
            | MeasureAction::MeasureNext
            | MeasureAction::RepeatLast
            | MeasureAction::Machine(_)
    );
    let is_display = matches!(action, MeasureAction::Show | MeasureAction::Look(_));
    let answer = reply.answer.clone();
    let send_action = {
        let (cx, query) = (cx.clone(), query.clone());
        Callback::from(move |action: MeasureAction| {
            query.set(Measure { action, fragment: cx.explorer(), theme: String::new(), after: after + 1 });
        })
    };
    // A file dropped anywhere on the page.
    let dropped = use_selector(cx, |state| state.measured.clone());
    use_effect_guard(dropped, {
        let (cx, send_action) = (cx.clone(), send_action.clone());
        move |file| {
            if !file.is_empty() {
                send_action.emit(MeasureAction::Open(file.to_string()));
                cx.send(Action::Measured(AttrValue::default()));
            }
        }
    });
    // Handle each answer once.
    use_effect_guard(answer.as_ref().filter(|_| !reply.is_waiting).map(|_| after), {
        let (cx, send_action) = (cx.clone(), send_action.clone());
        move |answered| {
            let Some(answer) = answer.filter(|_| answered.is_some()) else { return };
            cx.notify_drawn();
            // Browsers throttle background pages, which makes the measurement unreliable.
            let unreliable = gloo::utils::document().hidden() && is_busy && answer.problem.is_none();
            match (unreliable, answer.progress.is_some()) {
                (true, _) => send_action.emit(MeasureAction::RepeatLast),
                (false, true) => send_action.emit(MeasureAction::MeasureNext),
                (false, false) if is_display => {}
                (false, false) => send_action.emit(MeasureAction::Show),
            }
        }
    });
    // Show the chosen stage before its answer arrives.
    let chosen_stage = match action {
        MeasureAction::Look(stage) if reply.is_waiting => Some(stage),
        _ => None,
    };
    html! {
        <div data-told="measured" data-busy={is_busy.to_string()}>
            { reply.problem.clone() }
            if let Some(measured) = &reply.answer {
                { render_results(cx, measured, chosen_stage, &send_action) }
            }
        </div>
    }
}

/// Renders the results so far; `chosen_stage` is the stage that the reader has just chosen.
fn render_results(
    cx: &Context,
    measured: &Found,
    chosen_stage: Option<usize>,
    send_action: &Callback<MeasureAction>,
) -> Html {
    let is_new = measured.times.is_none() && measured.device.is_none();
    let look = send_action.reform(MeasureAction::Look);
    html! {
        <>
            if is_new && measured.progress.is_none() {
                <p>{ text::measure_about() }</p>
            }
            { render_actions(measured.progress.as_ref(), is_new, send_action) }
            if let Some(problem) = &measured.problem {
                <p class="problem" role="alert">{ problem }</p>
            }
            if let Some(times) = &measured.times {
                { times::render_headline(times) }
            }
            <ul class="notes">{ for measured.notes.iter().map(render_note) }</ul>
            if let Some(times) = &measured.times {
                { times::render_charts_and_tables(cx, times) }
            }
            { for measured.comparisons.iter().map(|comparison| render_stage_comparison(cx, comparison, chosen_stage, &look)) }
            if let Some(map) = &measured.fastest {
                { render_fastest(map) }
            }
            if let Some(measured) = &measured.device {
                { render_device(cx, measured) }
            }
        </>
    }
}

fn render_note(Note { text, elsewhere }: &Note) -> Html {
    html! {
        <li>
            { prose(text) }
            if let Some([address, words]) = elsewhere {
                { " " }<a href={format!("#{address}")}>{ prose(words) }</a>
            }
        </li>
    }
}
