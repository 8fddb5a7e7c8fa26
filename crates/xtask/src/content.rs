//! Names made from content, and results cached under them in the target directory.

use crate::{Result, files, workspace};
use std::path::Path;

/// Returns a short hash of the parts for use in a file name.
pub fn hash(parts: &[&[u8]]) -> String {
    use sha2::{Digest, Sha256};
    let mut digest = Sha256::new();
    for part in parts {
        digest.update((part.len() as u64).to_le_bytes());
        digest.update(part);
    }
    digest.finalize().iter().take(8).map(|byte| format!("{byte:02x}")).collect()
}

/// Returns the result of `create` for these bytes, cached in the target directory.
pub fn get_or_create(kind: &str, parts: &[&[u8]], create: impl FnOnce(&Path) -> Result) -> Result<Vec<u8>> {
    let cache = workspace::target_directory()?.join(kind);
    files::create_directory(&cache)?;
    let name = hash(parts);
    let cached_file = cache.join(&name);
    if !cached_file.is_file() {
        // An interrupted run must not leave half a file under the final name.
        let partial_file = cache.join(format!("{name}-{}.part", std::process::id()));
        create(&partial_file)?;
        files::rename(&partial_file, &cached_file)?;
    }
    files::read(&cached_file)
}
