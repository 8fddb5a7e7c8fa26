//! Shared test support: a server for the built page and, with the feature `browser`, headless browsers.

#[cfg(feature = "browser")]
pub mod browser;
pub mod docs;
#[cfg(feature = "browser")]
pub mod driver;
pub mod hosts;
#[cfg(feature = "browser")]
pub mod orders;
#[cfg(feature = "browser")]
pub mod page;
mod paths;
pub mod pictures;
#[cfg(feature = "browser")]
pub mod scenarios;
pub mod visit;

pub use paths::{dist, root, target};
