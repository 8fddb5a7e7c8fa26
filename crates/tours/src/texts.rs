//! The texts of a tour: one text, one for each language, or a message of our own; and how the numbers of a run get into them.

use crate::facts::Facts;
use crate::sum::Sum;
use hyperfly_text::{Told, now, tours};

/// A text.
#[derive(Clone, Debug, PartialEq)]
pub enum Said {
    /// As it stands, in whatever language.
    Plain(String),
    /// By language.
    By(Vec<(String, String)>),
    /// A message of messages/…/tours.ftl, by its name.
    Message(String),
}

impl Said {
    /// The text in the language that is spoken, else in English, else in the first one that there is, with the numbers of the
    /// run in it.
    pub fn text(&self, facts: &Facts) -> String {
        match self {
            Said::Plain(text) => filled(text, facts),
            Said::By(texts) => {
                let of = |id: &str| texts.iter().find(|(language, _)| language == id);
                let text = of(now()).or_else(|| of("en")).or(texts.first());
                text.map_or_else(String::new, |(_, text)| filled(text, facts))
            }
            Said::Message(name) => {
                tours::named(name, &mut |value| facts.told(&dotted(value))).unwrap_or_else(|| name.clone())
            }
        }
    }

    /// The names and sums in braces, each as it stands there.
    pub fn asked(&self) -> Vec<String> {
        match self {
            Said::Plain(text) => braces(text),
            Said::By(texts) => texts.iter().flat_map(|(_, text)| braces(text)).collect(),
            Said::Message(name) => {
                let mut asked = Vec::new();
                let found = tours::named(name, &mut |value| {
                    asked.push(dotted(value));
                    Some(Told::Text(String::new()))
                });
                if found.is_none() { vec![name.clone()] } else { asked }
            }
        }
    }
}

/// Fluent has no point in a name: `hottest-load` is `hottest.load`.
fn dotted(name: &str) -> String {
    name.replace('-', ".")
}

fn braces(text: &str) -> Vec<String> {
    let parts = text.split('{').skip(1);
    parts.filter_map(|part| Some(part.split_once('}')?.0.to_owned())).collect()
}

/// A text with what stands in braces put in: a value of the run, or a sum of values.
pub fn filled(text: &str, facts: &Facts) -> String {
    let mut out = String::new();
    let mut rest = text;
    while let Some((before, after)) = rest.split_once('{') {
        out += before;
        let Some((name, after)) = after.split_once('}') else {
            out.push('{');
            rest = after;
            continue;
        };
        match facts.told(name.trim()) {
            Some(Told::Text(value)) => out += &value,
            Some(Told::Count(value)) => out += &hyperfly_text::whole(value),
            None => {
                let value = Sum::read(name).ok().and_then(|sum| sum.value(facts));
                out +=
                    &value.map_or_else(|| "–".to_owned(), |value| hyperfly_view::numbers::quantity(value, 4));
            }
        }
        rest = after;
    }
    out + rest
}
