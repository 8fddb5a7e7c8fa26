//! The page as an embedded figure, and its messages to the page around it.

pub(crate) mod explorer_link;
pub(crate) mod figure_page;
pub mod hook;
pub mod messages;
pub mod summary;
