//! No modules of a crate use each other in a circle, parents and their children included.

mod knots;
mod module;
mod tree;

pub use knots::Knot;

use std::path::{Path, PathBuf};

/// A knot of modules in one crate, told to a reader.
pub struct Tied {
    /// The root file of the crate, relative to the root of the tree.
    pub root: String,
    /// Its modules.
    pub knot: Knot,
    /// The shortest of its chains, one a line, with what makes each arrow.
    pub told: String,
}

/// Longer chains mostly go when the short ones are gone.
const MOST_TOLD: usize = 25;

/// The knots of each crate (library, programs, build script) in a directory.
pub fn of_package(workspace: &Path, directory: &str) -> Result<Vec<Tied>, String> {
    let mut all = Vec::new();
    for root in roots(&workspace.join(directory)) {
        let tree = tree::Tree::read(&root, &|file| std::fs::read_to_string(file).ok())?;
        let arrows = tree.arrows();
        let name = root.strip_prefix(workspace).unwrap_or(&root).to_string_lossy().replace('\\', "/");
        for knot in knots::find(&arrows) {
            let told = knot.chains.iter().take(MOST_TOLD).map(|chain| tell(chain, &arrows)).collect();
            all.push(Tied { root: name.clone(), knot, told });
        }
    }
    Ok(all)
}

/// The files with which crates begin.
fn roots(directory: &Path) -> Vec<PathBuf> {
    let mut roots: Vec<PathBuf> =
        ["build.rs", "src/lib.rs", "src/main.rs"].iter().map(|name| directory.join(name)).collect();
    let programs = std::fs::read_dir(directory.join("src/bin")).into_iter().flatten().flatten();
    roots.extend(
        programs.map(|entry| entry.path()).filter(|path| path.extension().is_some_and(|end| end == "rs")),
    );
    roots.retain(|root| root.is_file());
    roots.sort();
    roots
}

/// `    a -> b -> a   (a: crate::b::B; b: super::A)`.
fn tell(chain: &[String], arrows: &tree::Arrows) -> String {
    let short = |name: &str| name.strip_prefix("crate::").unwrap_or(name).to_owned();
    let names: Vec<String> = chain.iter().map(|name| short(name)).collect();
    let reason = |pair: &[String]| {
        let path = arrows.get(&(pair[0].clone(), pair[1].clone())).map(String::as_str).unwrap_or_default();
        format!("{}: {path}", short(&pair[0]))
    };
    let reasons: Vec<String> = chain.windows(2).map(reason).collect();
    format!("    {}   ({})\n", names.join(" -> "), reasons.join("; "))
}
