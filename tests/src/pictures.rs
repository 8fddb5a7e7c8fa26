//! Screenshots for the README: content and file names.

use crate::paths::root;
use std::path::PathBuf;

/// A screenshot of the page.
#[derive(Clone, Copy, Debug)]
pub struct Picture {
    /// Base name of its files.
    pub name: &'static str,
    /// Fragment of the address, with a stationary cursor for reproducibility.
    pub fragment: &'static str,
    pub size: (u32, u32),
    /// JavaScript: whether the content is complete.
    pub is_ready: &'static str,
}

const HAS_CANVAS: &str = "document.querySelector('canvas') !== null";
const CURVES: &str =
    "(state => state.points_total > 0 && state.points === state.points_total)(JSON.parse(hyperfly.state()))";
const VERDICT: &str = "document.querySelector('main .verdict') !== null";

/// All screenshots.
pub const PICTURES: [Picture; 4] = [
    Picture {
        name: "race",
        fragment: "p=64&n=4096&beside=topology:mesh&race=machines&t=265",
        size: (1000, 720),
        is_ready: HAS_CANVAS,
    },
    Picture {
        name: "workbench",
        fragment: "p=16&n=1024&topology=mesh&t=180",
        size: (1120, 700),
        is_ready: CURVES,
    },
    Picture {
        name: "values",
        fragment: "p=4&n=16&view=butterfly&race=values&signal=noise&t=63",
        size: (1000, 720),
        is_ready: HAS_CANVAS,
    },
    Picture { name: "paper", fragment: "paper=gk-fig3&play=false", size: (1000, 720), is_ready: VERDICT },
];

/// Themes of the screenshots, as values of the key `theme`.
pub const THEMES: [&str; 2] = ["light", "dark"];

/// Maximum size of all screenshots together, in bytes.
pub const MAX_BYTES: u64 = 600_000;

impl Picture {
    /// Returns the fragment for a theme, in the README's language.
    pub fn address(&self, theme: &str) -> String {
        format!("{}&theme={theme}&lang=en", self.fragment)
    }

    /// Returns the path relative to the repository.
    pub fn path(&self, theme: &str) -> String {
        format!("docs/pictures/{}-{theme}.png", self.name)
    }

    pub fn file(&self, theme: &str) -> PathBuf {
        root().join(self.path(theme))
    }
}
