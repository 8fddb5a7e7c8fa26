//! Which crate may depend on which: one direction, nothing points back.

use super::Finding;
use crate::workspace::Package;

/// A directory of the workspace and the directories it may depend on.
const MAY: &[(&str, &[&str])] = &[
    ("crates/text", &[]),
    ("crates/core", &["crates/text"]),
    ("crates/model", &["crates/text", "crates/core"]),
    ("crates/view", &["crates/text", "crates/core", "crates/model"]),
    ("crates/papers", &["crates/text", "crates/core", "crates/model", "crates/view"]),
    ("crates/export", &["crates/text", "crates/core", "crates/model", "crates/view"]),
    ("crates/tours", &["crates/text", "crates/core", "crates/model", "crates/view"]),
    (
        "crates/cli",
        &[
            "crates/text",
            "crates/core",
            "crates/model",
            "crates/view",
            "crates/papers",
            "crates/export",
            "crates/tours",
        ],
    ),
    ("crates/xtask", &["crates/text"]),
    (
        "web",
        &[
            "crates/text",
            "crates/core",
            "crates/model",
            "crates/view",
            "crates/papers",
            "crates/export",
            "crates/tours",
        ],
    ),
    (
        "tests",
        &[
            "crates/text",
            "crates/core",
            "crates/model",
            "crates/view",
            "crates/papers",
            "crates/export",
            "crates/tours",
        ],
    ),
];

/// Crates that bring in a browser, a clock or chance, and the rooms that must do without.
const PURE: &[&str] = &[
    "crates/text",
    "crates/core",
    "crates/model",
    "crates/view",
    "crates/papers",
    "crates/export",
    "crates/tours",
];
const IMPURE: &[&str] = &[
    "web-sys",
    "js-sys",
    "wasm-bindgen",
    "yew",
    "gloo",
    "rand",
    "getrandom",
    "fastrand",
    "tokio",
    "chrono",
    "time",
];

/// Checks the direct dependencies of every crate.
pub fn check(packages: &[Package]) -> Vec<Finding> {
    let mut findings = Vec::new();
    for package in packages {
        let manifest = format!("{}/Cargo.toml", package.directory);
        let mut report = |message: String| findings.push(Finding::new(&manifest, 1, message));
        let Some((_, may)) = MAY.iter().find(|(directory, _)| *directory == package.directory) else {
            report("a new crate: say in crates/xtask/src/tidy/dependencies.rs what it may depend on".into());
            continue;
        };
        for dependency in &package.dependencies {
            if let Some(to) = packages.iter().find(|other| other.name == *dependency)
                && !may.contains(&to.directory.as_str())
            {
                let allowed = if may.is_empty() { "no crate of ours".into() } else { may.join(", ") };
                let from = &package.directory;
                report(format!("{from} may depend on {allowed}; not on {}", to.directory));
            }
            let impure = |name: &&&str| dependency == **name || dependency.starts_with(&format!("{name}-"));
            if PURE.contains(&package.directory.as_str()) && IMPURE.iter().any(|name| impure(&name)) {
                report(format!(
                    "{} may not depend on `{dependency}`: no browser, clock or chance",
                    package.directory
                ));
            }
        }
    }
    findings
}

#[cfg(test)]
mod tests {
    use super::*;

    fn package(name: &str, directory: &str, dependencies: &[&str]) -> Package {
        let dependencies = dependencies.iter().map(|name| name.to_string()).collect();
        Package { name: name.into(), directory: directory.into(), dependencies }
    }

    fn messages(packages: &[Package]) -> String {
        check(packages).iter().map(|finding| format!("{finding}\n")).collect()
    }

    #[test]
    fn the_intended_direction_passes() {
        let found = messages(&[
            package("hyperfly-core", "crates/core", &["serde", "rustfft"]),
            package("hyperfly-model", "crates/model", &["hyperfly-core"]),
            package("hyperfly-view", "crates/view", &["hyperfly-core", "hyperfly-model", "plotters"]),
            package("hyperfly-web", "web", &["hyperfly-core", "hyperfly-view", "web-sys", "yew"]),
        ]);
        assert_eq!(found, "");
    }

    #[test]
    fn an_arrow_that_points_back_is_named() {
        let found = messages(&[
            package("hyperfly-core", "crates/core", &["hyperfly-model"]),
            package("hyperfly-model", "crates/model", &[]),
        ]);
        assert_eq!(
            found,
            "crates/core/Cargo.toml:1: crates/core may depend on crates/text; not on crates/model\n"
        );
    }

    #[test]
    fn nothing_may_depend_on_the_leaves() {
        for (name, leaf) in [("hyperfly-web", "web"), ("hyperfly", "crates/cli"), ("xtask", "crates/xtask")] {
            for (room, _) in MAY.iter().filter(|(room, _)| *room != leaf) {
                let found = messages(&[package("some", room, &[name]), package(name, leaf, &[])]);
                assert!(found.contains(&format!("not on {leaf}")), "{room} on {leaf}: {found}");
            }
        }
    }

    #[test]
    fn browser_and_chance_stay_out_of_the_pure_rooms() {
        for dependency in ["web-sys", "wasm-bindgen", "gloo-timers", "rand", "rand-core", "getrandom"] {
            let found = messages(&[package("hyperfly-view", "crates/view", &[dependency])]);
            assert!(found.contains(dependency), "{dependency}: {found}");
        }
        assert_eq!(messages(&[package("hyperfly-view", "crates/view", &["plotters", "timeline"])]), "");
    }

    #[test]
    fn a_crate_without_a_rule_is_found() {
        assert!(messages(&[package("hyperfly-new", "crates/new", &[])]).contains("a new crate"));
    }
}
