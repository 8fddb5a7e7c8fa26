//! What is measured in headless Chromium, by a program of the tests crate.

use super::native;
use super::pass::Pass;
use super::row::{Goal, Row};
use crate::browsers::chromium;
use crate::{Result, workspace};

/// What the row of a simulation in the browser begins with.
const RATE: &str = "messages/s in Chromium: ";
/// The part of the native speed that a simulation has at least in the browser.
const SHARE: f64 = 0.7;

/// What Chromium traces: scripts, style, layout, paint, canvases, collected memory, and the spans of the page itself.
const TRACED: &str = "blink,blink.user_timing,devtools.timeline,disabled-by-default-devtools.timeline,v8,cc";

/// Builds the page and the program, and runs it.
pub fn run(pass: &mut Pass) -> Result {
    measure(pass, &[])
}

/// The slider alone; with `--trace` where the time of a change goes, as a file for ui.perfetto.dev and as rows.
pub fn slider(pass: &mut Pass) -> Result {
    match pass.trace.clone() {
        None => measure(pass, &["--only", "slider"]),
        Some(file) => {
            measure(pass, &["--trace", &file.to_string_lossy()])?;
            println!("\nwritten to {}: open it in ui.perfetto.dev or chrome://tracing", file.display());
            Ok(())
        }
    }
}

/// Workers as processors, beside what is predicted for them.
pub fn workers(pass: &mut Pass) -> Result {
    measure(pass, &["--workers"])
}

fn measure(pass: &mut Pass, arguments: &[&str]) -> Result {
    let chromium = chromium::ensure()?;
    pass.page(false)?;
    let mut page = workspace::program("measure-page")?;
    page.args(arguments);
    if pass.quick {
        page.arg("--quick");
    }
    if let Some(file) = &pass.trace {
        let flags = [
            format!("--trace-startup={TRACED}"),
            format!("--trace-startup-file={}", file.display()),
            "--trace-startup-format=json".to_owned(),
            // Until it ends.
            "--trace-startup-duration=0".to_owned(),
        ];
        page.env("HYPERFLY_CHROMIUM_FLAGS", flags.join("\n"));
    }
    chromium.set(&mut page);
    pass.program(&mut page, |pass, line| {
        let row = promise(Row::read(line)?, &pass.rows);
        pass.add(row);
        Ok(())
    })
}

/// Where a simulation was measured natively, too, its speed in the browser has a goal.
fn promise(row: Row, before: &[Row]) -> Row {
    let Some(name) = row.what.strip_prefix(RATE) else { return row };
    let native = before.iter().find(|row| row.what.strip_prefix(native::RATE) == Some(name));
    match native.and_then(|native| native.value.clone().ok()) {
        Some(rate) => row.with(Goal::AtLeast(rate * SHARE)),
        None => row,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_share_of_the_native_rate_is_promised() {
        let native = [Row::new("messages/s natively: a", 100.0, "1/s")];
        let met = |what: &str, value: f64| promise(Row::new(what, value, "1/s"), &native).met();
        assert_eq!(met("messages/s in Chromium: a", 69.0), Some(false));
        assert_eq!(met("messages/s in Chromium: a", 70.0), Some(true));
        assert_eq!(met("messages/s in Chromium: b", 9.0), None);
        assert_eq!(met("c", 1.0), None);
    }
}
