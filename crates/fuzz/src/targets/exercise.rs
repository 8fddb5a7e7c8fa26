//! Files of exercises. What is read is graded with its own solution, as far as that is small.

use crate::corpus::files;
use crate::target::Target;
use hyperfly_exercises::{Exercise, grade};

pub const TARGET: Target = Target { name: "exercise", corpus, words, check };

/// Beyond so many points an exercise is read and not graded.
const SMALL: u64 = 256;

fn corpus() -> Vec<Vec<u8>> {
    files("crates/exercises/data", ".json")
}

fn words() -> Vec<String> {
    let words = "\"hyperfly-exercise\" \"title\" \"task\" \"starter\" \"solution\" \"hints\" \"cases\" \"beside\" \"must\" \"input\" \"output\" \
                 \"only\" \"lines\" block cyclic p=4&n=16 machine=logp topology=torus t_parallel beside. <= messages null [] {} 1e999 -1";
    words.split(' ').map(str::to_owned).collect()
}

fn check(input: &[u8]) -> Result<String, String> {
    match Exercise::read(&String::from_utf8_lossy(input)) {
        Err(faults) => {
            let told: Vec<String> = faults.iter().map(ToString::to_string).collect();
            match told.iter().find(|told| told.is_empty() || told.len() > 100_000) {
                Some(told) => Err(format!("it is refused by {} bytes", told.len())),
                None if told.is_empty() => Err("refused without a fault".to_owned()),
                None => Ok(format!("refused: {}", faults[0].field)),
            }
        }
        Ok(exercise) => {
            let large = exercise.cases.iter().any(|case| case.settings.n > SMALL || case.settings.p > 16);
            if large {
                return Ok("ok read".to_owned());
            }
            let verdict = grade(&exercise, "fuzzed", &exercise.solution);
            if verdict.checks.iter().all(|check| check.holds || !check.found.is_empty()) {
                Ok(format!("ok {} {}", verdict.held(), verdict.checks.len()))
            } else {
                Err("it fails without saying why".to_owned())
            }
        }
    }
}
