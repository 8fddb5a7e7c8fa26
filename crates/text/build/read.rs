//! One file of messages, as its checks and the build script look at it: parsed by fluent-syntax, without what is for translators.

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey};
use std::collections::{BTreeMap, BTreeSet};

/// One file of messages.
pub struct Area {
    /// In the order of the file.
    pub messages: Vec<Message>,
}

/// Content of a message.
pub struct Message {
    /// Its name.
    pub id: String,
    /// Itself, with the line breaks that are meant, and with what it refers to in place.
    pub pattern: Pattern<String>,
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
        let resource = fluent_syntax::parser::parse(text.to_owned()).map_err(|(_, errors)| {
            let line = |at: usize| text[..at.min(text.len())].lines().count();
            let told = errors.iter().map(|error| format!("line {}: {error}", line(error.pos.start)));
            told.collect::<Vec<_>>().join("; ")
        })?;
        let mut area = Area { messages: Vec::new() };
        for entry in resource.body {
            let Entry::Message(message) = entry else { continue };
            let id = message.id.name;
            let value = message.value.ok_or_else(|| format!("{id} says nothing"))?;
            if !message.attributes.is_empty() {
                return Err(format!("{id} has attributes, which are not read here"));
            }
            if area.get(&id).is_some() {
                return Err(format!("{id} is there twice"));
            }
            let pattern = area.as_meant(value);
            let message = Message::read(id.clone(), pattern).map_err(|why| format!("{id}: {why}"))?;
            area.messages.push(message);
        }
        Ok(area)
    }

    /// A message by its name.
    pub fn get(&self, id: &str) -> Option<&Message> {
        self.messages.iter().find(|message| message.id == id)
    }

    /// A pattern with the line breaks that are meant (they are the file's, not the text's, unless a line is left free between),
    /// and with the messages above it in the place of references to them.
    fn as_meant(&self, pattern: Pattern<String>) -> Pattern<String> {
        let mut joined: Vec<PatternElement<String>> = Vec::new();
        for element in pattern.elements {
            match (joined.last_mut(), element) {
                (
                    Some(PatternElement::TextElement { value: before }),
                    PatternElement::TextElement { value },
                ) => {
                    before.push_str(&value);
                }
                (_, element) => joined.push(element),
            }
        }
        let mut elements = Vec::new();
        for mut element in joined {
            match &mut element {
                PatternElement::TextElement { value } => {
                    let meant = value.replace("\n\n", "\u{b}").replace('\n', " ").replace('\u{b}', "\n");
                    // A line each, as the parser gives them, and the serializer wants them.
                    let lines = meant.split_inclusive('\n').map(str::to_owned);
                    elements.extend(lines.map(|value| PatternElement::TextElement { value }));
                    continue;
                }
                PatternElement::Placeable { expression: Expression::Select { variants, .. } } => {
                    for variant in variants {
                        variant.value = self.as_meant(variant.value.clone());
                    }
                }
                PatternElement::Placeable {
                    expression: Expression::Inline(InlineExpression::MessageReference { id, attribute: None }),
                } => {
                    if let Some(other) = self.get(&id.name) {
                        elements.extend(other.pattern.elements.clone());
                        continue;
                    }
                }
                PatternElement::Placeable { .. } => {}
            }
            elements.push(element);
        }
        Pattern { elements }
    }
}

impl Message {
    fn read(id: String, pattern: Pattern<String>) -> Result<Message, String> {
        let mut read = Message {
            id,
            source: String::new(),
            variables: Vec::new(),
            written: BTreeSet::new(),
            choices: BTreeMap::new(),
            texts: Vec::new(),
            goes_on: false,
            pattern: pattern.clone(),
        };
        read.source = read.pattern(&pattern)?;
        Ok(read)
    }

    /// Reads a pattern, and gives its text for a comment.
    fn pattern(&mut self, pattern: &Pattern<String>) -> Result<String, String> {
        let mut source = String::new();
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } => source += &self.text(value),
                PatternElement::Placeable { expression } => source += &self.placeable(expression)?,
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

    fn placeable(&mut self, expression: &Expression<String>) -> Result<String, String> {
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
                    cases.push(self.pattern(&variant.value)?);
                    self.goes_on = false;
                }
                return Ok(format!("{{{}: {}}}", id.name, cases.join(" | ")));
            }
            Expression::Select { .. } => return Err("a choice is made by a variable".to_owned()),
        };
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
            InlineExpression::MessageReference { id, .. } | InlineExpression::TermReference { id, .. } => {
                Err(format!("there is no {} above it", id.name))
            }
            InlineExpression::Placeable { expression } => self.placeable(expression),
            InlineExpression::FunctionReference { id, .. } => {
                Err(format!("there is no function {} here", id.name))
            }
        }
    }
}
