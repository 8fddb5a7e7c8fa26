//! `cargo xtask test`: the short loop, or everything with `--all`. Cheap steps come first; the end prints the times of
//! all.

mod steps;
mod thorough;

use crate::browsers::{self, Engine};
use crate::{Result, dist, npm, page, python, sh, tools, unknown_argument, workspace};
use std::fs::File;
use std::path::{Path, PathBuf};
use std::process::Command;
use steps::Steps;

pub fn run(arguments: &[String]) -> Result {
    let mut steps = Steps::default();
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let result = match words[..] {
        [] => run_short_loop(&mut steps),
        ["--fast"] => run_native_tests(&mut steps, Depth::Short),
        ["--all"] => run_everything(&mut steps),
        ["--python"] => steps.run("the Python package and its tests", python::test),
        ["--npm"] => steps.run("the npm package and its tests", npm::test),
        ["--packages"] => test_packages(&mut steps),
        ["--browser", name, ref tests @ ..] => test_one_browser(&mut steps, name, tests),
        ["--browser"] => Err(format!("--browser needs {}", browsers::NAMES.join(", "))),
        [other, ..] => Err(unknown_argument(other)),
    };
    steps.print();
    result
}

/// Extent of the tests. In the short loop some tests sample their cases with a fixed seed.
#[derive(Clone, Copy, PartialEq)]
enum Depth {
    Short,
    Thorough,
}

fn run_short_loop(steps: &mut Steps) -> Result {
    // Check for missing tools first, so that a failure does not come after minutes.
    let (engines, axe) = steps.run("browsers and tools", || {
        python::ensure_tools()?;
        Ok((ensure_engines()?, ensure_browser_tools()?))
    })?;
    run_native_tests(steps, Depth::Short)?;
    let page = steps.run("the page", page::build_for_tests)?;
    for (engine, tests) in engines.iter().zip([&["essential", "engines"][..], &["engines"], &["engines"]]) {
        let name = format!("{} in {}", tests.join(" and "), engine.name);
        steps.run_all(&name, || run_browser_tests(engine, &page, &axe, tests, &[]));
    }
    test_essential_packages(steps, &page);
    steps.finish()
}

/// Runs everything on the published page.
fn run_everything(steps: &mut Steps) -> Result {
    let (engines, axe) =
        steps.run("browsers and tools", || Ok((ensure_engines()?, ensure_browser_tools()?)))?;
    run_native_tests(steps, Depth::Thorough)?;
    steps.run("the published page", || dist::run(&[]))?;
    let page = dist::directory();
    steps.run_all("WebAssembly tests in chromium", || thorough::run_wasm_tests(&engines[0]));
    steps.run_all("licences, sources, advisories", thorough::check_dependencies);
    steps.run_all("the Python package and its tests", python::test);
    steps.run_all("the npm package and its tests", npm::test);
    for (engine, visits) in engines.iter().zip([&["visits"][..], &[], &[]]) {
        let name = format!("all browser tests in {}", engine.name);
        let tests = [&["engines", "essential", "thorough"][..], visits].concat();
        steps.run_all(&name, || run_browser_tests(engine, &page, &axe, &tests, &[]));
    }
    steps.run_all("tests on ranks of MPI", thorough::test_on_mpi);
    steps.run_all("a minute of random visits", || thorough::play_visits(&engines[0], &page));
    steps.run_all("every benchmark once", || crate::bench::run(&["--quick".to_owned()]));
    steps.finish()
}

fn test_packages(steps: &mut Steps) -> Result {
    steps.run("tools", python::ensure_tools)?;
    let page = steps.run("the page", page::build_for_tests)?;
    test_essential_packages(steps, &page);
    steps.finish()
}

/// Tests the packages in the most common hosts, with the page in `page`.
fn test_essential_packages(steps: &mut Steps, page: &Path) {
    steps.run_all("the Python package in JupyterLab and nbconvert", || python::test_essential(page));
    steps.run_all("the npm package in Vite and React", || npm::test_essential(page));
}

fn test_one_browser(steps: &mut Steps, name: &str, tests: &[&str]) -> Result {
    let (engine, axe) =
        steps.run("browser and tools", || Ok((browsers::ensure(name)?, ensure_browser_tools()?)))?;
    let page = steps.run("the page", page::build_for_tests)?;
    steps.run("browser tests", || {
        run_browser_tests(&engine, &page, &axe, &["engines", "essential", "thorough"], tests)
    })
}

