//! `hyperfly glossary`: prints the symbols and terms of the page's help and of the view `scaling`.

use crate::failure::Failure;
use crate::output::table::fold;
use crate::output::{print, print_json};
use clap::ArgMatches;
use hyperfly_view::notation::glossary;
use hyperfly_view::scaling::TERMS;
use serde::Serialize;

const WIDTH: usize = 100;

#[derive(Serialize)]
struct Term {
    key: &'static str,
    symbol: String,
    name: &'static str,
    definition: &'static str,
    source: Option<&'static str>,
}

pub fn run(matches: &ArgMatches) -> Result<(), Failure> {
    let word = matches.get_one::<String>("word").map_or(String::new(), |word| word.to_lowercase());
    let mut terms = list_terms();
    terms.retain(|term| {
        let is_match = |text: &str| text.to_lowercase().contains(&word);
        term.key == word
            || term.symbol.to_lowercase() == word
            || is_match(term.name)
            || is_match(term.definition)
    });
    if terms.is_empty() {
        return Err(Failure::invalid("WORD", word, "a symbol, or a word of a term or of its definition"));
    }
    if matches.get_flag("json") {
        return print_json(&terms);
    }
    let format = |term: &Term| {
        let symbol = if term.symbol.is_empty() { String::new() } else { format!("{}, ", term.symbol) };
        let source = term.source.map_or(String::new(), |source| format!(" [{source}]"));
        format!("{symbol}{}\n{}\n", term.name, fold(&format!("{}{source}", term.definition), WIDTH))
    };
    print(&terms.iter().map(format).collect::<Vec<_>>().join("\n"))
}

/// Lists all terms, symbols first.
fn list_terms() -> Vec<Term> {
    let symbols = glossary::all().map(|entry| {
        let subscript =
            if entry.subscript.is_empty() { String::new() } else { format!("_{}", entry.subscript) };
        Term {
            key: entry.key,
            symbol: format!("{}{subscript}", entry.letter()),
            name: entry.name(),
            definition: entry.definition(),
            source: Some(entry.source()),
        }
    });
    let terms = TERMS.iter().map(|term| Term {
        key: term.key,
        symbol: String::new(),
        name: (term.name)(),
        definition: (term.definition)(),
        source: None,
    });
    symbols.chain(terms).collect()
}
