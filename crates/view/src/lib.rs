//! view (being built).
