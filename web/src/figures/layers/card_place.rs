//! Where a card goes: next to its object, and not over anything that it names.

/// Distance between the object and its card, in pixels.
const GAP: f32 = 10.0;

/// Returns the left and the top of a card of a size. The picture, the object and the things that the card names are boxes: left, top,
/// right, bottom. Of the places around the object, and then of the corners, the first that covers least is taken.
pub fn place_card(
    picture: [f32; 4],
    size: [f32; 2],
    object: Option<[f32; 4]>,
    named: &[[f32; 4]],
) -> [f32; 2] {
    let [left, top, right, bottom] = picture;
    let [width, height] = size;
    let corners =
        [[right - width, top], [left, top], [right - width, bottom - height], [left, bottom - height]];
    let around = object.map_or(Vec::new(), |[x0, y0, x1, y1]| {
        let across = [x1 + GAP, x0 - GAP - width];
        // The side with more space first.
        let across = if x0 + x1 < left + right { across } else { [across[1], across[0]] };
        let down = [y0, y1 - height];
        let down = if y0 + y1 < top + bottom { down } else { [down[1], down[0]] };
        let beside = across.into_iter().flat_map(|x| down.map(|y| [x, y]));
        let over = [y1 + GAP, y0 - GAP - height].map(|y| [(x0 + x1 - width) / 2.0, y]);
        beside.chain(over).collect()
    });
    let clamped = |[x, y]: [f32; 2]| [x.min(right - width).max(left), y.min(bottom - height).max(top)];
    let covered = |at: [f32; 2]| -> f32 {
        let card = [at[0], at[1], at[0] + width, at[1] + height];
        named.iter().chain(&object).map(|other| overlap(card, *other)).sum()
    };
    let mut best = (f32::INFINITY, [left, top]);
    for at in around.into_iter().chain(corners).map(clamped) {
        let covers = covered(at);
        if covers < best.0 {
            best = (covers, at);
        }
    }
    best.1
}

/// Returns the common area of two boxes.
fn overlap(a: [f32; 4], b: [f32; 4]) -> f32 {
    let [width, height] = [0, 1].map(|axis| a[axis + 2].min(b[axis + 2]) - a[axis].max(b[axis]));
    width.max(0.0) * height.max(0.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    const PICTURE: [f32; 4] = [0.0, 0.0, 600.0, 400.0];

    #[test]
    fn card_stands_next_to_object_on_wider_side() {
        assert_eq!(place_card(PICTURE, [100.0, 80.0], Some([50.0, 40.0, 60.0, 50.0]), &[]), [70.0, 40.0]);
        assert_eq!(
            place_card(PICTURE, [100.0, 80.0], Some([550.0, 340.0, 560.0, 350.0]), &[]),
            [440.0, 270.0]
        );
    }

    #[test]
    fn card_avoids_named_things() {
        let object = [590.0, 40.0, 600.0, 50.0];
        let named = [[440.0, 40.0, 450.0, 50.0], [440.0, 100.0, 450.0, 110.0]];
        let [x, y] = place_card(PICTURE, [200.0, 100.0], Some(object), &named);
        let card = [x, y, x + 200.0, y + 100.0];
        assert!(named.iter().chain([&object]).all(|other| overlap(card, *other) == 0.0), "{card:?}");
        assert!(x >= 0.0 && y >= 0.0 && x <= 400.0 && y <= 300.0);
    }

    #[test]
    fn card_wider_than_both_sides_stands_below_or_above_its_object() {
        let narrow = [0.0, -200.0, 300.0, 400.0];
        for x in [120.0, 150.0, 180.0] {
            let place = |y: f32| place_card(narrow, [240.0, 100.0], Some([x, y, x + 8.0, y + 8.0]), &[]);
            let ([left, below], [_, above]) = (place(20.0), place(380.0));
            assert!((0.0..=60.0).contains(&left), "{left}");
            assert_eq!((below, above), (38.0, 270.0));
        }
    }

    #[test]
    fn card_without_object_stands_in_corner() {
        assert_eq!(place_card(PICTURE, [100.0, 80.0], None, &[]), [500.0, 0.0]);
    }
}
