//! The steps that only `cargo xtask test --all` runs.

use crate::browsers::Engine;
use crate::{Result, page, sh, tools, workspace};
use std::path::Path;
use std::process::{Command, Stdio};

/// Runs web/tests as WebAssembly in a headless browser.
pub fn run_wasm_tests(chromium: &Engine) -> Result {
    // Chromium needs these flags when run as root.
    let flags = include_str!("../../../../tests/chromium-flags.txt");
    let flags: Vec<&str> = flags.lines().filter(|line| line.starts_with("--")).collect();
    let capabilities = workspace::target_directory()?.join("webdriver.json");
    let json = serde_json::json!({ "goog:chromeOptions": { "binary": chromium.build_program("CHROMIUM"), "args": flags } });
    crate::files::write(&capabilities, json.to_string())?;
    let target = "wasm32-unknown-unknown";
    let mut command =
        chromium.cargo(&["test", "--package", "hyperfly-web", "--target", target, "--test", "wasm"]);
    page::hide_paths(&mut command);
    command
        .args(["--profile", page::QUICK_PROFILE, "--no-fail-fast"])
        .env(
            "CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUNNER",
            tools::ensure_wasm_bindgen()?.join("wasm-bindgen-test-runner"),
        )
        // Pages of readers are not cross-origin isolated: they have no SharedArrayBuffer.
        .env("WASM_BINDGEN_TEST_NO_ORIGIN_ISOLATION", "1")
        .env("WASM_BINDGEN_TEST_WEBDRIVER_JSON", capabilities);
    sh::run(&mut command)
}

/// Checks licences, sources and advisories of the dependencies (deny.toml). Skips advisories if their database is
/// unreachable.
pub fn check_dependencies() -> Result {
    let path = sh::prepend_to_path(&tools::deny()?);
    let check = |arguments: &[&str]| {
        let mut command = workspace::cargo(["deny", "--all-features", "check", "--hide-inclusion-graph"]);
        sh::run(command.env("PATH", &path).args(arguments))
    };
    check(&["bans", "licenses", "sources"])?;
    let reachable = Command::new("timeout")
        .args(["20", "git", "ls-remote", "--quiet", "https://github.com/rustsec/advisory-db", "HEAD"])
        .env("GIT_TERMINAL_PROMPT", "0")
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status();
    if reachable.is_ok_and(|status| status.success()) {
        return check(&["advisories"]);
    }
    println!("advisories: NOT CHECKED, their database cannot be reached");
    Ok(())
}

/// Runs the tests on MPI ranks, or reports that no MPI can be installed.
pub fn test_on_mpi() -> Result {
    // The crate `mpi` reads the headers with libclang, which comes with clang.
    let has_mpi = || ["mpicc", "mpirun", "clang"].iter().all(|program| sh::which(program).is_some());
    if !has_mpi() {
        let packages = ["libopenmpi-dev", "openmpi-bin", "libclang-dev", "clang"];
        let advice = "install Open MPI and libclang (Debian: libopenmpi-dev openmpi-bin libclang-dev clang)";
        if let Err(error) = tools::ensure_packages("Open MPI", &packages, advice) {
            println!("MPI: NOT CHECKED, {error}");
            return Ok(());
        }
    }
    let mut command =
        workspace::cargo(["nextest", "run", "--no-fail-fast", "--profile", "mpi", "--package", "hyperfly"]);
    command
        .args(["--features", "mpi", "--test", "mpi"])
        .env("PATH", sh::prepend_to_path(&tools::ensure_nextest()?));
    sh::run(&mut command)
}

/// Plays random visits with faults for a minute, natively and in a browser (docs/testing.md).
pub fn play_visits(chromium: &Engine, page: &Path) -> Result {
    let mut soak = workspace::build_program("soak")?;
    chromium.set_environment(&mut soak);
    sh::run(soak.args(["--seconds", "60"]).env("HYPERFLY_DIST", page))
}
