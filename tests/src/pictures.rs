//! The pictures of the page that the README shows: what each is of, and where it lies.

use crate::paths::root;
use std::path::PathBuf;

/// A picture of the page.
#[derive(Clone, Copy, Debug)]
pub struct Picture {
    /// What its files are called.
    pub name: &'static str,
    /// What stands behind `#`: a cursor that stands still, so that the picture is the same the next time.
    pub fragment: &'static str,
    /// Its size in pixels.
    pub size: (u32, u32),
    /// A JavaScript expression that is true once all that is on it is there.
    pub there: &'static str,
}

const DRAWN: &str = "document.querySelector('canvas') !== null";
const CURVES: &str =
    "(state => state.points_total > 0 && state.points === state.points_total)(JSON.parse(hyperfly.state()))";
const VERDICT: &str = "document.querySelector('main .verdict') !== null";

/// All of them.
pub const PICTURES: [Picture; 4] = [
    Picture {
        name: "race",
        fragment: "p=64&n=4096&beside=topology:mesh&race=machines&t=265",
        size: (1000, 720),
        there: DRAWN,
    },
    Picture {
        name: "workbench",
        fragment: "p=16&n=1024&topology=mesh&t=180",
        size: (1120, 700),
        there: CURVES,
    },
    Picture {
        name: "values",
        fragment: "p=4&n=16&view=butterfly&race=values&signal=noise&t=63",
        size: (1000, 720),
        there: DRAWN,
    },
    Picture { name: "paper", fragment: "paper=gk-fig3&play=false", size: (1000, 720), there: VERDICT },
];

/// The colours in which each is taken, as the key `theme` calls them.
pub const THEMES: [&str; 2] = ["light", "dark"];

/// The bytes that all of them have together at most.
pub const MOST_BYTES: u64 = 600_000;

impl Picture {
    /// What stands behind `#` for these colours, in the language of the README.
    pub fn address(&self, theme: &str) -> String {
        format!("{}&theme={theme}&lang=en", self.fragment)
    }

    /// Where it lies, seen from the root of the repository.
    pub fn path(&self, theme: &str) -> String {
        format!("docs/pictures/{}-{theme}.png", self.name)
    }

    /// Its file.
    pub fn file(&self, theme: &str) -> PathBuf {
        root().join(self.path(theme))
    }
}
