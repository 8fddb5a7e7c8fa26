//! Plans: every one is accepted, broken ones are refused, and what is accepted computes the transform.

mod brute;

use brute::dft::{bound, dft, relative_error};
use brute::{Dice, data, exists};
use hyperfly_core::Complex64;
use hyperfly_core::plan::{Plan, Step, check};
use hyperfly_core::scenario::{Algorithm, Choice, Order, Scenario};
use proptest::prelude::*;
use proptest::test_runner::RngSeed;

fn plan(algorithm: Algorithm, p: u32, n: u64, order: Order) -> Plan {
    Plan::compile(&Scenario { algorithm, p, n, order, ..Scenario::default() })
}

/// Every plan with up to 64 processors and 2^`max_r` points.
fn each_plan(max_r: u32) -> impl Iterator<Item = (Scenario, Plan)> {
    Algorithm::ALL.iter().flat_map(move |&algorithm| {
        Order::ALL.iter().flat_map(move |&order| {
            (1..=max_r).flat_map(move |r| {
                (0..=r.min(6)).filter_map(move |d| {
                    let s = Scenario { algorithm, order, p: 1 << d, n: 1 << r, ..Scenario::default() };
                    exists(&s).then(|| (s.clone(), Plan::compile(&s)))
                })
            })
        })
    })
}

#[test]
fn every_plan_is_accepted() {
    for (s, plan) in each_plan(12) {
        assert_eq!(check(&plan), Ok(()), "{s:?}");
    }
}

/// GK 3.1, 3.2 and App. C: how many messages of how many words.
#[test]
fn messages_as_counted_by_the_paper() {
    for (s, plan) in each_plan(12) {
        let (p, n, d) = (u64::from(s.p), s.n, s.p.ilog2());
        let exchanges =
            |q| plan.program(q).iter().filter(|step| matches!(step, Step::Exchange { .. })).count() as u64;
        let sizes: Vec<u64> =
            plan.steps.iter().map(|step| plan.words(step)).filter(|&words| words > 0).collect();
        let nodes: u64 = plan.steps.iter().map(Plan::nodes).sum();
        assert_eq!(nodes, n * u64::from(n.ilog2()), "{s:?}: work");
        let (each, words) = match s.algorithm {
            Algorithm::Serial => (0, 0),
            Algorithm::BinaryExchange => (u64::from(d), n / p),
            Algorithm::Transpose => (p - 1, n / (p * p)),
        };
        for q in 0..s.p {
            let partners = plan.program(q).iter().filter_map(|step| match step {
                Step::Exchange { partner, .. } => Some(*partner),
                _ => None,
            });
            for (k, partner) in (0u32..).zip(partners).take(each as usize) {
                let bits = if s.algorithm == Algorithm::Transpose { k + 1 } else { s.p >> (k + 1) };
                assert_eq!(partner, q ^ bits, "{s:?}: exchange {k} of processor {q}");
            }
            match s.order {
                Order::Unordered => assert_eq!(exchanges(q), each, "{s:?}"),
                // GK App. C: 2d + 1 for binary-exchange, d + 1 of them for the order.
                Order::Ordered => assert!(exchanges(q) <= each + u64::from(d) + 1, "{s:?}"),
            }
        }
        if s.order == Order::Unordered {
            assert!(sizes.iter().all(|&size| size == words), "{s:?}: {sizes:?}");
            assert_eq!(sizes.len() as u64, p * each, "{s:?}");
        }
    }
}

/// Printed plans that were gone through by hand, line by line.
#[test]
fn printed_plans() {
    for (name, plan) in [
        ("transpose-p2-n16", plan(Algorithm::Transpose, 2, 16, Order::Unordered)),
        ("binary-exchange-p4-n8", plan(Algorithm::BinaryExchange, 4, 8, Order::Unordered)),
        ("binary-exchange-ordered-p4-n16", plan(Algorithm::BinaryExchange, 4, 16, Order::Ordered)),
    ] {
        let path = format!("{}/tests/golden/{name}.txt", env!("CARGO_MANIFEST_DIR"));
        let golden = std::fs::read_to_string(&path).unwrap_or_default().replace('\r', "");
        assert_eq!(plan.to_string(), golden, "{path}");
    }
}

/// The k-th step of the plan that `is` one, of processor `q`.
fn find(plan: &Plan, q: u32, is: fn(&Step) -> bool) -> usize {
    let steps = plan.first[q as usize] as usize..plan.first[q as usize + 1] as usize;
    steps.clone().find(|&k| is(&plan.steps[k])).expect("a step of that kind")
}

