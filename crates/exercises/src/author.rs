//! Checks for authors: an exercise can be solved, and its starter does not solve it already.

use crate::exercise::Exercise;
use crate::fault::Fault;
use crate::grade::grade;

impl Exercise {
    /// Checks that the solution passes and the starter does not.
    ///
    /// # Errors
    /// The field of the program that fails the check, and why.
    pub fn validate(&self, id: &str) -> Result<(), Fault> {
        for (field, program, passes) in
            [("solution", &self.solution, true), ("starter", &self.starter, false)]
        {
            let verdict = grade(self, id, program);
            if verdict.passed != passes {
                let failed_check = verdict.checks.iter().find(|check| !check.holds);
                let problem = failed_check.map_or("it already passes".to_owned(), |check| {
                    let parts = [&check.case, &check.requirement, &check.problems.join("; ")];
                    let parts: Vec<&str> =
                        parts.into_iter().map(String::as_str).filter(|part| !part.is_empty()).collect();
                    format!("it does not pass: {}", parts.join(": "))
                });
                return Err(Fault::new(field, problem));
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use crate::{Exercise, builtin_file};

    #[test]
    fn exercise_needs_valid_solution_and_failing_starter() {
        let file = builtin_file("one-exchange").expect("a file");
        let exercise = Exercise::read(file).expect("an exercise");
        assert_eq!(exercise.validate("mine"), Ok(()));
        let starter_as_solution = Exercise { solution: exercise.starter.clone(), ..exercise.clone() };
        let fault = starter_as_solution.validate("mine").expect_err("its solution is the starter");
        assert_eq!(fault.field, "solution");
        assert!(fault.allowed.starts_with("it does not pass: "), "{fault}");
        let solution_as_starter = Exercise { starter: exercise.solution.clone(), ..exercise };
        assert_eq!(
            solution_as_starter.validate("mine").expect_err("it is done").to_string(),
            "starter: it already passes"
        );
    }
}
