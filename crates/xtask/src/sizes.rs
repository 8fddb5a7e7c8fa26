//! How large a built page is, raw and as a server would send it.

use crate::{Result, sh};
use std::path::Path;
use std::process::Command;

/// One file of dist/.
pub struct Size {
    /// Its name.
    pub name: String,
    /// Its bytes.
    pub raw: usize,
    /// Its bytes after `gzip -9`; those that are no text or wasm are sent as they are.
    pub sent: usize,
}

/// The sizes of the files of a page, the largest first; without what it loads only on demand (the desk).
pub fn of(directory: &Path) -> Result<Vec<Size>> {
    let unreadable = |error| format!("cannot read {}: {error}", directory.display());
    let mut sizes = Vec::new();
    for entry in std::fs::read_dir(directory).map_err(unreadable)? {
        let path = entry.map_err(unreadable)?.path();
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        if !path.is_file() || name.starts_with("desk-") {
            continue;
        }
        let raw = path.metadata().map_err(unreadable)?.len() as usize;
        let extension = path.extension().unwrap_or_default().to_string_lossy().into_owned();
        let compresses = ["html", "js", "css", "wasm", "svg", "json", "txt"].contains(&extension.as_str());
        let sent = if compresses { gzipped(&path)? } else { raw };
        sizes.push(Size { name, raw, sent });
    }
    sizes.sort_by(|a, b| b.sent.cmp(&a.sent).then(a.name.cmp(&b.name)));
    Ok(sizes)
}

fn gzipped(path: &Path) -> Result<usize> {
    let output = Command::new("gzip").arg("-9c").arg(path).output();
    let output = output.map_err(|error| format!("cannot start gzip: {error}"))?;
    if output.status.success() { Ok(output.stdout.len()) } else { Err("gzip failed".into()) }
}

/// The bytes of the same files together with brotli in place of gzip, where a program for it is found.
pub fn brotli(directory: &Path, sizes: &[Size]) -> Result<Option<usize>> {
    const NODE: &str = "process.stdout.write(require('zlib').brotliCompressSync(require('fs').readFileSync(process.argv[1])))";
    let (program, first): (_, &[&str]) = match (sh::which("brotli"), sh::which("node")) {
        (Some(brotli), _) => (brotli, &["--best", "--stdout"]),
        (None, Some(node)) => (node, &["--eval", NODE]),
        (None, None) => return Ok(None),
    };
    let mut total = 0;
    for size in sizes {
        let output = Command::new(&program).args(first).arg(directory.join(&size.name)).output();
        let output = output.map_err(|error| format!("cannot start {}: {error}", program.display()))?;
        if !output.status.success() {
            return Err(format!("{} failed: {}", program.display(), String::from_utf8_lossy(&output.stderr)));
        }
        total += output.stdout.len().min(size.raw);
    }
    Ok(Some(total))
}

/// `page-1f.wasm 81 KB, …: 160 KB compressed` for one line.
pub fn summary(sizes: &[Size]) -> String {
    let kilobytes = |bytes: usize| format!("{:.1} KB", bytes as f64 / 1000.0);
    let files: Vec<String> =
        sizes.iter().map(|size| format!("{} {}", size.name, kilobytes(size.sent))).collect();
    let total: usize = sizes.iter().map(|size| size.sent).sum();
    format!("{}: {} compressed", files.join(", "), kilobytes(total))
}
