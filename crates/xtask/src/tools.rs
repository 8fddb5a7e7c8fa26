//! The tools the project needs beside cargo: found on PATH at the right version, else installed once.
//!
//! They go to `$HYPERFLY_TOOLS` (default `$XDG_CACHE_HOME/hyperfly/tools` or `~/.cache/hyperfly/tools`), each in a
//! directory of its own version, and are built quickly rather than to be fast: they run for seconds.

use crate::{Result, files, sh, workspace};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Instant;

/// A program installed from crates.io.
struct Tool {
    /// The crate.
    package: &'static str,
    /// The program whose `--version` is asked.
    program: &'static str,
    /// The cargo features it needs.
    features: &'static [&'static str],
    /// How much to optimise: unoptimised compiles fastest, but wasm-bindgen then works too slowly.
    opt_level: &'static str,
    /// How long it takes on two cores, for the reader who waits.
    takes: &'static str,
}

const TRUNK: Tool = Tool {
    package: "trunk",
    program: "trunk",
    features: &[],
    opt_level: "0",
    takes: "about 2.5 minutes on 2 cores",
};
const TRUNK_VERSION: &str = "0.21.14";

const WASM_BINDGEN: Tool = Tool {
    package: "wasm-bindgen-cli",
    program: "wasm-bindgen",
    features: &[],
    opt_level: "0",
    takes: "about a minute on 2 cores",
};

const DENY: Tool = Tool {
    package: "cargo-deny",
    program: "cargo-deny",
    features: &[],
    opt_level: "0",
    takes: "about a minute on 2 cores",
};
const DENY_VERSION: &str = "0.20.2";

const MUTANTS: Tool = Tool {
    package: "cargo-mutants",
    program: "cargo-mutants",
    features: &[],
    opt_level: "1",
    takes: "about 2 minutes on 2 cores",
};
const MUTANTS_VERSION: &str = "27.1.0";
const GECKODRIVER: Tool = Tool {
    package: "geckodriver",
    program: "geckodriver",
    features: &[],
    opt_level: "0",
    takes: "about two minutes on 2 cores",
};
const GECKODRIVER_VERSION: &str = "0.37.1";

/// The oldest wasm-opt that understands what rustc emits today.
const WASM_OPT_OLDEST: u32 = 116;

/// Where the tools are installed.
pub fn directory() -> Result<PathBuf> {
    let set = |name: &str| std::env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    set("HYPERFLY_TOOLS")
        .or_else(|| set("XDG_CACHE_HOME").map(|cache| cache.join("hyperfly/tools")))
        .or_else(|| set("HOME").map(|home| home.join(".cache/hyperfly/tools")))
        .or_else(|| set("LOCALAPPDATA").map(|home| home.join("hyperfly/tools")))
        .ok_or_else(|| "set HYPERFLY_TOOLS to a directory for the tools: there is no HOME".to_string())
}

/// The wasm target of the toolchain.
pub fn wasm_target() -> Result {
    const TARGET: &str = "wasm32-unknown-unknown";
    let lib = sh::read(workspace::rustc().args(["--print", "target-libdir", "--target", TARGET]));
    if lib.is_ok_and(|path| Path::new(path.trim()).is_dir()) {
        return Ok(());
    }
    if sh::which("rustup").is_none() {
        return Err(format!(
            "the Rust target {TARGET} is missing and there is no rustup: install the target"
        ));
    }
    install(&format!("the Rust target {TARGET}"), "seconds", || {
        sh::quiet(Command::new("rustup").current_dir(workspace::root()).args(["target", "add", TARGET]))
    })
}

/// A component of the toolchain, `rustfmt` or `clippy`; `program` is what cargo calls.
pub fn component(name: &str, program: &str) -> Result {
    if sh::quiet(workspace::cargo().args([program, "--version"])).is_ok() {
        return Ok(());
    }
    if sh::which("rustup").is_none() {
        return Err(format!("cargo {program} is missing and there is no rustup: install {name}"));
    }
    install(name, "seconds", || {
        sh::quiet(Command::new("rustup").current_dir(workspace::root()).args(["component", "add", name]))
    })
}

/// The directory with `trunk`.
pub fn trunk() -> Result<PathBuf> {
    TRUNK.directory(TRUNK_VERSION)
}

/// The directory with `wasm-bindgen` and `wasm-bindgen-test-runner`, of the version in Cargo.lock.
pub fn wasm_bindgen() -> Result<PathBuf> {
    let version = workspace::locked_version("wasm-bindgen")?.ok_or("Cargo.lock has no wasm-bindgen")?;
    WASM_BINDGEN.directory(&version)
}

/// The directory with `cargo-deny`.
pub fn deny() -> Result<PathBuf> {
    DENY.directory(DENY_VERSION)
}

/// The directory with `cargo-mutants`.
pub fn mutants() -> Result<PathBuf> {
    MUTANTS.directory(MUTANTS_VERSION)
}

