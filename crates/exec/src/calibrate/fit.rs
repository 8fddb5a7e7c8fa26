//! Lines t_s + t_w · m fitted by least squares of the relative error, with one breakpoint if it improves the fit enough.

use crate::measurement::Spread;

/// Time of a message of m words: t_s + t_w · m, in seconds.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Line {
    pub ts: f64,
    pub tw: f64,
}

/// One line, or two lines that need not meet.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Fit {
    /// Line below the breakpoint, or for all messages.
    pub below: Line,
    /// Breakpoint in words, and the line from there on.
    pub from: Option<(u32, Line)>,
}

/// A measured message: words and seconds.
pub type Sample = (u32, f64);

/// Fraction of the squared relative error that a second line must remove.
const MIN_IMPROVEMENT: f64 = 0.5;

/// Minimum number of sizes per line.
const MIN_SIZES: usize = 2;

impl Line {
    /// Returns the time of m words, in seconds.
    pub fn at(&self, words: f64) -> f64 {
        self.ts + self.tw * words
    }

    /// Minimizes the sum of squares of (t_s + t_w · m − T) / T subject to t_s ≥ 0 and t_w ≥ 0.
    fn fit(samples: &[Sample]) -> Line {
        // Normal equations, each sample weighted by 1 / T².
        let [mut s0, mut s1, mut s2, mut b0, mut b1] = [0.0; 5];
        for (words, time) in samples {
            let (m, weight) = (f64::from(*words), 1.0 / (time * time));
            s0 += weight;
            s1 += weight * m;
            s2 += weight * m * m;
            b0 += weight * time;
            b1 += weight * m * time;
        }
        let determinant = s0 * s2 - s1 * s1;
        let (ts, tw) = ((b0 * s2 - b1 * s1) / determinant, (b1 * s0 - b0 * s1) / determinant);
        match (ts >= 0.0, tw >= 0.0) {
            (true, true) => Line { ts, tw },
            // On the boundary of the feasible region, one parameter is 0 and the other is fitted alone.
            (false, _) => Line { ts: 0.0, tw: b1 / s2 },
            (true, false) => Line { ts: b0 / s0, tw: 0.0 },
        }
    }

    /// Returns the sum of the squared relative errors.
    fn squared_error(&self, samples: &[Sample]) -> f64 {
        samples.iter().map(|(words, time)| (self.at(f64::from(*words)) / time - 1.0).powi(2)).sum()
    }
}

impl Fit {
    /// Fits the medians of each size, since means are sensitive to disturbances. `None` for fewer than two sizes.
    pub fn from_samples(samples: &[Sample]) -> Option<Fit> {
        let samples = median_by_size(samples);
        if samples.len() < 2 {
            return None;
        }
        let sizes: Vec<u32> = samples.iter().map(|(words, _)| *words).collect();
        let single_line = Line::fit(&samples);
        let breaks = sizes.iter().skip(MIN_SIZES).take((sizes.len() + 1).saturating_sub(2 * MIN_SIZES));
        let candidates = breaks.map(|&from| {
            let (below, above) = samples.split_at(samples.partition_point(|(words, _)| *words < from));
            let lines = (Line::fit(below), Line::fit(above));
            (lines.0.squared_error(below) + lines.1.squared_error(above), from, lines)
        });
        let best = candidates.min_by(|a, b| a.0.total_cmp(&b.0));
        let better_fit = best.filter(|(squared_error, ..)| {
            *squared_error <= (1.0 - MIN_IMPROVEMENT) * single_line.squared_error(&samples)
        });
        Some(match better_fit {
            Some((_, from, (below, above))) => Fit { below, from: Some((from, above)) },
            None => Fit { below: single_line, from: None },
        })
    }

    /// Returns the line for messages of m words.
    pub fn line(&self, words: f64) -> Line {
        match self.from {
            Some((from, above)) if words >= f64::from(from) => above,
            _ => self.below,
        }
    }

    /// Returns the time of m words, in seconds.
    pub fn at(&self, words: f64) -> f64 {
        self.line(words).at(words)
    }

