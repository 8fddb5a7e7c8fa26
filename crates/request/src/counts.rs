//! Relevance of keys: whether a key's value can affect the run, given the values of the others.

use crate::settings::Settings;
use hyperfly_core::formulations::Algorithm;
use hyperfly_core::machine::MachineKind;

pub fn always(_: &Settings) -> bool {
    true
}

pub fn never(_: &Settings) -> bool {
    false
}

pub fn on(s: &Settings, machine: MachineKind) -> bool {
    s.algorithm != Algorithm::Serial && s.machine == machine
}

pub fn on_network(s: &Settings) -> bool {
    on(s, MachineKind::Network)
}

pub fn on_logp(s: &Settings) -> bool {
    on(s, MachineKind::LogP)
}

pub fn on_bsp(s: &Settings) -> bool {
    on(s, MachineKind::Bsp)
}

pub fn on_logp_or_bsp(s: &Settings) -> bool {
    on_logp(s) || on_bsp(s)
}

pub fn has_tc(s: &Settings) -> bool {
    s.machine != MachineKind::Bsp
}

/// Channel times also matter on other machines, where they determine the chunk size of overlapped exchanges.
pub fn has_words(s: &Settings) -> bool {
    on_network(s) || exchanges(s) && s.overlap
}

pub fn exchanges(s: &Settings) -> bool {
    s.formulation().exchanges().is_some()
}

pub fn group_cyclic(s: &Settings) -> bool {
    s.algorithm == Algorithm::GroupCyclic
}

pub fn has_all_to_all(s: &Settings) -> bool {
    s.formulation().all_to_all().is_some()
}

pub fn has_order(s: &Settings) -> bool {
    s.formulation().order().is_some()
}
