//! The closed forms and the executed runs of each [`Rule`], and the laws of Amdahl and Gustafson fitted to those runs.

use hyperfly_core::Scenario;
use hyperfly_core::choice::Choice;
use hyperfly_model::scaling::{Point, Rule, amdahl, fit_amdahl, fit_gustafson, gustafson, line};

/// An executed run.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Executed {
    /// Processors.
    pub p: u32,
    /// Points, the largest power of two that the rule allows.
    pub n: u64,
    /// T_p in the unit of the scenario.
    pub t_parallel: f64,
    /// S.
    pub speedup: f64,
    /// E.
    pub efficiency: f64,
}

/// What was executed under a rule.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Runs {
    /// The runs, by p.
    pub all: Vec<Executed>,
    /// If more would have been possible: how many messages are not simulated for a picture.
    pub left_out: Option<u64>,
}

/// A rule with its closed form and its runs.
#[derive(Clone, Debug, PartialEq)]
pub struct Curve {
    /// What stays the same.
    pub rule: Rule,
    /// The closed form, by p; empty if there is none.
    pub line: Vec<Point>,
    /// The runs, by p.
    pub runs: Vec<Executed>,
}

/// All of it.
#[derive(Clone, Debug, PartialEq)]
pub struct Study {
    /// The scenario where all rules begin, on the fewest processors that its formulation can use for its n.
    pub start: Scenario,
    /// In the order of the rules.
    pub curves: Vec<Curve>,
    /// The largest p of the runs that the laws are fitted to: that of the reader's own run, so that what the laws say of
    /// larger ones is a forecast; all runs where that is the start.
    pub last_fitted: u32,
    /// The serial fraction f of Amdahl's law, fitted to the runs of [`Rule::Strong`]; `None` without runs.
    pub serial: Option<f64>,
    /// The f′ of Gustafson's law, fitted to those of [`Rule::Work`].
    pub scaled: Option<f64>,
    /// If runs were left out: those of more messages than this.
    pub left_out: Option<u64>,
}

impl Study {
    /// The study of a scenario on p processors, from where it starts (`hyperfly_model::scaling::start`); `runs` gives what was
    /// executed.
    pub fn new(start: Scenario, p: u32, mut runs: impl FnMut(Rule) -> Runs) -> Study {
        let mut left_out = None;
        let mut curve = |rule: Rule| {
            let Runs { all, left_out: more } = runs(rule);
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

    /// The curve of a rule.
    pub fn curve(&self, rule: Rule) -> &Curve {
        &self.curves[rule as usize]
    }

    /// S on p processors by the law that belongs to a rule: Amdahl's to n fixed, Gustafson's to W/p fixed.
    pub fn law(&self, rule: Rule, p: u32) -> Option<f64> {
        match rule {
            Rule::Strong => self.serial.map(|f| amdahl(f, p)),
            Rule::Work => self.scaled.map(|f| gustafson(f, p)),
            Rule::Memory | Rule::Time => None,
        }
    }

    /// Every p of a curve, from the least.
    pub fn processors(&self, rule: Rule) -> Vec<u32> {
        let curve = self.curve(rule);
        let mut all: Vec<u32> = curve.line.iter().map(|at| at.p).collect();
        all.extend(curve.runs.iter().map(|run| run.p));
        all.sort_unstable();
        all.dedup();
        all
    }
}
