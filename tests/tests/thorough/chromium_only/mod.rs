//! Tests that need the DevTools protocol, which only Chromium has: scripts before the page's own, print media, the accessibility tree,
//! permissions, touch, heap and performance counters. The nextest profiles `firefox` and `webkit` skip this module.

mod element;
mod figure_colours;
mod figure_ready;
mod print;
mod screens;
