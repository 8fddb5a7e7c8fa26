//! A control for a number: a text field and a slider, with messages below.

use crate::app::context::Context;
use crate::app::symbol::{prose, symbol};
use crate::controls::problems::{FieldMessages, render_messages};
use crate::controls::table::{NumberSpec, Range, format_short, round};
use crate::state::action::Action;
use crate::state::page_state::State;
use hyperfly_request::Request;
use hyperfly_request::presets::Origin;
use hyperfly_text::controls as text;
use hyperfly_view::notation::glossary;
use std::f64::consts::LOG2_10;
use web_sys::HtmlInputElement;
use yew::prelude::*;

/// Rightmost position of a logarithmic slider.
const SLIDER_STEPS: f64 = 400.0;

impl Range {
    fn slider_bounds(self) -> (f64, f64) {
        match self {
            Range::PowersOfTwo(from, to) | Range::Whole(from, to) => (f64::from(from), f64::from(to)),
            Range::Ratio(..) | Range::Time(..) | Range::Log(..) => (0.0, SLIDER_STEPS),
        }
    }

    fn slider_position(self, value: f64) -> f64 {
        let scale = |from: f64, to: f64| {
            1.0 + (libm::log2(value) / LOG2_10 - from) / (to - from) * (SLIDER_STEPS - 1.0)
        };
        match self {
            Range::PowersOfTwo(..) => libm::log2(value),
            Range::Whole(..) => value,
            Range::Ratio(..) | Range::Time(..) if value <= 0.0 => 0.0,
            Range::Ratio(from, to) | Range::Time(from, to) | Range::Log(from, to) => {
                scale(from, to).round().clamp(1.0, SLIDER_STEPS)
            }
        }
    }

    fn slider_value(self, position: f64) -> f64 {
        match self {
            Range::PowersOfTwo(..) => libm::exp2(position.round()),
            Range::Whole(..) => position.round(),
            Range::Ratio(..) | Range::Time(..) if position < 1.0 => 0.0,
            Range::Ratio(from, to) | Range::Time(from, to) | Range::Log(from, to) => {
                let exponent = from + (position - 1.0).max(0.0) / (SLIDER_STEPS - 1.0) * (to - from);
                round(libm::exp2(exponent * LOG2_10), 2)
            }
        }
    }
}

/// Returns the symbol of a key as the papers typeset it, divided by t_c if the field shows a multiple of t_c.
fn field_symbol(field: &'static str, range: Range) -> Html {
    let Some(entry) = glossary::entry(field) else { return Html::default() };
    let letter = html! { <><i>{ entry.letter() }</i><sub>{ entry.subscript }</sub></> };
    let is_above_range =
        matches!(range, Range::Ratio(..)).then(|| html! { <>{ "/" }<i>{ "t" }</i><sub>{ "c" }</sub></> });
    symbol(field, html! { <>{ letter }{ is_above_range }</> })
}

#[derive(Clone, PartialEq, Properties)]
pub struct Props {
    pub cx: Context,
    pub spec: NumberSpec,
    /// Unit of the shown number: t_c if the field shows a multiple of it, else 1.
    pub unit: f64,
    /// The value as in the address, valid or not.
    pub value: AttrValue,
    /// Text that the reader has not entered yet, or entered ambiguously; it replaces the formatted value.
    pub written: Option<AttrValue>,
    /// Source of the number, if a preset sets it.
    pub origin: Option<AttrValue>,
    pub messages: FieldMessages,
    pub language: &'static str,
}

#[component]
pub fn Field(Props { cx, spec, unit, value, written, origin, messages, .. }: &Props) -> Html {
    let NumberSpec { field, name, spoken, range } = *spec;
    let unit = *unit;
    let number = value.trim().parse::<f64>().ok().map(|value| value / unit);
    let shown = match (written, number) {
        (Some(written), _) => written.to_string(),
        (_, Some(number)) => {
            hyperfly_text::decimal(if unit == 1.0 { value.to_string() } else { format_short(number) })
        }
        _ => value.to_string(),
    };
    let (min, max) = range.slider_bounds();
    let position = number.map_or(min, |value| range.slider_position(value));

    let onchange = cx.callback(move |event: Event| {
        Action::Enter(field, event.target_unchecked_into::<HtmlInputElement>().value())
    });
    let writes = cx.callback(move |event: InputEvent| {
        Action::Write(field, event.target_unchecked_into::<HtmlInputElement>().value())
    });
    let oninput = cx.callback(move |event: InputEvent| {
        let position = event.target_unchecked_into::<HtmlInputElement>().value_as_number();
        Action::Set(field, format_short(range.slider_value(position) * unit), true)
    });
    let committed = cx.sender(Action::Commit);
    let message_id = format!("says-{field}");
    html! {
        <div class={classes!("field", messages.is_invalid.then_some("wrong"))} data-field={field}>
            <label for={format!("write-{field}")}>{ field_symbol(field, range) }<span>{ name() }</span></label>
            <input id={format!("write-{field}")} type="text" inputmode="decimal" autocomplete="off" spellcheck="false"
                value={shown} {onchange} oninput={writes} aria-invalid={messages.is_invalid.then_some("true")} aria-describedby={message_id.clone()} />
            <input id={format!("slide-{field}")} type="range" min={min.to_string()} max={max.to_string()} step="1"
                value={position.to_string()} style={format!("--at: {:.4}", (position - min) / (max - min))} {oninput} onchange={committed} aria-label={spoken()}
                aria-valuetext={value.clone()} />
            <div class="says" id={message_id}>
                if let Some(origin) = origin {
                    <p class="hint">{ prose(origin) }</p>
                }
                { render_messages(cx, field, messages) }
            </div>
        </div>
    }
}

/// Returns the source of a number that the chosen preset sets.
pub fn preset_origin(state: &State, field: &str) -> Option<String> {
    let request = &state.request;
    let preset = request.preset.filter(|preset| preset.machine == request.settings.machine)?;
    let mut preset_settings = request.settings.clone();
    preset.apply(&mut preset_settings);
    let (current, preset_value) = (state.value(field), Request::from(preset_settings).value(field)?);
    let row = preset.by_p.iter().rev().find(|(p, ..)| *p <= request.settings.p);
    let words = match (preset.origin(field, request.settings.p)?, row) {
        (Origin::Assumption(why), _) => text::origin_assumption(why()),
        (Origin::Paper(place), Some((p, ..))) => text::origin_at_p(place(), &p.to_string()),
        (Origin::Paper(place) | Origin::Source(place), _) => text::origin(place()),
    };
    Some(if current == preset_value { words } else { text::origin_own((preset.name)(), &preset_value) })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn slider_position_round_trips_through_value() {
        for range in [Range::Ratio(-1.0, 5.0), Range::Time(0.0, 5.0), Range::Log(-2.0, 3.0)] {
            for position in [1.0, 57.0, 200.0, SLIDER_STEPS] {
                let restored = range.slider_position(range.slider_value(position));
                assert!((restored - position).abs() <= 4.0, "{range:?} at {position}: {restored}");
            }
        }
        assert_eq!(Range::Ratio(-1.0, 5.0).slider_value(0.0), 0.0);
        assert_eq!(Range::PowersOfTwo(0, 12).slider_value(4.0), 16.0);
        assert_eq!(Range::Whole(2, 5).slider_value(Range::Whole(2, 5).slider_position(3.0)), 3.0);
        assert_eq!(format_short(1.28 / 3.0 * 3.0), "1.28");
    }
}
