//! What the numbers were measured on, in one line.

use crate::{sh, workspace};
use std::process::Command;

/// Processor, cores, memory, system, compiler, browser.
pub fn describe() -> String {
    let file = |path: &str| std::fs::read_to_string(path).unwrap_or_default();
    let field = |text: &str, name: &str| {
        let line = text.lines().find(|line| line.starts_with(name))?;
        Some(line.split([':', '=']).nth(1)?.trim().trim_matches('"').to_string())
    };
    let cores = std::thread::available_parallelism().map_or(0, usize::from);
    let memory = field(&file("/proc/meminfo"), "MemTotal")
        .and_then(|text| text.split(' ').next()?.parse::<f64>().ok())
        .map(|kilobytes| format!("{:.0} GB", kilobytes / 1e6));
    let first_line = |text: String| text.lines().next().map(str::trim).map(str::to_string);
    let said = |command: &mut Command| sh::read(command).ok().and_then(first_line);
    let parts = [
        field(&file("/proc/cpuinfo"), "model name").or(Some(std::env::consts::ARCH.to_string())),
        Some(format!("{cores} cores")),
        memory,
        field(&file("/etc/os-release"), "PRETTY_NAME").or(Some(std::env::consts::OS.to_string())),
        said(workspace::rustc().arg("--version")),
        said(Command::new("chromium").arg("--version")),
    ];
    parts.into_iter().flatten().collect::<Vec<_>>().join(", ")
}
