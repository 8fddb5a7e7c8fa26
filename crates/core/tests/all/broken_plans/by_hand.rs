//! Plans that are each broken in one specific way; all must be rejected with a reason.

use super::draft::{Draft, parts};
use hyperfly_core::schedule::{Combine, Layout, SlotSet, Step, Transform, Unpack, check};
use hyperfly_request::{Algorithm, Choice, Order, SampleType, Settings};

/// Returns the first step of processor `q` for which `is` holds.
fn find(plan: &Draft, q: u32, is: fn(&Step) -> bool) -> usize {
    let steps = plan.first[q as usize] as usize..plan.first[q as usize + 1] as usize;
    steps.clone().find(|&k| is(&plan.steps[k])).expect("a step of that kind")
}

fn is_exchange(step: &Step) -> bool {
    matches!(step, Step::Exchange { .. })
}

fn is_combine(step: &Step) -> bool {
    matches!(step, Step::Combine { .. })
}

fn is_multi_block_combine(step: &Step) -> bool {
    matches!(step, Step::Combine(Combine { blocks: 2.., .. }))
}

fn is_local(step: &Step) -> bool {
    matches!(step, Step::Local { .. })
}

fn drop_step(plan: &mut Draft, k: usize) {
    plan.steps.remove(k);
    plan.first.iter_mut().filter(|first| **first as usize > k).for_each(|first| *first -= 1);
}

fn drop_first(plan: &mut Draft, q: u32, is: fn(&Step) -> bool) {
    let k = find(plan, q, is);
    drop_step(plan, k);
}

/// Inserts a step of processor `q` before step k.
fn insert_step(plan: &mut Draft, q: usize, k: usize, step: Step) {
    plan.steps.insert(k, step);
    plan.first[q + 1..].iter_mut().for_each(|first| *first += 1);
}

fn is_post(step: &Step) -> bool {
    matches!(step, Step::Post { .. })
}

fn is_await(step: &Step) -> bool {
    matches!(step, Step::Await { .. })
}

fn is_copy(step: &Step) -> bool {
    matches!(step, Step::Copy { .. })
}

/// Adds a changed copy of a slot set and returns its index.
fn add_changed_set(plan: &mut Draft, set: u32, change: impl FnOnce(&mut SlotSet)) -> u32 {
    let mut slots = plan.slot_sets[set as usize].clone();
    change(&mut slots);
    plan.slot_sets.push(slots);
    plan.slot_sets.len() as u32 - 1
}

