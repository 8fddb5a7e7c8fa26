//! Start of the page: loading, languages, first pictures, failures and the tests' own tools.

mod accessibility;
mod failures;
mod loading;
mod offline;
mod worker;
