//! Tests of the view crate, compiled into one program.

mod acts;
mod channels;
mod common;
mod compare;
mod content;
mod cube;
mod follow;
mod heat_map;
mod machines;
mod marks;
mod measured;
mod palette;
mod pictures;
mod projector;
mod race;
mod scaling;
mod sizes;
mod spectrum;
mod stops;
mod strips;
mod sweep;
mod switches;
mod typed_numbers;
mod values;
mod why;
mod words;
