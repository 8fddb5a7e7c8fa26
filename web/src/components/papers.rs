//! The papers' room: the list of what the papers and the textbook show, and one entry, computed afresh beside what was
//! published.

use super::markup::Markup;
use super::reproduction::{Sheet, verdict};
use super::symbol::prose;
use crate::action::Action;
use crate::context::{Context, Props};
use crate::late::{use_answer, use_late};
use crate::protocol::late::papers::{Count, Counted, Entries, Group, Item, Open, Opened, Reproduce};
use crate::slice::use_slice;
use crate::watch::use_watch;
use hyperfly_text::rooms as text;
use std::rc::Rc;
use web_sys::Element;
use yew::prelude::*;

/// The room.
#[component]
pub fn Papers(Props { cx }: &Props) -> Html {
    let (id, scheme) = use_slice(cx, |state| (state.request.look.paper.clone(), state.palette_theme()));
    // Links keep the rest of the request.
    use_slice(cx, |state| state.request.clone());
    let fragment = cx.explorer();
    let late = use_late();
    let list = use_answer(&late, Some(Entries { fragment: fragment.clone() }));
    let groups = list.answer.clone().unwrap_or_default();
    let exists = groups.iter().any(|group| group.entries.iter().any(|entry| entry.id == id));

    let main = use_node_ref();
    let width = use_state(|| None::<f32>);
    {
        let (main, width) = (main.clone(), width.clone());
        use_watch(id.clone(), move |_| {
            if let Some(main) = main.cast::<Element>() {
                main.set_scroll_top(0);
                width.set(Some((main.client_width() as f32 - 48.0).min(980.0)));
            }
        });
    }
    let theme = scheme.name().to_owned();
    let open = width.filter(|_| exists).map(|width| Open { id: id.clone(), theme, width });
    let opened = use_answer(&late, open);
    let found = use_answer(&late, exists.then(|| Reproduce { id: id.clone() }));
    // How many entries are counted, once a reader asks for all.
    let after = use_state(|| None::<usize>);
    let counted = use_answer(&late, after.filter(|_| id == "all").map(|after| Count { after }));
    {
        let after = after.clone();
        use_watch(counted.answer.as_ref().map(|counted| counted.done), move |done| {
            if done.is_some() {
                after.set(*done);
            }
        });
    }
    let computed = match &found.answer {
        _ if found.waits => html! { <p class="about" role="status">{ text::computing() }</p> },
        Some(found) => html! { <article>{ verdict(found) }<Sheet found={found.clone()} /></article> },
        None => Html::default(),
    };

    let links = Links { fragment };
    let problem = list.problem.or(opened.problem).or(found.problem).or(counted.problem);
    let waits = problem.is_none() && (list.answer.is_none() || exists && opened.waits);
    let content = match opened.answer.filter(|entry| exists && entry.id == id) {
        Some(entry) => html! {
            <div key={id.clone()}>
                { article(&entry, &groups, &links) }
                { computed }
            </div>
        },
        None => {
            let asked = after.is_some();
            let onclick = Callback::from(move |_: MouseEvent| after.set(Some(0)));
            let scores = match &counted.answer {
                Some(so_far) => count(so_far),
                None if asked => html! { <p class="about" role="status">{ text::computing() }</p> },
                None => {
                    html! { <p><button type="button" class="fix" {onclick}>{ text::compute_all() }</button></p> }
                }
            };
            overview(&groups, &id, &links, scores)
        }
    };
    // What was opened before stays, and stays marked in the list, until what is opened now is there.
    let before = use_mut_ref(|| None::<(String, Html)>);
    if !waits {
        *before.borrow_mut() = Some((id, content));
    }
    let (here, content) = before.borrow().clone().unwrap_or_default();
    html! {
        <>
            <nav class="rail papers" id="rail" aria-label={hyperfly_text::page::entries()}>
                { for groups.iter().map(|group| contents(group, &here, &links)) }
            </nav>
            <main class="papers" ref={main}>
                <p class="problem" role="alert">{ problem.clone() }</p>
                if waits && here.is_empty() {
                    <p class="waits">{ hyperfly_text::page::saving() }</p>
                }
                { content }
            </main>
        </>
    }
}

