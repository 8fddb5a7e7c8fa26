//! Probes whether the memory of a run can be allocated. The probe precedes the run and is freed at once,
//! because a later allocation failure would abort the program.

use crate::limits::{self, Options, Refusal};
use crate::scenario::Scenario;
use crate::schedule::Plan;
use std::hint::black_box;

/// Smallest probe in WebAssembly. Memory that has grown is never returned there, and a small run should not
/// grow it to its upper bound.
const MIN_WASM_PROBE: u64 = 64 << 20;
/// Granularity of the search for the largest allocation that succeeds.
const STEP: u64 = 1 << 20;

/// Refuses a run whose memory is within its budget but cannot be allocated, with the same refusal as a run
/// beyond its budget.
pub fn check(scenario: &Scenario, program: Option<&Plan>, options: Options) -> Result<(), Refusal> {
    check_with(scenario, program, options, can_allocate)
}

fn check_with(
    scenario: &Scenario,
    program: Option<&Plan>,
    options: Options,
    can_allocate: impl Fn(u64) -> bool,
) -> Result<(), Refusal> {
    let needed = limits::memory_with_program(scenario, program, options);
    if cfg!(target_arch = "wasm32") && needed < MIN_WASM_PROBE || can_allocate(needed) {
        return Ok(());
    }
    let (mut fits, mut fails) = (0, needed.div_ceil(STEP));
    while fails - fits > 1 {
        let middle = fits + (fails - fits) / 2;
        if can_allocate(middle * STEP) { fits = middle } else { fails = middle }
    }
    limits::check_memory(scenario, program, Options { memory: fits * STEP, ..options }).map_or(Ok(()), Err)
}

/// Whether the system can allocate this number of bytes.
fn can_allocate(bytes: u64) -> bool {
    let Ok(bytes) = usize::try_from(bytes) else { return false };
    let mut probe = Vec::<u8>::new();
    // Without `black_box` the compiler removes the unused allocation.
    black_box(&mut probe).try_reserve_exact(bytes).is_ok()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::limits::Fits;

    #[test]
    fn unavailable_memory_is_refused_with_largest_fitting_size() {
        let (scenario, options) = (Scenario::default().with_n(1 << 20), Options::default());
        assert_eq!(check(&scenario, None, options), Ok(()), "a test has its memory");
        let available = (limits::memory(&scenario, options) / 2).next_multiple_of(STEP);
        let Err(Refusal::Memory { bytes, fits: Fits::Points(n) }) =
            check_with(&scenario, None, options, |bytes| bytes <= available)
        else {
            panic!("not refused, or nothing fits");
        };
        assert_eq!(bytes, available);
        let takes = |n: u64| limits::memory(&scenario.with_n(n), options);
        assert!(takes(n) <= available && takes(2 * n) > available, "{n} is the largest that fits");
        let nothing = check_with(&scenario, None, options, |_| false);
        assert_eq!(nothing, Err(Refusal::Memory { bytes: 0, fits: Fits::Nothing }));
    }

    #[test]
    fn probe_fails_beyond_address_space() {
        assert!(can_allocate(1 << 20));
        assert!(!can_allocate(u64::MAX));
        assert!(!can_allocate(1 << 62));
    }
}
