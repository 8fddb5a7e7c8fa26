//! `hyperfly-standalone.html`: explorer, embed and second module in one file that needs nothing beside it.
//!
//! It is the page itself with everything that it names put into it: icon and style as they are, one module for page and all
//! workers (whole.rs), its script and the languages packed (packed.rs), and web/standalone.js, which starts it.

use crate::finish::pages::{replace_once, without_preload};
use crate::finish::{EXPLORER, languages, packed};
use crate::{Result, files, workspace};
use std::path::Path;

/// Its name.
pub const FILE: &str = "hyperfly-standalone.html";

/// Where `hyperfly figure --html` writes the scenario of a file (crates/cli/src/command/html.rs).
const SCENARIO: &str = "<meta name=\"hyperfly-scenario\" content=\"\">";

/// The file, from the built page, the files that it names, and script and bytes of the module for all.
pub fn page(dist: &Path, index: &str, [script, module]: [Vec<u8>; 2]) -> Result<String> {
    let page = without_preload(index)?;
    let page =
        replace_once(&page, "<meta charset=\"utf-8\">", &format!("<meta charset=\"utf-8\">\n  {SCENARIO}"))?;
    let (page, icon) = take(&page, "<link rel=\"icon\"", ">", "href")?;
    let (page, styles) = take_styles(page)?;
    let (page, supervisor) = take(&page, "<script id=\"hyperfly-alive\"", "</script>", "src")?;
    let (page, _) = take(&page, "<script id=\"hyperfly-script\"", "</script>", "src")?;
    let (page, rooms) =
        take(&page, "<script type=\"text/plain\" id=\"hyperfly-late\"", "</script>", "data-sheet")?;
    // A page that is one file has none: with it every file would be half as large again.
    let (page, _) = take(&page, "<script type=\"text/plain\" id=\"hyperfly-program\"", "</script>", "src")?;
    let read = |name: &str| files::read(&dist.join(name.trim_start_matches("./")));
    let text = |name: &str| files::read_text(&dist.join(name.trim_start_matches("./")));

    let mut all = vec![(format!("{EXPLORER}.js"), script), (format!("{EXPLORER}_bg.wasm"), module)];
    let mut names = files::names(&dist.join(languages::FOLDER))?;
    names.retain(|name| name.ends_with(".js"));
    names.sort();
    for name in names {
        let id = name.rsplit_once('-').map_or(name.as_str(), |(id, _)| id);
        all.push((format!("{}/{id}.js", languages::FOLDER), read(&format!("{}/{name}", languages::FOLDER))?));
    }
    let all: Vec<(String, &[u8])> = all.iter().map(|(name, bytes)| (name.clone(), &bytes[..])).collect();
    let start = files::read_text(&workspace::root().join("web/standalone.js"))?;

    // All stands in the head: the page's body becomes the app's.
    let head = format!(
        "<link rel=\"icon\" href=\"data:image/svg+xml,{}\">\n<style>\n{}</style>\n\
         <script type=\"text/plain\" id=\"hyperfly-late\" data-module=\"{EXPLORER}\"></script>\n<script>\n{}{}{start}</script>\n</head>",
        escape(text(&icon)?.trim()),
        styles.iter().chain([&rooms]).map(|style| text(style)).collect::<Result<String>>()?,
        text(&supervisor)?,
        packed::script(&all)?,
    );
    replace_once(&page, "</head>", &head)
}

/// Takes the style sheets out of the page, of which there is at least one; in their order.
fn take_styles(mut page: String) -> Result<(String, Vec<String>)> {
    const LINK: &str = "<link rel=\"stylesheet\"";
    let mut styles = Vec::new();
    while styles.is_empty() || page.contains(LINK) {
        let (rest, style) = take(&page, LINK, ">", "href")?;
        page = rest;
        styles.push(style);
    }
    Ok((page, styles))
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
        <link rel=\"stylesheet\" href=\"./s.css\"/>\n<link rel=\"stylesheet\" href=\"./t.css\"/>\n<script id=\"hyperfly-alive\" src=\"./a.js\"></script><script id=\"hyperfly-script\" src=\"./e.js\" defer></script>\n\
        <script type=\"text/plain\" id=\"hyperfly-late\" src=\"p.js\" data-sheet=\"r.css\"></script>\n\
        <script type=\"text/plain\" id=\"hyperfly-program\" src=\"g.js\" data-editor=\"e.js\"></script>\n\
        <script type=\"text/plain\" id=\"hyperfly-lang\" data-de=\"lang/de-1.js\"></script>\n\
        <link rel=\"preload\" href=\"./e_bg.wasm\"></head>\n<body>\n</body></html>";

    #[test]
    fn everything_the_page_names_is_in_it() {
        let dist = std::env::temp_dir().join(format!("hyperfly-standalone-{}", std::process::id()));
        std::fs::create_dir_all(dist.join("lang")).expect("a directory");
        for (name, text) in [
            ("i.svg", "<svg a=\"#1\"/>\n"),
            ("s.css", "a{}\n"),
            ("t.css", "b{}\n"),
            ("r.css", "c{}\n"),
            ("a.js", "A;\n"),
            ("lang/de-1.js", "D;"),
        ] {
            files::write(&dist.join(name), text).expect("a file");
        }
        let module = || [b"W;".to_vec(), b"WB".to_vec()];
        let page = page(&dist, INDEX, module()).expect("a page");
        assert!(
            page.contains("<link rel=\"icon\" href=\"data:image/svg+xml,%3Csvg a=%22%231%22/%3E\">"),
            "{page}"
        );
        assert!(page.contains(SCENARIO) && page.contains("<style>\na{}\nb{}\nc{}\n</style>"), "{page}");
        assert!(page.contains("<script>\nA;\n"), "{page}");
        assert!(page.contains("id=\"hyperfly-late\" data-module=\"explorer\"></script>"), "{page}");
        for name in ["explorer.js", "explorer_bg.wasm", "lang/de.js"] {
            assert_eq!(page.matches(&format!("\"{name}\":\"")).count(), 1, "{name} in {page}");
        }
        assert!(!page.contains("src=") && !page.contains("href=\"./"), "{page}");

        assert!(super::page(Path::new("nowhere"), INDEX, module()).is_err());
        assert!(super::page(&dist, "<html></html>", module()).is_err());
        std::fs::remove_dir_all(&dist).expect("cleaned up");
    }
}
