//! No file of the folder asks for anything of another host: what looks like an address is a name or a link.

use crate::{Result, compress, files};
use std::path::Path;

/// Addresses that nothing is loaded from: names of XML, and places in which browsers and licences are explained.
const NAMES: &[&str] = &["http://www.w3.org/", "https://www.w3.org/"];
/// What would load an address that stands behind it.
const LOADS: &[&str] = &[
    "src=",
    "srcset=",
    "import ",
    "import(",
    "importScripts(",
    "fetch(",
    "url(",
    "@import",
    "action=",
    "data=",
];

/// Fails for a file that loads from an absolute address.
pub fn check(directory: &Path) -> Result {
    let mut found = Vec::new();
    for name in files::all(directory)?.into_iter().filter(|name| compress::is_worth(name)) {
        let bytes = files::read(&directory.join(&name))?;
        found.extend(loads(&String::from_utf8_lossy(&bytes)).map(|what| format!("{name}: {what}")));
    }
    if found.is_empty() { Ok(()) } else { Err(format!("these ask other hosts:\n{}", found.join("\n"))) }
}

/// Where a text loads from another host, with what stands around it.
fn loads(text: &str) -> impl Iterator<Item = String> {
    const SCHEMES: [&str; 2] = ["http://", "https://"];
    let places = SCHEMES.iter().flat_map(|scheme| text.match_indices(scheme));
    places.filter_map(move |(at, _)| {
        let mut start = at.saturating_sub(40);
        while !text.is_char_boundary(start) {
            start += 1;
        }
        let before = text[start..at].trim_end_matches(['"', '\'', '`', ' ', '(']);
        let link = text[start..at].contains("<link") && !before.contains("canonical");
        let loaded = link || LOADS.iter().any(|how| before.ends_with(how.trim_end_matches(['(', ' '])));
        let named = NAMES.iter().any(|name| text[at..].starts_with(name));
        let end =
            text[at..].find(['"', '\'', '`', ' ', ')', '\n', '<']).map_or(text.len(), |length| at + length);
        (loaded && !named).then(|| text[start..end].to_owned())
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_loads_is_found_and_what_links_is_not() {
        for bad in [
            "<script src=\"https://cdn.example/a.js\">",
            "<link rel=\"stylesheet\" href=\"https://fonts.example/a.css\">",
            "@import 'https://fonts.example/a.css'",
            "body { background: url(http://a.example/b.png) }",
            "fetch(`https://a.example/`)",
            "importScripts(\"https://a.example/\")",
        ] {
            assert_eq!(loads(bad).count(), 1, "{bad}");
        }
        for good in [
            "<svg xmlns=\"http://www.w3.org/2000/svg\">",
            "<a href=\"https://quarto.org/docs\">Quarto</a>",
            "see https://example.org/",
            "<script src=\"./a.js\">",
        ] {
            assert_eq!(loads(good).count(), 0, "{good}");
        }
    }
}
