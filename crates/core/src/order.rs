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
}
