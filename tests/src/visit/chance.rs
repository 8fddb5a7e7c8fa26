//! Chance that is the same for the same seed: SplitMix64 (Steele, Lea and Flood, 2014).

/// A stream of numbers.
#[derive(Debug, Clone)]
pub struct Chance(u64);

impl Chance {
    /// That of a seed.
    pub fn new(seed: u64) -> Chance {
        Chance(seed)
    }

    /// The next number.
    pub fn draw(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let x = (self.0 ^ self.0 >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        let x = (x ^ x >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
        x ^ x >> 31
    }

    /// A whole number below another one.
    pub fn below(&mut self, most: usize) -> usize {
        (self.draw() % most as u64) as usize
    }

    /// A number from 0 to 1, without 1.
    pub fn part(&mut self) -> f64 {
        (self.draw() >> 11) as f64 / (1_u64 << 53) as f64
    }

    /// A number from one to another.
    pub fn between(&mut self, least: f64, most: f64) -> f64 {
        least + self.part() * (most - least)
    }

    /// True so often in a hundred.
    pub fn percent(&mut self, often: usize) -> bool {
        self.below(100) < often
    }

    /// One of these.
    pub fn of<T: Clone>(&mut self, these: &[T]) -> T {
        these[self.below(these.len())].clone()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_stream_of_a_seed_is_the_published_one() {
        let mut chance = Chance::new(1_234_567);
        assert_eq!([chance.draw(), chance.draw()], [6_457_827_717_110_365_317, 3_203_168_211_198_807_973]);
    }
}
