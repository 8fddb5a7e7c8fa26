//! The Python package `hyperfly-fft` (crates/python): its wheel, its tests, and its keyword arguments.

pub mod keys;

use crate::packages::PackageBuild;
use crate::{Result, content, files, licences, page, sh, test, tools, workspace};
use std::path::{Path, PathBuf};
use std::process::Command;

/// Builds wheels. Maintained by the PyO3 project.
const BUILD_PACKAGES: [&str; 1] = ["maturin==1.16.0"];
/// Packages for the tests, and the hosts that only the long loop needs.
const TEST_PACKAGES: [&str; 9] = [
    "pytest==9.2.0",
    "mypy==2.4.1",
    "typing-extensions==4.16.0",
    // Data frames of events and sweeps.
    "pandas==3.1.1",
    "polars==2.1.0",
    // Hosts of figures: notebooks and documentation.
    "marimo==0.25.2",
    "sphinx==9.0.4",
    "myst-parser==5.2.0",
    "mkdocs==1.6.1",
];
/// The package's own dependencies, and the hosts of figures in the short loop.
const HOST_PACKAGES: [&str; 5] =
    ["numpy==2.4.6", "anywidget==0.11.0", "ipykernel==7.4.0", "jupyterlab==4.6.6", "nbconvert==7.17.2"];
/// The page in one file, and the element that documentation shows it with.
const SITE_FILES: [&str; 2] = ["hyperfly-standalone.html", "hyperfly.js"];

/// Builds the wheel with the built page, which figures in one file are made from, and returns its path.
pub fn build_wheel(build: &PackageBuild) -> Result<PathBuf> {
    let maturin = ensure_maturin()?;
    write_site(&build.site)?;
    let packages = &build.folder;
    let is_wheel = |path: &PathBuf| path.extension().is_some_and(|extension| extension == "whl");
    files::create_directory(packages)?;
    for wheel in files::list_entries(packages)?.iter().filter(|path| is_wheel(path)) {
        std::fs::remove_file(wheel).map_err(|error| format!("{}: {error}", wheel.display()))?;
    }
    let mut command = Command::new(&maturin);
    command
        .current_dir(directory())
        .args(["build", "--locked", "--profile", build.profile, "--out"])
        .arg(packages);
    if build.profile == "release" {
        // Panic messages would name the directories of this machine.
        command.env("CARGO_ENCODED_RUSTFLAGS", page::path_flags().join("\x1f"));
    }
    sh::run(&mut command)?;
    let wheel = files::list_entries(packages)?.into_iter().find(is_wheel).ok_or("maturin wrote no wheel")?;
    let size = wheel.metadata().map_or(0, |data| data.len()) as f64 / 1e6;
    println!("{size:.1} MB  {}", wheel.display());
    Ok(wheel)
}

/// Writes the files of the built page that the wheel contains, and the licences of both.
pub fn write_site(from: &Path) -> Result {
    let site = directory().join("python/hyperfly_fft/site");
    files::create_directory(&site)?;
    for file in SITE_FILES {
        files::write(&site.join(file), files::read(&from.join(file))?)?;
    }
    files::write(&site.join(licences::FILE), licences::of_wheel(from)?)
}

/// Installs the wheel in a fresh environment and runs its tests, which compare it with the native command.
pub fn test() -> Result {
    let wheel = build_wheel(&PackageBuild::published()?)?;
    let environment = workspace::target_directory()?.join("python-tests");
    create_environment(&environment, &[&HOST_PACKAGES[..], &TEST_PACKAGES].concat())?;
    install(&environment, &["--no-deps", &wheel.display().to_string()])?;
    let native = workspace::build_program("hyperfly")?;
    let python = program(&environment, "python");
    let mut tests = Command::new(&python);
    tests.current_dir(directory()).args(["-m", "pytest", "--durations=5"]);
    sh::run(tests.env("HYPERFLY_COMMAND", native.get_program()))?;
    test::run_package_tests(&["jupyterlab::", "marimo::", "nbconvert::"], &[("HYPERFLY_PYTHON", &python)])
}

/// Builds the wheel quickly, with the page in `site`, and tests it in JupyterLab and nbconvert, which stay installed among the tools.
pub fn test_essential(site: &Path) -> Result {
    let build = PackageBuild::quick(site)?;
    let wheel = build_wheel(&build)?;
    let environment = ensure_hosts()?;
    // Not into the environment, which other checkouts use too.
    let package = build.folder.join("python");
    files::remove_directory(&package)?;
    let arguments = ["--no-deps", "--target", &package.display().to_string(), &wheel.display().to_string()];
    install(&environment, &arguments)?;
    let python = program(&environment, "python");
    let variables = [("HYPERFLY_PYTHON", &*python), ("PYTHONPATH", &package)];
    test::run_package_tests(&["jupyterlab::", "nbconvert::"], &variables)
}

/// Installs what the short loop needs, if necessary.
pub fn ensure_tools() -> Result {
    ensure_maturin()?;
    ensure_hosts().map(drop)
}

/// Returns the path of the widget's module, which the npm package contains, too.
pub fn widget() -> PathBuf {
    directory().join("python/hyperfly_fft/widget.js")
}

fn directory() -> PathBuf {
    workspace::root().join("crates/python")
}

/// Returns maturin, after installing it among the tools if necessary.
fn ensure_maturin() -> Result<PathBuf> {
    Ok(program(&ensure_environment(&BUILD_PACKAGES)?, "maturin"))
}

/// Returns a virtual environment with the hosts of the short loop.
fn ensure_hosts() -> Result<PathBuf> {
    ensure_environment(&HOST_PACKAGES)
}

/// Returns a virtual environment among the tools with these packages, after creating it if necessary.
fn ensure_environment(packages: &[&str]) -> Result<PathBuf> {
    let hash = content::hash(&[packages.join(" ").as_bytes()]);
    let environment = tools::directory()?.join(format!("python-{hash}"));
    // Written last: an interrupted installation is repeated.
    let list = environment.join("packages.txt");
    if !list.is_file() {
        create_environment(&environment, packages)?;
        files::write(&list, packages.join("\n"))?;
    }
    Ok(environment)
}

/// Creates a virtual environment with these packages instead of an earlier one.
fn create_environment(environment: &Path, packages: &[&str]) -> Result {
    let python = tools::ensure_python()?;
    let description = format!("{} into {}", packages.join(", "), environment.display());
    tools::install(&description, "less than a minute", || {
        let create = || sh::read(Command::new(&python).args(["-m", "venv", "--clear"]).arg(environment));
        if create().is_err() {
            // Debian has the module in a package of its own.
            tools::ensure_packages("Python's venv", &["python3-venv"], "Python needs its module venv.")?;
            create()?;
        }
        install(environment, packages)
    })
}

fn install(environment: &Path, arguments: &[&str]) -> Result {
    let mut pip = Command::new(program(environment, "python"));
    pip.args(["-m", "pip", "install", "--quiet", "--disable-pip-version-check"]).args(arguments);
    sh::read(&mut pip).map(drop)
}

fn program(environment: &Path, name: &str) -> PathBuf {
    match cfg!(windows) {
        true => environment.join("Scripts").join(format!("{name}.exe")),
        false => environment.join("bin").join(name),
    }
}
