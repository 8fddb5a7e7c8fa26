//! Tests of the packed package in fresh projects (npm/test): plain Node and types, and production builds of Vite, Astro and Next, opened
//! in a browser.

use super::{directory, pack};
use crate::packages::PackageBuild;
use crate::{Result, files, sh, test, tools, workspace};
use std::path::{Path, PathBuf};
use std::process::Command;

/// Node.js, and a fresh project that has installed the package.
struct Project {
    node: PathBuf,
    directory: PathBuf,
}

pub fn run() -> Result {
    let tarball = pack(&PackageBuild::published()?)?;
    let app = Project::create("app", &tarball)?;
    // Its scripts are run, too.
    files::write(&app.directory.join("npm.md"), files::read(&workspace::root().join("docs/npm.md"))?)?;
    let native = workspace::build_program("hyperfly")?;
    let mut tests =
        app.node(&["--test", "package.test.mjs", "engine.test.mjs", "widget.test.mjs", "reveal.test.mjs"]);
    // The tests compare the engine with the command.
    sh::run(tests.env("HYPERFLY_COMMAND", native.get_program()))?;
    app.run(&["node_modules/typescript/bin/tsc"])?;
    app.run(&["node_modules/publint/src/cli.js", "--strict", "node_modules/hyperfly-fft"])?;
    // The package has modules only; `require` finds them in every Node that it supports.
    let attw = "node_modules/@arethetypeswrong/cli/dist/index.js";
    let excluded_files = ["--exclude-entrypoints", "schema.json", "custom-elements.json", "vue", "svelte"];
    let tarball_text = tarball.display().to_string();
    app.run(&[&[attw, "--profile", "esm-only"], &excluded_files[..], &["--", &tarball_text]].concat())?;
    app.build_with_vite()?;

    let astro = Project { node: tools::ensure_node_for_astro()?, ..Project::create("astro", &tarball)? };
    astro.run(&["node_modules/astro/bin/astro.mjs", "build"])?;

    let next = Project::create("next", &tarball)?;
    next.run(&["node_modules/hyperfly-fft/src/command.js", "copy", "public/hyperfly"])?;
    next.run(&["node_modules/next/dist/bin/next", "build"])?;
    run_browser_tests(&["vite::", "astro::", "next::"])
}

/// Tests the package in a project of Vite and React, with the page in `site`.
pub fn run_essential(site: &Path) -> Result {
    let tarball = pack(&PackageBuild::quick(site)?)?;
    Project::create("app", &tarball)?.build_with_vite()?;
    run_browser_tests(&["vite::"])
}

fn run_browser_tests(filters: &[&str]) -> Result {
    test::run_package_tests(filters, &[("HYPERFLY_NPM_PROJECTS", &projects()?)])
}

fn projects() -> Result<PathBuf> {
    Ok(workspace::target_directory()?.join("npm-tests"))
}

impl Project {
    /// Copies a project of npm/test and installs the package in it.
    fn create(name: &str, tarball: &Path) -> Result<Project> {
        let (tests, project) = (directory().join("test"), projects()?.join(name));
        files::remove_directory(&project)?;
        files::copy_all(&tests.join(name), &project, |_| true)?;
        files::write(&project.join("App.jsx"), files::read(&tests.join("App.jsx"))?)?;
        let description = format!("the npm package and npm/test/{name}");
        let tarball_text = tarball.display().to_string();
        let install = |preference: &str| {
            let arguments = ["--no-package-lock", preference, &tarball_text];
            tools::install_with_npm(&description, &project, &arguments)
        };
        // npm's cache needs no network, but may be older than a version in package.json.
        install("--prefer-offline").or_else(|_| install("--prefer-online"))?;
        let node = sh::which("node").ok_or("node is missing: install Node.js 20 or later")?;
        Ok(Project { node, directory: project })
    }

    fn node(&self, arguments: &[&str]) -> Command {
        let mut command = Command::new(&self.node);
        command.current_dir(&self.directory).args(arguments);
        command.env("ASTRO_TELEMETRY_DISABLED", "1").env("NEXT_TELEMETRY_DISABLED", "1");
        command
    }

    fn run(&self, arguments: &[&str]) -> Result {
        sh::run(&mut self.node(arguments))
    }

    /// Builds the pages of a browser and of a server.
    fn build_with_vite(&self) -> Result {
        let vite = ["node_modules/vite/bin/vite.js", "build", "--logLevel", "warn"];
        self.run(&vite)?;
        self.run(&[&vite[..], &["--ssr", "server.jsx", "--outDir", "server"]].concat())?;
        self.run(&["prerender.mjs"])
    }
}
