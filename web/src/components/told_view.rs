//! Each picture in words and as a table, below it, by a button beside its heading; and the views that are nothing but text.

use super::markup::Markup;
use super::symbol::{explained, prose};
use super::use_told::use_told;
use crate::action::Action;
use crate::context::Context;
use crate::late::{Asked, use_answer, use_late};
use crate::protocol::late::words::{Describe, Measure, Metric, Scale, Table, Tabulate};
use crate::slice::use_slice;
use crate::views::{figure, only};
use crate::watch::use_watch;
use hyperfly_request::{Choice, Request, View};
use hyperfly_text::{page, told as text};
use hyperfly_view::Selection;
use hyperfly_view::schedule::is_posted;
use yew::prelude::*;

/// The button. A figure in somebody's notes has none.
pub fn button(cx: &Context, view: View) -> Html {
    html! { <Button cx={cx.clone()} {view} /> }
}

/// The words of a view, if they are wanted.
pub fn place(cx: &Context, view: View) -> Html {
    html! { <Place cx={cx.clone()} {view} /> }
}

#[component]
fn Button(Props { cx, view }: &Props) -> Html {
    let figure = figure(*view);
    let (embedded, open) =
        use_slice(cx, move |state| (state.controls().is_some(), state.told.contains(&figure)));
    if embedded {
        return Html::default();
    }
    let onclick = cx.does(Action::Told(only(*view)));
    html! {
        <button type="button" class="in-words" aria-expanded={open.to_string()} {onclick}>{ text::in_words() }</button>
    }
}

#[component]
fn Place(Props { cx, view }: &Props) -> Html {
    let figure = figure(*view);
    let open = use_slice(cx, move |state| state.told.contains(&figure));
    html! {
        if open {
            // What was told of one view is not to be seen below another.
            <InWords key={view.id()} cx={cx.clone()} view={*view} />
        }
    }
}

/// A view that is nothing but text.
pub fn itself(cx: &Context, view: View) -> Html {
    match view {
        View::Metrics => html! { <Metrics cx={cx.clone()} {view} /> },
        View::Scaling => html! { <Scaling cx={cx.clone()} {view} /> },
        _ => html! { <Tables cx={cx.clone()} {view} /> },
    }
}

/// The properties of what is told of a view.
#[derive(Clone, PartialEq, Properties)]
struct Props {
    cx: Context,
    view: View,
}

/// A picture in words, with the data behind it.
#[component]
fn InWords(Props { cx, view }: &Props) -> Html {
    let asked = use_told(cx, Describe { view: *view, right: cx.is_right() }, view.is_curve());
    use_drawn(cx, &asked);
    let told = asked.answer.as_ref().filter(|_| asked.problem.is_none()).map(|told| {
        let table = &told.table;
        let note = match (table.rows.len(), table.left_out) {
            (0, _) => Some(text::no_rows().to_owned()),
            (_, 0) => None,
            (_, rest) => Some(text::more_rows(rest)),
        };
        html! {
            <>
                <p>{ prose(&told.paragraph) }</p>
                <div class="sheet" tabindex="0" role="region" aria-label={table.caption.clone()}>{ data(table) }</div>
                if let Some(note) = note {
                    <p>{ note }</p>
                }
            </>
        }
    });
    place_of(*view, Some("told"), told, &asked)
}

/// The run as tables.
#[component]
fn Tables(Props { cx, view }: &Props) -> Html {
    // Of outputs that are posted one by one, those of one processor are told.
    let processor = use_slice(cx, |state| match (state.pinned, &state.shown) {
        (Some(Selection::Processor(q)), Some(shown)) if is_posted(&shown.replay) => Some(q),
        _ => None,
    });
    let asked = use_told(cx, Tabulate { right: cx.is_right(), processor }, false);
    use_drawn(cx, &asked);
    let told = asked.answer.as_ref().filter(|_| asked.problem.is_none());
    let told = told.map(|tables| tables.iter().map(table).collect());
    place_of(*view, None, told, &asked)
}

