//! One quiet line about what happened behind the scenes.

use hyperfly_text::page as text;

/// What there is to say.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Notice {
    /// Page and worker are not of one build: the page has to be loaded anew.
    OtherBuild,
    /// A newer version of the page waits to take over (static/offline.js).
    NewVersion,
    /// The worker has not answered for a while.
    Silent,
    /// No worker can be started, in words: it is tried again when something is to be run.
    NoWorker(String),
    /// Anything else, in words.
    Words(String),
}

impl Notice {
    /// It in words.
    pub fn words(&self) -> &str {
        match self {
            Notice::OtherBuild => text::other_build(),
            Notice::NewVersion => text::new_version(),
            Notice::Silent => text::silent(),
            Notice::NoWorker(words) | Notice::Words(words) => words,
        }
    }

    /// Whether it concerns the whole page, and stays to be said in another language.
    pub fn lasts(&self) -> bool {
        !matches!(self, Notice::NoWorker(_) | Notice::Words(_))
    }
}

impl From<String> for Notice {
    fn from(words: String) -> Notice {
        Notice::Words(words)
    }
}
