//! Communication counts, from which every other number of this crate on a network follows.
//!
//! A formulation on a network costs a processor t_s·startups + t_h·hops + t_w·(n/p)·blocks in addition to its
//! computation. The counts are pure numbers that depend on the formulation, on d = log p and, for an ordered transform,
//! on r = log n. Exchanges have counts on every graph, transposes on hypercube, complete graph and mesh.

mod binary_exchange;
mod count;
mod counts;
mod line;
mod ordering;
mod overlap;
mod pattern;
mod time;
mod total;
mod transpose;

pub use count::Count;
pub use counts::traffic;
pub(crate) use counts::traffic_at_log2_n;
pub use pattern::Pattern;
pub(crate) use time::{largest_bound, predicted_terms};
pub use total::Traffic;
