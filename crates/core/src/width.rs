//! Width of the channels: a factor or a power of p (GK 7).

use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// Factor w by which the channels are wider than usual (GK 7). A word takes t_w / w.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub enum Width {
    /// Same for every p; 0.001 … 10^6.
    Factor(f64),
    /// p^x, written `p^x`, with x from 0 to 2. According to GK a mesh whose channels grow as √p scales as
    /// p^1.5 · log p, and no width does better.
    Power(f64),
}

impl Width {
    /// Returns w on `p` processors.
    pub fn on(self, p: u32) -> f64 {
        match self {
            Width::Factor(factor) => factor,
            // Exact if x · log p is an integer.
            Width::Power(x) if p.is_power_of_two() => libm::exp2(x * f64::from(p.trailing_zeros())),
            Width::Power(x) => libm::exp2(x * libm::log2(f64::from(p))),
        }
    }

    /// Whether the value is in range.
    pub fn is_possible(self) -> bool {
        match self {
            Width::Factor(factor) => (1e-3..=1e6).contains(&factor),
            Width::Power(x) => (0.0..=2.0).contains(&x),
        }
    }
}

impl From<f64> for Width {
    fn from(factor: f64) -> Self {
        Width::Factor(factor)
    }
}

impl fmt::Display for Width {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Width::Factor(factor) => write!(f, "{factor}"),
            Width::Power(x) => write!(f, "p^{x}"),
        }
    }
}

/// Error of parsing a width: the text is neither a factor from 0.001 to 10^6 nor p^x with x from 0 to 2.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoWidth;

impl fmt::Display for NoWidth {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("no width")
    }
}

impl std::error::Error for NoWidth {}

impl FromStr for Width {
    type Err = NoWidth;

    fn from_str(text: &str) -> Result<Self, NoWidth> {
        let text = text.trim();
        let width = match text.strip_prefix("p^") {
            Some(x) => x.parse().map(Width::Power),
            None => text.parse().map(Width::Factor),
        };
        width.ok().filter(|width| width.is_possible()).ok_or(NoWidth)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn power_width_scales_with_p() {
        let width: Width = "p^0.5".parse().expect("a width");
        assert_eq!(width, Width::Power(0.5));
        assert_eq!([1, 4, 64, 65536].map(|p| width.on(p)), [1.0, 2.0, 8.0, 256.0]);
        assert_eq!(width.to_string(), "p^0.5");
        assert_eq!(Width::Factor(3.0).on(64), 3.0);
    }
}
