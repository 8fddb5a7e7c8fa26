//! The help.

use super::set::prose;
use crate::controls::Word;
use crate::protocol::late::help::OpenHelp;
use hyperfly_text::{help as text, keys, scaling};
use hyperfly_view::glossary;
use hyperfly_view::scaling::TERMS;
use maud::{Markup, html};

/// Keys and what they do (`keys.rs`), for the reader.
const KEYS: &[(&str, Word)] = &[
    ("Space", keys::play),
    ("→  ←", keys::event),
    ("U  ⇧→  ⇧←", keys::step),
    (">  <", keys::contention),
    ("Home  End", keys::ends),
    (".  ,", keys::speed),
    ("p  P", keys::p),
    ("n  N", keys::n),
    ("a", keys::algorithm),
    ("o  w  O", keys::order_overlap),
    ("r  x", keys::radix_dims),
    ("t  h", keys::twiddles),
    ("u  q  j", keys::group_cyclic),
    ("d", keys::direction),
    ("b  k", keys::preset_machine),
    ("g  s", keys::network_switching),
    ("1  2  3  4  5", keys::sliders),
    ("y", keys::nearest),
    ("i  z", keys::signal_seed),
    ("I  Z", keys::record_hear),
    ("f", keys::file),
    ("e", keys::curves),
    ("E", keys::isoefficiency),
    ("v", keys::view),
    ("Tab", keys::marks),
    ("R  V  M", keys::live),
    ("A", keys::sound),
    ("W", keys::words),
    ("m", keys::colours),
    ("c", keys::controls),
    ("L", keys::language),
    ("]  [", keys::select),
    ("C  X", keys::compare),
    ("Y  K", keys::lockstep),
    ("S", keys::share),
    ("Q", keys::predict),
    ("B", keys::write),
    ("F", keys::present),
    ("b  w  h", keys::while_presenting),
    ("H", keys::handout),
    ("Enter", keys::race_next),
    ("T", keys::tours),
    ("PgDn  PgUp", keys::tour_steps),
    ("l", keys::papers),
    ("Esc", keys::escape),
    ("?", keys::help),
];

/// A section: the id of its heading, its heading, and what stands below it.
struct Section {
    id: &'static str,
    title: &'static str,
    body: Markup,
}

/// All of it, with links that keep what the page shows.
pub fn html(query: &OpenHelp) -> String {
    let section = |id, title, body| Section { id, title, body };
    let sections = [
        section("help-keys", text::keys(), all_keys()),
        section("help-symbols", text::symbols(), symbols()),
        section("help-terms", scaling::terms(), terms()),
        section("help-models", text::models(), models()),
        section("help-simplified", text::simplified(), simplified()),
        section("help-further", text::further(), further(&query.address)),
    ];
    html! {
        // The address is the page's own: a button goes to a section, and no link.
        nav aria-label=(text::contents()) {
            ul { @for it in &sections { li { button type="button" data-to=(it.id) { (it.title) } } } }
        }
        @for it in &sections {
            section aria-labelledby=(it.id) {
                h3 id=(it.id) tabindex="-1" { (it.title) }
                (it.body)
            }
        }
    }
    .into_string()
}

fn all_keys() -> Markup {
    html! {
        dl.keys {
            @for (keys, what) in KEYS {
                dt { @for key in keys.split_whitespace() { kbd { (key) } } }
                dd { (prose(what())) }
            }
        }
    }
}

fn symbols() -> Markup {
    html! {
        dl.symbols {
            @for entry in glossary::all() {
                dt {
                    @if !entry.letter().is_empty() {
                        i { (entry.letter()) }
                        @if !entry.subscript.is_empty() { sub { (entry.subscript) } }
                        " "
                    }
                    span { (prose(entry.name())) }
                }
                dd { (prose(entry.definition())) " " cite { (entry.source()) } }
            }
        }
    }
}

/// The terms of how a run scales, which have no symbol.
fn terms() -> Markup {
    html! {
        dl.symbols {
            @for term in TERMS {
                dt { span { (prose((term.name)())) } }
                dd { (prose((term.definition)())) " " cite {} }
            }
        }
    }
}

fn models() -> Markup {
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
    html! { @for words in all { p { (paragraph(words)) } } }
}

/// A paragraph; what stands before its first full stop is its name.
fn paragraph(words: &str) -> Markup {
    match words.split_once(". ").filter(|(name, _)| name.chars().count() < 24) {
        Some((name, rest)) => html! { b { (prose(name)) "." } " " (prose(rest)) },
        None => prose(words),
    }
}

fn simplified() -> Markup {
    let all = [
        text::no_cache(),
        text::no_noise(),
        text::no_software(),
        text::powers_of_two(),
        text::one_port(),
        text::closed_forms(),
    ];
    html! { ul { @for words in all { li { (prose(words)) } } } }
}

fn further(address: &str) -> Markup {
    let and = if address.ends_with('#') { "" } else { "&" };
    let leads = |way: &str, words: &str| html! { li { a href={ (address) (and) (way) } { (words) } } };
    html! {
        ul {
            li { (prose(text::further_papers())) }
            (leads("paper=all", text::further_room()))
            (leads("ask=1", text::further_questions()))
            (leads("view=scaling", text::further_scaling()))
            li { (prose(text::further_symbols())) }
        }
    }
}

#[cfg(all(test, not(target_arch = "wasm32")))]
mod tests {
    use super::{OpenHelp, html};

    #[test]
    fn ways_keep_what_the_page_shows_and_become_no_markup() {
        let of = |address: &str| html(&OpenHelp { address: address.to_owned() });
        assert!(of("https://a.org/#p=64").contains("<a href=\"https://a.org/#p=64&amp;paper=all\">"));
        assert!(of("https://a.org/#").contains("<a href=\"https://a.org/#paper=all\">"));
        let hostile = of("https://a.org/?\"><img src=x>#");
        assert!(hostile.contains("&quot;&gt;&lt;img src=x&gt;#paper=all\">") && !hostile.contains("<img"));
    }
}
