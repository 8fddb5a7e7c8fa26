//! Keyboard shortcuts of the page. `pages/help/keys.rs` explains them to the reader.

use crate::app::commands::Command;
use crate::app::context::Context;
use crate::app::dom::focus;
use crate::app::key_changes;
use crate::controls::compare_choice;
use crate::controls::problems;
use crate::controls::table::{self, Control};
use crate::pages::papers;
use crate::pages::predict;
use crate::pages::race;
use crate::pages::write;
use crate::player::present;
use crate::player::step_controls::other_pace;
use crate::player::stepping::step;
use crate::state::action::Action;
use crate::state::history;
use crate::state::manual_isoefficiency;
use crate::state::steps::{PACES, Steps};
use crate::state::view_set;
use hyperfly_request::{Choice, Controls, Race, SignalKind, Theme, View};
use hyperfly_view::StepUnit;
use hyperfly_view::scene::Selection;
use wasm_bindgen::JsCast;
use web_sys::{HtmlElement, HtmlInputElement, KeyboardEvent};

/// Keys of the race.
const RACE_KEYS: [&str; 20] = [
    "A",
    "1",
    "2",
    "3",
    " ",
    "ArrowRight",
    "ArrowLeft",
    ">",
    "<",
    "Home",
    "End",
    ".",
    ",",
    "m",
    "L",
    "T",
    "l",
    "f",
    "F",
    "?",
];

/// Keys of isoefficiency by hand, apart from the arrows.
const BY_HAND_KEYS: [&str; 11] = ["p", "P", "n", "N", "m", "L", "T", "l", "f", "F", "?"];

/// Handles a key; returns whether it has a meaning here.
pub fn press(cx: &Context, event: &KeyboardEvent) -> bool {
    if is_undo(event) {
        cx.send(Action::KeyChange(None));
        return history::undo();
    }
    let before = cx.state().request.clone();
    let is_handled = press_key(cx, event);
    if is_handled {
        key_changes::announce(cx, &before);
    }
    is_handled
}

fn press_key(cx: &Context, event: &KeyboardEvent) -> bool {
    // Keys in the share dialog belong to the browser.
    if event.default_prevented()
        || event.ctrl_key()
        || event.alt_key()
        || event.meta_key()
        || cx.state().share
    {
        return false;
    }
    let key = event.key();
    if cx.state().request.look.present && present::wake(&key) {
        return true;
    }
    let element = event.target().and_then(|target| target.dyn_into::<HtmlElement>().ok());
    let kind = element.as_ref().map(element_kind).unwrap_or_default();
    let is_handled = match kind {
        Kind::TextField => key != "Escape",
        Kind::Choice => key.starts_with("Arrow") || key == "Home" || key == "End",
        Kind::Button => key == " " || key == "Enter",
        Kind::Other => false,
    };
    if !is_handled && event.shift_key() && key.starts_with("Arrow") && allows_steps(cx) {
        return press_shifted_arrow(cx, &key);
    }
    !is_handled
        && (!cx.state().request.look.tour.is_empty() && press_in_tour(cx, element.as_ref(), &key)
            || act(cx, &key))
}

/// Whether the keys mean "undo" and no text field takes them.
fn is_undo(event: &KeyboardEvent) -> bool {
    let command = (event.ctrl_key() || event.meta_key()) && !event.alt_key() && !event.shift_key();
    let element = event.target().and_then(|target| target.dyn_into::<HtmlElement>().ok());
    let in_text = element.is_some_and(|element| {
        element.is_content_editable() || matches!(element_kind(&element), Kind::TextField)
    });
    command && event.key() == "z" && !event.default_prevented() && !in_text
}

fn allows_steps(cx: &Context) -> bool {
    cx.state().request.look.paper.is_empty() && cx.state().controls() != Some(&Controls::None)
}

/// Steps by stages with Shift and an arrow.
fn press_shifted_arrow(cx: &Context, key: &str) -> bool {
    let sideways = matches!(key, "ArrowRight" | "ArrowLeft");
    if sideways {
        step(cx, StepUnit::Stage, key == "ArrowRight");
    }
    sideways
}

