//! Sentences that follow a run through its acts: what happens in each, where a selected number goes, and what came out.

use crate::notation::numbers::quantity;
use crate::text::carrying_message::carrying_message;
use crate::trace::act::{Act, ActKind};
use crate::trace::coefficients::coefficient_index;
use crate::trace::message::Message;
use crate::trace::phases::PhaseKind;
use crate::trace::replay::Replay;
use crate::trace::selection::Selection;
use hyperfly_core::problem::Direction;
use hyperfly_core::schedule::Transform;
use hyperfly_text::language::list;
use hyperfly_text::{values as texts, view};

/// Most processors that a sentence lists.
const MAX_LISTED: usize = 4;

/// Returns the name of R[index] after `stage` stages: before the first stage, that of the sample or coefficient that it is.
pub fn element_name(replay: &Replay, stage: u8, index: u64) -> String {
    match (stage, replay.run().scenario.problem.direction) {
        (0, Direction::Forward) if replay.run().scenario.is_real() => {
            format!("x({}), x({})", 2 * index, 2 * index + 1)
        }
        (0, Direction::Forward) => format!("x({index})"),
        (0, Direction::Inverse) => format!("X({index})"),
        _ => format!("R[{index}]"),
    }
}

/// Returns the name of R[index] after `stage` stages, with the processor that holds it if it is known.
pub fn owned_name(replay: &Replay, stage: u8, index: u64) -> String {
    let name = element_name(replay, stage, index);
    match replay.owner_of(stage, index) {
        Some(owner) => texts::on_processor(&name, owner),
        None => name,
    }
}

/// Returns the distance of the partners of a stage; `None` for the one that unpacks.
fn distance(replay: &Replay, stage: u8) -> Option<u64> {
    let plan = &replay.run().plan;
    (!plan.unpacks(stage)).then(|| plan.partner(stage, 0))
}

/// Returns the number of samples of which a number after `stage` stages is made.
fn inputs(replay: &Replay, stage: u8) -> u64 {
    let s = &replay.run().scenario;
    if s.is_real() { (2u64 << stage).min(s.n()) } else { 1 << stage }
}

/// Returns the number of results that contain R[`index`] after `stage` stages.
fn results(replay: &Replay, stage: u8, index: u64) -> u64 {
    let plan = &replay.run().plan;
    let bits = plan.n.trailing_zeros() as u8;
    if stage > bits {
        return 1;
    }
    let before_unpacking = 1 << (bits - stage);
    // Results that agree in their first bits, and their mirror images, whose first bits are mirrored.
    let first_bits = index >> (bits - stage);
    let has_others = plan.unpacks(bits) && plan.partner(bits, first_bits) != first_bits;
    if has_others { 2 * before_unpacking } else { before_unpacking }
}

/// Returns the label of an act: "partners 8 apart", "inside a processor", "redistribution".
pub fn label(replay: &Replay, act: &Act) -> String {
    match act.kind {
        ActKind::Stage { stage, crosses: true } => match distance(replay, stage) {
            Some(apart) => texts::partners_apart(apart),
            None => texts::mirrored().to_owned(),
        },
        ActKind::Stage { .. } => texts::inside().to_owned(),
        ActKind::Move(kind) => kind.label(),
    }
}

/// Says what happens in an act, and what it costs.
pub fn act_sentence(replay: &Replay, act: &Act) -> String {
    let what = match act.kind {
        ActKind::Stage { stage, crosses } => match distance(replay, stage) {
            Some(apart) if crosses => texts::exchange(u32::from(stage), apart),
            Some(apart) => texts::local(u32::from(stage), apart),
            None => texts::unpack(u32::from(stage)),
        },
        ActKind::Move(PhaseKind::Reordering) => texts::reorder().to_owned(),
        ActKind::Move(_) => texts::redistribute().to_owned(),
    };
    let [leaves, arrives, end] = act.parts();
    let [startup, transfer, compute] =
        [leaves - act.start, arrives - leaves, end - arrives].map(|time| quantity(time, 3));
    let costs = match act.messages {
        Some(_) => texts::exchange_costs(&startup, &transfer, &compute),
        None => texts::compute_costs(&compute),
    };
    format!("{what} {costs}")
}