/// The directory with `geckodriver`.
pub fn geckodriver() -> Result<PathBuf> {
    GECKODRIVER.directory(GECKODRIVER_VERSION)
}

impl Tool {
    /// Where the program of this version is, installed first if it is nowhere.
    fn directory(&self, version: &str) -> Result<PathBuf> {
        if let Some(program) = sh::which(self.program)
            && self.is(&program, version)
        {
            return Ok(program.parent().unwrap_or(Path::new("/")).to_path_buf());
        }
        let tools = directory()?;
        let root = tools.join(format!("{}-{version}", self.package));
        let bin = root.join("bin");
        if !self.is(&bin.join(self.program), version) {
            let what = format!("{} {version} into {}", self.package, root.display());
            install(&what, self.takes, || self.install(version, &root, &tools.join("build")))?;
        }
        Ok(bin)
    }

    fn is(&self, program: &Path, version: &str) -> bool {
        let said = sh::read(Command::new(program).arg("--version")).unwrap_or_default();
        said.split_whitespace().any(|word| word == version)
    }

    /// With the versions its authors tested; where the registry lacks one of them, with what it has.
    fn install(&self, version: &str, root: &Path, build: &Path) -> Result {
        let result = self.cargo_install(version, root, build, true).or_else(|locked| {
            self.cargo_install(version, root, build, false)
                .map_err(|free| format!("{free}\nand with its own Cargo.lock: {locked}"))
        });
        let _ = std::fs::remove_dir_all(build);
        result
    }

    fn cargo_install(&self, version: &str, root: &Path, build: &Path, locked: bool) -> Result {
        let mut command = workspace::cargo();
        command.args(["install", self.package, "--version", version, "--no-default-features", "--root"]);
        command.arg(root);
        for feature in self.features {
            command.args(["--features", feature]);
        }
        if locked {
            command.arg("--locked");
        }
        command
            .env("CARGO_TARGET_DIR", build)
            .env("CARGO_PROFILE_RELEASE_LTO", "off")
            .env("CARGO_PROFILE_RELEASE_CODEGEN_UNITS", "16")
            .env("CARGO_PROFILE_RELEASE_DEBUG", "0")
            .env("CARGO_PROFILE_RELEASE_OPT_LEVEL", self.opt_level)
            .env_remove("RUSTFLAGS");
        sh::quiet(&mut command)
    }
}

/// The package of npm that has wasm-opt, at a version that is known to do.
const BINARYEN: &str = "binaryen@132.0.0";

/// A wasm-opt that is new enough, on PATH or installed before, or why there is none.
pub fn wasm_opt() -> std::result::Result<PathBuf, String> {
    let installed = npm_wasm_opt()?;
    if installed.exists() {
        return Ok(installed);
    }
    let Some(program) = sh::which("wasm-opt") else {
        return Err("no wasm-opt on PATH (`cargo xtask dist` installs one where there is npm)".into());
    };
    let said = sh::read(Command::new(&program).arg("--version")).unwrap_or_default();
    match wasm_opt_version(&said) {
        Some(version) if version >= WASM_OPT_OLDEST => Ok(program),
        Some(version) => Err(format!("wasm-opt {version} is too old, {WASM_OPT_OLDEST} is needed")),
        None => Err(format!("{} does not tell its version", program.display())),
    }
}

/// The same, installed first by npm if there is none; npm itself is nothing that this project asks for.
pub fn install_wasm_opt() -> std::result::Result<PathBuf, String> {
    let why = match wasm_opt() {
        Ok(found) => return Ok(found),
        Err(why) => why,
    };
    let npm = sh::which("npm").ok_or_else(|| format!("{why}; there is no npm, either"))?;
    let program = npm_wasm_opt()?;
    let root = directory()?.join(BINARYEN.replace('@', "-"));
    npm_install(&npm, BINARYEN, &root)?;
    // It is a script for Node: what it says of itself shows that it runs.
    let said = sh::read(Command::new(&program).arg("--version"))?;
    wasm_opt_version(&said).map(|_| program).ok_or_else(|| format!("{BINARYEN} says {said}"))
}

/// The package of npm that writes scripts and style sheets without what is for readers of them, by Evan Wallace
/// (github.com/evanw/esbuild).
const ESBUILD: &str = "esbuild@0.28.2";

/// Its program, if it was installed before.
pub fn esbuild() -> Option<PathBuf> {
    npm_esbuild().ok().filter(|program| program.exists())
}

/// The same, installed first by npm if there is none.
pub fn install_esbuild() -> std::result::Result<PathBuf, String> {
    if let Some(found) = esbuild() {
        return Ok(found);
    }
    let npm = sh::which("npm").ok_or("there is neither esbuild nor npm to install it")?;
    npm_install(&npm, ESBUILD, &directory()?.join(ESBUILD.replace('@', "-")))?;
    esbuild().ok_or_else(|| format!("{ESBUILD} has no program"))
}

