//! Arguments of messages: texts and counts.

/// Argument of a message.
#[derive(Clone, Copy, Debug)]
pub enum Arg<'a> {
    /// A text, inserted unchanged; selectors compare it.
    Text(&'a str),
    /// A number, formatted for the language; selectors use its plural category or the number itself.
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

/// Owned argument of a message that is looked up by name.
#[derive(Clone, Debug, PartialEq)]
pub enum ArgValue {
    Text(String),
    Count(u64),
}

impl<'a> From<&'a ArgValue> for Arg<'a> {
    fn from(value: &'a ArgValue) -> Self {
        match value {
            ArgValue::Text(text) => Arg::Text(text),
            ArgValue::Count(count) => Arg::Count(*count),
        }
    }
}
