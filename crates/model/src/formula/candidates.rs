//! Candidate formulas for the counts of a formulation on a network: from the papers, and their ordered variants.

use super::expression::{Expression, log, root, square};
use super::symbol::Symbol;
use crate::published;
use hyperfly_core::formulations::Communication;
use hyperfly_core::machine::{Network, Switching};
use hyperfly_core::scenario::Scenario;
use hyperfly_core::topology::Topology;

/// Builds expressions of the sizes n and p.
#[derive(Clone, Copy, Debug)]
pub struct Sizes {
    pub n: u64,
    pub p: u32,
}

impl Sizes {
    pub fn n(&self) -> Expression {
        Expression::Symbol(Symbol::N, self.n as f64)
    }

    pub fn p(&self) -> Expression {
        Expression::Symbol(Symbol::P, f64::from(self.p))
    }

    /// n/p, the words of a processor's block.
    pub fn local_len(&self) -> Expression {
        self.n() / self.p()
    }

    pub fn log_p(&self) -> Expression {
        log(self.p())
    }

    fn side_less_one(&self) -> Expression {
        root(self.p()) - 1.0
    }

    fn sides_less_two(&self) -> Expression {
        let rows = libm::exp2(f64::from(self.p.trailing_zeros() / 2));
        let columns = f64::from(self.p) / rows;
        Expression::Symbol(Symbol::Rows, rows) + Expression::Symbol(Symbol::Columns, columns) - 2.0
    }

    /// n/p², the words of one message of an all-to-all.
    pub fn message(&self) -> Expression {
        self.n() / square(self.p())
    }

    /// Exchanging stages of an unordered transform, and multiples of them for the swaps of an ordered one.
    fn stages(&self) -> Vec<Expression> {
        vec![self.log_p(), 2.0 * self.log_p(), 3.0 * self.log_p() / 2.0]
    }

    /// Sum of the distances along columns and rows (GK 4.2): 2(√p − 1) on a square mesh.
    fn lines(&self) -> Vec<Expression> {
        vec![
            2.0 * self.side_less_one(),
            self.sides_less_two(),
            4.0 * self.side_less_one(),
            2.0 * self.sides_less_two(),
            3.0 * self.side_less_one(),
        ]
    }

    /// Extra block times under cut-through when messages share channels (GK App. D).
    pub fn contention(&self) -> Vec<Expression> {
        vec![2.0 * self.side_less_one() - self.log_p(), self.sides_less_two() - self.log_p()]
    }

    /// The other processors, counted once or twice.
    fn other_processors(&self) -> Vec<Expression> {
        vec![self.p() - 1.0, 2.0 * (self.p() - 1.0)]
    }
}

/// Formulas to try for each count, simplest first.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct CandidateFormulas {
    pub startups: Vec<Expression>,
    pub hops: Vec<Expression>,
    /// In units of n/p words.
    pub blocks: Vec<Expression>,
}

impl CandidateFormulas {
    /// Lists the formulas for a scenario on a network.
    pub fn of(s: &Scenario, network: &Network, at: Sizes) -> CandidateFormulas {
        let mesh = network.topology() == Topology::Mesh;
        let stored = network.switching == Switching::StoreAndForward;
        if let Some(Communication::Exchanges { .. }) = s.formulation.communication(s.size()) {
            let hops = if mesh { at.lines() } else { at.stages() };
            let blocks = if mesh && stored { at.lines() } else { at.stages() };
            return CandidateFormulas { startups: at.stages(), hops, blocks };
        }
        if !published::of(&s.formulation).redistributes_among_all() {
            return CandidateFormulas::default();
        }
        let hops = match network.topology() {
            Topology::Hypercube => vec![at.p() * at.log_p() / 2.0, at.p() * at.log_p()],
            Topology::Complete => at.other_processors(),
            // From a corner of the mesh to all others.
            _ => vec![at.p() * at.side_less_one(), at.p() * at.sides_less_two() / 2.0],
        };
        let blocks = match (network.topology(), stored) {
            (Topology::Hypercube, true) => vec![at.log_p() / 2.0, at.log_p()],
            (Topology::Mesh, true) => Vec::new(),
            _ => at.other_processors().into_iter().map(|others| others / at.p()).collect(),
        };
        CandidateFormulas { startups: at.other_processors(), hops, blocks }
    }
}
