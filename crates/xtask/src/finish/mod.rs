//! What happens to the page after Trunk built it (Trunk.toml calls this as its post-build hook).
//!
//! 1. In a release build, wasm-opt where one is found that is new enough; else the page works and is larger.
//! 2. The style sheets become one (sheets.rs), but for the late one; they and the scripts, ours too, are minified by esbuild, where it is installed.
//!    Behind each script of wasm-bindgen goes web/start.js, which starts the page in a window and the module in a worker.
//! 3. Scripts and modules (the page's, the late module's, that of programs) get a name after their content, which
//!    `index.html` is told: what a browser has kept of an older build is never loaded by a new one.
//! 4. Beside each pair both are written as text, too, in one script (packed.rs).
//! 5. The page's supervisor gets its texts (alive.rs).
//! 6. The texts of the other languages become scripts in `lang/` (languages.rs).
//! 7. `embed.html` is the same page for a frame (pages.rs).
//! 8. The editor of programs becomes one script (editor.rs).
//! 9. The element has a second name with its version (element.rs).

pub mod alive;
pub mod editor;
mod element;
pub mod languages;
pub mod packed;
pub mod pages;
mod sheets;

use crate::{Result, files, sh, sizes, tools, unknown, workspace};
use std::path::{Path, PathBuf};
use std::process::Command;

/// How wasm-opt is called. What it does for speed alone (-O2) is smaller with brotli than what it does for size (-Oz, by
/// 2 KB of 600), though larger before. LLVM has inlined what is worth it; functions that wasm-opt would inline because
/// they have one caller make the page 4 KB larger with brotli. The functions that are called most come first, which makes the numbers in
/// calls alike. The first kilobyte of the memory is the end of Rust's stack, and nothing else: that no address in it is computed makes the
/// page 1.9 KB smaller. Notes on who built it and for which processor are for no browser: 0.6 KB. What is known of the values that flow
/// through the whole module: 0.4 KB. What functions are known not to do, ends that blocks have in common, locals joined by what is
/// learned of them, and that loads do not trap (Rust checks before it divides or indexes): 0.8 KB together.
const WASM_OPT: &[&str] = &[
    "--generate-global-effects",
    "--ignore-implicit-traps",
    "-O2",
    "--code-folding",
    "--coalesce-locals-learning",
    "--one-caller-inline-max-function-size",
    "0",
    "--reorder-functions",
    "--low-memory-unused",
    "--gufa-optimizing",
    "--strip-producers",
    "--strip-target-features",
];
/// Repeated until nothing gets smaller, the page is 0.6 KB smaller, and 1.3 KB with the functions in that order. It takes four times as
/// long, a minute and more: for the page alone, which has the least room.
const AGAIN: &[&str] = &["--converge"];

/// The hook: Trunk says in variables what it built where.
pub fn run(arguments: &[String]) -> Result {
    if let Some(argument) = arguments.first() {
        return Err(unknown(argument));
    }
    let staging = std::env::var_os("TRUNK_STAGING_DIR").map(PathBuf::from);
    let staging = staging.ok_or("this is Trunk's post-build hook: run `cargo xtask build`")?;
    let release = std::env::var("TRUNK_PROFILE").is_ok_and(|profile| profile == "release");
    let optimise = release && std::env::var("HYPERFLY_WASM_OPT").map_or(true, |value| value != "off");

    let built = page_module(&staging)?;
    if optimise {
        match tools::wasm_opt() {
            Ok(wasm_opt) => std::thread::scope(|scope| {
                let work = [(built.as_str(), AGAIN), (LATE, &[]), (PROGRAM, &[])].map(|(stem, again)| {
                    let (wasm_opt, file) = (wasm_opt.clone(), staging.join(format!("{stem}_bg.wasm")));
                    scope.spawn(move || run_wasm_opt(&wasm_opt, &file, again))
                });
                work.into_iter().try_for_each(|work| work.join().map_err(|_| "wasm-opt was lost")?)
            })?,
            Err(why) => eprintln!("the page is built without wasm-opt and is larger for it: {why}"),
        }
    }

    languages::check(&files::read(&staging.join(format!("{built}_bg.wasm")))?)?;

    let index = staging.join("index.html");
    let html = sheets::join(&files::read_text(&index)?, &staging)?;
    if optimise {
        match tools::esbuild() {
            Some(esbuild) => minify_all(&esbuild, &staging)?,
            None => eprintln!(
                "scripts and style sheets are as they were written: `cargo xtask dist` installs esbuild"
            ),
        }
    }

    let supervisor = alive::script(&ours(alive::FILE, optimise, "es2017")?);
    let named = format!("alive-{}.js", files::hash(&[supervisor.as_bytes()]));
    files::write(&staging.join(&named), supervisor)?;
    let html = pages::replace_once(&html, &format!("./{}", alive::FILE), &format!("./{named}"))?;

    let html = sheets::name(&html, &staging)?;
    let html = pages::name(&html, &built, &complete(&staging, &built, EXPLORER, optimise)?, 2)?;
    let html =
        pages::name(&html, "src=\"late", &format!("src=\"{}", complete(&staging, LATE, LATE, optimise)?), 1)?;
    let program = complete(&staging, PROGRAM, PROGRAM, optimise)?;
    let html = pages::name(&html, "src=\"program", &format!("src=\"{program}"), 1)?;
    let html = editor::name(&html, &staging)?;
    let html = pages::with_languages(&html, &languages::write(&staging)?)?;
    files::write(&index, &html)?;
    files::write(&staging.join("embed.html"), pages::embed(&html)?)?;
    element::with_version(&staging)?;
    if optimise {
        println!("{}", sizes::summary(&sizes::of(&staging, "index.html")?));
    }
    Ok(())
}

