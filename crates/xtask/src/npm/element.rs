//! The element as a module of the npm package, made from `static/hyperfly.js`.
//!
//! The script registers the element and finds `embed.html` next to itself. The module does neither: it exports the class, and the
//! address comes from `site.js`.

use crate::finish::pages::replace_once;
use crate::{Result, files, workspace};

const HEADER: &str =
    "// Made from static/hyperfly.js of hyperfly; do not edit.\nimport { site } from './site.js';\n\n";

/// Parts of the script and what the module has instead.
const REPLACEMENTS: [(&str, &str); 4] = [
    ("(() => {\n", "export const HyperflyFigure = /* @__PURE__ */ (() => {\n"),
    (
        "if (!globalThis.customElements || customElements.get('hyperfly-figure')) return;",
        "if (!globalThis.customElements) return undefined;",
    ),
    ("?.replace(/\\/*$/, '/') ?? own, ", "?.replace(/\\/*$/, '/') ?? site(), "),
    ("\n  customElements.define('hyperfly-figure', Figure);\n", "\n  return Figure;\n"),
];

pub fn read_script() -> Result<String> {
    files::read_text(&workspace::root().join("static/hyperfly.js"))
}

/// Returns the module.
///
/// # Errors
/// The script does not contain a part exactly once.
pub fn module(script: &str) -> Result<String> {
    let (first, body) = script.split_once('\n').ok_or("the script has one line")?;
    if !first.starts_with("// ") {
        return Err(format!("the script begins with {first:?}, not with a comment"));
    }
    let mut text = body.to_owned();
    for (from, to) in REPLACEMENTS {
        text = if from == REPLACEMENTS[0].0 {
            text.strip_prefix(from).map(|rest| to.to_owned() + rest).ok_or("the script is no function")?
        } else {
            replace_once(&text, from, to)?
        };
    }
    // The address of the script means nothing in a bundle.
    let start =
        text.find("\n  // The address of this script").ok_or("the script does not look for its address")?;
    let end = text.find("\n  // The attributes are the keys").ok_or("the script lists no keys")?;
    text.replace_range(start..end, "");
    Ok(HEADER.to_owned() + &text)
}

/// Returns the keys that the script lists.
#[cfg(test)]
pub fn listed_keys(script: &str) -> Vec<String> {
    let list = script.split_once("const keys = (").and_then(|(_, rest)| rest.split_once(").split(' ')"));
    let (list, _) = list.expect("a list of keys");
    let parts = list.split('\'').skip(1).step_by(2);
    parts.collect::<String>().split(' ').map(str::to_owned).collect()
}
