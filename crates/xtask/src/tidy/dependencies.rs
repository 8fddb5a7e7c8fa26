//! Which crate may depend on which, and on what of others it must not: what the table of rooms says.

use super::table::Room;
use super::{Finding, without};
use crate::workspace::Package;

/// Checks the direct dependencies of every crate that has a room.
pub fn check(rooms: &[Room], packages: &[Package]) -> Vec<Finding> {
    let mut findings = Vec::new();
    for package in packages {
        let Some(room) = rooms.iter().find(|room| room.directory == package.directory) else { continue };
        let manifest = format!("{}/Cargo.toml", package.directory);
        let mut report = |message: String| findings.push(Finding::new(&manifest, 1, message));
        let in_tests = [room.may.as_slice(), &room.in_tests].concat();
        for (dependencies, may) in
            [(&package.dependencies, &room.may), (&package.dev_dependencies, &in_tests)]
        {
            for dependency in dependencies {
                let ours = packages.iter().find(|other| other.name == *dependency);
                if let Some(to) = ours.filter(|to| !may.contains(&to.directory)) {
                    let allowed = if may.is_empty() { "no crate of ours".into() } else { may.join(", ") };
                    report(format!("{} may depend on {allowed}; not on {}", room.directory, to.directory));
                }
                for rule in room.without.iter().filter_map(|name| without::named(name)) {
                    let brings =
                        |name: &&str| dependency == name || dependency.starts_with(&format!("{name}-"));
                    if rule.crates.iter().any(brings) {
                        report(format!("{} may not depend on `{dependency}`: {}", room.directory, rule.why));
                    }
                }
            }
        }
    }
    findings
}

#[cfg(test)]
mod tests {
    use super::super::table;
    use super::*;

    const TABLE: &str = "| `crates/core` | | `text`; in tests `request` | | `browser`, `chance` |\n\
                         | `crates/model` | | `core` | | `browser`, `chance` |\n| `web` | | `core`, `model` | | |\n";

    fn package(name: &str, directory: &str, dependencies: &[&str]) -> Package {
        let dependencies = dependencies.iter().map(|name| name.to_string()).collect();
        Package { name: name.into(), directory: directory.into(), dependencies, dev_dependencies: Vec::new() }
    }

    fn messages(packages: &[Package]) -> String {
        check(&table::read(TABLE).0, packages).iter().map(|finding| format!("{finding}\n")).collect()
    }

    #[test]
    fn the_intended_direction_passes() {
        let found = messages(&[
            package("hyperfly-core", "crates/core", &["serde", "rustfft"]),
            package("hyperfly-model", "crates/model", &["hyperfly-core", "timeline"]),
            package("hyperfly-web", "web", &["hyperfly-core", "hyperfly-model", "web-sys", "yew"]),
        ]);
        assert_eq!(found, "");
    }

    #[test]
    fn an_arrow_that_points_back_is_named() {
        let core = package("hyperfly-core", "crates/core", &["hyperfly-model"]);
        let found = messages(&[core, package("hyperfly-model", "crates/model", &[])]);
        assert_eq!(
            found,
            "crates/core/Cargo.toml:1: crates/core may depend on crates/text; not on crates/model\n"
        );
    }

    #[test]
    fn tests_may_have_more() {
        let request = || package("hyperfly-request", "crates/request", &[]);
        let mut core = package("hyperfly-core", "crates/core", &[]);
        core.dev_dependencies = vec!["hyperfly-request".into()];
        assert_eq!(messages(&[core.clone(), request()]), "");
        core.dependencies = std::mem::take(&mut core.dev_dependencies);
        assert!(messages(&[core, request()]).contains("not on crates/request"));
    }

    #[test]
    fn browser_and_chance_stay_out_where_the_table_says_so() {
        for dependency in ["web-sys", "wasm-bindgen", "gloo-timers", "rand", "rand-core", "getrandom"] {
            let found = messages(&[package("hyperfly-model", "crates/model", &[dependency])]);
            assert!(found.contains(dependency), "{dependency}: {found}");
        }
    }
}
