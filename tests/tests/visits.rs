//! Plays random visits natively; the program `soak` plays one of them again, also in a browser (docs/testing.md).

use hyperfly_tests::visit::{SLACK, play_visits};
use peak_alloc::PeakAlloc;

/// Counts allocations.
#[global_allocator]
static MEMORY: PeakAlloc = PeakAlloc;

/// Plays a number of visits.
fn play(first: u64, count: u64) {
    let native = play_visits(first, count, None, || MEMORY.current_usage());
    println!("{}", native.tally);
    for (seed, error) in &native.failed {
        println!("{error}\nplay it again: soak --seed {seed} (docs/testing.md)");
    }
    assert!(native.failed.is_empty(), "{} of {} visits failed", native.failed.len(), native.tally.visits);
    assert!(native.tally.is_plateau(SLACK), "memory goes on growing");
}

#[test]
fn visits_leave_the_page_consistent_with_its_address() {
    play(1, 100);
}
