//! The compressed size of what the page loads, of what an embedded figure loads, and the size of the one file.

use super::pass::Pass;
use super::row::{Goal, Row};
use crate::{Result, sizes, workspace};

/// Kilobytes that the page and an embedded figure may load before the first figure, as browsers get them.
const PAGE: f64 = 640.0;
/// Kilobytes that the one file may have.
const ONE_FILE: f64 = 2500.0;

/// Builds all that is published, and adds up its files. What is too large is a row, too.
pub fn run(pass: &mut Pass) -> Result {
    let built = pass.page(true);
    let dist = workspace::root().join("dist");
    for page in ["index.html", "embed.html"] {
        let sizes = sizes::of(&dist, page)?;
        let name = page.trim_end_matches(".html").replace("index", "page");
        for size in &sizes {
            // Names of files have a hash in them; what is compared with earlier results has none.
            let (what, raw) = (without_hash(&size.name), size.raw as f64 / 1000.0);
            pass.add(Row::new(format!("  {name}: {what}, brotli"), size.brotli as f64 / 1000.0, "KB"));
            pass.add(Row::new(format!("  {name}: {what}, raw"), raw, "KB"));
        }
        let gzip: usize = sizes.iter().map(|size| size.gzip).sum();
        pass.add(Row::new(format!("{name}, gzip"), gzip as f64 / 1000.0, "KB"));
        let brotli = sizes::brotli(&sizes) as f64 / 1000.0;
        pass.add(Row::new(format!("{name}, brotli"), brotli, "KB").with(Goal::AtMost(PAGE)));
    }
    let one = dist.join("hyperfly-standalone.html");
    let bytes = one.metadata().map_err(|error| format!("{}: {error}", one.display()))?.len();
    pass.add(Row::new("one file", bytes as f64 / 1000.0, "KB").with(Goal::AtMost(ONE_FILE)));
    built
}

/// `explorer-0123456789abcdef_bg.wasm` without its hash.
fn without_hash(name: &str) -> String {
    let hash = name
        .split(['-', '.', '_'])
        .find(|part| part.len() >= 8 && part.chars().all(|letter| letter.is_ascii_hexdigit()));
    hash.map_or(name.to_owned(), |hash| name.replace(&format!("-{hash}"), ""))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_compared_without_their_hashes() {
        assert_eq!(without_hash("explorer-0123456789abcdef_bg.wasm"), "explorer_bg.wasm");
        assert_eq!(without_hash("page-0123456789abcdef.css"), "page.css");
        assert_eq!(without_hash("index.html"), "index.html");
    }
}
