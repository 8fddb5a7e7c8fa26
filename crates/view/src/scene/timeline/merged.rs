//! Hatching that goes through several thin rows.

/// Rectangles of thin rows, those right below each other as one: hatching goes through them.
pub fn merged(rects: &[f32]) -> Vec<f32> {
    let mut all = rects.as_chunks::<4>().0.to_vec();
    // By x, those with the same x by width, and those with the same width by y.
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
