//! The documentation's pages as their readers copy from them: the blocks of code in their Markdown.

use crate::paths::root;

/// How the documentation writes the site's address.
pub const EXAMPLE: &str = "https://example.org/hyperfly/";

/// A block of code.
#[derive(Clone, Debug, PartialEq)]
pub struct Block {
    /// What is written behind its fence, without `snippet`.
    pub language: String,
    /// Whether it is marked as a snippet: it shows a figure by itself.
    pub snippet: bool,
    /// What is in it.
    pub code: String,
}

/// The Markdown of a page.
///
/// # Panics
/// When there is no such page.
pub fn page(name: &str) -> String {
    let file = root().join("docs").join(name).with_extension("md");
    std::fs::read_to_string(&file).unwrap_or_else(|error| panic!("{}: {error}", file.display()))
}

/// The names of all pages. (Folders are for who works on the code.)
///
/// # Panics
/// When there is no documentation.
pub fn pages() -> Vec<String> {
    let files = std::fs::read_dir(root().join("docs")).expect("docs").flatten().map(|file| file.path());
    let pages = files.filter(|file| file.extension().is_some_and(|extension| extension == "md"));
    let name = |file: std::path::PathBuf| file.file_stem().map(|name| name.to_string_lossy().into_owned());
    let mut names: Vec<String> = pages.filter_map(name).collect();
    names.sort();
    names
}

/// The blocks of code of a page, in their order.
pub fn blocks(text: &str) -> Vec<Block> {
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

/// What stands between two marks.
///
/// # Panics
/// When one is missing.
pub fn between<'a>(text: &'a str, start: &str, end: &str) -> &'a str {
    let rest = text.split_once(start).unwrap_or_else(|| panic!("{start} in {text}")).1;
    rest.split_once(end).unwrap_or_else(|| panic!("{end} in {rest}")).0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_block_ends_at_a_fence_like_its_own() {
        let text = "One\n````markdown snippet\n```js\na\n```\n````\n```js\nb\n```\n";
        let block = |language: &str, snippet, code: &str| Block {
            language: language.into(),
            snippet,
            code: code.into(),
        };
        assert_eq!(blocks(text), [block("markdown", true, "```js\na\n```\n"), block("js", false, "b\n")]);
    }
}
