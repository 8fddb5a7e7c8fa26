//! The editor of programs: web/editor/editor.js and the packages of CodeMirror, bundled by esbuild into one script. Where there is no
//! esbuild or no packages, programs are written into a plain text area.

use super::pages::{name as replace, replace_once};
use crate::{Result, files, sh, tools, workspace};
use std::path::Path;
use std::process::Command;

/// Where its sources are, below web.
const SOURCES: [&str; 3] = ["editor.js", "names.js", "package.json"];

/// Writes the script; the page that names it after its content, or names none.
pub fn name(html: &str, staging: &Path) -> Result<String> {
    let attribute = "data-editor=\"editor.js\"";
    let (Some(esbuild), Some(packages)) = (tools::esbuild(), tools::editor_packages()) else {
        eprintln!("programs are written without an editor: `cargo xtask dist` installs what it is made of");
        return replace_once(html, &format!(" {attribute}"), "");
    };
    let script = bundle(&esbuild, &packages)?;
    let named = format!("editor-{}.js", files::hash(&[&script]));
    files::write(&staging.join(&named), script)?;
    replace(html, attribute, &format!("data-editor=\"{named}\""), 1)
}

fn bundle(esbuild: &Path, packages: &Path) -> Result<Vec<u8>> {
    let sources = workspace::root().join("web/editor");
    let read = SOURCES.map(|name| files::read(&sources.join(name)));
    let texts = read.into_iter().collect::<Result<Vec<_>>>()?;
    let parts: Vec<&[u8]> = texts.iter().map(Vec::as_slice).collect();
    files::cached("editor", &parts, |to| {
        let how = ["--bundle", "--minify", "--format=iife", "--target=esnext", "--log-level=error"];
        sh::run(
            Command::new(esbuild)
                .arg(sources.join(SOURCES[0]))
                .args(how)
                .arg(format!("--outfile={}", to.display()))
                .env("NODE_PATH", packages.join("node_modules")),
        )
    })
}
