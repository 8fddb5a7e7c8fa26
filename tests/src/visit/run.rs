//! NativeVisits visits: each is played to its end, left without input, and then checked.

use super::expected_runs::ExpectedRuns;
use super::page::Page;
use super::script::{Step, Visit};
use super::tally::Tally;
use fastrand::Rng;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::rc::Rc;
use std::time::{Duration, Instant};

/// Time for the page to settle after the last input, in milliseconds. A hanging worker is given up after 15 s, and so is its replacement.
const SETTLE_TIME: f64 = 60_000.0;

/// Bytes by which final memory may exceed the first half: the cache of [`ExpectedRuns`]. A leaked page takes more.
pub const SLACK: u64 = 1 << 20;

/// Maximum number of failed visits.
const MAX_FAILED: usize = 10;

/// Result of native visits.
#[derive(Debug)]
pub struct NativeVisits {
    /// Counts of the successful visits.
    pub tally: Tally,
    /// Seeds of the failed visits, with the reasons.
    pub failed: Vec<(u64, String)>,
}

/// Plays visits with consecutive seeds, `count` of them or until the time is over. `memory` returns the allocated bytes.
pub fn play_visits(
    first: u64,
    count: u64,
    max_duration: Option<Duration>,
    memory: fn() -> usize,
) -> NativeVisits {
    let (start, expected) = (Instant::now(), Rc::new(ExpectedRuns::default()));
    let (mut total, mut failures) = (Tally::default(), Vec::new());
    for seed in first..first.saturating_add(count) {
        if max_duration.is_some_and(|max_duration| start.elapsed() >= max_duration) {
            break;
        }
        let visit = Visit::from_seed(seed);
        let result = catch_unwind(AssertUnwindSafe(|| play(&visit, &expected, &mut |_| ())));
        match result {
            Ok(Ok(tally)) => total.add(tally),
            Ok(Err(error)) => failures.push((seed, error)),
            Err(panic) => {
                let text = panic.downcast_ref::<String>().map(String::as_str);
                let text = text.or(panic.downcast_ref::<&str>().copied()).unwrap_or("a panic");
                failures.push((seed, text.to_owned()));
            }
        }
        if failures.len() == MAX_FAILED {
            break;
        }
        // No page exists between visits.
        total.memory.push(memory() as u64);
    }
    total.compared = expected.compared();
    NativeVisits { tally: total, failed: failures }
}

/// State checked after each event.
#[derive(Default)]
struct Monitor {
    /// Time since which the page does not show what was requested.
    unsettled_since: Option<f64>,
    /// Time of the last fault from which the page has not recovered.
    fault_end: Option<f64>,
    recoveries: Vec<f64>,
    has_run: bool,
}

impl Monitor {
    fn check(&mut self, page: &Page) {
        let time = page.world.now();
        let shows_run = page.state().displayed.is_some();
        assert!(shows_run || !self.has_run, "the last good picture is gone");
        self.has_run = shows_run;
        if !page.is_settled() {
            self.unsettled_since.get_or_insert(time);
        } else if let Some(unsettled_since) = self.unsettled_since.take()
            && let Some(fault_end) = self.fault_end.take()
        {
            self.recoveries.push((time - unsettled_since.max(fault_end)).max(0.0));
        }
    }
}

/// Plays a visit and prints its events, to find out why it fails.
pub fn play_verbosely(seed: u64) -> Result<Tally, String> {
    play(&Visit::from_seed(seed), &Rc::default(), &mut |line| println!("{line}"))
}

/// Plays a visit to its end.
fn play(visit: &Visit, expected: &Rc<ExpectedRuns>, log: &mut dyn FnMut(String)) -> Result<Tally, String> {
    let mut rng = Rng::with_seed(!visit.seed);
    let page = Page::open(&visit.fragment, &mut rng, expected);
    log(format!("          opened at {}", visit.fragment));
    let mut monitor = Monitor::default();
    let mut tally = Tally { visits: 1, ..Tally::default() };
    for (delay, step) in &visit.steps {
        page.wait(*delay, &mut |page| monitor.check(page));
        if let Some(duration) = page.act(step, &mut |page| monitor.check(page)) {
            monitor.fault_end = Some(page.world.now() + duration);
        }
        match step {
            Step::Fault(_) => tally.faults += 1,
            _ => tally.inputs += 1,
        }
        monitor.check(&page);
        log(format!("{:>9.0} {step:?}\n          {}", page.world.now(), page.describe()));
    }
    page.heal();
    page.wait(SETTLE_TIME, &mut |page| monitor.check(page));
    log(format!("{:>9.0} at the end\n          {}", page.world.now(), page.describe()));
    let mut faults = page.faults(expected);
    faults.extend(faults_when_reopened(&page, &mut rng, expected));
    tally.events = page.world.call_count() + tally.inputs + tally.faults;
    tally.workers = page.threads.started();
    tally.recoveries = monitor.recoveries;
    if faults.is_empty() { Ok(tally) } else { Err(faults.join("; ")) }
}

/// Returns the faults of a second page opened at the address of the first.
fn faults_when_reopened(page: &Page, rng: &mut Rng, expected: &Rc<ExpectedRuns>) -> Vec<String> {
    let reopened_page = Page::open(&page.tab.address(), rng, expected);
    reopened_page.wait(SETTLE_TIME, &mut |_| ());
    let mut faults = reopened_page.faults(expected);
    let (first, reopened_state) = (page.state(), reopened_page.state());
    let has_own_samples = first.request.to_fragment().contains("signal=own")
        || first.request.to_fragment().contains("signal:own");
    let fragments = [&first, &reopened_state].map(|state| state.request.to_fragment());
    // A request that the reader cancelled before a worker refused it is refused when it is opened again.
    let is_refused_later = !first.is_current() && !reopened_state.problems.is_empty();
    // The reader's own samples are not part of the address.
    if fragments[0] != fragments[1] && !has_own_samples && !is_refused_later {
        faults.push(format!("the address gives {} in place of {}", fragments[1], fragments[0]));
    }
    let hash = |page: &Page| {
        let state = page.state();
        let displayed_run =
            state.displayed.as_ref().filter(|displayed| displayed.is_of(&state.request.settings.scenario()));
        displayed_run.map(|displayed| displayed.run().report.trace_hash)
    };
    if !has_own_samples && hash(page).is_some() && hash(page) != hash(&reopened_page) {
        faults.push("the address gives another run".to_owned());
    }
    let [t, t_again] = [page, &reopened_page].map(|page| page.player().t());
    // If the comparison became impossible, the page keeps showing its last run; a newly opened page has none.
    let are_both_current =
        !first.request.has_comparison() || first.is_current() && reopened_state.is_current();
    if are_both_current && !has_own_samples && hash(page).is_some() && (t - t_again).abs() > 1e-9 * t.abs() {
        faults.push(format!("the address puts the cursor at {t_again} in place of {t}"));
    }
    faults.into_iter().map(|fault| format!("opened again: {fault}")).collect()
}
