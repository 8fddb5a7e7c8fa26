//! One quiet line about what happened behind the scenes.

use hyperfly_text::page as text;

/// What there is to say.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Notice {
    /// Page and worker are not of one build: the page has to be loaded anew.
    OtherBuild,
    /// A newer version of the page waits to take over (static/offline.js).
    NewVersion,
    /// Anything else, in words.
    Words(String),
}

impl Notice {
    /// It in words.
    pub fn words(&self) -> &str {
        match self {
            Notice::OtherBuild => text::other_build(),
            Notice::NewVersion => text::new_version(),
            Notice::Words(words) => words,
        }
    }

    /// Whether it concerns the whole page, and stays to be said in another language.
    pub fn lasts(&self) -> bool {
        !matches!(self, Notice::Words(_))
    }
}

impl From<String> for Notice {
    fn from(words: String) -> Notice {
        Notice::Words(words)
    }
}
