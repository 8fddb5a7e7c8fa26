//! Names of the peaks of a spectrum, next to the tops of their bars.

use super::content::Content;
use super::wave::peak_bar;
use crate::draw::surface::Anchor;

/// The place of a peak's name.
pub(super) struct PeakName<'a> {
    /// The coefficient.
    pub k: usize,
    pub name: &'a str,
    /// x of the anchor, and y of the middle.
    pub at: [f32; 2],
    pub anchor: Anchor,
}

/// Places the names inside the rectangle, over no bar of a peak and no other name. The largest peak chooses first, its right side if
/// possible; a name without a place is left out.
pub(super) fn place_names(content: &Content, area: [f32; 4], em: f32) -> Vec<PeakName<'_>> {
    let space = em * 0.3;
    // Above the indices below the ground line.
    let lowest = area[1] + area[3] - em * 0.55;
    let bars = content.peaks.iter().map(|(k, _)| {
        let [x, y, width, height] = peak_bar(content, area, *k);
        [x, y, x + width, y + height]
    });
    let mut taken: Vec<[f32; 4]> = bars.clone().collect();
    let mut peaks: Vec<_> = content.peaks.iter().zip(bars).collect();
    peaks.sort_by(|((a, _), _), ((b, _), _)| content.sizes[*b].total_cmp(&content.sizes[*a]));
    let mut names = Vec::new();
    for ((k, name), [left, top, right, _]) in peaks {
        let width = em * 0.52 * name.chars().count() as f32;
        let y = (top + em * 0.5).min(lowest);
        let sides = [
            (right + space, right + space, Anchor::Start),
            (left - space - width, left - space, Anchor::End),
        ];
        for (from, x, anchor) in sides {
            let place = [from, y - em * 0.45, from + width, y + em * 0.45];
            let is_inside = from >= area[0] && from + width <= area[0] + area[2];
            if is_inside && !taken.iter().any(|other| overlap(place, *other)) {
                taken.push(place);
                names.push(PeakName { k: *k, name, at: [x, y], anchor });
                break;
            }
        }
    }
    names
}

/// Whether two boxes overlap.
fn overlap(a: [f32; 4], b: [f32; 4]) -> bool {
    a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3]
}