fn ensure_engines() -> Result<Vec<Engine>> {
    browsers::NAMES.into_iter().map(browsers::ensure).collect()
}

/// Installs what browser tests need in addition to browsers, and returns axe-core.
fn ensure_browser_tools() -> Result<PathBuf> {
    tools::install_editor()?;
    tools::bundle_frameworks()?;
    tools::ensure_axe()
}

/// Runs format, clippy, native tests, and the papers' numbers in Python.
fn run_native_tests(steps: &mut Steps, depth: Depth) -> Result {
    tools::ensure_component("rustfmt", "fmt")?;
    tools::ensure_component("clippy", "clippy")?;
    let nextest = tools::ensure_nextest()?;
    let python = tools::ensure_python()?;
    steps.run("format", || sh::run(&mut workspace::cargo(["fmt", "--all", "--check"])))?;
    steps.run("clippy", || {
        let mut clippy = workspace::cargo(["clippy", "--all-targets"]);
        sh::run(clippy.args(workspace::ALL).args(["--", "--deny", "warnings"]))
    })?;
    steps.run("compiling native tests", || {
        sh::run(
            use_nextest(&mut workspace::cargo(["nextest", "run", "--no-run"]), &nextest).args(workspace::ALL),
        )
    })?;
    steps.run("native tests", || {
        let mut tests = workspace::cargo(["nextest", "run", "--no-fail-fast"]);
        if depth == Depth::Thorough {
            tests.env("HYPERFLY_THOROUGH", "1");
        }
        sh::run(use_nextest(&mut tests, &nextest).args(workspace::ALL))
    })?;
    steps.run("documentation tests", || {
        sh::run(workspace::cargo(["test", "--doc", "--quiet"]).args(workspace::ALL))
    })?;
    steps.run("numbers of the papers, recomputed by Python", || recompute_papers(&python))?;
    steps.run("times of random runs in rational arithmetic, by Python", || {
        let executable = workspace::build_program("hyperfly")?;
        let count = if depth == Depth::Thorough { "2000" } else { "60" };
        let script = workspace::root().join("tests/exact_times.py");
        sh::run(Command::new(&python).arg(script).arg(executable.get_program()).arg(count))
    })
}

fn use_nextest<'a>(command: &'a mut Command, nextest: &Path) -> &'a mut Command {
    command.env("PATH", sh::prepend_to_path(nextest))
}

/// Runs browser tests of these binaries against the page in `page`; `filters` are parts of test names.
fn run_browser_tests(
    engine: &Engine,
    page: &Path,
    axe: &Path,
    binaries: &[&str],
    filters: &[&str],
) -> Result {
    let mut command = engine.cargo(&["nextest", "run", "--no-fail-fast", "--profile", engine.name]);
    command.args(workspace::ALL).args(binaries.iter().flat_map(|binary| ["--test", binary])).args(filters);
    command.env("HYPERFLY_DIST", page).env("HYPERFLY_AXE", axe);
    sh::run(use_nextest(&mut command, &tools::ensure_nextest()?))
}

/// Runs those tests of the binary `packages`, in Chromium, whose names contain one of `filters`. `variables` name what was installed.
pub fn run_package_tests(filters: &[&str], variables: &[(&str, &Path)]) -> Result {
    let engine = browsers::ensure("chromium")?;
    let mut command = engine.cargo(&["nextest", "run", "--no-fail-fast", "--profile", engine.name]);
    command.args(workspace::ALL).args(["--test", "packages"]).args(filters).envs(variables.iter().copied());
    sh::run(use_nextest(&mut command, &tools::ensure_nextest()?))
}

/// Recomputes the papers' numbers with a program that shares no code with the project.
fn recompute_papers(python: &Path) -> Result {
    let entries = workspace::target_directory()?.join("entries.json");
    let file = |error| format!("{}: {error}", entries.display());
    let mut reproduce = workspace::build_program("hyperfly")?;
    sh::run(reproduce.args(["reproduce", "all", "--json"]).stdout(File::create(&entries).map_err(file)?))?;
    let mut recompute = Command::new(python);
    recompute.arg(workspace::root().join("tests/recompute.py")).stdin(File::open(&entries).map_err(file)?);
    sh::run(&mut recompute)
}
