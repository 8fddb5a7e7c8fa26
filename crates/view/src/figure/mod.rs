//! Figures as complete SVG files: title, picture, legend and one sentence.

mod file;
mod picture;
mod request;
mod telling_moment;
mod title;

pub use crate::chart::file::draw as plane;
pub use crate::draw::wrap::{letters, lines, wrap};
pub use file::{draw, figure, text_size};
pub use request::Request;
pub use telling_moment::telling_moment;
pub use title::{title, title_of};
