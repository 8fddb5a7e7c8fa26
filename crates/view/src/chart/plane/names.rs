//! The names at the ends of lines, and how they keep apart.

use super::series::Series;

/// The name of a series, in pixels.
pub(super) struct Name<'a> {
    pub x: i32,
    pub y: i32,
    pub wide: i32,
    pub series: &'a Series,
}

/// Moves names that would collide apart to `gap`, in their order and above `floor`.
pub(super) fn spread(names: &mut [Name], gap: i32, floor: i32) {
    names.sort_by_key(|name| name.y);
    let beside = |a: &Name, b: &Name| a.x < b.x + b.wide && b.x < a.x + a.wide;
    for k in 1..names.len() {
        let above = names[..k].iter().filter(|name| beside(name, &names[k])).map(|name| name.y + gap).max();
        names[k].y = names[k].y.max(above.unwrap_or(i32::MIN));
    }
    for k in (0..names.len()).rev() {
        let below =
            names[k + 1..].iter().filter(|name| beside(name, &names[k])).map(|name| name.y - gap).min();
        names[k].y = names[k].y.min(below.unwrap_or(floor)).min(floor);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::draw::palette::Ink;

    #[test]
    fn names_that_would_collide_move_apart_and_others_stay() {
        let series = Series { name: "a".into(), ink: Ink::Text, line: vec![], points: vec![], dashed: false };
        let name = |x, y| Name { x, y, wide: 50, series: &series };
        let mut names = vec![name(100, 50), name(100, 55), name(300, 55), name(100, 95)];
        spread(&mut names, 16, 100);
        let mut places: Vec<_> = names.iter().map(|name| (name.x, name.y)).collect();
        places.sort_unstable();
        assert_eq!(places, [(100, 50), (100, 66), (100, 95), (300, 55)]);
    }
}
