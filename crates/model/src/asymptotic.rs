//! The isoefficiency functions of GK as printed: how W has to grow with p, term by term of the overhead.
//!
//! Each returns log2 W, since W itself leaves the range of a double (equation 10 gives 2^1000 before p = 1000). Real p > 1,
//! K = E/(1−E) > 0. A term whose t is 0 asks for no growth: minus infinity.

use crate::Machine;
use libm::{log2, sqrt};

/// W = K·t_s·p·log p (GK equation 6): binary-exchange on the hypercube, startups.
pub fn log2_w_6(machine: &Machine, k: f64, p: f64) -> f64 {
    log2(k * machine.ts * p * log2(p))
}

/// W = K·t_w·p^(K·t_w/t_c)·log p (GK equation 7): binary-exchange on the hypercube, words.
pub fn log2_w_7(machine: &Machine, k: f64, p: f64) -> f64 {
    log2(k * machine.tw * log2(p)) + k * machine.tw / machine.tc * log2(p)
}

/// W = K·t_s·p·log p (GK equation 9): binary-exchange on the mesh, startups; as equation 6.
pub fn log2_w_9(machine: &Machine, k: f64, p: f64) -> f64 {
    log2_w_6(machine, k, p)
}

/// W = 2K·t_w·√p·2^(2K·(t_w/t_c)·√p) (GK equation 10): binary-exchange on the mesh, words.
pub fn log2_w_10(machine: &Machine, k: f64, p: f64) -> f64 {
    log2(2.0 * k * machine.tw * sqrt(p)) + 2.0 * k * machine.tw / machine.tc * sqrt(p)
}

/// W = K·t_s·p² (GK equation 12): transpose on the hypercube with cut-through, startups.
pub fn log2_w_12(machine: &Machine, k: f64, p: f64) -> f64 {
    log2(k * machine.ts * p * p)
}

/// W = K·t_s·p·log p (GK equation 14): the mesh with cut-through if channels could be shared for free, startups.
pub fn log2_w_14(machine: &Machine, k: f64, p: f64) -> f64 {
    log2_w_6(machine, k, p)
}

/// W = 2K·t_h·p^1.5 (GK equation 15): the same, hops.
pub fn log2_w_15(machine: &Machine, k: f64, p: f64) -> f64 {
    log2(2.0 * k * machine.th * p * sqrt(p))
}

/// W = K·t_w·p^(K·t_w/t_c)·log p (GK equation 16): the same, words. Real channels cannot be shared for free: GK App. D, and
/// [`crate::gk::overhead_d`], put equation 10 in its place.
pub fn log2_w_16(machine: &Machine, k: f64, p: f64) -> f64 {
    log2_w_7(machine, k, p)
}

/// W = K·t'_c·p·log p (GK equation 13): powers of ω that are computed anew, `t_twiddle` each.
pub fn log2_w_13(t_twiddle: f64, k: f64, p: f64) -> f64 {
    log2(k * t_twiddle * p * log2(p))
}

/// W = K·(t_w − t_c)·p^(K·(t_w − t_c)/t_c)·log p, for t_w > t_c (GK App. E): overlapped binary-exchange on the hypercube;
/// equation 7 with t_w − t_c for t_w.
pub fn log2_w_e(machine: &Machine, k: f64, p: f64) -> f64 {
    log2_w_7(&hidden(machine), k, p)
}

/// W = K·t_h·p·log p, for t_w ≤ t_c (GK App. E): the same where only hops are left.
pub fn log2_w_e_hops(machine: &Machine, k: f64, p: f64) -> f64 {
    log2(k * machine.th * p * log2(p))
}

/// W = 2K·(t_w − t_c)·√p·2^(2K·((t_w − t_c)/t_c)·√p), for t_w > t_c (GK App. E, who leave out the t_c in the exponent): the
/// same on the mesh; equation 10 with t_w − t_c for t_w. For t_w ≤ t_c GK have equation 15.
pub fn log2_w_e_mesh(machine: &Machine, k: f64, p: f64) -> f64 {
    log2_w_10(&hidden(machine), k, p)
}

/// What is left of t_w behind t_c.
fn hidden(machine: &Machine) -> Machine {
    Machine { tw: (machine.tw - machine.tc).max(0.0), ..*machine }
}
