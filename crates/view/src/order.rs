//! Sorting for all views, by one copy of the standard library's code: each type and each key would be another one, and
//! together they were a twentieth of what the page loads.

/// The numbers below `count` in ascending order of their keys; those of equal keys stay in order.
pub fn by_key(count: usize, key: &dyn Fn(usize) -> u64) -> Vec<u32> {
    let mut order: Vec<(u64, u32)> = (0..count).map(|number| (key(number), number as u32)).collect();
    order.sort_unstable();
    order.into_iter().map(|(_, number)| number).collect()
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
pub fn ascending(times: &mut [f64]) {
    times.sort_unstable_by(f64::total_cmp);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_keys_stay_in_order() {
        let keys = [3, 1, 2, 1, 3, 0, 1];
        assert_eq!(by_key(keys.len(), &|k| keys[k]), [5, 1, 3, 6, 2, 0, 4]);
        assert!(by_key(0, &|_| 0).is_empty());
    }

    #[test]
    fn times_are_in_total_order() {
        let times = [2.5, -0.0, f64::INFINITY, 0.0, -3.0, 1e-300, f64::NEG_INFINITY, 2.5, f64::NAN, -2.0];
        let mut expected: Vec<u32> = (0..times.len() as u32).collect();
        expected.sort_by(|a, b| times[*a as usize].total_cmp(&times[*b as usize]));
        assert_eq!(by_time(times.len(), &|k| times[k]), expected);
    }
}
