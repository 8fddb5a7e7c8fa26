//! The npm package `hyperfly-fft` (npm): its tarball and the files made from the table of keys.

mod element;
mod engine;
mod manifests;
mod test;
mod types;

pub use test::{run as test, run_essential as test_essential};

use crate::packages::PackageBuild;
use crate::{Result, dist, files, python, sh, workspace};
use std::path::{Path, PathBuf};
use std::process::Command;

/// Packs the package with the built page and returns the path of the tarball.
pub fn pack(build: &PackageBuild) -> Result<PathBuf> {
    let package = workspace::target_directory()?.join("npm/hyperfly-fft");
    files::remove_directory(&package)?;
    files::copy_all(&directory().join("src"), &package.join("src"), |_| true)?;
    for part in ["package.json", "README.md"] {
        files::write(&package.join(part), files::read(&directory().join(part))?)?;
    }
    for (name, text) in files_of_keys() {
        files::write(&package.join(name), text)?;
    }
    files::write(&package.join("src/element.js"), element::module(&element::read_script()?)?)?;
    files::write(&package.join("src/engine-module.js"), engine::module(&build.site)?)?;
    files::write(&package.join("src/anywidget.js"), files::read(&python::widget())?)?;
    for licence in ["LICENSE-MIT", "LICENSE-APACHE"] {
        files::write(&package.join(licence), files::read(&workspace::root().join(licence))?)?;
    }
    add_site(&build.site, &package.join("site"))?;

    files::create_directory(&build.folder)?;
    let npm = sh::which("npm").ok_or("npm is missing: install Node.js 20 or later")?;
    let mut pack = Command::new(npm);
    pack.current_dir(&package)
        .args(["pack", "--silent", "--ignore-scripts", "--pack-destination"])
        .arg(&build.folder);
    let name = sh::read(&mut pack)?;
    let tarball = build.folder.join(name.trim());
    let size = tarball.metadata().map_or(0, |data| data.len()) as f64 / 1e6;
    println!("{size:.1} MB  {}", tarball.display());
    Ok(tarball)
}

/// Copies the page without its compressed versions, which hosts make themselves from a package, and lists its files again.
fn add_site(from: &Path, to: &Path) -> Result {
    let is_kept =
        |name: &str| !name.ends_with(".br") && !name.ends_with(".gz") && name != dist::INTEGRITY_FILE;
    files::copy_all(from, to, is_kept)?;
    dist::write_integrity(to)
}

fn directory() -> PathBuf {
    workspace::root().join("npm")
}

/// Returns the files of the package that are made from the table of keys, with their contents.
fn files_of_keys() -> [(&'static str, String); 3] {
    [
        ("src/keys.d.ts", types::format()),
        ("custom-elements.json", manifests::custom_elements()),
        ("schema.json", manifests::schema()),
    ]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::keys::settable_keys;
    use hyperfly_request::Key;
    use serde_json::Value;

    fn sorted(names: impl IntoIterator<Item = String>) -> Vec<String> {
        let mut names: Vec<String> = names.into_iter().filter(|name| name != "v").collect();
        names.sort();
        names
    }

    fn parse(json: &str) -> Value {
        serde_json::from_str(json).expect("JSON")
    }

    #[test]
    fn table_script_types_json_and_python_know_the_same_keys() {
        let table = sorted(settable_keys().map(|key| key.name.to_owned()));
        let script = element::read_script().expect("the script of the element");
        assert_eq!(sorted(element::listed_keys(&script)), table, "static/hyperfly.js");

        let types = types::format();
        let fields = types.lines().filter_map(|line| line.strip_prefix("  \"")?.split_once("\"?: "));
        assert_eq!(sorted(fields.map(|(name, _)| name.to_owned())), table, "keys.d.ts");

        let schema = parse(&manifests::schema());
        let properties = schema["properties"].as_object().expect("properties");
        assert_eq!(sorted(properties.keys().cloned()), table, "schema.json");

        let elements = parse(&manifests::custom_elements());
        let attributes =
            elements["modules"][0]["declarations"][0]["attributes"].as_array().expect("attributes");
        let names =
            attributes.iter().map(|attribute| attribute["name"].as_str().unwrap_or_default().to_owned());
        let others = ["loading", "title", "base", "sandbox"].map(str::to_owned);
        let expected = sorted(settable_keys().map(Key::attribute).chain(others));
        assert_eq!(sorted(names), expected, "custom-elements.json");

        let python = files::read_text(&python::keys::path()).expect("_keys.py");
        let entries = python.split(": Key(\n").skip(1).filter_map(|entry| entry.split('"').nth(1));
        assert_eq!(sorted(entries.map(str::to_owned)), table, "_keys.py");
    }

    #[test]
    fn version_of_the_package_is_that_of_the_workspace() {
        let package = files::read_text(&directory().join("package.json")).expect("a file of the package");
        assert_eq!(parse(&package)["version"], env!("CARGO_PKG_VERSION"));
    }

    #[test]
    fn module_exports_the_class_and_registers_nothing() {
        let module = element::module(&element::read_script().expect("the script")).expect("a module");
        assert!(module.contains("export const HyperflyFigure"));
        for part in ["customElements.define", "currentScript", "own,"] {
            assert!(!module.contains(part), "{part}");
        }
    }
}
