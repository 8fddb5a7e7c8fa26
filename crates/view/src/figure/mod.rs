//! Figures as complete SVG files: title, picture, legend and one sentence.

mod default_moment;
mod file;
mod picture;
mod request;

pub use crate::chart::file::draw as plane;
pub use crate::draw::wrap::{letters, lines, wrap};
pub use crate::text::title::{title, title_of};
pub use default_moment::default_moment;
pub use file::{draw, figure, text_size};
pub use request::Request;
