//! The Papers page: the list of results from papers and textbook, and single entries, recomputed and compared with the published values.

mod article;
mod count;
mod list;
mod reproduction;

use crate::app::context::{Context, Props};
use crate::app::effect_guard::use_effect_guard;
use crate::app::selector::use_selector;
use crate::app::symbol::prose;
use crate::state::action::Action;
use crate::worker::hook::{AnswerState, use_answer, use_worker};
use crate::worker::protocol::queries::papers::{Draw, Reproduce, ReproductionReport};
use article::render_entry_article;
use count::use_count;
use hyperfly_papers::{Entry, entries, entry};
use hyperfly_text::page as text;
use list::{render_entry_list, render_introduction, render_table_of_contents};
use web_sys::Element;
use yew::prelude::*;

#[component]
pub fn Papers(Props { cx }: &Props) -> Html {
    let (id, scheme) = use_selector(cx, |state| (state.request.look.paper.clone(), state.palette_theme()));
    // Subscribe to the request, because links keep the rest of it.
    use_selector(cx, |state| state.request.clone());
    let main = use_node_ref();
    let width = use_state(|| None::<f32>);
    {
        let (main, width) = (main.clone(), width.clone());
        use_effect_guard(id.clone(), move |_| {
            if let Some(main) = main.cast::<Element>() {
                main.set_scroll_top(0);
                width.set(Some((main.client_width() as f32 - 48.0).min(980.0)));
            }
        });
    }
    let opened = entry(&id);
    let worker = use_worker();
    let theme = scheme.name().to_owned();
    let draw = opened.zip(*width).map(|(entry, width)| Draw { id: entry.id.to_owned(), theme, width });
    let figure = use_answer(&worker, draw);
    // The answer may still belong to the previous entry.
    let drawn_figure = figure.answer.as_deref().filter(|drawn_figure| drawn_figure.id == id);
    // The reproduction waits, so that the figure appears first.
    let reproduce = drawn_figure
        .filter(|_| opened.is_some())
        .map(|drawn_figure| Reproduce { id: drawn_figure.id.clone() });
    let reproduction = use_answer(&worker, reproduce);
    let count = use_count(&worker, opened.is_none());
    let problem = match opened {
        Some(_) => figure.problem.clone().or(reproduction.problem.clone().filter(|_| drawn_figure.is_some())),
        None => count.problem.clone(),
    };

    let (all_entries, fragment): (Vec<&Entry>, String) = (entries().collect(), cx.explorer());
    let contents = match opened {
        Some(entry) => html! {
            <>
                { render_entry_article(entry, &all_entries, &fragment, drawn_figure) }
                if drawn_figure.is_some() {
                    { render_reproduction_state(&reproduction) }
                } else if problem.is_none() {
                    <p class="waits">{ text::saving() }</p>
                }
            </>
        },
        None => html! {
            <>
                { render_introduction(&id) }
                { count::render_count_article(&count) }
                { render_entry_list(&all_entries, &fragment) }
            </>
        },
    };
    html! {
        <>
            <nav class="rail papers" id="rail" aria-label={text::entries()}>{ render_table_of_contents(&all_entries, &id, &fragment) }</nav>
            <main class="papers" ref={main}>
                <p class="problem" role="alert">{ problem }</p>
                <div key={id}>{ contents }</div>
            </main>
        </>
    }
}

/// Renders the reproduction of an entry, or that it is being computed.
fn render_reproduction_state(reply: &AnswerState<ReproductionReport>) -> Html {
    match &reply.answer {
        _ if reply.problem.is_some() => html! { <article /> },
        Some(answer) if !reply.is_waiting => reproduction::render_reproduction(answer),
        _ => html! { <article><p class="about" role="status">{ text::computing() }</p></article> },
    }
}

/// Renders a link to an entry by its title. `fragment` is the state of the page without the papers, which the link keeps.
fn render_entry_link(entry: &Entry, fragment: &str) -> Html {
    html! { <a href={entry_address(entry, fragment)} lang="en" dir="ltr">{ prose(entry.title) }</a> }
}

/// Returns the address of a link to an entry.
fn entry_address(entry: &Entry, fragment: &str) -> String {
    let and = if fragment.is_empty() { "" } else { "&" };
    ["#", fragment, and, "paper=", entry.id].concat()
}

/// Goes from an entry to the list, and from the list back to the explorer.
pub fn go_up(cx: &Context) {
    let list = cx.state().request.look.paper == "all";
    cx.send(Action::Paper(if list { String::new() } else { "all".to_owned() }));
}

#[cfg(all(test, not(target_arch = "wasm32")))]
mod tests {
    use super::entry;
    use super::entry_address;

    #[test]
    fn entry_links_keep_run() {
        let entry = entry("gk-table1").expect("an entry");
        assert_eq!(entry_address(entry, "p=64"), "#p=64&paper=gk-table1");
        assert_eq!(entry_address(entry, ""), "#paper=gk-table1");
    }
}
