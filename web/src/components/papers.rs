//! The papers' room, as the late worker writes it: the list of what the papers and the textbook show, and one entry, computed afresh
//! beside what was published.

use super::markup::Markup;
use crate::action::Action;
use crate::context::{Context, Props};
use crate::late::{use_answer, use_late};
use crate::protocol::late::papers::{Count, Enter, Reproduce, Room};
use crate::slice::use_slice;
use crate::watch::use_watch;
use hyperfly_text::page as text;
use web_sys::Element;
use yew::prelude::*;

/// The room.
#[component]
pub fn Papers(Props { cx }: &Props) -> Html {
    let (id, scheme) = use_slice(cx, |state| (state.request.look.paper.clone(), state.palette_theme()));
    // Links keep the rest of the request.
    use_slice(cx, |state| state.request.clone());
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
    let late = use_late();
    let theme = scheme.name().to_owned();
    let enter = width.map(|width| Enter { id: id.clone(), fragment: cx.explorer(), theme, width });
    // What was opened before stays until what is opened now is there.
    let room = use_answer(&late, enter);
    let here = room.answer.as_deref().filter(|room| room.id == id);
    let entry = here.filter(|room| room.is_entry).map(|room| Reproduce { id: room.id.clone() });
    let found = use_answer(&late, entry);
    // How many entries are counted, once a reader asks for all.
    let after = use_state(|| None::<usize>);
    let count = after.filter(|_| here.is_some_and(|room| room.id == "all")).map(|after| Count { after });
    let counted = use_answer(&late, count);
    {
        let after = after.clone();
        use_watch(counted.answer.as_ref().map(|counted| counted.done), move |done| {
            if done.is_some() {
                after.set(*done);
            }
        });
    }
    let asked = after.is_some();
    let onclick = Callback::from(move |_: MouseEvent| after.set(Some(0)));
    let problem = room.problem.clone().or(found.problem.clone()).or(counted.problem.clone());
    let computed = |room: &Room| {
        let article = match (room.is_entry, &counted.answer) {
            (true, _) => found.answer.as_ref().filter(|_| !found.waits).map(|found| (**found).clone()),
            (false, counted) => counted.as_ref().map(|counted| counted.article.clone()),
        };
        let waiting = match article {
            Some(html) => return html! { <Markup {html} /> },
            None if problem.is_some() => return Html::default(),
            None if room.is_entry || asked => {
                html! { <p class="about" role="status">{ text::computing() }</p> }
            }
            None => {
                html! { <p class="ways"><button type="button" class="fix" onclick={onclick.clone()}>{ text::compute_all() }</button></p> }
            }
        };
        html! { <article>{ waiting }</article> }
    };
    let waits = problem.is_none() && room.answer.is_none();
    html! {
        <>
            <nav class="rail papers" id="rail" aria-label={text::entries()}>
                { for room.answer.as_deref().map(|room| html! { <Markup html={room.contents.clone()} /> }) }
            </nav>
            <main class="papers" ref={main}>
                <p class="problem" role="alert">{ problem.clone() }</p>
                if waits {
                    <p class="waits">{ text::saving() }</p>
                }
                { for room.answer.as_deref().map(|room| html! {
                    <div key={room.id.clone()}>
                        <Markup html={room.article.clone()} />
                        { computed(room) }
                        <Markup html={room.below.clone()} />
                    </div>
                }) }
            </main>
        </>
    }
}

/// Leaves the room, or goes up from an entry to the list.
pub fn up(cx: &Context) {
    let list = cx.state().request.look.paper == "all";
    cx.send(Action::Paper(if list { String::new() } else { "all".to_owned() }));
}
