//! Binary exchange: GK 4, App. C, App. D.

use super::PublishedForms;
use crate::asymptotic::{log2_w_6, log2_w_7, log2_w_9, log2_w_10, log2_w_15, log2_w_concurrency};
use crate::times::Times;
use hyperfly_core::formulations::{BinaryExchange, Order};
use hyperfly_core::machine::{Network, Switching};
use hyperfly_core::topology::Topology;

impl PublishedForms for BinaryExchange {
    fn network_source(&self, network: &Network) -> &'static str {
        match network.topology() {
            Topology::Torus | Topology::Mesh3d => "",
            _ if self.0.order == Order::Ordered => "GK App. C",
            Topology::Mesh if network.switching == Switching::StoreAndForward => "GK 4.2",
            Topology::Mesh => "GK App. D",
            _ => "GK equation 4",
        }
    }

    /// Returns 1 (GK equation 4); ordering the result adds ½. GK App. C count twice the words and have 2.
    fn words_per_log_p(&self, network: &Network) -> Option<f64> {
        let is_uncontended = matches!(network.topology(), Topology::Hypercube | Topology::Complete);
        let ordering = if self.0.order == Order::Ordered { 0.5 } else { 0.0 };
        (is_uncontended && self.0.chunk.is_none()).then_some(1.0 + ordering)
    }

    fn log2_w(&self, network: &Network, times: &Times, k: f64, p: f64) -> Option<Vec<f64>> {
        if self.0.chunk.is_some() {
            return None;
        }
        let doubled = Times { tw: 2.0 * times.tw, ..*times };
        Some(match (network.topology(), self.0.order) {
            (Topology::Hypercube, Order::Unordered) => {
                vec![log2_w_6(times, k, p), log2_w_7(times, k, p), log2_w_concurrency(times, p)]
            }
            (Topology::Hypercube, Order::Ordered) => {
                vec![log2_w_6(times, k, p), log2_w_7(&doubled, k, p), log2_w_concurrency(times, p)]
            }
            (Topology::Mesh, Order::Unordered) => vec![
                log2_w_9(times, k, p),
                log2_w_10(times, k, p),
                log2_w_15(times, k, p),
                log2_w_concurrency(times, p),
            ],
            _ => return None,
        })
    }
}
