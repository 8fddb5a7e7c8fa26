//! Measures the built page in headless Chromium and prints what it finds as JSON lines, for `cargo xtask bench browser`.
//!
//! A step that fails is a row that says so; the others are measured all the same. Percentiles are over all that was measured; a
//! warm-up comes first and is forgotten. With `--quick` every step is done once, with one scenario, to see that it works.

mod pages;
mod row;
mod runs;

use row::{failed, print};
use std::future::Future;
use tokio::task::LocalSet;

/// Scenarios: what a row calls it, and the address.
const SMALL: [(&str, &str); 2] =
    [("p=64 n=4096 hypercube", "p=64&n=4096"), ("p=64 n=4096 mesh", "p=64&n=4096&topology=mesh")];
const LARGE: [(&str, &str); 2] =
    [("p=1024 n=65536 hypercube", "p=1024&n=65536"), ("p=1024 n=65536 mesh", "p=1024&n=65536&topology=mesh")];
const BESIDE: (&str, &str) = ("p=64 n=4096 hypercube beside mesh", "p=64&n=4096&beside=topology:mesh");

#[tokio::main(flavor = "current_thread")]
async fn main() {
    let quick = std::env::args().any(|argument| argument == "--quick");
    LocalSet::new().run_until(steps(quick)).await;
}

async fn steps(quick: bool) {
    let times = |many: u32| if quick { 1 } else { many };
    let some = |all: usize| if quick { 1 } else { all };

    step("first figure", pages::first_figure(times(5))).await;
    step("embedded figures", async move {
        let measured = if quick {
            hyperfly_tests::embeds::measure_one().await
        } else {
            hyperfly_tests::embeds::measure().await
        };
        measured.iter().for_each(|measured| print(&hyperfly_tests::embeds::row(measured)));
    })
    .await;
    for (scenarios, changes, goal) in [(SMALL, 200, 50.0), (LARGE, 60, 250.0)] {
        for (name, fragment) in scenarios.into_iter().take(some(2)) {
            step("slider to picture", pages::slider(name, fragment, times(changes), goal)).await;
        }
    }
    for (name, fragment, rounds) in [(SMALL[0].0, SMALL[0].1, 40), (LARGE[1].0, LARGE[1].1, 20)] {
        step("a whole run in the worker", runs::whole(name, fragment, times(rounds))).await;
    }
    for (algorithm, p, n, rounds) in runs::SIMULATIONS.into_iter().take(some(2)) {
        for switching in runs::SWITCHINGS.into_iter().take(some(3)) {
            step("messages per second", runs::rate(algorithm, p, n, switching, times(rounds))).await;
        }
    }
    step("closed forms", pages::closed_forms(times(40))).await;
    for (name, fragment, goal) in [
        (SMALL[0].0, SMALL[0].1, None),
        (BESIDE.0, BESIDE.1, Some(8.0)),
        (SMALL[1].0, SMALL[1].1, None),
        (LARGE[0].0, LARGE[0].1, Some(8.0)),
        (LARGE[1].0, LARGE[1].1, Some(8.0)),
    ]
    .into_iter()
    .take(if quick { 2 } else { 5 })
    {
        step("frames of an animation", pages::frames(name, fragment, goal)).await;
    }
}

/// Does a step to its end or to its failure, which is a row too.
async fn step(name: &str, work: impl Future<Output = ()> + 'static) {
    if let Err(why) = tokio::task::spawn_local(work).await {
        let why = match why.try_into_panic() {
            Ok(said) => match said.downcast::<String>() {
                Ok(said) => *said,
                Err(said) => said.downcast::<&str>().map(|said| said.to_string()).unwrap_or_default(),
            },
            Err(why) => why.to_string(),
        };
        failed(name, &why);
    }
}
