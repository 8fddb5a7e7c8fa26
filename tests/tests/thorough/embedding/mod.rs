//! Figures in other pages: frames, the element, messages, exported files and the documented snippets.

mod documented_heights;
mod documented_hosts;
mod documented_scripts;
mod element;
mod element_failures;
mod element_in_pages;
mod element_messages;
mod embed;
pub mod figure_colours;
mod figure_ready;
mod frames;
mod frameworks;
mod messages;
mod saved_files;
mod share_dialog;
