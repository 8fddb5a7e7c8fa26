//! `cargo xtask tidy`: the rules that ARCHITECTURE.md claims, checked. Each rule is a function from text to findings.

mod architecture;
mod circles;
mod dependencies;
mod finding;
mod prose;
mod source;
mod table;
mod without;

use crate::{Result, sh, unknown, workspace};
use finding::Finding;
use std::path::Path;
use without::Without;

/// The command.
pub fn run(arguments: &[String]) -> Result {
    if let Some(argument) = arguments.first() {
        return Err(unknown(argument));
    }
    let findings = findings()?;
    for finding in &findings {
        println!("{finding}");
    }
    if !findings.is_empty() {
        return Err(format!("{} broken rule(s), above", findings.len()));
    }
    sh::run(workspace::cargo().args(["fmt", "--all", "--check"]))
}

fn findings() -> Result<Vec<Finding>> {
    let root = workspace::root();
    let packages = workspace::packages()?;
    let directories: Vec<&str> = packages.iter().map(|package| package.directory.as_str()).collect();

    let page = text_of(&root.join(table::FILE))?;
    let (rooms, mut findings) = table::read(&page);
    findings.extend(architecture::check(&page, &rooms, &directories, |path| root.join(path).exists()));
    findings.extend(dependencies::check(&rooms, &packages));

    let files = hand_written()?;
    for directory in &directories {
        let room = rooms.iter().find(|room| room.directory == *directory);
        let without = room.map(|room| room.without.as_slice()).unwrap_or_default();
        let rules: Vec<&Without> = without.iter().filter_map(|name| without::named(name)).collect();
        let inside = format!("{directory}/");
        for file in files.iter().filter(|file| file.starts_with(&inside) && file.ends_with(".rs")) {
            findings.extend(source::check(file, &text_of(&root.join(file))?, &rules));
        }
        for tied in circles::of_package(root, directory)? {
            let (modules, all) = (tied.knot.modules.join(" "), tied.knot.chains.len());
            let chains = tied.told.trim_end();
            let message = format!("modules use each other in {all} circle(s): {modules}\n{chains}");
            findings.push(Finding::new(&tied.root, 1, message));
        }
    }
    for file in &files {
        let text = text_of(&root.join(file))?;
        findings.extend(prose::too_long(file, &text));
        findings.extend(prose::elsewhere(file, &text));
    }
    Ok(findings)
}

fn text_of(file: &Path) -> Result<String> {
    std::fs::read_to_string(file).map_err(|error| format!("{}: {error}", file.display()))
}

/// The files of the tree that are written by hand, relative to its root: what git knows or would add.
fn hand_written() -> Result<Vec<String>> {
    const ENDS: &[&str] = &["rs", "css", "js", "html", "md", "toml", "yml", "sh"];
    let list = ["ls-files", "--cached", "--others", "--exclude-standard"];
    let names = sh::read(std::process::Command::new("git").current_dir(workspace::root()).args(list))?;
    let by_hand = |name: &&str| name.rsplit_once('.').is_some_and(|(_, end)| ENDS.contains(&end));
    let there = |name: &&str| workspace::root().join(name).is_file();
    let mut files: Vec<String> = names.lines().filter(by_hand).filter(there).map(str::to_owned).collect();
    files.sort();
    files.dedup();
    Ok(files)
}