/// The page's module.
pub const EXPLORER: &str = "explorer";
/// The second module, which the page loads when it is first needed.
pub const LATE: &str = "late";
/// The module that runs what readers write, which the page loads in place of its own worker when somebody does.
pub const PROGRAM: &str = "program";

/// The name that Trunk gave to the page's `NAME.js` and `NAME_bg.wasm`; to those of a worker it gives no hash.
fn page_module(staging: &Path) -> Result<String> {
    let names = files::names(staging)?;
    let stems = names.iter().filter_map(|name| name.strip_suffix("_bg.wasm"));
    let stems: Vec<&str> = stems.filter(|stem| ![LATE, PROGRAM].contains(stem)).collect();
    match stems[..] {
        [stem] => Ok(stem.to_owned()),
        _ => Err(format!("{} holds {} modules of the page instead of one", staging.display(), stems.len())),
    }
}

/// Optimises a module in its place, with `more` flags than [`WASM_OPT`].
pub fn run_wasm_opt(wasm_opt: &Path, file: &Path, more: &[&str]) -> Result {
    let before = files::read(file)?;
    let flags = [WASM_OPT, more].concat();
    let optimised = files::cached("wasm-opt", &[&before, flags.concat().as_bytes()], |to| {
        sh::run(Command::new(wasm_opt).args(&flags).arg(file).arg("--output").arg(to))
    })?;
    files::write(file, optimised)
}

/// Minifies the scripts of wasm-bindgen and the style sheets of the page, in their places.
fn minify_all(esbuild: &Path, staging: &Path) -> Result {
    let built = page_module(staging)?;
    let scripts = [built.as_str(), LATE, PROGRAM].map(|stem| format!("{stem}.js"));
    let sheets = files::names(staging)?.into_iter().filter(|name| name.ends_with(".css"));
    scripts.into_iter().chain(sheets).try_for_each(|name| minify(esbuild, &staging.join(&name)))
}

/// Minifies a script or style sheet in its place.
pub fn minify(esbuild: &Path, file: &Path) -> Result {
    files::write(file, minified(esbuild, file, "esnext")?)
}

/// A script or style sheet minified, for browsers of this year and later.
fn minified(esbuild: &Path, file: &Path, year: &str) -> Result<Vec<u8>> {
    let how = ["--minify".to_owned(), format!("--target={year}"), "--log-level=error".to_owned()];
    files::cached("esbuild", &[&files::read(file)?, how.concat().as_bytes()], |to| {
        let outfile = format!("--outfile={}", to.display());
        sh::run(Command::new(esbuild).arg(file).args(&how).arg(outfile))
    })
}

/// A script of web/, as it is, or minified where esbuild is installed.
fn ours(name: &str, small: bool, year: &str) -> Result<String> {
    let script = workspace::root().join("web").join(name);
    let Some(esbuild) = tools::esbuild().filter(|_| small) else { return files::read_text(&script) };
    let minified = minified(&esbuild, &script, year)?;
    String::from_utf8(minified).map_err(|error| format!("{}: {error}", script.display()))
}

/// The script of a module as pages have it: web/start.js behind what wasm-bindgen wrote.
pub fn with_start(script: &Path, small: bool) -> Result<String> {
    Ok([files::read_text(script)?, ours("start.js", small, "esnext")?].concat())
}

/// Puts web/start.js behind the script of a module, names both after their content, and writes them as text beside; the new
/// name without its endings.
fn complete(staging: &Path, built: &str, module: &str, small: bool) -> Result<String> {
    let (script, wasm) = (staging.join(format!("{built}.js")), staging.join(format!("{built}_bg.wasm")));
    let text = with_start(&script, small)?;
    let bytes = files::read(&wasm)?;
    let name = format!("{module}-{}", files::hash(&[text.as_bytes(), &bytes]));

    let as_text = [(format!("{module}.js"), text.as_bytes()), (format!("{module}_bg.wasm"), &bytes)];
    files::write(&staging.join(format!("{name}_bg.js")), packed::script(&as_text)?)?;
    files::write(&script, text)?;
    files::rename(&script, &staging.join(format!("{name}.js")))?;
    files::rename(&wasm, &staging.join(format!("{name}_bg.wasm")))?;
    Ok(name)
}
