//! How long a rank of many takes until it can begin: its program of a Plan for p = 4096 and n = 2^30, with the powers of ω that it
//! needs. One row of the bench a line, as JSON.

use hyperfly_core::kernel::Twiddles;
use hyperfly_request::{Algorithm, Choice, Settings};
use std::time::Instant;

fn main() {
    for &algorithm in Algorithm::BUILT_IN {
        let s = Settings { algorithm, p: 4096, n: 1 << 30, ..Settings::default() };
        if !s.problems().is_empty() {
            continue;
        }
        let scenario = s.scenario();
        let once = || {
            let begun = Instant::now();
            let plan = scenario.program(2741);
            let powers = Twiddles::of(&plan, scenario.problem.direction);
            let took = begun.elapsed().as_secs_f64();
            assert!(!powers.is_empty() && !plan.steps.is_empty());
            took
        };
        let mut times: Vec<f64> = (0..5).map(|_| once()).collect();
        times.sort_by(f64::total_cmp);
        println!(
            r#"{{"what":"a rank of 4096 begins with n=2^30: {}","value":{},"unit":"s","at_most":1.0}}"#,
            algorithm.id(),
            times[2]
        );
    }
}
