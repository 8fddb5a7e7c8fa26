//! What happens to the page after Trunk built it (Trunk.toml calls this as its post-build hook).
//!
//! 1. In a release build, wasm-opt where one is found that is new enough; else the page works and is larger.
//! 2. The names that script and module share become short (names.rs), and the script gets the lines that start the page in
//!    a window and the worker in a worker.
//! 3. Scripts and modules (the page's, and the desk's that it loads later) get a name after their content, which `index.html` is
//!    told: what a browser has kept of an older build is never loaded by a new one.

use crate::{Result, names, sh, sizes, tools, unknown, workspace};
use std::path::{Path, PathBuf};
use std::process::Command;

/// The script's last lines. In a window the module is loaded, from beside the script; a worker gets it from the page
/// that starts it. What fails in a worker is thrown outside of the promise: only then the page's `onerror` hears of it.
const START: &str = r#"
if (self.document) wasm_bindgen();
else self.onmessage = ({ data }) => {
  wasm_bindgen({ module_or_path: data }).catch((error) => setTimeout(() => { throw error; }));
};
"#;

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
            Ok(wasm_opt) => {
                for stem in [&stem, DESK] {
                    optimise(&wasm_opt, &staging.join(format!("{stem}_bg.wasm")))?;
                }
            }
            Err(why) => eprintln!("the page is built without wasm-opt and is larger for it: {why}"),
        }
    }
    complete(&staging, &stem, "explorer", &["{}.js\"", "{}_bg.wasm\""])?;
    // The page loads the desk when it is first needed, and derives its name from the script's.
    complete(&staging, DESK, DESK, &["content=\"{}.js\""])?;
    if release && wanted && sh::which("gzip").is_some() {
        println!("{}", sizes::summary(&sizes::of(&staging)?));
    }
    Ok(())
}

/// What Trunk calls the second module, which is no part of the page and gets no hash from it.
const DESK: &str = "desk";

/// The name that Trunk gave to the page's `NAME.js` and `NAME_bg.wasm`.
fn stem(staging: &Path) -> Result<String> {
    let names = file_names(staging)?;
    let stems = names.iter().filter_map(|name| name.strip_suffix("_bg.wasm"));
    let stems: Vec<&str> = stems.filter(|stem| *stem != DESK).collect();
    match stems[..] {
        [stem] => Ok(stem.to_owned()),
        _ => Err(format!("{} holds {} modules of the page instead of one", staging.display(), stems.len())),
    }
}

fn optimise(wasm_opt: &Path, file: &Path) -> Result {
    let cache = workspace::target_directory()?.join("wasm-opt");
    std::fs::create_dir_all(&cache).map_err(|error| format!("{}: {error}", cache.display()))?;
    let before = read(file)?;
    let done = cache.join(format!("{}.wasm", hash(&[&before, WASM_OPT.concat().as_bytes()])));
    if !done.is_file() {
        // Under another name first: an interrupted run must not leave half a file behind.
        let part = cache.join(format!("{}.part", std::process::id()));
        sh::run(Command::new(wasm_opt).args(WASM_OPT).arg(file).arg("--output").arg(&part))?;
        std::fs::rename(&part, &done).map_err(|error| format!("{}: {error}", done.display()))?;
    }
    write(file, &read(&done)?)
}

/// Completes a script, and names it and its module after their content, in these places of the page as well.
fn complete(staging: &Path, stem: &str, to: &str, places: &[&str]) -> Result {
    let (script, wasm) = (staging.join(format!("{stem}.js")), staging.join(format!("{stem}_bg.wasm")));
    let (module, text) = names::shorten(&read(&wasm)?, &String::from_utf8_lossy(&read(&script)?))?;
    let text = flat(&text) + START;
    let name = format!("{to}-{}", hash(&[text.as_bytes(), &module]));
    let html = staging.join("index.html");
    let page = name_in_page(&String::from_utf8_lossy(&read(&html)?), stem, &name, places)?;

    let renamed = |from: &Path, to: PathBuf| {
        std::fs::rename(from, to).map_err(|error| format!("{}: {error}", from.display()))
    };
    write(&script, text.as_bytes())?;
    write(&wasm, &module)?;
    renamed(&script, staging.join(format!("{name}.js")))?;
    renamed(&wasm, staging.join(format!("{name}_bg.wasm")))?;
    write(&html, page.as_bytes())
}

/// A script without its indentation, lines of comment and empty lines; no text in it goes over several lines.
fn flat(script: &str) -> String {
    let lines = script.lines().map(str::trim_start);
    let code =
        lines.filter(|line| !["//", "/*", "*"].iter().any(|mark| line.starts_with(mark)) && !line.is_empty());
    code.collect::<Vec<_>>().join("\n")
}

/// The page with the new name in its places, each of which is there once.
fn name_in_page(html: &str, stem: &str, name: &str, places: &[&str]) -> Result<String> {
    let mut html = html.to_owned();
    for place in places {
        let old = place.replace("{}", stem);
        if html.matches(&old).count() != 1 {
            return Err(format!("index.html should say {old} once (web/index.html, Trunk.toml)"));
        }
        html = html.replace(&old, &place.replace("{}", name));
    }
    Ok(html)
}

/// 64-bit FNV-1a of the parts, each with its length: for names, not for secrets.
fn hash(parts: &[&[u8]]) -> String {
    let mut hash = 0xcbf2_9ce4_8422_2325_u64;
    let mut add = |byte: u8| hash = (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3);
    for part in parts {
        (part.len() as u64).to_le_bytes().iter().chain(*part).for_each(|byte| add(*byte));
    }
    format!("{hash:016x}")
}

fn file_names(directory: &Path) -> Result<Vec<String>> {
    let entries =
        std::fs::read_dir(directory).map_err(|error| format!("{}: {error}", directory.display()))?;
    Ok(entries.flatten().map(|entry| entry.file_name().to_string_lossy().into_owned()).collect())
}

fn read(file: &Path) -> Result<Vec<u8>> {
    std::fs::read(file).map_err(|error| format!("{}: {error}", file.display()))
}

fn write(file: &Path, bytes: &[u8]) -> Result {
    std::fs::write(file, bytes).map_err(|error| format!("{}: {error}", file.display()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_page_names_what_is_there() {
        let html = r#"<link href="./a-1_bg.wasm"><script src="./a-1.js"></script>"#;
        let places = ["{}.js\"", "{}_bg.wasm\""];
        let named = name_in_page(html, "a-1", "explorer-2", &places).expect("both are named");
        assert_eq!(named, r#"<link href="./explorer-2_bg.wasm"><script src="./explorer-2.js"></script>"#);
        assert!(name_in_page(html, "a-2", "explorer-2", &places).is_err());
        assert!(name_in_page(&html.repeat(2), "a-1", "explorer-2", &places).is_err());
    }

    #[test]
    fn a_script_loses_what_is_for_readers() {
        let script =
            "let a = 1;\n\n/**\n * Of a.\n */\nfunction f() {\n    // Here.\n    return a * 2; // now\n}\n";
        assert_eq!(flat(script), "let a = 1;\nfunction f() {\nreturn a * 2; // now\n}");
    }

    #[test]
    fn the_hash_depends_on_every_byte_and_on_where_parts_end() {
        assert_eq!(hash(&[b"ab", b"c"]), hash(&[b"ab", b"c"]));
        assert_ne!(hash(&[b"ab", b"c"]), hash(&[b"a", b"bc"]));
        assert_ne!(hash(&[b"ab"]), hash(&[b"ac"]));
        assert_eq!(hash(&[]).len(), 16);
    }
}
