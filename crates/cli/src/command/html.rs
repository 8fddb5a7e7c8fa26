//! `hyperfly figure --html`: the whole page as one file with a scenario in it, for places that take a single HTML file.
//!
//! The page comes from `cargo xtask dist`; what is written here is one line of its head. A fragment in the address still
//! wins over it, so that a link to the file may show something else.

use crate::execute::execute;
use crate::failure::Failure;
use crate::moment::{Moment, moment};
use crate::output::{Destination, print_json};
use crate::picture::check_html;
use crate::reading::read_to_limit;
use crate::request::{Asked, given};
use clap::ArgMatches;
use hyperfly_core::limits::Options;
use hyperfly_export::scenario;
use hyperfly_request::{Controls, SignalKind};
use hyperfly_view::draw::svg::escape;
use serde::Serialize;
use serde_json::Value;
use std::path::PathBuf;

/// The name of the page that `cargo xtask dist` makes.
const STANDALONE: &str = "hyperfly-standalone.html";
/// The line of it, found once, in which a scenario can stand.
const NO_SCENARIO: &str = "<meta name=\"hyperfly-scenario\" content=\"\">";

#[derive(Serialize)]
struct HtmlJson<'a> {
    file: Option<&'a str>,
    /// What stands behind `#` in an address of the same figure.
    fragment: &'a str,
    /// The page that the scenario was written into.
    standalone: String,
    bytes: usize,
    scenario: Value,
}

/// No page in one file comes near this, in bytes.
const MOST_BYTES: usize = 64 << 20;

/// The command.
pub fn run(matches: &ArgMatches) -> Result<(), Failure> {
    let mut pairs = given(matches)?;
    let moment = moment(&mut pairs)?;
    let mut asked = Asked::with(matches, pairs)?;
    if asked.request.settings.signal == SignalKind::Own {
        return Err(Failure::invalid(
            "signal",
            "own",
            "one of the built-in signals: samples do not travel in a page",
        ));
    }
    if asked.program.is_some() {
        return Err(Failure::invalid(
            "program",
            "",
            "a picture, without --html: programs do not travel in a page yet",
        ));
    }
    match moment {
        None => {}
        Some(Moment::Time(t)) => asked.request.look.t = t,
        // T_p is known only from the run.
        Some(part) => {
            let run = execute(&asked.request.settings, None, Options::default())?;
            asked.request.look.t = part.of(run.report.t_parallel)?;
        }
    }
    let destination = Destination::new("output", matches.get_one::<String>("output"))?;
    check_html(destination)?;
    let standalone = standalone(matches.get_one::<String>("standalone"))?;
    let named = standalone.display();
    let page = std::fs::File::open(&standalone)
        .and_then(|file| read_to_limit(file, MOST_BYTES))
        .map_err(|error| Failure::Request(vec![format!("standalone = {named} cannot be read: {error}")]))?;
    // A figure, and not the whole explorer; the figure's link to the explorer leads to the same file without this word.
    if asked.request.look.controls == Controls::Auto {
        asked.request.look.controls = Controls::Min;
    }
    let fragment = asked.request.to_fragment();
    let page = with_scenario(&page, &fragment).ok_or_else(|| {
        Failure::invalid("standalone", &named, format!("a {STANDALONE} of `cargo xtask dist`"))
    })?;

    let json = matches.get_flag("json");
    let file = if let Destination::File(path) = destination { Some(path) } else { None };
    // With JSON on stdout there is no room for the page there.
    if file.is_some() || !json {
        destination.write(|out| out.write_all(page.as_bytes()))?;
    }
    if json {
        return print_json(&HtmlJson {
            file,
            fragment: &fragment,
            standalone: named.to_string(),
            bytes: page.len(),
            scenario: scenario(&asked.request.settings),
        });
    }
    Ok(())
}

/// The page with this scenario in it; `None` if it is another page.
fn with_scenario(page: &str, fragment: &str) -> Option<String> {
    let line = NO_SCENARIO.replace("\"\"", &format!("\"{}\"", escape(fragment)));
    (page.matches(NO_SCENARIO).count() == 1).then(|| page.replace(NO_SCENARIO, &line))
}

/// The page to write into: the file named by the flag or the environment, else the one built here, else the one beside the
/// command.
fn standalone(named: Option<&String>) -> Result<PathBuf, Failure> {
    if let Some(file) = named {
        return Ok(file.into());
    }
    if let Some(file) = std::env::var_os("HYPERFLY_STANDALONE").filter(|file| !file.is_empty()) {
        return Ok(file.into());
    }
    let beside = std::env::current_exe().ok().and_then(|program| Some(program.parent()?.join(STANDALONE)));
    let built = PathBuf::from("dist").join(STANDALONE);
    [Some(built), beside].into_iter().flatten().find(|file| file.is_file()).ok_or_else(|| {
        Failure::Request(vec![format!(
            "--html needs {STANDALONE}, which `cargo xtask dist` writes into dist/: name it with --standalone FILE or in \
             HYPERFLY_STANDALONE, or put it beside this command"
        )])
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_fragment_stays_within_its_attribute() {
        let page = format!("<head>{NO_SCENARIO}</head>");
        let found = with_scenario(&page, "p=4&n=16\"><script>").expect("a page");
        assert_eq!(
            found,
            "<head><meta name=\"hyperfly-scenario\" content=\"p=4&amp;n=16&quot;&gt;&lt;script&gt;\"></head>"
        );
        assert_eq!(with_scenario("<head></head>", "p=4"), None);
        assert_eq!(with_scenario(&page.repeat(2), "p=4"), None);
    }
}
