//! The help as HTML: keys, symbols, what the machine models mean, what they leave out, where to read on.

use super::room::prose;
use crate::keys::TABLE;
use crate::protocol::desk::Wish;
use hyperfly_text::help as text;
use hyperfly_view::glossary::ENTRIES;
use hyperfly_view::svg::escape;
use std::fmt::Write;

/// Sections: what their headings are called in an address of the page, and their titles.
fn sections() -> [(&'static str, &'static str); 5] {
    [
        ("help-keys", text::keys()),
        ("help-symbols", text::symbols()),
        ("help-models", text::models()),
        ("help-simplified", text::simplified()),
        ("help-further", text::further()),
    ]
}

/// The whole dialog.
pub fn write(wish: &Wish) -> String {
    let mut html = format!(
        "<div class=\"head\"><h2 id=\"help-title\">{}</h2><button type=\"button\" data-close=\"\">{}</button></div>\
         <nav aria-label=\"{}\"><ul>",
        text::title(),
        text::close(),
        escape(text::contents())
    );
    for (id, title) in sections() {
        // The address is the page's own: a button goes there, and no link.
        let _ = write!(html, "<li><button type=\"button\" data-to=\"{id}\">{}</button></li>", escape(title));
    }
    html += "</ul></nav>";
    let bodies = [keys(), symbols(), models(), simplified(), further(wish)];
    for ((id, title), body) in sections().into_iter().zip(bodies) {
        let _ = write!(
            html,
            "<section aria-labelledby=\"{id}\"><h3 id=\"{id}\" tabindex=\"-1\">{}</h3>{body}</section>",
            escape(title)
        );
    }
    html
}

fn keys() -> String {
    let mut html = "<dl class=\"keys\">".to_owned();
    for (keys, what) in TABLE {
        let each: String = keys.split_whitespace().map(|key| format!("<kbd>{}</kbd>", escape(key))).collect();
        let _ = write!(html, "<dt>{each}</dt><dd>{}</dd>", said(what()));
    }
    html + "</dl>"
}

fn symbols() -> String {
    let mut html = "<dl class=\"symbols\">".to_owned();
    for entry in ENTRIES {
        let below = match entry.subscript {
            "" => String::new(),
            subscript => format!("<sub>{}</sub>", escape(subscript)),
        };
        let letter = match entry.letter() {
            "" => String::new(),
            letter => format!("<i>{}</i>{below} ", escape(letter)),
        };
        let _ = write!(
            html,
            "<dt>{letter}<span>{}</span></dt><dd>{} <cite>{}</cite></dd>",
            escape(entry.name()),
            said(entry.definition()),
            escape(entry.source())
        );
    }
    html + "</dl>"
}

fn models() -> String {
    let all = [
        text::models_intro(),
        text::compute(),
        text::exchange(),
        text::routes(),
        text::store_and_forward(),
        text::cut_through(),
        text::wormhole(),
        text::logp(),
        text::bsp(),
        text::account(),
    ];
    all.into_iter().map(paragraph).collect()
}

/// A paragraph; what stands before its first full stop is its name.
fn paragraph(words: &str) -> String {
    match words.split_once(". ").filter(|(name, _)| name.chars().count() < 24) {
        Some((name, rest)) => format!("<p><b>{}.</b> {}</p>", said(name), said(rest)),
        None => format!("<p>{}</p>", said(words)),
    }
}

fn simplified() -> String {
    let all = [
        text::no_cache(),
        text::no_noise(),
        text::no_software(),
        text::powers_of_two(),
        text::one_port(),
        text::closed_forms(),
    ];
    list(all.map(said).into_iter())
}

fn further(wish: &Wish) -> String {
    let and = if wish.fragment.is_empty() { "" } else { "&" };
    // The whole address: what begins with # looks to a checker like a way to skip to a place in the page.
    let base = wish.base.split('#').next().unwrap_or_default();
    let link = |more: &str, word: &str| {
        let address = format!("{base}#{}{and}{more}", wish.fragment);
        format!("<a href=\"{}\">{}</a>", escape(&address), escape(word))
    };
    let all = [
        said(text::further_papers()),
        link("paper=all", text::further_room()),
        link("ask=1", text::further_questions()),
        said(text::further_symbols()),
    ];
    list(all.into_iter())
}

fn list(all: impl Iterator<Item = String>) -> String {
    let all: String = all.map(|one| format!("<li>{one}</li>")).collect();
    format!("<ul>{all}</ul>")
}

/// Text with its symbols set; the prime of t'_c stands behind what hangs below.
fn said(text: &str) -> String {
    prose(&text.replace("'_c", "_c′"))
}

#[cfg(all(test, not(target_arch = "wasm32")))]
mod tests {
    use super::*;

    #[test]
    fn every_key_and_symbol_is_told_and_every_button_leads_somewhere() {
        let html = write(&Wish { fragment: "p=64".to_owned(), ..Wish::default() });
        for (keys, _) in TABLE {
            for key in keys.split_whitespace() {
                assert!(html.contains(&format!("<kbd>{}</kbd>", escape(key))), "{key}");
            }
        }
        for entry in ENTRIES {
            assert!(html.contains(&format!("<span>{}</span></dt>", escape(entry.name()))), "{}", entry.key);
        }
        let goals: Vec<&str> =
            html.split("data-to=\"").skip(1).filter_map(|rest| rest.split('"').next()).collect();
        assert_eq!(goals.len(), 5);
        assert!(goals.iter().all(|id| html.contains(&format!("<h3 id=\"{id}\""))));
        assert!(html.contains("href=\"#p=64&amp;paper=all\"") && !html.contains("_c"), "{html}");
        assert!(html.contains("<b>Cut-through.</b> The head takes t<sub>h</sub>"), "{html}");
    }
}
