//! What stands below a program, as HTML: its exercise, what is wrong, where its time goes, and what else there is to begin with. A
//! button says with `data-line` which line it is about, and with `data-keys` what it changes in the address.

use crate::by_line::{Line, terms};
use crate::task::{Graded, Purpose, Task};
use hyperfly_core::machine::MachineKind;
use hyperfly_exercises::{Check, Exercise, IDS, own};
use hyperfly_program::{Checked, builtin};
use hyperfly_text::{controls, program_panel as text};
use hyperfly_tours::Facts;
use hyperfly_view::breakdown::label;
use hyperfly_view::numbers::{percent, quantity};
use hyperfly_web::marked::{line, prose};
use maud::{Markup, html};

/// So many faults are listed.
const MOST_FAULTS: usize = 20;

/// All of it; `lines` are those of a run that came to its end.
pub fn below(
    source: &str,
    checked: &Checked,
    purpose: &Purpose,
    lines: Option<(MachineKind, &[Line])>,
) -> String {
    html! {
        (of(purpose))
        @if purpose.has_program(source) { (faults(checked, purpose)) }
        @if let Some((machine, lines)) = lines { (by_line(source, machine, lines)) }
        (others(source))
    }
    .into_string()
}

/// What is wrong, or that nothing is.
fn faults(checked: &Checked, purpose: &Purpose) -> Markup {
    // Of an exercise it is said with the others of its checks.
    let is_graded = matches!(purpose, Purpose::Exercise(task) if task.graded.is_some());
    html! {
        section.verdict role="status" {
            @if checked.faults.is_empty() {
                @if !is_graded { p.right { (text::right()) } }
            } @else {
                p.wrong { (text::wrong(checked.faults.len())) }
                @if checked.begun.is_some() || !checked.lines.is_empty() { p.hint { (text::as_far()) } }
                ul.faults {
                    @for fault in checked.faults.iter().take(MOST_FAULTS) {
                        li { button type="button" data-line=(fault.line) { (line(&fault.to_string())) } }
                    }
                }
            }
        }
    }
}

/// Where the time went, and which lines make up the terms of T_p.
fn by_line(source: &str, machine: MachineKind, lines: &[Line]) -> Markup {
    let all: Vec<&str> = source.lines().collect();
    let sum: f64 = lines.iter().map(Line::time).sum();
    html! {
        section.lines {
            h3 #by-line { (text::by_line()) }
            table aria-labelledby="by-line" {
                (heads([text::line(), text::time(), text::share()]))
                tbody {
                    @for line in lines {
                        tr {
                            th scope="row" {
                                button type="button" data-line=(line.line) {
                                    (line.line) " "
                                    code { (all.get(line.line as usize - 1).map_or("", |text| text.trim())) }
                                }
                            }
                            td { (quantity(line.time(), 3)) }
                            td { (percent(line.time() / sum)) }
                        }
                    }
                }
            }
            table aria-label=(text::term()) {
                (heads([text::term(), text::time(), text::its_lines()]))
                tbody {
                    @for term in terms(lines) {
                        tr {
                            th scope="row" { (label(machine, term.activity)) }
                            td { (quantity(term.time, 3)) }
                            td {
                                @for (k, line) in term.lines.iter().enumerate() {
                                    @if k > 0 { ", " }
                                    button type="button" data-line=(line) aria-label=(text::line_number(*line)) { (line) }
                                }
                            }
                        }
                    }
                }
            }
            p.hint { (text::by_line_hint()) }
        }
    }
}

/// The heads of the columns of a table.
fn heads(heads: [&str; 3]) -> Markup {
    html! { thead { tr { @for head in heads { th scope="col" { (head) } } } } }
}

/// What it is for.
fn of(purpose: &Purpose) -> Markup {
    html! {
        @match purpose {
            Purpose::Own => {}
            Purpose::Exercise(task) => (of_exercise(task)),
            Purpose::Missing(id) => section.task { p.wrong role="status" { (text::no_file(id)) } },
            Purpose::Faulty(id, faults) => section.task {
                p.wrong role="status" { (text::no_exercise(id)) }
                ul { @for fault in faults.iter().take(MOST_FAULTS) { li { (line(&fault.to_string())) } } }
            }
        }
    }
}

