//! Bounded replacements for operators and functions that could take unlimited time or memory. The source's operators are replaced by
//! these (`guard.rs`) and keep their meaning.

use super::rank::Rank;
use crate::fault::{FaultKind, Limit};
use crate::limits::{MAX_BITS, MAX_ELEMENTS};
use starlark::environment::GlobalsBuilder;
use starlark::eval::Evaluator;
use starlark::starlark_module;
use starlark::values::list::ListRef;
use starlark::values::none::NoneType;
use starlark::values::range::Range;
use starlark::values::tuple::{TupleRef, UnpackTuple};
use starlark::values::{Heap, Value};
use std::cmp::Ordering;
use std::num::NonZeroI32;

/// Replaced operators and the names of their replacements.
pub const REPLACED: [(&str, &str); 12] = [
    ("*", "__times"),
    ("+", "__plus"),
    ("<<", "__shift"),
    ("%", "__modulo"),
    ("in", "__in"),
    ("not in", "__not_in"),
    ("==", "__equal"),
    ("!=", "__unequal"),
    ("<", "__less"),
    ("<=", "__at_most"),
    (">", "__more"),
    (">=", "__at_least"),
];

/// Replacements with a bound on memory.
#[starlark_module]
pub fn operators(builder: &mut GlobalsBuilder) {
    fn __times<'v>(
        a: Value<'v>,
        b: Value<'v>,
        eval: &mut Evaluator<'v, '_, '_>,
    ) -> starlark::Result<Value<'v>> {
        if let Some(product) = as_small_ints(a, b).and_then(|(a, b)| to_i32(a * b)) {
            return Ok(eval.heap().alloc(product));
        }
        let rank = Rank::current()?;
        let size = |list: Value<'v>, times: Value<'v>| {
            times.unpack_i32().map_or(0, |k| length_of(list) * k.max(0) as usize)
        };
        check_elements(&rank, size(a, b).max(size(b, a)))?;
        check_bits(&rank, bit_length(a) + bit_length(b))?;
        a.mul(b, eval.heap())
    }

    fn __plus<'v>(
        a: Value<'v>,
        b: Value<'v>,
        eval: &mut Evaluator<'v, '_, '_>,
    ) -> starlark::Result<Value<'v>> {
        if let Some(sum) = as_small_ints(a, b).and_then(|(a, b)| to_i32(a + b)) {
            return Ok(eval.heap().alloc(sum));
        }
        let rank = Rank::current()?;
        // A range next to a list stands for its elements, as in slot lists.
        let (a, b) = if is_range(a) || is_range(b) {
            (range_to_list(a, eval.heap())?, range_to_list(b, eval.heap())?)
        } else {
            (a, b)
        };
        check_elements(&rank, length_of(a) + length_of(b))?;
        check_bits(&rank, bit_length(a).max(bit_length(b)))?;
        a.add(b, eval.heap())
    }

    fn __shift<'v>(
        a: Value<'v>,
        b: Value<'v>,
        eval: &mut Evaluator<'v, '_, '_>,
    ) -> starlark::Result<Value<'v>> {
        check_bits(Rank::current()?.as_ref(), bit_length(a) + b.unpack_i32().map_or(0, i64::from))?;
        a.left_shift(b, eval.heap())
    }

    fn __modulo<'v>(
        a: Value<'v>,
        b: Value<'v>,
        eval: &mut Evaluator<'v, '_, '_>,
    ) -> starlark::Result<Value<'v>> {
        if a.unpack_str().is_some() {
            return Err(
                anyhow::anyhow!("texts cannot be formatted with `%`; `fail` takes several values").into()
            );
        }
        a.percent(b, eval.heap())
    }

    fn __in<'v>(a: Value<'v>, b: Value<'v>) -> starlark::Result<bool> {
        charge_search(Rank::current()?.as_ref(), a, b)?;
        b.is_in(a)
    }

    fn __not_in<'v>(a: Value<'v>, b: Value<'v>) -> starlark::Result<bool> {
        charge_search(Rank::current()?.as_ref(), a, b)?;
        b.is_in(a).map(|is| !is)
    }

    fn __equal<'v>(a: Value<'v>, b: Value<'v>) -> starlark::Result<bool> {
        are_equal(a, b)
    }

    fn __unequal<'v>(a: Value<'v>, b: Value<'v>) -> starlark::Result<bool> {
        are_equal(a, b).map(|is| !is)
    }

    fn __less<'v>(a: Value<'v>, b: Value<'v>) -> starlark::Result<bool> {
        compare(a, b).map(Ordering::is_lt)
    }

    fn __at_most<'v>(a: Value<'v>, b: Value<'v>) -> starlark::Result<bool> {
        compare(a, b).map(Ordering::is_le)
    }

    fn __more<'v>(a: Value<'v>, b: Value<'v>) -> starlark::Result<bool> {
        compare(a, b).map(Ordering::is_gt)
    }

    fn __at_least<'v>(a: Value<'v>, b: Value<'v>) -> starlark::Result<bool> {
        compare(a, b).map(Ordering::is_ge)
    }
}

