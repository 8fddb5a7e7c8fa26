//! The shortest time that the system's clock tells apart.

use std::time::Instant;

/// In seconds: the least of many differences that are none.
pub fn resolution() -> f64 {
    let tick = || {
        let now = Instant::now();
        loop {
            let passed = now.elapsed();
            if !passed.is_zero() {
                return passed;
            }
        }
    };
    (0..64).map(|_| tick()).min().unwrap_or_default().as_secs_f64()
}
