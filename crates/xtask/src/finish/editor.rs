//! The editor of programs, `editor-HASH.js`: web/editor/editor.js and CodeMirror in one script.

use super::pages::replace_once;
use crate::{Result, content, files, sh, tools, workspace};
use std::path::Path;
use std::process::Command;

/// Writes the script and inserts its name into the page. Without npm, the page gets no editor and readers type into a
/// plain text area.
pub fn write_and_name(html: &str, staging: &Path) -> Result<String> {
    let attribute = "data-editor=\"editor.js\"";
    let Some((esbuild, packages)) = tools::find_editor() else {
        eprintln!("the page gets no program editor: npm, which installs it, is missing");
        return replace_once(html, &format!(" {attribute}"), "");
    };
    let script = bundle_scripts(&esbuild, &packages)?;
    let name = format!("editor-{}.js", content::hash(&[&script]));
    files::write(&staging.join(&name), script)?;
    replace_once(html, attribute, &format!("data-editor=\"{name}\""))
}

fn bundle_scripts(esbuild: &Path, packages: &Path) -> Result<Vec<u8>> {
    let sources = files::list_entries(&workspace::root().join("web/editor"))?;
    let contents = sources.iter().map(|file| files::read(file)).collect::<Result<Vec<_>>>()?;
    let slices: Vec<&[u8]> = contents.iter().map(Vec::as_slice).collect();
    content::get_or_create("editor", &slices, |file| {
        let options = ["--bundle", "--minify", "--format=iife", "--target=esnext", "--log-level=error"];
        sh::run(
            Command::new(esbuild)
                .arg(workspace::root().join("web/editor/editor.js"))
                .args(options)
                .arg(format!("--outfile={}", file.display()))
                .env("NODE_PATH", packages),
        )
    })
}
