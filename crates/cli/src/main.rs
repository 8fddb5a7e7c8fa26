//! cli (being built).
fn main() {}
