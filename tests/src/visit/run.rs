//! Visits natively: each to its end, then left in peace, and looked at.

use super::page::Page;
use super::script::{Step, Visit};
use super::tally::Tally;
use super::truth::Truth;
use fastrand::Rng;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::rc::Rc;
use std::time::{Duration, Instant};

/// After the last input the page has so long to become quiet, in milliseconds: a worker that hangs is given up after 15 s, and so
/// is the second one that gets its job.
const PEACE: f64 = 60_000.0;

/// Bytes that may be allocated at the end beyond the first half: what [`Truth`] keeps of runs. One page is more.
pub const SLACK: u64 = 1 << 20;

/// After so many that failed it is enough.
const MOST_FAILED: usize = 10;

/// What came of visits.
#[derive(Debug)]
pub struct Native {
    /// The counts of those that ended well.
    pub tally: Tally,
    /// The first ones that did not, and what was wrong.
    pub failed: Vec<(u64, String)>,
}

/// Plays visits of one seed after the other: so many, or until the time is over. `memory` says how many bytes are allocated.
pub fn native(first: u64, count: u64, most: Option<Duration>, memory: fn() -> usize) -> Native {
    let (begun, truth) = (Instant::now(), Rc::new(Truth::default()));
    let (mut all, mut failed) = (Tally::default(), Vec::new());
    for seed in first..first.saturating_add(count) {
        if most.is_some_and(|most| begun.elapsed() >= most) {
            break;
        }
        let visit = Visit::of(seed);
        let played = catch_unwind(AssertUnwindSafe(|| play(&visit, &truth, &mut |_| ())));
        match played {
            Ok(Ok(tally)) => all.add(tally),
            Ok(Err(why)) => failed.push((seed, why)),
            Err(panic) => {
                let text = panic.downcast_ref::<String>().map(String::as_str);
                let text = text.or(panic.downcast_ref::<&str>().copied()).unwrap_or("a panic");
                failed.push((seed, text.to_owned()));
            }
        }
        if failed.len() == MOST_FAILED {
            break;
        }
        // Between visits no page is left.
        all.memory.push(memory() as u64);
    }
    all.compared = truth.compared();
    Native { tally: all, failed }
}

/// What is looked at after each event.
#[derive(Default)]
struct Watch {
    /// Since when the page does not show what is asked for.
    waits: Option<f64>,
    /// When something went wrong that it has not recovered from.
    hurt: Option<f64>,
    recoveries: Vec<f64>,
    /// Whether there has been a picture.
    shown: bool,
}

impl Watch {
    fn look(&mut self, page: &Page) {
        let now = page.world.now();
        let shows = page.state().shown.is_some();
        assert!(shows || !self.shown, "the last good picture is gone");
        self.shown = shows;
        if !page.is_settled() {
            self.waits.get_or_insert(now);
        } else if let Some(since) = self.waits.take()
            && let Some(hurt) = self.hurt.take()
        {
            self.recoveries.push((now - since.max(hurt)).max(0.0));
        }
    }
}

/// What happens in a visit, line by line, to find out why it fails.
pub fn told(seed: u64) -> Result<Tally, String> {
    play(&Visit::of(seed), &Rc::default(), &mut |line| println!("{line}"))
}

/// A visit to its end.
fn play(visit: &Visit, truth: &Rc<Truth>, tell: &mut dyn FnMut(String)) -> Result<Tally, String> {
    let mut rng = Rng::with_seed(!visit.seed);
    let page = Page::open(&visit.fragment, &mut rng, truth);
    tell(format!("          opened at {}", visit.fragment));
    let mut watch = Watch::default();
    let mut tally = Tally { visits: 1, ..Tally::default() };
    for (wait, step) in &visit.steps {
        page.wait(*wait, &mut |page| watch.look(page));
        if let Some(lasts) = page.act(step, &mut |page| watch.look(page)) {
            watch.hurt = Some(page.world.now() + lasts);
        }
        match step {
            Step::Fault(_) => tally.faults += 1,
            _ => tally.inputs += 1,
        }
        watch.look(&page);
        tell(format!("{:>9.0} {step:?}\n          {}", page.world.now(), page.told()));
    }
    page.heal();
    page.wait(PEACE, &mut |page| watch.look(page));
    tell(format!("{:>9.0} at the end\n          {}", page.world.now(), page.told()));
    let mut faults = page.faults(truth);
    faults.extend(again(&page, &mut rng, truth));
    tally.events = page.world.made() + tally.inputs + tally.faults;
    tally.workers = page.threads.started();
    tally.recoveries = watch.recoveries;
    if faults.is_empty() { Ok(tally) } else { Err(faults.join("; ")) }
}

/// What is wrong with a second page that is opened at the address of the first.
fn again(page: &Page, rng: &mut Rng, truth: &Rc<Truth>) -> Vec<String> {
    let other = Page::open(&page.tab.address(), rng, truth);
    other.wait(PEACE, &mut |_| ());
    let mut faults = other.faults(truth);
    let (one, two) = (page.state(), other.state());
    let own =
        one.request.to_fragment().contains("signal=own") || one.request.to_fragment().contains("signal:own");
    let asked = [&one, &two].map(|state| state.request.to_fragment());
    // The reader's own samples are in no address.
    if asked[0] != asked[1] && !own {
        faults.push(format!("the address gives {} in place of {}", asked[1], asked[0]));
    }
    let hash = |page: &Page| {
        let state = page.state();
        let shown = state.shown.as_ref().filter(|shown| shown.is_of(&state.request.settings.scenario()));
        shown.map(|shown| shown.run().report.trace_hash)
    };
    if !own && hash(page).is_some() && hash(page) != hash(&other) {
        faults.push("the address gives another run".to_owned());
    }
    let [t, t_again] = [page, &other].map(|page| page.player().t());
    // Where the right side has become impossible its last run goes on; a page that is opened has none.
    let same = !one.request.compares() || one.is_current() && two.is_current();
    if same && !own && hash(page).is_some() && (t - t_again).abs() > 1e-9 * t.abs() {
        faults.push(format!("the address puts the cursor at {t_again} in place of {t}"));
    }
    faults.into_iter().map(|fault| format!("opened again: {fault}")).collect()
}
