//! Resolution of the system's clock.

use std::time::Instant;

/// Measures the clock's resolution in seconds: the smallest non-zero difference of many readings.
pub fn resolution() -> f64 {
    let tick = || {
        let now = Instant::now();
        loop {
            let elapsed = now.elapsed();
            if !elapsed.is_zero() {
                return elapsed;
            }
        }
    };
    (0..64).map(|_| tick()).min().unwrap_or_default().as_secs_f64()
}
