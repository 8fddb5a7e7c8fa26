//! The tests in real browsers: all of them in Chromium without windows, a core in Firefox and WebKit as readers have them, or all that a
//! browser can on demand.

use super::cargo::cargo_test;
use crate::browsers::{Browser, Ready, fonts};
use crate::{Result, dist, serve, sh, tools, workspace};
use std::path::Path;
use std::time::SystemTime;

/// The file of these tests.
pub const FILE: &str = "browser";

/// Tests that measure time or memory, or need both cores: nothing else may run beside them.
const ALONE: &[&str] = &[
    "animation::less_motion_for_those_who_ask",
    "animation::pictures_move_while_playing_and_stand_while_not",
    "animation::time_passes_at_the_speed_that_is_chosen",
    "compare::two_machines_of_64_processors_move",
    "curves::say_what_they_leave_out",
    "measured::a_device_is_calibrated_and_kept",
    "measured::every_formulation_gives_the_bits_of_the_simulator",
    "measured::in_a_sandbox_and_in_one_file",
    "measured::it_can_be_stopped",
    "measured::the_fastest_formulation_is_measured",
    "measured::what_was_measured_in_the_background_is_measured_again",
    "memory::",
    "own_samples::ten_megabytes_of_csv",
    "step::slow_at_turns_and_still_to_the_end",
    "step::what_happens_is_said_at_the_pace_that_is_chosen",
    "step::without_motion_nothing_moves_between_steps",
    "worker::a_long_run_can_be_cancelled",
    "worker::a_long_run_is_overtaken",
    "worker::the_latest_wins",
];

/// What is run in the others, each time: the page and its figures start wherever they are put, workers come, numbers are the
/// native ones, keys, files, addresses and messages do what they do.
const CORE: &[&str] = &[
    "address::back_and_forward",
    "element::shows_what_its_attributes_say",
    "frames::",
    "harness::",
    "hashes::",
    "hosts::in_plain_html",
    "keys::space_arrows_home_and_end",
    "language::another_one_is_chosen_and_nothing_is_lost",
    "loads::",
    "measured::a_device_is_calibrated_and_kept",
    "messages::is_ready_once_and_tells_its_height",
    "save::files_are_those_of_the_command",
    "standalone::",
    "worker::an_idle_worker_that_dies_is_replaced",
    "write::by_the_keyboard",
    "write::in_a_figure_the_reader_writes",
    "write::what_was_written_is_in_the_address_and_kept",
];

/// What Chromium alone can do for a test, and the tests that need it.
const CHROMIUM_ALONE: &[(&str, &[&str])] = &[
    (
        "heap and performance are the DevTools protocol's",
        &["memory::", "element::messages::leaves_nothing_behind"],
    ),
    (
        "the accessibility tree is the DevTools protocol's",
        &["newcomer::", "race::the_way_and_the_curve_by_hand"],
    ),
    (
        "a page is shown as it is printed by the DevTools protocol",
        &["element::prints_its_poster", "embed::prints", "ready::prints", "scheme::is_light_on_paper"],
    ),
    ("what a page lacks is taken from it before it begins by the DevTools protocol", &["alive::"]),
    ("permissions are granted by the DevTools protocol", &["share::a_button_copies_the_text"]),
    ("what a picture of a screen is on a phone is emulated", &["stages::cards_of_a_tour_are_swiped"]),
];

/// What cannot be asked of WebKitGTK's driver.
const NOT_WEBKIT: &[(&str, &[&str])] = &[
    (
        "a system's wishes do not change while a page is open",
        &[
            "appearance::light_and_dark_by_the_system_and_by_choice",
            "keys::what_is_being_written_stays",
            "animation::less_motion_for_those_who_ask",
            "scenes::the_distribution_moves_with_the_cursor_and_turns_to_the_memories",
            "step::without_motion_nothing_moves_between_steps",
        ],
    ),
    ("its pages have the scale of the screen", &["texts::zoomed_in"]),
    (
        "what a page preloads is loaded again by its script, where a host says nothing of caches",
        &["loads::from_one_script_and_one_module"],
    ),
];

/// The browsers that a word of the command line names.
pub fn named(word: Option<&String>) -> Result<Vec<Browser>> {
    match word.map(String::as_str) {
        Some("all") => Ok(Browser::ALL.to_vec()),
        Some(name) if let Some(browser) = Browser::ALL.into_iter().find(|browser| browser.name() == name) => {
            Ok(vec![browser])
        }
        _ => Err("--browser needs chromium, firefox, webkit or all".into()),
    }
}

/// Browsers, drivers and fonts.
pub fn ensure(browsers: &[Browser]) -> Result<Vec<Ready>> {
    sh::step("fonts", fonts::ensure)?;
    let ready =
        |browser: &Browser| sh::step(&format!("{} and its driver", browser.name()), || browser.ensure());
    browsers.iter().map(ready).collect()
}

