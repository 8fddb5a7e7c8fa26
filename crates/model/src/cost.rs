//! GK 7: costs of a hypercube and a square mesh that run the transform equally fast, for t_s = t_h = 0.
//!
//! Costs count channels of the hypercube's width, or the bisection width in these channels. p = s², s ≥ 2.

use libm::{log2, sqrt};

/// Channel width with which a mesh matches a hypercube.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Width {
    /// w = 2√p / log p, for binary-exchange (GK 7).
    BinaryExchangePrinted,
    /// 2(√p − 1) / log p: exact sum of the stage distances (GK 4.2, the line above equation 8).
    BinaryExchange,
    /// w = √p, for transpose (GK 7).
    TransposePrinted,
    /// 2√p: the width implied by the costs 8p√p and 2p that GK 7 give for transpose.
    TransposeOfCosts,
    /// (3/7) (√p³ − 1)/(p − 1), near (3/7) √p: exact for transpose under cut-through. In the step of distance i = (row,
    /// column) the busiest channel carries 2^k messages, where 2^k is the highest binary digit of the larger of the
    /// two; 3·4^k steps have that k.
    TransposeCutThrough,
}

impl Width {
    /// Returns w for p processors.
    pub fn of(self, p: f64) -> f64 {
        let side = sqrt(p);
        match self {
            Width::BinaryExchangePrinted => 2.0 * side / log2(p),
            Width::BinaryExchange => 2.0 * (side - 1.0) / log2(p),
            Width::TransposePrinted => side,
            Width::TransposeOfCosts => 2.0 * side,
            Width::TransposeCutThrough => 3.0 / 7.0 * (side * p - 1.0) / (p - 1.0),
        }
    }
}

/// Channels of a hypercube, both directions: p log p (GK 7).
pub fn hypercube_links(p: f64) -> f64 {
    p * log2(p)
}

/// Channels of a mesh as GK 7 count them: 4p, the count of a torus.
pub fn mesh_links_printed(p: f64) -> f64 {
    4.0 * p
}

/// Channels of a mesh: 4(p − √p), without the channels missing at the rim.
pub fn mesh_links(p: f64) -> f64 {
    4.0 * (p - sqrt(p))
}

/// Bisection width of a hypercube: p/2 (GK 7).
pub fn hypercube_bisection(p: f64) -> f64 {
    p / 2.0
}

/// Bisection width of a mesh: √p (GK 7).
pub fn mesh_bisection(p: f64) -> f64 {
    sqrt(p)
}

/// E of binary-exchange on the mesh with channels of width 1, t_s = t_h = 0, as printed with √p for √p − 1 (GK 7).
/// `ratio` is t_w/t_c.
pub fn mesh_efficiency_printed(ratio: f64, n: f64, p: f64) -> f64 {
    1.0 / (1.0 + 2.0 * ratio * sqrt(p) / log2(n))
}

/// E of binary-exchange on the mesh with the exact sum and channels of width `width`.
pub fn mesh_efficiency(ratio: f64, n: f64, p: f64, width: f64) -> f64 {
    1.0 / (1.0 + 2.0 * ratio / width * (sqrt(p) - 1.0) / log2(n))
}

/// E of binary-exchange on the hypercube, t_s = t_h = 0 (GK 7).
pub fn hypercube_efficiency(ratio: f64, n: f64, p: f64) -> f64 {
    1.0 / (1.0 + ratio * log2(p) / log2(n))
}

/// log2 n that keeps E on a mesh with channels p^x wide, limited by communication: 2K (t_w/t_c) p^(1/2 − x) (GK 7: W =
/// O(p^(1/2−x) 2^(2K (t_w/t_c) p^(1/2−x)))). `log2_p` may be large.
pub fn log2_n_communication(ratio: f64, k: f64, log2_p: f64, x: f64) -> f64 {
    2.0 * k * ratio * libm::exp2(log2_p * (0.5 - x))
}

/// log2 n limited by concurrency: the n/p words of an exchange fill a channel p^x wide, so n = p^(1+x) (GK 7: W =
/// O(p^(1+x) log p)).
pub fn log2_n_concurrency(log2_p: f64, x: f64) -> f64 {
    (1.0 + x) * log2_p
}
