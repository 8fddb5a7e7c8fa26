//! `cargo xtask dist`: the folder to deploy. The page as `build` makes it, and what a published one has beside it.
//!
//! 1. `hyperfly-standalone.html`: all of it in one file (standalone.rs, whole.rs).
//! 2. Manifest, icons and service worker: the page can be installed and works without a network (offline.rs).
//! 3. Beside each file that is worth it the same in gzip and brotli, for hosts that send such files (compress.rs).
//! 4. `integrity.json`: every file with its size and a hash of its content (integrity.rs).
//!
//! Then what was promised is checked: sizes, and that no file asks for anything of another host.

mod hosts;
mod integrity;
mod offline;
mod standalone;
mod whole;

use crate::finish::{PROGRAM as PROGRAM_NAME, languages};
use crate::{Result, build, compress, files, places, sizes, tools, unknown, workspace};
use std::path::Path;

/// Bytes that the one file may have.
const STANDALONE: usize = 2_500_000;
/// Bytes that a page may load before its first figure, compressed with brotli.
const PAGE: usize = 640_000;
/// The same with the texts of another language.
const PAGE_AND_TEXTS: usize = PAGE + 25_000;
/// Bytes of the module of programs, which is loaded when somebody writes one: 145 KB of them are regular expressions with their tables,
/// which Starlark brings along for its documentation.
const PROGRAM: usize = 870_000;
/// Bytes of the editor.
const EDITOR: usize = 200_000;

/// The command.
pub fn run(arguments: &[String]) -> Result {
    let dist = workspace::root().join("dist");
    match arguments {
        [] => all(&dist),
        [check] if check == "--check" => {
            println!("{}", integrity::check(&dist)?);
            Ok(())
        }
        [check, other] if check == "--check" => {
            println!("{}", integrity::check(Path::new(other))?);
            Ok(())
        }
        [other, ..] => Err(unknown(other)),
    }
}

fn all(dist: &Path) -> Result {
    let optimised = tools::install_wasm_opt().and_then(|found| tools::install_esbuild().map(|_| found));
    let edits = tools::install_editor_packages();
    if let Err(why) = &optimised {
        eprintln!("what is published should be made smaller by wasm-opt, and there is none: {why}");
    }
    if let Err(why) = &edits {
        eprintln!("what is published should have an editor of programs, and there is none: {why}");
    }
    build::page(None)?;
    let static_files = workspace::root().join("static");
    let index = files::read_text(&dist.join("index.html"))?;
    let standalone = standalone::page(dist, &index, whole::build()?)?;
    files::write(&dist.join(standalone::FILE), &standalone)?;
    offline::write(dist, &static_files, &index)?;
    let saved = compress::beside_all(dist)?;
    let list = integrity::write(dist)?;

    hosts::check(dist)?;
    places::check(dist)?;
    println!("{}", integrity::check(dist)?);
    println!("{saved}; the list is {list}");
    let mut over = Vec::new();
    let page = sizes::brotli(&sizes::of(dist, "index.html")?);
    let embed = sizes::brotli(&sizes::of(dist, "embed.html")?);
    // Who reads another language loads its texts, too.
    let texts =
        sizes::largest(&dist.join(languages::FOLDER), ".js", |name| !name.contains(languages::LATE_TEXTS))?;
    let modules = sizes::largest(dist, ".wasm", |name| name.starts_with(PROGRAM_NAME))?;
    let editor = sizes::largest(dist, ".js", |name| name.starts_with("editor-"))?;
    for (what, bytes, most) in [
        ("the module of programs", modules, PROGRAM),
        ("the editor of programs", editor, EDITOR),
        (standalone::FILE, standalone.len(), STANDALONE),
        ("index.html, as browsers get it", page, PAGE),
        ("embed.html, as browsers get it", embed, PAGE),
        ("index.html with another language, as browsers get it", page + texts, PAGE_AND_TEXTS),
    ] {
        println!("{what}: {bytes} bytes of {most}");
        if bytes > most {
            over.push(format!("{what}: {} bytes too many", bytes - most));
        }
    }
    // Without wasm-opt nobody promised it.
    if over.is_empty() || optimised.is_err() { Ok(()) } else { Err(over.join("\n")) }
}
