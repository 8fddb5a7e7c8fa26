//! `third-party-licences.txt`: the packages of others that the page or the Python module contains, with their licences.

use crate::{Result, files, sh, tools, workspace};
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::process::Command;

pub const FILE: &str = "third-party-licences.txt";

/// Crates of the page's modules, and their target.
const PAGE: ([&str; 2], &str) = (["hyperfly-web", "hyperfly-web-program"], "wasm32-unknown-unknown");
/// The crate of the Python module.
const MODULE: &str = "hyperfly-python";
const HEADER: &str =
    " contains the following packages. The numbers after a licence are those of the texts below.\n\n";

/// A package of crates.io or npm.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord)]
struct Package {
    name: String,
    version: String,
    licence: String,
    authors: String,
    folder: PathBuf,
}

/// Writes the licences of a page next to it.
pub fn write(site: &Path) -> Result {
    files::write(&site.join(FILE), format("The page of hyperfly", &find_packages_of_page()?)?)
}

/// Returns the licences of the Python package, which contains its module and the page in `site`.
pub fn of_wheel(site: &Path) -> Result<String> {
    let module = format("The Python module of hyperfly", &find_crates(&[MODULE], &find_host()?)?)?;
    Ok(module + "\n\n" + &files::read_text(&site.join(FILE))?)
}

/// Returns the target of native programs.
fn find_host() -> Result<String> {
    let version = sh::read(Command::new("rustc").arg("-vV"))?;
    let host = version.lines().find_map(|line| line.strip_prefix("host: "));
    host.map(str::to_owned).ok_or_else(|| "rustc names no host".to_owned())
}

fn find_packages_of_page() -> Result<BTreeSet<Package>> {
    let mut packages = find_crates(&PAGE.0, PAGE.1)?;
    // Without npm, the page has no editor.
    let Some((_, modules)) = tools::find_editor() else { return Ok(packages) };
    let read = |file: &Path| -> Result<Value> {
        serde_json::from_str(&files::read_text(file)?).map_err(|error| format!("{}: {error}", file.display()))
    };
    let editor = read(&workspace::root().join("web/editor/package.json"))?;
    for name in editor["dependencies"].as_object().into_iter().flat_map(|names| names.keys()) {
        let folder = modules.join(name);
        packages.insert(Package::new(&read(&folder.join("package.json"))?, folder));
    }
    Ok(packages)
}

/// Returns the crates of others that are linked into `roots`, without procedural macros.
fn find_crates(roots: &[&str], target: &str) -> Result<BTreeSet<Package>> {
    let arguments = ["metadata", "--format-version=1", "--locked", "--filter-platform", target];
    let json = sh::read(&mut workspace::cargo(arguments))?;
    let metadata: Value = serde_json::from_str(&json).map_err(|error| error.to_string())?;
    let index = |list: &'static str, value: &Value| -> BTreeMap<String, Value> {
        value[list].as_array().into_iter().flatten().map(|one| (text(&one["id"]), one.clone())).collect()
    };
    let (crates, nodes) = (index("packages", &metadata), index("nodes", &metadata["resolve"]));
    let is_macro = |one: &Value| one["targets"].to_string().contains("\"proc-macro\"");
    let is_root = |one: &Value| roots.contains(&&*text(&one["name"])) && one["source"].is_null();
    let mut remaining: Vec<String> =
        crates.iter().filter(|(_, one)| is_root(one)).map(|(id, _)| id.clone()).collect();
    let (mut visited, mut packages) = (BTreeSet::new(), BTreeSet::new());
    while let Some(id) = remaining.pop() {
        let one = &crates[&id];
        if is_macro(one) || !visited.insert(id.clone()) {
            continue;
        }
        if !one["source"].is_null() {
            let folder = PathBuf::from(text(&one["manifest_path"]));
            packages.insert(Package::new(one, folder.parent().unwrap_or(&folder).to_path_buf()));
        }
        let is_linked = |dependency: &&Value| {
            dependency["dep_kinds"].as_array().into_iter().flatten().any(|kind| kind["kind"].is_null())
        };
        let dependencies = nodes[&id]["deps"].as_array().into_iter().flatten();
        remaining.extend(dependencies.filter(is_linked).map(|dependency| text(&dependency["pkg"])));
    }
    Ok(packages)
}

fn text(value: &Value) -> String {
    value.as_str().unwrap_or_default().to_owned()
}

impl Package {
    fn new(manifest: &Value, folder: PathBuf) -> Package {
        let authors: Vec<String> = manifest["authors"].as_array().into_iter().flatten().map(text).collect();
        let [name, version, licence] = ["name", "version", "license"].map(|key| text(&manifest[key]));
        Package { name, version, licence, authors: authors.join(", "), folder }
    }

