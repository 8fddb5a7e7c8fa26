//! A number: its name, a field to write it, a slider to drag it, and below it what is wrong with it.

use super::compare::as_left;
use super::symbol::{prose, symbol};
use crate::context::Context;
use crate::controls::{Range, Spec};
use crate::protocol::Problem;
use crate::state::{Action, State};
use hyperfly_core::decimal;
use hyperfly_core::scenario::presets::Origin;
use hyperfly_core::scenario::{KEYS, Request};
use hyperfly_text::{controls as text, language};
use hyperfly_view::glossary;
use web_sys::HtmlInputElement;
use yew::prelude::*;

/// The rightmost position of a logarithmic slider.
const STEPS: f64 = 400.0;

impl Range {
    fn bounds(self) -> (f64, f64) {
        match self {
            Range::PowersOfTwo(from, to) | Range::Whole(from, to) => (f64::from(from), f64::from(to)),
            Range::Ratio(..) | Range::Time(..) | Range::Log(..) => (0.0, STEPS),
        }
    }

    fn position(self, value: f64) -> f64 {
        let at = |from: f64, to: f64| 1.0 + (value.log10() - from) / (to - from) * (STEPS - 1.0);
        match self {
            Range::PowersOfTwo(..) => libm::log2(value),
            Range::Whole(..) => value,
            Range::Ratio(..) | Range::Time(..) if value <= 0.0 => 0.0,
            Range::Ratio(from, to) | Range::Time(from, to) | Range::Log(from, to) => {
                at(from, to).round().clamp(1.0, STEPS)
            }
        }
    }

    fn value(self, position: f64) -> f64 {
        match self {
            Range::PowersOfTwo(..) => libm::exp2(position.round()),
            Range::Whole(..) => position.round(),
            Range::Ratio(..) | Range::Time(..) if position < 1.0 => 0.0,
            Range::Ratio(from, to) | Range::Time(from, to) | Range::Log(from, to) => {
                let exact = 10f64.powf(from + (position - 1.0).max(0.0) / (STEPS - 1.0) * (to - from));
                round(exact, 2)
            }
        }
    }
}

/// To so many significant digits.
fn round(value: f64, digits: i32) -> f64 {
    decimal::parse(&format!("{:.*e}", (digits - 1).max(0) as usize, value)).unwrap_or(value)
}

/// A number as it stands in a field: short, without noise from a division.
fn short(value: f64) -> String {
    format!("{}", round(value, 7))
}

/// The symbol of a key as the papers set it; of a time that is shown as a multiple of t_c, the quotient.
fn sign(field: &'static str, range: Range) -> Html {
    let Some(entry) = glossary::entry(field) else { return Html::default() };
    let letter = html! { <><i>{ entry.letter() }</i><sub>{ entry.subscript }</sub></> };
    let over =
        matches!(range, Range::Ratio(..)).then(|| html! { <>{ "/" }<i>{ "t" }</i><sub>{ "c" }</sub></> });
    symbol(field, html! { <>{ letter }{ over }</> })
}

/// The field.
pub fn field(cx: &Context, spec: Spec) -> Html {
    let Spec { field, name, spoken, range } = spec;
    let unit = if matches!(range, Range::Ratio(..)) { cx.state.request.scenario.tc } else { 1.0 };
    let text = cx.state.value(field);
    let number = decimal::parse(text.trim()).map(|value| value / unit);
    let shown = match (&cx.state.written, number) {
        (Some((written, text)), _) if *written == field => text.clone(),
        (_, Some(value)) => hyperfly_text::decimal(if unit == 1.0 { text } else { short(value) }),
        _ => text,
    };
    let (min, max) = range.bounds();
    let position = number.map_or(min, |value| range.position(value));

    let set = move |written: &str, live: bool| {
        // As the language writes it, or as the address does.
        let written = &written.replace(language::decimal(), ".");
        let value = match (range, decimal::parse(written.trim())) {
            (Range::Ratio(..), Some(value)) if unit != 1.0 => short(value * unit),
            _ => written.trim().to_owned(),
        };
        Action::Set(field, value, live)
    };
    let onchange =
        cx.on(move |event: Event| set(&event.target_unchecked_into::<HtmlInputElement>().value(), false));
    let writes = cx.on(move |event: InputEvent| {
        Action::Write(field, event.target_unchecked_into::<HtmlInputElement>().value())
    });
    let oninput = cx.on(move |event: InputEvent| {
        let position = event.target_unchecked_into::<HtmlInputElement>().value_as_number();
        set(&short(range.value(position)), true)
    });
    let committed = cx.on(|_: Event| Action::Commit);
    let origin = origin(&cx.state, field);
    let wrong = cx.state.problems.iter().any(|problem| problem.field == field);
    let message_id = format!("says-{field}");
    html! {
        <div class={classes!("field", wrong.then_some("wrong"))} data-field={field} key={field}>
            <label for={format!("write-{field}")}>{ sign(field, range) }<span>{ name() }</span></label>
            <input id={format!("write-{field}")} type="text" inputmode="decimal" autocomplete="off" spellcheck="false"
                value={shown} {onchange} oninput={writes} aria-invalid={wrong.then_some("true")} aria-describedby={message_id.clone()} />
            <input id={format!("slide-{field}")} type="range" min={min.to_string()} max={max.to_string()} step="1"
                value={position.to_string()} style={format!("--at: {:.4}", (position - min) / (max - min))} {oninput} onchange={committed} aria-label={spoken()}
                aria-valuetext={cx.state.value(field)} />
            <div class="says" id={message_id}>
                if let Some(origin) = origin {
                    <p class="hint">{ prose(&origin) }</p>
                }
                { messages(cx, field) }
            </div>
        </div>
    }
}

