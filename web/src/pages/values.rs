//! The line above the butterfly in the last step of the race: what the current stage does, a button for each stage, and the pace.

use crate::app::context::{Context, Props};
use crate::app::effect_guard::use_effect_guard;
use crate::app::selector::use_selector;
use crate::state::action::Action;
use crate::state::displayed_run::DisplayedRun;
use hyperfly_request::Pace;
use hyperfly_text::{race, step, values as text};
use hyperfly_view::Selection;
use hyperfly_view::text::follow::{act_sentence, label, order_sentence};
use hyperfly_view::text::tones::tones_sentence;
use hyperfly_view::trace::act::{Act, ActKind};
use hyperfly_view::trace::acts::act_at;
use hyperfly_view::trace::values::MAX_NODES;
use std::cell::Cell;
use std::ops::Range;
use std::rc::Rc;
use yew::prelude::*;

#[component]
pub fn ValuesGuide(Props { cx }: &Props) -> Html {
    let shown = use_selector(cx, |state| state.displayed.clone());
    let pace = use_selector(cx, |state| state.request.look.pace);
    let moment = use_moment(cx, &shown);
    let followed = use_selector(cx, |state| match state.pinned {
        Some(Selection::Element { index, .. }) => index,
        _ => 1,
    });
    use_first_number(cx, shown.is_some());
    let pace_button = |other: Pace, word: &'static str| {
        let onclick = cx.sender(Action::Pace(other));
        let title = (other == Pace::Even).then(step::even_pace_about);
        html! { <button type="button" aria-pressed={(pace == other).to_string()} {title} {onclick}>{ word }</button> }
    };
    html! {
        <div class="guide values">
            <p aria-live="polite">{ shown.as_ref().map(|shown| sentence(shown, moment, followed)) }</p>
            if let Some(shown) = &shown {
                <div class="pills" role="group" aria-label={text::stages()}>{ pills(cx, shown, moment) }</div>
            }
            <div class="paces" role="group" aria-label={text::pace()}>
                <span>{ text::pace() }</span>
                { pace_button(Pace::Even, text::pace_even()) }
                { pace_button(Pace::Machine, text::pace_machine()) }
            </div>
            if shown.as_ref().is_some_and(|shown| shown.run().plan.n <= MAX_NODES) {
                <p class="about">{ race::values_say() }</p>
            }
        </div>
    }
}

/// The part of the run at a time.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Moment {
    /// Before anything has happened.
    Signal,
    /// In the act with this index.
    Act(usize),
    /// At the end.
    Spectrum,
}

impl Moment {
    fn at(shown: &DisplayedRun, t: f64) -> Moment {
        match act_at(shown.replay.acts(), t) {
            _ if t >= shown.replay.t_end() => Moment::Spectrum,
            Some(act) if t > 0.0 => Moment::Act(act),
            _ => Moment::Signal,
        }
    }
}

/// Selects a number once the run is available, so that its paths and its card show without a click.
#[hook]
fn use_first_number(cx: &Context, has_run: bool) {
    let cx = cx.clone();
    use_effect_with(has_run, move |has_run| {
        let state = cx.state();
        let n = state.request.settings.n;
        if *has_run && n <= MAX_NODES && state.selection().is_none() {
            cx.send(Action::Pin(Some(Selection::Element { stage: 0, index: n * 5 / 8 })));
        }
    });
}

/// Follows the clock, and renders only when the moment changes.
#[hook]
fn use_moment(cx: &Context, shown: &Option<Rc<DisplayedRun>>) -> Moment {
    let moment = use_state_eq(|| Moment::Signal);
    let (set, player) = (moment.setter(), cx.engine.player.clone());
    use_effect_guard(shown.clone(), move |shown| {
        let (shown, last) = (shown.clone(), Cell::new(None));
        let update = move |t: f64| {
            let now = shown.as_ref().map(|shown| Moment::at(shown, t));
            if let Some(moment) = now.filter(|_| last.replace(now) != now) {
                set.set(moment);
            }
        };
        update(player.t());

        player.subscribe(Rc::new(update))
    });
    *moment
}

