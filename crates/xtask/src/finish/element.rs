//! The element for pages of others has two names: `hyperfly.js`, which is always the newest, and one with the version of the messages
//! that it speaks, `hyperfly-1.js`. Who loads that one keeps what its version promises when there is another (docs/hosting.md).

use crate::{Result, files};
use std::path::Path;

/// The script as it lies in static/.
const SCRIPT: &str = "hyperfly.js";
/// In front of the version in each message to a frame.
const VERSION: &str = "{ hyperfly: ";

/// Writes the script under its second name, too.
pub fn with_version(staging: &Path) -> Result {
    let script = files::read_text(&staging.join(SCRIPT))?;
    files::write(&staging.join(name(&script)?), script)
}

/// The name with the version that a script says in its messages.
fn name(script: &str) -> Result<String> {
    let after = script.split_once(VERSION).map_or("", |(_, after)| after);
    let version = &after[..after.find(|letter: char| !letter.is_ascii_digit()).unwrap_or(after.len())];
    match version {
        "" => Err(format!("{SCRIPT} says no version of its messages")),
        version => Ok(SCRIPT.replace(".js", &format!("-{version}.js"))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::workspace;

    #[test]
    fn the_name_has_the_version_of_the_messages() {
        assert_eq!(name("postMessage({ hyperfly: 12, ...message })").as_deref(), Ok("hyperfly-12.js"));
        assert!(name("postMessage({ ...message })").is_err());
        let own = files::read_text(&workspace::root().join("static").join(SCRIPT)).expect("the script");
        assert_eq!(name(&own).as_deref(), Ok("hyperfly-1.js"));
    }
}
