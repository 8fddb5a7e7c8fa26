//! Relevance of keys: whether a key's value can affect the run, given the values of the others.

use crate::settings::{Settings, SignalKind};
use hyperfly_core::formulations::{Algorithm, Parameter};
use hyperfly_core::machine::{MachineKind, Network};
use hyperfly_core::topology::{DragonflyRoute, TopologyParameter};

pub fn always(_: &Settings) -> bool {
    true
}

pub fn never(_: &Settings) -> bool {
    false
}

pub fn runs_on(s: &Settings, machine: MachineKind) -> bool {
    s.algorithm != Algorithm::Serial && s.machine == machine
}

pub fn on_network(s: &Settings) -> bool {
    runs_on(s, MachineKind::Network)
}

pub fn has_virtual_channels(s: &Settings) -> bool {
    on_network(s) && Network::allows_virtual_channels(s.topology, s.switching)
}

pub fn on_logp(s: &Settings) -> bool {
    runs_on(s, MachineKind::LogP)
}

/// Capacity matters where several processors may send to one at the same time.
pub fn has_capacity(s: &Settings) -> bool {
    let is_free = matches!(s.algorithm, Algorithm::OutputDriven | Algorithm::Program);
    on_logp(s) && (has_all_to_all(s) || is_free)
}

pub fn on_bsp(s: &Settings) -> bool {
    runs_on(s, MachineKind::Bsp)
}

pub fn on_logp_or_bsp(s: &Settings) -> bool {
    on_logp(s) || on_bsp(s)
}

pub fn has_tc(s: &Settings) -> bool {
    s.machine != MachineKind::Bsp
}

/// Channel times also matter on other machines, where they determine the chunk size of overlapped exchanges.
pub fn uses_channels(s: &Settings) -> bool {
    on_network(s) || has_exchanges(s) && s.overlap
}

pub fn has_exchanges(s: &Settings) -> bool {
    s.formulation().has(Parameter::Chunk)
}

pub fn has_arity(s: &Settings) -> bool {
    has_topology_parameter(s, TopologyParameter::Arity)
}

pub fn has_taper(s: &Settings) -> bool {
    has_topology_parameter(s, TopologyParameter::Taper)
}

pub fn has_hosts(s: &Settings) -> bool {
    has_topology_parameter(s, TopologyParameter::Hosts)
}

pub fn has_routers(s: &Settings) -> bool {
    has_topology_parameter(s, TopologyParameter::Routers)
}

pub fn has_route(s: &Settings) -> bool {
    has_topology_parameter(s, TopologyParameter::Route)
}

fn has_topology_parameter(s: &Settings, parameter: TopologyParameter) -> bool {
    on_network(s) && s.topology.has(parameter)
}

/// The seed chooses the noise, and the intermediate groups of Valiant's routes.
pub fn has_seed(s: &Settings) -> bool {
    s.signal == SignalKind::Noise || has_route(s) && s.route == DragonflyRoute::Valiant
}

pub fn allows_real_samples(s: &Settings) -> bool {
    s.algorithm.allows_real_samples()
}

pub fn has_dims(s: &Settings) -> bool {
    s.formulation().has(Parameter::Dims)
}

pub fn has_shape(s: &Settings) -> bool {
    s.formulation().has(Parameter::Shape)
}

pub fn has_grid(s: &Settings) -> bool {
    s.formulation().has(Parameter::Grid)
}

pub fn has_io(s: &Settings) -> bool {
    s.formulation().has(Parameter::Io)
}

pub fn has_balanced(s: &Settings) -> bool {
    s.formulation().has(Parameter::Balanced)
}

pub fn has_blocking(s: &Settings) -> bool {
    s.formulation().has(Parameter::Blocking)
}

pub fn has_all_to_all(s: &Settings) -> bool {
    s.formulation().has(Parameter::AllToAll)
}

pub fn has_order(s: &Settings) -> bool {
    s.formulation().has(Parameter::Order)
}