/// Keys that the focused element handles itself.
#[derive(Clone, Copy, Default)]
enum Kind {
    /// Text fields take every key but Escape.
    TextField,
    /// Sliders and radio buttons take arrows, Home and End.
    Choice,
    /// Buttons take Space and Enter.
    Button,
    #[default]
    Other,
}

fn element_kind(element: &HtmlElement) -> Kind {
    match element.tag_name().as_str() {
        "INPUT" => match element.unchecked_ref::<HtmlInputElement>().type_().as_str() {
            // The page handles the scrubber's arrows.
            "range" if element.id() == "scrub" => Kind::Other,
            "range" | "radio" => Kind::Choice,
            "file" => Kind::Button,
            _ => Kind::TextField,
        },
        "TEXTAREA" => Kind::TextField,
        "SELECT" => Kind::TextField,
        "BUTTON" | "SUMMARY" | "A" => Kind::Button,
        _ => Kind::Other,
    }
}

/// Handles the keys of a tour. They work wherever the focus is, but Escape only while the focus is in the tour. After the last step
/// the next-page key of a clicker leaves the tour.
fn press_in_tour(cx: &Context, element: Option<&HtmlElement>, key: &str) -> bool {
    let is_inside_lesson =
        || element.is_some_and(|element| matches!(element.closest(".lesson"), Ok(Some(_))));
    match key {
        "PageDown" => cx.commands.run(Command::NextStep) || cx.commands.run(Command::LeaveFinishedTour),
        "PageUp" => cx.commands.run(Command::PreviousStep),
        // In a presentation Escape ends it.
        "Escape" if is_inside_lesson() && !cx.state().presents_step() => {
            cx.send(Action::Tour(String::new()));
            true
        }
        _ => parse_digit(key).is_some_and(|k| cx.commands.run(Command::AnswerTour(k))),
    }
}

/// Returns the index that the keys 1 to 9 choose.
fn parse_digit(key: &str) -> Option<usize> {
    let number = key.parse::<usize>().ok().filter(|number| key.len() == 1 && *number > 0)?;
    Some(number - 1)
}

