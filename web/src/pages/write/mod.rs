//! The panel in which the reader writes a program: a text area, replaced by the editor once loaded (web/editor/editor.js), and the
//! worker's report. Page and editor communicate by attributes of the text area.

mod beginnings;
mod calls;
mod exercise;
mod report;
mod times;

use crate::app::context::{Context, Props};
use crate::app::dom::storage;
use crate::app::effect_guard::use_effect_guard;
use crate::app::selector::use_selector;
use crate::files::own_program::{self, STORAGE_KEY};
use crate::state::action::Action;
use crate::state::run_comparison::PtrEq;
use crate::worker::protocol::program::Fault;
use gloo::timers::callback::Timeout;
use hyperfly_request::{Algorithm, Choice};
use hyperfly_text::{lesson, program as text};
use hyperfly_view::Selection;
use js_sys::{Array, JSON};
use report::ReportView;
use std::cell::Cell;
use std::rc::Rc;
use wasm_bindgen::prelude::*;
use web_sys::{Element, File, HtmlInputElement, HtmlTextAreaElement};
use yew::prelude::*;

#[wasm_bindgen]
extern "C" {
    /// Replaces a text area by the editor once that is loaded.
    #[wasm_bindgen(js_name = hyperflyEdit)]
    fn attach_editor(area: &Element);
}

/// Pause in typing after which the program is checked and run, in milliseconds.
const PAUSE_MS: u32 = 100;
/// The program to begin with.
const FIRST_PROGRAM: &str = "binary-exchange";

#[component]
pub fn Write(Props { cx }: &Props) -> Html {
    let (program, report, selection, shown) = use_selector(cx, |state| {
        let program = state.request.look.program.clone();
        (program, state.program_report.clone(), state.selection(), state.displayed.clone())
    });
    let below = report.clone().filter(|report| report.below.is_some()).map(PtrEq);
    let area = use_node_ref();
    // The text of the text area; `None` until it is first set.
    let last_written = use_mut_ref(|| None::<String>);
    let pause = use_mut_ref(|| None::<Timeout>);
    let in_figure = cx.state().controls().is_some();
    // Each embedded program has its own storage key.
    let name =
        use_memo(
            (),
            |()| if in_figure { [STORAGE_KEY, ":", &program].concat() } else { STORAGE_KEY.to_owned() },
        );
    {
        let (cx, area, last_written, name) = (cx.clone(), area.clone(), last_written.clone(), name.clone());
        use_effect_guard((program, report), move |(program, report)| {
            let Some(area) = area.cast::<HtmlTextAreaElement>() else { return };
            if !area.has_attribute("data-faults") {
                attach_editor(&area);
            }
            let restores = program.is_empty() || in_figure && last_written.borrow().is_none();
            let stored_program =
                storage().filter(|_| restores).and_then(|storage| storage.get_item(&name).ok().flatten());
            let stored_program =
                stored_program.or_else(|| program.is_empty().then(|| FIRST_PROGRAM.to_owned()));
            if let Some(stored_program) = stored_program.filter(|stored_program| stored_program != program) {
                area.set_value(&stored_program);
                set_attribute(&area, "data-faults", "");
                return cx.send(Action::Program(stored_program));
            }
            own_program::restore_exercise(&cx, program);
            // A single comment line names an exercise, which then begins.
            let is_exercise_line = program.starts_with('#') && !program.contains('\n');
            if let Some(report) =
                report.as_ref().filter(|report| is_exercise_line && !report.begins.is_empty())
            {
                return own_program::begin(&cx, &report.begins, Some(&report.source));
            }
            // For a name, or the first line of an exercise, the worker provides the text.
            let source = match program {
                program if last_written.borrow().as_ref() == Some(program) => None,
                program if program.contains('(') && !is_exercise_line => Some(program),
                _ => report.as_ref().map(|report| &report.source),
            };
            if let Some(source) = source.filter(|source| last_written.borrow().as_ref() != Some(source)) {
                *last_written.borrow_mut() = Some(source.clone());
                area.set_value(source);
                set_attribute(&area, "data-text", source);
            }
            let faults = report.as_ref().map(|report| to_json(&report.faults)).unwrap_or_default();
            set_attribute(&area, "data-faults", &faults);
        });
    }
    {
        // Mark the line of the selection, else of the current step of a processor.
        let (cx, area) = (cx.clone(), area.clone());
        use_effect_guard((selection, shown), move |_| {
            let player = cx.engine.player.clone();
            let marked_line = Cell::new(None);
            let update_mark = move |t: f64| {
                let line = find_line_at(&cx, t);
                if marked_line.replace(line) != line
                    && let Some(area) = area.cast::<Element>()
                {
                    set_attribute(&area, "data-marked", &line.unwrap_or(0).to_string());
                }
            };
            update_mark(player.t());
            player.subscribe(Rc::new(update_mark))
        });
    }
    let oninput = {
        let (cx, name) = (cx.clone(), name.clone());
        Callback::from(move |event: InputEvent| {
            let text = own_program::non_empty(event.target_unchecked_into::<HtmlInputElement>().value());
            let (cx, last_written, name) = (cx.clone(), last_written.clone(), name.clone());
            *pause.borrow_mut() = Some(Timeout::new(PAUSE_MS, move || {
                own_program::store(&name, &text);
                *last_written.borrow_mut() = Some(text.clone());
                cx.send(Action::Program(text));
            }));
        })
    };
    let onselect = {
        let cx = cx.clone();
        Callback::from(move |event: Event| {
            let cursor =
                event.target_dyn_into::<Element>().and_then(|area| area.get_attribute("data-cursor"));
            let line = cursor.and_then(|line| line.parse().ok());
            cx.send(Action::Pin(line.map(Selection::Line)));
        })
    };
    let onfile = {
        let (cx, name) = (cx.clone(), name.clone());
        Callback::from(move |file: File| own_program::open(&cx, file, &name))
    };
    let close = {
        let cx = cx.clone();
        Callback::from(move |_| toggle(&cx))
    };
    let purpose = below.as_ref().and_then(|report| Some(&report.below.as_ref()?.purpose));
    let title = purpose.and_then(exercise::title).unwrap_or(text::title()).to_owned();
    let task = purpose.map(exercise::render_task);
    html! {
        <aside class="lesson write" aria-labelledby="write-title">
            <div class="top">
                <h2 id="write-title">{ title }</h2>
                if !in_figure {
                    <button type="button" onclick={close}>{ lesson::close() }</button>
                }
            </div>
            { task }
            <div class="program">
                <textarea ref={area} {oninput} {onselect} aria-label={text::editor()} spellcheck="false" autocapitalize="off" />
            </div>
            if let Some(report) = below {
                <ReportView cx={cx.clone()} {report} {onfile} />
            }
        </aside>
    }
}

