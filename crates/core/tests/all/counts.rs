//! Counts claimed by the papers, compared with plans and runs: messages, words, redistributions, twiddle
//! factors.

use hyperfly_core::Run;
use hyperfly_core::limits::Options;
use hyperfly_core::schedule::{Plan, Step};
use hyperfly_reference::Sampler;
use hyperfly_reference::interpreter::computed_elements;
use hyperfly_reference::scenarios::variants;
use hyperfly_request::{Algorithm, Io, MachineKind, Order, Settings};
use std::collections::BTreeSet;

/// Calls `check` with every possible n ≤ 4096 and p ≤ 64 and its plan.
fn each_plan(base: &Settings, mut check: impl FnMut(&Settings, &Plan)) {
    let mut count = 0;
    for (r, d) in (1..=12).flat_map(|r| (0..=6).map(move |d| (r, d))) {
        let s = Settings { n: 1 << r, p: 1 << d, ..base.clone() };
        if s.problems().is_empty() {
            check(&s, &s.scenario().plan());
            count += 1;
        }
    }
    assert!(count >= 12, "{base:?} exists {count} times");
}

fn algorithm(algorithm: Algorithm) -> Settings {
    Settings { algorithm, ..Settings::default() }
}

/// Returns the words of the messages of processor `q`, in order.
fn messages(plan: &Plan, q: u32) -> Vec<u64> {
    plan.rank_steps(q).iter().map(|step| plan.words(step)).filter(|words| *words > 0).collect()
}

/// Returns the words of all messages of all processors.
fn all_messages(plan: &Plan) -> Vec<u64> {
    (0..plan.p).flat_map(|q| messages(plan, q)).collect()
}

/// Every formulation computes every node of the butterfly exactly once, evenly distributed.
#[test]
fn every_node_is_computed_once() {
    let mut sampler = Sampler::new(4);
    for &each in Algorithm::BUILT_IN {
        each_plan(&algorithm(each), |base, _| {
            for s in variants(base).into_iter().filter(|s| s.n <= 512 && sampler.choose()) {
                let plan = s.scenario().plan();
                let nodes: f64 = plan.steps.iter().map(|step| plan.nodes(step)).sum();
                assert_eq!(nodes, s.n as f64 * f64::from(s.n.ilog2()), "{s:?}");
                let done = computed_elements(&plan).expect("a plan that runs");
                let share = (s.n / u64::from(s.p)) as usize * s.n.ilog2() as usize;
                assert!(done.iter().all(|list| list.len() == share), "{s:?}: not the same work for all");
                let distinct: BTreeSet<_> = done.iter().flatten().collect();
                assert_eq!(distinct.len(), share * s.p as usize, "{s:?}: a node is computed twice");
            }
        });
    }
}

/// GK 3.1: log p exchanges of n/p words by every processor, p log p in all.
#[test]
fn binary_exchange_sends_p_log_p_messages() {
    each_plan(&algorithm(Algorithm::BinaryExchange), |s, plan| {
        let (p, d) = (u64::from(s.p), s.p.ilog2());
        assert_eq!(all_messages(plan), vec![s.n / p; (p * u64::from(d)) as usize], "{s:?}");
        assert!((0..s.p).all(|q| messages(plan, q).len() as u32 == d), "{s:?}");
    });
}

/// GK App. C: an ordered transform takes at most 2d + 1 communication steps.
#[test]
fn ordered_output_takes_at_most_2d_plus_1_steps() {
    for each in [Algorithm::BinaryExchange, Algorithm::TwoDimensional] {
        each_plan(&Settings { order: Order::Ordered, ..algorithm(each) }, |s, plan| {
            let d = s.p.ilog2() as usize;
            for q in 0..s.p {
                let steps = messages(plan, q);
                assert!(steps.len() <= 2 * d + 1, "{s:?}: {} steps of processor {q}", steps.len());
                let share = s.n / u64::from(s.p);
                assert!(steps.iter().all(|words| *words <= share), "{s:?}: {steps:?}");
            }
        });
    }
}

