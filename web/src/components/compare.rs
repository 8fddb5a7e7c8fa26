//! Two runs beside each other: what to compare with, both sides' figures, and what they differ in.

use super::embed::headline;
use super::field::remedy;
use super::figures::{figure, sentence};
use super::part::part;
use super::standstill::ways_out;
use super::symbol::prose;
use crate::context::{Context, Pair, Same};
use crate::controls::{self, Control};
use crate::effect::use_effect_with;
use crate::state::Action;
use hyperfly_core::scenario::{Choice, Controls, Lockstep as Mode, View};
use hyperfly_text::compare as said;
use hyperfly_view::Lockstep;
use hyperfly_view::compare::{Versus, names};
use hyperfly_view::schedule::is_posted;
use std::cell::Cell;
use std::rc::Rc;
use web_sys::{HtmlElement, HtmlSelectElement};
use yew::functional::Hook;
use yew::prelude::*;

/// The text of how far both are changes this often, in milliseconds.
const TELL: f64 = 120.0;

/// The comparison, once both runs are there; the clock then goes on to the end of both.
#[hook]
pub fn use_pair(cx: &Context) -> Option<Same<Pair>> {
    let look = &cx.state.request.look;
    let on = cx.state.request.compares();
    let of =
        (cx.state.shown.clone(), cx.state.other.clone().filter(|_| on), look.lockstep, look.beside.clone());
    let pair = use_memo(of, |(left, right, mode, changes)| {
        let (left, right) = (left.as_ref()?, right.as_ref()?);
        let lockstep = Rc::new(Lockstep::new(&left.story, &right.story, *mode));
        Some(Same(Rc::new(Pair { lockstep, versus: Versus::of(left.run(), right.run(), changes) })))
    });
    let pair = (*pair).clone();
    let own = cx.clone();
    let waits = on && own.state.right.failure.is_none() && own.state.compared().is_some();
    use_effect_with((pair.clone(), own.state.shown.clone(), waits), move |(pair, shown, waits)| {
        let player = &own.engine.player;
        match (pair, shown) {
            (Some(pair), _) => player.set_end(pair.lockstep.end(), true),
            (None, Some(shown)) => player.set_end(shown.story.t_end(), !waits),
            _ => return,
        }
        let look = &own.state.request.look;
        if pair.is_some() && !look.play && look.t != player.t() {
            own.send(Action::Rest(player.t()));
        }
    });
    pair
}

/// What there is to compare with: controls with their values, in the order of the rail, that are possible for the run at hand.
fn ready(cx: &Context) -> Vec<(&'static str, Vec<(String, &'static str)>)> {
    let mut all = Vec::new();
    for control in controls::all() {
        let Control::Pick(pick) = control else { continue };
        let compared =
            matches!(pick.field, "algorithm" | "topology" | "switching" | "overlap" | "order" | "radix");
        if !compared || !cx.state.request.scenario.heeds(pick.field) {
            continue;
        }
        let now = cx.state.request.value(pick.field);
        let mut others = Vec::new();
        for (id, word) in pick.options() {
            let mut asked = cx.state.request.clone();
            asked.look.beside = vec![(pick.field, id.to_owned())];
            if now.as_deref() != Some(id) && asked.right().is_ok() {
                others.push((format!("{}:{id}", pick.field), word));
            }
        }
        all.push(((pick.label)(), others));
    }
    all
}

/// Compares with the next of what there is to compare with; after the last one with nothing.
pub fn next(cx: &Context) {
    let mut all: Vec<String> =
        ready(cx).into_iter().flat_map(|(_, others)| others).map(|(id, _)| id).collect();
    // First the one that is asked for most.
    let first = all.iter().position(|id| id.starts_with("topology"));
    all.rotate_left(first.unwrap_or(0));
    all.push("none".to_owned());
    let now = cx.state.value("beside");
    let at = all.iter().position(|id| *id == now).map_or(0, |at| (at + 1) % all.len());
    cx.send(Action::Set("beside", all[at].clone(), false));
}

/// The other lockstep.
pub fn turn(cx: &Context) {
    let mode = match cx.state.request.look.lockstep {
        Mode::Time => Mode::Stage,
        Mode::Stage => Mode::Time,
    };
    cx.send(Action::Set("lockstep", mode.id().to_owned(), false));
}

