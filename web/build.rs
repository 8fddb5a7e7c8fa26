//! The build id, compiled into the page and its workers alike as the variable `HYPERFLY_BUILD_ID`.
//!
//! A worker says its id when it is ready; a page that hears another id does not use it. The id is a hash of the sources
//! both are made of, by path and content: the same sources give the same id on any machine and in any profile, any
//! change gives another, whether `cargo xtask build`, `trunk serve` or plain cargo builds them.

use std::path::{Path, PathBuf};

/// What page and worker are made of, from the root of the workspace.
const SOURCES: &[&str] = &[
    "crates/core/src",
    "crates/export/src",
    "crates/model/src",
    "crates/papers/src",
    "crates/text/build",
    "crates/text/build.rs",
    "crates/text/messages/en",
    "crates/text/src",
    "crates/view/src",
    "static/desk.css",
    "web/src",
    "web/Cargo.toml",
    "Cargo.toml",
    "Cargo.lock",
];

fn main() {
    let manifest = PathBuf::from(std::env::var_os("CARGO_MANIFEST_DIR").expect("cargo sets it"));
    let root = manifest.parent().expect("web lies in the workspace");
    let mut hash = Fnv::new();
    for source in SOURCES {
        println!("cargo::rerun-if-changed={}", root.join(source).display());
        for file in files(&root.join(source)) {
            let name = file.strip_prefix(root).expect("a file of the workspace");
            hash.part(name.to_string_lossy().replace('\\', "/").as_bytes());
            hash.part(&std::fs::read(&file).unwrap_or_else(|error| panic!("{}: {error}", file.display())));
        }
    }
    println!("cargo::rustc-env=HYPERFLY_BUILD_ID={:016x}", hash.0);
}

/// The files under a path, sorted.
fn files(path: &Path) -> Vec<PathBuf> {
    if path.is_file() {
        return vec![path.to_path_buf()];
    }
    let entries = std::fs::read_dir(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let mut entries: Vec<PathBuf> = entries.flatten().map(|entry| entry.path()).collect();
    entries.sort();
    entries.iter().flat_map(|entry| files(entry)).collect()
}

/// 64-bit FNV-1a: the standard library's hasher may change with the compiler.
struct Fnv(u64);

impl Fnv {
    fn new() -> Self {
        Self(0xcbf2_9ce4_8422_2325)
    }

    /// Adds a part with its length, so that moving a byte from one part to the next changes the hash.
    fn part(&mut self, bytes: &[u8]) {
        for byte in (bytes.len() as u64).to_le_bytes().iter().chain(bytes) {
            self.0 = (self.0 ^ u64::from(*byte)).wrapping_mul(0x0000_0100_0000_01b3);
        }
    }
}
