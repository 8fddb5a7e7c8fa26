//! A number: its name, a field to write it, a slider to drag it, and below it what is wrong with it.

use crate::context::Context;
use crate::state::Action;
use hyperfly_core::scenario::{Scenario, limits};
use web_sys::HtmlInputElement;
use yew::prelude::*;

/// How a slider's position becomes a value.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Range {
    /// Powers of two, from and to these exponents.
    PowersOfTwo(u32, u32),
    /// 0 at the very left, then logarithmic from 10^from to 10^to; the values are this field's divided by `tc`.
    Ratio(f64, f64),
    /// Logarithmic from 10^from to 10^to.
    Log(f64, f64),
}

/// The rightmost position of a logarithmic slider.
const STEPS: f64 = 400.0;

impl Range {
    fn bounds(self) -> (f64, f64) {
        match self {
            Range::PowersOfTwo(from, to) => (f64::from(from), f64::from(to)),
            Range::Ratio(..) | Range::Log(..) => (0.0, STEPS),
        }
    }

    fn position(self, value: f64) -> f64 {
        let at = |from: f64, to: f64| 1.0 + (value.log10() - from) / (to - from) * (STEPS - 1.0);
        match self {
            Range::PowersOfTwo(..) => value.log2(),
            Range::Ratio(..) if value <= 0.0 => 0.0,
            Range::Ratio(from, to) | Range::Log(from, to) => at(from, to).round().clamp(1.0, STEPS),
        }
    }

    fn value(self, position: f64) -> f64 {
        match self {
            Range::PowersOfTwo(..) => position.round().exp2(),
            Range::Ratio(..) if position < 1.0 => 0.0,
            Range::Ratio(from, to) | Range::Log(from, to) => {
                let exact = 10f64.powf(from + (position - 1.0).max(0.0) / (STEPS - 1.0) * (to - from));
                round(exact, 2)
            }
        }
    }
}

/// To so many significant digits.
fn round(value: f64, digits: i32) -> f64 {
    format!("{:.*e}", (digits - 1).max(0) as usize, value).parse().unwrap_or(value)
}

/// A number as it stands in a field: short, without noise from a division.
fn short(value: f64) -> String {
    format!("{}", round(value, 7))
}

/// What a field is for.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Spec {
    /// The key of the schema.
    pub field: &'static str,
    /// What it is, in a word.
    pub name: &'static str,
    /// The same for those who hear it.
    pub spoken: &'static str,
    /// What the slider covers.
    pub range: Range,
}

/// The field; `sign` is its symbol as the papers set it.
pub fn field(cx: &Context, sign: Html, spec: Spec) -> Html {
    let Spec { field, name, spoken, range } = spec;
    let unit = if matches!(range, Range::Ratio(..)) { cx.state.request.scenario.tc } else { 1.0 };
    let text = cx.state.value(field);
    let number = text.trim().parse::<f64>().ok().map(|value| value / unit);
    let shown = match (&cx.state.written, number) {
        (Some((written, text)), _) if *written == field => text.clone(),
        (_, Some(value)) if unit != 1.0 => short(value),
        _ => text,
    };
    let (min, max) = range.bounds();
    let position = number.map_or(min, |value| range.position(value));

    let set = move |written: &str, live: bool| {
        let value = match (range, written.trim().parse::<f64>()) {
            (Range::Ratio(..), Ok(value)) if unit != 1.0 => short(value * unit),
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
    let wrong = cx.state.problems.iter().any(|problem| problem.field == field);
    let message_id = format!("says-{field}");
    html! {
        <div class={classes!("field", wrong.then_some("wrong"))} data-field={field}>
            <label for={format!("write-{field}")}>{ sign }<span>{ name }</span></label>
            <input id={format!("write-{field}")} type="text" inputmode="decimal" autocomplete="off" spellcheck="false"
                value={shown} {onchange} oninput={writes} aria-invalid={wrong.then_some("true")} aria-describedby={message_id.clone()} />
            <input id={format!("slide-{field}")} type="range" min={min.to_string()} max={max.to_string()} step="1"
                value={position.to_string()} style={format!("--at: {:.4}", (position - min) / (max - min))} {oninput} onchange={committed} aria-label={spoken}
                aria-valuetext={cx.state.value(field)} />
            <div class="says" id={message_id}>{ messages(cx, field) }</div>
        </div>
    }
}

/// What is wrong with a field, or because of it, and how to put it right.
pub fn messages(cx: &Context, field: &'static str) -> Html {
    let state = &cx.state;
    let drafted = |name: &str| state.drafts.iter().any(|(draft, _)| *draft == name);
    let said = state.problems.iter().filter_map(|problem| {
        if problem.field == field {
            let fix = (field == "p" && !state.drafts.is_empty()).then(|| largest_p(cx)).flatten();
            Some(html! {
                <p class="problem" role="alert">
                    { format!("{} is not possible here. Allowed: {}.", problem.value, problem.allowed) }
                    { fix }
                </p>
            })
        } else if drafted(field) && state.edited == field && !drafted(&problem.field) {
            // The field that was set is not the one that does not fit.
            Some(html! {
                <p class="problem" role="alert">
                    { format!("Not with {} = {}.", problem.field, problem.value) }
                </p>
            })
        } else {
            None
        }
    });
    html! { <>{ for said }</> }
}

/// A button that sets p to the most that the rest allows.
fn largest_p(cx: &Context) -> Option<Html> {
    let n: u64 = cx.state.value("n").parse().ok().filter(|n: &u64| n.is_power_of_two())?;
    let algorithm = cx.state.choice("algorithm")?;
    let wished = Scenario { n, algorithm, ..cx.state.request.scenario.clone() };
    let most = limits::max_p(&wished).min(u64::from(limits::MAX_P));
    let onclick = cx.on(move |_: MouseEvent| Action::Set("p", most.to_string(), false));
    Some(html! { <button type="button" class="fix" {onclick}>{ format!("Set p = {most}") }</button> })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn positions_and_values_agree() {
        for range in [Range::Ratio(-1.0, 5.0), Range::Log(-2.0, 3.0)] {
            for position in [1.0, 57.0, 200.0, STEPS] {
                let back = range.position(range.value(position));
                assert!((back - position).abs() <= 4.0, "{range:?} at {position}: {back}");
            }
        }
        assert_eq!(Range::Ratio(-1.0, 5.0).value(0.0), 0.0);
        assert_eq!(Range::PowersOfTwo(0, 12).value(4.0), 16.0);
        assert_eq!(short(1.28 / 3.0 * 3.0), "1.28");
    }
}
