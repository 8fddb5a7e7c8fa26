//! The lists of entries: the table of contents at the side, and the overview shown while no entry is open.

use super::render_entry_link;
use hyperfly_papers::Entry;
use hyperfly_request::Request;
use hyperfly_text::rooms as text;
use yew::prelude::*;

/// Renders the table of contents by paper; the entry `opened` is marked.
pub fn render_table_of_contents(entries: &[&Entry], opened: &str, fragment: &str) -> Html {
    let item = |entry: &&Entry| {
        html! {
            <li aria-current={(entry.id == opened).then_some("true")} data-entry={entry.id}>
                { render_entry_link(entry, fragment) }
            </li>
        }
    };
    let paper = |group: &[&Entry]| {
        html! {
            <>
                <h2>{ group[0].paper.name().split(',').next().unwrap_or_default() }</h2>
                <ul>{ for group.iter().map(item) }</ul>
            </>
        }
    };
    entries.chunk_by(|a, b| a.paper == b.paper).map(paper).collect()
}

/// Renders the introduction. An `id` other than `all` is reported as unknown.
pub fn render_introduction(id: &str) -> Html {
    html! {
        <article>
            if id != "all" {
                <p class="problem" role="alert">{ text::no_entry(id) }</p>
            }
            <h2>{ text::papers() }</h2>
            <p class="claim">{ text::papers_about() }</p>
        </article>
    }
}

/// Renders all entries by paper, preceded by those related to the run in the explorer.
pub fn render_entry_list(entries: &[&Entry], fragment: &str) -> Html {
    let related = find_related_entries(entries, fragment);
    let group = |title: &str, group: &[&Entry]| {
        html! {
            <>
                <h3>{ title }</h3>
                { render_entries(group, fragment) }
            </>
        }
    };
    html! {
        <article>
            if !related.is_empty() {
                { group(text::papers_related(), &related) }
            }
            { for entries.chunk_by(|a, b| a.paper == b.paper).map(|entries| group(entries[0].paper.name(), entries)) }
        </article>
    }
}

/// Returns the entries whose run has the formulation, machine and network of the run in `fragment`.
fn find_related_entries<'a>(entries: &[&'a Entry], fragment: &str) -> Vec<&'a Entry> {
    let now = Request::from_fragment(fragment).0.unwrap_or_default().settings;
    let is_related = |entry: &&&Entry| {
        Request::from_fragment(entry.explore).0.is_ok_and(|request| {
            let s = request.settings;
            (s.algorithm, s.machine, s.topology) == (now.algorithm, now.machine, now.topology)
        })
    };
    entries.iter().filter(is_related).copied().collect()
}

fn render_entries(group: &[&Entry], fragment: &str) -> Html {
    let item = |entry: &&Entry| {
        html! {
            <li>
                { render_entry_link(entry, fragment) }
                <small lang="en" dir="ltr">{ entry.place }</small>
            </li>
        }
    };
    html! { <ul class="entries">{ for group.iter().map(item) }</ul> }
}

#[cfg(all(test, not(target_arch = "wasm32")))]
mod tests {
    use super::find_related_entries;
    use hyperfly_papers::{Entry, entries};

    #[test]
    fn related_entries_share_formulation_machine_and_network() {
        let entries: Vec<&Entry> = entries().collect();
        let ids = |fragment| {
            find_related_entries(&entries, fragment).iter().map(|entry| entry.id).collect::<Vec<_>>()
        };
        assert!(ids("topology=mesh&n=4096").contains(&"gk-fig4"));
        assert!(!ids("machine=bsp&algorithm=group-cyclic").contains(&"gk-fig4"));
    }
}
