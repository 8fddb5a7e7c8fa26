//! Measures the built page in headless Chromium and prints what it finds as JSON lines, for `cargo xtask bench browser`.
//!
//! A step that fails is a row that says so; the others are measured all the same. Percentiles are over all that was measured; a
//! warm-up comes first and is forgotten. With `--quick` every step is done once, with one small scenario, to see that it works. With
//! `--only WORDS` those steps alone are done whose name has these words. With `--trace FILE` nothing is done but to trace changes of a
//! slider into the file; with `--workers` nothing but what workers take that are processors.

mod pages;
mod row;
mod runs;
mod trace;
mod workers;

use row::{failed, print};
use std::future::Future;
use tokio::task::LocalSet;

/// Scenarios: what a row calls it, and the address.
const SMALL: [(&str, &str); 2] =
    [("p=64 n=4096 hypercube", "p=64&n=4096"), ("p=64 n=4096 mesh", "p=64&n=4096&topology=mesh")];
const LARGE: [(&str, &str); 2] =
    [("p=1024 n=65536 hypercube", "p=1024&n=65536"), ("p=1024 n=65536 mesh", "p=1024&n=65536&topology=mesh")];
const BESIDE: (&str, &str) = ("p=64 n=4096 hypercube beside mesh", "p=64&n=4096&beside=topology:mesh");
const RACE: (&str, &str) = ("race p=1024 n=65536", "race=machines&p=1024&n=65536&beside=topology:mesh");
/// Values as numbers, as strips and as heat.
const VALUES: [(&str, &str); 3] = [
    ("values p=16 n=64", "p=16&n=64&view=machine,butterfly"),
    ("strips p=1024 n=1024", "p=1024&n=1024&view=machine,butterfly"),
    ("strips p=64 n=1024 mesh", "p=64&n=1024&topology=mesh&view=machine,butterfly"),
];

#[tokio::main(flavor = "current_thread")]
async fn main() {
    let quick = std::env::args().any(|argument| argument == "--quick");
    if let Some(file) = std::env::args().skip_while(|argument| argument != "--trace").nth(1) {
        let (name, fragment) = LARGE[1];
        let traced = async move { trace::slider(name, fragment, file.as_ref()).await };
        return LocalSet::new().run_until(step("slider to picture", traced)).await;
    }
    if std::env::args().any(|argument| argument == "--workers") {
        return LocalSet::new().run_until(step("workers as processors", workers::held_out(quick))).await;
    }
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
    let sliders = SMALL.map(|of| (of, 200, 16.7)).into_iter().chain(LARGE.map(|of| (of, 60, 50.0)));
    for ((name, fragment), changes, goal) in sliders.take(some(4)) {
        step("slider to picture", pages::slider(name, fragment, times(changes), goal)).await;
    }
    for ((name, fragment), rounds) in [(SMALL[0], 40), (LARGE[1], 20)].into_iter().take(some(2)) {
        step("a whole run in the worker", runs::whole(name, fragment, times(rounds))).await;
    }
    for (algorithm, p, n, rounds) in runs::SIMULATIONS.into_iter().take(some(3)) {
        for switching in runs::SWITCHINGS.into_iter().take(some(3)) {
            step("messages per second", runs::rate(algorithm, p, n, switching, times(rounds))).await;
        }
    }
    for formulation in ["binary-exchange", "transpose", "output-driven"].into_iter().take(some(3)) {
        step("letter of a program", pages::letter(formulation, times(20))).await;
    }
    step("closed forms", pages::closed_forms(times(40))).await;
    let animations = [SMALL[0], BESIDE, SMALL[1]].into_iter().chain(LARGE).chain([RACE]).chain(VALUES);
    for (name, fragment) in animations.take(some(9)) {
        step("frames of an animation", pages::frames(name, fragment, 8.0)).await;
    }
}

/// Does a step to its end or to its failure, which is a row too.
async fn step(name: &str, work: impl Future<Output = ()> + 'static) {
    let mut said = std::env::args().skip_while(|argument| argument != "--only");
    if said.nth(1).is_some_and(|only| !name.contains(&only)) {
        return;
    }
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
