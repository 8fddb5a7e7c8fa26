//! Built-in exercises, starting with a single message.

macro_rules! exercises {
    ($($id:literal),* $(,)?) => {
        /// Ids of the built-in exercises, in teaching order.
        pub const IDS: &[&str] = &[$($id),*];

        const FILES: &[&str] = &[$(include_str!(concat!("../data/", $id, ".json"))),*];
    };
}

exercises!(
    "one-exchange",
    "one-way",
    "by-hand",
    "missing-stage",
    "wrong-partner",
    "deadlock",
    "half-the-work",
    "own-part",
    "wrong-slots",
    "fewest-words",
    "one-receiver",
    "neighbours",
    "own-transpose",
    "start-up",
    "few-steps",
    "one-superstep",
    "rows-and-columns",
    "slab",
    "pencils",
    "in-order",
    "in-parts",
    "hidden",
    "beat-it",
);

/// Returns the file of a built-in exercise.
pub fn builtin_file(id: &str) -> Option<&'static str> {
    let index = IDS.iter().position(|builtin| *builtin == id)?;
    Some(FILES[index])
}
