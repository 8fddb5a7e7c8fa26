//! Mutations: one mistake in a program.

use fastrand::Rng;

pub struct Mutation {
    pub source: String,
    /// Changed lines, from 1.
    pub lines: Vec<u32>,
    /// Kind of mistake.
    pub what: &'static str,
}

type Change = fn(&str, &mut Rng) -> Option<String>;

/// Kinds of mistakes within a line.
const CHANGES: [(&str, Change); 7] = [
    ("a partner off by one bit", |line, rng| {
        let bit = 1 << rng.usize(..2);
        replace_one(line, "rank", &format!("(rank ^ {bit})"), rng)
    }),
    ("a round left out", |line, rng| {
        let from = places(line, "range(");
        let from = *from.get(rng.usize(..from.len().max(1)))?;
        let end = closing(line, from + "range".len())?;
        let part = ["[1:]", "[:-1]"][rng.usize(..2)];
        Some(format!("{}{part}{}", &line[..=end], &line[end + 1..]))
    }),
    ("a number off by one", |line, rng| {
        let digits: Vec<usize> = line
            .char_indices()
            .filter(|(at, c)| c.is_ascii_digit() && !line[..*at].ends_with(|c: char| c.is_alphanumeric()))
            .map(|(at, _)| at)
            .collect();
        let at = *digits.get(rng.usize(..digits.len().max(1)))?;
        let number: i64 = line[at..=at].parse().ok()?;
        Some(format!("{}{}{}", &line[..at], number + [1, -1][rng.usize(..2)], &line[at + 1..]))
    }),
    ("slots in another order", |line, rng| {
        let name = ["mine", "theirs", "rows", "there", "here"][rng.usize(..5)];
        let changed = ["[::-1]", "[1:]"][rng.usize(..2)];
        if line.starts_with(&format!("{name} =")) || line.contains("def ") {
            return None;
        }
        replace_one(line, name, &format!("{name}{changed}"), rng)
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
    let at = rng.usize(..lines.len());
    let kind = rng.usize(..CHANGES.len() + 1);
    let Some((what, change)) = CHANGES.get(kind) else { return swap_lines(lines, at) };
    if lines[at].starts_with('#') {
        return None;
    }
    lines[at] = change(&lines[at], rng)?;
    let source = lines.join("\n") + "\n";
    Some(Mutation { source, lines: vec![at as u32 + 1], what })
}

/// Swaps two adjacent lines of a block.
fn swap_lines(mut lines: Vec<String>, at: usize) -> Option<Mutation> {
    let indent = |line: &str| line.len() - line.trim_start().len();
    let (one, next) = (lines.get(at)?, lines.get(at + 1)?);
    let is_plain =
        |line: &String| !line.is_empty() && !line.starts_with('#') && !line.trim_end().ends_with(':');
    if !is_plain(one) || !is_plain(next) || indent(one) != indent(next) {
        return None;
    }
    lines.swap(at, at + 1);
    let changed = vec![at as u32 + 1, at as u32 + 2];
    Some(Mutation { source: lines.join("\n") + "\n", lines: changed, what: "two lines exchanged" })
}

/// Positions of a whole word, or of other text.
fn places(line: &str, name: &str) -> Vec<usize> {
    let is_word = |c: char| c.is_alphanumeric() || c == '_';
    let joined = |at: usize| {
        let end = &line[at + name.len()..];
        line[..at].ends_with(is_word) || name.ends_with(is_word) && end.starts_with(is_word)
    };
    let alone = |at: &usize| !name.starts_with(is_word) || !joined(*at);
    line.match_indices(name).map(|(at, _)| at).filter(alone).collect()
}

/// Replaces one random occurrence.
fn replace_one(line: &str, from: &str, to: &str, rng: &mut Rng) -> Option<String> {
    let all = places(line, from);
    let at = *all.get(rng.usize(..all.len().max(1)))?;
    // Skip the names of keyword arguments and loop variables.
    if line[at + from.len()..].starts_with(" = ") || line[at + from.len()..].starts_with(" in ") {
        return None;
    }
    Some(format!("{}{to}{}", &line[..at], &line[at + from.len()..]))
}

/// Position of the bracket that closes the one at `open`.
fn closing(line: &str, open: usize) -> Option<usize> {
    let mut depth = 0;
    for (at, c) in line.char_indices().skip_while(|(at, _)| *at < open) {
        match c {
            '(' => depth += 1,
            ')' => depth -= 1,
            _ => {}
        }
        if depth == 0 {
            return Some(at);
        }
    }
    None
}
