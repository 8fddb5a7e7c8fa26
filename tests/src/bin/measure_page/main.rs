//! Measures the built page (`$HYPERFLY_DIST`, else dist/) in headless Chromium; `cargo xtask bench page` builds and starts this program.
//!
//! Prints a table and writes `target/page.json`. A failed step becomes a row and the exit code 1; the other steps still run.

mod embeds;
mod first_visit;
mod pages;
mod row;
mod runs;
mod trace;
mod workers;

use row::print_failure;
use std::future::Future;
use std::path::PathBuf;
use std::process::ExitCode;
use tokio::task::LocalSet;

const USAGE: &str = "\
measure-page [OPTION...]

  --quick          every step once, with its smallest scenario
  --only WORDS     only the steps whose name contains WORDS
  --workers        only workers as processors: T_p measured and predicted
  --trace FILE     only a change of the slider, span by span; FILE is for ui.perfetto.dev
  --json FILE      the file to write (target/page.json)
  --baseline FILE  a file of an earlier run to compare with";

/// Scenarios: name and fragment of the address.
const SMALL: [(&str, &str); 2] =
    [("p=64 n=4096 hypercube", "p=64&n=4096"), ("p=64 n=4096 mesh", "p=64&n=4096&topology=mesh")];
const LARGE: [(&str, &str); 2] =
    [("p=1024 n=65536 hypercube", "p=1024&n=65536"), ("p=1024 n=65536 mesh", "p=1024&n=65536&topology=mesh")];
const COMPARISON: (&str, &str) = ("p=64 n=4096 hypercube beside mesh", "p=64&n=4096&beside=topology:mesh");
const RACE: (&str, &str) = ("race p=1024 n=65536", "race=machines&p=1024&n=65536&beside=topology:mesh");
/// Scenarios whose figures show values, as numbers and as strips.
const VALUES: [(&str, &str); 3] = [
    ("values p=16 n=64", "p=16&n=64&view=machine,butterfly"),
    ("strips p=1024 n=1024", "p=1024&n=1024&view=machine,butterfly"),
    ("strips p=64 n=1024 mesh", "p=64&n=1024&topology=mesh&view=machine,butterfly"),
];

#[derive(Default)]
struct Arguments {
    quick: bool,
    filter: String,
    workers: bool,
    trace: Option<PathBuf>,
    json: Option<PathBuf>,
    baseline: Option<PathBuf>,
}

/// Reads the command line; `None` if it is wrong.
fn parse_arguments() -> Option<Arguments> {
    let (mut arguments, mut rest) = (Arguments::default(), std::env::args().skip(1));
    while let Some(flag) = rest.next() {
        match flag.as_str() {
            "--quick" => arguments.quick = true,
            "--workers" => arguments.workers = true,
            "--only" => arguments.filter = rest.next()?,
            "--trace" => arguments.trace = Some(rest.next()?.into()),
            "--json" => arguments.json = Some(rest.next()?.into()),
            "--baseline" => arguments.baseline = Some(rest.next()?.into()),
            _ => return None,
        }
    }
    Some(arguments)
}

#[tokio::main(flavor = "current_thread")]
async fn main() -> ExitCode {
    let Some(arguments) = parse_arguments() else {
        eprintln!("{USAGE}");
        return ExitCode::from(2);
    };
    println!("the page in {}\n", hyperfly_tests::dist().display());
    row::begin(arguments.baseline.as_deref());
    let json = arguments.json.clone().unwrap_or_else(|| hyperfly_tests::target().join("page.json"));
    LocalSet::new().run_until(measure(arguments)).await;
    if row::finish(&json) == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

async fn measure(Arguments { quick, filter, workers, trace, .. }: Arguments) {
    let steps = Steps { filter };
    if let Some(file) = trace {
        let (name, fragment) = LARGE[1];
        return steps.run("slider to picture", trace::measure_slider(name, fragment, file)).await;
    }
    if workers {
        return steps.run("workers as processors", workers::measure_held_out(quick)).await;
    }
    let times = |count: u32| if quick { 1 } else { count };
    let shorten = |count: usize| if quick { 1 } else { count };

    steps.run("first figure", pages::measure_first_figure(times(5))).await;
    for link in [first_visit::Link::Unthrottled, first_visit::Link::Throttled] {
        steps.run("first visit", first_visit::measure(link, times(5))).await;
    }
    steps.run("embedded figures", embeds::measure(quick)).await;
    let sliders =
        SMALL.map(|scenario| (scenario, 200)).into_iter().chain(LARGE.map(|scenario| (scenario, 60)));
    for ((name, fragment), changes) in sliders.take(shorten(4)) {
        steps.run("slider to picture", pages::measure_slider(name, fragment, times(changes))).await;
    }
    for ((name, fragment), rounds) in [(SMALL[0], 40), (LARGE[1], 20)].into_iter().take(shorten(2)) {
        steps.run("run in the worker", runs::measure_whole_run(name, fragment, times(rounds))).await;
    }
    for (algorithm, p, n, rounds) in runs::SIMULATIONS.into_iter().take(shorten(3)) {
        for switching in runs::SWITCHINGS.into_iter().take(shorten(3)) {
            steps
                .run("messages per second", runs::measure_rate(algorithm, p, n, switching, times(rounds)))
                .await;
        }
    }
    for formulation in ["binary-exchange", "transpose", "output-driven"].into_iter().take(shorten(3)) {
        steps.run("letter of a program", pages::measure_letter(formulation, times(20))).await;
    }
    steps.run("closed forms", pages::measure_closed_forms(times(40))).await;
    let animations = [SMALL[0], COMPARISON, SMALL[1]].into_iter().chain(LARGE).chain([RACE]).chain(VALUES);
    for (name, fragment) in animations.take(shorten(9)) {
        steps.run("frames of an animation", pages::measure_frames(name, fragment)).await;
    }
}

/// Runs the steps whose name contains some words.
struct Steps {
    filter: String,
}

impl Steps {
    /// Runs a step; a panic becomes a failed row.
    async fn run(&self, name: &str, work: impl Future<Output = ()> + 'static) {
        if !name.contains(&self.filter) {
            return;
        }
        if let Err(error) = tokio::task::spawn_local(work).await {
            let error = match error.try_into_panic() {
                Ok(payload) => match payload.downcast::<String>() {
                    Ok(text) => *text,
                    Err(payload) => {
                        payload.downcast::<&str>().map(|text| text.to_string()).unwrap_or_default()
                    }
                },
                Err(error) => error.to_string(),
            };
            print_failure(name, &error);
        }
    }
}
