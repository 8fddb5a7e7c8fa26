//! What messages are told: texts, and numbers that are counted.

/// What a message is told.
#[derive(Clone, Copy, Debug)]
pub enum Arg<'a> {
    /// Put in as it is; a choice compares it.
    Text(&'a str),
    /// Set as the language sets it; a choice takes its plural, or the number itself.
    Count(u64),
}

impl<'a> From<&'a str> for Arg<'a> {
    fn from(text: &'a str) -> Self {
        Arg::Text(text)
    }
}

impl<'a> From<&'a String> for Arg<'a> {
    fn from(text: &'a String) -> Self {
        Arg::Text(text)
    }
}

impl From<u64> for Arg<'_> {
    fn from(count: u64) -> Self {
        Arg::Count(count)
    }
}

impl From<u32> for Arg<'_> {
    fn from(count: u32) -> Self {
        Arg::Count(count.into())
    }
}

impl From<usize> for Arg<'_> {
    fn from(count: usize) -> Self {
        Arg::Count(count as u64)
    }
}

/// A value for a message that is asked for by its name.
#[derive(Clone, Debug, PartialEq)]
pub enum Told {
    /// Put in as it is.
    Text(String),
    /// Set as the language sets it.
    Count(u64),
}

impl<'a> From<&'a Told> for Arg<'a> {
    fn from(told: &'a Told) -> Self {
        match told {
            Told::Text(text) => Arg::Text(text),
            Told::Count(count) => Arg::Count(*count),
        }
    }
}
