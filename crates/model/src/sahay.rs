//! S as closed forms: the theorems, lemmas and facts as printed, and corrected where execution contradicts them.
//!
//! P processors hold n ≥ P² points, m = n/P each, l = m/P of them for every other processor. Time is in butterfly nodes
//! (t_c = 1, o = 0): g between two words that a processor sends, L until a word arrives. A processor's outputs are
//! numbered a = 0 … m − 1 in the order of production; the last l stay on it. Its inputs of phase II are numbered i = 0
//! … m − 1 in the order of availability, its own l first.

use libm::{ceil, exp2, floor, log2};

/// One transform on one LogP machine.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Instance {
    /// A power of two, at least P².
    pub n: u64,
    /// A power of two, at least 2.
    pub p: u32,
    /// ≥ 0.
    pub gap: f64,
    /// ≥ 0.
    pub latency: f64,
}

/// Theorem 4.1: departure time of the last word.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct LastWord {
    /// 1, 2 or 3.
    pub case: u8,
    /// T as printed.
    pub printed: f64,
    /// T corrected. The print of case 3 is too large by g: it has 2^g − 1 for 2^g − g − 1, the term of case 2.
    pub time: f64,
}

/// Theorem 5.1: completion time when messages cannot hide behind phase I alone.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SmallN {
    /// j*: leading ones among the log P digits of the last bottleneck's i. Undefined (0) for g > 2P − 2.
    pub leading_ones: f64,
    /// i*: the last input that a processor can have to wait for.
    pub last_bottleneck: f64,
    /// R as printed: the nodes left when the last bottleneck's input arrives.
    pub rest_printed: f64,
    /// R corrected. The print is too large by m(1 − 2^(1 − j*)) for g ≤ 2P − 2.
    pub rest: f64,
}

impl Instance {
    /// m = n/P.
    pub fn m(&self) -> u64 {
        self.n / u64::from(self.p)
    }

    /// l = m/P.
    pub fn l(&self) -> u64 {
        self.m() / u64::from(self.p)
    }

    fn log_p(&self) -> f64 {
        f64::from(self.p.ilog2())
    }

    /// m log n: the computation of one processor, a lower bound of every run.
    pub fn least(&self) -> f64 {
        self.m() as f64 * f64::from(self.n.ilog2())
    }

    /// T_p = (n/P) log n + (n/P − n/P² − 1)·g + L of `cyclic-to-blocked` (S Theorem 3.1).
    pub fn theorem_3_1(&self) -> f64 {
        self.least() + (self.m() - self.l() - 1) as f64 * self.gap + self.latency
    }

    /// S Theorem 4.1: departure time of the last word, for n > P² and whole g ≥ 1; `None` otherwise.
    pub fn theorem_4_1(&self) -> Option<LastWord> {
        let (m, l, g) = (self.m() as f64, self.l() as f64, self.gap);
        if self.l() < 2 || g < 1.0 || floor(g) != g {
            return None;
        }
        let (log_m, log_l) = (f64::from(self.m().ilog2()), f64::from(self.l().ilog2()));
        let same = |case, time| Some(LastWord { case, printed: time, time });
        if g >= log_m {
            same(1, (m - 1.0) + (m - l - 1.0) * g)
        } else if g > log_l + 1.0 {
            same(2, m * log_m + exp2(g) - g - 1.0 - l * g)
        } else {
            let printed = m * log_m + (exp2(g) - 1.0) - l * (log_l + 1.0);
            Some(LastWord { case: 3, printed, time: printed - g })
        }
    }

    /// max{T + L, m log m} + m log P (S 4.3): T_p of `output-driven` if phase II started only after the last word
    /// arrives. It starts earlier, so this is an upper bound.
    pub fn completion(&self, last_word: f64) -> f64 {
        let m = self.m() as f64;
        (last_word + self.latency).max(m * f64::from(self.m().ilog2())) + m * self.log_p()
    }

