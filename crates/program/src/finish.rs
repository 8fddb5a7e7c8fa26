//! End of a symbolic execution: locates the coefficients and builds the plan.

use crate::call::{Holdings, LayoutCall};
use crate::execute::{Outcome, renumber_sets};
use crate::fault::{Fault, FaultKind};
use crate::name::{Name, Pairs, Word};
use hyperfly_core::schedule::{Layout, Plan, Step};

/// Processor, slot and time of arrival of a coefficient.
type Place = Option<(u32, u32, u32)>;

/// Locates all coefficients by processor and slot. Reports missing and misplaced ones as faults, and then returns `None`.
pub fn locate_coefficients(
    outcome: &mut Outcome,
    layout: &LayoutCall,
    pairs: Pairs,
) -> Option<Vec<(u32, u32)>> {
    let n = 1usize << pairs.r;
    let owner = layout.output.as_ref().map(|output| find_owners(output, n));
    let mut latest: Vec<Place> = vec![None; n];
    let mut elsewhere: Vec<Place> = vec![None; n];
    // Maps each element to the coefficient that it becomes.
    let mut coefficient = vec![0u64; n];
    (0..n as u64).for_each(|k| coefficient[pairs.of_coefficient(k) as usize] = k);
    for (rank, memory) in (0..).zip(&outcome.memories) {
        for (slot, word, time) in memory.all() {
            let Word::Name(Name { index, stage }) = word else { continue };
            if stage < pairs.r {
                continue;
            }
            let k = coefficient[index as usize] as usize;
            let is_prescribed = owner.as_ref().is_none_or(|owner| owner[k] == rank);
            let place = if is_prescribed { &mut latest[k] } else { &mut elsewhere[k] };
            // Copies and sent words remain at their source; the latest place is the final one.
            if place.is_none_or(|(_, _, latest_time)| time >= latest_time) {
                *place = Some((rank, slot, time));
            }
        }
    }
    for k in 0..n {
        if latest[k].is_some() {
            continue;
        }
        let coefficient = k as u64;
        let fault = match (elsewhere[k], &owner) {
            (Some((rank, ..)), Some(owner)) => Fault::of_processor(
                rank,
                layout.line,
                FaultKind::Misplaced { coefficient, processor: owner[k] },
            ),
            _ => explain_missing_coefficient(outcome, layout, pairs, coefficient),
        };
        outcome.faults.add(fault);
    }
    latest.into_iter().map(|place| place.map(|(rank, slot, _)| (rank, slot))).collect()
}

fn find_owners(output: &Holdings, n: usize) -> Vec<u32> {
    let mut owners = vec![u32::MAX; n];
    for (rank, elements) in (0..).zip(output) {
        elements.iter().for_each(|k| {
            if let Some(owner) = owners.get_mut(*k as usize) {
                *owner = rank;
            }
        });
    }
    owners
}

/// Returns the fault for a missing coefficient, in the line that advanced its element furthest.
fn explain_missing_coefficient(
    outcome: &Outcome,
    layout: &LayoutCall,
    pairs: Pairs,
    coefficient: u64,
) -> Fault {
    let index = pairs.of_coefficient(coefficient);
    let stages = (1..=pairs.r).rev().map(|stage| Name { index, stage });
    let computed = stages.filter_map(|name| Some((name, *outcome.first_computed.get(&name)?)));
    match computed.max_by_key(|(name, _)| name.stage) {
        Some((name, (rank, line))) => {
            Fault::of_processor(rank, line, FaultKind::Nowhere { coefficient, name })
        }
        None => {
            let kind = FaultKind::Nowhere { coefficient, name: Name { index, stage: 0 } };
            let owner =
                layout.input.iter().position(|elements| elements.contains(&index)).unwrap_or_default();
            Fault::of_processor(owner as u32, layout.line, kind)
        }
    }
}

/// Returns the last location of every element in a schedule with faults.
pub fn locate_elements(outcome: &Outcome, layout: &LayoutCall, pairs: Pairs) -> Vec<(u32, u32)> {
    let n = 1u64 << pairs.r;
    let mut latest = vec![(0, 0); n as usize];
    let mut places = find_initial_places(layout, n);
    for (rank, memory) in (0..).zip(&outcome.memories) {
        for (slot, word, time) in memory.all() {
            if let Word::Name(Name { index, stage }) = word
                && latest[index as usize] <= (stage, time)
            {
                latest[index as usize] = (stage, time);
                places[index as usize] = (rank, slot);
            }
        }
    }
    (0..n).map(|k| places[pairs.of_coefficient(k) as usize]).collect()
}

/// Returns the initial processor and slot of every element, by index.
fn find_initial_places(layout: &LayoutCall, n: u64) -> Vec<(u32, u32)> {
    let mut places = vec![(0, 0); n as usize];
    for (rank, elements) in (0..).zip(&layout.input) {
        (0..).zip(elements).for_each(|(slot, i)| places[*i as usize] = (rank, slot));
    }
    places
}

/// Builds the plan of the recorded steps, with the coefficients in these places, and the source line of each step.
pub fn build_plan(
    outcome: Outcome,
    layout: &LayoutCall,
    pairs: Pairs,
    places: Vec<(u32, u32)>,
) -> (Plan, Vec<u32>) {
    let n = 1u64 << pairs.r;
    let mut first = vec![0];
    let mut lined_steps: Vec<(Step, u32)> = Vec::new();
    for steps in outcome.steps {
        lined_steps.extend(steps);
        first.push(lined_steps.len() as u32);
    }
    let (steps, slot_sets) = renumber_sets(lined_steps.iter().map(|(step, _)| *step), &outcome.sets);
    let plan = Plan {
        p: first.len() as u32 - 1,
        n,
        transform: pairs.transform,
        radix: 2,
        slots: outcome.slots,
        steps: steps.into_iter().collect(),
        first,
        slot_sets,
        input: Layout::of_table(find_initial_places(layout, n)),
        output: Layout::of_table(places),
    };
    (plan, lined_steps.into_iter().map(|(_, line)| line).collect())
}
