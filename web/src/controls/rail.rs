//! The rail: the controls that apply to the chosen algorithm and machine.
//!
//! The rail renders again when the request or its drafts change. Each control receives only the values that it shows, so it renders
//! again only when they change.

use crate::app::context::{Context, Props};
use crate::app::dom::unfold;
use crate::app::effect_guard::use_effect_guard;
use crate::app::selector::use_selector;
use crate::controls::chooser::Chooser;
use crate::controls::compare_choice::CompareChoice;
use crate::controls::field::{Field, preset_origin};
use crate::controls::problems::field_messages;
use crate::controls::signal::{SignalPicker, is_picker_in_figure};
use crate::controls::table::{self, Control, NumberSpec, Range, SECTIONS, Section, SectionLayout};
use crate::controls::text_field::TextField;
use crate::state::page_state::{Draft, State};
use crate::state::typed::NumberEntry;
use crate::worker::protocol::Problem;
use hyperfly_request::{Choice, MachineKind, Request};
use hyperfly_text::{controls as text, page};
use hyperfly_view::notation::glossary;
use yew::prelude::*;

/// The part of the state that the controls show.
#[derive(Clone, PartialEq)]
pub struct ControlsState {
    request: Request,
    drafts: Vec<Draft>,
    problems: Vec<Problem>,
    edited: &'static str,
    written: Option<Draft>,
    entries: Vec<NumberEntry>,
    is_right: bool,
}

impl ControlsState {
    pub fn of(state: &State) -> ControlsState {
        ControlsState {
            request: state.request.clone(),
            drafts: state.drafts.clone(),
            problems: state.problems.clone(),
            edited: state.edited,
            written: state.written.clone(),
            entries: state.entries.clone(),
            is_right: state.is_right,
        }
    }
}

/// The rail, for the side of the comparison that the reader has chosen to control.
#[component]
pub fn Rail(Props { cx }: &Props) -> Html {
    let controls_right_side =
        use_selector(&cx.left_side(), |state| state.right.has_controls && state.request.has_comparison());
    let picks = use_selector(&cx.left_side(), |state| !is_picker_in_figure(state)) && !controls_right_side;
    let context = if controls_right_side { cx.right_side() } else { cx.left_side() };
    html! {
        <aside class="rail" id="rail" aria-label={page::controls()}>
            <Sections key={if controls_right_side { "right" } else { "left" }} cx={context.clone()} />
            if picks {
                <SignalPicker cx={context} />
            }
        </aside>
    }
}

#[component]
fn Sections(Props { cx }: &Props) -> Html {
    let form = use_selector(cx, ControlsState::of);
    let state = cx.state();
    // Unfold the section of an invalid field.
    let refused: Vec<String> = form.problems.iter().map(|problem| problem.field.clone()).collect();
    use_effect_guard(refused, |refused| {
        for field in refused {
            unfold(&format!(".rail [data-field={field}]"));
        }
    });
    let section = |Section { name, layout, controls }: &Section| {
        let offered = || controls.iter().filter(|control| state.offers(control.field()));
        let render_offered = || offered().map(|control| render_control(cx, &state, control));
        match layout {
            SectionLayout::Open => {
                let shown = |field| state.allows(field) || state.offers(field);
                let controls = controls.iter().filter(|control| shown(control.field())).map(|control| {
                    let disabled = !state.offers(control.field());
                    html! { <fieldset key={control.field()} {disabled}>{ render_control(cx, &state, control) }</fieldset> }
                });
                html! { <section aria-label={name()}>{ for controls }</section> }
            }
            SectionLayout::Reserved => {
                html! { <section class="reserved" aria-label={name()}>{ for render_offered() }</section> }
            }
            SectionLayout::Folded => {
                let values = offered().filter_map(|control| summary_value(&state, control));
                html! {
                    <details class="fold">
                        <summary>{ name() }<span class="values">{ for values }</span></summary>
                        { for render_offered() }
                    </details>
                }
            }
        }
    };
    let [what, algorithm, costs, fine] = SECTIONS.each_ref().map(section);
    html! { <>{ what }{ algorithm }<CompareChoice cx={cx.left_side()} />{ costs }{ fine }</> }
}

/// Renders the value of a control for the heading of a folded section; `None` if the control is off.
fn summary_value(state: &State, control: &Control) -> Option<Html> {
    let value = state.value(control.field());
    let words = match control {
        Control::Number(spec) => {
            let value = hyperfly_text::decimal(value.to_string());
            html! { <>{ key_symbol(spec.field) }{ "\u{a0}" }{ value }</> }
        }
        Control::Text(_) if value == "auto" => return None,
        Control::Text(spec) => html! { format!("{} {value}", (spec.label)()) },
        Control::Choice(spec) if value == "true" => html! { (spec.label)() },
        Control::Choice(_) if ["false", "none"].contains(&&*value) => return None,
        Control::Choice(spec) => match spec.options().into_iter().find(|(id, _)| *id == value) {
            // A bare number needs its label.
            Some((id, word)) if id == word => html! { format!("{} {word}", (spec.label)()) },
            Some((_, word)) => html! { word },
            None => return None,
        },
    };
    Some(html! { <span>{ words }</span> })
}

/// Renders the symbol of a key.
fn key_symbol(field: &str) -> Html {
    let entry = glossary::entry(field);
    let set =
        |entry: &glossary::Entry| html! { <><i>{ entry.letter() }</i><sub>{ entry.subscript }</sub></> };
    entry.map(set).unwrap_or_default()
}

/// Renders one control with its current value and messages.
pub fn render_control(cx: &Context, state: &State, control: &'static Control) -> Html {
    let spec = match control {
        Control::Choice(spec) => {
            let hint = (spec.field == "preset").then(|| preset_hint(state)).flatten().map(AttrValue::from);
            let messages = field_messages(state, spec.field);
            let chosen = AttrValue::from(state.value(spec.field));
            return html! { <Chooser key={spec.field} cx={cx.clone()} {spec} {chosen} {hint} {messages} language={state.language} /> };
        }
        Control::Text(spec) => {
            let (field, spec) = (spec.field, *spec);
            return html! {
                <TextField key={field} cx={cx.clone()} {spec} value={AttrValue::from(state.value(field))}
                    written={state.written(field).map(AttrValue::from)} messages={field_messages(state, field)}
                    language={state.language} />
            };
        }
        Control::Number(spec) if spec.field == "dims" => {
            let max_dims = (state.request.settings.d() + 1).max(3);
            NumberSpec { range: Range::Whole(2, max_dims), ..*spec }
        }
        // In BSP, g has another meaning than in LogP.
        Control::Number(spec) if spec.field == "g" && state.request.settings.machine == MachineKind::Bsp => {
            NumberSpec { name: text::gap_bsp, spoken: text::gap_bsp_spoken, ..*spec }
        }
        Control::Number(spec) => *spec,
    };
    let field = spec.field;
    let unit = table::unit(field, &state.request.settings);
    html! {
        <Field key={field} cx={cx.clone()} {spec} {unit} value={AttrValue::from(state.value(field))}
            written={state.written(field).map(AttrValue::from)} origin={preset_origin(state, field).map(AttrValue::from)}
            messages={field_messages(state, field)} language={state.language} />
    }
}

/// Returns the unit of the chosen preset, or that the preset is for another machine model.
fn preset_hint(state: &State) -> Option<String> {
    let request = &state.request;
    let preset = request.preset?;
    Some(if preset.machine == request.settings.machine {
        text::preset_unit((preset.unit)())
    } else {
        text::preset_other_machine(preset.machine.id())
    })
}
