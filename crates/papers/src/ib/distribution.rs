//! Distributions: the group-cyclic ones (Definition 2.1) and the shuffles between them (2.1), (2.2), and the places of elements in an
//! executed plan.
//!
//! IB's index j is the index i of the plan with its bits reversed, and IB's stage K = 2^(l+1) is stage l of the plan.

use hyperfly_core::formulations::{Formulation, GroupCyclic};
use hyperfly_core::schedule::Plan;
use hyperfly_core::schedule::holdings::{Holdings, holdings};
use hyperfly_core::size::Size;

/// Returns the processor and the local index of element j under C^r(p, N) (Definition 2.1).
pub fn place(j: usize, r: usize, p: usize, n: usize) -> (usize, usize) {
    let (m, u) = (n / r, p / r);
    ((j / m) * u + (j % m) % u, (j % m) / u)
}

/// Returns γ_{u,v,N}(j) (2.1).
pub fn gamma(u: usize, v: usize, n: usize, j: usize) -> usize {
    let m = n / v * u;
    let (j_0, j_1, j_2) = (j / m, j % m / u, j % u);
    j_0 * m + j_2 * (n / v) + j_1
}

/// Returns σ_{u,M}(j) (2.2).
pub fn sigma(u: usize, m: usize, j: usize) -> usize {
    (j % u) * (m / u) + j / u
}

/// Returns r of phase J: max(1, p / (N/p)^J) (IB 2.1).
pub fn groups(phase: u32, p: usize, n: usize) -> usize {
    (0..phase).fold(p, |r, _| r / (n / p).min(r)).max(1)
}

/// Returns the phase J of the butterflies of size K: (N/p)^J < K ≤ (N/p)^(J+1).
pub fn phase(size: usize, p: usize, n: usize) -> u32 {
    (size.ilog2() - 1) / (n / p).ilog2()
}

/// Algorithm 3.1 as in the explorer, executed on names instead of numbers.
pub struct ExecutedPlan {
    pub plan: Plan,
    pub holdings: Holdings,
    bits: u32,
}

impl ExecutedPlan {
    /// Compiles the plan and follows its elements.
    pub fn new(p: usize, n: usize) -> ExecutedPlan {
        let formulation = Formulation::GroupCyclic(GroupCyclic::default());
        let plan = formulation.plan(Size { p: p as u32, n: n as u64, radix: 2 });
        let holdings = holdings(&plan).expect("the plan runs");
        ExecutedPlan { plan, holdings, bits: n.ilog2() }
    }

    /// Returns the index i of IB's j.
    fn index(&self, j: usize) -> usize {
        j.reverse_bits() >> (usize::BITS - self.bits)
    }

    /// Returns the processor that computed element j in the stage of size K.
    pub fn computed_by(&self, j: usize, size: usize) -> usize {
        let stage = size.ilog2() as usize - 1;
        self.holdings.computations[(stage << self.bits) + self.index(j)].processor as usize
    }

    /// Returns the processor that holds element j when the stage of size K begins.
    pub fn holder(&self, j: usize, size: usize) -> usize {
        self.holdings.at_stage(size.ilog2() as u8 - 1).places[self.index(j)].processor as usize
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn gamma_matches_group_cyclic_places() {
        // γ_{u,p,N} moves element j to where C^{p/u} keeps it, in storage order.
        for (p, n) in [(8usize, 32), (4, 32), (16, 64)] {
            for log in 0..=p.ilog2() {
                let u = 1 << log;
                for j in 0..n {
                    let (processor, local) = place(j, p / u, p, n);
                    assert_eq!(gamma(u, p, n, j), processor * (n / p) + local, "u = {u}, p = {p}, j = {j}");
                    assert_eq!(gamma(u, u, n, j), sigma(u, n, j));
                    assert_eq!(gamma(n / p, n / u, n, gamma(u, p, n, j)), j, "the inverse of (2.1)");
                }
            }
        }
    }

    #[test]
    fn phases_and_groups_match_fig_1() {
        let phases_of = |size| (phase(size, 8, 32), groups(phase(size, 8, 32), 8, 32));
        assert_eq!([2, 4, 8, 16, 32].map(phases_of), [(0, 8), (0, 8), (1, 2), (1, 2), (2, 1)]);
    }
}
