//! The pages: the explorer's `index.html` as Trunk wrote it, and `embed.html`, which is the same with another meaning.

use crate::Result;

/// The page with a new name in the places of an old one, of which there are so many.
pub fn name(html: &str, old: &str, new: &str, places: usize) -> Result<String> {
    match html.matches(old).count() {
        count if count == places => Ok(html.replace(old, new)),
        count => Err(format!(
            "index.html should say {old} {places} times, and says it {count} times (web/index.html, Trunk.toml)"
        )),
    }
}

/// Replaces what must be there once.
pub fn replace_once(html: &str, old: &str, new: &str) -> Result<String> {
    name(html, old, new, 1)
}

/// The page that knows where the texts of each language are.
pub fn with_languages(html: &str, all: &[(String, String)]) -> Result<String> {
    let element = "id=\"hyperfly-lang\"";
    let named: String = all.iter().map(|(id, address)| format!(" data-{id}=\"{address}\"")).collect();
    replace_once(html, element, &format!("{element}{named}"))
}

/// The page for a frame in somebody's course notes.
///
/// It does not ask for the module before the script does: most frames get it from another one beside them.
pub fn embed(index: &str) -> Result<String> {
    let titled = "<meta name=\"hyperfly-page\" content=\"embed\">\n  <title>hyperfly: a figure</title>";
    without_preload(&replace_once(index, TITLE, titled)?)
}

/// The page without the element that loads the module early.
pub fn without_preload(page: &str) -> Result<String> {
    let from =
        page.find("<link rel=\"preload\"").ok_or("index.html should load the module early (Trunk.toml)")?;
    let length = page[from..].find('>').ok_or("index.html breaks off")? + 1;
    Ok([&page[..from], &page[from + length..]].concat())
}

/// The explorer's title.
const TITLE: &str = "<title>hyperfly: how a parallel FFT behaves on a parallel machine</title>";

#[cfg(test)]
mod tests {
    use super::*;

    const PAGE: &str = "<head><title>hyperfly: how a parallel FFT behaves on a parallel machine</title>\n\
                        <script src=\"./a-1.js\"></script>\n<link rel=\"preload\" href=\"./a-1_bg.wasm\"></head>";

    #[test]
    fn the_page_names_what_is_there() {
        let named = name(PAGE, "a-1", "explorer-2", 2).expect("both are named");
        assert!(named.contains("src=\"./explorer-2.js\"") && named.contains("href=\"./explorer-2_bg.wasm\""));
        assert!(!named.contains("a-1"), "{named}");
        assert!(name(PAGE, "a-2", "explorer-2", 2).is_err());
        assert!(name(&PAGE.repeat(2), "a-1", "explorer-2", 2).is_err());
    }

    #[test]
    fn the_page_knows_its_languages() {
        let all = [("de", "lang/de-1.js"), ("de_late", "lang/de_late-2.js")];
        let all = all.map(|(id, address)| (id.to_owned(), address.to_owned()));
        let page = with_languages("<script id=\"hyperfly-lang\"></script>", &all).expect("a page");
        assert_eq!(
            page,
            "<script id=\"hyperfly-lang\" data-de=\"lang/de-1.js\" data-de_late=\"lang/de_late-2.js\"></script>"
        );
        assert!(with_languages("<script></script>", &all).is_err());
    }

    #[test]
    fn an_embed_is_the_page_with_another_meaning() {
        let page = embed(PAGE).expect("a page");
        assert_eq!(
            page,
            "<head><meta name=\"hyperfly-page\" content=\"embed\">\n  <title>hyperfly: a figure</title>\n\
             <script src=\"./a-1.js\"></script>\n</head>"
        );
        assert!(embed("<head></head>").is_err());
    }
}