/// Everything in Chromium's shell, or in Chromium where there is none; the core in each of the others. In Chromium as readers have it
/// measurements and visits run.
pub fn run(browsers: &[Ready], axe: &Path) -> Result {
    let mut results = Vec::new();
    let mut step = |what: &str, ready: &Ready, names: &[&str]| {
        let name = format!("{what} in {}", ready.browser.name());
        results.push(sh::step(&name, || in_browser(ready, axe, names)));
    };
    for ready in browsers {
        match ready.shell() {
            Some(shell) => step("end-to-end tests, without windows,", &shell, &[]),
            None if ready.browser == Browser::Chromium => step("end-to-end tests", ready, &[]),
            None => step("core", ready, CORE),
        }
    }
    results.into_iter().collect()
}

/// All that these browsers can, or what these names have of it; the page is built first if it is not there or older than a source.
pub fn alone(browsers: &[Browser], names: &[&str]) -> Result {
    let ready = ensure(browsers)?;
    let axe = tools::axe()?;
    if stale()? {
        sh::step("release build of the page", || dist::run(&[]))?;
    }
    let mut result = Ok(());
    for ready in &ready {
        let name = format!("end-to-end tests in {}", ready.browser.name());
        let ready = ready.shell().unwrap_or_else(|| ready.clone());
        result = result.and(sh::step(&name, || in_browser(&ready, &axe, names)));
    }
    result
}

/// Several browsers at a time, but for what must be alone: a shell starts in half a second, and three of them leave no core idle where
/// two leave a tenth; of the others each takes seconds of a core to start.
fn in_browser(ready: &Ready, axe: &Path, names: &[&str]) -> Result {
    let arguments = ["--test", FILE];
    let skipped = skipped(ready.browser);
    let run = |threads: u32, names: &[&str], skipped: &[&str]| {
        let skips = skipped.iter().flat_map(|name| ["--skip", name]);
        let program: Vec<&str> = names.iter().copied().chain(skips).collect();
        let mut command = ready.around(&cargo_test(&arguments, Some(threads), &program));
        command.env("HYPERFLY_AXE", axe);
        sh::run(&mut command)
    };
    if !names.is_empty() {
        return run(2, names, &skipped);
    }
    let at_once = if ready.browser == Browser::Chromium { 3 } else { 2 };
    let beside = run(at_once, &[], &[&skipped, ALONE].concat());
    beside.and(run(1, ALONE, &skipped))
}

/// What a browser cannot; a reason for each stands above.
fn skipped(browser: Browser) -> Vec<&'static str> {
    let lists: &[&[(&str, &[&str])]] = match browser {
        Browser::Chromium => &[],
        Browser::Firefox => &[CHROMIUM_ALONE],
        Browser::WebKit => &[CHROMIUM_ALONE, NOT_WEBKIT],
    };
    lists.iter().copied().flatten().flat_map(|(_, names)| names.iter().copied()).collect()
}

/// Whether there is no page, or one that is older than a source of it.
fn stale() -> Result<bool> {
    let changed = |file: &Path| file.metadata().and_then(|data| data.modified()).ok();
    let Some(built) = changed(&workspace::root().join("dist/index.html")) else { return Ok(true) };
    let mut places = serve::watched()?;
    let mut newest = SystemTime::UNIX_EPOCH;
    while let Some(place) = places.pop() {
        let inside = std::fs::read_dir(&place).into_iter().flatten().flatten().map(|entry| entry.path());
        places.extend(inside.filter(|path| !path.ends_with("target")));
        newest = newest.max(changed(&place).filter(|_| place.is_file()).unwrap_or(SystemTime::UNIX_EPOCH));
    }
    Ok(newest > built)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The tests as they stand in the files of tests/tests/browser.
    fn all() -> Vec<String> {
        let root = workspace::root().join("tests/tests/browser");
        let mut places = vec![root.clone()];
        let mut all = Vec::new();
        while let Some(place) = places.pop() {
            for entry in std::fs::read_dir(&place).expect("a directory").flatten() {
                if entry.path().is_dir() {
                    places.push(entry.path());
                    continue;
                }
                let module = entry.path().strip_prefix(&root).expect("a file below").with_extension("");
                let module = module.to_string_lossy().replace('/', "::");
                let text = std::fs::read_to_string(entry.path()).expect("a source");
                let tests = text.split("#[tokio::test").skip(1);
                let name = |test: &str| {
                    test.split_once("async fn ")?.1.split_once('(').map(|(name, _)| name.to_string())
                };
                // Those of a macro: `name: "page",`.
                let made =
                    text.lines().filter_map(|line| line.trim().strip_suffix("\",")?.split_once(": \""));
                all.extend(made.map(|(name, _)| format!("{module}::{name}")));
                all.extend(tests.filter_map(|test| Some(format!("{module}::{}", name(test)?))));
            }
        }
        all
    }

    /// A name that no test has would leave a test out without a word, or none.
    #[test]
    fn every_name_is_that_of_a_test() {
        let all = all();
        assert!(all.len() > 200, "{}", all.len());
        for name in [ALONE, CORE, &skipped(Browser::WebKit)].concat() {
            assert!(all.iter().any(|test| test.contains(name)), "no test is called {name}");
        }
        let core = all.iter().filter(|test| CORE.iter().any(|name| test.contains(name)));
        let core: Vec<&String> = core.collect();
        assert!((20..40).contains(&core.len()), "a core of {}", core.len());
    }

    #[test]
    fn chromium_skips_nothing() {
        assert_eq!(skipped(Browser::Chromium), Vec::<&str>::new());
    }
}