type Break = (&'static str, fn(&mut Draft));

macro_rules! step {
    ($plan:expr, $q:expr, $is:expr, $pattern:pat) => {
        let k = find($plan, $q, $is);
        let $pattern = &mut $plan.steps[k] else { unreachable!() };
    };
}

/// Changes that break a plan. `transpose` and `binary-exchange` with p = 4, n = 64 have all these steps.
const BREAKS: [Break; 15] = [
    ("sent to another", |plan| {
        step!(plan, 1, is_exchange, Step::Exchange { to, .. });
        *to ^= 3;
    }),
    ("awaited from another", |plan| {
        step!(plan, 1, is_exchange, Step::Exchange { from, .. });
        *from ^= 3;
    }),
    ("sent to one that is not there", |plan| {
        step!(plan, 1, is_exchange, Step::Exchange { to, .. });
        *to = 4;
    }),
    ("awaited from one that is not there", |plan| {
        step!(plan, 1, is_exchange, Step::Exchange { from, .. });
        *from = 4;
    }),
    ("sent to itself", |plan| {
        step!(plan, 1, is_exchange, Step::Exchange { to, from, .. });
        (*to, *from) = (1, 1);
    }),
    ("one exchange dropped", |plan| drop_first(plan, 2, is_exchange)),
    ("an exchange dropped by both", |plan| {
        let k = find(plan, 3, is_exchange);
        let Step::Exchange { to, .. } = plan.steps[k] else { unreachable!() };
        let other = find(plan, to, is_exchange);
        drop_step(plan, k.max(other));
        drop_step(plan, k.min(other));
    }),
    ("fewer words sent", |plan| {
        let k = find(plan, 1, is_exchange);
        let Step::Exchange { send, .. } = plan.steps[k] else { unreachable!() };
        *parts(&mut plan.slot_sets[send as usize]).1 -= 1;
    }),
    ("other words sent", |plan| {
        let k = find(plan, 1, is_exchange);
        let Step::Exchange { send, .. } = plan.steps[k] else { unreachable!() };
        let changed = add_changed_set(plan, send, |set| *parts(set).0 += 1);
        let Step::Exchange { send, .. } = &mut plan.steps[k] else { unreachable!() };
        *send = changed;
    }),
    ("received elsewhere", |plan| {
        let k = find(plan, 1, is_exchange);
        let Step::Exchange { receive, .. } = plan.steps[k] else { unreachable!() };
        *parts(&mut plan.slot_sets[receive as usize]).0 = 0;
    }),
    ("another block of twiddles", |plan| {
        let k = find(plan, 2, |step| matches!(step, Step::Local { first: 1.., .. }));
        let Step::Local { blocks, .. } = plan.steps[k] else { unreachable!() };
        let changed = add_changed_set(plan, blocks, |set| *parts(set).0 ^= 1);
        let Step::Local { blocks, .. } = &mut plan.steps[k] else { unreachable!() };
        *blocks = changed;
    }),
    ("a later stage", |plan| {
        step!(plan, 1, is_local, Step::Local { first, last, .. });
        (*first, *last) = (*first + 1, *last + 1);
    }),
    ("a stage too few", |plan| {
        step!(plan, 3, is_local, Step::Local { last, .. });
        *last -= 1;
    }),
    ("a local step dropped", |plan| drop_first(plan, 0, is_local)),
    ("another place for the output", |plan| {
        let Layout::Bits(output) = &mut plan.output else { unreachable!() };
        output.local.swap(0, 1);
    }),
];

/// Changes for binary-exchange only: combining steps, and exchanges that depend on each other.
const COMBINE_BREAKS: [Break; 7] = [
    ("two exchanges in another order", |plan| {
        let k = find(plan, 0, is_exchange);
        let next = (k + 1..plan.steps.len()).find(|&k| is_exchange(&plan.steps[k])).expect("another one");
        plan.steps.swap(k, next);
    }),
    ("the other half", |plan| {
        step!(plan, 1, is_combine, Step::Combine(Combine { upper, .. }));
        *upper = !*upper;
    }),
    ("low and high exchanged", |plan| {
        step!(plan, 1, is_combine, Step::Combine(Combine { low, high, .. }));
        std::mem::swap(low, high);
    }),
    ("another stage", |plan| {
        step!(plan, 1, is_combine, Step::Combine(Combine { stage, .. }));
        *stage += 1;
    }),
    ("another block", |plan| {
        step!(
            plan,
            3,
            |step| matches!(step, Step::Combine(Combine { stage: 1, .. })),
            Step::Combine(Combine { block, .. })
        );
        *block ^= 1;
    }),
    ("half of it", |plan| {
        step!(plan, 1, is_combine, Step::Combine(Combine { len, .. }));
        *len /= 2;
    }),
    ("to another place", |plan| {
        step!(plan, 1, is_combine, Step::Combine(Combine { to, .. }));
        *to += 1;
    }),
];

/// Changes for halves of several blocks, as in output-driven.
const BLOCKS_BREAKS: [Break; 3] = [
    ("a block less", |plan| {
        step!(plan, 1, is_multi_block_combine, Step::Combine(Combine { blocks, .. }));
        *blocks -= 1;
    }),
    ("a block more", |plan| {
        step!(plan, 1, is_multi_block_combine, Step::Combine(Combine { blocks, .. }));
        *blocks += 1;
    }),
    ("blocks further apart", |plan| {
        step!(plan, 1, is_multi_block_combine, Step::Combine(Combine { apart, .. }));
        *apart += 1;
    }),
];

/// Changes for posted messages, as in overlapped binary-exchange, cyclic-to-blocked and output-driven.
const POST_BREAKS: [Break; 9] = [
    ("posted to another", |plan| {
        step!(plan, 1, is_post, Step::Post { to, .. });
        *to ^= 3;
    }),
    ("posted to itself", |plan| {
        step!(plan, 1, is_post, Step::Post { to, .. });
        *to = 1;
    }),
    ("waiting for another", |plan| {
        step!(plan, 2, is_await, Step::Await { from, .. });
        *from ^= 3;
    }),
    ("a word that nobody takes", |plan| {
        let k = find(plan, 3, is_post);
        let step = plan.steps[k];
        insert_step(plan, 3, k, step);
    }),
    ("a word of nothing", |plan| {
        // The last slot is empty at the beginning.
        let set = plan.slot_sets.len() as u32;
        let last = SlotSet::contiguous(plan.slots - 1, 1);
        plan.slot_sets.push(last);
        let first = [1, 2].map(|q| plan.first[q] as usize);
        insert_step(plan, 2, first[1], Step::Await { from: 1, receive: set });
        insert_step(plan, 1, first[0], Step::Post { to: 2, send: set });
    }),
    ("nothing posted", |plan| drop_first(plan, 3, is_post)),
    ("not waited for", |plan| drop_first(plan, 3, is_await)),
    ("posted too early", |plan| {
        let k = find(plan, 0, is_post);
        let end = plan.first[1] as usize;
        let last = (k..end).rev().find(|&k| is_post(&plan.steps[k])).expect("it is there");
        let from = plan.first[0] as usize;
        plan.steps[from..=last].rotate_right(1);
    }),
    ("taken to another place", |plan| {
        let k = find(plan, 2, is_await);
        let Step::Await { receive, .. } = plan.steps[k] else { unreachable!() };
        let changed = add_changed_set(plan, receive, |set| *parts(set).0 ^= 1);
        let Step::Await { receive, .. } = &mut plan.steps[k] else { unreachable!() };
        *receive = changed;
    }),
];

/// Changes for plans that copy data within a processor.
const COPY_BREAKS: [Break; 2] = [
    ("not copied", |plan| drop_first(plan, 1, is_copy)),
    ("copied to another place", |plan| {
        let k = find(plan, 1, is_copy);
        let Step::Copy { to, .. } = plan.steps[k] else { unreachable!() };
        let changed = add_changed_set(plan, to, |set| *parts(set).0 ^= 1);
        let Step::Copy { to, .. } = &mut plan.steps[k] else { unreachable!() };
        *to = changed;
    }),
];

fn is_unpack(step: &Step) -> bool {
    matches!(step, Step::Unpack(_))
}

/// Changes for plans that unpack real samples, of at least two words in the last step of processor 3.
const UNPACK_BREAKS: [Break; 7] = [
    ("not unpacked", |plan| drop_first(plan, 3, is_unpack)),
    ("unpacked twice", |plan| {
        let k = find(plan, 3, is_unpack);
        let step = plan.steps[k];
        insert_step(plan, 3, k, step);
    }),
    ("its own elements instead of the mirrored ones", |plan| {
        let k = plan.first[4] as usize - 1;
        let Step::Unpack(Unpack { own, mirrored, .. }) = &mut plan.steps[k] else { unreachable!() };
        assert_ne!(own, mirrored);
        *mirrored = *own;
    }),
    ("mirrored elements in the wrong order", |plan| {
        let k = plan.first[4] as usize - 1;
        let Step::Unpack(Unpack { mirrored, .. }) = plan.steps[k] else { unreachable!() };
        let changed = add_changed_set(plan, mirrored, |set| parts(set).2.swap(0, 1));
        let Step::Unpack(Unpack { mirrored, .. }) = &mut plan.steps[k] else { unreachable!() };
        *mirrored = changed;
    }),
    ("other twiddle factors", |plan| {
        let k = plan.first[4] as usize - 1;
        let Step::Unpack(Unpack { indices, .. }) = plan.steps[k] else { unreachable!() };
        let changed = add_changed_set(plan, indices, |set| *parts(set).0 ^= 1);
        let Step::Unpack(Unpack { indices, .. }) = &mut plan.steps[k] else { unreachable!() };
        *indices = changed;
    }),
    ("half of it", |plan| {
        let k = plan.first[4] as usize - 1;
        let Step::Unpack(Unpack { own, .. }) = plan.steps[k] else { unreachable!() };
        let changed = add_changed_set(plan, own, |set| *parts(set).1 -= 1);
        let Step::Unpack(Unpack { own, .. }) = &mut plan.steps[k] else { unreachable!() };
        *own = changed;
    }),
    ("for complex samples", |plan| plan.transform = Transform::Line),
];

#[test]
fn broken_plans_are_rejected() {
    let base = Settings { p: 4, n: 64, ..Settings::default() };
    let lists: [(&[Break], &[Algorithm], bool); 7] = [
        (&BREAKS, &[Algorithm::Transpose, Algorithm::BinaryExchange, Algorithm::TwoDimensional], false),
        (&COMBINE_BREAKS, &[Algorithm::BinaryExchange], false),
        (&BLOCKS_BREAKS, &[Algorithm::OutputDriven], false),
        (&POST_BREAKS, &[Algorithm::BinaryExchange], true),
        (&POST_BREAKS, &[Algorithm::CyclicToBlocked, Algorithm::OutputDriven], false),
        (&UNPACK_BREAKS, &[Algorithm::BinaryExchange, Algorithm::Transpose, Algorithm::OutputDriven], false),
        (&COPY_BREAKS, &[Algorithm::GroupCyclic, Algorithm::CyclicToBlocked, Algorithm::OutputDriven], false),
    ];
    for (breaks, algorithms, overlap) in lists {
        for ((what, damage), &algorithm) in breaks.iter().flat_map(|b| algorithms.iter().map(move |a| (b, a)))
        {
            for &order in Order::ALL {
                let samples = match breaks.len() == UNPACK_BREAKS.len() {
                    true => SampleType::Real,
                    false => SampleType::Complex,
                };
                let s = Settings { algorithm, order, overlap, samples, ts: 0.0, ..base.clone() };
                let whole = s.scenario().plan();
                let mut broken = Draft::of(&whole);
                damage(&mut broken);
                let broken = broken.plan();
                assert_ne!(whole, broken, "{what}");
                let Err(refusal) = check(&broken) else { panic!("{s:?}: {what} is accepted") };
                assert!(
                    !refusal.reason.is_empty() && refusal.to_string().contains("processor"),
                    "{what}: {refusal}"
                );
            }
        }
    }
}
