//! model (being built).
