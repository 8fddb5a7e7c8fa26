//! Runs a target on one input after the other.

use crate::mutate::{Chance, LONGEST, mutated};
use crate::target::Target;
use peak_alloc::PeakAlloc;
use std::collections::BTreeSet;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

#[global_allocator]
static MEMORY: PeakAlloc = PeakAlloc;

/// No input of [`LONGEST`] bytes may make its reader take more, in bytes …
const MOST_MEMORY: usize = 64 << 20;
/// … or longer: a hundred times what the slowest takes, so that a busy machine does not matter.
const MOST_TIME: Duration = Duration::from_secs(10);
/// So many inputs that showed something new are kept beside the corpus, and no more that were refused than there are others: what is
/// made of those is mostly refused, too.
const MOST_KEPT: usize = 2_000;

/// How long to go on, and from where.
#[derive(Clone, Copy, Debug)]
pub struct Options {
    /// One seed is one sequence of inputs.
    pub seed: u64,
    /// So many inputs, or until the time is over.
    pub inputs: u64,
    /// So long at most.
    pub time: Duration,
}

/// What was tried, without a fault.
#[derive(Clone, Debug, Default)]
pub struct Passed {
    /// Inputs.
    pub inputs: u64,
    /// Those that were accepted.
    pub accepted: u64,
    /// Outcomes that differ: what was refused, or of what kind it was.
    pub outcomes: usize,
    /// The most memory that one took, in bytes.
    pub memory: usize,
    /// The longest time that one took.
    pub time: Duration,
}

/// An input that breaks an invariant.
#[derive(Clone, Debug)]
pub struct Found {
    /// Its number in the sequence of the seed.
    pub number: u64,
    /// The input.
    pub input: Vec<u8>,
    /// What is wrong.
    pub why: String,
}

/// Runs a target.
///
/// # Errors
/// The first input that breaks an invariant.
pub fn fuzz(target: &Target, options: Options) -> Result<Passed, Box<Found>> {
    // Memory is counted for the whole program: one at a time.
    static ALONE: Mutex<()> = Mutex::new(());
    let _alone = ALONE.lock().unwrap_or_else(PoisonError::into_inner);
    let mut chance = Chance::new(options.seed);
    let (mut corpus, words) = ((target.corpus)(), (target.words)());
    let given = corpus.len();
    let (mut passed, mut outcomes, mut refused) = (Passed::default(), BTreeSet::new(), 0);
    let begun = Instant::now();
    while passed.inputs < options.inputs && begun.elapsed() < options.time {
        // First the corpus as it is.
        let input = match corpus[..given].get(passed.inputs as usize) {
            Some(known) => known.clone(),
            None => mutated(&corpus, &words, &mut chance),
        };
        let found = |why| Box::new(Found { number: passed.inputs, input: input.clone(), why });
        let tried = one(target, &input).map_err(found)?;
        passed.inputs += 1;
        passed.accepted += u64::from(tried.outcome.starts_with(ACCEPTED));
        passed.memory = passed.memory.max(tried.memory);
        passed.time = passed.time.max(tried.time);
        let accepted = tried.outcome.starts_with(ACCEPTED);
        let is_new = outcomes.insert(tried.outcome) && passed.inputs > given as u64;
        let has_room = corpus.len() < given + MOST_KEPT && (accepted || 2 * refused < corpus.len());
        if is_new && has_room && input.len() <= LONGEST / 8 {
            refused += usize::from(!accepted);
            corpus.push(input);
        }
    }
    passed.outcomes = outcomes.len();
    Ok(passed)
}

/// Outcomes of what is accepted begin so.
pub const ACCEPTED: &str = "ok";

/// Runs a target on one input.
///
/// # Errors
/// What is wrong.
pub fn replay(target: &Target, input: &[u8]) -> Result<String, String> {
    one(target, input).map(|tried| tried.outcome)
}

struct Tried {
    outcome: String,
    memory: usize,
    time: Duration,
}

fn one(target: &Target, input: &[u8]) -> Result<Tried, String> {
    let before = PeakAlloc.current_usage();
    PeakAlloc.reset_peak_usage();
    let begun = Instant::now();
    let outcome = catch_unwind(AssertUnwindSafe(|| (target.check)(input)));
    let (time, memory) = (begun.elapsed(), PeakAlloc.peak_usage().saturating_sub(before));
    let outcome = outcome.map_err(|panic| {
        let words = panic.downcast_ref::<String>().cloned();
        let words = words.or_else(|| panic.downcast_ref::<&str>().map(|words| (*words).to_owned()));
        format!("it panics: {}", words.unwrap_or_default())
    })??;
    if memory > MOST_MEMORY {
        return Err(format!("it takes {} MiB", memory >> 20));
    }
    if time > MOST_TIME {
        return Err(format!("it takes {time:?}"));
    }
    Ok(Tried { outcome, memory, time })
}
