//! Fluent's patterns as the compact ones that the page reads: text as it is, and after a control character
//!
//! - `\u{1}` a variable: one character, `0` for the first;
//! - `\u{2}` a choice by a variable: the variable, then for each case its key, `\u{3}`, its text, `\u{4}`; then `\u{5}`. The
//!   key of the last case, which is the one for all else, is empty.
//!
//! Terms and messages that a pattern refers to are put into it. Of Fluent there is no more here: no functions, no attributes.

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern as Ast, PatternElement, VariantKey};

/// One file of messages.
pub struct Area {
    /// Names and patterns, in the order of the file.
    pub messages: Vec<(String, Pattern)>,
}

/// What a message says.
#[derive(Clone)]
pub struct Pattern(pub Vec<Part>);

/// A part of it.
#[derive(Clone)]
pub enum Part {
    /// Text as it is.
    Text(String),
    /// What the variable of this name is told.
    Variable(String),
    /// By which variable, and the cases with their keys; the last one has none.
    Choice(String, Vec<(String, Pattern)>),
}

impl Area {
    /// Reads a file.
    pub fn read(text: &str) -> Result<Area, String> {
        let resource = fluent_syntax::parser::parse(text).map_err(|(_, errors)| {
            let line = |at: usize| text[..at.min(text.len())].lines().count();
            errors
                .iter()
                .map(|error| format!("line {}: {error}", line(error.pos.start)))
                .collect::<Vec<_>>()
                .join("; ")
        })?;
        let mut known: Vec<(String, Pattern)> = Vec::new();
        let mut messages: Vec<(String, Pattern)> = Vec::new();
        for entry in &resource.body {
            match entry {
                Entry::Message(message) => {
                    let id = message.id.name.to_owned();
                    let value = message.value.as_ref().ok_or_else(|| format!("{id} says nothing"))?;
                    if !message.attributes.is_empty() {
                        return Err(format!("{id} has attributes, which are not read here"));
                    }
                    let pattern = Pattern::read(value, &known).map_err(|why| format!("{id}: {why}"))?;
                    if messages.iter().any(|(other, _)| *other == id) {
                        return Err(format!("{id} is there twice"));
                    }
                    known.push((id.clone(), pattern.clone()));
                    messages.push((id, pattern));
                }
                Entry::Term(term) => {
                    let id = format!("-{}", term.id.name);
                    let pattern = Pattern::read(&term.value, &known).map_err(|why| format!("{id}: {why}"))?;
                    known.push((id, pattern));
                }
                _ => {}
            }
        }
        Ok(Area { messages })
    }

    /// A message by its name.
    pub fn get(&self, id: &str) -> Option<&Pattern> {
        self.messages.iter().find(|(name, _)| name == id).map(|(_, pattern)| pattern)
    }

    /// A message that is nothing but text.
    pub fn plain(&self, id: &str) -> Option<&str> {
        match self.get(id)?.0.as_slice() {
            [Part::Text(text)] => Some(text),
            _ => None,
        }
    }
}

impl Pattern {
    fn read(ast: &Ast<&str>, known: &[(String, Pattern)]) -> Result<Pattern, String> {
        let mut parts = Vec::new();
        for element in &ast.elements {
            match element {
                PatternElement::TextElement { value } => parts.push(Part::Text((*value).to_owned())),
                PatternElement::Placeable { expression } => placeable(expression, known, &mut parts)?,
            }
        }
        // Line breaks are the file's, not the text's, unless a line is left free between.
        let mut pattern = Pattern(Vec::new());
        for part in parts {
            match (pattern.0.last_mut(), part) {
                (Some(Part::Text(before)), Part::Text(text)) => before.push_str(&text),
                (_, part) => pattern.0.push(part),
            }
        }
        for part in &mut pattern.0 {
            if let Part::Text(text) = part {
                *text = text.replace("\n\n", "\u{b}").replace('\n', " ").replace('\u{b}', "\n");
            }
        }
        Ok(pattern)
    }

    /// The variables, in the order in which they first appear.
    pub fn variables(&self) -> Vec<String> {
        let mut all = Vec::new();
        self.gather(&mut all);
        all
    }

    fn gather(&self, all: &mut Vec<String>) {
        for part in &self.0 {
            match part {
                Part::Text(_) => {}
                Part::Variable(name) => {
                    if !all.contains(name) {
                        all.push(name.clone());
                    }
                }
                Part::Choice(name, cases) => {
                    if !all.contains(name) {
                        all.push(name.clone());
                    }
                    cases.iter().for_each(|(_, pattern)| pattern.gather(all));
                }
            }
        }
    }

