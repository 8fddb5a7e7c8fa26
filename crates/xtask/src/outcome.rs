//! How a command ends.

/// What went wrong, already in words for the reader.
pub type Result<T = ()> = std::result::Result<T, String>;

/// The error for an argument a command does not know.
pub fn unknown(argument: &str) -> String {
    format!("unknown argument `{argument}`; see `cargo xtask help`")
}
