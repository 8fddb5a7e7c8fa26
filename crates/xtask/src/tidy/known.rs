//! Broken rules that are known and on their way out. The list is exact: what is not broken any more fails until its entry is
//! removed, so that it can only become shorter. Of 2026-11-22, to be empty on the same day.

use super::Finding;
use std::collections::BTreeSet;

/// Knots of modules: the root file of the crate, and the modules, sorted.
const CIRCLES: &[(&str, &[&str])] =
    &[("crates/core/src/lib.rs", &["crate::kernel::radix4", "crate::kernel::twiddle"])];

/// Files that are too long.
const TOO_LONG: &[&str] = &["crates/request/src/keys.rs", "static/page.css"];

/// Files that point to what their readers do not have.
const ELSEWHERE: &[&str] = &[];

/// The list, and what of it was met.
pub struct Known {
    met: BTreeSet<(&'static str, String)>,
}

const CIRCLE: &str = "a circle";
const LONG: &str = "too long";
const POINTS: &str = "pointing elsewhere";

impl Known {
    /// Nothing is met yet.
    pub fn new() -> Self {
        Self { met: BTreeSet::new() }
    }

    /// Whether this knot is known.
    pub fn circle(&mut self, root: &str, modules: &[String]) -> bool {
        let known = CIRCLES.iter().any(|(of, knot)| *of == root && *knot == modules);
        self.meet(known, CIRCLE, format!("{root} {}", modules.join(" ")))
    }

    /// Whether it is known that this file is too long.
    pub fn too_long(&mut self, file: &str) -> bool {
        self.meet(TOO_LONG.contains(&file), LONG, file.to_owned())
    }

    /// Whether it is known that this file points elsewhere.
    pub fn elsewhere(&mut self, file: &str) -> bool {
        self.meet(ELSEWHERE.contains(&file), POINTS, file.to_owned())
    }

    fn meet(&mut self, known: bool, what: &'static str, which: String) -> bool {
        if known {
            self.met.insert((what, which));
        }
        known
    }

    /// Entries that were not met.
    pub fn no_longer(&self) -> Vec<Finding> {
        let circles = CIRCLES.iter().map(|(root, knot)| (CIRCLE, format!("{root} {}", knot.join(" "))));
        let long = TOO_LONG.iter().map(|file| (LONG, (*file).to_owned()));
        let elsewhere = ELSEWHERE.iter().map(|file| (POINTS, (*file).to_owned()));
        let all = circles.chain(long).chain(elsewhere);
        let gone = all.filter(|entry| !self.met.contains(entry));
        let tell = |(what, which): (&str, String)| format!("no longer {what}, remove the entry: {which}");
        gone.map(|entry| Finding::new("crates/xtask/src/tidy/known.rs", 1, tell(entry))).collect()
    }
}
