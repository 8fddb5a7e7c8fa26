//! `hyperfly-standalone.html`: the page with all its resources in one file, which needs no server.
//!
//! Icon and style sheets are inlined. The module, its script and the languages are packed (packed.rs) and started by
//! web/standalone.js. The file has no first picture, because the body comes after the module.

use crate::finish::pages::{remove_preload, replace_once};
use crate::finish::{EXPLORER, first_picture, languages, packed};
use crate::{Result, files, workspace};
use percent_encoding::{AsciiSet, CONTROLS, utf8_percent_encode};
use std::path::Path;

pub const FILE: &str = "hyperfly-standalone.html";

/// Where `hyperfly figure --html` writes the scenario (crates/cli/src/command/html.rs).
const SCENARIO: &str = "<meta name=\"hyperfly-scenario\" content=\"\">";

/// Writes the file next to a built page.
pub fn write(directory: &Path) -> Result {
    let index = files::read_text(&directory.join("index.html"))?;
    files::write(&directory.join(FILE), build_page(directory, &index)?)
}

/// Builds the file from the page's index.html.
fn build_page(directory: &Path, index: &str) -> Result<String> {
    let page = first_picture::remove(&remove_preload(index)?)?;
    let charset = "<meta charset=\"utf-8\">";
    let mut page = replace_once(&page, charset, &format!("{charset}\n  {SCENARIO}"))?;
    let mut take = |start: &str, end: &str, attribute: &str| -> Result<String> {
        let (rest, name) = take_element(&page, start, end, attribute)?;
        page = rest;
        Ok(name)
    };
    let icon = take("<link rel=\"icon\"", ">", "href")?;
    let supervisor = take("<script id=\"hyperfly-alive\"", "</script>", "src")?;
    let script = take("<script id=\"hyperfly-script\"", "</script>", "src")?;
    // The one-file page runs no programs, because their module would make the file half as large again.
    take("<script type=\"text/plain\" id=\"hyperfly-program\"", "</script>", "src")?;
    let mut sheets = Vec::new();
    while let Ok(sheet) = take("<link rel=\"stylesheet\"", ">", "href") {
        sheets.push(sheet);
    }
    let text = |name: &String| files::read_text(&directory.join(name.trim_start_matches("./")));

    let read_file = |name: &str| files::read(&directory.join(name.trim_start_matches("./")));
    let module = read_file(&script.replace(".js", "_bg.wasm"))?;
    let mut files =
        vec![(format!("{EXPLORER}.js"), read_file(&script)?), (format!("{EXPLORER}_bg.wasm"), module)];
    let folder = directory.join(languages::FOLDER);
    for name in files::list_names(&folder)?.into_iter().filter(|name| name.ends_with(".js")) {
        let id = name.rsplit_once('-').map_or(name.as_str(), |(id, _)| id);
        files.push((format!("{}/{id}.js", languages::FOLDER), files::read(&folder.join(&name))?));
    }
    let files: Vec<(String, &[u8])> = files.iter().map(|(name, bytes)| (name.clone(), &bytes[..])).collect();
    let start = files::read_text(&workspace::root().join("web/standalone.js"))?;

    // Everything is in the head, because the app replaces the body.
    let head = format!(
        "<link rel=\"icon\" href=\"data:image/svg+xml,{}\">\n<style>\n{}</style>\n\
         <script>\n{}{}{start}</script>\n</head>",
        utf8_percent_encode(text(&icon)?.trim(), ESCAPED_CHARACTERS),
        sheets.iter().map(text).collect::<Result<String>>()?,
        text(&supervisor)?,
        packed::build_script(&files)?,
    );
    replace_once(&page, "</head>", &head)
}

/// Removes an element from the page and returns both the page and the file named in the element.
fn take_element(page: &str, start: &str, end: &str, attribute: &str) -> Result<(String, String)> {
    let missing_error = || format!("index.html should name a file in {start} (web/index.html)");
    let from = page.find(start).ok_or_else(missing_error)?;
    let length = page[from..].find(end).ok_or_else(missing_error)? + end.len();
    let element = &page[from..from + length];
    let name = element.split_once(&format!(" {attribute}=\"")).and_then(|(_, rest)| rest.split('"').next());
    Ok(([&page[..from], &page[from + length..]].concat(), name.ok_or_else(missing_error)?.to_owned()))
}

/// Characters to escape in a data URL within an attribute.
const ESCAPED_CHARACTERS: &AsciiSet = &CONTROLS.add(b'%').add(b'#').add(b'"').add(b'<').add(b'>').add(b'&');
