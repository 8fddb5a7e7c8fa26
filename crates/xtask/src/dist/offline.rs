//! What makes the deployed page installable and lets it work without a network: manifest, icons, the script that registers
//! the service worker, and the service worker with the list of the files that it keeps.

use super::integrity;
use super::standalone;
use crate::finish::pages::replace_once;
use crate::{Result, files};
use std::path::Path;

/// What the service worker does; its version and its list stand in front of it.
const WORKER: &str = include_str!("sw.js");

/// The files of `static/` that only a deployed page has.
const FILES: &[&str] = &["manifest.webmanifest", "icon-192.png", "icon-512.png", "offline.js"];

/// Writes them all; `index` is the explorer's page, which gets to know them.
pub fn write(dist: &Path, static_files: &Path, index: &str) -> Result {
    for name in FILES {
        files::write(&dist.join(name), files::read(&static_files.join(name))?)?;
    }
    let head = "<link rel=\"manifest\" href=\"./manifest.webmanifest\">\n\
                <script src=\"./offline.js\" defer></script>\n</head>";
    files::write(&dist.join("index.html"), replace_once(index, "</head>", head)?)?;
    let names = files::all(dist)?.into_iter().filter(|name| is_kept(name));
    let list = names.map(|name| Ok((integrity::of(&files::read(&dist.join(&name))?), name)));
    files::write(&dist.join("sw.js"), worker(&list.collect::<Result<Vec<_>>>()?))
}

/// Whether a reader without a network needs a file: not what is there for pages from a disk and frames of an opaque origin,
/// which no service worker serves.
fn is_kept(name: &str) -> bool {
    !name.ends_with("_bg.js") && name != standalone::FILE && name != "sw.js"
}

/// The service worker for these files, each with the hash of its content: what it keeps stands in front of what it does.
fn worker(list: &[(String, String)]) -> String {
    let lines: String =
        list.iter().map(|(integrity, name)| format!("  [{name:?}, {integrity:?}],\n")).collect();
    let version = files::hash(&[lines.as_bytes(), WORKER.as_bytes()]);
    format!("const VERSION = {version:?};\nconst FILES = new Map([\n{lines}]);\n\n{WORKER}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn another_file_is_another_version() {
        let of = |hash: &str| worker(&[(hash.to_owned(), "a.html".to_owned())]);
        assert!(of("sha256-1").contains("[\"a.html\", \"sha256-1\"],"));
        let version =
            |text: &str| text.lines().find(|line| line.starts_with("const VERSION")).map(str::to_owned);
        assert_eq!(version(&of("sha256-1")), version(&of("sha256-1")));
        assert_ne!(version(&of("sha256-1")), version(&of("sha256-2")));
    }

    #[test]
    fn what_no_service_worker_serves_is_not_kept() {
        for name in ["explorer-1_bg.js", "hyperfly-standalone.html", "sw.js"] {
            assert!(!is_kept(name), "{name}");
        }
        assert!(is_kept("index.html") && is_kept("explorer-1_bg.wasm") && is_kept("docs/a.html"));
    }
}
