//! The axes of a plane: linear, logarithmic, or of powers of two beyond the range of a double.

use crate::chart::axis::Axis as Ticks;
use crate::notation::numbers;
use serde::{Deserialize, Serialize};

/// The scale of an axis.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Scale {
    Linear,
    /// Linear, with labels at whole numbers only.
    Whole,
    /// Logarithmic, with labels at powers of two; for positive values.
    Log2,
    /// Logarithmic, with decimal labels; for positive values.
    Log10,
    /// Logarithmic, where a value v stands for 2^v, for numbers beyond the range of an `f64`.
    PowerOf2,
}

/// An axis of a plane.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Axis {
    /// Quantity and unit: "T_p, in units of t_c".
    pub title: String,
    pub scale: Scale,
    /// Ends of the axis; `None` fits them to the data. Lines are clipped to the ends, and points outside are left out.
    pub range: Option<(f64, f64)>,
}

impl Axis {
    /// Creates an axis whose ends fit the data.
    pub fn new(title: impl Into<String>, scale: Scale) -> Self {
        Axis { title: title.into(), scale, range: None }
    }

    /// Sets the ends.
    pub fn from_to(self, from: f64, to: f64) -> Self {
        Axis { range: Some((from, to)), ..self }
    }

    pub(super) fn place(&self, value: f64) -> f64 {
        match self.scale {
            Scale::Linear | Scale::Whole | Scale::PowerOf2 => value,
            Scale::Log2 => libm::log2(value),
            Scale::Log10 => value.log10(),
        }
    }

    pub(super) fn label(&self, place: f64) -> String {
        match self.scale {
            Scale::Linear | Scale::Whole => numbers::quantity(place, 4),
            Scale::Log2 if place < 0.0 => numbers::quantity(libm::exp2(place), 2),
            Scale::Log2 => numbers::power_of_two(place.round() as u32),
            Scale::PowerOf2 => format!("2{}", numbers::superscript(place.round() as i32)),
            Scale::Log10 if (-4.0..6.0).contains(&place) => numbers::quantity(10f64.powf(place), 3),
            Scale::Log10 => {
                let decade = (place + 1e-9).floor();
                let digit = numbers::quantity(10f64.powf(place - decade), 3);
                let ten = format!("10{}", numbers::superscript(decade as i32));
                if digit == "1" { ten } else { format!("{digit} × {ten}") }
            }
        }
    }

    /// Returns the ends and about `most` ticks for places from `low` to `high`.
    pub(super) fn ticks(&self, low: f64, high: f64, most: usize) -> Ticks {
        let fixed = self.range.map(|(from, to)| (self.place(from), self.place(to)));
        let (low, high) = if low <= high { (low, high) } else { (0.0, 1.0) };
        let (from, to) = fixed.unwrap_or(match self.scale {
            Scale::Linear | Scale::Whole => {
                (low.min(0.0), if high > low.min(0.0) { high * 1.04 } else { low.min(0.0) + 1.0 })
            }
            Scale::Log10 => (low, if high > low { high } else { low + 1.0 }),
            Scale::Log2 | Scale::PowerOf2 => (low.floor(), high.ceil().max(low.floor() + 1.0)),
        });
        match self.scale {
            Scale::Linear => Ticks::round(from, to, most),
            Scale::Whole => {
                let mut ticks = Ticks::round(from, to, most);
                ticks.ticks.retain(|at| *at == at.round());
                ticks
            }
            Scale::Log2 | Scale::PowerOf2 => Ticks::powers(from, to, most),
            Scale::Log10 if to - from >= 2.0 => Ticks::powers(from, to, most),
            Scale::Log10 => {
                let decades = (from.floor() as i32)..=(to.ceil() as i32);
                let inside = |at: &f64| (from - 1e-9..=to + 1e-9).contains(at);
                let all = decades.flat_map(|k| [1f64, 2.0, 5.0].map(|digit| digit.log10() + f64::from(k)));
                let mut ticks: Vec<f64> = all.filter(inside).collect();
                if ticks.len() < 3 {
                    // A narrow range contains too few of 1, 2, 5, …
                    let round = Ticks::round(10f64.powf(from), 10f64.powf(to), most.min(6)).ticks;
                    ticks = round.into_iter().map(f64::log10).collect();
                }
                Ticks { from, to, ticks }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ticks_fit_the_scale() {
        let ten = Axis::new("", Scale::Log10).ticks(0.0, 1.0, 6);
        let labels: Vec<_> = ten.ticks.iter().map(|at| Axis::new("", Scale::Log10).label(*at)).collect();
        assert_eq!(labels, ["1", "2", "5", "10"]);
        let log = Axis::new("", Scale::Log10);
        let narrow: Vec<_> = log.ticks(4.85, 5.1, 6).ticks.iter().map(|at| log.label(*at)).collect();
        assert_eq!(narrow.len(), 5);
        assert_eq!((narrow[0].as_str(), narrow[4].as_str()), ("80\u{202f}000", "120\u{202f}000"));
        assert_eq!(log.label(2e7f64.log10()), "2 × 10⁷");
        let huge = Axis::new("", Scale::PowerOf2);
        assert_eq!(huge.label(1000.0), "2¹⁰⁰⁰");
        assert_eq!(
            Axis::new("", Scale::Log2).from_to(1.0, 8.0).ticks(0.0, 9.0, 8).ticks,
            [0.0, 1.0, 2.0, 3.0]
        );
    }
}
