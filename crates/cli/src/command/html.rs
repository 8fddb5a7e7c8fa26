//! `hyperfly figure --html`: writes the whole page as one HTML file with a scenario.
//!
//! The page comes from `cargo xtask dist`; this command fills in one line of its head. A fragment in the address
//! overrides the scenario, so a link to the file may show something else.

use crate::execution::execute::execute;
use crate::failure::Failure;
use crate::input::moment::{Moment, take_moment};
use crate::input::read_to_limit;
use crate::input::request::{RunRequest, collect_pairs};
use crate::output::picture::check_html;
use crate::output::{Destination, print_json};
use clap::ArgMatches;
use hyperfly_core::limits::Options;
use hyperfly_export::scenario;
use hyperfly_request::{Controls, Request, SignalKind};
use hyperfly_view::draw::svg::escape;
use serde::Serialize;
use serde_json::Value;
use std::path::{Path, PathBuf};

/// File name of the page that `cargo xtask dist` builds.
const STANDALONE: &str = "hyperfly-standalone.html";
/// The line of the page, occurring once, that takes a scenario.
const SCENARIO_LINE: &str = "<meta name=\"hyperfly-scenario\" content=\"\">";

#[derive(Serialize)]
struct HtmlJson<'a> {
    file: Option<&'a str>,
    /// Part after `#` in an address of the same figure.
    fragment: &'a str,
    /// The page that the scenario was written into.
    standalone: String,
    bytes: usize,
    scenario: Value,
}

/// Maximum size of the page in bytes.
const MAX_BYTES: usize = 64 << 20;

pub fn run(matches: &ArgMatches) -> Result<(), Failure> {
    let mut pairs = collect_pairs(matches)?;
    let moment = take_moment(&mut pairs)?;
    let mut run_request = RunRequest::with(matches, pairs)?;
    check_contents(&run_request)?;
    match moment {
        None => {}
        Some(Moment::Time(t)) => run_request.request.look.t = t,
        // A fraction of T_p needs a run, which determines T_p.
        Some(fraction) => {
            let run = execute(&run_request.request.settings, None, Options::default())?;
            run_request.request.look.t = fraction.time(run.report.t_parallel)?;
        }
    }
    let destination = Destination::new("output", matches.get_one::<String>("output"))?;
    check_html(destination)?;
    let standalone = find_standalone(matches.get_one::<String>("standalone"))?;
    let (page, fragment) = fill_standalone(&standalone, run_request.request.clone())?;

    let json = matches.get_flag("json");
    let file = if let Destination::File(path) = destination { Some(path) } else { None };
    // With --json, stdout holds the JSON and not the page.
    if file.is_some() || !json {
        destination.write(|out| out.write_all(page.as_bytes()))?;
    }
    if json {
        return print_json(&HtmlJson {
            file,
            fragment: &fragment,
            standalone: standalone.display().to_string(),
            bytes: page.len(),
            scenario: scenario(&run_request.request.settings),
        });
    }
    Ok(())
}

/// Returns the page that shows the run of a request, as `figure --html` writes it.
///
/// # Errors
/// A page cannot contain this run, or `standalone` is no page of `cargo xtask dist`.
pub fn fill_page(standalone: &Path, run_request: &RunRequest) -> Result<String, Failure> {
    check_contents(run_request)?;
    fill_standalone(standalone, run_request.request.clone()).map(|(page, _)| page)
}

/// Refuses runs that a page cannot contain.
fn check_contents(run_request: &RunRequest) -> Result<(), Failure> {
    if run_request.request.settings.signal == SignalKind::Own {
        return Err(Failure::invalid(
            "signal",
            "own",
            "one of the built-in signals: a page cannot contain samples",
        ));
    }
    if run_request.program.is_some() {
        return Err(Failure::invalid(
            "program",
            "",
            "a picture, without --html: a page cannot contain a program yet",
        ));
    }
    Ok(())
}

/// Fills the page with a request and returns it with the fragment of its address.
fn fill_standalone(standalone: &Path, mut request: Request) -> Result<(String, String), Failure> {
    let path = standalone.display();
    let page = std::fs::File::open(standalone)
        .and_then(|file| read_to_limit(file, MAX_BYTES))
        .map_err(|error| Failure::Request(vec![format!("standalone = {path} cannot be read: {error}")]))?;
    // Show a figure instead of the whole explorer. The figure's link to the explorer drops this value.
    if request.look.controls == Controls::Auto {
        request.look.controls = Controls::Min;
    }
    let fragment = request.to_fragment();
    let page = insert_scenario(&page, &fragment).ok_or_else(|| {
        Failure::invalid("standalone", path, format!("a {STANDALONE} of `cargo xtask dist`"))
    })?;
    Ok((page, fragment))
}

/// Inserts the scenario into the page; `None` if it is another page.
fn insert_scenario(page: &str, fragment: &str) -> Option<String> {
    let line = SCENARIO_LINE.replace("\"\"", &format!("\"{}\"", escape(fragment)));
    (page.matches(SCENARIO_LINE).count() == 1).then(|| page.replace(SCENARIO_LINE, &line))
}

/// Finds the page to write into: the file of the option or the environment variable, else the one in dist/, else the
/// one next to the executable.
fn find_standalone(path_option: Option<&String>) -> Result<PathBuf, Failure> {
    if let Some(file) = path_option {
        return Ok(file.into());
    }
    if let Some(file) = std::env::var_os("HYPERFLY_STANDALONE").filter(|file| !file.is_empty()) {
        return Ok(file.into());
    }
    let next_to_executable =
        std::env::current_exe().ok().and_then(|program| Some(program.parent()?.join(STANDALONE)));
    let built_page = PathBuf::from("dist").join(STANDALONE);
    [Some(built_page), next_to_executable].into_iter().flatten().find(|file| file.is_file()).ok_or_else(|| {
        Failure::Request(vec![format!(
            "--html needs {STANDALONE}, which `cargo xtask dist` writes into dist/: name it with --standalone FILE or in \
             HYPERFLY_STANDALONE, or put it next to this command"
        )])
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fragment_is_escaped_in_its_attribute() {
        let page = format!("<head>{SCENARIO_LINE}</head>");
        let html = insert_scenario(&page, "p=4&n=16\"><script>").expect("a page");
        assert_eq!(
            html,
            "<head><meta name=\"hyperfly-scenario\" content=\"p=4&amp;n=16&quot;&gt;&lt;script&gt;\"></head>"
        );
        assert_eq!(insert_scenario("<head></head>", "p=4"), None);
        assert_eq!(insert_scenario(&page.repeat(2), "p=4"), None);
    }
}
