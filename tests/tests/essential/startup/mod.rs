//! Start of the page: loading, languages, first pictures, failures and the tests' own tools.

mod accessibility;
mod failures;
mod first_picture;
mod first_visit_layout;
mod first_visit_words;
mod harness;
mod language;
mod loading;
mod worker;