/// Opens the current formulation as a program, or returns from the program to a formulation.
pub fn toggle(cx: &Context) {
    let state = cx.state();
    let to = match state.request.settings.algorithm {
        Algorithm::Program => state.formulation(),
        _ => Algorithm::Program,
    };
    cx.send(Action::Set("algorithm", to.id().to_owned(), false));
}

/// Returns the line of the selection, else the line that the selected processor, or the first one, executes at time `t`.
fn find_line_at(cx: &Context, t: f64) -> Option<u32> {
    let state = cx.state();
    let replay = &state.displayed.as_ref()?.replay;
    let rank = match state.selection() {
        Some(Selection::Line(line)) => return Some(line),
        Some(Selection::Message(record) | Selection::Step(record)) => return replay.line_of(record),
        Some(Selection::Processor(rank)) if rank < replay.p() => rank,
        _ => 0,
    };
    replay.line_of(replay.segment_at(rank, cx.run_time(t)).record)
}

/// Returns the faults as JSON for the editor: a list of `[line, words]`.
fn to_json(faults: &[Fault]) -> String {
    let json_faults: Array =
        faults.iter().map(|fault| Array::of2(&fault.line.into(), &fault.words.as_str().into())).collect();
    // Numbers and strings always serialize.
    JSON::stringify(&json_faults).map(String::from).unwrap_or_default()
}

/// Sets an attribute of the text area, which the editor reads.
fn set_attribute(area: &Element, attribute: &str, value: &str) {
    // Fails only for invalid names.
    let _ = area.set_attribute(attribute, value);
}
