//! The comparison of two runs: the figures of both sides, and their difference by activity.

use crate::app::context::{Context, Props};
use crate::app::dom::{clock, write};
use crate::app::effect_guard::use_effect_guard;
use crate::app::headline::headline;
use crate::app::selector::use_selector;
use crate::app::symbol::prose;
use crate::controls::problems::remedy;
use crate::figures::area::Sentence;
use crate::figures::deadlock::deadlock_remedies;
use crate::figures::figure::Figure;
use crate::figures::legend::Legend;
use crate::state::page_state::State;
use hyperfly_request::View;
use hyperfly_text::compare as text;
use hyperfly_view::draw::palette::Ink;
use hyperfly_view::text::breakdown::is_hatched;
use hyperfly_view::text::compare::{DifferenceRow, TimeComparison, names as run_names};
use hyperfly_view::trace::schedule::is_posted;
use hyperfly_view::views::{self, Sides};
use std::cell::Cell;
use std::rc::Rc;
use web_sys::HtmlElement;
use yew::prelude::*;

/// Minimum time between updates of the lag while playing, in milliseconds.
const UPDATE_INTERVAL_MS: f64 = 120.0;

/// Returns the views of a comparison from top to bottom.
fn compared_views(state: &State) -> Vec<View> {
    let look = &state.request.look;
    // A presented step shows the view that it is about, of both runs.
    if let Some(view) = state.focus.view.filter(|_| state.presents_step()) {
        return vec![view];
    }
    if look.view.is_some() {
        return [look.view, look.under].into_iter().flatten().collect();
    }
    let mut views = vec![View::Machine, View::Timeline, View::Butterfly, View::Distribution];
    if state.displayed.as_ref().is_some_and(|shown| is_posted(&shown.replay)) {
        views.push(View::Schedule);
    }
    views.push(View::Table);
    views
}

/// The figure area of a comparison.
#[component]
pub fn ComparisonFigures(Props { cx }: &Props) -> Html {
    let views = use_selector(cx, compared_views);
    let presents = use_selector(cx, |state| state.request.look.present);
    let first = views.len().min(2);
    html! {
        <div class="figures compared">
            <Verdict cx={cx.clone()} />
            <Sentence cx={cx.clone()} />
            <p class="said">{ text::square() }</p>
            { for views[..first].iter().enumerate().map(|(k, view)| side_by_side(cx, *view, k == 0)) }
            <Difference cx={cx.clone()} />
            { for views[first..].iter().map(|view| side_by_side(cx, *view, false)) }
            if presents {
                <Legend cx={cx.clone()} views={views[..first].to_vec()} />
            }
        </div>
    }
}

/// Renders one view of both sides, next to each other; timelines and schedules one above the other. A view that is the same for both
/// runs is rendered once. With `first`, each side has a headline.
pub fn side_by_side(cx: &Context, view: View, first: bool) -> Html {
    let right = cx.right_side();
    let sides = views::of(view).sides();
    let is_shared = sides == Sides::Shared;
    let class = if sides == Sides::Columns { "two" } else { "both" };
    html! {
        <div {class}>
            <div data-side="left">
                if first {
                    <p class="headline"><span>{ text::left() }</span><RunSummary cx={cx.clone()} /></p>
                }
                <Figure cx={cx.clone()} {view} />
            </div>
            if first || !is_shared {
                <div data-side="right">
                    if first {
                        <RightHeadline cx={right.clone()} />
                    }
                    if !is_shared {
                        <Figure cx={right} {view} />
                    }
                </div>
            }
        </div>
    }
}

/// The parameters of a side's run.
#[component]
fn RunSummary(Props { cx }: &Props) -> Html {
    let shown = use_selector(cx, |state| state.displayed.clone());
    html! { { for shown.iter().map(|shown| headline(&shown.replay)) } }
}

/// T_p of both sides, and the lag between them.
#[component]
pub fn Verdict(Props { cx }: &Props) -> Html {
    let (pair, current) = use_selector(cx, |state| (state.comparison.clone(), state.is_current()));
    let words = match &pair {
        Some(pair) => match &pair.versus {
            Some(versus) => versus.headline(),
            None => text::other_units().to_owned(),
        },
        None => String::new(),
    };
    html! {
        <p class={classes!("against", (!current).then_some("stale"))}>
            <b>{ prose(&words) }</b><Lag cx={cx.clone()} />
        </p>
    }
}

/// The table of differences by activity.
#[component]
fn Difference(Props { cx }: &Props) -> Html {
    let pair = use_selector(cx, |state| state.comparison.clone());
    let versus = pair.as_ref().and_then(|pair| pair.versus.as_ref());
    html! {
        <section class="figure difference" tabindex="0" aria-label={text::difference()}>
            if let Some(versus) = versus {
                { difference_table(versus) }
            }
        </section>
    }
}

