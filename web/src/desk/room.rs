//! The room as HTML: the list of what the three papers show, and one entry opened, computed afresh beside what was published.

use crate::protocol::desk::Wish;
use hyperfly_core::scenario::Request;
use hyperfly_papers::{Entry, Line, Reproduction, entries, heading};
use hyperfly_text::desk as text;
use hyperfly_view::svg::escape;
use std::fmt::Write;

/// Said while an entry is computed.
pub fn waiting() -> String {
    format!(r#"<p class="about" role="status">{}</p>"#, escape(text::computing()))
}

/// More rows than this are folded away.
const FEW_ROWS: usize = 120;

/// The entries by paper, with the opened one marked.
pub fn contents(wish: &Wish) -> String {
    let mut html = String::new();
    for group in groups() {
        let authors = group[0].paper.name().split(',').next().unwrap_or_default();
        let _ = write!(html, "<h2>{}</h2><ul>", escape(authors));
        for entry in group {
            let here = if entry.id == wish.choices { r#" aria-current="true""# } else { "" };
            let _ =
                write!(html, "<li{here}>{}<span>{}</span></li>", link(wish, entry), prose((entry.title)()));
        }
        html += "</ul>";
    }
    html
}

/// What the room is, and all entries; those first that the run in the explorer has to do with.
pub fn overview(wish: &Wish) -> String {
    let mut html = "<article>".to_owned();
    if wish.choices != "all" {
        let says = escape(&text::no_entry(&wish.choices));
        let _ = write!(html, r#"<p class="problem" role="alert">{says}</p>"#);
    }
    let (head, about) = (escape(text::papers()), escape(text::papers_about()));
    let _ = write!(html, r#"<h2>{head}</h2><p class="claim">{about}</p>"#);
    let now = Request::from_fragment(&wish.fragment).0.unwrap_or_default().scenario;
    let about = |entry: &&Entry| {
        Request::from_fragment(entry.explore).0.is_ok_and(|request| {
            let s = request.scenario;
            (s.algorithm, s.machine, s.topology) == (now.algorithm, now.machine, now.topology)
        })
    };
    let related: Vec<&Entry> = entries().filter(about).collect();
    if !related.is_empty() {
        let _ = write!(html, "<h3>{}</h3>", escape(text::papers_related()));
        list(&mut html, wish, &related);
    }
    for group in groups() {
        let _ = write!(html, "<h3>{}</h3>", escape(group[0].paper.name()));
        list(&mut html, wish, &group);
    }
    html + "</article>"
}

/// One entry: what the paper says, the way into the explorer, its figure.
pub fn opened(wish: &Wish, entry: &Entry, figure: &str) -> String {
    let (title, id) = (escape((entry.title)()), entry.id);
    let all: Vec<&Entry> = entries().collect();
    let at = all.iter().position(|other| other.id == id).unwrap_or_default();
    let before =
        at.checked_sub(1).map(|k| format!("<span>← {}</span>", link(wish, all[k]))).unwrap_or_default();
    let after =
        all.get(at + 1).map(|next| format!("<span>{} →</span>", link(wish, next))).unwrap_or_default();
    format!(
        r##"<article><p class="place">{}</p><h2>{}</h2><p class="claim">{}</p><p class="ways"><a class="explore" href="#{}">{}</a>{before}{after}</p><figure class="paper" aria-label="{title}">{figure}</figure><p class="ways"><code>hyperfly reproduce {id}</code><code>hyperfly figure {id} -o {id}.svg</code></p></article>"##,
        escape(&entry.source()),
        prose((entry.title)()),
        prose((entry.claim)()),
        escape(entry.explore),
        escape(text::explore()),
    )
}

/// What was computed: the verdict, the reasons of the differences, and every cell.
pub fn found(found: &Reproduction) -> String {
    let (compared, agree) = found.score();
    let verdict = match (compared - agree, compared) {
        (_, 0) => text::not_compared().to_owned(),
        (0, _) => text::all_agree(compared),
        (differ, _) => text::some_differ(compared, agree, differ),
    };
    let verdict = escape(&verdict);
    let mut html = format!(r#"<article><p class="verdict" role="status">{verdict}</p><dl class="reasons">"#);
    for reason in found.reasons() {
        let why = reason.text.unwrap_or(text::unexplained());
        let _ = write!(html, "<dt>≠ {}</dt><dd>{}</dd>", escape(&reason.places()), prose(why));
    }
    let _ = write!(
        html,
        r#"</dl><div class="sheet" tabindex="0" role="region" aria-label="{}">"#,
        escape(text::published_and_computed())
    );
    let sheet = found.sheet();
    let (few, rest) = sheet.lines.split_at(sheet.lines.len().min(FEW_ROWS));
    table(&mut html, &sheet.columns, few);
    if !rest.is_empty() {
        let _ = write!(html, "<details><summary>{}</summary>", escape(&text::more_rows(rest.len())));
        table(&mut html, &sheet.columns, rest);
        html += "</details>";
    }
    html + "</div></article>"
}

fn table(html: &mut String, columns: &[&'static str], lines: &[Line]) {
    let verdict = escape(text::verdict());
    let _ = write!(html, r#"<table><thead><tr><th scope="col"><span class="unseen">{verdict}</span></th>"#);
    for name in columns {
        let _ = write!(html, r#"<th scope="col">{}</th>"#, escape(heading(name)));
    }
    *html += "</tr></thead><tbody>";
    for line in lines {
        let (class, sign) = match line.agrees {
            Some(true) => ("agrees", "="),
            Some(false) => ("differs", "≠"),
            None => ("beside", ""),
        };
        let _ = write!(html, r#"<tr class="{class}"><td>{sign}</td>"#);
        for cell in &line.cells {
            let _ = write!(html, "<td>{}</td>", escape(cell));
        }
        *html += "</tr>";
    }
    *html += "</tbody></table>";
}

fn list(html: &mut String, wish: &Wish, entries: &[&Entry]) {
    *html += r#"<ul class="entries">"#;
    for entry in entries {
        let (title, place) = (prose((entry.title)()), escape((entry.place)()));
        let _ = write!(html, "<li>{}<span>{title}</span><small>{place}</small></li>", link(wish, entry));
    }
    *html += "</ul>";
}

/// Text with what hangs below (t_w) and what stands above (2^30) set so.
pub fn prose(text: &str) -> String {
    let mut html = String::new();
    let mut rest = text;
    while let Some(at) = rest.find(['_', '^']) {
        let (before, after) = rest.split_at(at);
        let (mark, after) = after.split_at(1);
        let symbol = before.chars().next_back().is_some_and(char::is_alphanumeric);
        let end = match (mark, after.chars().next()) {
            ("_", Some(letter)) if letter.is_alphanumeric() => Some(letter.len_utf8()),
            ("^", Some('(')) => after.find(')').map(|end| end + 1),
            ("^", Some(_)) => {
                let plain = |c: char| !(c.is_alphanumeric() || matches!(c, '−' | '.'));
                // The full stop of a sentence is no part of it.
                after.find(plain).or(Some(after.len())).map(|end| after[..end].trim_end_matches('.').len())
            }
            _ => None,
        };
        html += &escape(before);
        match end.filter(|end| symbol && *end > 0) {
            Some(end) => {
                let tag = if mark == "_" { "sub" } else { "sup" };
                let (part, tail) = after.split_at(end);
                let part = part.strip_prefix('(').and_then(|part| part.strip_suffix(')')).unwrap_or(part);
                let _ = write!(html, "<{tag}>{}</{tag}>", escape(part));
                rest = tail;
            }
            None => {
                html += mark;
                rest = after;
            }
        }
    }
    html + &escape(rest)
}

/// A link to an entry that keeps the rest of the page as it is.
fn link(wish: &Wish, entry: &Entry) -> String {
    let and = if wish.fragment.is_empty() { "" } else { "&amp;" };
    format!(r##"<a href="#{}{and}paper={}">{}</a>"##, escape(&wish.fragment), entry.id, entry.id)
}

fn groups() -> Vec<Vec<&'static Entry>> {
    let all: Vec<&Entry> = entries().collect();
    all.chunk_by(|a, b| a.paper == b.paper).map(<[_]>::to_vec).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn indices_hang_and_powers_stand() {
        assert_eq!(
            prose("t_w/t_c = 2^(g + 1) < n^2."),
            "t<sub>w</sub>/t<sub>c</sub> = 2<sup>g + 1</sup> &lt; n<sup>2</sup>."
        );
        assert_eq!(prose("p^1.5 log p; a _b and ^"), "p<sup>1.5</sup> log p; a _b and ^");
    }
}