/// Leaves the room, or goes up from an entry to the list.
pub fn up(cx: &Context) {
    let list = cx.state().request.look.paper == "all";
    cx.send(Action::Paper(if list { String::new() } else { "all".to_owned() }));
}

/// Links to entries, which keep the rest of the page as it is.
struct Links {
    fragment: String,
}

impl Links {
    fn to(&self, id: &str) -> Html {
        let and = if self.fragment.is_empty() { "" } else { "&" };
        let href = format!("#{}{and}paper={id}", self.fragment);
        html! { <a {href}>{ id }</a> }
    }
}

/// The entries of a paper beside the room, with the opened one marked.
fn contents(group: &Group, here: &str, links: &Links) -> Html {
    let item = |entry: &Item| {
        let current = (entry.id == here).then_some("true");
        html! { <li aria-current={current}>{ links.to(&entry.id) }<span>{ prose(&entry.title) }</span></li> }
    };
    html! { <><h2>{ &group.authors }</h2><ul>{ for group.entries.iter().map(item) }</ul></> }
}

/// What became of the entries that are counted, and how many that are until it is all of them.
fn count(so_far: &Counted) -> Html {
    html! {
        <article>
            if so_far.done < so_far.total {
                <p class="about" role="status">
                    { text::computing() }{ " " }{ text::so_many_entries(so_far.done, so_far.total) }
                </p>
            }
            { verdict(&so_far.count) }
            <Sheet found={Rc::new(so_far.count.clone())} />
        </article>
    }
}

/// What the room is, how much holds (`scores`), and all entries; those first that the run in the explorer has to do with.
fn overview(groups: &[Group], id: &str, links: &Links, scores: Html) -> Html {
    let related: Vec<&Item> =
        groups.iter().flat_map(|group| &group.entries).filter(|entry| entry.related).collect();
    let paper = |group: &Group| {
        html! { <><h3>{ &group.name }</h3>{ list(group.entries.iter(), links) }</> }
    };
    html! {
        <article>
            if id != "all" {
                <p class="problem" role="alert">{ text::no_entry(id) }</p>
            }
            <h2>{ text::papers() }</h2>
            <p class="claim">{ text::papers_about() }</p>
            { scores }
            if !related.is_empty() {
                <h3>{ text::papers_related() }</h3>
                { list(related.into_iter(), links) }
            }
            { for groups.iter().map(paper) }
        </article>
    }
}

fn list<'a>(entries: impl Iterator<Item = &'a Item>, links: &Links) -> Html {
    let item = |entry: &Item| {
        html! {
            <li>
                { links.to(&entry.id) }
                <span>{ prose(&entry.title) }</span>
                <small>{ &entry.place }</small>
            </li>
        }
    };
    html! { <ul class="entries">{ for entries.map(item) }</ul> }
}

/// One entry: what the paper says, the way into the explorer, its figure.
fn article(entry: &Opened, groups: &[Group], links: &Links) -> Html {
    let id = &entry.id;
    let all: Vec<&Item> = groups.iter().flat_map(|group| &group.entries).collect();
    let at = all.iter().position(|other| other.id == *id).unwrap_or_default();
    let before = at.checked_sub(1).map(|k| html! { <span>{ "← " }{ links.to(&all[k].id) }</span> });
    let after = all.get(at + 1).map(|next| html! { <span>{ links.to(&next.id) }{ " →" }</span> });
    html! {
        <article>
            <p class="place">{ &entry.source }</p>
            <h2>{ prose(&entry.title) }</h2>
            <p class="claim">{ prose(&entry.claim) }</p>
            <p class="ways">
                <a class="explore" href={format!("#{}", entry.explore)}>{ text::explore() }</a>
                { before }
                { after }
            </p>
            <figure class="paper" tabindex="0" aria-label={entry.title.clone()}>
                <Markup html={entry.figure.clone()} />
            </figure>
            <p class="ways">
                <code>{ format!("hyperfly reproduce {id}") }</code>
                <code>{ format!("hyperfly figure {id} -o {id}.svg") }</code>
            </p>
        </article>
    }
}
