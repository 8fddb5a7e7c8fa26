//! Location of the elements of a plan at its beginning or its end: bits of their index, or a table.

use super::placement::Placement;
use serde::{Deserialize, Serialize};
use std::fmt;

/// Location of each element.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Layout {
    /// Bits of the index name the processor and the slot, as in all distributions of the papers.
    Bits(Placement),
    /// Processor and slot of each element, by index. Never used for a layout that bits can express
    /// ([`Layout::of_table`]).
    Table(Box<[(u32, u32)]>),
}

impl Layout {
    /// Creates a layout from the processor and the slot of each element, by index; as bits if possible.
    pub fn of_table(table: Vec<(u32, u32)>) -> Layout {
        Layout::as_bits(&table).map_or_else(|| Layout::Table(table.into()), Layout::Bits)
    }

    /// Expresses a table as bits of the index, if possible: bit b of weight 2^(r − 1 − b) moves element 0
    /// by one power of two, in either the rank or the slot.
    fn as_bits(table: &[(u32, u32)]) -> Option<Placement> {
        let &(0, base) = table.first()? else { return None };
        if !table.len().is_power_of_two() {
            return None;
        }
        let r = table.len().trailing_zeros();
        let (mut owner, mut local) = (vec![u8::MAX; 32], vec![u8::MAX; 32]);
        for bit in 0..r {
            let (q, slot) = table[1 << (r - 1 - bit)];
            let (names, weight) = match (q, slot.checked_sub(base)?) {
                (q, 0) if q.is_power_of_two() => (&mut owner, q),
                (0, slot) if slot.is_power_of_two() => (&mut local, slot),
                _ => return None,
            };
            names[weight.trailing_zeros() as usize] = bit as u8;
        }
        // Weights without gaps, highest first.
        let in_order = |names: Vec<u8>| -> Vec<u8> {
            let mut names: Vec<u8> = names.into_iter().take_while(|bit| *bit != u8::MAX).collect();
            names.reverse();
            names
        };
        let placement = Placement { owner: in_order(owner), local: in_order(local), base };
        let all = placement.owner.len() + placement.local.len() == r as usize;
        (all && placement.places().eq(table.iter().copied())).then_some(placement)
    }

    /// Returns `(processor, slot)` of element `i`.
    pub fn place(&self, i: u64) -> (u32, u32) {
        match self {
            Layout::Bits(placement) => placement.place(i),
            Layout::Table(table) => table[i as usize],
        }
    }

    /// Returns `(processor, slot)` of every element in order of its index.
    pub fn places(&self) -> Box<dyn Iterator<Item = (u32, u32)> + '_> {
        match self {
            Layout::Bits(placement) => Box::new(placement.places()),
            Layout::Table(table) => Box::new(table.iter().copied()),
        }
    }

    /// Returns `(slot, element)` of all elements of processor `q`, in order of the slots.
    pub fn held_by(&self, q: u32) -> Box<dyn Iterator<Item = (u32, u64)> + '_> {
        match self {
            Layout::Bits(placement) => Box::new(placement.held_by(q)),
            Layout::Table(table) => {
                let places = (0u64..).zip(table).filter(|(_, (owner, _))| *owner == q);
                let mut held: Vec<(u32, u64)> = places.map(|(i, (_, slot))| (*slot, i)).collect();
                held.sort_unstable();
                Box::new(held.into_iter())
            }
        }
    }
}

impl From<Placement> for Layout {
    fn from(placement: Placement) -> Layout {
        Layout::Bits(placement)
    }
}

impl fmt::Display for Layout {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Layout::Bits(placement) => write!(f, "{placement}"),
            Layout::Table(table) => {
                let places = table.iter().map(|(q, slot)| format!("{q}:{slot}"));
                write!(f, "processor:slot {}", places.collect::<Vec<_>>().join(" "))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn table_expressible_as_bits_becomes_bits() {
        let mixed = Placement { owner: vec![4, 0, 7], local: vec![8, 1, 2, 6, 5, 3], base: 64 };
        for placement in [Placement::block(3, 9), Placement::cyclic(2, 7), Placement::block(0, 1), mixed] {
            assert_eq!(Layout::of_table(placement.places().collect()), Layout::Bits(placement));
        }
    }

    #[test]
    fn irregular_table_is_kept_and_answers_like_bits() {
        let [dealt, turned]: [Vec<(u32, u32)>; 2] =
            [(0..8).map(|i| (i % 3, i / 3)).collect(), (0..8).map(|i| (1 - i / 4, 3 - i % 4)).collect()];
        for table in [dealt, turned] {
            let layout = Layout::of_table(table.clone());
            assert_eq!(layout, Layout::Table(table.clone().into()));
            assert!(layout.places().eq(table.iter().copied()));
            let p = 1 + table.iter().map(|(q, _)| *q).max().unwrap();
            let mut seen = 0;
            for q in 0..p {
                let held: Vec<(u32, u64)> = layout.held_by(q).collect();
                assert!(held.is_sorted());
                held.iter().for_each(|(slot, i)| assert_eq!(layout.place(*i), (q, *slot)));
                seen += held.len();
            }
            assert_eq!(seen, table.len());
        }
        assert_eq!(Layout::of_table(vec![(1, 0), (0, 2)]).to_string(), "processor:slot 1:0 0:2");
    }
}
