//! The papers' room: the list of what the three papers show, and one entry opened, computed afresh beside what was
//! published.

use super::Props;
use crate::context::Context;
use crate::papers::Library;
use crate::protocol::papers::{Found, FromPapers, Title, Wish};
use crate::state::Action;
use hyperfly_core::scenario::Request;
use std::rc::Rc;
use web_sys::Element;
use yew::prelude::*;

/// More rows than this are put into the page only on demand.
const FEW_ROWS: usize = 120;

/// What the worker has said so far.
#[derive(Clone, Default, PartialEq)]
struct Heard {
    titles: Rc<[Title]>,
    figure: Option<(Wish, AttrValue)>,
    found: Option<(String, Rc<Found>)>,
    problem: Option<String>,
}

impl Reducible for Heard {
    type Action = FromPapers;

    fn reduce(self: Rc<Self>, message: FromPapers) -> Rc<Self> {
        let mut next = (*self).clone();
        match message {
            FromPapers::Ready(build) if build != crate::protocol::BUILD_ID => {
                next.problem = Some(crate::engine::OTHER_BUILD.to_owned());
            }
            FromPapers::Ready(_) => {}
            FromPapers::List(titles) => next.titles = titles.into(),
            FromPapers::Figure(wish, svg) => {
                next.figure = Some((wish, svg.into()));
                next.problem = None;
            }
            FromPapers::Found(id, found) => next.found = Some((id, Rc::new(found))),
            FromPapers::Panic(why) => {
                let reason = why.lines().last().unwrap_or_default().trim_end_matches('.').to_owned();
                next.problem = Some(format!("The papers' worker stopped ({reason})."));
            }
        }
        Rc::new(next)
    }
}

/// The room.
#[component]
pub fn Papers(props: &Props) -> Html {
    let cx = &props.cx;
    let heard = use_reducer(Heard::default);
    let library = {
        let dispatcher = heard.dispatcher();
        use_memo((), move |()| Library::new(Callback::from(move |message| dispatcher.dispatch(message))))
    };
    let article = use_node_ref();
    let id = cx.state.request.look.paper.clone();
    let theme = cx.state.palette_theme().name();
    {
        let article = article.clone();
        use_effect_with((id.clone(), theme), move |(id, theme)| {
            let width = article.cast::<Element>().map_or(720.0, |article| article.client_width() as f32);
            if id != "all" {
                library.open(Wish { id: id.clone(), theme: (*theme).to_owned(), width });
            }
            if let Some(article) = article.cast::<Element>() {
                article.set_scroll_top(0);
            }
        });
    }
    let opened = heard.titles.iter().find(|title| title.id == id);
    html! {
        <>
            <nav class="rail papers" id="rail" aria-label="Entries">
                { contents(cx, &heard.titles, &id) }
            </nav>
            <main class="papers" ref={article} tabindex="-1">
                if let Some(problem) = &heard.problem {
                    <p class="problem" role="alert">{ problem }</p>
                }
                if let Some(title) = opened {
                    <Opened key={id.clone()} cx={cx.clone()} title={title.clone()} heard={(*heard).clone()} />
                } else if heard.titles.is_empty() {
                    <p class="about">{ "Fetching the papers' room …" }</p>
                } else {
                    { overview(cx, &heard.titles, &id) }
                }
            </main>
        </>
    }
}

/// A link to an entry, which stays in this document.
fn to(cx: &Context, id: &str) -> Html {
    let mut look = cx.state.request.look.clone();
    look.paper = id.to_owned();
    let href = format!("#{}", Request { look, ..cx.state.request.clone() }.to_fragment());
    html! { <a {href}>{ id.to_owned() }</a> }
}

/// The entries by paper.
fn contents(cx: &Context, titles: &[Title], here: &str) -> Html {
    let groups = titles.chunk_by(|a, b| a.paper == b.paper);
    html! {
        for group in groups {
            <h2>{ group[0].paper.split(',').next().unwrap_or_default().to_owned() }</h2>
            <ul>
                { for group.iter().map(|title| html! {
                    <li aria-current={(title.id == here).then_some("true")}>
                        { to(cx, &title.id) }<span>{ &title.title }</span>
                    </li>
                }) }
            </ul>
        }
    }
}

/// What the room is, and the entries that the current run has to do with.
fn overview(cx: &Context, titles: &[Title], id: &str) -> Html {
    let now = &cx.state.request.scenario;
    let related = |title: &&Title| {
        Request::from_fragment(&title.explore).0.is_ok_and(|request| {
            let s = request.scenario;
            (s.algorithm, s.machine, s.topology) == (now.algorithm, now.machine, now.topology)
        })
    };
    let related: Vec<&Title> = titles.iter().filter(related).collect();
    html! {
        <article>
            if id != "all" {
                <p class="problem" role="alert">{ format!("The papers have no entry {id}. These they have:") }</p>
            }
            <h2>{ "Three papers, executed" }</h2>
            <p class="claim">
                { "Every figure, table, example and theorem is computed afresh and laid beside what was published. A cell \
                   agrees if it is within the rounding it was printed with. Where it does not, the reason is said." }
            </p>
            if !related.is_empty() {
                <h3>{ "About the run in the explorer" }</h3>
                <ul class="entries">{ for related.iter().map(|title| entry_line(cx, title)) }</ul>
            }
            { for titles.chunk_by(|a, b| a.paper == b.paper).map(|group| html! {
                <>
                    <h3>{ &group[0].paper }</h3>
                    <ul class="entries">{ for group.iter().map(|title| entry_line(cx, title)) }</ul>
                </>
            }) }
        </article>
    }
}

