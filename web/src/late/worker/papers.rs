//! The papers' room: the list of what the papers and the textbook show, and one entry, computed afresh beside what was
//! published.

mod reproduction;

use super::set::prose;
use crate::protocol::late::papers::{Count, Counted, Enter, Reproduce, Room};
use hyperfly_papers::figure::Style;
use hyperfly_papers::{COLUMNS, Entry, Summary, entry, heading};
use hyperfly_request::Request;
use hyperfly_text::{page, rooms as text};
use js_sys::Date;
use maud::{Markup, PreEscaped, html};
use reproduction::Sheet;

/// Figures are this much lower than wide.
const ASPECT: f32 = 0.52;

/// The room, with an entry or all of them.
pub fn room(query: &Enter) -> Room {
    let all: Vec<&Entry> = hyperfly_papers::entries().collect();
    let opened = entry(&query.id);
    let article = opened.map_or_else(|| about(&query.id), |entry| article(entry, &all, query));
    let below = opened.is_none().then(|| list(&all, query));
    Room {
        id: query.id.clone(),
        is_entry: opened.is_some(),
        contents: contents(&all, query).into_string(),
        article: article.into_string(),
        below: below.map(Markup::into_string).unwrap_or_default(),
    }
}

/// A link to an entry, which keeps the rest of the page as it is.
fn link(entry: &Entry, query: &Enter) -> Markup {
    let and = if query.fragment.is_empty() { "" } else { "&" };
    html! { a href={ "#" (query.fragment) (and) "paper=" (entry.id) } { (entry.id) } }
}

/// The entries by paper, beside the room.
fn contents(all: &[&Entry], query: &Enter) -> Markup {
    html! {
        @for group in all.chunk_by(|a, b| a.paper == b.paper) {
            h2 { (group[0].paper.name().split(',').next().unwrap_or_default()) }
            ul {
                @for entry in group {
                    li aria-current=[(entry.id == query.id).then_some("true")] {
                        (link(entry, query))
                        span { (prose((entry.title)())) }
                    }
                }
            }
        }
    }
}

/// What the room is, or that there is no such entry.
fn about(id: &str) -> Markup {
    html! {
        article {
            @if id != "all" {
                p.problem role="alert" { (text::no_entry(id)) }
            }
            h2 { (text::papers()) }
            p.claim { (text::papers_about()) }
        }
    }
}

/// All entries by paper; those first that the run in the explorer has to do with.
fn list(all: &[&Entry], query: &Enter) -> Markup {
    let now = Request::from_fragment(&query.fragment).0.unwrap_or_default().settings;
    let is_related = |entry: &&&Entry| {
        Request::from_fragment(entry.explore).0.is_ok_and(|request| {
            let s = request.settings;
            (s.algorithm, s.machine, s.topology) == (now.algorithm, now.machine, now.topology)
        })
    };
    let related: Vec<&Entry> = all.iter().filter(is_related).copied().collect();
    html! {
        article {
            @if !related.is_empty() {
                h3 { (text::papers_related()) }
                (entries(&related, query))
            }
            @for group in all.chunk_by(|a, b| a.paper == b.paper) {
                h3 { (group[0].paper.name()) }
                (entries(group, query))
            }
        }
    }
}

fn entries(of: &[&Entry], query: &Enter) -> Markup {
    html! {
        ul.entries {
            @for entry in of {
                li {
                    (link(entry, query))
                    span { (prose((entry.title)())) }
                    small { ((entry.place)()) }
                }
            }
        }
    }
}

