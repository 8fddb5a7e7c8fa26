//! Data of a scaling study: closed form, run and law of every rule at each p.

use super::cell::{Cell, Sink};
use hyperfly_core::choice::Choice;
use hyperfly_model::Form;
use hyperfly_model::metrics::serial_fraction;
use hyperfly_model::scaling::Rule;
use hyperfly_view::scaling::Study;
use std::io;

/// Names of the columns: the run, its Karp–Flatt serial fraction, the closed form (whose n may not be whole), the law.
pub const COLUMNS: &[&str] = &[
    "rule",
    "p",
    "n",
    "t_parallel",
    "speedup",
    "efficiency",
    "serial_fraction",
    "line_log2_n",
    "line_t_parallel",
    "line_speedup",
    "line_efficiency",
    "form",
    "law",
];

/// Writes a row for each rule and p.
pub fn rows(study: &Study, sink: &mut Sink) -> io::Result<()> {
    for &rule in Rule::ALL {
        let curve = study.curve(rule);
        for p in study.processors(rule) {
            let run = curve.runs.iter().find(|run| run.p == p);
            let line = curve.line.iter().find(|at| at.p == p);
            // The serial fraction is only defined for constant work.
            let fraction = run.filter(|_| rule == Rule::Strong);
            let form = |form: Form| match form {
                Form::Exact => "exact",
                Form::LowerBound => "lower-bound",
                Form::Estimate => "estimate",
            };
            sink(&[
                rule.id().into(),
                p.into(),
                run.map(|run| run.n).into(),
                run.map(|run| run.t_parallel).into(),
                run.map(|run| run.speedup).into(),
                run.map(|run| run.efficiency).into(),
                fraction.and_then(|run| serial_fraction(run.speedup, p)).into(),
                line.map(|at| at.log2_n).into(),
                line.map(|at| at.t_parallel).into(),
                line.map(|at| at.speedup).into(),
                line.map(|at| at.efficiency).into(),
                line.map_or(Cell::Nothing, |at| form(at.form).into()),
                study.law(rule, p).into(),
            ])?;
        }
    }
    Ok(())
}
