//! Servers of the built page and of pages around it, and pages that contain figures.

#[cfg(feature = "browser")]
pub mod element_host;
#[cfg(feature = "browser")]
pub mod embed_host;
#[cfg(feature = "browser")]
pub mod frames;
#[cfg(feature = "browser")]
pub mod host;
pub mod http;
pub mod site;
#[cfg(feature = "browser")]
pub mod standalone;