/// Radio buttons set as one bar.
fn bar(
    name: &'static str,
    label: &str,
    options: [(&'static str, &str, bool); 2],
    chosen: Callback<bool>,
) -> Html {
    let one = |(k, (value, word, checked)): (usize, (&'static str, &str, bool))| {
        let chosen = chosen.clone();
        let onchange = Callback::from(move |_: Event| chosen.emit(k == 1));
        html! {
            <label><input type="radio" {name} {value} {checked} {onchange} /><span>{ word.to_owned() }</span></label>
        }
    };
    html! {
        <div class="control">
            <label id={name}>{ label.to_owned() }</label>
            <div class="bar" role="radiogroup" aria-labelledby={name}>{ for options.into_iter().enumerate().map(one) }</div>
        </div>
    }
}

/// What to compare with, in the rail.
pub fn choice(side: &Context) -> Html {
    // What is compared is asked of the left side, whichever has the rail.
    let cx = side.left_side();
    if !matches!(cx.state.controls(), None | Some(Controls::Full)) {
        return Html::default();
    }
    let now = cx.state.request.value("beside").unwrap_or_default();
    let onchange = cx.on(|event: Event| {
        Action::Set("beside", event.target_unchecked_into::<HtmlSelectElement>().value(), false)
    });
    let all = ready(&cx);
    let compares = cx.state.request.compares();
    let own = compares && !all.iter().any(|(_, others)| others.iter().any(|(id, _)| *id == now));
    let group = |(label, others): &(&'static str, Vec<(String, &'static str)>)| {
        let option = |(id, word): &(String, &'static str)| {
            html! { <option value={id.clone()} selected={*id == now}>{ said::with(*word) }</option> }
        };
        html! { <optgroup label={*label}>{ for others.iter().map(option) }</optgroup> }
    };
    let mode = cx.state.request.look.lockstep;
    let right = cx.state.right.in_hand;
    html! {
        <section class="compare" aria-label={said::compare()}>
            <div class="control">
                <label for="choose-beside">{ said::compare() }</label>
                <select id="choose-beside" {onchange} aria-keyshortcuts="C">
                    <option value="none" selected={!compares}>{ said::nothing() }</option>
                    if own {
                        <option value={now.clone()} selected=true>{ said::own_choice() }</option>
                    }
                    { for all.iter().map(group) }
                </select>
            </div>
            if compares {
                { bar("lockstep", said::lockstep(), [("time", said::by_time(), mode == Mode::Time), ("stage", said::by_stage(), mode == Mode::Stage)],
                    { let cx = cx.clone(); Callback::from(move |_| turn(&cx)) }) }
                <p class="pick">
                    <button type="button" class="fix" onclick={cx.on(|_: MouseEvent| Action::Swap)}>{ said::swap() }</button>
                    <button type="button" class="fix"
                        onclick={cx.on(|_: MouseEvent| Action::Set("beside", "none".to_owned(), false))}>{ said::stop() }</button>
                </p>
                { bar("in-hand", said::controls_of(), [("left", said::left_side(), !right), ("right", said::right_side(), right)],
                    cx.on(Action::InHand)) }
            }
        </section>
    }
}

/// Below a control of the right side that is its own: back to what the left side has.
pub fn as_left(cx: &Context, field: &'static str) -> Option<Html> {
    let own = |(name, _): &(&str, String)| *name == field;
    if !cx.state.is_right || !cx.state.request.look.beside.iter().any(own) {
        return None;
    }
    let onclick = cx.on(move |_: MouseEvent| Action::AsLeft(field));
    Some(html! { <p><button type="button" class="fix" {onclick}>{ said::as_left() }</button></p> })
}

/// Both sides' figures, and what they differ in.
pub fn compared(cx: &Context) -> Html {
    let Some(right) = cx.right_side() else { return Html::default() };
    let story = cx.state.shown.as_ref().map(|shown| &shown.story);
    let views: Vec<View> = match cx.state.request.look.view {
        Some(view) => [Some(view), cx.state.request.look.under].into_iter().flatten().collect(),
        None => {
            let mut views = vec![View::Machine, View::Timeline, View::Butterfly, View::Distribution];
            views.extend(Some(View::Schedule).filter(|_| story.is_some_and(|story| is_posted(story))));
            views.push(View::Table);
            views
        }
    };
    let first = views.len().min(2);
    html! {
        <div class="figures compared">
            { verdict(cx) }
            { for views[..first].iter().enumerate().map(|(k, view)| two(cx, &right, *view, k == 0)) }
            <p class="said">{ said::square() }</p>
            { versus(cx) }
            { sentence(cx) }
            { for views[first..].iter().map(|view| two(cx, &right, *view, false)) }
        </div>
    }
}

/// The figures of one view, side by side; timelines one below the other, on one axis of time; once what is the same on both
/// sides. The first of them say which side they are.
pub fn two(cx: &Context, right: &Context, view: View, first: bool) -> Html {
    let once = view.is_curve() || matches!(view, View::Choose | View::Spectrum);
    let class = if once || matches!(view, View::Timeline | View::Schedule) { "both" } else { "two" };
    html! {
        <div {class}>
            <div data-side="left">
                if first {
                    <p class="headline"><span>{ said::left() }</span>{ name(cx) }</p>
                }
                { figure(cx, view) }
            </div>
            if first || !once {
                <div data-side="right">
                    if first {
                        { right_side(cx, right) }
                    }
                    if !once {
                        { figure(right, view) }
                    }
                </div>
            }
        </div>
    }
}

/// What a side runs, in numbers.
fn name(side: &Context) -> Option<Html> {
    side.state.shown.as_ref().map(|shown| headline(shown.run()))
}

/// T_p of both sides, and how far both are.
pub fn verdict(cx: &Context) -> Html {
    let words = match &cx.pair {
        Some(pair) => match &pair.versus {
            Some(versus) => versus.headline(),
            None => said::other_units().to_owned(),
        },
        None => String::new(),
    };
    html! {
        <p class={classes!("against", (!is_current(cx)).then_some("stale"))}>
            <b>{ prose(&words) }</b>{ lag(cx) }
        </p>
    }
}

/// The difference by activity.
pub fn versus(cx: &Context) -> Html {
    let html = cx.pair.as_ref().and_then(|pair| Some(pair.versus.as_ref()?.html()));
    html! { <section class="figure difference" tabindex="0" aria-label={said::difference()}>{ Html::from_html_unchecked(html.unwrap_or_default().into()) }</section> }
}

/// Whether what is shown beside is the run that is asked for.
fn is_current(cx: &Context) -> bool {
    let (shown, other) = (&cx.state.shown, &cx.state.other);
    let asked = shown.as_ref().is_some_and(|shown| shown.run().scenario == cx.state.request.scenario);
    asked && other.as_ref().map(|other| &other.run().scenario) == cx.state.compared().as_ref()
}

/// What the right side is, what is wrong with it, and how far it is.
fn right_side(cx: &Context, right: &Context) -> Html {
    let cancel = {
        let engine = cx.engine.clone();
        Callback::from(move |_: MouseEvent| engine.cancel())
    };
    let again = {
        let (engine, right) = (cx.engine.clone(), cx.state.compared());
        Callback::from(move |_: MouseEvent| engine.compare(right.clone()))
    };
    let state = &right.state;
    let idle = !is_current(cx) && cx.engine.idle() && state.problems.is_empty() && state.failure.is_none();
    html! {
        <p class="headline" aria-live="polite">
            <span>{ said::right() }</span>{ name(right) }
            { for state.problems.iter().map(|problem| html! {
                <span class="problem" role="alert">
                    { said::refused_there(&problem.field, &problem.value, &problem.allowed) }{ remedy(right, problem) }
                </span>
            }) }
            if let Some(why) = &state.failure {
                <span class="problem" role="alert">{ why }{ ways_out(right) }</span>
            }
            if let Some(done) = cx.state.progress.filter(|_| runs_right(cx)) {
                <span class="running">
                    <progress value={done.to_string()} max="1" aria-label={said::progress()} />
                    <button type="button" class="fix" onclick={cancel}>{ said::cancel() }</button>
                </span>
            } else if idle && cx.state.shown.is_some() {
                <span>{ said::not_run() }{ " " }<button type="button" class="fix" onclick={again}>{ said::run_it() }</button></span>
            }
        </p>
    }
}

/// Whether the run in flight is that of the right side.
pub fn runs_right(cx: &Context) -> bool {
    let shown = cx.state.shown.as_ref();
    cx.state.request.compares()
        && shown.is_some_and(|shown| shown.run().scenario == cx.state.request.scenario)
}

/// How far both sides are, in stages. It follows the clock without a render.
fn lag(cx: &Context) -> Html {
    part(cx, "lag", |cx, hooks| use_lag(cx).run(hooks))
}

#[hook]
fn use_lag(cx: &Context) -> Html {
    let line = use_node_ref();
    let scenarios = cx.state.shown.as_ref().zip(cx.state.other.as_ref());
    let called = scenarios.map_or(["left", "right"], |(left, right)| {
        names(&left.run().scenario, &right.run().scenario, &cx.state.request.look.beside)
    });
    let (player, node) = (cx.engine.player.clone(), line.clone());
    use_effect_with((cx.pair.clone(), called), move |(pair, called)| {
        let (pair, called) = (pair.clone(), *called);
        let (clock, said_at, told) = (player.clone(), Cell::new(f64::NEG_INFINITY), Cell::new(f64::NAN));
        let tell = move |t: f64| {
            let now = crate::player::clock();
            if told.get() == t || (clock.playing() && now - said_at.get() < TELL) {
                return;
            }
            said_at.set(now);
            told.set(t);
            let text = pair.as_ref().map(|pair| pair.lockstep.words(t, called)).unwrap_or_default();
            if let Some(line) = node.cast::<HtmlElement>() {
                line.set_text_content(Some(&text));
            }
        };
        tell(player.t());
        let subscription = player.subscribe(Rc::new(tell));
        move || drop(subscription)
    });
    html! { <output class="lag" ref={line} /> }
}
