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
use actions::actions;
use device::render_device;
use fastest::render_fastest;
use hyperfly_text::measured as text;
use stages::compare_stages;
use yew::prelude::*;

/// The contents of the figure.
#[component]
pub fn Measured(Props { cx }: &Props) -> Html {
    let theme = use_selector(cx, |state| state.palette_theme()).name().to_owned();
    let worker = use_worker();
    let query = use_state(Measure::default);
    let reply = use_answer(&worker, Some(Measure { theme, ..(*query).clone() }));
    let (what, after) = (query.what.clone(), query.after);
    let is_busy = matches!(
        what,
        MeasureAction::Begin
            | MeasureAction::Choose
            | MeasureAction::MeasureNext
            | MeasureAction::RepeatLast
            | MeasureAction::Machine(_)
    );
    let is_display = matches!(what, MeasureAction::Show | MeasureAction::Look(_));
    let answer = reply.answer.clone();
    let ask = {
        let (cx, query) = (cx.clone(), query.clone());
        Callback::from(move |what: MeasureAction| {
            query.set(Measure { what, fragment: cx.explorer(), theme: String::new(), after: after + 1 });
        })
    };
    // A file dropped anywhere on the page.
    let dropped = use_selector(cx, |state| state.measured.clone());
    use_effect_guard(dropped, {
        let (cx, ask) = (cx.clone(), ask.clone());
        move |file| {
            if !file.is_empty() {
                ask.emit(MeasureAction::Open(file.to_string()));
                cx.send(Action::Measured(AttrValue::default()));
            }
        }
    });
    // Handle each answer once.
    use_effect_guard(answer.as_ref().filter(|_| !reply.waits).map(|_| after), {
        let (cx, ask) = (cx.clone(), ask.clone());
        move |answered| {
            let Some(answer) = answer.filter(|_| answered.is_some()) else { return };
            cx.notify_drawn();
            // Browsers throttle background pages, which makes the measurement unreliable.
            let unreliable = gloo::utils::document().hidden() && is_busy && answer.problem.is_none();
            match (unreliable, answer.progress.is_some()) {
                (true, _) => ask.emit(MeasureAction::RepeatLast),
                (false, true) => ask.emit(MeasureAction::MeasureNext),
                (false, false) if is_display => {}
                (false, false) => ask.emit(MeasureAction::Show),
            }
        }
    });
    // Show the chosen stage before its answer arrives.
    let chosen_stage = match what {
        MeasureAction::Look(stage) if reply.waits => Some(stage),
        _ => None,
    };
    html! {
        <div data-told="measured" data-busy={is_busy.to_string()}>
            { reply.problem.clone() }
            if let Some(found) = &reply.answer {
                { results(cx, found, chosen_stage, &ask) }
            }
        </div>
    }
}

/// Renders the results so far; `chosen_stage` is the stage that the reader has just chosen.
fn results(cx: &Context, found: &Found, chosen_stage: Option<usize>, ask: &Callback<MeasureAction>) -> Html {
    let is_new = found.times.is_none() && found.device.is_none();
    let look = ask.reform(MeasureAction::Look);
    html! {
        <>
            if is_new && found.progress.is_none() {
                <p>{ text::measure_about() }</p>
            }
            { actions(found.progress.as_ref(), is_new, ask) }
            if let Some(problem) = &found.problem {
                <p class="problem" role="alert">{ problem }</p>
            }
            if let Some(times) = &found.times {
                { times::headline(times) }
            }
            <ul class="notes">{ for found.notes.iter().map(note) }</ul>
            if let Some(times) = &found.times {
                { times::charts_and_tables(cx, times) }
            }
            { for found.beside.iter().map(|both| compare_stages(cx, both, chosen_stage, &look)) }
            if let Some(map) = &found.fastest {
                { render_fastest(map) }
            }
            if let Some(found) = &found.device {
                { render_device(cx, found) }
            }
        </>
    }
}

fn note(Note { text, elsewhere }: &Note) -> Html {
    html! {
        <li>
            { prose(text) }
            if let Some([address, words]) = elsewhere {
                { " " }<a href={format!("#{address}")}>{ prose(words) }</a>
            }
        </li>
    }
}