    /// Writes the compact form; variables of right-to-left texts stand apart from what is around them.
    pub fn write(&self, out: &mut String, variables: &[String], rtl: bool) -> Result<(), String> {
        let place = |name: &str| -> Result<char, String> {
            let at = variables.iter().position(|variable| variable == name);
            let at = at.ok_or_else(|| format!("the English text has no {{ ${name} }}"))?;
            Ok(char::from(b'0' + at as u8))
        };
        for part in &self.0 {
            match part {
                Part::Text(text) => out.push_str(text),
                // What is set above or below a symbol (2^{ $log-n }) is a part of it.
                Part::Variable(name) if rtl && !out.ends_with(['^', '_']) => {
                    out.extend(['\u{2068}', '\u{1}', place(name)?, '\u{2069}']);
                }
                Part::Variable(name) => out.extend(['\u{1}', place(name)?]),
                Part::Choice(name, cases) => {
                    out.extend(['\u{2}', place(name)?]);
                    for (key, pattern) in cases {
                        out.push_str(key);
                        out.push('\u{3}');
                        pattern.write(out, variables, rtl)?;
                        out.push('\u{4}');
                    }
                    out.push('\u{5}');
                }
            }
        }
        Ok(())
    }

    /// The text for a comment: variables in braces.
    pub fn source(&self) -> String {
        let mut out = String::new();
        for part in &self.0 {
            match part {
                Part::Text(text) => out.push_str(text),
                Part::Variable(name) => out.push_str(&format!("{{{name}}}")),
                Part::Choice(name, cases) => {
                    let cases: Vec<String> = cases.iter().map(|(_, pattern)| pattern.source()).collect();
                    out.push_str(&format!("{{{name}: {}}}", cases.join(" | ")));
                }
            }
        }
        out.replace(['[', ']'], "|").replace('<', "&lt;")
    }
}

fn placeable(
    expression: &Expression<&str>,
    known: &[(String, Pattern)],
    parts: &mut Vec<Part>,
) -> Result<(), String> {
    match expression {
        Expression::Inline(inline) => inlined(inline, known, parts),
        Expression::Select { selector, variants } => {
            let InlineExpression::VariableReference { id } = selector else {
                return Err("a choice is made by a variable".to_owned());
            };
            let (mut cases, mut rest) = (Vec::new(), None);
            for variant in variants {
                let key = match &variant.key {
                    VariantKey::Identifier { name } => (*name).to_owned(),
                    VariantKey::NumberLiteral { value } => (*value).to_owned(),
                };
                let pattern = Pattern::read(&variant.value, known)?;
                if variant.default {
                    rest = Some(pattern);
                } else {
                    cases.push((key, pattern));
                }
            }
            cases.push((String::new(), rest.ok_or("a choice needs a case for all else")?));
            parts.push(Part::Choice(id.name.to_owned(), cases));
            Ok(())
        }
    }
}

fn inlined(
    inline: &InlineExpression<&str>,
    known: &[(String, Pattern)],
    parts: &mut Vec<Part>,
) -> Result<(), String> {
    let mut put = |name: String| -> Result<(), String> {
        let found = known.iter().find(|(id, _)| *id == name);
        let (_, pattern) = found.ok_or_else(|| format!("there is no {name} above it"))?;
        parts.extend(pattern.0.iter().cloned());
        Ok(())
    };
    match inline {
        InlineExpression::StringLiteral { value } => {
            parts.push(Part::Text(fluent_syntax::unicode::unescape_unicode_to_string(value).into_owned()));
            Ok(())
        }
        InlineExpression::NumberLiteral { value } => {
            parts.push(Part::Text((*value).to_owned()));
            Ok(())
        }
        InlineExpression::VariableReference { id } => {
            parts.push(Part::Variable(id.name.to_owned()));
            Ok(())
        }
        InlineExpression::MessageReference { id, .. } => put(id.name.to_owned()),
        InlineExpression::TermReference { id, .. } => put(format!("-{}", id.name)),
        InlineExpression::Placeable { expression } => placeable(expression, known, parts),
        InlineExpression::FunctionReference { id, .. } => {
            Err(format!("there is no function {} here", id.name))
        }
    }
}
