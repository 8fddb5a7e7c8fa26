//! Memory of one rank among many: it compiles its own program of a large plan with memory proportional to its block. The benchmark
//! `ranks` measures the time.

use hyperfly_core::Scenario;
use hyperfly_core::kernel::Twiddles;
use hyperfly_core::schedule::{Combine, Plan, Step};
use hyperfly_request::{Algorithm, Settings};
use peak_alloc::PeakAlloc;

#[global_allocator]
static MEMORY: PeakAlloc = PeakAlloc;

/// Checks what one program shows without the others: its slots and partners exist, and it computes its block of every stage.
fn check_rank(plan: &Plan, rank: u32) {
    let (local_len, r) = (plan.n / u64::from(plan.p), u64::from(plan.n.trailing_zeros()));
    let (mut nodes, mut sent_count, mut received_count) = (0, 0, 0);
    for step in plan.rank_steps(rank) {
        for (partner, slots) in plan.sends(step).into_iter().chain(plan.receives(step)) {
            assert!(partner < plan.p && partner != rank && slots.end() <= plan.slots, "{step:?}");
        }
        sent_count += plan.words(step);
        received_count += plan.receives(step).map_or(0, |(_, slots)| u64::from(slots.count()));
        nodes += match *step {
            Step::Local { first, last, base, len, .. } => {
                assert!(base + len <= plan.slots);
                u64::from(len) * u64::from(last - first)
            }
            Step::Combine(Combine { low, high, to, len, blocks, apart, .. }) => {
                let end = (blocks - 1) * apart + len;
                assert!([low, high, to].into_iter().all(|first| first + end <= plan.slots));
                u64::from(blocks * len)
            }
            _ => 0,
        };
    }
    assert_eq!(nodes, local_len * r, "it computes its share of every stage");
    assert_eq!(sent_count, received_count);
    assert_eq!(plan.input.held_by(rank).count() as u64, local_len);
}

/// p = 4096, n = 2^30: compiles and checks the program of one rank and its twiddle factors, for every formulation.
#[test]
fn rank_of_4096_needs_under_100_mb_besides_its_data() {
    let mut count = 0;
    for &algorithm in Algorithm::BUILT_IN {
        let s = Settings { algorithm, p: 4096, n: 1 << 30, ..Settings::default() };
        if !s.problems().is_empty() {
            continue;
        }
        let scenario: Scenario = s.scenario();
        let usage_before = MEMORY.current_usage();
        MEMORY.reset_peak_usage();
        let rank = 2741;
        let plan = scenario.rank_plan(rank);
        check_rank(&plan, rank);
        let powers = Twiddles::for_plan(&plan, scenario.problem.direction);
        let peak_increase = MEMORY.peak_usage() - usage_before;
        drop(powers);
        assert!(peak_increase < 100_000_000, "{algorithm:?} takes {} MB", peak_increase >> 20);
        count += 1;
    }
    assert!(count >= 6, "only {count} exist");
}