/// Says where a selected element goes in an act, or where it came from. `None` if the selection is no element of the run.
pub fn follow(replay: &Replay, selection: Selection, act: Option<&Act>) -> Option<String> {
    let Selection::Element { stage, index } = selection else { return None };
    let (n, r) = (replay.run().plan.n, replay.run().scenario.r() as u8);
    if index >= n || stage > r {
        return None;
    }
    let name = element_name(replay, stage, index);
    let Some(act) = act else {
        return Some(match (stage, replay.owner_of(stage, index)) {
            (0, Some(owner)) => texts::waits(&name, owner),
            _ => texts::comes_of(&name, inputs(replay, stage)),
        });
    };
    match act.kind {
        ActKind::Stage { stage: l, .. } if l >= stage => crossing(replay, &name, [stage, l], index),
        ActKind::Stage { .. } => Some(texts::comes_of(&name, inputs(replay, stage))),
        ActKind::Move(kind) => Some(view_of_move(kind, &name)),
    }
}

/// Says at the end how far a selected element has spread.
pub fn follow_to_end(replay: &Replay, selection: Selection) -> Option<String> {
    let Selection::Element { stage, index } = selection else { return None };
    let (n, r) = (replay.run().plan.n, replay.run().scenario.r() as u8);
    let name = element_name(replay, stage, index);
    (index < n && stage <= r).then(|| match r - stage {
        0 => texts::comes_of(&name, inputs(replay, stage)),
        _ => texts::ends_in(&name, results(replay, stage, index), n),
    })
}

/// Says where a coefficient lies if the results are in bit-reversed order; `None` if they are in another order.
pub fn order_sentence(replay: &Replay, index: u64) -> Option<String> {
    let (run, stages) = (replay.run(), replay.run().scenario.r());
    let sorts = |act: &Act| act.kind == ActKind::Move(PhaseKind::Reordering);
    if run.plan.transform != Transform::Line || replay.acts().iter().any(sorts) || stages == 0 {
        return None;
    }
    let letter = if run.scenario.problem.direction == Direction::Forward { 'X' } else { 'x' };
    let k = coefficient_index(&run.plan, index);
    let bits = |number: u64| format!("{number:0width$b}", width = stages as usize);
    Some(texts::bit_reversed(
        &element_name(replay, stages as u8, index),
        &format!("{letter}({k})"),
        &bits(index),
        &bits(k),
    ))
}

fn view_of_move(kind: PhaseKind, name: &str) -> String {
    match kind {
        PhaseKind::Reordering => format!("{name}: {}", view::reordering()),
        _ => format!("{name}: {}", view::redistribution()),
    }
}

/// Says what stage `l` does with the numbers that contain R[index] after `stage` stages.
fn crossing(replay: &Replay, name: &str, [stage, l]: [u8; 2], index: u64) -> Option<String> {
    let holders = descendants(replay, stage, index, l);
    let plan = &replay.run().plan;
    let sent: Vec<(u64, Message)> = holders
        .iter()
        .filter_map(|&at| Some((at, carrying_message(replay, replay.holdings()?, l, at)?)))
        .collect();
    let label = |at: u64| element_name(replay, l, at);
    let grown = texts::grown(descendants(replay, stage, index, l + 1).len() as u64, name);
    let what = match &*sent {
        [] => {
            let mut owners: Vec<u32> = holders.iter().filter_map(|&at| replay.owner_of(l, at)).collect();
            owners.sort_unstable();
            owners.dedup();
            let listed: Vec<String> = owners.iter().take(MAX_LISTED).map(u32::to_string).collect();
            let more = if owners.len() > MAX_LISTED { "…" } else { "" };
            let listed = format!("{}{more}", listed.join(list()));
            match distance(replay, l) {
                Some(apart) => texts::follow_local(apart, &listed),
                None => texts::follow_unpack(&listed),
            }
        }
        [(at, message), others @ ..] => {
            let first =
                texts::follow_message(&label(*at), message.from, message.to, &label(plan.partner(l, *at)));
            match others {
                [] => first,
                [(other, message)] => {
                    let second = texts::follow_message(
                        &label(*other),
                        message.from,
                        message.to,
                        &label(plan.partner(l, *other)),
                    );
                    format!("{first} {second}")
                }
                others => format!("{first} {}", texts::follow_others(others.len())),
            }
        }
    };
    Some(format!("{what} {grown}"))
}

/// Returns the indices at stage `l` of the numbers that contain R[index] after `stage` stages, in ascending order.
pub fn descendants(replay: &Replay, stage: u8, index: u64, l: u8) -> Vec<u64> {
    let mut all = vec![index];
    for passed in stage..l {
        all = all.iter().flat_map(|at| replay.run().plan.pair(passed, *at)).collect();
    }
    all.sort_unstable();
    // Elements whose mirror images are among them, too.
    all.dedup();
    all
}
