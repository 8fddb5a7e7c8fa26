//! Completes the page after Trunk has built it (Trunk.toml calls `cargo xtask finish` as its post-build hook).
//!
//! 1. In a published build, wasm-opt makes the modules smaller and faster.
//! 2. web/start.js is appended to each script of wasm-bindgen: it starts the page in a window, the module in a worker.
//! 3. Names of scripts and modules contain a hash, so that a new page never loads cached files of an old one. A script
//!    next to each pair contains both as text (packed.rs).
//! 4. The page's supervisor gets its texts (alive.rs), and the other languages become scripts in `lang/`
//!    (languages.rs).
//! 5. The style sheets are joined (styles.rs).
//! 6. `embed.html` is the same page for a frame (pages.rs).
//! 7. The editor of programs becomes one script (editor.rs).
//! 8. `index.html` shows the race until the app does (first_picture.rs).
//! 9. The custom element gets a second file name with the version of its messages.

mod alive;
mod editor;
pub mod first_picture;
pub mod languages;
pub mod packed;
pub mod pages;
mod styles;

use crate::{Result, content, files, sh, tools, workspace};
use std::path::{Path, PathBuf};
use std::process::Command;

/// Environment variable that `dist` sets for published builds.
pub const OPTIMISE: &str = "HYPERFLY_OPTIMISE";

/// The module of the page and its workers.
pub const EXPLORER: &str = "explorer";
/// The module that runs readers' programs.
const PROGRAM: &str = "program";

/// Runs as Trunk's hook. Trunk passes its staging directory in an environment variable.
pub fn run() -> Result {
    let staging = std::env::var_os("TRUNK_STAGING_DIR").map(PathBuf::from);
    let staging = staging.ok_or("this is Trunk's post-build hook: run `cargo xtask build`")?;
    let built_stem = find_page_module(&staging)?;
    if std::env::var_os(OPTIMISE).is_some() {
        for stem in [built_stem.as_str(), PROGRAM] {
            optimise(&staging.join(format!("{stem}_bg.wasm")))?;
        }
    }

    let index = staging.join("index.html");
    let html = files::read_text(&index)?;

    let supervisor =
        alive::build_script(&files::read_text(&workspace::root().join("web").join(alive::FILE))?);
    let name = format!("alive-{}.js", content::hash(&[supervisor.as_bytes()]));
    files::write(&staging.join(&name), supervisor)?;
    let html = pages::replace_once(&html, &format!("./{}", alive::FILE), &format!("./{name}"))?;
    let html = styles::join(&html, &staging)?;

    let html = pages::replace(&html, &built_stem, &complete_module(&staging, &built_stem, EXPLORER)?, 2)?;
    let program = complete_module(&staging, PROGRAM, PROGRAM)?;
    let html = pages::replace_once(&html, "src=\"program", &format!("src=\"{program}"))?;
    let html = editor::write_and_name(&html, &staging)?;
    let html = pages::insert_languages(&html, &languages::write(&staging)?)?;
    files::write(&staging.join("embed.html"), pages::to_embed_page(&html)?)?;
    files::write(&index, first_picture::insert(&html)?)?;
    name_element(&staging)
}

/// Returns the stem of Trunk's names for the page's script and module. The module of programs keeps its name.
fn find_page_module(staging: &Path) -> Result<String> {
    let names = files::list_names(staging)?;
    let stems = names.iter().filter_map(|name| name.strip_suffix("_bg.wasm"));
    let stems: Vec<&str> = stems.filter(|stem| *stem != PROGRAM).collect();
    match stems[..] {
        [stem] => Ok(stem.to_owned()),
        _ => {
            Err(format!("{} contains {} modules of the page instead of one", staging.display(), stems.len()))
        }
    }
}

/// Optimises a module in place.
fn optimise(module: &Path) -> Result {
    let original = files::read(module)?;
    let optimised = content::get_or_create("wasm-opt", &[&original], |file| {
        sh::run(Command::new(tools::ensure_wasm_opt()?).arg("-O2").arg(module).arg("--output").arg(file))
    })?;
    files::write(module, optimised)
}

/// Completes the script of a module, adds a content hash to the names of both, writes the packed script next to them,
/// and returns the name without its endings.
fn complete_module(staging: &Path, built_stem: &str, module: &str) -> Result<String> {
    let (script, wasm) =
        (staging.join(format!("{built_stem}.js")), staging.join(format!("{built_stem}_bg.wasm")));
    let text = files::read_text(&script)? + &files::read_text(&workspace::root().join("web/start.js"))?;
    let bytes = files::read(&wasm)?;
    let name = format!("{module}-{}", content::hash(&[text.as_bytes(), &bytes]));
    let packed = [(format!("{module}.js"), text.as_bytes()), (format!("{module}_bg.wasm"), &bytes[..])];
    files::write(&staging.join(format!("{name}_bg.js")), packed::build_script(&packed)?)?;
    files::write(&script, text)?;
    files::rename(&script, &staging.join(format!("{name}.js")))?;
    files::rename(&wasm, &staging.join(format!("{name}_bg.wasm")))?;
    Ok(name)
}

/// Copies `hyperfly.js` to `hyperfly-1.js`, where 1 is the version of its messages. Sites that load this name keep that
/// version when there is a newer one (docs/hosting.md).
fn name_element(staging: &Path) -> Result {
    let script = files::read_text(&staging.join("hyperfly.js"))?;
    let version_onwards = script.split_once("{ hyperfly: ").map_or("", |(_, after)| after);
    match version_onwards.split(|letter: char| !letter.is_ascii_digit()).next() {
        None | Some("") => Err("hyperfly.js contains no version of its messages".into()),
        Some(version) => files::write(&staging.join(format!("hyperfly-{version}.js")), &script),
    }
}
