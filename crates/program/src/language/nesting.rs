//! How deeply a source nests: a parser recurses for each bracket within brackets, and its stack ends.

use crate::limits::MAX_NESTING;

/// Words that are operators, or begin what others stand in.
const WORDS: [&str; 10] = ["not", "if", "else", "elif", "lambda", "and", "or", "in", "for", "is"];

/// What is being read.
#[derive(Default)]
struct Depth {
    line: u32,
    /// What the expression at hand is in: for each open bracket, how deep it was there.
    brackets: Vec<usize>,
    /// How deep the expression at hand goes by now.
    depth: usize,
    /// Blocks within blocks, by how far they are moved to the right.
    blocks: Vec<usize>,
    /// Branches in all: each stands in the one before.
    branches: usize,
}

/// The line in which brackets, operators of one expression, blocks or branches go too deep.
pub fn too_deep(source: &str) -> Option<u32> {
    let mut at = Depth { line: 1, ..Depth::default() };
    let mut rest = source;
    let mut begins = true;
    while let Some(next) = rest.chars().next() {
        if begins && at.brackets.is_empty() {
            at.begin_line(rest);
        }
        begins = next == '\n';
        let length = match next {
            '#' => rest.find('\n').unwrap_or(rest.len()),
            '"' | '\'' => text(rest),
            _ if next.is_alphanumeric() || next == '_' => {
                let length = rest.find(|c: char| !c.is_alphanumeric() && c != '_').unwrap_or(rest.len());
                at.word(&rest[..length]);
                length
            }
            _ => {
                at.sign(next);
                next.len_utf8()
            }
        };
        let (passed, after) = rest.split_at(length);
        if next != '\n' {
            at.line += passed.matches('\n').count() as u32;
        }
        if at.depth.max(at.blocks.len()).max(at.branches / 2) > MAX_NESTING {
            return Some(at.line);
        }
        at.line += u32::from(next == '\n');
        rest = after;
    }
    None
}

/// The length of the text in quotes with which a source begins; to the end of the line if it does not end.
fn text(source: &str) -> usize {
    let quote = &source[..1];
    let (open, several_lines) = if source.starts_with(&quote.repeat(3)) { (3, true) } else { (1, false) };
    let end = quote.repeat(open);
    let mut length = open;
    while let Some(next) = source[length..].chars().next() {
        if source[length..].starts_with(&end) {
            return length + open;
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
    /// A line begins, and no bracket is open.
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

    fn word(&mut self, word: &str) {
        self.depth += usize::from(WORDS.contains(&word));
        self.branches += usize::from(word == "elif");
    }

    fn sign(&mut self, sign: char) {
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
