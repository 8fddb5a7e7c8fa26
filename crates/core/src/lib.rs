//! core (being built).
