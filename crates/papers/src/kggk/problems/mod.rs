//! The problems of the chapter as exercises: the statement in our words with the printed parameters, a view in the explorer, and an
//! executed answer. One file per problem.
//!
//! We had partial access to problems 13.1 to 13.8; 13.9 is from memory. To our knowledge it is the last problem of the chapter in
//! the 2nd edition.

mod p13_1;
mod p13_2;
mod p13_3;
mod p13_4;
mod p13_5;
mod p13_6;
mod p13_7;
mod p13_8;
mod p13_9;
mod pairs;
mod placement;

pub use p13_1::ENTRY as P13_1;
pub use p13_2::ENTRY as P13_2;
pub use p13_3::ENTRY as P13_3;
pub use p13_4::ENTRY as P13_4;
pub use p13_5::ENTRY as P13_5;
pub use p13_6::ENTRY as P13_6;
pub use p13_7::ENTRY as P13_7;
pub use p13_8::ENTRY as P13_8;
pub use p13_9::ENTRY as P13_9;