    /// T_p of `output-driven` for any n ≥ P² and whole g ≥ 1; `None` for other g. It is the maximum of m log n and,
    /// over all inputs i ≥ l of phase II, of s_(i−l) + L + Σ δ_k for k ≥ i: a processor takes its inputs in order, so
    /// it ends when the nodes left at the last input that it waits for are done. By Lemma 4.2, s_a = t_b + (a − b)·g
    /// for the last multiple b of 2^(g−1) up to a. Runs in O(m).
    pub fn completion_by_inputs(&self) -> Option<f64> {
        let (m, l, g) = (self.m(), self.l(), self.gap);
        if g < 1.0 || floor(g) != g {
            return None;
        }
        let at_once = 1 << (g as u32 - 1).min(62);
        let mut left = m as f64 * self.log_p();
        let mut time = self.least();
        for i in 0..m {
            if let Some(a) = i.checked_sub(l) {
                let b = a / at_once * at_once;
                let sent = corollary_4_1(m, b) as f64 + (a - b) as f64 * g;
                time = time.max(sent + self.latency + left);
            }
            left -= delta(self.p, l, i) as f64;
        }
        Some(time)
    }

    /// S Theorem 5.1, for n < 2^g·P; `None` otherwise.
    pub fn theorem_5_1(&self) -> Option<SmallN> {
        let (m, p, g) = (self.m() as f64, f64::from(self.p), self.gap);
        if m >= exp2(g) {
            return None;
        }
        if g > 2.0 * p - 2.0 {
            let rest = 2.0 * p - 2.0;
            return Some(SmallN { leading_ones: 0.0, last_bottleneck: m - 1.0, rest_printed: rest, rest });
        }
        let j = ceil(log2(g + 2.0)) - 1.0;
        Some(SmallN {
            leading_ones: j,
            last_bottleneck: m * (1.0 - exp2(-j)),
            rest_printed: m * self.log_p() - m * (j - 3.0 + exp2(2.0 - j)),
            rest: m * self.log_p() - m * (j - 2.0 + exp2(1.0 - j)),
        })
    }

    /// max{m log n, (m − 1) + L + (i* − l)·g + R} (S Theorem 5.1): T_p of `output-driven` for n < 2^g·P, with R = `rest`.
    pub fn completion_small(&self, small: &SmallN, rest: f64) -> f64 {
        let (m, l) = (self.m() as f64, self.l() as f64);
        self.least().max((m - 1.0) + self.latency + (small.last_bottleneck - l) * self.gap + rest)
    }
}

/// t_a − t_b for b = a − 2^(r−1), where 2^(r−1) is the largest power of two that divides a (S Lemma 4.1): r·2^(r−1)
/// nodes, 2^(r−1) in each of the last r columns. a ≥ 1.
pub fn lemma_4_1(a: u64) -> u64 {
    let r = u64::from(a.trailing_zeros()) + 1;
    r << (r - 1)
}

/// t_a = (m − 1) + Σ b_i·(i + 1)·2^i over the binary digits b_i of a, b_0 the lowest (S Corollary 4.1): production time
/// of output a; t_0 = m − 1 (S Lemma 4.1).
pub fn corollary_4_1(m: u64, a: u64) -> u64 {
    m - 1 + (0..64 - a.leading_zeros()).map(|i| (a >> i & 1) * ((u64::from(i) + 1) << i)).sum::<u64>()
}

/// Returns whether output a leaves as soon as it is produced: a ≡ 0 (mod 2^(g−1)) (S Lemma 4.2); whole g ≥ 1.
pub fn lemma_4_2(g: u32, a: u64) -> bool {
    a.trailing_zeros() >= g - 1
}

/// δ_i, the nodes of phase II that input i enables (S Facts 5.1 and 5.2): 2(2^j − 1), j the number of leading ones of
/// ⌊i/l⌋ written with log P binary digits. i < m.
pub fn delta(p: u32, l: u64, i: u64) -> u64 {
    let block = i / l;
    let j = (0..p.ilog2()).rev().take_while(|digit| block >> digit & 1 == 1).count();
    2 * ((1 << j) - 1)
}
