//! No file of the folder asks for anything of another host. Links may lead there, and code that is only shown may name it.

use crate::{Result, files};
use std::path::Path;

/// Elements that do not load what they name.
const LINKS: &[&str] = &["a", "meta", "html", "svg"];
/// Names of XML, which look like addresses.
const NAMES: &str = "http://www.w3.org/";
/// What loads an address that stands behind it, in scripts and styles.
const LOADS: &[&str] = &["fetch", "import", "importScripts", "from", "url", "Worker", "src", "href"];

/// Fails for a file that loads from an absolute address.
pub fn check(directory: &Path) -> Result {
    let mut found = Vec::new();
    for name in files::all(directory)? {
        let look = match name.rsplit_once('.') {
            Some((_, "html" | "svg")) => markup,
            Some((_, "js" | "css" | "webmanifest")) => code,
            _ => continue,
        };
        found.extend(
            look(&files::read_text(&directory.join(&name))?).iter().map(|what| format!("{name}: {what}")),
        );
    }
    if found.is_empty() { Ok(()) } else { Err(format!("these ask other hosts:\n{}", found.join("\n"))) }
}

/// What elements load from elsewhere, and the scripts and styles among them.
fn markup(text: &str) -> Vec<String> {
    let mut found = Vec::new();
    let mut rest = text;
    while let Some(start) = rest.find('<') {
        rest = &rest[start + 1..];
        let element = &rest[..rest.find('>').unwrap_or(rest.len())];
        let name = element.split(|letter: char| !letter.is_ascii_alphanumeric()).next().unwrap_or_default();
        if !name.is_empty() && !LINKS.contains(&name) && !element.contains("rel=\"canonical\"") {
            found.extend(addresses(element).map(|(_, address)| format!("<{name}> {address}")));
        }
        if name == "script" || name == "style" {
            let end = rest.find(&format!("</{name}")).unwrap_or(rest.len());
            found.extend(code(&rest[element.len().min(end)..end]));
            rest = &rest[end..];
        }
    }
    found
}

/// What a script or a style loads from elsewhere.
fn code(text: &str) -> Vec<String> {
    let loads = |before: &str| {
        let before = before.trim_end_matches(['"', '\'', '`', ' ', '(', '=', ':']);
        LOADS.iter().any(|how| before.ends_with(how))
    };
    addresses(text).filter(|(before, _)| loads(before)).map(|(_, address)| address.to_owned()).collect()
}

/// The absolute addresses in a text, each with all that stands before it.
fn addresses(text: &str) -> impl Iterator<Item = (&str, &str)> {
    let starts = text.match_indices("http").map(|(at, _)| at);
    let absolute = |at: &usize| ["http://", "https://"].iter().any(|scheme| text[*at..].starts_with(scheme));
    let named = |at: &usize| text[*at..].starts_with(NAMES);
    starts.filter(absolute).filter(move |at| !named(at)).map(|at| {
        let end =
            text[at..].find(['"', '\'', '`', ' ', ')', '\n', '<']).map_or(text.len(), |length| at + length);
        (&text[..at], &text[at..end])
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_loads_is_found() {
        for bad in [
            "<p><script src=\"https://cdn.example/a.js\"></script>",
            "<link rel=\"stylesheet\" href=\"https://fonts.example/a.css\">",
            "<style>@import 'https://fonts.example/a.css'</style>",
            "<iframe src='http://a.example/'>",
            "<script>fetch(`https://a.example/`)</script>",
        ] {
            assert_eq!(markup(bad).len(), 1, "{bad}");
        }
        for bad in [
            "body { background: url(http://a.example/b.png) }",
            "importScripts(\"https://a.example/\")",
            "import a from 'https://a.example/a.js'",
            "new Worker(\"https://a.example/\")",
            "image.src = \"https://a.example/\"",
        ] {
            assert_eq!(code(bad).len(), 1, "{bad}");
        }
    }

    #[test]
    fn what_links_or_is_shown_is_not() {
        for good in [
            "<svg xmlns=\"http://www.w3.org/2000/svg\"><path d=\"M0 0\"/></svg>",
            "<link rel=\"icon\" href=\"data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22\">",
            "<a href=\"https://quarto.org/docs\">Quarto</a> or https://example.org/",
            "<pre>&lt;script src=\"https://a.example/a.js\"&gt; fetch(\"https://a.example/\")</pre>",
            "<script src=\"./a.js\"></script><script>const space = 'http://www.w3.org/1999/xhtml'</script>",
        ] {
            assert_eq!(markup(good), Vec::<String>::new(), "{good}");
        }
    }
}
