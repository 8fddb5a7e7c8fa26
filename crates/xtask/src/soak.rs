//! `cargo xtask soak`: visits by their seeds, natively and in a browser, by a program of the tests crate.

use crate::browsers::{Browser, Ready};
use crate::{Result, build, sh, unknown, workspace};

/// The command.
pub fn run(arguments: &[String]) -> Result {
    let (mut minutes, mut seed, mut browser) = (2.0, None, Browser::Chromium);
    let mut rest = arguments.iter();
    while let Some(argument) = rest.next() {
        let mut value = || rest.next().ok_or_else(|| format!("{argument} needs a number"));
        match argument.as_str() {
            "--minutes" => {
                minutes = value()?.parse().map_err(|_| format!("{argument} needs a number"))?;
            }
            "--seed" => {
                seed = Some(value()?.parse::<u64>().map_err(|_| format!("{argument} needs a number"))?)
            }
            "--browser" => {
                let name = value()?;
                let named = Browser::ALL.into_iter().find(|browser| browser.name() == name);
                browser = named.ok_or("--browser needs chromium, firefox or webkit")?;
            }
            other => return Err(unknown(other)),
        }
    }
    let ready = browser.ensure()?;
    if !workspace::root().join("dist/index.html").is_file() {
        build::page(None)?;
    }
    match seed {
        Some(seed) => play(&ready, &["--seed", &seed.to_string()]),
        None => visits(&ready, minutes),
    }
}

/// Visits of the page that is built, from the first seed on, for so many minutes: natively, where a hundred times as many events happen,
/// and at the same time in a browser.
pub fn visits(ready: &Ready, minutes: f64) -> Result {
    play(ready, &["--seconds", &((minutes * 60.0) as u64).to_string()])
}

fn play(ready: &Ready, arguments: &[&str]) -> Result {
    let mut soak = workspace::program("soak")?;
    soak.args(arguments);
    sh::run(&mut ready.around(&soak))
}
