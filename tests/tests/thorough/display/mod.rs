//! Pictures, texts and layout of the explorer.

mod appearance;
mod curves;
mod descriptions;
mod lecture;
mod measured;
mod pictures;
mod presentation;
mod scenes;
mod screens;
mod stepping;
mod text_layout;
