//! Tests that measure time or memory, or need both cores. nextest runs each of them alone.

mod animation;
mod chromium_only;
mod comparison;
mod curves;
mod measured;
mod not_webkit;
mod own_samples;
mod stepping;
mod worker;