/// Bounded versions of Python's functions.
#[starlark_module]
pub fn functions(builder: &mut GlobalsBuilder) {
    fn range<'v>(
        #[starlark(require = pos)] a: i32,
        #[starlark(require = pos)] b: Option<i32>,
        #[starlark(require = pos, default = 1)] step: i32,
        eval: &mut Evaluator<'v, '_, '_>,
    ) -> anyhow::Result<Value<'v>> {
        let Some(nonzero) = NonZeroI32::new(step) else { anyhow::bail!("the step of a range is 0") };
        let (start, stop) = b.map_or((0, a), |b| (a, b));
        let distance = (i64::from(stop) - i64::from(start)) * i64::from(step.signum());
        if distance / i64::from(step).abs() > MAX_ELEMENTS as i64 {
            return Err(Rank::current()?.fail(FaultKind::TooMuch(Limit::Elements)));
        }
        Ok(eval.heap().alloc(Range::new(start, stop, nonzero)))
    }

    /// Ends the program with a message.
    fn fail<'v>(#[starlark(args)] of: UnpackTuple<Value<'v>>) -> starlark::Result<NoneType> {
        let words = of.items.iter().map(|value| match (value.unpack_str(), value.unpack_i32()) {
            (Some(text), _) => text.chars().take(200).collect(),
            (None, Some(number)) => number.to_string(),
            (None, None) => format!("a {}", value.get_type()),
        });
        Err(anyhow::anyhow!("{}", words.take(20).collect::<Vec<String>>().join(" ")).into())
    }

    fn min<'v>(
        #[starlark(args)] of: UnpackTuple<Value<'v>>,
        eval: &mut Evaluator<'v, '_, '_>,
    ) -> starlark::Result<Value<'v>> {
        find_extremum(of, Ordering::Less, eval)
    }

    fn max<'v>(
        #[starlark(args)] of: UnpackTuple<Value<'v>>,
        eval: &mut Evaluator<'v, '_, '_>,
    ) -> starlark::Result<Value<'v>> {
        find_extremum(of, Ordering::Greater, eval)
    }

    fn any<'v>(
        #[starlark(require = pos)] of: Value<'v>,
        eval: &mut Evaluator<'v, '_, '_>,
    ) -> starlark::Result<bool> {
        Rank::current()?.charge(length_of(of) as u64)?;
        Ok(of.iterate(eval.heap())?.any(|value| value.to_bool()))
    }

    fn all<'v>(
        #[starlark(require = pos)] of: Value<'v>,
        eval: &mut Evaluator<'v, '_, '_>,
    ) -> starlark::Result<bool> {
        Rank::current()?.charge(length_of(of) as u64)?;
        Ok(of.iterate(eval.heap())?.all(|value| value.to_bool()))
    }

    fn sum<'v>(
        #[starlark(require = pos)] of: Value<'v>,
        eval: &mut Evaluator<'v, '_, '_>,
    ) -> starlark::Result<i64> {
        Rank::current()?.charge(length_of(of) as u64)?;
        let mut sum = 0i64;
        for value in of.iterate(eval.heap())? {
            let number = value.unpack_i32().ok_or_else(|| anyhow::anyhow!("`sum` takes whole numbers"))?;
            sum += i64::from(number);
        }
        Ok(sum)
    }

    fn sorted<'v>(
        #[starlark(require = pos)] of: Value<'v>,
        #[starlark(require = named, default = false)] reverse: bool,
        eval: &mut Evaluator<'v, '_, '_>,
    ) -> starlark::Result<Value<'v>> {
        let rank = Rank::current()?;
        rank.charge(length_of(of) as u64)?;
        let mut all = super::slots::read_numbers(&rank, of, eval.heap())?;
        all.sort_unstable();
        if reverse {
            all.reverse();
        }
        Ok(eval.heap().alloc(all))
    }
}

