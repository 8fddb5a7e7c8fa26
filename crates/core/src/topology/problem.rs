//! Reasons why a topology does not exist.

use super::parameters::TopologyParameter;
use serde::{Deserialize, Serialize};

/// Reason why a topology does not exist with these parameters on p processors.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum TopologyProblem {
    OutOfRange(TopologyParameter),
    /// More processors of a router than there are.
    Hosts {
        /// p.
        most: u32,
    },
    /// A group would have more processors than there are.
    Routers {
        /// p/h.
        most: u32,
    },
}

impl TopologyProblem {
    /// Returns a problem for each parameter that is not possible.
    pub(super) fn out_of_range(checks: &[(TopologyParameter, bool)]) -> Vec<TopologyProblem> {
        let impossible = checks.iter().filter(|(_, possible)| !possible);
        impossible.map(|(parameter, _)| TopologyProblem::OutOfRange(*parameter)).collect()
    }
}
