//! Mutations: one mistake in a program.

use fastrand::Rng;

pub struct Mutation {
    pub source: String,
    /// Changed lines, from 1.
    pub lines: Vec<u32>,
    /// Kind of mistake.
    pub description: &'static str,
}

type Change = fn(&str, &mut Rng) -> Option<String>;

/// Kinds of mistakes within a line.
const CHANGES: [(&str, Change); 7] = [
    ("a partner off by one bit", |line, rng| {
        let bit = 1 << rng.usize(..2);
        replace_one(line, "rank", &format!("(rank ^ {bit})"), rng)
    }),
    ("a round left out", |line, rng| {
        let from = find_occurrences(line, "range(");
        let from = *from.get(rng.usize(..from.len().max(1)))?;
        let end = find_closing(line, from + "range".len())?;
        let slice = ["[1:]", "[:-1]"][rng.usize(..2)];
        Some(format!("{}{slice}{}", &line[..=end], &line[end + 1..]))
    }),
    ("a number off by one", |line, rng| {
        let digits: Vec<usize> = line
            .char_indices()
            .filter(|(position, c)| {
                c.is_ascii_digit() && !line[..*position].ends_with(|c: char| c.is_alphanumeric())
            })
            .map(|(position, _)| position)
            .collect();
        let position = *digits.get(rng.usize(..digits.len().max(1)))?;
        let number: i64 = line[position..=position].parse().ok()?;
        Some(format!("{}{}{}", &line[..position], number + [1, -1][rng.usize(..2)], &line[position + 1..]))
    }),
    ("slots in another order", |line, rng| {
        let name = ["mine", "theirs", "rows", "there", "here"][rng.usize(..5)];
        let slice = ["[::-1]", "[1:]"][rng.usize(..2)];
        if line.starts_with(&format!("{name} =")) || line.contains("def ") {
            return None;
        }
        replace_one(line, name, &format!("{name}{slice}"), rng)
    }),
    ("another operator", |line, rng| {
        let (from, to) = [
            (" + ", " - "),
            (" - ", " + "),
            (" * ", " + "),
            (" ^ ", " | "),
            (" // ", " * "),
            (" >> ", " << "),
        ][rng.usize(..6)];
        replace_one(line, from, to, rng)
    }),
    ("another variable", |line, rng| {
        let (from, to) =
            [("m", "packet"), ("k", "rank"), ("p", "n"), ("source", "to"), ("a", "bit"), ("d", "h")]
                [rng.usize(..6)];
        replace_one(line, from, to, rng)
    }),
    ("a call left out", |line, _| {
        let indent = line.len() - line.trim_start().len();
        let calls = ["exchange(", "combine(", "local(", "send(", "receive(", "copy("];
        let is_call = !line.trim_end().ends_with(':') && calls.iter().any(|call| line.contains(call));
        is_call.then(|| format!("{}pass", &line[..indent]))
    }),
];

/// Makes one random mistake; `None` if the chosen line does not allow the chosen kind.
pub fn mutate(source: &str, rng: &mut Rng) -> Option<Mutation> {
    let mut lines: Vec<String> = source.lines().map(str::to_owned).collect();
    let position = rng.usize(..lines.len());
    let kind = rng.usize(..CHANGES.len() + 1);
    let Some((description, change)) = CHANGES.get(kind) else { return swap_lines(lines, position) };
    if lines[position].starts_with('#') {
        return None;
    }
    lines[position] = change(&lines[position], rng)?;
    let source = lines.join("\n") + "\n";
    Some(Mutation { source, lines: vec![position as u32 + 1], description })
}

/// Swaps two adjacent lines of a block.
fn swap_lines(mut lines: Vec<String>, position: usize) -> Option<Mutation> {
    let indent = |line: &str| line.len() - line.trim_start().len();
    let (line, next) = (lines.get(position)?, lines.get(position + 1)?);
    let is_plain =
        |line: &String| !line.is_empty() && !line.starts_with('#') && !line.trim_end().ends_with(':');
    if !is_plain(line) || !is_plain(next) || indent(line) != indent(next) {
        return None;
    }
    lines.swap(position, position + 1);
    let changed_lines = vec![position as u32 + 1, position as u32 + 2];
    Some(Mutation {
        source: lines.join("\n") + "\n",
        lines: changed_lines,
        description: "two lines exchanged",
    })
}

/// Returns the positions of a whole word, or of other text.
fn find_occurrences(line: &str, name: &str) -> Vec<usize> {
    let is_word = |c: char| c.is_alphanumeric() || c == '_';
    let is_word_at = |position: usize| {
        let end = &line[position + name.len()..];
        line[..position].ends_with(is_word) || name.ends_with(is_word) && end.starts_with(is_word)
    };
    let is_whole_word = |position: &usize| !name.starts_with(is_word) || !is_word_at(*position);
    line.match_indices(name).map(|(position, _)| position).filter(is_whole_word).collect()
}

/// Replaces one random occurrence.
fn replace_one(line: &str, from: &str, to: &str, rng: &mut Rng) -> Option<String> {
    let places = find_occurrences(line, from);
    let position = *places.get(rng.usize(..places.len().max(1)))?;
    // Skip the names of keyword arguments and loop variables.
    if line[position + from.len()..].starts_with(" = ") || line[position + from.len()..].starts_with(" in ") {
        return None;
    }
    Some(format!("{}{to}{}", &line[..position], &line[position + from.len()..]))
}

/// Returns the position of the bracket that closes the one at `opening`.
fn find_closing(line: &str, opening: usize) -> Option<usize> {
    let mut depth = 0;
    for (position, c) in line.char_indices().skip_while(|(position, _)| *position < opening) {
        match c {
            '(' => depth += 1,
            ')' => depth -= 1,
            _ => {}
        }
        if depth == 0 {
            return Some(position);
        }
    }
    None
}
