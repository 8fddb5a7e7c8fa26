//! What tests share: a server for the built page, and (feature `browser`) a real Chromium to look at it with.

#[cfg(feature = "browser")]
pub mod axe;
#[cfg(feature = "browser")]
pub mod browser;
#[cfg(feature = "browser")]
pub mod device;
pub mod docs;
#[cfg(feature = "browser")]
pub mod driver;
#[cfg(feature = "browser")]
pub mod embeds;
#[cfg(feature = "browser")]
pub mod host;
pub mod http;
#[cfg(feature = "browser")]
pub mod newcomer;
#[cfg(feature = "browser")]
pub mod notes;
#[cfg(feature = "browser")]
pub mod orders;
#[cfg(feature = "browser")]
pub mod page;
mod paths;
pub mod pictures;
#[cfg(feature = "browser")]
pub mod rooms;
pub mod site;
#[cfg(feature = "browser")]
pub mod texts;
pub mod visit;

pub use paths::{dist, root, target};