fn of_exercise(task: &Task) -> Markup {
    let Task { exercise, graded, place, .. } = task;
    let none = Facts::default();
    html! {
        section.task aria-labelledby="exercise-title" {
            h3 #exercise-title {
                @if let Some(place) = place { (text::exercise_of(place + 1, IDS.len())) ": " }
                (exercise.title.text(&none))
            }
            (prose(&exercise.task.text(&none)))
            @for (k, hint) in exercise.hints.iter().enumerate() {
                details { summary { (text::hint(k + 1, exercise.hints.len())) } (prose(&hint.text(&none))) }
            }
            @match graded {
                None => (wanted(exercise)),
                Some(graded) => (verdict(graded, place.and_then(|place| IDS.get(place + 1)))),
            }
        }
    }
}

/// The keys that open an exercise, with the machine that it begins on.
fn keys(id: &str) -> String {
    let exercise = own(id).and_then(|file| Exercise::read(file).ok());
    let case = exercise.as_ref().and_then(|exercise| exercise.cases.first()).map_or("", |case| &case.text);
    format!("program={id}&{case}")
}

/// What must hold.
fn wanted(exercise: &Exercise) -> Markup {
    let cases: Vec<String> = exercise.cases.iter().map(|case| case.text.replace('&', ", ")).collect();
    let must: Vec<&str> = exercise.must.iter().map(|claim| claim.text.as_str()).collect();
    html! {
        p.hint {
            (text::checked_for(&cases.join("; ")))
            @if !must.is_empty() { " " (text::must_hold(&must.join(", "))) }
            @if !exercise.only.is_empty() { " " (text::only(&exercise.only.join(", "))) }
            @if let Some(lines) = exercise.lines { " " (text::most_lines(lines)) }
        }
    }
}

fn verdict(graded: &Graded, next: Option<&&str>) -> Markup {
    let Graded { verdict, receipt, .. } = graded;
    html! {
        @if verdict.passed {
            p.right role="status" { b { (text::passed()) } }
            p.hint { (text::receipt()) " " code { (receipt) } }
            @if let Some(next) = next {
                p.ways { button.next type="button" data-case=(keys(next)) { (text::next_exercise()) } }
            }
        } @else {
            p.wrong role="status" { (text::not_passed(verdict.held(), verdict.checks.len())) }
        }
        ul.checks {
            @for check in verdict.checks.iter().filter(|check| !check.holds || !verdict.passed) { (of_check(check)) }
        }
    }
}

fn of_check(check: &Check) -> Markup {
    html! {
        li {
            (if check.holds { "✓ " } else { "✗ " })
            code { (check.what) }
            @if !check.case.is_empty() { " " button type="button" data-case=(check.case) { (check.case.replace('&', ", ")) } }
            @for found in &check.found { br; (found) }
        }
    }
}

/// What else there is to begin with.
fn others(source: &str) -> Markup {
    let none = Facts::default();
    let title = |id: &&'static str| {
        let exercise = own(id).and_then(|file| Exercise::read(file).ok())?;
        Some((*id, exercise.title.text(&none)))
    };
    html! {
        details.others {
            summary { (text::formulations()) }
            ul {
                @for builtin in builtin::ALL {
                    li {
                        button type="button" data-keys={ "program=" (builtin.name) } {
                            (controls::algorithm_named(builtin.name).unwrap_or(builtin.name))
                        }
                    }
                }
            }
        }
        details.others {
            summary { (text::exercises()) }
            ol {
                @for (id, title) in IDS.iter().filter_map(title) {
                    li { button type="button" data-case=(keys(id)) { (line(&title)) } }
                }
            }
        }
        p.ways {
            a download="program.star" href={ "data:text/plain;charset=utf-8," (escaped(source)) } { (text::save()) }
            label.file { (text::open()) input type="file" accept=".star,.py,.json,text/plain"; }
        }
        p.hint { a href="docs/programs.html" { (text::how_to_write()) } " · " a href="docs/exercises.html" { (text::for_lecturers()) } }
    }
}

/// A text in an address.
fn escaped(text: &str) -> String {
    let plain = |byte: u8| byte.is_ascii_alphanumeric() || b"-._~()*,".contains(&byte);
    text.bytes()
        .map(|byte| if plain(byte) { (byte as char).to_string() } else { format!("%{byte:02X}") })
        .collect()
}