/// One entry: what the paper says, the way into the explorer, its figure.
fn article(entry: &Entry, all: &[&Entry], query: &Enter) -> Markup {
    let (id, title) = (entry.id, (entry.title)());
    let at = all.iter().position(|other| other.id == id).unwrap_or_default();
    html! {
        article {
            p.place { (entry.source()) }
            h2 { (prose(title)) }
            p.claim { (prose((entry.claim)())) }
            p.ways {
                a.explore href={ "#" (entry.explore) } { (text::explore()) }
                @if let Some(before) = at.checked_sub(1) { span { "← " (link(all[before], query)) } }
                @if let Some(next) = all.get(at + 1) { span { (link(next, query)) " →" } }
            }
            figure.paper tabindex="0" aria-label=(title) { (PreEscaped(figure(entry, query))) }
            p.ways {
                code { "hyperfly reproduce " (id) }
                code { "hyperfly figure " (id) " -o " (id) ".svg" }
            }
        }
    }
}

/// The figure of an entry, an SVG.
fn figure(entry: &Entry, query: &Enter) -> String {
    let width = query.width.clamp(320.0, 1400.0);
    let height = (width * ASPECT).max(340.0);
    (entry.figure)(&Style { theme: super::at_hand::theme(&query.theme), width, height, alone: false })
}

/// What comes of computing an entry.
///
/// # Errors
/// If there is no such entry.
pub fn reproduce(query: &Reproduce) -> Result<String, String> {
    let clock = || Date::now() / 1000.0;
    let entry = entry(&query.id).ok_or_else(|| text::no_entry(&query.id))?;
    let found = entry.reproduce(Some(&clock));
    Ok(html! { article { (reproduction::verdict(&found)) (Sheet::of(&found).html()) } }.into_string())
}

/// The entries that are counted, the first of all.
#[derive(Default)]
pub struct Counting {
    done: usize,
    summary: Summary,
}

impl Counting {
    /// Goes on for about this many milliseconds, unless more is counted already than whoever asks knows of.
    const STEP: f64 = 250.0;

    /// The next entries, and what became of all so far.
    pub fn count(&mut self, query: &Count) -> Counted {
        let clock = || Date::now() / 1000.0;
        let begun = Date::now();
        let all: Vec<&Entry> = hyperfly_papers::entries().collect();
        if query.after >= self.done {
            for entry in all.iter().skip(self.done) {
                self.summary.add(entry, &entry.reproduce(Some(&clock)));
                self.done += 1;
                if Date::now() - begun > Self::STEP {
                    break;
                }
            }
        }
        let sheet = Sheet {
            columns: COLUMNS.map(heading).to_vec(),
            lines: self.summary.cells().into_iter().map(|cells| (None, cells)).collect(),
        };
        let article = html! {
            article {
                @if self.done < all.len() {
                    p.about role="status" { (page::computing()) " " (text::so_many_entries(self.done, all.len())) }
                }
                p.verdict role="status" { (self.summary.score_words()) }
                (sheet.html())
            }
        };
        Counted { done: self.done, article: article.into_string() }
    }
}

#[cfg(all(test, not(target_arch = "wasm32")))]
mod tests {
    use super::{Enter, room};

    fn entered(id: &str, fragment: &str) -> super::Room {
        room(&Enter {
            id: id.to_owned(),
            fragment: fragment.to_owned(),
            theme: "light".to_owned(),
            width: 800.0,
        })
    }

    #[test]
    fn an_entry_leads_to_its_neighbours_and_keeps_the_run() {
        let room = entered("gk-table1", "p=64");
        assert!(room.is_entry && room.below.is_empty());
        assert!(room.contents.contains("<li aria-current=\"true\"><a href=\"#p=64&amp;paper=gk-table1\">"));
        assert_eq!(room.contents.matches("aria-current").count(), 1);
        assert!(room.article.contains("← <a href=\"#p=64&amp;paper=") && room.article.contains("<svg"));
    }

    #[test]
    fn no_address_becomes_markup() {
        let room = entered("<img src=x>", "\"><script>");
        assert!(!room.is_entry && room.article.contains("&lt;img src=x&gt;"), "{}", room.article);
        for html in [room.contents, room.article, room.below] {
            assert!(!html.contains("<img") && !html.contains("<script") && !html.contains("\">&"), "{html}");
        }
    }
}