/// GK 3.2: p − 1 exchanges of n/p² words by every processor.
#[test]
fn transpose_exchanges_with_every_processor() {
    each_plan(&algorithm(Algorithm::Transpose), |s, plan| {
        let p = u64::from(s.p);
        assert_eq!(all_messages(plan), vec![s.n / (p * p); (p * (p - 1)) as usize], "{s:?}");
    });
}

/// GK 5.1: m dimensions need m − 1 transpositions, each among one side of the grid of processors; the sides
/// 2^{d_k} of the grid are as equal as possible. In the k-th all but 1/2^{d_k} of the elements move.
#[test]
fn m_dimensional_transpose_has_m_minus_1_transpositions() {
    for dims in 2..=7 {
        let mut count = 0;
        for (r, d) in (1..=12).flat_map(|r| (dims - 1..=6).map(move |d| (r, d))) {
            let s = Settings { n: 1 << r, p: 1 << d, dims, ..algorithm(Algorithm::Transpose) };
            if !s.problems().is_empty() {
                continue;
            }
            count += 1;
            let plan = s.scenario().plan();
            let sides: Vec<u32> =
                (0..dims - 1).map(|k| d / (dims - 1) + u32::from(k < d % (dims - 1))).collect();
            let share = s.n >> d;
            let mut expected: Vec<u64> =
                sides.iter().flat_map(|side| vec![share >> side; (1 << side) - 1]).collect();
            expected.sort_unstable();
            for q in 0..s.p {
                let mut found = messages(&plan, q);
                found.sort_unstable();
                assert_eq!(found, expected, "{s:?}: processor {q}");
            }
        }
        assert!(count > 5, "{dims} dimensions exist {count} times");
    }
}

/// GK 5.1: with m = log p + 1 every transposition is an exchange between two processors, in as many steps
/// as binary-exchange and with the same partners, but of half the elements, because no processor computes
/// half a butterfly.
#[test]
fn transpose_with_most_dimensions_exchanges_half_of_binary_exchange() {
    for (r, d) in (2..=12).flat_map(|r| (1..=6).map(move |d| (r, d))) {
        let base = Settings { n: 1 << r, p: 1 << d, ..Settings::default() };
        let s = Settings { dims: d + 1, algorithm: Algorithm::Transpose, ..base.clone() };
        if !s.problems().is_empty() {
            continue;
        }
        let partners = |s: &Settings| {
            let plan = s.scenario().plan();
            let exchanges = plan.rank_steps(0).iter().filter_map(|step| match *step {
                Step::Exchange { to, send, .. } => Some((to, plan.slot_sets[send as usize].count())),
                _ => None,
            });
            exchanges.collect::<Vec<_>>()
        };
        let halves: Vec<_> = partners(&base).iter().map(|(to, words)| (*to, words / 2)).collect();
        assert_eq!(partners(&s), halves, "{s:?}");
    }
}

/// S 3.1: with m = n/P and l = m/P every two processors exchange l words, n − m words in total.
#[test]
fn cyclic_to_blocked_sends_n_minus_m_words() {
    for each in [Algorithm::CyclicToBlocked, Algorithm::OutputDriven] {
        each_plan(&algorithm(each), |s, plan| {
            let p = u64::from(s.p);
            let (m, l) = (s.n / p, s.n / p / p);
            assert_eq!(all_messages(plan).iter().sum::<u64>(), s.n - m, "{s:?}");
            for q in 0..s.p {
                let mut to = vec![0; s.p as usize];
                for step in plan.rank_steps(q) {
                    if let Some((other, slots)) = plan.sends(step) {
                        to[other as usize] += u64::from(slots.count());
                    }
                }
                let expected: Vec<u64> = (0..s.p).map(|other| if other == q { 0 } else { l }).collect();
                assert_eq!(to, expected, "{s:?}: processor {q}");
            }
            if each == Algorithm::OutputDriven {
                assert!(all_messages(plan).iter().all(|words| *words == 1), "{s:?}: messages of one word");
            }
        });
    }
}

fn run(s: &Settings) -> Run {
    let options = Options { data: false, ..Options::default() };
    hyperfly_request::run(s, None, options).unwrap_or_else(|error| panic!("{s:?}: {error}"))
}