    /// Returns the texts in the package's folder. A package without any gets the standard text of its licence.
    fn read_texts(&self) -> Result<Vec<String>> {
        let is_licence = |name: &str| {
            let name = name.to_lowercase();
            ["licen", "copying", "copyright", "notice", "unlicense"]
                .iter()
                .any(|start| name.starts_with(start))
                && ![".rs", ".html", ".js", ".json"].iter().any(|end| name.ends_with(end))
        };
        let mut texts = Vec::new();
        for name in files::list_names(&self.folder)?.into_iter().filter(|name| is_licence(name)) {
            let path = self.folder.join(name);
            let paths = if path.is_dir() { files::list_entries(&path)? } else { vec![path] };
            let read =
                |path: &PathBuf| files::read(path).map(|bytes| String::from_utf8_lossy(&bytes).into_owned());
            texts.extend(paths.iter().map(read).collect::<Result<Vec<_>>>()?);
        }
        if texts.is_empty() {
            let standard = |name: &str| files::read_text(&workspace::root().join(name));
            if self.licence.contains("Apache-2.0") {
                texts.push(standard("LICENSE-APACHE")?);
            } else if self.licence.contains("MIT") {
                let own = "the hyperfly authors";
                let authors = if self.authors.is_empty() { &self.name } else { &self.authors };
                texts.push(crate::finish::pages::replace_once(
                    &standard("LICENSE-MIT")?,
                    &format!("2026 {own}"),
                    authors,
                )?);
            } else {
                return Err(format!(
                    "{} {} contains no text of its licence {}",
                    self.name, self.version, self.licence
                ));
            }
        }
        Ok(texts)
    }
}

fn format(subject: &str, packages: &BTreeSet<Package>) -> Result<String> {
    let (mut list, mut texts) = (subject.to_owned() + HEADER, Vec::new());
    for package in packages {
        let mut numbers = Vec::new();
        for text in package.read_texts()? {
            // Packages differ in line ends and margins only.
            let text =
                text.lines().map(str::trim_end).collect::<Vec<_>>().join("\n").trim_matches('\n').to_owned();
            let known = texts.iter().position(|known| *known == text);
            let number = known.unwrap_or_else(|| {
                texts.push(text);
                texts.len() - 1
            });
            numbers.push((number + 1).to_string());
        }
        let Package { name, version, licence, .. } = package;
        list += &format!("{name} {version}: {licence} [{}]\n", numbers.join(", "));
    }
    for (number, text) in texts.iter().enumerate() {
        list += &format!("\n\n[{}]\n\n{text}\n", number + 1);
    }
    Ok(list)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns the lines `name version` of a list of licences whose texts are in it.
    fn list_packages(licences: &str) -> BTreeSet<String> {
        let (_, rest) = licences.split_once(HEADER).expect("a header");
        let (list, _) = rest.split_once("\n\n\n[1]\n").expect("a list");
        let read_line = |line: &str| {
            let (name, rest) = line.split_once(": ").expect("a name");
            let (licence, numbers) =
                rest.strip_suffix(']').and_then(|rest| rest.split_once(" [")).expect("numbers");
            assert!(!licence.is_empty(), "{line}");
            for number in numbers.split(", ") {
                assert!(
                    licences.contains(&format!("\n\n[{number}]\n\n")),
                    "{line}: text {number} is missing"
                );
            }
            name.to_owned()
        };
        list.lines().map(read_line).collect()
    }

    /// Compares with `cargo tree`, which follows the graph independently.
    fn assert_contains_linked_crates(licences: &str, roots: &[&str], target: &str) {
        let mut tree =
            workspace::cargo(["tree", "--locked", "--edges=normal,no-proc-macro", "--prefix=none"]);
        tree.args(["--format={p}", "--target", target]).args(roots.iter().flat_map(|root| ["-p", root]));
        let tree = sh::read(&mut tree).expect("the graph");
        let others = tree.lines().filter(|line| !line.is_empty() && !line.contains(" (/"));
        let expected: BTreeSet<String> =
            others.map(|line| line.trim_end_matches(" (*)").replacen(" v", " ", 1)).collect();
        assert!(expected.len() > 50, "{expected:?}");
        let listed = list_packages(licences);
        assert_eq!(expected.difference(&listed).collect::<Vec<_>>(), Vec::<&String>::new());
    }

    #[test]
    fn licences_of_the_page_contain_every_linked_crate() {
        let licences = format("The page", &find_packages_of_page().expect("packages")).expect("licences");
        assert_contains_linked_crates(&licences, &PAGE.0, PAGE.1);
    }

    #[test]
    fn licences_of_the_wheel_contain_every_linked_crate_and_those_of_the_page() {
        let site = std::env::temp_dir().join(format!("hyperfly-licences-{}", std::process::id()));
        files::create_directory(&site).expect("a folder");
        files::write(&site.join(FILE), "of the page").expect("a file");
        let licences = of_wheel(&site).expect("licences");
        assert_contains_linked_crates(&licences, &[MODULE], &find_host().expect("a target"));
        assert!(licences.ends_with("\n\nof the page"));
        files::remove_directory(&site).expect("the folder exists");
    }
}
