//! Broken plans are refused, and what is accepted computes the transform.

mod by_chance;
mod by_hand;
mod draft;
