//! The page as a figure in a page of others, and what it says to that page.

pub(crate) mod explorer_link;
pub(crate) mod figure_page;
pub mod hook;
pub mod messages;
pub mod summary;
