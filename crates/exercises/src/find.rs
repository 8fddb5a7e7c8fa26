//! Programs by name: the name of a formulation or exercise stands for a program, whose first line may name the exercise it is for.

use crate::builtin::builtin_file;
use crate::exercise::Exercise;
use hyperfly_program::builtin;
use hyperfly_request::EXERCISE;

/// Finds the program of a formulation, or the starter of an exercise with its first line; `None` if there is no such name.
pub fn find_program(name: &str) -> Option<String> {
    let exercise = || Some(starter_program(name, &Exercise::read(builtin_file(name)?).ok()?.starter));
    builtin::named(name).map(|builtin| builtin.source.to_owned()).or_else(exercise)
}

/// Puts the line that names an exercise before its starter.
pub fn starter_program(id: &str, starter: &str) -> String {
    format!("{EXERCISE}{id}\n{starter}")
}

/// Returns the id of the exercise that a program's first line names.
pub fn named_exercise(source: &str) -> Option<&str> {
    let id = source.lines().next()?.strip_prefix(EXERCISE)?.trim();
    (!id.is_empty()).then_some(id)
}

/// Returns the id if the program consists of that line only, as when an exercise was just opened.
pub fn header_only_exercise(source: &str) -> Option<&str> {
    named_exercise(source).filter(|_| source.lines().nth(1).is_none())
}

#[cfg(test)]
mod tests {
    use super::{find_program, named_exercise};
    use crate::IDS;

    #[test]
    fn exercise_id_resolves_to_a_program_that_names_it() {
        for id in IDS {
            let program = find_program(id).expect("a program");
            assert_eq!(named_exercise(&program), Some(*id));
        }
        let exchange = find_program("binary-exchange").expect("a program");
        assert_eq!(named_exercise(&exchange), None);
        assert_eq!(find_program(&exchange), None);
        assert_eq!((named_exercise(""), named_exercise("# exercise: \n")), (None, None));
    }
}
