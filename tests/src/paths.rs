//! Paths of the workspace, the target directory and the built page.

use std::path::{Path, PathBuf};

/// Returns the directory of the workspace's Cargo.toml.
pub fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("the tests lie in the workspace")
}

/// Returns Cargo's target directory, for files to inspect after tests.
pub fn target() -> PathBuf {
    std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root().join("target"), PathBuf::from)
}

/// Returns the directory of the built page: `$HYPERFLY_DIST`, else target/site.
///
/// # Panics
/// When the page is not built.
pub fn dist() -> PathBuf {
    let dist = std::env::var_os("HYPERFLY_DIST").map_or_else(|| target().join("site"), PathBuf::from);
    let is_built = dist.join("index.html").is_file();
    assert!(is_built, "there is no built page in {}: run `cargo xtask build`", dist.display());
    dist
}
