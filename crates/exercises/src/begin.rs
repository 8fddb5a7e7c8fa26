//! What a program begins with: the name of a formulation or of an exercise stands for a text, and a text says in its first line which
//! exercise it is for.

use crate::exercise::Exercise;
use crate::own::own;
use hyperfly_program::builtin;
use hyperfly_request::EXERCISE;

/// The program that a name stands for: that of a formulation, or what an exercise starts with; `None` for what is no name.
pub fn begins(name: &str) -> Option<String> {
    let exercise = || Some(starts(name, &Exercise::read(own(name)?).ok()?.starter));
    builtin::named(name).map(|builtin| builtin.source.to_owned()).or_else(exercise)
}

/// The starter of an exercise, with the line that says which one it is for.
pub fn starts(id: &str, starter: &str) -> String {
    format!("{EXERCISE}{id}\n{starter}")
}

/// The id of the exercise that a program is for, as its first line says.
pub fn is_for(source: &str) -> Option<&str> {
    let id = source.lines().next()?.strip_prefix(EXERCISE)?.trim();
    (!id.is_empty()).then_some(id)
}

/// The same of a program that is nothing but that line: the exercise was just opened.
pub fn is_only_for(source: &str) -> Option<&str> {
    is_for(source).filter(|_| source.lines().nth(1).is_none())
}

#[cfg(test)]
mod tests {
    use super::{begins, is_for};
    use crate::IDS;

    #[test]
    fn a_name_stands_for_a_program_and_an_exercise_for_one_that_says_so() {
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
