//! Moments of a run that figures show: a time, or a fraction of the run, which needs T_p to become a time.

use crate::failure::Failure;
use crate::input::request::{Pair, find_value};
use hyperfly_text::without_group_spaces;

/// A moment of the run.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Moment {
    /// Virtual time.
    Time(f64),
    /// Fraction of the run.
    Fraction(f64),
}

impl Moment {
    /// Returns the virtual time in a run that takes `t_parallel`.
    pub fn time(self, t_parallel: f64) -> Result<f64, Failure> {
        match self {
            Moment::Fraction(fraction) => Ok(fraction * t_parallel),
            Moment::Time(t) if t <= t_parallel => Ok(t),
            Moment::Time(t) => {
                Err(Failure::invalid("t", t, format!("a time from 0 to T_p = {t_parallel}, or 0% to 100%")))
            }
        }
    }
}

/// Removes `t` from the pairs, because the schema has no percentages. `None` if it is absent; then the figure chooses a
/// moment.
pub fn take_moment(pairs: &mut Vec<Pair>) -> Result<Option<Moment>, Failure> {
    let Some(text) = find_value(pairs, "t").map(str::to_owned) else { return Ok(None) };
    pairs.retain(|(key, _)| key != "t");
    let (number, percent) = match text.trim().strip_suffix('%') {
        Some(number) => (number.trim_end(), true),
        None => (text.trim(), false),
    };
    let max = if percent { 100.0 } else { f64::INFINITY };
    let number =
        without_group_spaces(number).parse().ok().filter(|t: &f64| t.is_finite() && (0.0..=max).contains(t));
    let number =
        number.ok_or_else(|| Failure::invalid("t", &text, "a time from 0 on, or 0% to 100% of the run"))?;
    Ok(Some(if percent { Moment::Fraction(number / 100.0) } else { Moment::Time(number) }))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moment_accepts_times_and_percentages() {
        let parse = |text: &str| take_moment(&mut vec![("t".to_owned(), text.to_owned())]).ok().flatten();
        assert_eq!(parse("50%"), Some(Moment::Fraction(0.5)));
        assert_eq!(parse(" 12.5 "), Some(Moment::Time(12.5)));
        for invalid in ["-1", "101%", "x", "inf", "", "%"] {
            assert_eq!(parse(invalid), None, "{invalid}");
        }
        assert!(Moment::Time(3.0).time(2.0).is_err());
    }
}