/// Where npm puts it.
fn npm_esbuild() -> Result<PathBuf> {
    Ok(directory()?.join(ESBUILD.replace('@', "-")).join("node_modules/.bin/esbuild"))
}

/// The packages that the editor of programs is made of (web/editor/package.json), if they were installed before.
pub fn editor_packages() -> Option<PathBuf> {
    editor_directory().ok().filter(|root| root.join("node_modules/@codemirror/view").is_dir())
}

/// The same, installed first by npm if there are none.
pub fn install_editor_packages() -> std::result::Result<PathBuf, String> {
    if let Some(found) = editor_packages() {
        return Ok(found);
    }
    let npm = sh::which("npm").ok_or("there is no npm to install the editor of programs")?;
    let root = editor_directory()?;
    let package = workspace::root().join("web/editor/package.json");
    install(&format!("the editor of programs into {}", root.display()), "seconds", || {
        let failed = |error: std::io::Error| format!("{}: {error}", root.display());
        std::fs::create_dir_all(&root).map_err(failed)?;
        std::fs::copy(&package, root.join("package.json")).map_err(failed)?;
        sh::quiet(Command::new(&npm).args(NPM_INSTALL).args(["--no-package-lock", "--prefix"]).arg(&root))
    })?;
    editor_packages().ok_or_else(|| format!("{} has no packages", root.display()))
}

/// Where they are: other versions have another place.
fn editor_directory() -> Result<PathBuf> {
    let package = files::read(&workspace::root().join("web/editor/package.json"))?;
    Ok(directory()?.join(format!("editor-{}", files::hash(&[&package]))))
}

/// How npm installs.
const NPM_INSTALL: [&str; 6] =
    ["install", "--fetch-retries=1", "--no-audit", "--no-fund", "--no-save", "--ignore-scripts"];

/// axe-core, which judges whether everybody can use the page: for the tests alone, by Deque (github.com/dequelabs/axe-core).
const AXE: &str = "axe-core@4.14.1";

/// Its script, installed first by npm if it is nowhere.
pub fn axe() -> Result<PathBuf> {
    let root = directory()?.join(AXE.replace('@', "-"));
    let script = root.join("node_modules/axe-core/axe.min.js");
    if !script.exists() {
        let npm = sh::which("npm")
            .ok_or("the tests in the browser need axe-core, and npm to install it: install Node")?;
        npm_install(&npm, AXE, &root)?;
    }
    Ok(script)
}

/// Installs a package of npm, and nothing else, into a directory of its own.
fn npm_install(npm: &Path, package: &str, root: &Path) -> Result {
    install(&format!("{package} into {}", root.display()), "seconds", || {
        std::fs::create_dir_all(root).map_err(|error| format!("{}: {error}", root.display()))?;
        sh::quiet(Command::new(npm).args(NPM_INSTALL).arg("--prefix").arg(root).arg(package))
    })
}

/// Where npm puts it.
fn npm_wasm_opt() -> Result<PathBuf> {
    Ok(directory()?.join(BINARYEN.replace('@', "-")).join("node_modules/.bin/wasm-opt"))
}

/// 132 of `wasm-opt version 132 (version_132)`.
fn wasm_opt_version(said: &str) -> Option<u32> {
    said.strip_prefix("wasm-opt version ")?.split_whitespace().next()?.parse().ok()
}

/// One line that says what is being done and how long it takes; one when it is done.
pub fn install(what: &str, takes: &str, work: impl FnOnce() -> Result) -> Result {
    eprintln!("installing {what} ({takes}) ...");
    let start = Instant::now();
    work().map_err(|error| format!("could not install {what}: {error}"))?;
    eprintln!("installed in {}", sh::seconds(start));
    Ok(())
}

/// Installs packages by apt-get, where there is one and who runs this may.
pub fn apt(packages: &[&str]) -> Result {
    if sh::which("apt-get").is_none() {
        return Err("there is no apt-get".into());
    }
    let root = sh::read(Command::new("id").arg("-u")).is_ok_and(|id| id.trim() == "0");
    if !root && sh::quiet(Command::new("sudo").args(["-n", "true"])).is_err() {
        return Err("apt-get needs root, and sudo asks for a password".into());
    }
    let apt_get = |arguments: &[&str]| {
        let mut command = Command::new(if root { "apt-get" } else { "sudo" });
        if !root {
            command.args(["-n", "apt-get"]);
        }
        sh::quiet(command.env("DEBIAN_FRONTEND", "noninteractive").args(arguments))
    };
    apt_get(&["update", "-qq"])?;
    apt_get(&[&["install", "-y", "-qq", "--no-install-recommends"], packages].concat())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wasm_opt_tells_its_version_in_two_ways() {
        assert_eq!(wasm_opt_version("wasm-opt version 132 (version_132)\n"), Some(132));
        assert_eq!(wasm_opt_version("wasm-opt version 108\n"), Some(108));
        assert_eq!(wasm_opt_version("something else"), None);
    }
}
