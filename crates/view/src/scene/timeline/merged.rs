//! Hatching that goes through several thin rows.

/// Rectangles of thin rows, those right below each other as one: hatching goes through them.
pub fn merged(rects: &[f32]) -> Vec<f32> {
    let mut all = rects.as_chunks::<4>().0.to_vec();
    all.sort_by(|a, b| a[0].total_cmp(&b[0]).then(a[2].total_cmp(&b[2])).then(a[1].total_cmp(&b[1])));
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
