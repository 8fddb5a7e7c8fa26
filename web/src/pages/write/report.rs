//! The part of the panel below the program: faults or grade, calls, hints, times by line, and other programs to start from. Buttons with
//! `data-line` make the editor scroll to that line (web/editor/editor.js).

use super::beginnings::BeginningList;
use super::calls::render_palette;
use super::exercise::{render_grade, render_hints};
use super::times::render_time_tables;
use crate::app::context::Context;
use crate::app::dom::go_to;
use crate::app::markup::render_line;
use crate::files::own_program;
use crate::state::run_comparison::PtrEq;
use crate::worker::protocol::program::{Fault, Judgement, ProgramReport, Purpose};
use hyperfly_text::program_panel as text;
use js_sys::encode_uri_component;
use web_sys::{File, HtmlInputElement};
use yew::prelude::*;

/// Maximum number of listed faults.
const MAX_FAULTS: usize = 20;

#[derive(Clone, PartialEq, Properties)]
pub struct Props {
    pub cx: Context,
    /// The worker's report on the program.
    pub report: PtrEq<ProgramReport>,
    pub onfile: Callback<File>,
}

#[component]
pub fn ReportView(Props { cx, report, onfile }: &Props) -> Html {
    let Some(below) = &report.below else { return Html::default() };
    // Begins on the machine of these keys, with the current program or another one.
    let begin = {
        let cx = cx.clone();
        Callback::from(move |keys: String| own_program::begin(&cx, &keys, None))
    };
    // Adds a history entry, so that going back restores the previous program.
    let change = {
        let cx = cx.clone();
        Callback::from(move |keys: String| {
            go_to(&[&cx.explorer(), "&", &keys].concat());
        })
    };
    let is_exercise = matches!(below.purpose, Purpose::Exercise(_));
    html! {
        <>
            if let Some(judgement) = below.judgement {
                <section class="verdict" role="status">
                    { match judgement {
                        Judgement::Right => html! { <p class="right">{ text::right() }</p> },
                        Judgement::Graded => render_grade(&below.purpose, &begin),
                        Judgement::NotBegun => html! {
                            <><p class="right">{ text::your_turn() }</p>{ list_faults(&report.faults) }</>
                        },
                        Judgement::Wrong => html! {
                            <><p class="wrong">{ text::wrong(report.faults.len()) }</p>{ list_faults(&report.faults) }</>
                        },
                    } }
                </section>
            }
            // The key folds or unfolds it for the next program.
            <div key={is_exercise.to_string()}>{ render_palette(&below.calls, is_exercise) }</div>
            { render_hints(&below.purpose) }
            if let Some(times) = &below.times {
                { render_time_tables(times) }
            }
            <BeginningList title={text::formulations()} programs={below.formulations.clone()} choose={change} />
            <BeginningList title={text::exercises()} programs={below.exercises.clone()} numbered=true choose={begin} />
            { render_files(&report.source, onfile) }
            <p class="hint">
                <a href="docs/programs.html">{ text::how_to_write() }</a>
                { " · " }
                <a href="docs/exercises.html">{ text::for_lecturers() }</a>
            </p>
        </>
    }
}

/// Lists the faults. The editor shows their words at their lines, so the list shows only the lines where there is an editor.
fn list_faults(faults: &[Fault]) -> Html {
    html! { <ul class="faults">{ for faults.iter().take(MAX_FAULTS).map(render_fault) }</ul> }
}

fn render_fault(fault: &Fault) -> Html {
    html! {
        <li>
            <button type="button" data-line={fault.line.to_string()}>{ text::line_number(fault.line) }</button>
            <span>{ ": " }{ render_line(&fault.words) }</span>
        </li>
    }
}

/// Renders the links that save the program and open a file.
fn render_files(source: &str, onfile: &Callback<File>) -> Html {
    let data = String::from(encode_uri_component(source));
    let onfile = onfile.clone();
    let onchange = Callback::from(move |event: Event| {
        let input = event.target_unchecked_into::<HtmlInputElement>();
        if let Some(file) = input.files().and_then(|files| files.get(0)) {
            onfile.emit(file);
        }
        // Otherwise choosing the same file again fires no event.
        input.set_value("");
    });
    html! {
        <p class="ways">
            <a download="program.star" href={format!("data:text/plain;charset=utf-8,{data}")}>{ text::save() }</a>
            <label class="file">
                { text::open() }
                <input type="file" accept=".star,.py,.json,text/plain" {onchange} />
            </label>
        </p>
    }
}
