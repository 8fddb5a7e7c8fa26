//! The pages: the explorer's `index.html` as Trunk wrote it, and `embed.html`, the same page for a frame.

use crate::Result;

/// Replaces every occurrence of `old`; fails unless there are `count`.
pub fn replace(html: &str, old: &str, new: &str, count: usize) -> Result<String> {
    match html.matches(old).count() {
        found if found == count => Ok(html.replace(old, new)),
        found => Err(format!(
            "index.html should contain `{old}` {count} times, not {found} times (web/index.html, Trunk.toml)"
        )),
    }
}

/// Replaces the only occurrence of `old`.
pub fn replace_once(html: &str, old: &str, new: &str) -> Result<String> {
    replace(html, old, new, 1)
}

/// Adds the addresses of the language scripts to the page.
pub fn insert_languages(html: &str, languages: &[(String, String)]) -> Result<String> {
    let element = "id=\"hyperfly-lang\"";
    let attributes: String =
        languages.iter().map(|(id, address)| format!(" data-{id}=\"{address}\"")).collect();
    replace_once(html, element, &format!("{element}{attributes}"))
}

/// Returns the page for a frame in course notes. It does not preload the module, because most frames get it from a
/// neighbouring frame.
pub fn to_embed_page(index: &str) -> Result<String> {
    let title = "<title>hyperfly: how a parallel FFT behaves on a parallel machine</title>";
    let embedded = "<meta name=\"hyperfly-page\" content=\"embed\">\n  <title>hyperfly: a figure</title>";
    remove_preload(&replace_once(index, title, embedded)?)
}

/// Removes the element that preloads the module.
pub fn remove_preload(page: &str) -> Result<String> {
    let start =
        page.find("<link rel=\"preload\"").ok_or("index.html should preload the module (Trunk.toml)")?;
    let length = page[start..].find('>').ok_or("index.html breaks off")? + 1;
    Ok([&page[..start], &page[start + length..]].concat())
}
