//! tests (being built).
