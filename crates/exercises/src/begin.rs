//! Programs by name: the name of a formulation or exercise stands for a program, whose first line may name the exercise it is for.

use crate::exercise::Exercise;
use crate::own::own;
use hyperfly_program::builtin;
use hyperfly_request::EXERCISE;

/// Finds the program of a formulation, or the starter of an exercise with its first line; `None` if there is no such name.
pub fn begins(name: &str) -> Option<String> {
    let exercise = || Some(starts(name, &Exercise::read(own(name)?).ok()?.starter));
    builtin::named(name).map(|builtin| builtin.source.to_owned()).or_else(exercise)
}

/// Puts the line that names an exercise before its starter.
pub fn starts(id: &str, starter: &str) -> String {
    format!("{EXERCISE}{id}\n{starter}")
}

/// Returns the id of the exercise that a program's first line names.
pub fn is_for(source: &str) -> Option<&str> {
    let id = source.lines().next()?.strip_prefix(EXERCISE)?.trim();
    (!id.is_empty()).then_some(id)
}

/// Returns the id if the program consists of that line only, as when an exercise was just opened.
pub fn is_only_for(source: &str) -> Option<&str> {
    is_for(source).filter(|_| source.lines().nth(1).is_none())
}

#[cfg(test)]
mod tests {
    use super::{begins, is_for};
    use crate::IDS;

    #[test]
    fn names_resolve_to_programs_that_name_their_exercise() {
        for id in IDS {
            let program = begins(id).expect("a program");
            assert_eq!(is_for(&program), Some(*id));
        }
        let exchange = begins("binary-exchange").expect("a program");
        assert_eq!(is_for(&exchange), None);
        assert_eq!(begins(&exchange), None);
        assert_eq!((is_for(""), is_for("# exercise: \n")), (None, None));
    }
}