    /// Returns the largest absolute relative error over the medians of each size.
    pub fn max_relative_error(&self, samples: &[Sample]) -> f64 {
        self.relative_errors(&median_by_size(samples)).into_iter().map(f64::abs).fold(0.0, f64::max)
    }

    /// Returns the relative error of the fit for each sample.
    pub fn relative_errors(&self, samples: &[Sample]) -> Vec<f64> {
        samples.iter().map(|(words, time)| self.at(f64::from(*words)) / time - 1.0).collect()
    }
}

/// Computes the median of each size, in ascending order of size.
pub fn median_by_size(samples: &[Sample]) -> Vec<Sample> {
    let mut sorted_samples = samples.to_vec();
    sorted_samples.sort_by_key(|sample| sample.0);
    let median = |group: &[Sample]| {
        let times: Vec<f64> = group.iter().map(|(_, time)| *time).collect();
        Some((group.first()?.0, Spread::from_values(&times)?.median))
    };
    sorted_samples.chunk_by(|a, b| a.0 == b.0).filter_map(median).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn calibration_sizes() -> impl Iterator<Item = u32> {
        (0..=20).map(|k| 1 << k)
    }

    #[test]
    fn fit_recovers_a_line() {
        let samples: Vec<Sample> = calibration_sizes().map(|m| (m, 2e-5 + 3e-9 * f64::from(m))).collect();
        let fit = Fit::from_samples(&samples).expect("a fit");
        assert_eq!(fit.from, None);
        assert!(
            (fit.below.ts / 2e-5 - 1.0).abs() < 1e-9 && (fit.below.tw / 3e-9 - 1.0).abs() < 1e-9,
            "{fit:?}"
        );
        assert!(fit.relative_errors(&samples).iter().all(|miss| miss.abs() < 1e-9));
    }

    /// Messages that exceed the cache cost more per word; the fit finds the breakpoint from the samples.
    #[test]
    fn fit_recovers_a_breakpoint() {
        let time = |m: u32| if m < 4096 { 1e-5 + 1e-9 * f64::from(m) } else { 3e-5 + 8e-9 * f64::from(m) };
        // Two samples of each size, one percent apart.
        let samples: Vec<Sample> =
            calibration_sizes().flat_map(|m| [(m, time(m) * 0.995), (m, time(m) * 1.005)]).collect();
        let fit = Fit::from_samples(&samples).expect("a fit");
        let (from, above) = fit.from.expect("a breakpoint");
        assert_eq!(from, 4096);
        assert!((above.tw / 8e-9 - 1.0).abs() < 0.02 && (fit.below.tw / 1e-9 - 1.0).abs() < 0.05, "{fit:?}");
    }

    #[test]
    fn fit_ignores_noise() {
        // A fixed pattern of ± 5 %.
        let noise_factors = [1.05, 0.97, 1.02, 0.95, 1.0];
        let samples: Vec<Sample> = calibration_sizes()
            .enumerate()
            .map(|(k, m)| (m, (1e-5 + 2e-9 * f64::from(m)) * noise_factors[2 * k % 5]))
            .collect();
        assert_eq!(Fit::from_samples(&samples).expect("a fit").from, None);
    }

    #[test]
    fn fit_rejects_single_size_and_negative_times() {
        // Falling times would give t_w < 0.
        let falling_times: Vec<Sample> =
            calibration_sizes().map(|m| (m, 1e-3 - 1e-10 * f64::from(m))).collect();
        let fit = Fit::from_samples(&falling_times).expect("a fit");
        assert!(fit.below.tw == 0.0 && fit.below.ts > 0.0, "{fit:?}");
        let steep_times: Vec<Sample> = (10..=20).map(|k| (1 << k, 1e-9 * f64::from(1 << k) - 5e-7)).collect();
        let fit = Fit::from_samples(&steep_times).expect("a fit");
        assert!(fit.below.ts >= 0.0 && fit.below.tw > 0.0, "{fit:?}");
        assert_eq!(Fit::from_samples(&[(8, 1.0), (8, 1.1)]), None);
    }
}
