//! `check` rejects broken plans, and accepted plans compute the transform.

mod by_chance;
mod by_hand;
mod draft;
