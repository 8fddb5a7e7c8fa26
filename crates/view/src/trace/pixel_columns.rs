//! Splits an interval into the pixel columns that it covers fully and partly.

use std::ops::Range;

/// Splits the interval `from` … `to`, in units of columns, over `columns` columns. `whole` receives the range of fully covered
/// columns, `part` each partly covered column with its covered fraction.
pub fn split_into_columns(
    [from, to]: [f64; 2],
    columns: usize,
    whole: impl FnOnce(Range<usize>),
    mut part: impl FnMut(usize, f64),
) {
    let (first, end) = (from.ceil() as usize, to.floor() as usize);
    let mut add_part = |column: usize, covered: f64| {
        if column < columns && covered > 0.0 {
            part(column, covered);
        }
    };
    if end < first {
        return add_part(end, to - from);
    }
    add_part(first.wrapping_sub(1), first as f64 - from);
    add_part(end, to - end as f64);
    whole(first.min(columns)..end.min(columns));
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn split_matches_overlap_of_each_column(from in 0.0f64..12.0, length in 0.0f64..12.0, whole_columns in any::<bool>()) {
            let [from, to] = if whole_columns { [from.floor(), (from + length).floor()] } else { [from, from + length] };
            let mut found = [0.0; 10];
            let mut all = 0..0;
            split_into_columns([from, to], 10, |whole| all = whole, |column, part| found[column] += part);
            found[all].iter_mut().for_each(|column| *column += 1.0);
            for (column, found) in found.into_iter().enumerate() {
                let expected = (to.min(column as f64 + 1.0) - from.max(column as f64)).max(0.0);
                prop_assert_eq!(found, expected, "column {}", column);
            }
        }
    }
}
