//! web (being built).
