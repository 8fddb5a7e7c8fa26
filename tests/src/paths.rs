//! Where things lie: the workspace, what cargo makes, the built page.

use std::path::{Path, PathBuf};

/// The directory that holds the workspace's Cargo.toml.
pub fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("the tests lie in the workspace")
}

/// Cargo's target directory, for what tests leave behind to be looked at.
pub fn target() -> PathBuf {
    std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root().join("target"), PathBuf::from)
}

/// The built page: `$HYPERFLY_DIST`, else target/site.
///
/// # Panics
/// When it is not built: a test of the page that does not see the page has not passed.
pub fn dist() -> PathBuf {
    let dist = std::env::var_os("HYPERFLY_DIST").map_or_else(|| target().join("site"), PathBuf::from);
    let built = dist.join("index.html").is_file();
    assert!(built, "there is no built page in {}: run `cargo xtask build`", dist.display());
    dist
}
