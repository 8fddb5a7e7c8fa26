//! Files that make the published page installable and usable without a network: manifest, icons, the script that
//! registers the service worker, and the service worker (sw.js) with the list of cached files.

use super::{integrity, standalone};
use crate::finish::pages::replace_once;
use crate::{Result, content, files, licences, workspace};
use std::path::Path;

const SERVICE_WORKER: &str = include_str!("sw.js");

/// Files of `static/` that only a published page has.
const FILES: &[&str] = &["manifest.webmanifest", "icon-192.png", "icon-512.png", "offline.js"];

pub fn write(dist: &Path) -> Result {
    for name in FILES {
        files::write(&dist.join(name), files::read(&workspace::root().join("static").join(name))?)?;
    }
    let index = dist.join("index.html");
    let head = "<link rel=\"manifest\" href=\"./manifest.webmanifest\">\n\
                <script src=\"./offline.js\" defer></script>\n</head>";
    files::write(&index, replace_once(&files::read_text(&index)?, "</head>", head)?)?;

    let mut list = String::new();
    for name in files::list_files(dist)?.into_iter().filter(|name| is_kept(name)) {
        let integrity = integrity::hash(&files::read(&dist.join(&name))?);
        list += &format!("  [{name:?}, {integrity:?}],\n");
    }
    let version = content::hash(&[list.as_bytes(), SERVICE_WORKER.as_bytes()]);
    let worker =
        format!("const VERSION = {version:?};\nconst FILES = new Map([\n{list}]);\n\n{SERVICE_WORKER}");
    files::write(&dist.join("sw.js"), worker)
}

/// Returns whether the service worker caches a file. It excludes the documentation, the licences, and the files for
/// pages from a disk and for frames of an opaque origin, which no service worker serves.
fn is_kept(name: &str) -> bool {
    let others = [standalone::FILE, licences::FILE, "sw.js"];
    !name.starts_with("docs/") && !name.ends_with("_bg.js") && !others.contains(&name)
}