/// Where a number of the chosen preset comes from.
fn origin(state: &State, field: &str) -> Option<String> {
    let request = &state.request;
    let preset = request.preset.filter(|preset| preset.machine == request.scenario.machine)?;
    let mut there = request.scenario.clone();
    preset.apply(&mut there);
    let (own, there) = (state.value(field), Request::from(there).value(field)?);
    let row = preset.by_p.iter().rev().find(|(p, ..)| *p <= request.scenario.p);
    let said = match (preset.origin(field)?, row) {
        (Origin::Assumption(why), _) => text::origin_assumption(why()),
        (Origin::Paper(place), Some((p, ..))) => text::origin_at_p(place(), &p.to_string()),
        (Origin::Paper(place) | Origin::Source(place), _) => text::origin(place()),
    };
    Some(if own == there { said } else { text::origin_own((preset.name)(), &there) })
}

/// What is wrong with a field, or because of it, and how to put it right.
pub fn messages(cx: &Context, field: &'static str) -> Html {
    let state = &cx.state;
    let drafted = |name: &str| state.drafts.iter().any(|(draft, _)| *draft == name);
    let said = state.problems.iter().filter_map(|problem| {
        let words = if problem.field == field {
            if problem.value.is_empty() {
                text::impossible_nothing(&problem.allowed)
            } else {
                text::impossible_here(&problem.value, &problem.allowed)
            }
        } else if drafted(field) && state.edited == field && !drafted(&problem.field) {
            // The field that was set is not the one that does not fit.
            text::not_with(&problem.field, &problem.value)
        } else {
            return None;
        };
        Some(html! { <p class="problem" role="alert">{ words }{ remedy(cx, problem) }</p> })
    });
    html! { <>{ for said }{ as_left(cx, field) }</> }
}

/// A button that takes the nearest possible value.
pub fn remedy(cx: &Context, problem: &Problem) -> Option<Html> {
    let value = problem.nearest.clone()?;
    let field = KEYS.iter().find(|key| key.name == problem.field)?.name;
    let text = text::use_(field, &value);
    let onclick = cx.on(move |_: MouseEvent| Action::Set(field, value.clone(), false));
    Some(html! { <>{ " " }<button type="button" class="fix" {onclick}>{ text }</button></> })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn positions_and_values_agree() {
        for range in [Range::Ratio(-1.0, 5.0), Range::Time(0.0, 5.0), Range::Log(-2.0, 3.0)] {
            for position in [1.0, 57.0, 200.0, STEPS] {
                let back = range.position(range.value(position));
                assert!((back - position).abs() <= 4.0, "{range:?} at {position}: {back}");
            }
        }
        assert_eq!(Range::Ratio(-1.0, 5.0).value(0.0), 0.0);
        assert_eq!(Range::PowersOfTwo(0, 12).value(4.0), 16.0);
        assert_eq!(Range::Whole(2, 5).value(Range::Whole(2, 5).position(3.0)), 3.0);
        assert_eq!(short(1.28 / 3.0 * 3.0), "1.28");
    }
}
