//! A predicted time next to a measured one.

use crate::worker::protocol::queries::measured::Predicted;
use hyperfly_view::measured::relative_error;
use hyperfly_view::notation::numbers::seconds;

/// Formats a predicted time and its deviation from the measured one.
pub fn to_predicted(measured: f64, time: Option<f64>) -> Predicted {
    match time {
        Some(time) => Predicted { time: seconds(time), deviation: relative_error(measured, time) },
        None => Predicted { time: missing_value(), deviation: String::new() },
    }
}

/// Returns the placeholder for a missing number.
pub fn missing_value() -> String {
    "–".to_owned()
}
