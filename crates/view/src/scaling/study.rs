//! The closed forms and the executed runs of each [`Rule`], and the laws of Amdahl and Gustafson fitted to those runs.

use hyperfly_core::Scenario;
use hyperfly_core::choice::Choice;
use hyperfly_model::scaling::{Point, Rule, amdahl, fit_amdahl, fit_gustafson, gustafson, line};

/// An executed run.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ExecutedRun {
    pub p: u32,
    /// The largest power of two that the rule allows.
    pub n: u64,
    /// T_p in the unit of the scenario.
    pub t_parallel: f64,
    pub speedup: f64,
    pub efficiency: f64,
}

/// The executed runs of a rule.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct RuleRuns {
    /// Sorted by p.
    pub all: Vec<ExecutedRun>,
    /// If larger runs were left out: the limit of messages that they exceed.
    pub left_out: Option<u64>,
}

/// A rule with its closed form and its runs.
#[derive(Clone, Debug, PartialEq)]
pub struct Curve {
    pub rule: Rule,
    /// The closed form, sorted by p; empty if there is none.
    pub line: Vec<Point>,
    /// The runs, sorted by p.
    pub runs: Vec<ExecutedRun>,
}

/// A scaling study.
#[derive(Clone, Debug, PartialEq)]
pub struct Study {
    /// The scenario at which all rules begin, on the fewest processors that its formulation allows for its n.
    pub start: Scenario,
    /// In the order of [`Rule::ALL`].
    pub curves: Vec<Curve>,
    /// The largest p of the runs that the laws are fitted to. It is the p of the displayed run, so that the laws extrapolate beyond
    /// it; if that run is the start, the laws are fitted to all runs.
    pub last_fitted: u32,
    /// Serial fraction f of Amdahl's law, fitted to the runs of [`Rule::Strong`]; `None` without runs.
    pub serial: Option<f64>,
    /// f′ of Gustafson's law, fitted to the runs of [`Rule::Work`].
    pub scaled: Option<f64>,
    /// If runs were left out: the limit of messages that they exceed.
    pub left_out: Option<u64>,
}

impl Study {
    /// Builds the study of a scenario on `p` processors. `start` comes from `hyperfly_model::scaling::start`; `runs` returns the
    /// executed runs of a rule.
    pub fn new(start: Scenario, p: u32, mut runs: impl FnMut(Rule) -> RuleRuns) -> Study {
        let mut left_out = None;
        let mut curve = |rule: Rule| {
            let RuleRuns { all, left_out: more } = runs(rule);
            left_out = left_out.or(more);
            Curve { rule, line: line(&start, rule), runs: all }
        };
        let curves: Vec<Curve> = Rule::ALL.iter().map(|&rule| curve(rule)).collect();
        let points = |rule: Rule, most: u32| -> Vec<(u32, f64)> {
            let runs = curves[rule as usize].runs.iter().filter(|run| run.p <= most);
            runs.map(|run| (run.p, run.speedup)).collect()
        };
        let executed = |rule: Rule| curves[rule as usize].runs.last().map_or(1, |run| run.p);
        let last = executed(Rule::Strong);
        let last_fitted = if p > start.p { p.min(last) } else { last };
        let serial = fit_amdahl(&points(Rule::Strong, last_fitted));
        let scaled = fit_gustafson(&points(Rule::Work, last_fitted));
        Study { start, curves, last_fitted, serial, scaled, left_out }
    }

    /// Returns the curve of a rule.
    pub fn curve(&self, rule: Rule) -> &Curve {
        &self.curves[rule as usize]
    }

    /// Returns S on `p` processors by the law of a rule: Amdahl's for fixed n, Gustafson's for fixed W/p.
    pub fn law(&self, rule: Rule, p: u32) -> Option<f64> {
        match rule {
            Rule::Strong => self.serial.map(|f| amdahl(f, p)),
            Rule::Work => self.scaled.map(|f| gustafson(f, p)),
            Rule::Memory | Rule::Time => None,
        }
    }

    /// Returns every p of a curve in increasing order.
    pub fn processors(&self, rule: Rule) -> Vec<u32> {
        let curve = self.curve(rule);
        let mut all: Vec<u32> = curve.line.iter().map(|at| at.p).collect();
        all.extend(curve.runs.iter().map(|run| run.p));
        all.sort_unstable();
        all.dedup();
        all
    }
}
