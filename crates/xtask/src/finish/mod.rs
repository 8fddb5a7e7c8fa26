//! What happens to the page after Trunk built it (Trunk.toml calls this as its post-build hook).
//!
//! 1. In a release build, wasm-opt where one is found that is new enough, after panics.rs has taken away what the module
//!    would say of its own faults; else the page works and is larger.
//! 2. The names that script and module share become short (names.rs), and the script gets the lines that start the page in
//!    a window and the worker in a worker (script.rs).
//! 3. Scripts and modules (the page's, and the desk's that it loads later) get a name after their content, which
//!    `index.html` is told: what a browser has kept of an older build is never loaded by a new one.
//! 4. Beside each module its bytes are written as a script, too (fallback.rs).
//! 5. The texts of the other languages become scripts in `lang/` (languages.rs).
//! 6. The style sheet loses what is there for its readers (style.rs).
//! 7. `embed.html` is the same page for a frame (pages.rs).

pub mod fallback;
pub mod languages;
pub mod pages;
mod panics;
pub mod script;
mod style;

use crate::{Result, files, names, sh, sizes, tools, unknown};
use std::path::{Path, PathBuf};
use std::process::Command;

/// How wasm-opt is called. Functions whose names begin alike are often alike: side by side they compress better.
const WASM_OPT: &[&str] = &["-Oz", "--converge", "--low-memory-unused", "--reorder-functions-by-name"];

/// The hook: Trunk says in variables what it built where.
pub fn run(arguments: &[String]) -> Result {
    if let Some(argument) = arguments.first() {
        return Err(unknown(argument));
    }
    let staging = std::env::var_os("TRUNK_STAGING_DIR").map(PathBuf::from);
    let staging = staging.ok_or("this is Trunk's post-build hook: run `cargo xtask build`")?;
    let release = std::env::var("TRUNK_PROFILE").is_ok_and(|profile| profile == "release");
    let wanted = std::env::var("HYPERFLY_WASM_OPT").map_or(true, |value| value != "off");

    let stem = stem(&staging)?;
    if release && wanted {
        match tools::wasm_opt() {
            // It takes a minute for each, on one core.
            Ok(wasm_opt) => std::thread::scope(|scope| {
                let optimise = |stem: &str| {
                    let (wasm_opt, file) = (wasm_opt.clone(), staging.join(format!("{stem}_bg.wasm")));
                    scope.spawn(move || optimise(&wasm_opt, &file))
                };
                let works = [stem.as_str(), DESK].map(optimise);
                works.into_iter().try_for_each(|work| work.join().map_err(|_| "wasm-opt was lost")?)
            })?,
            Err(why) => eprintln!("the page is built without wasm-opt and is larger for it: {why}"),
        }
    }
    let modules = [stem.as_str(), DESK].map(|stem| files::read(&staging.join(format!("{stem}_bg.wasm"))));
    let [page, desk] = modules;
    languages::write(&staging, &page?, &desk?)?;
    complete(&staging, &stem, "explorer", &["{}.js\"", "{}_bg.wasm\""], release && wanted)?;
    // The page loads the desk when it is first needed, and derives its name from the script's.
    complete(&staging, DESK, DESK, &["src=\"{}.js\""], release && wanted)?;
    for name in files::names(&staging)?.iter().filter(|name| name.ends_with(".css")) {
        let style = staging.join(name);
        files::write(&style, style::flat(&files::read_text(&style)?)?)?;
    }
    let index = files::read_text(&staging.join("index.html"))?;
    files::write(&staging.join("embed.html"), pages::embed(&index)?)?;
    if release && wanted {
        println!("{}", sizes::summary(&sizes::of(&staging, "index.html")?));
    }
    Ok(())
}

/// What Trunk calls the second module, which is no part of the page and gets no hash from it.
const DESK: &str = "desk";

/// The name that Trunk gave to the page's `NAME.js` and `NAME_bg.wasm`.
fn stem(staging: &Path) -> Result<String> {
    let names = files::names(staging)?;
    let stems = names.iter().filter_map(|name| name.strip_suffix("_bg.wasm"));
    let stems: Vec<&str> = stems.filter(|stem| *stem != DESK).collect();
    match stems[..] {
        [stem] => Ok(stem.to_owned()),
        _ => Err(format!("{} holds {} modules of the page instead of one", staging.display(), stems.len())),
    }
}

fn optimise(wasm_opt: &Path, file: &Path) -> Result {
    let before = panics::without(&files::read(file)?)?;
    files::write(file, &before)?;
    let optimised = files::cached("wasm-opt", &[&before, WASM_OPT.concat().as_bytes()], |to| {
        sh::run(Command::new(wasm_opt).args(WASM_OPT).arg(file).arg("--output").arg(to))
    })?;
    files::write(file, optimised)
}

/// Completes a script, names it and its module after their content, in these places of the page as well, and writes the
/// module's bytes as a script beside them.
fn complete(staging: &Path, stem: &str, to: &str, places: &[&str], small: bool) -> Result {
    let (script, wasm) = (staging.join(format!("{stem}.js")), staging.join(format!("{stem}_bg.wasm")));
    let (module, text) = names::shorten(&files::read(&wasm)?, &files::read_text(&script)?)?;
    let text = script::complete(&text)?;
    let fallback = fallback::script(&module, &text, small)?;
    let name = format!("{to}-{}", files::hash(&[text.as_bytes(), &module]));
    let html = staging.join("index.html");
    let page = pages::name(&files::read_text(&html)?, stem, &name, places)?;

    files::write(&script, text)?;
    files::write(&wasm, &module)?;
    files::write(&staging.join(format!("{name}_bg.js")), fallback)?;
    files::rename(&script, &staging.join(format!("{name}.js")))?;
    files::rename(&wasm, &staging.join(format!("{name}_bg.wasm")))?;
    files::write(&html, page)
}