fn difference_table(versus: &TimeComparison) -> Html {
    let [left, right, more] = versus.sum();
    html! {
        <table class="versus">
            <caption>{ prose(text::mean_processor()) }</caption>
            <thead>
                <tr>
                    <th scope="col">{ text::activity() }</th>
                    <th scope="col">{ text::left() }</th>
                    <th scope="col">{ text::right() }</th>
                    <th scope="col" colspan="2">{ text::difference() }</th>
                </tr>
            </thead>
            <tbody>{ for versus.rows().into_iter().map(difference_row) }</tbody>
            <tfoot>
                <tr>
                    <th scope="row"><i class="sum" style="background:none"></i><i>{ "T" }</i><sub>{ "p" }</sub></th>
                    <td>{ left }</td>
                    <td>{ right }</td>
                    <td></td>
                    <td>{ more }</td>
                </tr>
            </tfoot>
        </table>
    }
}

fn difference_row(row: DifferenceRow) -> Html {
    let DifferenceRow { activity, name, times: [left, right, more], bar } = row;
    let (ink, soft) = (Ink::of(activity).name(), Ink::soft(activity).name());
    let class = if is_hatched(activity) { "hatched" } else { "area" };
    let side = if bar < 0.0 { "less" } else { "more" };
    html! {
        <tr key={activity.name()} style={format!("--ink:var(--hf-{ink});--soft:var(--hf-{soft})")}>
            <th scope="row"><i {class}></i>{ name }</th>
            <td>{ left }</td>
            <td>{ right }</td>
            <td class="to"><i class={classes!(class, side)} style={format!("--part:{:.4}", bar.abs())}></i></td>
            <td>{ more }</td>
        </tr>
    }
}

/// The headline of the right side, with its problems and its progress.
#[component]
fn RightHeadline(Props { cx }: &Props) -> Html {
    let left = cx.left_side();
    let (problems, failure) = use_selector(cx, |state| (state.problems.clone(), state.failure.clone()));
    let progress = use_selector(&left, |state| state.progress.filter(|_| state.runs_comparison()));
    let engine = cx.engine.clone();
    let is_idle = use_selector(&left, move |state| {
        !state.is_current() && engine.is_idle() && state.displayed.is_some()
    });
    let can_run = is_idle && problems.is_empty() && failure.is_none();
    let cancel = {
        let engine = cx.engine.clone();
        Callback::from(move |_: MouseEvent| engine.cancel())
    };
    let run_again = Callback::from(move |_: MouseEvent| {
        left.engine.set_comparison(left.state().comparison_settings().map(|right| right.scenario()))
    });
    html! {
        <p class="headline" aria-live="polite">
            <span>{ text::right() }</span><RunSummary cx={cx.clone()} />
            { for problems.iter().map(|problem| html! {
                <span class="problem" role="alert">
                    { text::refused_there(&problem.field, &problem.value, &problem.allowed) }{ remedy(cx, problem) }
                </span>
            }) }
            if let Some(why) = failure {
                <span class="problem" role="alert">{ why }{ deadlock_remedies(cx) }</span>
            }
            if let Some(done) = progress {
                <span class="running">
                    <progress value={done.to_string()} max="1" aria-label={text::progress()} />
                    <button type="button" class="fix" onclick={cancel}>{ text::cancel() }</button>
                </span>
            } else if can_run {
                <span>{ text::not_run() }{ " " }<button type="button" class="fix" onclick={run_again}>{ text::run_it() }</button></span>
            }
        </p>
    }
}

/// The lag between both sides, in stages. It follows the clock without rendering.
#[component]
fn Lag(Props { cx }: &Props) -> Html {
    let line = use_node_ref();
    let (pair, names) = use_selector(cx, |state| {
        let runs = state.displayed.as_ref().zip(state.comparison_run.as_ref());
        let names = runs.map_or(["left", "right"], |(left, right)| {
            run_names(&left.run().scenario, &right.run().scenario, &state.request.look.comparison_overrides)
        });
        (state.comparison.clone(), names)
    });
    let (player, node) = (cx.engine.player.clone(), line.clone());
    use_effect_guard((pair, names), move |(pair, names)| {
        let (pair, names) = (pair.clone(), *names);
        let (clock_player, updated_at, shown_t) =
            (player.clone(), Cell::new(f64::NEG_INFINITY), Cell::new(f64::NAN));
        let update = move |t: f64| {
            let now = clock();
            if shown_t.get() == t || (clock_player.playing() && now - updated_at.get() < UPDATE_INTERVAL_MS) {
                return;
            }
            updated_at.set(now);
            shown_t.set(t);
            let words = pair.as_ref().map(|pair| pair.alignment.words(t, names)).unwrap_or_default();
            if let Some(line) = node.cast::<HtmlElement>() {
                write(&line, &words);
            }
        };
        update(player.t());

        player.subscribe(Rc::new(update))
    });
    html! { <output class="lag" ref={line} /> }
}
