//! One file of messages, as its checks and the build script look at it: parsed by fluent-syntax, without what is for translators.

use fluent_syntax::ast::{
    Entry, Expression, InlineExpression, Pattern, PatternElement, Resource, VariantKey,
};
use std::collections::{BTreeMap, BTreeSet};

/// One file of messages.
pub struct Area {
    /// In the order of the file.
    pub messages: Vec<Message>,
    /// Without comments and with the line breaks that are meant.
    pub resource: Resource<String>,
}

/// What a message says, with all that it refers to.
#[derive(Default)]
pub struct Message {
    /// Its name.
    pub id: String,
    /// Its text for a comment: variables in braces.
    pub source: String,
    /// The variables, in the order in which they first appear.
    pub variables: Vec<String>,
    /// Those that are written somewhere, and do not only choose.
    pub written: BTreeSet<String>,
    /// Those that choose, each with the keys of its cases but for the one for all else.
    pub choices: BTreeMap<String, BTreeSet<String>>,
    /// What stands between.
    pub texts: Vec<String>,
    /// Whether the last of the texts goes on.
    goes_on: bool,
}

impl Area {
    /// Reads a file.
    pub fn read(text: &str) -> Result<Area, String> {
        let mut resource = fluent_syntax::parser::parse(text.to_owned()).map_err(|(_, errors)| {
            let line = |at: usize| text[..at.min(text.len())].lines().count();
            let told = errors.iter().map(|error| format!("line {}: {error}", line(error.pos.start)));
            told.collect::<Vec<_>>().join("; ")
        })?;
        let is_comment = |entry: &Entry<String>| {
            matches!(entry, Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_))
        };
        resource.body.retain(|entry| !is_comment(entry));
        let mut known: BTreeMap<String, Pattern<String>> = BTreeMap::new();
        let mut messages = Vec::new();
        for entry in &mut resource.body {
            match entry {
                Entry::Message(message) => {
                    let id = message.id.name.clone();
                    message.comment = None;
                    let value = message.value.as_mut().ok_or_else(|| format!("{id} says nothing"))?;
                    join_lines(value);
                    if !message.attributes.is_empty() {
                        return Err(format!("{id} has attributes, which are not read here"));
                    }
                    let mut read = Message { id: id.clone(), ..Message::default() };
                    read.source = read.pattern(value, &known).map_err(|why| format!("{id}: {why}"))?;
                    messages.push(read);
                    if known.insert(id.clone(), value.clone()).is_some() {
                        return Err(format!("{id} is there twice"));
                    }
                }
                Entry::Term(term) => {
                    term.comment = None;
                    join_lines(&mut term.value);
                    let id = format!("-{}", term.id.name);
                    let mut read = Message::default();
                    read.pattern(&term.value, &known).map_err(|why| format!("{id}: {why}"))?;
                    if !read.variables.is_empty() {
                        return Err(format!("{id} has variables, which no term is told: make it a message"));
                    }
                    known.insert(id, term.value.clone());
                }
                _ => {}
            }
        }
        Ok(Area { messages, resource })
    }

    /// A message by its name.
    pub fn get(&self, id: &str) -> Option<&Message> {
        self.messages.iter().find(|message| message.id == id)
    }
}

impl Message {
    /// Reads a pattern, and gives its text for a comment.
    fn pattern(
        &mut self,
        pattern: &Pattern<String>,
        known: &BTreeMap<String, Pattern<String>>,
    ) -> Result<String, String> {
        let mut source = String::new();
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } => source += &self.text(value),
                PatternElement::Placeable { expression } => source += &self.placeable(expression, known)?,
            }
        }
        Ok(source)
    }

    fn text(&mut self, text: &str) -> String {
        match self.texts.last_mut().filter(|_| self.goes_on) {
            Some(before) => before.push_str(text),
            None => self.texts.push(text.to_owned()),
        }
        self.goes_on = true;
        text.replace(['[', ']'], "|").replace('<', "&lt;")
    }

    fn variable(&mut self, name: &str) {
        self.goes_on = false;
        if !self.variables.iter().any(|other| other == name) {
            self.variables.push(name.to_owned());
        }
    }

    fn placeable(
        &mut self,
        expression: &Expression<String>,
        known: &BTreeMap<String, Pattern<String>>,
    ) -> Result<String, String> {
        let inline = match expression {
            Expression::Inline(inline) => inline,
            Expression::Select { selector: InlineExpression::VariableReference { id }, variants } => {
                self.variable(&id.name);
                let mut cases = Vec::new();
                for variant in variants {
                    let (VariantKey::Identifier { name: key } | VariantKey::NumberLiteral { value: key }) =
                        &variant.key;
                    let keys = self.choices.entry(id.name.clone()).or_default();
                    if !variant.default {
                        keys.insert(key.clone());
                    }
                    cases.push(self.pattern(&variant.value, known)?);
                    self.goes_on = false;
                }
                return Ok(format!("{{{}: {}}}", id.name, cases.join(" | ")));
            }
            Expression::Select { .. } => return Err("a choice is made by a variable".to_owned()),
        };
        let refer =
            |name: String| known.get(&name).cloned().ok_or_else(|| format!("there is no {name} above it"));
        match inline {
            InlineExpression::StringLiteral { value } => {
                Ok(self.text(&fluent_syntax::unicode::unescape_unicode_to_string(value)))
            }
            InlineExpression::NumberLiteral { value } => Ok(self.text(value)),
            InlineExpression::VariableReference { id } => {
                self.variable(&id.name);
                self.written.insert(id.name.clone());
                Ok(format!("{{{}}}", id.name))
            }
            InlineExpression::MessageReference { id, .. } => self.pattern(&refer(id.name.clone())?, known),
            InlineExpression::TermReference { id, .. } => {
                self.pattern(&refer(format!("-{}", id.name))?, known)
            }
            InlineExpression::Placeable { expression } => self.placeable(expression, known),
            InlineExpression::FunctionReference { id, .. } => {
                Err(format!("there is no function {} here", id.name))
            }
        }
    }
}

/// Line breaks are the file's, not the text's, unless a line is left free between.
fn join_lines(pattern: &mut Pattern<String>) {
    let mut joined: Vec<PatternElement<String>> = Vec::new();
    for element in std::mem::take(&mut pattern.elements) {
        match (joined.last_mut(), element) {
            (Some(PatternElement::TextElement { value: before }), PatternElement::TextElement { value }) => {
                before.push_str(&value);
            }
            (_, element) => joined.push(element),
        }
    }
    for mut element in joined {
        if let PatternElement::TextElement { value } = &element {
            let meant = value.replace("\n\n", "\u{b}").replace('\n', " ").replace('\u{b}', "\n");
            // A line each, as the parser gives them, and the serializer wants them.
            let lines = meant.split_inclusive('\n').map(str::to_owned);
            pattern.elements.extend(lines.map(|value| PatternElement::TextElement { value }));
            continue;
        }
        if let PatternElement::Placeable { expression: Expression::Select { variants, .. } } = &mut element {
            variants.iter_mut().for_each(|variant| join_lines(&mut variant.value));
        }
        pattern.elements.push(element);
    }
}
