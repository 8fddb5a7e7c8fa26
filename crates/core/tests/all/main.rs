//! The tests of the core, as one program: a file for what is tested.

mod against_slow_simulator;
mod any_plans_and_routes;
mod blocking;
mod broken_plans;
mod brute;
mod claims;
mod conservation;
mod counts;
mod formulations;
mod hiding;
mod holdings;
mod isoefficiency;
mod max_min_against_filling;
mod memory;
mod orders;
mod plans;
mod segments;
mod trace_hashes;
mod transform;
mod uneven_channels;
mod worked_values;
