//! Dependences between the lines of a program: by names, by enclosing blocks, and by the memories that they use.

use std::collections::BTreeSet;

/// Calls that read or write memories.
const CALLS: [&str; 8] = ["exchange", "send", "receive", "combine", "butterfly", "local", "copy", "layout"];

struct Line {
    indent: usize,
    /// Names that the line assigns.
    assigns: BTreeSet<String>,
    /// Names that the line uses.
    uses: BTreeSet<String>,
    /// Whether the line opens a block.
    opens_block: bool,
    /// Whether the line reads or writes memories.
    uses_memory: bool,
    /// Whether the line starts a loop or a function.
    starts_repeated_block: bool,
}

fn split_words(text: &str) -> BTreeSet<String> {
    let is_word = |c: char| c.is_alphanumeric() || c == '_';
    text.split(|c| !is_word(c)).filter(|word| !word.is_empty()).map(str::to_owned).collect()
}

fn parse_line(text: &str) -> Line {
    let code = text.split('#').next().unwrap_or_default();
    let trimmed = code.trim();
    let (mut assigns, uses) = (BTreeSet::new(), split_words(code));
    if let Some((target, _)) = trimmed.strip_prefix("for ").and_then(|rest| rest.split_once(" in ")) {
        assigns = split_words(target);
    } else if let Some(rest) = trimmed.strip_prefix("def ") {
        assigns = split_words(rest);
    } else if let Some((target, _)) = trimmed.split_once(" = ")
        && !target.contains(['(', '['])
    {
        assigns = split_words(target);
    }
    // A method call changes its object: `done.add(x)`.
    if let Some((name, _)) = trimmed.split_once('.')
        && name.chars().all(|c| c.is_alphanumeric() || c == '_')
    {
        assigns.insert(name.to_owned());
    }
    Line {
        indent: code.len() - code.trim_start().len(),
        assigns,
        opens_block: trimmed.ends_with(':'),
        uses_memory: CALLS.iter().any(|call| uses.contains(*call)),
        starts_repeated_block: trimmed.starts_with("for ") || trimmed.starts_with("def "),
        uses,
    }
}

/// Returns the lines of the enclosing blocks, the innermost first.
fn enclosing_blocks(texts: &[&str], lines: &[Line], k: usize) -> Vec<usize> {
    let mut dependent = Vec::new();
    let mut indent = lines[k].indent;
    for j in (0..k).rev() {
        let is_code = !texts[j].trim().is_empty() && !texts[j].starts_with('#');
        if is_code && lines[j].indent < indent {
            indent = lines[j].indent;
            dependent.push(j);
        }
    }
    dependent
}

/// Returns the lines that depend on the changed ones, including these.
pub fn dependent_lines(source: &str, changed: &[u32]) -> BTreeSet<u32> {
    let texts: Vec<&str> = source.lines().collect();
    let lines: Vec<Line> = texts.iter().map(|text| parse_line(text)).collect();
    let enclosing = |k: usize| enclosing_blocks(&texts, &lines, k).into_iter();
    let mut dependent: BTreeSet<usize> = changed.iter().map(|line| *line as usize - 1).collect();
    loop {
        let names: BTreeSet<&String> = dependent.iter().flat_map(|k| &lines[*k].assigns).collect();
        // A change in the body of a function changes the function.
        let functions =
            dependent.iter().flat_map(|k| enclosing(*k)).filter(|j| texts[*j].trim().starts_with("def "));
        let functions: BTreeSet<String> =
            functions.flat_map(|j| split_words(texts[j].split('(').next().unwrap_or_default())).collect();
        // Memories may differ from here on: from the outermost enclosing loop or function.
        let first = dependent
            .iter()
            .filter(|k| lines[**k].uses_memory || lines[**k].opens_block)
            .map(|k| enclosing(*k).rfind(|j| lines[*j].starts_repeated_block).unwrap_or(*k))
            .min();
        let additional: Vec<usize> = (0..lines.len())
            .filter(|k| {
                let used = lines[*k].uses.iter().any(|name| names.contains(name) || functions.contains(name));
                let is_inside = enclosing(*k).any(|j| lines[j].opens_block && dependent.contains(&j));
                used || is_inside || lines[*k].uses_memory && first.is_some_and(|first| *k >= first)
            })
            .collect();
        let before = dependent.len();
        dependent.extend(additional);
        if dependent.len() == before {
            return dependent.into_iter().map(|k| k as u32 + 1).collect();
        }
    }
}
