//! Tests that WebKitGTK cannot run: its driver changes no preference of the system while a page is open, its pages have the
//! scale of the screen, it loads a preloaded script twice where a host says nothing of caches, it has no `moveBefore`, it records
//! films in no format, and it finds no microphone. The nextest profile `webkit` leaves this module out.

mod element_messages;
mod recordings;
mod text_layout;
