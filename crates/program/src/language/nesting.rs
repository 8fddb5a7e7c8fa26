//! Nesting depth of a source: the parser recurses for nested brackets, and its stack is limited.

use crate::limits::MAX_NESTING;

/// Keywords that are operators or start nested constructs.
const WORDS: [&str; 10] = ["not", "if", "else", "elif", "lambda", "and", "or", "in", "for", "is"];

/// Depth at the current position of the source.
#[derive(Default)]
struct Depth {
    line: u32,
    /// For each open bracket, the depth of the expression at it.
    brackets: Vec<usize>,
    /// Depth of the current expression.
    depth: usize,
    /// Indentation of each open block.
    blocks: Vec<usize>,
    /// Total number of `elif` branches, each of which nests in the one before.
    branches: usize,
}

/// Returns the line in which brackets, operators, blocks or branches exceed the nesting limit.
pub fn find_too_deep_line(source: &str) -> Option<u32> {
    let mut state = Depth { line: 1, ..Depth::default() };
    let mut rest = source;
    let mut begins = true;
    while let Some(next) = rest.chars().next() {
        if begins && state.brackets.is_empty() {
            state.begin_line(rest);
        }
        begins = next == '\n';
        let length = match next {
            '#' => rest.find('\n').unwrap_or(rest.len()),
            '"' | '\'' => string_length(rest),
            _ if next.is_alphanumeric() || next == '_' => {
                let length = rest.find(|c: char| !c.is_alphanumeric() && c != '_').unwrap_or(rest.len());
                state.count_word(&rest[..length]);
                length
            }
            _ => {
                state.count_sign(next);
                next.len_utf8()
            }
        };
        let (token, after) = rest.split_at(length);
        if next != '\n' {
            state.line += token.matches('\n').count() as u32;
        }
        if state.depth.max(state.blocks.len()).max(state.branches / 2) > MAX_NESTING {
            return Some(state.line);
        }
        state.line += u32::from(next == '\n');
        rest = after;
    }
    None
}

/// Returns the length of the quoted string at the start of a source; an unterminated one ends with its line.
pub fn string_length(source: &str) -> usize {
    let quote = &source[..1];
    let (quotes, several_lines) = if source.starts_with(&quote.repeat(3)) { (3, true) } else { (1, false) };
    let end = quote.repeat(quotes);
    let mut length = quotes;
    while let Some(next) = source[length..].chars().next() {
        if source[length..].starts_with(&end) {
            return length + quotes;
        }
        if next == '\n' && !several_lines {
            return length;
        }
        length += next.len_utf8();
        if next == '\\' {
            length += source[length..].chars().next().map_or(0, char::len_utf8);
        }
    }
    source.len()
}

impl Depth {
    /// Starts a logical line, when no bracket is open.
    fn begin_line(&mut self, rest: &str) {
        let indent = rest.len() - rest.trim_start_matches([' ', '\t']).len();
        if matches!(rest[indent..].chars().next(), None | Some('\n' | '#' | '\r')) {
            return;
        }
        while self.blocks.last().is_some_and(|block| *block >= indent) {
            self.blocks.pop();
        }
        self.blocks.push(indent);
        self.depth = 0;
    }

    fn count_word(&mut self, word: &str) {
        self.depth += usize::from(WORDS.contains(&word));
        self.branches += usize::from(word == "elif");
    }

    fn count_sign(&mut self, sign: char) {
        match sign {
            '(' | '[' | '{' => {
                self.depth += 1;
                self.brackets.push(self.depth);
            }
            ')' | ']' | '}' => self.depth = self.brackets.pop().unwrap_or_default(),
            ',' => self.depth = self.brackets.last().copied().unwrap_or_default(),
            ' ' | '\t' | '\r' | '\n' | ':' => {}
            _ => self.depth += 1,
        }
    }
}
