//! The problems of the chapter as exercises: the statement in our words with the parameters as printed, what to look at in the
//! explorer, and an answer that is executed. One file per problem.

mod p13_1;

pub use p13_1::ENTRY as P13_1;
