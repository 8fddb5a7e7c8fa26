//! Built-in exercises: each can be solved, is not solved by its starter, and is graded reproducibly.

use hyperfly_exercises::{Exercise, IDS, builtin_file, grade, receipt};

fn exercise(id: &str) -> Exercise {
    let file = builtin_file(id).expect("a file");
    Exercise::read(file).unwrap_or_else(|faults| panic!("{id}: {faults:?}"))
}

#[test]
fn solution_passes_and_starter_fails() {
    for id in IDS {
        let exercise = exercise(id);
        let verdict = grade(&exercise, id, &exercise.solution);
        assert!(verdict.passed, "{id}: {verdict:#?}");
        assert!(
            verdict.checks.len() >= exercise.cases.len() * (1 + exercise.must.len()),
            "{id}: {verdict:#?}"
        );
        let verdict = grade(&exercise, id, &exercise.starter);
        assert!(!verdict.passed && verdict.passed_count() < verdict.checks.len(), "{id} is done already");
        let explains_failures =
            verdict.checks.iter().filter(|check| !check.holds).all(|check| !check.problems.is_empty());
        assert!(explains_failures, "{id} does not say why: {verdict:#?}");
        assert!(!exercise.hints.is_empty(), "{id} has no hint");
    }
}

/// A correct transform fails if it violates another requirement.
#[test]
fn correct_transform_fails_other_requirements() {
    let exchange = exercise("wrong-partner").solution;
    for (id, requirement) in
        [("deadlock", "only"), ("half-the-work", "input cyclic"), ("fewest-words", "words")]
    {
        let verdict = grade(&exercise(id), id, &exchange);
        let failed_requirements: Vec<&str> = verdict
            .checks
            .iter()
            .filter(|check| !check.holds)
            .map(|check| check.requirement.as_str())
            .collect();
        assert!(
            !verdict.passed
                && failed_requirements.iter().any(|requirement_id| requirement_id.starts_with(requirement)),
            "{id}: {failed_requirements:?}"
        );
        assert!(
            verdict.checks.iter().any(|check| check.requirement == "right" && check.holds),
            "{id}: {verdict:#?}"
        );
    }
}

#[test]
fn receipt_depends_on_file_program_and_verdict() {
    let (file, exercise) = (builtin_file("one-exchange").expect("a file"), exercise("one-exchange"));
    let receipt_of = |source: &str| receipt(file, source, &grade(&exercise, "one-exchange", source));
    let solution_receipt = receipt_of(&exercise.solution);
    assert_eq!((solution_receipt.len(), &solution_receipt), (32, &receipt_of(&exercise.solution)));
    assert_ne!(solution_receipt, receipt_of(&format!("{}# another\n", exercise.solution)));
    assert_ne!(solution_receipt, receipt_of(&exercise.starter));
    assert_ne!(
        solution_receipt,
        receipt("{}", &exercise.solution, &grade(&exercise, "one-exchange", &exercise.solution))
    );
}