/// IB 3.5: ⌈log N / log(N/p)⌉ + 1 permutations, each a superstep of at most h = 2N/p numbers; all phases of
/// local work but the last have log(N/p) stages.
#[test]
fn group_cyclic_redistributes_once_more_than_it_has_phases() {
    for balanced in [false, true] {
        let base = Settings { machine: MachineKind::Bsp, balanced, ..algorithm(Algorithm::GroupCyclic) };
        each_plan(&base, |s, _| {
            let (d, r) = (s.p.ilog2(), s.n.ilog2());
            let run = run(s);
            let moved: Vec<u64> = run.trace.supersteps.iter().map(|step| step.h).filter(|h| *h > 0).collect();
            let phases = r.div_ceil(r - d);
            let expected = if d == 0 { 0 } else { phases + 1 };
            assert_eq!(moved.len() as u32, expected, "{s:?}: {moved:?}");
            let most = 2 * s.n / u64::from(s.p);
            assert!(moved.iter().all(|h| *h <= most), "{s:?}: {moved:?}");
            let worked = run.trace.supersteps.iter().filter(|step| step.h == 0).count() as u32;
            assert_eq!(worked, phases, "{s:?}");
        });
    }
}

/// IB 4.1: with cyclic input and output one redistribution remains for p ≤ N/p, and otherwise two fewer
/// than with blocks.
#[test]
fn group_cyclic_with_cyclic_io_saves_two_redistributions() {
    for balanced in [false, true] {
        let base = Settings {
            machine: MachineKind::Bsp,
            io: Io::Cyclic,
            balanced,
            ..algorithm(Algorithm::GroupCyclic)
        };
        each_plan(&base, |s, _| {
            let (d, r) = (s.p.ilog2(), s.n.ilog2());
            let moved = run(s).trace.supersteps.iter().filter(|step| step.h > 0).count() as u32;
            let phases = r.div_ceil(r - d);
            let expected = if d == 0 { 0 } else { phases - 1 };
            assert_eq!(moved, expected, "{s:?}");
            if d > 0 && 2 * d <= r {
                assert_eq!(moved, 1, "{s:?}");
            }
        });
    }
}

/// Returns the number of powers of ω that each processor uses for the first time in each stage.
fn new_powers(plan: &Plan) -> Vec<Vec<u64>> {
    let each = |q| {
        let mut new = vec![0; plan.n.ilog2() as usize];
        plan.new_twiddles(q).iter().for_each(|powers| new[powers.stage as usize] += powers.count);
        new
    };
    (0..plan.p).map(each).collect()
}

/// GK App. A, Table 4.
#[test]
fn twiddle_counts_match_gk_table_4() {
    // Columns of Table 4 and its last row but one.
    for (p, column, total) in [(1, [2, 2, 4], 8), (2, [1, 2, 4], 7), (4, [1, 1, 2], 4), (8, [1, 1, 1], 3)] {
        let new = new_powers(&(Settings { p, n: 8, ..Settings::default() }).scenario().plan());
        let most: Vec<u64> = (0..3).map(|l| new.iter().map(|stages| stages[l]).max().unwrap()).collect();
        assert_eq!(most, column, "p = {p}");
        let sums = new.iter().map(|stages| stages.iter().sum::<u64>());
        assert_eq!(sums.max(), Some(total), "p = {p}");
    }
}

/// GK App. A: h(n, p) = 2(n/p − 1) + log p is the maximum number of powers of any processor; h(n, 1) = n.
#[test]
fn twiddle_counts_match_gk_formula() {
    for (r, d) in (1..=12).flat_map(|r| (0..=r).map(move |d| (r, d))) {
        let s = Settings { n: 1 << r, p: 1 << d, ..Settings::default() };
        let new = new_powers(&s.scenario().plan());
        let most = new.iter().map(|stages| stages.iter().sum::<u64>()).max().unwrap();
        let share = 1u64 << (r - d);
        let h = if d == 0 { share } else { 2 * (share - 1) + d as u64 };
        assert_eq!(most, h, "{s:?}");
    }
}