fn act(cx: &Context, key: &str) -> bool {
    if !cx.state().request.look.paper.is_empty() && !matches!(key, "l" | "L" | "m" | "?") {
        if key == "Escape" {
            papers::go_up(cx);
        }
        return key == "Escape";
    }
    if cx.state().controls().is_some() && !works_in_figure(cx, key) {
        return false;
    }
    let race = cx.state().request.look.race;
    match (race, key) {
        (Race::Points, "n" | "N") => {
            double_or_halve(cx, "n", key == "n");
            return true;
        }
        // In a presentation, too, where W blanks the screen elsewhere.
        (Race::Wires, "w" | "W") => {
            double_or_halve(&cx.right_side(), "width", key == "w");
            return true;
        }
        (Race::None, _) => {}
        (_, "Enter") => {
            race::advance(cx);
            return true;
        }
        _ => {}
    }
    if cx.state().request.look.present {
        let turns_page = matches!(key, "PageDown" | "PageUp") && race::turn_page(cx, key == "PageDown");
        if turns_page || present::press(cx, key) {
            return true;
        }
    }
    if let Some(chosen) =
        manual_isoefficiency::fields_for_key(&cx.request(), key).filter(|_| race == Race::Isoefficiency)
    {
        cx.send(Action::SetAll(chosen));
        return true;
    }
    // The race and isoefficiency by hand allow only their own keys.
    let fields: &[&str] = match race {
        Race::Machines | Race::Points | Race::Wires => &RACE_KEYS,
        Race::Isoefficiency => &BY_HAND_KEYS,
        Race::Landscape | Race::Values | Race::None => &[],
    };
    if !fields.is_empty() && !fields.contains(&key) {
        return false;
    }
    if let Some(nth) = parse_digit(key) {
        if !cx.commands.run(Command::AnswerQuestion(nth))
            && let Some(field) = machine_numbers(cx).nth(nth)
        {
            focus(&format!("slide-{field}"));
        }
        return true;
    }
    let player = &cx.engine.player;
    let steps = cx.state().steps;
    match key {
        " " => cx.play(!cx.state().request.look.play),
        "ArrowRight" => step(cx, steps.by, true),
        "ArrowLeft" => step(cx, steps.by, false),
        ">" => step(cx, StepUnit::Contention, true),
        "<" => step(cx, StepUnit::Contention, false),
        "U" => cx.send(Action::Steps(Steps { by: steps.next_unit(), ..steps })),
        "D" => cx.send(Action::Pace(other_pace(cx.state().request.look.pace))),
        "M" => cx.send(Action::Steps(Steps { slow: !steps.slow, ..steps })),
        "V" => cx.send(Action::Steps(Steps { captions: !steps.captions, ..steps })),
        "R" => {
            let pace = (usize::from(steps.pace) + 1) % PACES.len();
            cx.send(Action::Steps(Steps { pace: pace as u8, ..steps }));
        }
        "A" => run_command(cx, Command::ListenToCurve),
        "Z" => run_command(cx, Command::ListenToSpectrum),
        "I" => run_command(cx, Command::Record),
        "W" => cx.send(Action::ToggleDescriptions(if cx.state().described.is_empty() {
            view_set::all()
        } else {
            cx.state().described.clone()
        })),
        "Home" => cx.seek(0.0),
        "End" => cx.seek(player.end()),
        "." => cx.send(Action::Speed(cx.state().request.look.speed * 2.0)),
        "," => cx.send(Action::Speed(cx.state().request.look.speed / 2.0)),
        "p" => double_or_halve(cx, "p", true),
        "P" => double_or_halve(cx, "p", false),
        "n" => double_or_halve(cx, "n", true),
        "N" => double_or_halve(cx, "n", false),
        "i" => {
            let built_in: Vec<SignalKind> =
                SignalKind::ALL.iter().copied().filter(|s| *s != SignalKind::Own).collect();
            let next = next_choice(&built_in, cx.state().choice("signal"));
            cx.send(Action::Set("signal", next.id().to_owned(), false));
        }
        "Q" => predict::toggle(cx),
        // Upper and lower case of these open the same: one of them must not change the machine unnoticed.
        "b" | "B" => write::toggle(cx),
        "f" | "F" => cx.send(Action::Present(true)),
        "H" => present::print(cx),
        "x" => focus("slide-dims"),
        "h" => focus("slide-tt"),
        "j" => focus("slide-blocking"),
        "z" => focus("write-seed"),
        "y" => problems::fix_first_problem(cx),
        "J" => run_command(cx, Command::ChooseFile),
        "e" => {
            let curves: Vec<View> = hyperfly_view::views::curves().collect();
            cx.send(Action::Curve(next_choice(&curves, Some(cx.state().curve))));
        }
        "E" => {
            if cx.state().request.look.view.is_some() {
                cx.send(Action::View(Some(View::Isoefficiency)));
            }
            cx.send(Action::Curve(View::Isoefficiency));
            // After the slider is rendered.
            gloo::timers::callback::Timeout::new(0, || focus("slide-efficiency")).forget();
        }
        "v" => {
            let index = View::ALL.iter().position(|view| Some(*view) == cx.state().request.look.view);
            cx.send(Action::View(View::ALL.get(index.map_or(0, |index| index + 1)).copied()));
        }
        "]" => select_processor(cx, 1),
        "[" => select_processor(cx, -1),
        "m" => cx.send(Action::Theme(next_choice(Theme::ALL, Some(cx.state().request.look.theme)))),
        "L" => focus("language"),
        "Escape" => {
            cx.send(Action::Help(false));
            cx.send(Action::Rail(false));
            cx.send(Action::Pin(None));
            cx.send(Action::Hover(None));
        }
        "l" => {
            let leave = !cx.state().request.look.paper.is_empty();
            cx.send(Action::Paper(if leave { String::new() } else { "all".to_owned() }));
        }
        "T" => cx.send(Action::Tour("all".to_owned())),
        "?" => cx.send(Action::Help(!cx.state().help)),
        "c" | "C" if cx.state().request.look.view == Some(View::Measured) => {
            run_command(cx, Command::CompareStages)
        }
        "c" | "C" => compare_choice::select_next(&cx.left_side()),
        "X" => cx.send(Action::Swap),
        "Y" if cx.state().request.has_comparison() => compare_choice::toggle_lockstep(cx),
        "K" if cx.state().request.has_comparison() => cx.send(Action::ControlRightSide(!cx.state().is_right)),
        "S" => cx.send(Action::Share(true)),
        _ => return cycle(cx, key),
    }
    true
}

