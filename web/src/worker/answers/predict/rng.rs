//! Reproducible random numbers, derived from the seed in the address.

/// SplitMix64 (Steele, Lea & Flood 2014).
pub struct SeededRng(u64);

impl SeededRng {
    /// Creates the generator of one kind of question, so that no kind depends on which others were asked.
    pub fn new(seed: u32, kind: usize) -> SeededRng {
        SeededRng(u64::from(seed) << 16 | kind as u64)
    }

    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ (z >> 31)
    }

    /// Returns a number below `count`, or 0 if `count` is 0.
    pub fn random_below(&mut self, count: usize) -> usize {
        // The bias of the remainder is negligible: `count` is at most a few thousand.
        if count == 0 { 0 } else { (self.next() % count as u64) as usize }
    }

    /// Shuffles items (Fisher–Yates).
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for k in (1..items.len()).rev() {
            items.swap(k, self.random_below(k + 1));
        }
    }

    /// Shuffles the right item among `wrong_count` of the others; returns them and the right one's index.
    pub fn shuffle_choices<T>(
        &mut self,
        right_item: T,
        mut other_items: Vec<T>,
        wrong_count: usize,
    ) -> (Vec<T>, usize) {
        self.shuffle(&mut other_items);
        other_items.truncate(wrong_count);
        let index = self.random_below(other_items.len() + 1);
        other_items.insert(index, right_item);
        (other_items, index)
    }
}
