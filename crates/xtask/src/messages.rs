//! `cargo xtask messages [LANG]`: what the messages of a language lack, for its translator (docs/languages.md).

#[path = "../../text/build/check.rs"]
mod check;
#[allow(dead_code)]
#[path = "../../text/build/read.rs"]
mod read;

use crate::{Result, unknown, workspace};
use check::Areas;
use hyperfly_text::NAMES;
use std::path::Path;

/// The command. Fails if something is missing or wrong.
pub fn run(arguments: &[String]) -> Result {
    let root = workspace::root().join("crates/text/messages");
    let (english, unreadable) = check::read(&root.join("en"));
    if !unreadable.is_empty() {
        return Err(unreadable.join("\n"));
    }
    let others = NAMES.iter().map(|(id, _)| *id).filter(|id| *id != "en");
    match arguments {
        [] => summary(&root, &english, others),
        [id] if id.starts_with('-') => Err(unknown(id)),
        [id] => one(&root, &english, id),
        [_, more, ..] => Err(unknown(more)),
    }
}

/// How much of each language is there.
fn summary<'a>(root: &Path, english: &Areas, languages: impl Iterator<Item = &'a str>) -> Result {
    let all: usize = english.values().map(|area| area.messages.len()).sum();
    println!("en: {all} messages");
    let mut bad = Vec::new();
    for id in languages {
        let (missing, wrong) = problems(root, english, id)?;
        println!("{id}: {} missing, {} to look at", missing.len(), wrong.len());
        if missing.len() + wrong.len() > 0 {
            bad.push(id);
        }
    }
    if bad.is_empty() { Ok(()) } else { Err(format!("see `cargo xtask messages {}`", bad[0])) }
}

/// What one language lacks: the missing messages in English, ready to be copied and translated.
fn one(root: &Path, english: &Areas, id: &str) -> Result {
    if !root.join(id).is_dir() {
        return Err(format!(
            "there is no folder crates/text/messages/{id}; docs/languages.md says how to begin"
        ));
    }
    let (missing, wrong) = problems(root, english, id)?;
    let mut area = "";
    for (name, message) in &missing {
        if *name != area {
            println!("\n## missing in crates/text/messages/{id}/{name}.ftl\n");
            area = name;
        }
        let file = root.join("en").join(format!("{name}.ftl"));
        let text = std::fs::read_to_string(&file).map_err(|why| format!("{}: {why}", file.display()))?;
        print!("{}", source(&text, message));
    }
    if !wrong.is_empty() {
        println!("\n## to look at in crates/text/messages/{id}\n");
        wrong.iter().for_each(|what| println!("{what}"));
    }
    match missing.len() + wrong.len() {
        0 => {
            println!("{id} has every message.");
            Ok(())
        }
        _ => Err(format!("{id}: {} messages are missing, {} to look at", missing.len(), wrong.len())),
    }
}

type Missing<'a> = Vec<(&'a str, &'a str)>;

fn problems<'a>(root: &Path, english: &'a Areas, id: &str) -> Result<(Missing<'a>, Vec<String>)> {
    let (own, mut wrong) = check::read(&root.join(id));
    wrong.extend(check::wrong(english, &own, &check::plurals(id)?));
    Ok((check::missing(english, &own), wrong))
}

/// A message as it stands in its file, with the comment above it.
fn source(text: &str, id: &str) -> String {
    let lines: Vec<&str> = text.lines().collect();
    let begins = |line: &str| line.strip_prefix(id).is_some_and(|rest| rest.trim_start().starts_with('='));
    let Some(at) = lines.iter().position(|line| begins(line)) else { return String::new() };
    let comment = lines[..at].iter().rev().take_while(|line| line.starts_with("# ")).count();
    let goes_on = |line: &&&str| line.is_empty() || line.starts_with([' ', '}']);
    let more = lines[at + 1..].iter().take_while(goes_on).count();
    let whole = lines[at - comment..=at + more].join("\n");
    format!("{}\n", whole.trim_end())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_message_is_copied_with_its_comment() {
        let text = "# The file.\n\n# Of a.\na = one\n# Of b.\n# More of b.\nb = { $n ->\n    [one] x\n   *[other] y\n}\n\nb-c =\n    long\n\n    text\n\n## Next\n\nd = e\n";
        assert_eq!(source(text, "a"), "# Of a.\na = one\n");
        assert_eq!(source(text, "b"), "# Of b.\n# More of b.\nb = { $n ->\n    [one] x\n   *[other] y\n}\n");
        assert_eq!(source(text, "b-c"), "b-c =\n    long\n\n    text\n");
        assert_eq!(source(text, "nothing"), "");
    }

    #[test]
    fn a_language_that_is_not_there_is_named() {
        let said = run(&["xx".to_owned()]).expect_err("no such language");
        assert!(said.contains("messages/xx"), "{said}");
        assert!(run(&["--all".to_owned()]).is_err());
    }
}