/// The metrics of scalability of the run, each with its definition.
#[component]
fn Metrics(Props { cx, view }: &Props) -> Html {
    let asked = use_told(cx, Measure { right: cx.is_right() }, false);
    use_drawn(cx, &asked);
    let told = asked.answer.as_ref().filter(|_| asked.problem.is_none()).map(|metrics| {
        html! { <table class="metrics"><tbody>{ for metrics.iter().map(metric) }</tbody></table> }
    });
    place_of(*view, None, told, &asked)
}

/// How the run scales, by a worker of its own: what else is told need not wait for that.
#[component]
fn Scaling(Props { cx, view }: &Props) -> Html {
    let (shown, theme) = use_slice(cx, |state| (state.shown.clone(), state.palette_theme()));
    let late = use_late();
    let query = shown.map(|shown| Scale {
        fragment: Request::from(shown.settings().clone()).to_fragment(),
        theme: theme.name().to_owned(),
    });
    let asked = use_answer(&late, query);
    use_drawn(cx, &asked);
    let told = asked.answer.as_ref().filter(|_| asked.problem.is_none());
    let told = told.map(|told| html! { <Markup html={(**told).clone()} /> });
    place_of(*view, None, told, &asked)
}

/// Where something is told. What was told of the run before is not seen any more if the present one lets itself be waited for (see
/// static/page.css): it would be taken for true.
fn place_of<A>(view: View, class: Option<&'static str>, told: Option<Html>, asked: &Asked<A>) -> Html {
    let busy = asked.waits && told.is_some();
    let told = told.unwrap_or_else(|| {
        let why = asked.problem.clone().unwrap_or_else(|| page::saving().into());
        html! { why }
    });
    html! {
        <div {class} data-told={view.id()} aria-busy={asked.waits.to_string()}>
            { told }
            if busy {
                <p class="busy">{ page::saving() }</p>
            }
        </div>
    }
}

/// Lets the page know that something around it may have another height now.
#[hook]
fn use_drawn<A: 'static>(cx: &Context, asked: &Asked<A>) {
    let cx = cx.clone();
    let answer = asked.answer.as_ref().map(|answer| std::rc::Rc::as_ptr(answer).cast::<()>());
    use_watch((answer, asked.problem.clone()), move |(answer, _)| {
        if answer.is_some() {
            cx.drawn();
        }
    });
}

/// The table behind a picture; its first column names the rows.
fn data(table: &Table) -> Html {
    let cell = |(k, cell): (usize, &String)| match k {
        0 => html! { <th scope="row">{ prose(cell) }</th> },
        _ => html! { <td>{ prose(cell) }</td> },
    };
    let row = |row: &Vec<String>| html! { <tr>{ for row.iter().enumerate().map(cell) }</tr> };
    html! {
        <table>
            <caption>{ prose(&table.caption) }</caption>
            <thead><tr>{ for table.head.iter().map(|name| html! { <th scope="col">{ prose(name) }</th> }) }</tr></thead>
            <tbody>{ for table.rows.iter().map(row) }</tbody>
        </table>
    }
}

fn table(table: &Table) -> Html {
    let row = |row: &Vec<String>| {
        html! { <tr>{ for row.iter().map(|cell| html! { <td>{ prose(cell) }</td> }) }</tr> }
    };
    html! {
        <table>
            <caption>{ prose(&table.caption) }</caption>
            <thead>
                <tr>{ for table.head.iter().map(|name| html! { <th scope="col">{ prose(name) }</th> }) }</tr>
            </thead>
            <tbody>{ for table.rows.iter().map(row) }</tbody>
            if table.left_out > 0 {
                <tfoot>
                    <tr>
                        <td colspan={table.head.len().to_string()}>
                            { text::rows_left_out(&table.left_out.to_string()) }
                        </td>
                    </tr>
                </tfoot>
            }
        </table>
    }
}

fn metric(Metric { symbol, value, from }: &Metric) -> Html {
    let value = match value.split_once('^') {
        Some((number, power)) => html! { <>{ number }<sup>{ power }</sup></> },
        None => html! { value },
    };
    let sign = html! { <><i>{ &symbol.letter }</i><sub>{ &symbol.subscript }</sub></> };
    html! {
        <tr data-metric={symbol.key.clone()}>
            <td>{ explained(&symbol.key, sign, &symbol.definition, &symbol.source) }</td>
            <td>{ &symbol.name }</td>
            <td>{ value }</td>
            <td>{ from }</td>
        </tr>
    }
}
