//! Figures in other pages: frames, the element, messages, exported files and the documented snippets.

mod element;
mod element_messages;
mod embed;
mod figure_ready;
mod frames;
mod messages;
mod saved_files;
mod share_dialog;
mod standalone;
