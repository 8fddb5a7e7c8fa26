//! `cargo xtask test`: everything that must hold, cheapest first, the tests in a real browser last.

mod cargo;
mod end_to_end;
mod mpi;

use crate::browsers::{Browser, chromium};
use crate::{Result, bench, dist, places, recompute, sh, soak, tidy, tools, unknown, workspace};
use cargo::{cargo, cargo_test};
use std::fs::File;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

const WASM: &str = "wasm32-unknown-unknown";
/// The file of the tests that need it.
const IN_WASM: &str = "wasm";

/// The command.
pub fn run(arguments: &[String]) -> Result {
    let start = Instant::now();
    let mut fast = false;
    let mut rest = arguments.iter();
    while let Some(argument) = rest.next() {
        match argument.as_str() {
            "--fast" => fast = true,
            "--beside" => return beside(),
            "--browser" => {
                let browsers = end_to_end::named(rest.next())?;
                let names: Vec<&str> = rest.map(String::as_str).collect();
                end_to_end::alone(&browsers, &names)?;
                println!("== all passed in {}", sh::seconds(start));
                return Ok(());
            }
            other => return Err(unknown(other)),
        }
    }
    everything(fast)?;
    println!("== all passed in {}", sh::seconds(start));
    Ok(())
}

fn everything(fast: bool) -> Result {
    // First what could be missing, so that nobody waits ten minutes to be told.
    let browsers = if fast { Vec::new() } else { end_to_end::ensure(&Browser::ALL)? };
    let python = recompute::python()?;
    let axe = if fast { None } else { Some(tools::axe()?) };
    tools::component("rustfmt", "fmt")?;
    tools::component("clippy", "clippy")?;
    tools::wasm_target()?;
    let has_mpi = mpi::ensure();

    sh::step("tidy", || tidy::run(&[]))?;
    sh::step("clippy", || {
        let mut clippy = cargo(&["clippy", "--all-targets"]);
        sh::run(clippy.args(workspace::all()).args(["--", "-D", "warnings"]))
    })?;
    // All else that is for wasm is compiled for this machine, too.
    sh::step("clippy for wasm", || {
        let text = ["clippy", "--package", "hyperfly-text", "--target", WASM, "--", "-D", "warnings"];
        sh::run(&mut cargo(&text))
    })?;
    let on_ranks = || if has_mpi { sh::step("tests on ranks of MPI", mpi::run) } else { Ok(()) };
    let by_python = || sh::step("cells of the papers, recomputed by Python", || recompute::run(&python));
    let Some(axe) = axe else {
        sh::step("native tests", native)?;
        by_python()?;
        return on_ranks();
    };
    // What keeps one core busy for minutes goes on beside what keeps both busy.
    let rest = Beside::start("the page, tests in wasm, licences", &["test", "--beside"])?;
    sh::step("native tests", native)?;
    by_python()?;
    rest.finish()?;
    // Ranks that wait for each other keep both cores from whatever runs beside them.
    on_ranks()?;
    sh::step("a quick pass of the measurements", || bench::run(&["--quick".into()]))?;
    let result = end_to_end::run(&browsers, &axe);
    let chromium = browsers.iter().find(|ready| ready.browser == Browser::Chromium).ok_or("no Chromium")?;
    result.and(sh::step("a minute of visits natively, and one in a browser", || soak::visits(chromium, 1.0)))
}

/// What a process of its own does meanwhile.
fn beside() -> Result {
    sh::step("release build of the page", || dist::run(&[]))?;
    sh::step("wasm tests in headless Chromium", || wasm(&chromium::ensure()?))?;
    sh::step("licences, sources, advisories", deny)
}

/// A command of ours that runs beside others; what it says is shown when it is waited for.
struct Beside {
    name: &'static str,
    start: Instant,
    child: Option<Child>,
    said: PathBuf,
}

impl Beside {
    fn start(name: &'static str, arguments: &[&str]) -> Result<Self> {
        println!("== {name}: begins");
        let said = workspace::target_directory()?.join("beside.log");
        let file = File::create(&said).map_err(|error| format!("{}: {error}", said.display()))?;
        let both = file.try_clone().map_err(|error| format!("{}: {error}", said.display()))?;
        let program = std::env::current_exe().map_err(|error| format!("where am I? {error}"))?;
        let mut command = Command::new(program);
        command.args(arguments).stdin(Stdio::null()).stdout(file).stderr(both);
        let child = command.spawn().map_err(|error| format!("cannot start {name}: {error}"))?;
        Ok(Self { name, start: Instant::now(), child: Some(child), said })
    }

    fn finish(mut self) -> Result {
        let Some(mut child) = self.child.take() else { return Ok(()) };
        let status = child.wait().map_err(|error| format!("{}: {error}", self.name))?;
        print!("{}", std::fs::read_to_string(&self.said).unwrap_or_default());
        let took = sh::seconds(self.start);
        if !status.success() {
            return Err(format!("{} failed after {took}", self.name));
        }
        println!("== {}: ok, {took} with what went on beside it", self.name);
        Ok(())
    }
}

impl Drop for Beside {
    /// Where something else has failed, nobody waits for it.
    fn drop(&mut self) {
        if let Some(child) = &mut self.child {
            let _ = child.kill();
            let _ = child.wait();
        }
    }
}

fn native() -> Result {
    let files = workspace::test_files()?;
    let others = [end_to_end::FILE, mpi::FILE, IN_WASM];
    let files = files.iter().filter(|name| !others.contains(&name.as_str()));
    let arguments: Vec<&str> =
        ["--lib", "--bins"].into_iter().chain(files.flat_map(|name| ["--test", name])).collect();
    sh::run(&mut behind(&cargo_test(&arguments, None, &[])))?;
    sh::run(&mut behind(cargo(&["test", "--doc"]).args(workspace::all())))
}

/// Cargo that lets others go first, where the system has a `nice`: what links the page keeps one core busy and no more, and would be the
/// last to end.
fn behind(cargo: &Command) -> Command {
    let mut command = match sh::which("nice") {
        Some(nice) => {
            let mut command = Command::new(nice);
            command.args(["-n", "10"]).arg(cargo.get_program());
            command
        }
        None => Command::new(cargo.get_program()),
    };
    command.args(cargo.get_args()).current_dir(workspace::root());
    command
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
    // Those that need a browser; what is tested inside of the library is tested natively. With the profile of the page, whose crates are
    // compiled then.
    let web = ["test", "--package", "hyperfly-web", "--target", WASM, "--profile", "explorer"];
    let mut command = cargo(&web);
    command.args(["--no-fail-fast", "--test", IN_WASM]);
    places::leave_out(&mut command);
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
    let flags = include_str!("../../../../tests/chromium-flags.txt");
    let flags: Vec<&str> = flags.lines().filter(|line| line.starts_with("--")).collect();
    serde_json::json!({ "goog:chromeOptions": { "binary": browser, "args": flags } }).to_string()
}
