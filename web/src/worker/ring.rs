//! The latest numbers of a measurement, and what they come to.

/// The latest numbers of a measurement.
#[derive(Default)]
pub struct Ring {
    values: Vec<f64>,
    at: usize,
}

impl Ring {
    /// So many are remembered.
    const LEN: usize = 240;

    /// Remembers one more.
    pub fn push(&mut self, value: f64) {
        if self.values.len() < Self::LEN {
            self.values.reserve_exact(Self::LEN - self.values.len());
            self.values.push(value);
        } else {
            self.values[self.at] = value;
        }
        self.at = (self.at + 1) % Self::LEN;
    }

    /// Count, median, 99th percentile and maximum.
    pub fn statistics(&self) -> [f64; 4] {
        let mut sorted = self.values.clone();
        sorted.sort_unstable_by(f64::total_cmp);
        let rank =
            |q: f64| sorted.get(((sorted.len() as f64 - 1.0) * q).round() as usize).copied().unwrap_or(0.0);
        [sorted.len() as f64, rank(0.5), rank(0.99), rank(1.0)]
    }

    /// Forgets all.
    pub fn clear(&mut self) {
        self.values.clear();
        self.at = 0;
    }
}
