//! Statistics of the latest samples of a measurement.

/// The latest samples of a measurement.
#[derive(Default)]
pub struct Ring {
    values: Vec<f64>,
    next_index: usize,
}

impl Ring {
    /// Number of samples kept.
    const LEN: usize = 240;

    /// Adds a sample, replacing the oldest if full.
    pub fn push(&mut self, value: f64) {
        if self.values.len() < Self::LEN {
            self.values.reserve_exact(Self::LEN - self.values.len());
            self.values.push(value);
        } else {
            self.values[self.next_index] = value;
        }
        self.next_index = (self.next_index + 1) % Self::LEN;
    }

    /// Returns count, median, 99th percentile and maximum.
    pub fn statistics(&self) -> [f64; 4] {
        let mut sorted_values = self.values.clone();
        sorted_values.sort_unstable_by(f64::total_cmp);
        let rank = |q: f64| {
            sorted_values
                .get(((sorted_values.len() as f64 - 1.0) * q).round() as usize)
                .copied()
                .unwrap_or(0.0)
        };
        [sorted_values.len() as f64, rank(0.5), rank(0.99), rank(1.0)]
    }

    pub fn clear(&mut self) {
        self.values.clear();
        self.next_index = 0;
    }
}
