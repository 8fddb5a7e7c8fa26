//! The compressed size of what the page loads.

use super::{Goal, Row};
use crate::{Result, build, sizes, workspace};

/// Builds the page and adds up its files.
pub fn run(_: &[Row]) -> Result<Vec<Row>> {
    build::page(None)?;
    let dist = workspace::root().join("dist");
    let sizes = sizes::of(&dist, "index.html")?;
    let row = |what: String, bytes: usize, goal: Option<Goal>| Row {
        what,
        value: bytes as f64 / 1000.0,
        unit: "KB".into(),
        goal,
    };
    let total = sizes.iter().map(|size| size.gzip).sum();
    let mut rows = vec![row("page, gzip".into(), total, None)];
    for size in &sizes {
        rows.push(row(format!("  {} ({:.1} KB raw)", size.name, size.raw as f64 / 1000.0), size.gzip, None));
    }
    rows.push(row("page, brotli".into(), sizes::brotli(&sizes), Some(Goal::AtMost(350.0))));
    Ok(rows)
}
