//! Placement of the names at the ends of lines.

use super::series::Series;

/// The name of a series and its place, in pixels.
pub(super) struct Name<'a> {
    pub x: i32,
    pub y: i32,
    pub width: i32,
    pub series: &'a Series,
}

/// Moves names that would collide apart to a distance of `gap`, keeping their order and staying above `floor`.
pub(super) fn spread(names: &mut [Name], gap: i32, floor: i32) {
    names.sort_by_key(|name| name.y);
    let overlaps_in_x = |a: &Name, b: &Name| a.x < b.x + b.width && b.x < a.x + a.width;
    for k in 1..names.len() {
        let above =
            names[..k].iter().filter(|name| overlaps_in_x(name, &names[k])).map(|name| name.y + gap).max();
        names[k].y = names[k].y.max(above.unwrap_or(i32::MIN));
    }
    for k in (0..names.len()).rev() {
        let below = names[k + 1..]
            .iter()
            .filter(|name| overlaps_in_x(name, &names[k]))
            .map(|name| name.y - gap)
            .min();
        names[k].y = names[k].y.min(below.unwrap_or(floor)).min(floor);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::draw::palette::Ink;

    #[test]
    fn spread_moves_only_colliding_names() {
        let series = Series { name: "a".into(), ink: Ink::Text, line: vec![], points: vec![], dashed: false };
        let name = |x, y| Name { x, y, width: 50, series: &series };
        let mut names = vec![name(100, 50), name(100, 55), name(300, 55), name(100, 95)];
        spread(&mut names, 16, 100);
        let mut places: Vec<_> = names.iter().map(|name| (name.x, name.y)).collect();
        places.sort_unstable();
        assert_eq!(places, [(100, 50), (100, 66), (100, 95), (300, 55)]);
    }
}
