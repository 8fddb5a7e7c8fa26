//! Plans with one or two random changes: if they are accepted, they compute the transform.

use super::draft::{Draft, parts};
use fastrand::Rng;
use hyperfly_core::schedule::{Combine, SlotSet, Step, Transform, Unpack, check};
use hyperfly_reference::dft::{error_bound, relative_error, transform};
use hyperfly_reference::scenarios::{real_scenarios, scenarios};
use hyperfly_reference::{interpreter, proptest_config, random_input};
use hyperfly_request::Settings;
use proptest::prelude::*;

/// Changes one number of a step or a slot set slightly.
fn damage(plan: &mut Draft, dice: &mut Rng) {
    let k = dice.usize(..plan.steps.len());
    let sets = plan.slot_sets.len();
    let by = 1 << dice.usize(..3);
    let (at, half) = (dice.usize(..9), dice.bool());
    let shift = |value: &mut u32| *value = if half { value.wrapping_add(by) % 4096 } else { *value ^ by };
    let small =
        |value: &mut u8| *value = if half { value.wrapping_add(1) % 16 } else { value.saturating_sub(1) };
    let another = |set: &mut u32| *set = (*set + by) % sets as u32;
    if sets > 0 && dice.usize(..4) == 0 {
        let set = &mut plan.slot_sets[dice.usize(..sets)];
        if let SlotSet::List(list) = set {
            shift(&mut list[by as usize % list.len()]);
            return;
        }
        let (first, log_len, bits) = parts(set);
        match at % 3 {
            0 => shift(first),
            1 => *log_len = if half { (*log_len + 1).min(8) } else { log_len.saturating_sub(1) },
            _ => small(&mut bits[by as usize % 4]),
        }
        return;
    }
    match &mut plan.steps[k] {
        Step::Local { first, last, log_block, base, len, blocks } => match at {
            0 => small(first),
            1 => small(last),
            2 => shift(base),
            3 => shift(len),
            4 => small(log_block),
            _ => another(blocks),
        },
        Step::Combine(Combine { stage, upper, low, high, to, len, block, blocks, apart }) => match at {
            0 => small(stage),
            1 => shift(low),
            2 => shift(high),
            3 => shift(to),
            4 => shift(len),
            5 => shift(block),
            6 => shift(blocks),
            7 => shift(apart),
            _ => *upper = !*upper,
        },
        Step::Unpack(Unpack { own, mirrored, indices }) => match at % 3 {
            0 => another(own),
            1 => another(mirrored),
            _ => another(indices),
        },
        Step::Exchange { to, send, from, receive } => match at % 4 {
            0 => shift(to),
            1 => shift(from),
            2 => another(send),
            _ => another(receive),
        },
        Step::Post { to, send: set } | Step::Await { from: to, receive: set } => {
            if half {
                shift(to);
            } else {
                another(set);
            }
        }
        Step::Copy { from, to } => another(if half { from } else { to }),
    }
}

proptest! {
    #![proptest_config(proptest_config(4000, 20_000))]

    /// A changed plan is rejected without a panic, or it still computes the transform.
    #[test]
    fn accepted_plan_computes_the_transform(s in scenarios(3, 7), seed in any::<u64>()) {
        check_damaged(&s, seed)?;
    }

    #[test]
    fn accepted_plan_computes_the_transform_of_real_samples(s in real_scenarios(3, 7), seed in any::<u64>()) {
        check_damaged(&s, seed)?;
    }
}

/// Damages the plan of a scenario, and checks that it is rejected or still computes the transform.
fn check_damaged(s: &Settings, seed: u64) -> Result<(), TestCaseError> {
    let mut draft = Draft::of(&s.scenario().plan());
    let mut dice = Rng::with_seed(seed);
    for _ in 0..1 + dice.usize(..2) {
        damage(&mut draft, &mut dice);
    }
    let plan = draft.plan();
    if check(&plan).is_ok() {
        let is_real = plan.transform == Transform::Real;
        let mut x = random_input(&mut dice, plan.n as usize * if is_real { 2 } else { 1 });
        x.iter_mut().filter(|_| is_real).for_each(|x| x.im = 0.0);
        let found = interpreter::execute(&plan, &x, true);
        let error = found.map(|found| relative_error(&found, &transform(&x, plan.transform, true)));
        prop_assert!(
            error.is_some_and(|error| error <= error_bound(x.len() as u64)),
            "error {:?} of\n{}",
            error,
            plan
        );
    }
    Ok(())
}
