//! The documentation's pages, and the code blocks in their Markdown.

use crate::paths::root;

/// Placeholder for the site's address in the documentation.
pub const EXAMPLE: &str = "https://example.org/hyperfly/";

/// A code block.
#[derive(Clone, Debug, PartialEq)]
pub struct Block {
    /// Info string after the fence, without `snippet`.
    pub language: String,
    /// Whether it is marked as a snippet, which shows a figure on its own.
    pub snippet: bool,
    pub code: String,
}

/// Returns the markdown of a page.
///
/// # Panics
/// When there is no such page.
pub fn read_page(name: &str) -> String {
    let file = root().join("docs").join(name).with_extension("md");
    std::fs::read_to_string(&file).unwrap_or_else(|error| panic!("{}: {error}", file.display()))
}

/// Names of all pages for users; folders contain pages for contributors.
///
/// # Panics
/// When there is no documentation.
pub fn list_pages() -> Vec<String> {
    let files = std::fs::read_dir(root().join("docs")).expect("docs").flatten().map(|file| file.path());
    let pages = files.filter(|file| file.extension().is_some_and(|extension| extension == "md"));
    let name = |file: std::path::PathBuf| file.file_stem().map(|name| name.to_string_lossy().into_owned());
    let mut names: Vec<String> = pages.filter_map(name).collect();
    names.sort();
    names
}

/// Returns the code blocks of a page, in order.
pub fn parse_blocks(text: &str) -> Vec<Block> {
    let mut blocks = Vec::new();
    let mut lines = text.lines();
    while let Some(line) = lines.next() {
        let info = line.trim_start_matches('`');
        let fence = &line[..line.len() - info.len()];
        if fence.len() < 3 {
            continue;
        }
        let code = lines.by_ref().take_while(|line| *line != fence).map(|line| format!("{line}\n")).collect();
        let (language, snippet) = info.strip_suffix(" snippet").map_or((info, false), |info| (info, true));
        blocks.push(Block { language: language.into(), snippet, code });
    }
    blocks
}

/// Returns the text between two marks.
///
/// # Panics
/// When a mark is missing.
pub fn between<'a>(text: &'a str, start: &str, end: &str) -> &'a str {
    let rest = text.split_once(start).unwrap_or_else(|| panic!("{start} in {text}")).1;
    rest.split_once(end).unwrap_or_else(|| panic!("{end} in {rest}")).0
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::path::{Path, PathBuf};

    /// Returns the markdown without its code blocks.
    fn remove_code_blocks(text: &str) -> String {
        let mut fence = "";
        let mut prose = String::new();
        for line in text.lines() {
            let ticks = &line[..line.len() - line.trim_start_matches('`').len()];
            if fence.is_empty() && ticks.len() >= 3 {
                fence = ticks;
            } else if !fence.is_empty() {
                fence = if line == fence { "" } else { fence };
            } else {
                prose += line;
                prose.push('\n');
            }
        }
        prose
    }

    /// Returns the link targets of a page, except those on other hosts.
    fn find_links(text: &str) -> Vec<String> {
        let targets = remove_code_blocks(text);
        let targets =
            targets.split("](").skip(1).filter_map(|rest| rest.split_once(')')).map(|(target, _)| target);
        targets.filter(|target| !target.contains("://")).map(str::to_owned).collect()
    }

    /// Returns the heading ids of a page, as mdBook and the repository host generate them.
    fn find_anchors(text: &str) -> Vec<String> {
        let headings = remove_code_blocks(text);
        let headings = headings.lines().filter(|line| line.starts_with('#'));
        let id = |heading: &str| {
            let words = heading.trim_start_matches('#').trim().to_lowercase();
            let id_chars = words.chars().filter(|c| c.is_alphanumeric() || matches!(c, ' ' | '-' | '_'));
            id_chars.map(|c| if c == ' ' { '-' } else { c }).collect()
        };
        headings.map(id).collect()
    }

    fn list_markdown_files(folder: &Path) -> Vec<PathBuf> {
        let files = std::fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("an entry").path());
        files.filter(|file| file.extension().is_some_and(|extension| extension == "md")).collect()
    }

    /// mdBook shows only the pages that SUMMARY.md lists.
    #[test]
    fn links_resolve_and_the_book_lists_every_page() {
        let docs = root().join("docs");
        let folders = [root().to_owned(), docs.clone(), docs.join("decisions"), docs.join("semantics")];
        let read_file = |file: &Path| std::fs::read_to_string(file).expect("a page");
        let book = find_links(&read_file(&docs.join("SUMMARY.md")));
        let mut dead_links = Vec::new();
        for file in folders.iter().flat_map(|folder| list_markdown_files(folder)) {
            for link in find_links(&read_file(&file)) {
                let (path, anchor) = link.split_once('#').unwrap_or((&link, ""));
                let target =
                    if path.is_empty() { file.clone() } else { file.parent().expect("a folder").join(path) };
                let is_there = target.exists()
                    && (anchor.is_empty() || find_anchors(&read_file(&target)).contains(&anchor.to_owned()));
                let is_in_book =
                    file.parent() != Some(&docs) || path.is_empty() || book.contains(&path.to_owned());
                if !is_there || !is_in_book {
                    dead_links.push(format!("{}: {link}", file.display()));
                }
            }
        }
        assert_eq!(dead_links, Vec::<String>::new());
        for name in list_pages().iter().filter(|name| *name != "SUMMARY") {
            assert!(book.contains(&format!("{name}.md")), "docs/SUMMARY.md does not list {name}.md");
        }
    }

    #[test]
    fn block_ends_at_an_equal_fence() {
        let text = "One\n````markdown snippet\n```js\na\n```\n````\n```js\nb\n```\n";
        let block = |language: &str, snippet, code: &str| Block {
            language: language.into(),
            snippet,
            code: code.into(),
        };
        assert_eq!(
            parse_blocks(text),
            [block("markdown", true, "```js\na\n```\n"), block("js", false, "b\n")]
        );
    }
}
