//! Notices: one quiet line each.

use hyperfly_text::page as text;

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Notice {
    /// Page and worker are of different builds: the page must be reloaded.
    OtherBuild,
    /// A newer version of the page is available (static/offline.js).
    NewVersion,
    /// The worker has not responded for a while.
    Silent,
    /// No worker can be started; the reason. The next run tries again.
    NoWorker(String),
    Words(String),
}

impl Notice {
    /// Returns the text of the notice.
    pub fn words(&self) -> &str {
        match self {
            Notice::OtherBuild => text::other_build(),
            Notice::NewVersion => text::new_version(),
            Notice::Silent => text::silent(),
            Notice::NoWorker(words) | Notice::Words(words) => words,
        }
    }

    /// Whether the notice outlasts a change of the language.
    pub fn lasts(&self) -> bool {
        !matches!(self, Notice::NoWorker(_) | Notice::Words(_))
    }
}

impl From<String> for Notice {
    fn from(words: String) -> Notice {
        Notice::Words(words)
    }
}
