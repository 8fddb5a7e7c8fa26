//! The module of the page that is one file: explorer and late module in one (web/src/bin/whole.rs), so that what both are made of
//! is in the file once.

use crate::{Result, files, finish, places, sh, tools, workspace};
use std::process::Command;

const NAME: &str = "whole";

/// Builds it as Trunk and its hook build the others; its script and its module.
pub fn build() -> Result<[Vec<u8>; 2]> {
    let target = "wasm32-unknown-unknown";
    let mut cargo = workspace::cargo();
    cargo.args([
        "build",
        "--package",
        "hyperfly-web",
        "--bin",
        NAME,
        "--target",
        target,
        "--profile",
        "explorer",
    ]);
    places::leave_out(&mut cargo);
    sh::run(&mut cargo)?;
    let built = workspace::target_directory()?;
    let (module, folder) = (built.join(format!("{target}/explorer/{NAME}.wasm")), built.join(NAME));
    let mut bindgen = Command::new(tools::wasm_bindgen()?.join("wasm-bindgen"));
    bindgen.args(["--target", "no-modules", "--no-typescript", "--out-dir"]).arg(&folder).arg(module);
    sh::run(&mut bindgen)?;
    let (script, module) = (folder.join(format!("{NAME}.js")), folder.join(format!("{NAME}_bg.wasm")));
    if let Ok(wasm_opt) = tools::wasm_opt() {
        finish::run_wasm_opt(&wasm_opt, &module, &[])?;
    }
    if let Some(esbuild) = tools::esbuild() {
        finish::minify(&esbuild, &script)?;
    }
    Ok([finish::with_start(&script, tools::wasm_opt().is_ok())?.into_bytes(), files::read(&module)?])
}