fn exchange(step: &Step) -> bool {
    matches!(step, Step::Exchange { .. })
}

fn combine(step: &Step) -> bool {
    matches!(step, Step::Combine { .. })
}

fn local(step: &Step) -> bool {
    matches!(step, Step::Local { .. })
}

fn drop_step(plan: &mut Plan, k: usize) {
    plan.steps.remove(k);
    plan.first.iter_mut().filter(|first| **first as usize > k).for_each(|first| *first -= 1);
}

type Break = (&'static str, fn(&mut Plan));

/// One way of breaking a plan a line. `transpose` p = 4 n = 64 and `binary-exchange` p = 4 n = 64 have all these steps.
const BREAKS: [Break; 13] = [
    ("another partner", |plan| {
        let k = find(plan, 1, exchange);
        let Step::Exchange { partner, .. } = &mut plan.steps[k] else { unreachable!() };
        *partner ^= 3;
    }),
    ("a partner that is not there", |plan| {
        let k = find(plan, 1, exchange);
        let Step::Exchange { partner, .. } = &mut plan.steps[k] else { unreachable!() };
        *partner = 4;
    }),
    ("itself as partner", |plan| {
        let k = find(plan, 1, exchange);
        let Step::Exchange { partner, .. } = &mut plan.steps[k] else { unreachable!() };
        *partner = 1;
    }),
    ("one exchange dropped", |plan| drop_step(plan, find(plan, 2, exchange))),
    ("an exchange dropped by both", |plan| {
        let k = find(plan, 3, exchange);
        let Step::Exchange { partner, .. } = plan.steps[k] else { unreachable!() };
        let other = find(plan, partner, exchange);
        drop_step(plan, k.max(other));
        drop_step(plan, k.min(other));
    }),
    ("fewer words sent", |plan| {
        let k = find(plan, 1, exchange);
        let Step::Exchange { send, .. } = plan.steps[k] else { unreachable!() };
        plan.slot_sets[send as usize].run -= 1;
    }),
    ("other words sent", |plan| {
        let k = find(plan, 1, exchange);
        let Step::Exchange { send, .. } = &mut plan.steps[k] else { unreachable!() };
        let mut slots = plan.slot_sets[*send as usize];
        slots.first += 1;
        *send = plan.slot_sets.len() as u32;
        plan.slot_sets.push(slots);
    }),
    ("received elsewhere", |plan| {
        let k = find(plan, 1, exchange);
        let Step::Exchange { receive, .. } = plan.steps[k] else { unreachable!() };
        plan.slot_sets[receive as usize].first = 0;
    }),
    ("another block of twiddles", |plan| {
        let k = find(plan, 2, |step| matches!(step, Step::Local { first: 1.., .. }));
        let Step::Local { block, .. } = &mut plan.steps[k] else { unreachable!() };
        *block ^= 1;
    }),
    ("a later stage", |plan| {
        let k = find(plan, 1, local);
        let Step::Local { first, last, .. } = &mut plan.steps[k] else { unreachable!() };
        (*first, *last) = (*first + 1, *last + 1);
    }),
    ("a stage too few", |plan| {
        let k = find(plan, 3, local);
        let Step::Local { last, .. } = &mut plan.steps[k] else { unreachable!() };
        *last -= 1;
    }),
    ("a local step dropped", |plan| drop_step(plan, find(plan, 0, local))),
    ("another place for the output", |plan| plan.output.local.swap(0, 1)),
];

/// The same for binary-exchange alone: its combining steps, and exchanges of which each needs the one before.
const COMBINE_BREAKS: [Break; 6] = [
    ("two exchanges in another order", |plan| {
        let k = find(plan, 0, exchange);
        let next = (k + 1..plan.steps.len()).find(|&k| exchange(&plan.steps[k])).expect("another one");
        plan.steps.swap(k, next);
    }),
    ("the other half", |plan| {
        let k = find(plan, 1, combine);
        let Step::Combine { upper, .. } = &mut plan.steps[k] else { unreachable!() };
        *upper = !*upper;
    }),
    ("own and other exchanged", |plan| {
        let k = find(plan, 1, combine);
        let Step::Combine { own, other, .. } = &mut plan.steps[k] else { unreachable!() };
        std::mem::swap(own, other);
    }),
    ("another stage", |plan| {
        let k = find(plan, 1, combine);
        let Step::Combine { stage, .. } = &mut plan.steps[k] else { unreachable!() };
        *stage += 1;
    }),
    ("another block", |plan| {
        let k = find(plan, 3, |step| matches!(step, Step::Combine { stage: 1, .. }));
        let Step::Combine { block, .. } = &mut plan.steps[k] else { unreachable!() };
        *block ^= 1;
    }),
    ("half of it", |plan| {
        let k = find(plan, 1, combine);
        let Step::Combine { len, .. } = &mut plan.steps[k] else { unreachable!() };
        *len /= 2;
    }),
];

#[test]
fn broken_plans_are_refused() {
    for &order in Order::ALL {
        let transpose = plan(Algorithm::Transpose, 4, 64, order);
        let exchange = plan(Algorithm::BinaryExchange, 4, 64, order);
        let both = BREAKS.iter().flat_map(|broken| [(&transpose, broken), (&exchange, broken)]);
        for (whole, (what, damage)) in both.chain(COMBINE_BREAKS.iter().map(|broken| (&exchange, broken))) {
            let mut broken = whole.clone();
            damage(&mut broken);
            assert_ne!(*whole, broken, "{what}");
            let refusal = check(&broken).expect_err(what);
            assert!(
                !refusal.reason.is_empty() && refusal.to_string().contains("processor"),
                "{what}: {refusal}"
            );
        }
    }
}

/// Changes one number of one step or of one set of slots a little.
fn damage(plan: &mut Plan, dice: &mut Dice) {
    let k = dice.below(plan.steps.len());
    let sets = plan.slot_sets.len();
    let by = 1 << dice.below(3);
    let (at, half) = (dice.below(6), dice.below(2) == 0);
    let shift = |value: &mut u32| *value = if half { value.wrapping_add(by) % 4096 } else { *value ^ by };
    let small = |value: &mut u8| *value = if half { (*value + 1) % 16 } else { value.saturating_sub(1) };
    if sets > 0 && dice.below(4) == 0 {
        let set = &mut plan.slot_sets[dice.below(sets)];
        return shift([&mut set.first, &mut set.run, &mut set.stride, &mut set.count][at % 4]);
    }
    match &mut plan.steps[k] {
        Step::Local { first, last, base, len, log_block, block } => match at {
            0 => small(first),
            1 => small(last),
            2 => shift(base),
            3 => shift(len),
            4 => small(log_block),
            _ => shift(block),
        },
        Step::Combine { stage, own, other, len, block, upper } => match at {
            0 => small(stage),
            1 => shift(own),
            2 => shift(other),
            3 => shift(len),
            4 => shift(block),
            _ => *upper = !*upper,
        },
        Step::Exchange { partner, send, receive } => match at % 3 {
            0 => shift(partner),
            1 => *send = (*send + by) % sets as u32,
            _ => *receive = (*receive + by) % sets as u32,
        },
        Step::Copy { from, to } => {
            let set = if half { from } else { to };
            *set = (*set + by) % sets as u32;
        }
        Step::Reverse { base, len, low, high } => match at % 4 {
            0 => shift(base),
            1 => shift(len),
            2 => small(low),
            _ => small(high),
        },
    }
}

proptest! {
    #![proptest_config(ProptestConfig {
        cases: 20000,
        failure_persistence: None,
        rng_seed: RngSeed::Fixed(1993),
        ..ProptestConfig::default()
    })]

    /// Whatever is done to a plan: it is refused without a panic, or it still computes the transform.
    #[test]
    fn what_is_accepted_is_right(
        transpose in any::<bool>(), ordered in any::<bool>(), d in 0u32..=3, extra in 0u32..=3, seed in any::<u64>(),
    ) {
        let algorithm = if transpose { Algorithm::Transpose } else { Algorithm::BinaryExchange };
        let order = if ordered { Order::Ordered } else { Order::Unordered };
        let r = (if transpose { 2 * d } else { d } + extra).max(1);
        let mut plan = plan(algorithm, 1 << d, 1 << r, order);
        let mut dice = Dice(seed);
        for _ in 0..1 + dice.below(2) {
            damage(&mut plan, &mut dice);
        }
        if check(&plan).is_ok() {
            let x: Vec<_> = (0..plan.n).map(|_| Complex64::new(dice.signed(), dice.signed())).collect();
            let found = data::execute(&plan, &x, true);
            let error = found.map(|found| relative_error(&found, &dft(&x, true)));
            prop_assert!(error.is_some_and(|error| error <= bound(plan.n)), "error {:?} of\n{}", error, plan);
        }
    }
}