/// Runs a command, ignoring whether a component accepted it.
fn run_command(cx: &Context, command: Command) {
    cx.commands.run(command);
}

/// Whether a key works in an embedded figure, whose author chose its views and controls.
fn works_in_figure(cx: &Context, key: &str) -> bool {
    match (cx.state().controls(), key) {
        (Some(Controls::None), _) => false,
        (_, "v" | "l" | "b" | "B" | "E" | "S" | "Q" | "f" | "F" | "H" | "T") => false,
        (controls, "c" | "C" | "X" | "K" | "Y") => controls == Some(&Controls::Full),
        (_, "p" | "P") => cx.state().allows("p"),
        (_, "n" | "N") => cx.state().allows("n"),
        (_, "i" | "J") => cx.state().allows("signal"),
        (controls, "e") => controls == Some(&Controls::Full),
        // Keys of missing controls find nothing and have no effect.
        _ => true,
    }
}

/// Returns the machine's number fields in the order of the rail, without those that have a key.
fn machine_numbers(cx: &Context) -> impl Iterator<Item = &'static str> {
    let numbers = table::all_controls().filter(|control| matches!(control, Control::Number(_)));
    let fields = ["p", "n", "dims", "tt", "blocking"];
    numbers.map(Control::field).filter(move |field| !fields.contains(field) && cx.state().offers(field))
}

/// Returns the choice after `now`, cyclically.
fn next_choice<C: Copy + PartialEq>(choices: &[C], now: Option<C>) -> C {
    let index = choices.iter().position(|choice| Some(*choice) == now);
    choices[index.map_or(0, |index| (index + 1) % choices.len())]
}

/// Selects the next choice of the control with this key; returns whether there is one.
fn cycle(cx: &Context, key: &str) -> bool {
    let picks = table::all_controls().filter_map(|control| match control {
        Control::Choice(pick) if cx.state().offers(pick.field) => Some(pick),
        _ => None,
    });
    let Some(pick) = picks.into_iter().find(|pick| pick.key == key) else { return false };
    let ids: Vec<_> = pick.options().into_iter().map(|(id, _)| id).collect();
    let now = cx.state().value(pick.field);
    let now = ids.iter().copied().find(|id| *id == now);
    cx.send(Action::Set(pick.field, next_choice(&ids, now).to_owned(), false));
    true
}

fn double_or_halve(cx: &Context, field: &'static str, doubles: bool) {
    let Ok(now) = cx.state().value(field).parse::<u64>() else { return };
    let next = if doubles { now.saturating_mul(2) } else { now / 2 };
    cx.send(Action::Set(field, next.max(1).to_string(), false));
}

/// Selects the next or previous processor.
fn select_processor(cx: &Context, step: i64) {
    let Some(shown) = &cx.state().displayed else { return };
    let p = i64::from(shown.replay.p());
    let next = match cx.state().pinned {
        Some(Selection::Processor(q)) => (i64::from(q) + step).rem_euclid(p),
        _ if step > 0 => 0,
        _ => p - 1,
    };
    cx.send(Action::Hover(None));
    cx.send(Action::Pin(Some(Selection::Processor(next as u32))));
}
