//! The race at the top of the page.

use crate::page::{Page, native_run_at};
use hyperfly_view::{ContentionInterval, Replay};

/// Waits until the line under the headline, or the answer that replaces the headline, meets a condition (JavaScript on the
/// element `line`), and returns its text.
pub async fn line(page: &Page, description: &str, condition: &str) -> String {
    let line = "(document.querySelector('.race .answer') ?? document.querySelector('.race .line'))";
    let condition = format!("((line) => line && ({condition}) && line.textContent)({line})");
    page.wait_for(description, &condition).await.as_str().unwrap_or_default().to_owned()
}

/// Computes natively T_p of the mesh divided by T_p of the hypercube, and the first jam of the mesh.
///
/// # Panics
/// When the mesh has no jam.
pub fn race(p: u32) -> (f64, ContentionInterval) {
    let run = |topology: &str| native_run_at(&format!("p={p}&n=4096&topology={topology}"));
    let (cube, mesh) = (run("hypercube"), run("mesh"));
    let ratio = mesh.report.t_parallel / cube.report.t_parallel;
    (ratio, ContentionInterval::first(&Replay::new(mesh.into())).expect("a mesh jams"))
}
