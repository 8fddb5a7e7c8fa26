//! Pictures, texts and layout of the explorer.

mod animation;
mod answering_charts;
mod appearance;
mod comparison;
mod cube;
mod descriptions;
mod fastest_map;
mod measured;
mod pictures;
mod presentation;
mod scaling;
mod scenes;
mod screens;
mod stepping;
mod values;
mod views;
mod why;
