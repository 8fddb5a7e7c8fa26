//! What the author of an exercise is told: whether it can be done, and is not done yet.

use crate::exercise::Exercise;
use crate::fault::Fault;
use crate::grade::grade;

impl Exercise {
    /// Reads a file, and grades its solution, which must pass, and its starter, which must not.
    ///
    /// # Errors
    /// Every fault of the file; of one that has none, what is wrong with its programs.
    pub fn proven(id: &str, text: &str) -> Result<Exercise, Vec<Fault>> {
        let exercise = Exercise::read(text)?;
        for (field, program, passes) in
            [("solution", &exercise.solution, true), ("starter", &exercise.starter, false)]
        {
            let verdict = grade(&exercise, id, program);
            if verdict.passed != passes {
                let failed = verdict.checks.iter().find(|check| !check.holds);
                let why = failed.map_or("it passes already".to_owned(), |check| {
                    format!("it does not pass: {}: {}", check.case, check.found.join("; "))
                });
                return Err(vec![Fault::new(field, why)]);
            }
        }
        Ok(exercise)
    }
}

#[cfg(test)]
mod tests {
    use crate::{Exercise, own};

    #[test]
    fn what_cannot_be_done_or_is_done_already_is_no_exercise() {
        let file = own("one-exchange").expect("a file");
        assert!(Exercise::proven("mine", file).is_ok());
        // Starter and solution have changed places.
        let swapped = file.replace("\"starter\":", "\"other\":").replace("\"solution\":", "\"starter\":");
        let swapped = swapped.replace("\"other\":", "\"solution\":");
        let faults = Exercise::proven("mine", &swapped).expect_err("its solution is the starter");
        assert_eq!(faults[0].field, "solution");
        assert!(faults[0].allowed.starts_with("it does not pass: "), "{}", faults[0]);
        let faults =
            Exercise::proven("mine", &file.replace("\"title\":", "\"tilte\":")).expect_err("no title");
        assert!(faults.iter().any(|fault| fault.field == "title"), "{faults:?}");
    }
}
