//! Constructs of Python, and characters of word processors, that this language lacks: each is named with what to write instead.

use super::nesting::string_length;
use crate::fault::{Fault, FaultKind};
use hyperfly_text::faults as texts;

/// Returns the first such construct or character of each line.
pub fn find_habits(source: &str) -> Vec<Fault> {
    let mut scan = Scan {
        line: 1,
        compared: vec![false],
        defines_print: source.contains("def print"),
        ..Scan::default()
    };
    let mut rest = source;
    while let Some(next) = rest.chars().next() {
        let length = scan.token(next, rest);
        let (token, after) = rest.split_at(length);
        scan.advance(token);
        rest = after;
    }
    scan.faults
}

#[derive(Default)]
struct Scan {
    line: u32,
    /// Characters of the line before the current position.
    column: u32,
    /// For each open bracket, and outside them, whether the current expression contains a comparison.
    compared: Vec<bool>,
    /// Whether the last token ends an operand.
    after_operand: bool,
    defines_print: bool,
    faults: Vec<Fault>,
}

impl Scan {
    /// Examines the token at the start of `rest`; returns its length.
    fn token(&mut self, next: char, rest: &str) -> usize {
        match next {
            '#' => rest.find('\n').unwrap_or(rest.len()),
            '"' | '\'' => {
                self.after_operand = true;
                string_length(rest)
            }
            _ if next.is_alphanumeric() || next == '_' => {
                let length = rest.find(|c: char| !c.is_alphanumeric() && c != '_').unwrap_or(rest.len());
                self.word(&rest[..length], &rest[length..]);
                length
            }
            ' ' | '\t' | '\r' | '\\' => 1,
            _ => self.sign(next, rest),
        }
    }

    fn word(&mut self, word: &str, after: &str) {
        let is_text = after.starts_with(['"', '\'']);
        match word {
            "f" | "F" | "rf" | "fr" | "Rf" | "fR" if is_text => self.instead("f-string"),
            "while" | "import" => self.instead(word),
            "from" => self.instead("import"),
            "__name__" => self.instead("main"),
            "print" if after.trim_start_matches(' ').starts_with('(') && !self.defines_print => {
                self.instead(word)
            }
            _ => {}
        }
        let ends_comparison =
            matches!(word, "and" | "or" | "not" | "if" | "else" | "for" | "in" | "lambda" | "return");
        if ends_comparison {
            self.end_expression();
        }
        self.after_operand = !ends_comparison;
    }

    fn sign(&mut self, next: char, rest: &str) -> usize {
        let length = match rest.as_bytes() {
            [b'*', b'*', ..] | [b'<', b'<', ..] | [b'>', b'>', ..] => 2,
            [b'<' | b'>' | b'=' | b'!', b'=', ..] => 2,
            _ => next.len_utf8(),
        };
        match &rest[..length] {
            "**" if self.after_operand => self.instead("power"),
            "<" | ">" | "<=" | ">=" | "==" | "!=" => {
                if self.compared.last() == Some(&true) {
                    self.instead("chain");
                }
                self.compared.pop();
                self.compared.push(true);
            }
            "(" | "[" | "{" => self.compared.push(false),
            ")" | "]" | "}" => {
                self.compared.pop();
                if self.compared.is_empty() {
                    self.compared.push(false);
                }
            }
            "," | ":" | "=" | ";" => self.end_expression(),
            "\n" if self.compared.len() == 1 => self.end_expression(),
            _ => self.character(next),
        }
        if next != '\n' {
            self.after_operand = matches!(next, ')' | ']' | '}');
        }
        length
    }

    /// Reports characters that look like others, or like none.
    fn character(&mut self, character: char) {
        let id = match character {
            '\u{a0}' | '\u{2000}'..='\u{200a}' | '\u{202f}' | '\u{205f}' | '\u{3000}' => "space",
            // A byte-order mark may begin a file.
            '\u{feff}' if (self.line, self.column) == (1, 0) => return,
            '\u{ad}' | '\u{200b}'..='\u{200f}' | '\u{2060}' | '\u{feff}' => "invisible",
            '‘' | '’' | '‚' | '“' | '”' | '„' | '«' | '»' | '‹' | '›' => "quote",
            '−' | '–' | '—' | '‐' | '‑' => "minus",
            _ => return,
        };
        let code = format!("U+{:04X}", u32::from(character));
        self.report(texts::character_named(id, &code).unwrap_or_default());
    }

    fn end_expression(&mut self) {
        self.compared.pop();
        self.compared.push(false);
    }

    fn instead(&mut self, id: &str) {
        self.report(texts::instead_named(id).unwrap_or_default().to_owned());
    }

    fn report(&mut self, message: String) {
        if self.faults.last().is_none_or(|fault| fault.line != self.line) {
            self.faults
                .push(Fault::of_program(self.line, FaultKind::Syntax { column: self.column + 1, message }));
        }
    }

    fn advance(&mut self, token: &str) {
        for c in token.chars() {
            self.column += 1;
            if c == '\n' {
                self.line += 1;
                self.column = 0;
            }
        }
    }
}
