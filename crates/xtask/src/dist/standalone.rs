//! `hyperfly-standalone.html`: explorer, embed and second module in one file that needs nothing beside it.
//!
//! It is the page itself with everything that it names put into it: both modules, style and scripts, packed like modules in
//! their fallback scripts, but in one text: what the modules have in common is in it once.

use crate::finish::fallback;
use crate::finish::languages;
use crate::finish::pages::{replace_once, without_preload};
use crate::finish::script::flat;
use crate::{Result, files};
use std::path::Path;

/// Its name.
pub const FILE: &str = "hyperfly-standalone.html";

/// Where `hyperfly figure --html` writes the scenario of a file (crates/cli/src/command/html.rs).
const SCENARIO: &str = "<meta name=\"hyperfly-scenario\" content=\"\">";

/// Takes the text apart.
const BEGIN: &str = include_str!("begin.js");

/// The file, from the built page and the files that it names.
///
/// Of the texts of other languages it has those that are `wanted`.
pub fn page(dist: &Path, index: &str, wanted: impl Fn(&str) -> bool) -> Result<String> {
    let page = without_preload(index)?;
    let page =
        replace_once(&page, "<meta charset=\"utf-8\">", &format!("<meta charset=\"utf-8\">\n  {SCENARIO}"))?;
    let (page, icon) = take(&page, "<link rel=\"icon\"", ">", "href")?;
    let (page, style) = take(&page, "<link rel=\"stylesheet\"", ">", "href")?;
    let (page, script) = take(&page, "<script id=\"hyperfly-script\"", "</script>", "src")?;
    let (page, desk) = take(&page, "<script type=\"text/plain\" id=\"hyperfly-desk\"", "</script>", "src")?;
    let path = |name: &str| dist.join(name.trim_start_matches("./"));
    let text = |name: &str| files::read_text(&path(name));
    let module = |script: &str| files::read(&path(&script.replace(".js", "_bg.wasm")));

    // All stands in the head: the page's body becomes the app's.
    let page = without_names(&page)?;
    let script_with_texts = [texts(dist, wanted)?, text(&script)?].concat();
    let texts = serde_json::json!([text(&style)?, text(&desk)?, script_with_texts]).to_string();
    let (explorer, desk) = (module(&script)?, module(&desk)?);
    let all = [&explorer[..], texts.as_bytes(), &desk[..]].concat();
    let head = format!(
        "<link rel=\"icon\" href=\"data:image/svg+xml,{}\">\n\
         <script type=\"text/plain\" id=\"hyperfly-desk\"></script>\n\
         <script>({})({}, {}, {});</script>\n</head>",
        escape(text(&icon)?.trim()),
        flat(BEGIN).trim_end(),
        fallback::unpacked(&all, true)?,
        explorer.len(),
        explorer.len() + texts.len(),
    );
    replace_once(&page, "</head>", &head)
}

/// The scripts with the texts of other languages, one after the other.
fn texts(dist: &Path, wanted: impl Fn(&str) -> bool) -> Result<String> {
    let mut names = files::names(&dist.join(languages::FOLDER))?;
    names.retain(|name| name.ends_with(".js") && wanted(name));
    names.sort();
    names.iter().map(|name| files::read_text(&dist.join(languages::FOLDER).join(name))).collect()
}

/// The page without the names of the scripts that are in it now.
fn without_names(page: &str) -> Result<String> {
    let element = "id=\"hyperfly-lang\"";
    let from =
        page.find(element).ok_or("index.html should have an element for the languages")? + element.len();
    let length = page[from..].find('>').ok_or("index.html breaks off")?;
    Ok([&page[..from], &page[from + length..]].concat())
}

/// Takes an element out of the page, and the file that it names.
fn take(page: &str, from: &str, to: &str, attribute: &str) -> Result<(String, String)> {
    let missing = || format!("index.html should name a file in {from} (web/index.html)");
    let start = page.find(from).ok_or_else(missing)?;
    let length = page[start..].find(to).ok_or_else(missing)? + to.len();
    let element = &page[start..start + length];
    let name = element.split_once(&format!(" {attribute}=\"")).and_then(|(_, rest)| rest.split('"').next());
    Ok(([&page[..start], &page[start + length..]].concat(), name.ok_or_else(missing)?.to_owned()))
}

/// What may not stand in an address within an attribute.
fn escape(text: &str) -> String {
    let escaped = |letter: char| match letter {
        '%' | '#' | '"' | '<' | '>' | '&' | '\n' => format!("%{:02X}", letter as u32),
        letter => letter.to_string(),
    };
    text.chars().map(escaped).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const INDEX: &str = "<html><head>\n<meta charset=\"utf-8\">\n<link rel=\"icon\" href=\"./i.svg\"/>\n\
        <link rel=\"stylesheet\" href=\"./s.css\"/>\n<script id=\"hyperfly-script\" src=\"./e.js\" defer></script>\n\
        <script type=\"text/plain\" id=\"hyperfly-desk\" src=\"p.js\"></script>\n\
        <script type=\"text/plain\" id=\"hyperfly-lang\" data-de=\"1\"></script>\n\
        <link rel=\"preload\" href=\"./e_bg.wasm\"></head>\n<body>\n</body></html>";

    #[test]
    fn everything_the_page_names_is_in_it() {
        let dist = std::env::temp_dir().join(format!("hyperfly-standalone-{}", std::process::id()));
        std::fs::create_dir_all(dist.join("lang")).expect("a directory");
        for (name, text) in [
            ("i.svg", "<svg a=\"#1\"/>\n"),
            ("s.css", "a{}\n"),
            ("e.js", "E;"),
            ("e_bg.wasm", "EB"),
            ("p.js", "P;"),
            ("p_bg.wasm", "PB"),
            ("lang/de.page-1.js", "D;"),
        ] {
            files::write(&dist.join(name), text).expect("a file");
        }
        let page = page(&dist, INDEX, |_| true).expect("a page");
        assert!(
            page.contains("<link rel=\"icon\" href=\"data:image/svg+xml,%3Csvg a=%22%231%22/%3E\">"),
            "{page}"
        );
        assert!(page.contains(SCENARIO), "{page}");
        assert!(page.contains("id=\"hyperfly-desk\"></script>"), "{page}");
        // Modules of two bytes, and 21 bytes of texts between them.
        assert!(page.contains("<script>((until, wasm, all) =>") && page.contains("\"), 2, 23);"), "{page}");
        assert!(page.contains("id=\"hyperfly-lang\"></script>"), "{page}");
        assert!(!page.contains("src=") && !page.contains("href=\"./"), "{page}");

        assert!(super::page(Path::new("nowhere"), INDEX, |_| true).is_err());
        assert!(super::page(&dist, "<html></html>", |_| true).is_err());
        std::fs::remove_dir_all(&dist).expect("cleaned up");
    }
}
