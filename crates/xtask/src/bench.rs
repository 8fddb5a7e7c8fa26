//! `cargo xtask bench [native|page] [--quick] [ARGUMENT...]`: runs the benchmarks of the crates (criterion) and
//! measures the published page (`measure-page` of the tests crate). Passes on other arguments.

use crate::browsers::chromium;
use crate::{Result, dist, sh, workspace};

pub fn run(arguments: &[String]) -> Result {
    let is_quick = arguments.iter().any(|argument| argument == "--quick");
    let rest: Vec<&str> =
        arguments.iter().map(String::as_str).filter(|argument| *argument != "--quick").collect();
    match rest[..] {
        [] => run_native(is_quick, &[]).and_then(|()| run_in_browser(is_quick, &[])),
        ["native", ref rest @ ..] => run_native(is_quick, rest),
        ["page", ref rest @ ..] => run_in_browser(is_quick, rest),
        _ => Err("expected `bench [native|page] [--quick] [ARGUMENT...]`".into()),
    }
}

/// Runs the benchmarks of crates/core and crates/exec; `quick` runs each once, in the profile of the tests.
fn run_native(quick: bool, arguments: &[&str]) -> Result {
    let mut cargo = workspace::cargo(["bench", "--bench", "native", "--bench", "ranks"]);
    cargo.args(workspace::ALL);
    if quick {
        cargo.args(["--profile", "dev"]);
    }
    sh::run(cargo.arg("--").args(quick.then_some("--test")).args(arguments))
}

/// Measures the published page, which is built only if it is missing or incomplete.
fn run_in_browser(quick: bool, arguments: &[&str]) -> Result {
    let chromium = chromium::ensure()?;
    dist::ensure()?;
    let mut program = workspace::build_program("measure-page")?;
    program.envs(chromium.programs()).env("HYPERFLY_DIST", dist::directory());
    sh::run(program.args(quick.then_some("--quick")).args(arguments))
}
