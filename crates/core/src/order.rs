//! Sorting by one copy of the standard library's code: each type and each key would be another one, and together they
//! were a twentieth of what the page loads.

/// Sorts keys, each of which may carry what it is the key of in its low bits.
pub fn ascending(keys: &mut [u128]) {
    keys.sort_unstable();
}

/// The numbers below `count` in ascending order of their keys; those of equal keys stay in order.
pub fn by_key(count: usize, key: &dyn Fn(usize) -> u64) -> Vec<u32> {
    let mut keys: Vec<u128> =
        (0..count).map(|number| u128::from(key(number)) << 32 | number as u128).collect();
    ascending(&mut keys);
    keys.into_iter().map(|key| key as u32).collect()
}

/// The numbers below `count` in ascending order of their times, as `f64::total_cmp` has it; those of equal times stay in
/// order.
pub fn by_time(count: usize, time: &dyn Fn(usize) -> f64) -> Vec<u32> {
    by_key(count, &|number| {
        let bits = time(number).to_bits();
        if bits >> 63 == 0 { bits | 1 << 63 } else { !bits }
    })
}

/// Sorts times.
pub fn times(times: &mut [f64]) {
    let sorted: Vec<f64> =
        by_time(times.len(), &|k| times[k]).into_iter().map(|k| times[k as usize]).collect();
    times.copy_from_slice(&sorted);
}

/// Sorts numbers and keeps each once.
pub fn distinct(numbers: &mut Vec<u32>) {
    *numbers =
        by_key(numbers.len(), &|k| numbers[k].into()).into_iter().map(|k| numbers[k as usize]).collect();
    numbers.dedup();
}

/// A map in the order of its keys, for few keys: where it is enough, the standard library's trees are several times its code.
#[derive(Debug)]
pub struct Sorted<K, V>(Vec<(K, V)>);

impl<K, V> Default for Sorted<K, V> {
    fn default() -> Self {
        Sorted(Vec::new())
    }
}

impl<K: Ord, V> Sorted<K, V> {
    /// What stands at a key.
    pub fn get(&self, key: &K) -> Option<&V> {
        self.find(key).ok().map(|at| &self.0[at].1)
    }

    /// What stands at a key; if nothing does, this is put there first.
    pub fn or_insert(&mut self, key: K, value: V) -> &mut V {
        let at = match self.find(&key) {
            Ok(at) => at,
            Err(at) => {
                self.0.insert(at, (key, value));
                at
            }
        };
        &mut self.0[at].1
    }

    /// All, in the order of their keys.
    pub fn into_vec(self) -> Vec<(K, V)> {
        self.0
    }

    /// How many there are.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Forgets all.
    pub fn clear(&mut self) {
        self.0.clear();
    }

    fn find(&self, key: &K) -> Result<usize, usize> {
        self.0.binary_search_by(|(other, _)| other.cmp(key))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_keys_stay_in_order() {
        let keys = [3, 1, 2, 1, 3, 0, 1];
        assert_eq!(by_key(keys.len(), &|k| keys[k]), [5, 1, 3, 6, 2, 0, 4]);
        assert!(by_key(0, &|_| 0).is_empty());
        assert_eq!(by_key(3, &|k| u64::MAX - k as u64), [2, 1, 0]);
    }

    #[test]
    fn times_are_in_total_order() {
        let times = [2.5, -0.0, f64::INFINITY, 0.0, -3.0, 1e-300, f64::NEG_INFINITY, 2.5, f64::NAN, -2.0];
        let mut expected: Vec<u32> = (0..times.len() as u32).collect();
        expected.sort_by(|a, b| times[*a as usize].total_cmp(&times[*b as usize]));
        assert_eq!(by_time(times.len(), &|k| times[k]), expected);
        let mut sorted = times;
        super::times(&mut sorted);
        let expected = expected.iter().map(|k| times[*k as usize].to_bits());
        assert!(sorted.iter().map(|time| time.to_bits()).eq(expected));
    }

    #[test]
    fn each_number_is_kept_once() {
        let mut numbers = vec![5, 1, u32::MAX, 1, 0, 5];
        distinct(&mut numbers);
        assert_eq!(numbers, [0, 1, 5, u32::MAX]);
    }

    #[test]
    fn a_sorted_map_is_a_map() {
        let mut map = Sorted::default();
        let mut expected = std::collections::BTreeMap::new();
        for k in 0..200u64 {
            let key = k * 7919 % 61;
            *map.or_insert(key, 0) += k;
            *expected.entry(key).or_insert(0) += k;
        }
        assert_eq!((map.len(), map.get(&60), map.get(&61)), (61, expected.get(&60), None));
        assert_eq!(map.into_vec(), expected.into_iter().collect::<Vec<_>>());
    }
}
