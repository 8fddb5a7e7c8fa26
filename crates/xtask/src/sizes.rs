//! How large a built page is, raw and as a server would send it.

use crate::{Result, compress, files};
use std::path::Path;

/// One file that a page loads.
pub struct Size {
    /// Its name.
    pub name: String,
    /// Its bytes.
    pub raw: usize,
    /// Its bytes with gzip; those that are no text or wasm are sent as they are.
    pub gzip: usize,
    /// Its bytes with brotli, likewise.
    pub brotli: usize,
}

/// The sizes of a page and of the files that it names, the largest first; without what it loads only on demand.
pub fn of(directory: &Path, page: &str) -> Result<Vec<Size>> {
    let html = files::read_text(&directory.join(page))?;
    // What is loaded on demand is named without `./`; the module, by its script if by nothing else.
    let module = |name: &str| html.contains(&format!("\"./{}\"", name.replace("_bg.wasm", ".js")));
    let mut sizes = Vec::new();
    for name in files::names(directory)? {
        if name != page
            && !html.contains(&format!("\"./{name}\""))
            && !(name.ends_with("_bg.wasm") && module(&name))
        {
            continue;
        }
        let bytes = files::read(&directory.join(&name))?;
        let (mut gzip, mut brotli) = (bytes.len(), bytes.len());
        if compress::is_worth(&name) {
            gzip = gzip.min(compress::gzip(&bytes)?.len());
            brotli = brotli.min(compress::brotli(&bytes)?.len());
        }
        sizes.push(Size { name, raw: bytes.len(), gzip, brotli });
    }
    sizes.sort_by(|a, b| b.gzip.cmp(&a.gzip).then(a.name.cmp(&b.name)));
    Ok(sizes)
}

/// The bytes of the largest file of a directory with this ending, with brotli.
pub fn largest(directory: &Path, ending: &str, counts: impl Fn(&str) -> bool) -> Result<usize> {
    let mut most = 0;
    for name in files::names(directory)?.iter().filter(|name| name.ends_with(ending) && counts(name)) {
        most = most.max(compress::brotli(&files::read(&directory.join(name))?)?.len());
    }
    Ok(most)
}

/// All of them together with brotli.
pub fn brotli(sizes: &[Size]) -> usize {
    sizes.iter().map(|size| size.brotli).sum()
}

/// `page-1f.wasm 81 KB, …: 160 KB compressed` for one line.
pub fn summary(sizes: &[Size]) -> String {
    let kilobytes = |bytes: usize| format!("{:.1} KB", bytes as f64 / 1000.0);
    let files: Vec<String> =
        sizes.iter().map(|size| format!("{} {}", size.name, kilobytes(size.brotli))).collect();
    format!("{}: {} with brotli", files.join(", "), kilobytes(brotli(sizes)))
}
