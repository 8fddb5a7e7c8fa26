//! The formulas of the chapter, in its units: T_P of each algorithm, and the isoefficiency functions that follow. Equation numbers
//! are quoted from memory of the 2nd edition.

use hyperfly_request::Settings;
use libm::{exp2, log2, sqrt};

/// Formula of an algorithm's T_P.
pub type Time = fn(&Case) -> f64;

/// The variables of the formulas.
#[derive(Clone, Copy, Debug)]
pub struct Case {
    /// Time of one butterfly operation per element.
    pub tc: f64,
    pub ts: f64,
    pub tw: f64,
    pub n: f64,
    pub p: f64,
}

impl Case {
    /// Takes the variables from a scenario.
    pub fn from_settings(s: &Settings) -> Case {
        Case { tc: s.tc, ts: s.ts, tw: s.tw, n: s.n as f64, p: f64::from(s.p) }
    }

    /// Serial time t_c n log n.
    pub fn serial(&self) -> f64 {
        self.tc * self.n * log2(self.n)
    }

    fn local_len(&self) -> f64 {
        self.n / self.p
    }

    /// Equation 13.4, binary exchange with full bandwidth: t_c (n/p) log n + t_s log p + t_w (n/p) log p.
    pub fn exchange(&self) -> f64 {
        self.serial() / self.p + (self.ts + self.tw * self.local_len()) * log2(self.p)
    }

    /// Section 13.2.2, binary exchange on a √p × √p mesh: t_c (n/p) log n + t_s log p + 2 t_w n/√p.
    pub fn mesh(&self) -> f64 {
        self.serial() / self.p + self.ts * log2(self.p) + 2.0 * self.tw * self.n / sqrt(self.p)
    }

    /// [`Case::mesh`] with the exact sum of distances, 2 (√p − 1) instead of 2 √p.
    pub fn mesh_summed(&self) -> f64 {
        self.mesh() - 2.0 * self.tw * self.local_len()
    }

    /// Equation 13.11, two-dimensional transpose: t_c (n/p) log n + t_s (p − 1) + t_w n/p.
    pub fn transpose(&self) -> f64 {
        self.generalized(2.0)
    }

    /// Generalization of equation 13.13 to the q-dimensional transpose:
    /// t_c (n/p) log n + (q − 1)(t_s (p^(1/(q−1)) − 1) + t_w n/p).
    pub fn generalized(&self, q: f64) -> f64 {
        let times = q - 1.0;
        let side = libm::pow(self.p, 1.0 / times);
        self.serial() / self.p + times * (self.ts * (side - 1.0) + self.tw * self.local_len())
    }

    /// [`Case::generalized`] without the words that stay on their processor, one in p^(1/(q−1)) of each transposition.
    pub fn generalized_moved(&self, q: f64) -> f64 {
        let times = q - 1.0;
        let side = libm::pow(self.p, 1.0 / times);
        self.generalized(q) - times * self.tw * self.local_len() / side
    }

    /// Returns S for a given T_P.
    pub fn speedup(&self, t_parallel: f64) -> f64 {
        self.serial() / t_parallel
    }

    /// Returns E for a given T_P.
    pub fn efficiency(&self, t_parallel: f64) -> f64 {
        self.speedup(t_parallel) / self.p
    }

    /// Returns log2 of the n at which `time` has efficiency `e`, by bisection because n log n has no closed inverse.
    pub fn log2_n(&self, e: f64, time: Time) -> f64 {
        let case_at = |r: f64| Case { n: exp2(r), ..*self };
        let (mut low, mut high) = (1e-6, 200.0);
        for _ in 0..200 {
            let middle = (low + high) / 2.0;
            let case = case_at(middle);
            *(if case.efficiency(time(&case)) < e { &mut low } else { &mut high }) = middle;
        }
        high
    }
}
