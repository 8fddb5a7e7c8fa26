//! Merges rectangles for hatching across several thin rows.

/// Joins rectangles that lie directly below each other, so that hatching runs through them.
pub fn merge_rects(rects: &[f32]) -> Vec<f32> {
    let mut all = rects.as_chunks::<4>().0.to_vec();
    // Sorted by x, then width, then y.
    all.sort_by(|[x, y, w, _], [other_x, other_y, other_w, _]| {
        x.total_cmp(other_x).then(w.total_cmp(other_w)).then(y.total_cmp(other_y))
    });
    let mut merged: Vec<[f32; 4]> = Vec::new();
    for [x, y, w, h] in all {
        match merged.last_mut() {
            Some(last) if last[0] == x && last[2] == w && y <= last[1] + last[3] + 0.01 => {
                last[3] = y + h - last[1];
            }
            _ => merged.push([x, y, w, h]),
        }
    }
    merged.concat()
}
