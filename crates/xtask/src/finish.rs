//! What happens to the page after Trunk built it (Trunk.toml calls this as its post-build hook).
//!
//! 1. In a release build, wasm-opt where one is found that is new enough; else the page works and is larger.
//! 2. The worker's two files get a hash into their names (Trunk hashes only the page's), the worker's script gets the
//!    line that starts it, and the page's `<meta name="hyperfly-worker">` the script's name.
//!
//! So an old worker cannot be started by a new page. The handshake compares build ids all the same (web/build.rs).

use crate::{Result, sh, sizes, tools, unknown, workspace};
use std::path::{Path, PathBuf};
use std::process::Command;

const PLACEHOLDER: &str = r#"<meta name="hyperfly-worker" content="worker.js""#;

/// The hook: Trunk says in variables what it built where.
pub fn run(arguments: &[String]) -> Result {
    if let Some(argument) = arguments.first() {
        return Err(unknown(argument));
    }
    let staging = std::env::var_os("TRUNK_STAGING_DIR").map(PathBuf::from);
    let staging = staging.ok_or("this is Trunk's post-build hook: run `cargo xtask build`")?;
    let release = std::env::var("TRUNK_PROFILE").is_ok_and(|profile| profile == "release");
    let wanted = std::env::var("HYPERFLY_WASM_OPT").map_or(true, |value| value != "off");

    if release && wanted {
        match tools::wasm_opt() {
            Ok(wasm_opt) => optimise_all(&wasm_opt, &staging)?,
            Err(why) => eprintln!("the page is built without wasm-opt and is larger for it: {why}"),
        }
    }
    name_worker(&staging)?;
    if release && wanted && sh::which("gzip").is_some() {
        println!("{}", sizes::summary(&sizes::of(&staging)?));
    }
    Ok(())
}

/// The page for size, the worker for speed.
fn optimise_all(wasm_opt: &Path, staging: &Path) -> Result {
    let cache = workspace::target_directory()?.join("wasm-opt");
    std::fs::create_dir_all(&cache).map_err(|error| format!("{}: {error}", cache.display()))?;
    for name in file_names(staging)?.iter().filter(|name| name.ends_with("_bg.wasm")) {
        let level = if name.starts_with("worker") { "-O3" } else { "-Oz" };
        let file = staging.join(name);
        let before = read(&file)?;
        let done = cache.join(format!("{}{level}.wasm", hash(&[&before])));
        if !done.is_file() {
            // Under another name first: an interrupted run must not leave half a file behind.
            let part = cache.join(format!("{}.part", std::process::id()));
            sh::run(Command::new(wasm_opt).arg(level).arg(&file).arg("--output").arg(&part))?;
            std::fs::rename(&part, &done).map_err(|error| format!("{}: {error}", done.display()))?;
        }
        write(&file, &read(&done)?)?;
    }
    Ok(())
}

/// Names the worker's files after their content, and tells the page.
fn name_worker(staging: &Path) -> Result {
    let (script, wasm) = (staging.join("worker.js"), staging.join("worker_bg.wasm"));
    let (script_text, wasm_bytes) = (read(&script)?, read(&wasm)?);
    let name = format!("worker-{}", hash(&[&script_text, &wasm_bytes, START.as_bytes()]));

    let start = START.replace("WASM", &format!("{name}_bg.wasm"));
    write(&staging.join(format!("{name}.js")), &[&script_text, start.as_bytes()].concat())?;
    write(&staging.join(format!("{name}_bg.wasm")), &wasm_bytes)?;
    for file in [script, wasm] {
        std::fs::remove_file(&file).map_err(|error| format!("{}: {error}", file.display()))?;
    }

    let html = staging.join("index.html");
    let text = String::from_utf8_lossy(&read(&html)?).into_owned();
    write(&html, name_in_page(&text, &name)?.as_bytes())
}

/// What starts the worker: the wasm lies beside the script. A worker that was started from a blob (in a sandboxed
/// frame) has no place of its own and says in `hyperflyBase` where its files are. A failure is thrown outside of the
/// promise, because only then the page's `onerror` hears of it.
const START: &str = r#"
wasm_bindgen({ module_or_path: new URL("WASM", self.hyperflyBase ?? self.location.href) })
  .catch((error) => setTimeout(() => { throw error; }));
"#;

fn name_in_page(html: &str, name: &str) -> Result<String> {
    if html.matches(PLACEHOLDER).count() != 1 {
        return Err(format!("web/index.html must contain once, exactly so: {PLACEHOLDER}>"));
    }
    Ok(html.replace(PLACEHOLDER, &PLACEHOLDER.replace("worker.js", &format!("{name}.js"))))
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
    fn the_page_names_the_hashed_worker() {
        let html = format!("<head>{PLACEHOLDER}></head>");
        let named = name_in_page(&html, "worker-12").expect("the placeholder is there");
        assert_eq!(named, r#"<head><meta name="hyperfly-worker" content="worker-12.js"></head>"#);
        assert!(name_in_page("<head></head>", "worker-12").is_err());
    }

    #[test]
    fn the_hash_depends_on_every_byte_and_on_where_parts_end() {
        assert_eq!(hash(&[b"ab", b"c"]), hash(&[b"ab", b"c"]));
        assert_ne!(hash(&[b"ab", b"c"]), hash(&[b"a", b"bc"]));
        assert_ne!(hash(&[b"ab"]), hash(&[b"ac"]));
        assert_eq!(hash(&[]).len(), 16);
    }
}
