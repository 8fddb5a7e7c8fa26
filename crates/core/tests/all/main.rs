//! Integration tests of core, one program with a module for each subject.

mod against_slow_simulator;
mod any_plans_and_routes;
mod bins;
mod blocking;
mod boxes;
mod broken_plans;
mod capacity;
mod counts;
mod deliveries;
mod formulations;
mod holdings;
mod isoefficiency;
mod max_min_against_filling;
mod memory;
mod orders;
mod other_time_units;
mod plans;
mod real_samples;
mod roofline;
mod segments;
mod trace_hashes;
mod transform;
mod trees_and_dragonflies;
mod uneven_channels;
mod virtual_channels;
mod worked_values;
