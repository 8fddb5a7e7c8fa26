//! A Plan as typed arrays and back, as it was executed: who gets a run does not compile it again.

use super::columns::{doubles, words};
use hyperfly_core::schedule::{Combine, Layout, MAX_BITS, Placement, Plan, Slots, Step, Steps, Transform};
use js_sys::{Array, Float64Array, Uint8Array, Uint32Array};
use wasm_bindgen::{JsCast, JsValue};

/// How many columns a plan has.
pub const COLUMNS: u32 = 8;
/// Numbers of a step.
const STEP: usize = 8;
/// In place of the length of a set made of bits: it is a list, whose slots are among those of all lists.
const LIST: u8 = u8::MAX;
/// In place of how many bits name a processor: it is a table.
const TABLE: u32 = u32::MAX;

/// The columns of a plan, in the order in which [`decode`] takes them.
pub fn encode(plan: &Plan) -> Vec<JsValue> {
    let facts = [
        f64::from(plan.p),
        plan.n as f64,
        f64::from(u8::from(plan.transform == Transform::Square)),
        f64::from(plan.radix),
        f64::from(plan.slots),
    ];
    let (distinct, order) = plan.steps.parts();
    let steps: Vec<u32> = distinct.iter().flat_map(numbers).collect();
    let (mut firsts, mut weights, mut lists) = (Vec::new(), Vec::new(), Vec::new());
    for set in &plan.slot_sets {
        let (first, log_len, bits) = match set {
            Slots::Bits { first, log_len, bits } => (*first, *log_len, *bits),
            Slots::List(list) => {
                lists.extend(&list[..]);
                (list.len() as u32, LIST, [0; MAX_BITS])
            }
        };
        firsts.push(first);
        weights.push(log_len);
        weights.extend(bits);
    }
    let places: Vec<u32> = [&plan.input, &plan.output].into_iter().flat_map(layout).collect();
    vec![
        Float64Array::from(&facts[..]).into(),
        Uint32Array::from(&steps[..]).into(),
        Uint32Array::from(order).into(),
        Uint32Array::from(&plan.first[..]).into(),
        Uint32Array::from(&firsts[..]).into(),
        Uint8Array::from(&weights[..]).into(),
        Uint32Array::from(&places[..]).into(),
        Uint32Array::from(&lists[..]).into(),
    ]
}

/// The plan in columns; `None` if they are not those of [`encode`].
pub fn decode(columns: &Array) -> Option<Plan> {
    let facts = doubles(columns.get(0))?;
    let [p, n, square, radix, slots] = facts[..] else { return None };
    let distinct = words(columns.get(1))?.chunks(STEP).map(step).collect::<Option<_>>()?;
    let steps = Steps::of_parts(distinct, words(columns.get(2))?)?;
    let (first, firsts) = (words(columns.get(3))?, words(columns.get(4))?);
    let weights = columns.get(5).dyn_into::<Uint8Array>().ok()?.to_vec();
    let mut lists = words(columns.get(7))?.into_iter();
    let slot_set = |(first, weights): (u32, &[u8])| {
        let (log_len, bits) = weights.split_first()?;
        if *log_len == LIST {
            let list: Vec<u32> = lists.by_ref().take(first as usize).collect();
            return (!list.is_empty()).then_some(Slots::List(list.into()));
        }
        Some(Slots::Bits { first, log_len: *log_len, bits: bits.try_into().ok()? })
    };
    let sets = firsts.into_iter().zip(weights.chunks(1 + MAX_BITS));
    let slot_sets = sets.map(slot_set).collect::<Option<_>>()?;
    let mut places = words(columns.get(6))?.into_iter();
    Some(Plan {
        p: p as u32,
        n: n as u64,
        transform: if square == 0.0 { Transform::Line } else { Transform::Square },
        radix: radix as u8,
        slots: slots as u32,
        steps,
        first,
        slot_sets,
        input: place(&mut places)?,
        output: place(&mut places)?,
    })
}

