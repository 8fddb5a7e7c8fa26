//! Formulas for the counts of a formulation on a network: those that the papers print, and their ordered doubles.

use super::expression::{Expression, log, root, square};
use super::symbol::Symbol;
use hyperfly_core::formulations::Formulation;
use hyperfly_core::machine::{Network, Switching};
use hyperfly_core::topology::Topology;

/// The symbols of sizes, each with its value, and what is made of them.
#[derive(Clone, Copy, Debug)]
pub struct Sizes {
    /// Points.
    pub n: u64,
    /// Processors, a power of two.
    pub p: u32,
}

impl Sizes {
    /// n.
    pub fn n(&self) -> Expression {
        Expression::Symbol(Symbol::N, self.n as f64)
    }

    /// p.
    pub fn p(&self) -> Expression {
        Expression::Symbol(Symbol::P, f64::from(self.p))
    }

    /// n/p, the words of a processor's share.
    pub fn share(&self) -> Expression {
        self.n() / self.p()
    }

    /// log p.
    pub fn log_p(&self) -> Expression {
        log(self.p())
    }

    /// √p − 1.
    fn side_less_one(&self) -> Expression {
        root(self.p()) - 1.0
    }

    /// R + C − 2.
    fn sides_less_two(&self) -> Expression {
        let rows = libm::exp2(f64::from(self.p.trailing_zeros() / 2));
        let columns = f64::from(self.p) / rows;
        Expression::Symbol(Symbol::Rows, rows) + Expression::Symbol(Symbol::Columns, columns) - 2.0
    }

    /// n/p², the words of a message of an all-to-all.
    pub fn message(&self) -> Expression {
        self.n() / square(self.p())
    }

    /// The stages that exchange: unordered, and with the swaps of an ordered transform.
    fn stages(&self) -> Vec<Expression> {
        vec![self.log_p(), 2.0 * self.log_p(), 3.0 * self.log_p() / 2.0]
    }

    /// Σ of the distances along columns and rows (GK 4.2): 2(√p − 1) on a square mesh.
    fn lines(&self) -> Vec<Expression> {
        vec![
            2.0 * self.side_less_one(),
            self.sides_less_two(),
            4.0 * self.side_less_one(),
            2.0 * self.sides_less_two(),
            3.0 * self.side_less_one(),
        ]
    }

    /// What messages that share channels wait under cut-through (GK App. D).
    pub fn contention(&self) -> Vec<Expression> {
        vec![2.0 * self.side_less_one() - self.log_p(), self.sides_less_two() - self.log_p()]
    }

    /// The other processors, once or twice.
    fn others(&self) -> Vec<Expression> {
        vec![self.p() - 1.0, 2.0 * (self.p() - 1.0)]
    }
}

/// Formulas that a count may come to, the simplest first.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Known {
    /// Start-ups.
    pub startups: Vec<Expression>,
    /// Hops.
    pub hops: Vec<Expression>,
    /// Shares of n/p words.
    pub shares: Vec<Expression>,
}

impl Known {
    /// Of a formulation on a network.
    pub fn of(formulation: Formulation, network: &Network, at: Sizes) -> Known {
        let mesh = network.topology == Topology::Mesh;
        let stored = network.switching == Switching::StoreAndForward;
        if matches!(formulation, Formulation::BinaryExchange(_) | Formulation::TwoDimensional(_)) {
            let hops = if mesh { at.lines() } else { at.stages() };
            let shares = if mesh && stored { at.lines() } else { at.stages() };
            return Known { startups: at.stages(), hops, shares };
        }
        // In more dimensions the all-to-alls are among fewer processors.
        let among_all = matches!(
            formulation,
            Formulation::Transpose { dims: 2, .. } | Formulation::TwoDimensionalRows { .. }
        );
        if !among_all {
            return Known::default();
        }
        let hops = match network.topology {
            Topology::Hypercube => vec![at.p() * at.log_p() / 2.0, at.p() * at.log_p()],
            Topology::Complete => at.others(),
            // From a corner of the mesh to all others.
            _ => vec![at.p() * at.side_less_one(), at.p() * at.sides_less_two() / 2.0],
        };
        let shares = match (network.topology, stored) {
            (Topology::Hypercube, true) => vec![at.log_p() / 2.0, at.log_p()],
            (Topology::Mesh, true) => Vec::new(),
            _ => at.others().into_iter().map(|others| others / at.p()).collect(),
        };
        Known { startups: at.others(), hops, shares }
    }
}