/// Says what happens at a moment; at the end, what came out, and where the coefficient of a row lies.
fn sentence(shown: &DisplayedRun, moment: Moment, row: u64) -> String {
    let replay = &shown.replay;
    match moment {
        Moment::Signal => Some(text::begin(replay.run().plan.n, replay.p())),
        Moment::Act(at) => replay.acts().get(at).map(|act| act_sentence(replay, act)),
        Moment::Spectrum => {
            let order = order_sentence(replay, row % replay.run().plan.n).unwrap_or_default();
            tones_sentence(replay).map(|tones| format!("{tones} {order}"))
        }
    }
    .unwrap_or_default()
}

/// Renders a button for each moment, which goes to it.
fn pills(cx: &Context, shown: &DisplayedRun, now: Moment) -> Html {
    let pill = |moment: Moment, is_current: bool, number: Option<String>, words: String, t: f64| {
        let plays = matches!(moment, Moment::Act(_));
        let onclick = {
            let cx = cx.clone();
            Callback::from(move |_: MouseEvent| {
                cx.seek(t);
                cx.play(plays);
            })
        };
        let current = is_current.then_some("step");
        let name = number.as_ref().map_or(words.clone(), |number| format!("{number} · {words}"));
        html! {
            <button type="button" aria-current={current} aria-label={name} {onclick}>
                if let Some(number) = number {
                    <b>{ number }</b><span class="words">{ " · " }{ words }</span>
                } else {
                    { words }
                }
            </button>
        }
    };
    let stage = |act: &Act| match act.kind {
        ActKind::Stage { stage, .. } => Some(stage),
        ActKind::Move(_) => None,
    };
    let acts = shown.replay.acts();
    let act_pills = groups(acts).map(|range| {
        let [first, last] = [&acts[range.start], &acts[range.end - 1]];
        let number = stage(first).zip(stage(last)).map(|(first, last)| match first == last {
            true => first.to_string(),
            false => format!("{first}–{last}"),
        });
        let is_current = matches!(now, Moment::Act(at) if range.contains(&at));
        pill(Moment::Act(range.start), is_current, number, label(&shown.replay, first), first.start)
    });
    let (signal, spectrum) = (Moment::Signal, Moment::Spectrum);
    html! {
        <>
            { pill(signal, now == signal, None, text::signal().to_owned(), 0.0) }
            { for act_pills }
            { pill(spectrum, now == spectrum, None, text::spectrum().to_owned(), shown.replay.t_end()) }
        </>
    }
}

/// Returns the indices of the acts that share a button: more than two stages in a row within processors, in which nothing moves.
fn groups(acts: &[Act]) -> impl Iterator<Item = Range<usize>> {
    let is_local = |act: &Act| matches!(act.kind, ActKind::Stage { crosses: false, .. });
    let runs = acts.chunk_by(move |act, next| is_local(act) && is_local(next));
    let groups = runs.flat_map(|run| run.chunks(if run.len() > 2 { run.len() } else { 1 }));
    groups.scan(0, |begin, group| {
        let range = *begin..*begin + group.len();
        *begin = range.end;
        Some(range)
    })
}

/// Goes to the next or previous page of a presentation: the signal, the middle of what each button stands for, the spectrum. Returns
/// whether there was one.
pub fn turn_page(cx: &Context, forward: bool) -> bool {
    let Some(shown) = cx.state().displayed.clone() else { return false };
    let acts = shown.replay.acts();
    let middles = groups(acts).map(|range| (acts[range.start].start + acts[range.end - 1].end) / 2.0);
    let mut pages: Vec<f64> = [0.0].into_iter().chain(middles).chain([shown.replay.t_end()]).collect();
    if !forward {
        pages.reverse();
    }
    let t = cx.engine.player.t();
    let page = pages.into_iter().find(|&page| if forward { page > t } else { page < t });
    page.inspect(|&page| cx.seek(page)).is_some()
}
