//! `--shard k/N`: parts of a sweep whose concatenation is the whole table.

use crate::failure::Failure;
use std::ops::Range;

/// The k-th of N parts, counted from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shard {
    k: usize,
    count: usize,
}

impl Shard {
    pub const WHOLE: Shard = Shard { k: 1, count: 1 };

    /// Creates the k-th of `count` parts, counted from 1.
    pub fn new(k: u32, count: u32) -> Shard {
        Shard { k: k as usize, count: count as usize }
    }

    /// Parses `k/N`.
    pub fn read(text: &str) -> Result<Shard, Failure> {
        let shard_of = text
            .split_once('/')
            .and_then(|(k, count)| Some((k.trim().parse().ok()?, count.trim().parse().ok()?)));
        let shard =
            shard_of.filter(|&(k, count)| (1..=count).contains(&k)).map(|(k, count)| Shard { k, count });
        shard.ok_or_else(|| Failure::invalid("shard", text, "k/N, with k from 1 to N, such as 3/8"))
    }

    /// Returns the part's range of `total` combinations. Parts differ by at most one.
    pub fn range(self, total: usize) -> Range<usize> {
        let from = |k: usize| (k as u128 * total as u128 / self.count as u128) as usize;
        from(self.k - 1)..from(self.k)
    }

    pub fn is_whole(self) -> bool {
        self.count == 1
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shards_partition_the_combinations() {
        for total in [0, 1, 7, 8, 100] {
            for count in 1..=9 {
                let mut end = 0;
                for k in 1..=count {
                    let range = Shard::read(&format!("{k}/{count}")).expect("a part").range(total);
                    assert_eq!(range.start, end);
                    assert!(range.len() <= total / count + 1);
                    end = range.end;
                }
                assert_eq!(end, total);
            }
        }
        for invalid in ["", "1", "0/2", "3/2", "1/0", "a/b", "-1/2"] {
            assert!(Shard::read(invalid).is_err(), "{invalid}");
        }
    }
}
