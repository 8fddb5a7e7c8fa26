//! The help.

use crate::controls::Word;
use crate::protocol::late::help::{Body, Item, Section, Symbol};
use hyperfly_text::{help as text, keys, scaling};
use hyperfly_view::glossary::{self, Entry};
use hyperfly_view::scaling::{TERMS, Term};

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

/// All sections.
pub fn sections() -> Vec<Section> {
    let section = |id: &str, title: &str, body| Section { id: id.to_owned(), title: title.to_owned(), body };
    let of_keys = |&(names, what): &(&str, Word)| (names.to_owned(), what().to_owned());
    vec![
        section("help-keys", text::keys(), Body::Keys(KEYS.iter().map(of_keys).collect())),
        section("help-symbols", text::symbols(), Body::Symbols(glossary::all().map(symbol).collect())),
        section("help-terms", scaling::terms(), Body::Symbols(TERMS.iter().map(term).collect())),
        section("help-models", text::models(), models()),
        section("help-simplified", text::simplified(), simplified()),
        section("help-further", text::further(), further()),
    ]
}

/// An entry of the glossary.
pub fn symbol(entry: &Entry) -> Symbol {
    Symbol {
        key: entry.key.to_owned(),
        letter: entry.letter().to_owned(),
        subscript: entry.subscript.to_owned(),
        name: entry.name().to_owned(),
        definition: entry.definition().to_owned(),
        source: entry.source().to_owned(),
    }
}

/// A term of how a run scales, which has no symbol.
fn term(term: &Term) -> Symbol {
    Symbol {
        key: term.key.to_owned(),
        letter: String::new(),
        subscript: String::new(),
        name: (term.name)().to_owned(),
        definition: (term.definition)().to_owned(),
        source: String::new(),
    }
}

fn models() -> Body {
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
    Body::Paragraphs(all.map(str::to_owned).into())
}

fn simplified() -> Body {
    let all = [
        text::no_cache(),
        text::no_noise(),
        text::no_software(),
        text::powers_of_two(),
        text::one_port(),
        text::closed_forms(),
    ];
    Body::List(all.map(said).into())
}

fn further() -> Body {
    let leads = |way: &str, words: &str| Item { way: way.to_owned(), ..said(words) };
    Body::List(vec![
        said(text::further_papers()),
        leads("paper=all", text::further_room()),
        leads("ask=1", text::further_questions()),
        leads("view=scaling", text::further_scaling()),
        said(text::further_symbols()),
    ])
}

fn said(words: &str) -> Item {
    Item { words: words.to_owned(), way: String::new() }
}