fn entry_line(cx: &Context, title: &Title) -> Html {
    html! { <li>{ to(cx, &title.id) }<span>{ &title.title }</span><small>{ &title.place }</small></li> }
}

/// The properties of an opened entry.
#[derive(Clone, PartialEq, Properties)]
struct OpenedProps {
    cx: Context,
    title: Title,
    heard: Heard,
}

/// One entry: what the paper says, its figure, the cells, the reasons, and the way into the explorer.
#[component]
fn Opened(props: &OpenedProps) -> Html {
    let OpenedProps { cx, title, heard } = props;
    let all = use_state(|| false);
    let figure = heard.figure.as_ref().filter(|(wish, _)| wish.id == title.id);
    let found = heard.found.as_ref().filter(|(id, _)| *id == title.id).map(|(_, found)| found);
    let around = |step: isize| {
        let at = heard.titles.iter().position(|other| other.id == title.id)?;
        heard.titles.get(at.checked_add_signed(step)?)
    };
    let show_all = {
        let all = all.clone();
        Callback::from(move |_: MouseEvent| all.set(true))
    };
    html! {
        <article>
            <p class="place">{ format!("{}, {}", title.paper, title.place) }</p>
            <h2>{ &title.title }</h2>
            <p class="claim">{ &title.claim }</p>
            <p class="ways">
                <a class="explore" href={format!("#{}", title.explore)}>{ "Open in the explorer" }</a>
                <code>{ format!("hyperfly reproduce {}", title.id) }</code>
                <code>{ format!("hyperfly figure {} -o {}.svg", title.id, title.id) }</code>
            </p>
            <figure class="paper" aria-label={title.title.clone()} aria-busy={figure.is_none().to_string()}>
                if let Some((_, svg)) = figure {
                    { Html::from_html_unchecked(svg.clone()) }
                }
            </figure>
            if let Some(found) = found {
                { verdict(found) }
                { sheet(found, *all, &show_all) }
            } else if heard.problem.is_none() {
                <p class="about" role="status">{ "Computing it afresh …" }</p>
            }
            <p class="ways">
                if let Some(before) = around(-1) { <span>{ "← " }{ to(cx, &before.id) }</span> }
                if let Some(after) = around(1) { <span>{ to(cx, &after.id) }{ " →" }</span> }
            </p>
        </article>
    }
}

fn verdict(found: &Found) -> Html {
    let Found { compared, agree, reasons, .. } = found;
    let count = match (compared - agree, *compared) {
        (_, 0) => "Nothing here can be compared number by number.".to_owned(),
        (0, _) => format!("All {compared} cells agree with what was published."),
        (differ, _) => format!("{agree} of {compared} cells agree with what was published; {differ} differ:"),
    };
    html! {
        <>
            <p class="verdict" role="status">{ count }</p>
            if !reasons.is_empty() {
                <dl class="reasons">
                    { for reasons.iter().map(|(at, why)| html! { <><dt>{ "≠ " }{ at }</dt><dd>{ why }</dd></> }) }
                </dl>
            }
        </>
    }
}

fn sheet(found: &Found, all: bool, show_all: &Callback<MouseEvent>) -> Html {
    let most = if all { usize::MAX } else { FEW_ROWS };
    let left_out = found.lines.len().saturating_sub(most);
    let word = |agrees: Option<bool>| match agrees {
        Some(true) => ("=", "agrees"),
        Some(false) => ("≠", "differs"),
        None => ("", "not compared"),
    };
    html! {
        <div class="sheet" tabindex="0" role="region" aria-label="Published and computed">
            <table>
                <thead><tr>
                    <th scope="col"><span class="unseen">{ "verdict" }</span></th>
                    { for found.columns.iter().map(|name| html! { <th scope="col">{ name }</th> }) }
                </tr></thead>
                <tbody>
                    { for found.lines.iter().take(most).map(|(cells, agrees)| {
                        let (sign, says) = word(*agrees);
                        html! {
                            <tr class={says.split(' ').next().unwrap_or_default().to_owned()}>
                                <td title={says}>{ sign }</td>
                                { for cells.iter().map(|cell| html! { <td>{ cell }</td> }) }
                            </tr>
                        }
                    }) }
                </tbody>
            </table>
            if left_out > 0 {
                <button type="button" onclick={show_all}>{ format!("{left_out} more rows") }</button>
            }
        </div>
    }
}

/// Leaves the room, or goes up from an entry to the list.
pub fn up(cx: &Context) {
    let list = cx.state.request.look.paper == "all";
    cx.send(Action::Paper(if list { String::new() } else { "all".to_owned() }));
}
