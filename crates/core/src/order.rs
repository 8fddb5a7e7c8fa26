//! Lists in the order of a number, which floating-point times are: they have no order of their own in the standard library.
//!
//! Whatever the items are, what is sorted are their numbers and places, by code that is compiled once: a sort of its own for each type
//! of item would be 1 KB of the page each time.

/// Puts items into the order of a number; those with the same number stay in the order in which they are.
pub fn by_number<T>(items: &mut Vec<T>, number: impl Fn(&T) -> f64) {
    let mut order: Vec<(f64, u32)> =
        items.iter().enumerate().map(|(place, item)| (number(item), place as u32)).collect();
    sort(&mut order);
    let mut unsorted: Vec<Option<T>> = items.drain(..).map(Some).collect();
    items.extend(order.into_iter().filter_map(|(_, place)| unsorted[place as usize].take()));
}

fn sort(order: &mut [(f64, u32)]) {
    order.sort_unstable_by(|a, b| a.0.total_cmp(&b.0).then(a.1.cmp(&b.1)));
}

#[cfg(test)]
mod tests {
    use super::by_number;

    #[test]
    fn equal_ones_stay_in_their_order() {
        let mut words = vec!["three", "a", "of", "b", "lists", "", "is"];
        by_number(&mut words, |word| word.len() as f64);
        assert_eq!(words, ["", "a", "b", "of", "is", "three", "lists"]);
        let mut times = vec![2.0, f64::INFINITY, -0.5, 0.0];
        by_number(&mut times, |time| -time);
        assert_eq!(times, [f64::INFINITY, 2.0, 0.0, -0.5]);
    }
}
