//! Transposes: GK 5, 5.1, App. C, App. D.

use super::PublishedForms;
use crate::asymptotic::{log2_w_6, log2_w_7, log2_w_12, log2_w_concurrency_of_transpose};
use crate::times::Times;
use hyperfly_core::formulations::{AllToAll, Order, Transpose};
use hyperfly_core::machine::{Network, Switching};
use hyperfly_core::topology::Topology;

impl PublishedForms for Transpose {
    fn network_source(&self, network: &Network) -> &'static str {
        match network.topology() {
            Topology::Torus | Topology::Mesh3d => "",
            _ if self.all_to_all == AllToAll::Standard => "",
            _ if self.order == Order::Ordered => "GK App. C",
            _ if self.dims > 2 => "GK 5.1",
            Topology::Mesh => "GK App. D",
            _ if network.switching == Switching::StoreAndForward => "GK 5",
            _ => "GK equation 11",
        }
    }

    /// Returns whether it has two dimensions. In more, an all-to-all covers fewer processors.
    fn redistributes_among_all(&self) -> bool {
        self.dims == 2
    }

    /// Returns ½ on the hypercube under store-and-forward, otherwise 0 (GK equation 11); ½ in the order `standard`. Ordering the result doubles
    /// it.
    fn words_per_log_p(&self, network: &Network) -> Option<f64> {
        let ordering = if self.order == Order::Ordered { 0.5 } else { 0.0 };
        if self.all_to_all == AllToAll::Standard {
            let everywhere = matches!(network.topology(), Topology::Hypercube | Topology::Complete);
            return everywhere.then_some(0.5 + ordering);
        }
        match (network.topology(), network.switching) {
            (Topology::Hypercube, Switching::StoreAndForward) => Some(0.5 + ordering),
            (Topology::Hypercube | Topology::Complete, _) => Some(0.0),
            _ => None,
        }
    }

    /// Returns m/(m − 1) (GK 5.1).
    fn concurrency_exponent(&self) -> f64 {
        f64::from(self.dims) / (f64::from(self.dims) - 1.0)
    }

    fn log2_w(&self, network: &Network, times: &Times, k: f64, p: f64) -> Option<Vec<f64>> {
        if (self.order, self.dims, network.topology()) != (Order::Unordered, 2, Topology::Hypercube)
            || self.all_to_all == AllToAll::Standard
        {
            return None;
        }
        let concurrency = log2_w_concurrency_of_transpose(times, p);
        Some(match network.switching {
            Switching::StoreAndForward => vec![log2_w_6(times, k, p), log2_w_7(times, k, p), concurrency],
            _ => vec![log2_w_12(times, k, p), concurrency],
        })
    }
}
