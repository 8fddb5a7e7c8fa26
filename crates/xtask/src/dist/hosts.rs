//! Checks that no file of the folder loads anything from another host. Links and displayed code may contain other
//! hosts.

use crate::{Result, files};
use std::path::Path;

/// Elements that do not load the address in them.
const LINKS: &[&str] = &["a", "meta", "html", "svg"];
/// XML namespaces, which look like addresses.
const NAMESPACES: &str = "http://www.w3.org/";
/// Words in scripts and styles that load the address after them.
const LOADS: &[&str] = &["fetch", "import", "importScripts", "from", "url", "Worker", "src", "href"];

/// Fails if a file loads from an absolute address; the message lists all of them.
pub fn check(directory: &Path) -> Result {
    let mut addresses_found = Vec::new();
    for name in files::list_files(directory)? {
        let find_loads = match name.rsplit_once('.') {
            Some((_, "html" | "svg")) => find_in_markup,
            Some((_, "js" | "css" | "webmanifest")) => find_in_code,
            _ => continue,
        };
        addresses_found.extend(
            find_loads(&files::read_text(&directory.join(&name))?)
                .iter()
                .map(|address| format!("{name}: {address}")),
        );
    }
    if addresses_found.is_empty() {
        Ok(())
    } else {
        Err(format!("these files load from other hosts:\n{}", addresses_found.join("\n")))
    }
}

/// Lists the addresses on other hosts that elements load, including scripts and styles in the page.
fn find_in_markup(text: &str) -> Vec<String> {
    let mut addresses_found = Vec::new();
    let mut rest = text;
    while let Some(start) = rest.find('<') {
        rest = &rest[start + 1..];
        let element = &rest[..rest.find('>').unwrap_or(rest.len())];
        let name = element.split(|letter: char| !letter.is_ascii_alphanumeric()).next().unwrap_or_default();
        if !name.is_empty() && !LINKS.contains(&name) && !element.contains("rel=\"canonical\"") {
            addresses_found
                .extend(split_at_addresses(element).map(|(_, address)| format!("<{name}> {address}")));
        }
        if name == "script" || name == "style" {
            let end = rest.find(&format!("</{name}")).unwrap_or(rest.len());
            addresses_found.extend(find_in_code(&rest[element.len().min(end)..end]));
            rest = &rest[end..];
        }
    }
    addresses_found
}

/// Lists the addresses on other hosts that a script or style loads.
fn find_in_code(text: &str) -> Vec<String> {
    let loads = |prefix: &str| {
        let prefix = prefix.trim_end_matches(['"', '\'', '`', ' ', '(', '=', ':']);
        LOADS.iter().any(|keyword| prefix.ends_with(keyword))
    };
    split_at_addresses(text)
        .filter(|(before, _)| loads(before))
        .map(|(_, address)| address.to_owned())
        .collect()
}

/// Returns the absolute addresses in a text, each with the text before it.
fn split_at_addresses(text: &str) -> impl Iterator<Item = (&str, &str)> {
    let offsets = text.match_indices("http").map(|(offset, _)| offset);
    let is_absolute =
        |offset: &usize| ["http://", "https://"].iter().any(|scheme| text[*offset..].starts_with(scheme));
    let is_namespace = |offset: &usize| text[*offset..].starts_with(NAMESPACES);
    offsets.filter(is_absolute).filter(move |offset| !is_namespace(offset)).map(|offset| {
        let end = text[offset..]
            .find(['"', '\'', '`', ' ', ')', '\n', '<'])
            .map_or(text.len(), |length| offset + length);
        (&text[..offset], &text[offset..end])
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn loaded_absolute_addresses_are_found() {
        for markup in [
            "<p><script src=\"https://cdn.example/a.js\"></script>",
            "<link rel=\"stylesheet\" href=\"https://fonts.example/a.css\">",
            "<style>@import 'https://fonts.example/a.css'</style>",
            "<iframe src='http://a.example/'>",
            "<script>fetch(`https://a.example/`)</script>",
        ] {
            assert_eq!(find_in_markup(markup).len(), 1, "{markup}");
        }
        for code in [
            "body { background: url(http://a.example/b.png) }",
            "importScripts(\"https://a.example/\")",
            "import a from 'https://a.example/a.js'",
            "new Worker(\"https://a.example/\")",
            "image.src = \"https://a.example/\"",
        ] {
            assert_eq!(find_in_code(code).len(), 1, "{code}");
        }
    }

    #[test]
    fn links_and_displayed_code_are_allowed() {
        for markup in [
            "<svg xmlns=\"http://www.w3.org/2000/svg\"><path d=\"M0 0\"/></svg>",
            "<link rel=\"icon\" href=\"data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22\">",
            "<a href=\"https://quarto.org/docs\">Quarto</a> or https://example.org/",
            "<pre>&lt;script src=\"https://a.example/a.js\"&gt; fetch(\"https://a.example/\")</pre>",
            "<script src=\"./a.js\"></script><script>const space = 'http://www.w3.org/1999/xhtml'</script>",
        ] {
            assert_eq!(find_in_markup(markup), Vec::<String>::new(), "{markup}");
        }
    }
}
