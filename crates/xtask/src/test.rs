//! `cargo xtask test`: everything that must hold, cheapest first, the tests in a real browser last.

use crate::{Result, bench, chromium, dist, recompute, sh, tidy, tools, unknown, workspace};
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

const WASM: &str = "wasm32-unknown-unknown";

/// The command.
pub fn run(arguments: &[String]) -> Result {
    let mut fast = false;
    for argument in arguments {
        match argument.as_str() {
            "--fast" => fast = true,
            other => return Err(unknown(other)),
        }
    }
    let start = Instant::now();
    // First what could be missing, so that nobody waits ten minutes to be told.
    let chromium = if fast { None } else { Some(sh::step("chromium and its driver", chromium::ensure)?) };
    let python = recompute::python()?;
    let axe = if fast { None } else { Some(tools::axe()?) };
    tools::component("rustfmt", "fmt")?;
    tools::component("clippy", "clippy")?;
    tools::wasm_target()?;

    sh::step("tidy", || tidy::run(&[]))?;
    sh::step("clippy", || {
        sh::run(&mut cargo(&[
            "clippy",
            "--workspace",
            "--all-targets",
            "--all-features",
            "--",
            "-D",
            "warnings",
        ]))
    })?;
    sh::step("clippy for wasm", || {
        let web = [
            "clippy",
            "--package",
            "hyperfly-web",
            "--target",
            WASM,
            "--all-targets",
            "--",
            "-D",
            "warnings",
        ];
        sh::run(&mut cargo(&web))
    })?;
    sh::step("native tests", native)?;
    sh::step("cells of the papers, recomputed by Python", || recompute::run(&python))?;
    if let (Some(chromium), Some(axe)) = (chromium, axe) {
        sh::step("licences, sources, advisories", deny)?;
        sh::step("wasm tests in headless Chromium", || wasm(&chromium))?;
        sh::step("release build of the page", || dist::run(&[]))?;
        sh::step("a quick pass of the measurements", || bench::run(&["--quick".into()]))?;
        sh::step("end-to-end tests in headless Chromium", || end_to_end(&chromium, &axe))?;
    }
    println!("== all passed in {}", sh::seconds(start));
    Ok(())
}

fn cargo(arguments: &[&str]) -> Command {
    let mut command = workspace::cargo();
    command.args(arguments);
    command
}

/// `cargo nextest run` where it is installed, otherwise `cargo test`, with these arguments and with those of the test program
/// (names, `--skip`), which both take alike.
fn cargo_test(arguments: &[&str], threads: Option<u32>, program: &[&str]) -> Command {
    let threads = threads.map(|threads| format!("--test-threads={threads}"));
    if sh::quiet(&mut cargo(&["nextest", "--version"])).is_ok() {
        let mut command = cargo(&["nextest", "run", "--no-fail-fast"]);
        command.args(arguments).args(threads).arg("--").args(program);
        return command;
    }
    let mut command = cargo(&["test", "--no-fail-fast"]);
    command.args(arguments).arg("--").args(threads).args(program);
    command
}

fn native() -> Result {
    sh::run(&mut cargo_test(&["--workspace", "--lib", "--bins", "--tests"], None, &[]))?;
    sh::run(&mut cargo(&["test", "--workspace", "--doc"]))
}

/// Advisories need a database from the network; where it cannot be reached the rest is still checked.
fn deny() -> Result {
    let directory = tools::deny()?;
    let check = |what: &[&str]| {
        let mut command = cargo(&["deny", "--all-features", "check", "--hide-inclusion-graph"]);
        command.env("PATH", sh::path_with(&directory)).args(what);
        sh::run(&mut command)
    };
    check(&["bans", "licenses", "sources"])?;
    if reachable("https://github.com/rustsec/advisory-db") {
        return check(&["advisories"]);
    }
    println!(
        "advisories: NOT CHECKED, the database (github.com/rustsec/advisory-db) cannot be reached from here"
    );
    Ok(())
}

fn reachable(repository: &str) -> bool {
    let child = Command::new("git")
        .args(["ls-remote", "--quiet", repository, "HEAD"])
        .env("GIT_TERMINAL_PROMPT", "0")
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn();
    let Ok(mut child) = child else { return false };
    let deadline = Instant::now() + Duration::from_secs(20);
    while Instant::now() < deadline {
        match child.try_wait() {
            Ok(Some(status)) => return status.success(),
            Ok(None) => std::thread::sleep(Duration::from_millis(100)),
            Err(_) => break,
        }
    }
    let _ = child.kill();
    let _ = child.wait();
    false
}

fn wasm(chromium: &chromium::Chromium) -> Result {
    let runner = tools::wasm_bindgen()?.join("wasm-bindgen-test-runner");
    let capabilities = workspace::target_directory()?.join("webdriver.json");
    std::fs::write(&capabilities, webdriver_json(&chromium.browser.to_string_lossy()))
        .map_err(|error| format!("{}: {error}", capabilities.display()))?;
    let mut command = cargo(&["test", "--package", "hyperfly-web", "--target", WASM, "--no-fail-fast"]);
    chromium.set(&mut command);
    command
        .env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUNNER", runner)
        // What users have: a page that is not isolated, and so no SharedArrayBuffer.
        .env("WASM_BINDGEN_TEST_NO_ORIGIN_ISOLATION", "1")
        .env("WASM_BINDGEN_TEST_WEBDRIVER_JSON", capabilities);
    sh::run(&mut command)
}

/// Chromium as a test wants it: alone, quiet, and (as root it must) without a sandbox.
fn webdriver_json(browser: &str) -> String {
    let flags = include_str!("../../../tests/chromium-flags.txt");
    let flags: Vec<&str> = flags.lines().filter(|line| line.starts_with("--")).collect();
    serde_json::json!({ "goog:chromeOptions": { "binary": browser, "args": flags } }).to_string()
}

/// Browser tests that measure time or memory, or need both cores: nothing else may run beside them.
const ALONE: &[&str] = &[
    "animation::",
    "compare::",
    "curves::say_what_they_leave_out",
    "memory::",
    "own_samples::",
    "step::",
    "worker::",
];

/// Two browsers at a time, but for what must be alone.
fn end_to_end(chromium: &chromium::Chromium, axe: &Path) -> Result {
    let arguments = ["--package", "hyperfly-tests", "--features", "browser", "--test", "browser"];
    let others: Vec<&str> = ALONE.iter().flat_map(|name| ["--skip", name]).collect();
    let run = |threads: u32, program: &[&str]| {
        let mut command = cargo_test(&arguments, Some(threads), program);
        chromium.set(&mut command);
        command.env("HYPERFLY_AXE", axe);
        sh::run(&mut command)
    };
    let (beside, alone) = (run(2, &others), run(1, ALONE));
    beside.and(alone)
}
