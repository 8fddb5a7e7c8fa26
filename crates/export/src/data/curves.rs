//! Data of the curves against p and of the map of the fastest formulations.

use super::cell::{Cell, Sink};
use super::subject::Subject;
use hyperfly_model::{Form, choose as model};
use hyperfly_request::{Choice, View};
use hyperfly_view::Replay;
use hyperfly_view::chart::families;
use std::io;

/// Writes a row for each network and p: closed form, printed formula (isoefficiency only), simulated value.
pub fn curves(subject: &Subject, view: View, sink: &mut Sink) -> io::Result<()> {
    let Some(chart) = subject.curves.iter().find(|curves| curves.matches(view)) else { return Ok(()) };
    // The names in the chart may be in another language.
    let networks = families::compared_topologies(&subject.replay.run().scenario);
    let names = networks.iter().map(|scenario| families::label_and_ink(scenario).0);
    for (series, name) in chart.series.iter().zip(names) {
        let lines = [&series.line, &series.printed, &series.points];
        let mut all: Vec<f64> = lines.iter().flat_map(|line| line.iter().map(|(p, _)| *p)).collect();
        all.sort_by(f64::total_cmp);
        all.dedup();
        for p in all {
            let at =
                |line: &[(f64, f64)]| -> Cell { line.iter().find(|(x, _)| *x == p).map(|(_, y)| *y).into() };
            let mut cells = vec![name.into(), (p as u64).into(), at(&series.line)];
            if view == View::Isoefficiency {
                cells.push(at(&series.printed));
            }
            cells.push(at(&series.points));
            sink(&cells)?;
        }
    }
    Ok(())
}

/// Writes the fastest formulation for each p and n.
pub fn choose(replay: &Replay, sink: &mut Sink) -> io::Result<()> {
    let map = model::map(&replay.run().scenario);
    for row in 0..model::ROWS {
        for d in 0..model::COLUMNS {
            let r = map.least + row;
            let Some(fastest) = map.at(d, r) else { continue };
            let form = match fastest.form {
                Form::Exact => "exact",
                Form::LowerBound => "lower-bound",
                Form::Estimate => "estimate",
            };
            sink(&[
                (1u64 << d).into(),
                (1u64 << r).into(),
                fastest.choice.algorithm.id().into(),
                fastest.choice.dims.into(),
                fastest.t_parallel.into(),
                fastest.efficiency.into(),
                form.into(),
            ])?;
        }
    }
    Ok(())
}
