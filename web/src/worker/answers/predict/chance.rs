//! Chance that is the same everywhere: all of it comes from the seed in the address.

/// SplitMix64 (Steele, Lea & Flood 2014).
pub struct Chance(u64);

impl Chance {
    /// The chance of one kind of question under a seed, so that no kind depends on which others were asked.
    pub fn new(seed: u32, kind: usize) -> Chance {
        Chance(u64::from(seed) << 16 | kind as u64)
    }

    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ (z >> 31)
    }

    /// A whole number below `many`, 0 if that is none.
    pub fn below(&mut self, many: usize) -> usize {
        // The bias is far below what anybody could see: there are never more than a few thousand things to choose from.
        if many == 0 { 0 } else { (self.next() % many as u64) as usize }
    }

    /// Puts things into another order.
    pub fn shuffle<T>(&mut self, things: &mut [T]) {
        for k in (1..things.len()).rev() {
            things.swap(k, self.below(k + 1));
        }
    }

    /// The right thing and `wrong` of the others, in any order; where the right one came to stand.
    pub fn choices<T>(&mut self, right: T, mut others: Vec<T>, wrong: usize) -> (Vec<T>, usize) {
        self.shuffle(&mut others);
        others.truncate(wrong);
        let at = self.below(others.len() + 1);
        others.insert(at, right);
        (others, at)
    }
}
