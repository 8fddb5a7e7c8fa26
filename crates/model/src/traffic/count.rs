//! Numbers of t_s, t_h and t_w in a time.

use crate::times::Times;
use std::ops::{Add, Mul, Sub};

/// A linear form in t_s, t_h and t_w, with pure numbers as coefficients.
#[derive(Clone, Copy, Debug, PartialEq, Default)]
pub struct Count {
    /// Coefficient of t_s.
    pub startups: f64,
    /// Coefficient of t_h.
    pub hops: f64,
    /// Coefficient of t_w · n/p, the time of one block.
    pub blocks: f64,
}

impl Count {
    pub(crate) const fn new(startups: f64, hops: f64, blocks: f64) -> Self {
        Count { startups, hops, blocks }
    }

    /// Evaluates the form in time units of the machine; `local_len` is n/p in words.
    pub fn time(&self, times: &Times, local_len: f64) -> f64 {
        self.startups * times.ts + self.hops * times.th + self.blocks * (times.tw * local_len)
    }
}

impl Add for Count {
    type Output = Count;
    fn add(self, o: Count) -> Count {
        Count::new(self.startups + o.startups, self.hops + o.hops, self.blocks + o.blocks)
    }
}

impl Sub for Count {
    type Output = Count;
    fn sub(self, o: Count) -> Count {
        Count::new(self.startups - o.startups, self.hops - o.hops, self.blocks - o.blocks)
    }
}

impl Mul<f64> for Count {
    type Output = Count;
    fn mul(self, factor: f64) -> Count {
        Count::new(self.startups * factor, self.hops * factor, self.blocks * factor)
    }
}