/// A step: of which kind it is, together with its small numbers, and the others.
fn numbers(step: &Step) -> [u32; STEP] {
    let of = |kind: u8, a: u8, b: u8, c: u8| u32::from_le_bytes([kind, a, b, c]);
    match *step {
        Step::Local { first, last, log_block, base, len, blocks } => {
            [of(0, first, last, log_block), base, len, blocks, 0, 0, 0, 0]
        }
        Step::Combine(Combine { stage, upper, low, high, to, len, block, blocks, apart }) => {
            [of(1, stage, u8::from(upper), 0), low, high, to, len, block, blocks, apart]
        }
        Step::Exchange { to, send, from, receive } => [of(2, 0, 0, 0), to, send, from, receive, 0, 0, 0],
        Step::Post { to, send } => [of(3, 0, 0, 0), to, send, 0, 0, 0, 0, 0],
        Step::Await { from, receive } => [of(4, 0, 0, 0), from, receive, 0, 0, 0, 0, 0],
        Step::Copy { from, to } => [of(5, 0, 0, 0), from, to, 0, 0, 0, 0, 0],
    }
}

fn step(numbers: &[u32]) -> Option<Step> {
    let &[kind, v, w, x, y, z, blocks, apart] = numbers else { return None };
    let [kind, a, b, c] = kind.to_le_bytes();
    Some(match kind {
        0 => Step::Local { first: a, last: b, log_block: c, base: v, len: w, blocks: x },
        1 => {
            let (stage, upper, low, high, to, len, block) = (a, b != 0, v, w, x, y, z);
            Step::Combine(Combine { stage, upper, low, high, to, len, block, blocks, apart })
        }
        2 => Step::Exchange { to: v, send: w, from: x, receive: y },
        3 => Step::Post { to: v, send: w },
        4 => Step::Await { from: v, receive: w },
        5 => Step::Copy { from: v, to: w },
        _ => return None,
    })
}

/// Where elements are: the first slot, how many bits name the processor and how many the position, and those bits; or how many
/// places there are, and those.
fn layout(layout: &Layout) -> Vec<u32> {
    let place = match layout {
        Layout::Bits(place) => place,
        Layout::Table(table) => {
            let places = table.iter().flat_map(|(q, slot)| [*q, *slot]);
            return [table.len() as u32, TABLE, 0].into_iter().chain(places).collect();
        }
    };
    let lengths = [place.base, place.owner.len() as u32, place.local.len() as u32];
    let bits = place.owner.iter().chain(&place.local).map(|bit| u32::from(*bit));
    lengths.into_iter().chain(bits).collect()
}

fn place(numbers: &mut impl Iterator<Item = u32>) -> Option<Layout> {
    let (base, owner, local) = (numbers.next()?, numbers.next()?, numbers.next()?);
    if owner == TABLE {
        let table = (0..base).map(|_| Some((numbers.next()?, numbers.next()?)));
        return Some(Layout::Table(table.collect::<Option<_>>()?));
    }
    let mut bits = |count: u32| (0..count).map(|_| u8::try_from(numbers.next()?).ok()).collect::<Option<_>>();
    Some(Placement { owner: bits(owner)?, local: bits(local)?, base }.into())
}

#[cfg(all(test, not(target_arch = "wasm32")))]
mod tests {
    use super::*;
    use hyperfly_request::{Algorithm, Settings};

    #[test]
    fn steps_and_places_come_out_as_they_went_in() {
        for algorithm in Algorithm::BUILT_IN {
            let p = if *algorithm == Algorithm::Serial { 1 } else { 4 };
            for overlap in [false, true] {
                let settings = Settings { algorithm: *algorithm, p, n: 256, overlap, ..Settings::default() };
                let plan = settings.scenario().plan();
                let same = |one: &Step| step(&numbers(one)) == Some(*one);
                assert!(plan.steps.iter().all(same), "{algorithm:?}");
                for one in [&plan.input, &plan.output] {
                    assert_eq!(place(&mut layout(one).into_iter()).as_ref(), Some(one), "{algorithm:?}");
                }
            }
        }
        let table = Layout::of_table(vec![(0, 0), (2, 1), (1, 0), (0, 2)]);
        assert_eq!(place(&mut layout(&table).into_iter()), Some(table));
        assert_eq!(step(&[6, 0, 0, 0, 0, 0]), None);
    }
}
