//! Plays random visits, natively and at the same time in a browser (docs/testing.md).
//!
//! `--seconds S` sets the duration, `--first S` the first seed in the browser, where visits continue on the same page. `--seed S` plays
//! one visit, natively with a log and in the browser. Exits with an error if a visit fails.

mod browser;

use hyperfly_tests::visit::{SLACK, Tally, play_verbosely, play_visits};
use peak_alloc::PeakAlloc;
use std::process::ExitCode;
use std::time::Duration;

/// Counts allocations. The process's resident memory says less, since the allocator keeps freed memory.
#[global_allocator]
static MEMORY: PeakAlloc = PeakAlloc;

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().collect();
    let number = |name: &str| {
        let position = arguments.iter().position(|argument| argument == name)?;
        arguments.get(position + 1)?.parse::<u64>().ok()
    };
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
    if let Some(seed) = number("--seed") {
        let natively = play_verbosely(seed).err().map(|error| (seed, error));
        let browser = runtime.block_on(browser::play_visits_in_browser(seed, 1, Duration::from_secs(3600))).1;
        return exit_with_failures([
            ("natively", natively.into_iter().collect()),
            ("in the browser", browser),
        ]);
    }
    let seconds = Duration::from_secs(number("--seconds").unwrap_or(0));
    // Each uses one core.
    let in_browser =
        std::thread::spawn(move || play_visits(1, u64::MAX, Some(seconds), || MEMORY.current_usage()));
    let (tally, failed_visits) =
        runtime.block_on(browser::play_visits_in_browser(number("--first").unwrap_or(1), u64::MAX, seconds));
    let native_visits = in_browser.join().expect("visits catch their panics");
    println!("natively:\n{}\nin a browser:\n{tally}", native_visits.tally);
    let native =
        native_visits.failed.into_iter().chain(memory_growth_failure(&native_visits.tally, SLACK)).collect();
    let browser = failed_visits.into_iter().chain(memory_growth_failure(&tally, browser::SLACK)).collect();
    exit_with_failures([("natively", native), ("in the browser", browser)])
}

/// Reports growing memory as a failure.
fn memory_growth_failure(tally: &Tally, slack: u64) -> Option<(u64, String)> {
    let has_enough_samples = tally.memory.len() >= 20;
    (has_enough_samples && !tally.is_plateau(slack)).then(|| (0, "memory goes on growing".to_owned()))
}

fn exit_with_failures(failures_by_place: [(&str, Vec<(u64, String)>); 2]) -> ExitCode {
    let mut code = ExitCode::SUCCESS;
    for (place, failures) in failures_by_place {
        for (seed, error) in failures {
            println!("{place}: {error}");
            if seed > 0 {
                println!("play it again: soak --seed {seed} (docs/testing.md)");
            }
            code = ExitCode::FAILURE;
        }
    }
    code
}
