//! Tests of the packed package in a fresh project (npm/test/app): plain Node, types, and the builds of a Vite project, also in a
//! browser.

use super::{directory, pack};
use crate::{Result, files, sh, tools, workspace};
use std::process::Command;

pub fn run() -> Result {
    let tarball = pack()?;
    let project = workspace::target_directory()?.join("npm-tests");
    files::remove_directory(&project)?;
    files::copy_all(&directory().join("test/app"), &project, |_| true)?;
    // Its scripts are run, too.
    files::write(&project.join("npm.md"), files::read(&workspace::root().join("docs/npm.md"))?)?;
    tools::install_with_npm("the npm package and Vite", &project, &["--no-package-lock"])?;
    let tarball_text = tarball.display().to_string();
    tools::install_with_npm("the npm package", &project, &["--no-package-lock", &tarball_text])?;

    let native = workspace::build_program("hyperfly")?;
    let node = |arguments: &[&str]| {
        let node = sh::which("node").ok_or("node is missing: install Node.js 20 or later")?;
        let mut command = Command::new(node);
        // The tests compare the engine with the command.
        command.current_dir(&project).args(arguments).env("HYPERFLY_COMMAND", native.get_program());
        sh::run(&mut command)
    };
    node(&["--test", "package.test.mjs", "engine.test.mjs"])?;
    node(&["node_modules/typescript/bin/tsc"])?;
    node(&["node_modules/publint/src/cli.js", "--strict", "node_modules/hyperfly-fft"])?;
    // The package has modules only; `require` finds them in every Node that it supports.
    let attw = "node_modules/@arethetypeswrong/cli/dist/index.js";
    node(&[
        attw,
        "--profile",
        "esm-only",
        "--exclude-entrypoints",
        "schema.json",
        "custom-elements.json",
        "--",
        &tarball_text,
    ])?;
    let vite = "node_modules/vite/bin/vite.js";
    node(&[vite, "build", "--logLevel", "warn"])?;
    node(&[vite, "build", "--logLevel", "warn", "--ssr", "server.jsx", "--outDir", "server"])?;
    node(&["prerender.mjs"])?;
    crate::test::run_package_tests(&["vite::"], ("HYPERFLY_NPM_APP", &project))
}
