//! The formulas of the chapter, in its units: T_P of each algorithm, and the isoefficiency functions that follow. Their
//! numbers are those of the 2nd edition as far as they are remembered.

use hyperfly_request::Settings;
use libm::{exp2, log2, sqrt};

/// T_P of an algorithm by formula.
pub type Time = fn(&Case) -> f64;

/// t_c, t_s and t_w, with n and p.
#[derive(Clone, Copy, Debug)]
pub struct Case {
    /// Time of one butterfly operation, for each element.
    pub tc: f64,
    /// Start-up.
    pub ts: f64,
    /// Per word.
    pub tw: f64,
    /// Points.
    pub n: f64,
    /// Processors.
    pub p: f64,
}

impl Case {
    /// That of a scenario.
    pub fn of(s: &Settings) -> Case {
        Case { tc: s.tc, ts: s.ts, tw: s.tw, n: s.n as f64, p: f64::from(s.p) }
    }

    /// t_c n log n.
    pub fn serial(&self) -> f64 {
        self.tc * self.n * log2(self.n)
    }

    /// n/p.
    fn share(&self) -> f64 {
        self.n / self.p
    }

    /// Equation 13.4: binary exchange where the network has bandwidth for all, t_c (n/p) log n + t_s log p + t_w (n/p) log p.
    pub fn exchange(&self) -> f64 {
        self.serial() / self.p + (self.ts + self.tw * self.share()) * log2(self.p)
    }

    /// Section 13.2.2: binary exchange on a √p × √p mesh, t_c (n/p) log n + t_s log p + 2 t_w n/√p.
    pub fn mesh(&self) -> f64 {
        self.serial() / self.p + self.ts * log2(self.p) + 2.0 * self.tw * self.n / sqrt(self.p)
    }

    /// The same with the sum of distances as it comes out, 2 (√p − 1) in place of 2 √p.
    pub fn mesh_summed(&self) -> f64 {
        self.mesh() - 2.0 * self.tw * self.share()
    }

    /// Equation 13.11: two-dimensional transpose, t_c (n/p) log n + t_s (p − 1) + t_w n/p.
    pub fn transpose(&self) -> f64 {
        self.generalized(2.0)
    }

    /// Equation 13.13, and what it is a case of: the q-dimensional transpose,
    /// t_c (n/p) log n + (q − 1)(t_s (p^(1/(q−1)) − 1) + t_w n/p).
    pub fn generalized(&self, q: f64) -> f64 {
        let times = q - 1.0;
        let side = libm::pow(self.p, 1.0 / times);
        self.serial() / self.p + times * (self.ts * (side - 1.0) + self.tw * self.share())
    }

    /// The same without the words that stay: of each transposition a processor keeps one part in p^(1/(q−1)).
    pub fn generalized_moved(&self, q: f64) -> f64 {
        let times = q - 1.0;
        let side = libm::pow(self.p, 1.0 / times);
        self.generalized(q) - times * self.tw * self.share() / side
    }

    /// S of a time.
    pub fn speedup(&self, t_parallel: f64) -> f64 {
        self.serial() / t_parallel
    }

    /// E of a time.
    pub fn efficiency(&self, t_parallel: f64) -> f64 {
        self.speedup(t_parallel) / self.p
    }

    /// log2 of the n at which a time of this case has the efficiency `e`: by bisection, as n log n has no inverse.
    pub fn log2_n(&self, e: f64, time: Time) -> f64 {
        let at = |r: f64| Case { n: exp2(r), ..*self };
        let (mut low, mut high) = (1e-6, 200.0);
        for _ in 0..200 {
            let middle = (low + high) / 2.0;
            let case = at(middle);
            *(if case.efficiency(time(&case)) < e { &mut low } else { &mut high }) = middle;
        }
        high
    }
}