/// Both values as integers, if they fit 32 bits.
fn as_small_ints(a: Value, b: Value) -> Option<(i64, i64)> {
    Some((a.unpack_i32()?.into(), b.unpack_i32()?.into()))
}

fn to_i32(number: i64) -> Option<i32> {
    i32::try_from(number).ok()
}

/// Number of elements or characters; 0 for other values.
fn length_of(value: Value) -> usize {
    match value.unpack_str() {
        Some(text) => text.len(),
        None => value.length().map_or(0, |length| length.max(0) as usize),
    }
}

/// Bits of an integer, a lower bound for large ones; 0 for other values.
fn bit_length(value: Value) -> i64 {
    match value.unpack_i32() {
        Some(number) => i64::from(64 - i64::from(number).unsigned_abs().leading_zeros()),
        None if value.get_type() == "int" => 3 * (value.to_str().len() as i64 - 2),
        None => 0,
    }
}

fn check_bits(rank: &Rank, bits: i64) -> anyhow::Result<()> {
    if bits > MAX_BITS { Err(rank.fail(FaultKind::TooMuch(Limit::Elements))) } else { Ok(()) }
}

fn check_elements(rank: &Rank, elements: usize) -> anyhow::Result<()> {
    if elements > MAX_ELEMENTS { Err(rank.fail(FaultKind::TooMuch(Limit::Elements))) } else { Ok(()) }
}

fn is_range(value: Value) -> bool {
    value.get_type() == Range::TYPE
}

/// Converts a range to a list; returns other values unchanged.
fn range_to_list<'v>(value: Value<'v>, heap: Heap<'v>) -> starlark::Result<Value<'v>> {
    if !is_range(value) {
        return Ok(value);
    }
    Ok(heap.alloc(value.iterate(heap)?.collect::<Vec<_>>()))
}

/// Charges the cost of a comparison. Lists may contain the same list many times.
fn charge_comparison(rank: &Rank, values: [Value; 2]) -> anyhow::Result<()> {
    let mut count = 0u64;
    let mut left: Vec<Value> = values.to_vec();
    while let Some(value) = left.pop() {
        count += 1;
        if count > 8 * MAX_ELEMENTS as u64 {
            return Err(rank.fail(FaultKind::TooMuch(Limit::Elements)));
        }
        if let Some(list) = ListRef::from_value(value) {
            left.extend(list.iter());
        } else if let Some(tuple) = TupleRef::from_value(value) {
            left.extend(tuple.iter());
        } else {
            count += length_of(value) as u64 / 8;
        }
    }
    rank.charge(count / 4)
}

/// Charges the cost of searching `a` in `b`; sets and dictionaries need no traversal.
fn charge_search<'v>(rank: &Rank, a: Value<'v>, b: Value<'v>) -> anyhow::Result<()> {
    if matches!(b.get_type(), "set" | "dict" | "range") {
        return if a.unpack_i32().is_some() { Ok(()) } else { charge_comparison(rank, [a, a]) };
    }
    charge_comparison(rank, [a, b])
}

fn are_equal<'v>(a: Value<'v>, b: Value<'v>) -> starlark::Result<bool> {
    if let Some((a, b)) = as_small_ints(a, b) {
        return Ok(a == b);
    }
    charge_comparison(Rank::current()?.as_ref(), [a, b])?;
    a.equals(b)
}

fn compare<'v>(a: Value<'v>, b: Value<'v>) -> starlark::Result<Ordering> {
    if let Some((a, b)) = as_small_ints(a, b) {
        return Ok(a.cmp(&b));
    }
    charge_comparison(Rank::current()?.as_ref(), [a, b])?;
    a.compare(b)
}

/// Minimum or maximum of several values, or of the elements of a single one.
fn find_extremum<'v>(
    of: UnpackTuple<Value<'v>>,
    which: Ordering,
    eval: &mut Evaluator<'v, '_, '_>,
) -> starlark::Result<Value<'v>> {
    let all: Vec<Value> = match of.items[..] {
        [one] => {
            Rank::current()?.charge(length_of(one) as u64)?;
            one.iterate(eval.heap())?.collect()
        }
        _ => of.items,
    };
    let mut all = all.into_iter();
    let Some(mut best) = all.next() else {
        return Err(anyhow::anyhow!("`min` and `max` need at least one value").into());
    };
    for value in all {
        if compare(value, best)? == which {
            best = value;
        }
    }
    Ok(best)
}
