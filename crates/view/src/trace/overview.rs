//! A summary of a run over time for the scrubber: the fractions of the processors that compute and that are held up.

use crate::trace::pixel_columns::split_into_columns;
use crate::trace::replay::Replay;
use hyperfly_core::trace::Activity;

/// Fractions of the processors, 0 … 1, in equal intervals of 0 … T_p.
#[derive(Clone, Debug, PartialEq)]
pub struct Overview {
    /// Fraction that computes.
    pub compute: Vec<f32>,
    /// Fraction that is held up by other messages.
    pub contention: Vec<f32>,
}

impl Overview {
    /// Computes the fractions in `columns` intervals, exactly for the trace or its bins.
    pub fn new(replay: &Replay, columns: usize) -> Overview {
        let mut overview = Overview { compute: vec![0.0; columns], contention: vec![0.0; columns] };
        let end = replay.t_end();
        if end <= 0.0 || columns == 0 {
            return overview;
        }
        // Each processor contributes 1/p to a column that its activity fills.
        let scale = columns as f64 / end;
        let per_processor = 1.0 / f64::from(replay.p());
        let mut add = |activity: Activity, start: f64, stop: f64, part: f64| {
            let target = match activity {
                Activity::Compute => &mut overview.compute,
                Activity::Contention => &mut overview.contention,
                _ => return,
            };
            let (mut full_columns, interval) = (0..0, [start, stop].map(|t| (t * scale).min(columns as f64)));
            split_into_columns(
                interval,
                columns,
                |whole| full_columns = whole,
                |column, covered| target[column] += (part * covered) as f32,
            );
            let part = part as f32;
            target[full_columns].iter_mut().for_each(|column| *column += part);
        };
        for q in 0..replay.p() {
            match &replay.run().trace.bins {
                Some(bins) => {
                    for b in 0..bins.count as usize {
                        let at = (q as usize * bins.count as usize + b) * 6;
                        let start = b as f64 * bins.width;
                        for activity in [Activity::Compute, Activity::Contention] {
                            let part = f64::from(bins.activity[at + activity as usize]) / bins.width;
                            add(activity, start, start + bins.width, part * per_processor);
                        }
                    }
                }
                None => replay.segments(q, |s| add(s.activity, s.start, s.end, per_processor)),
            }
        }
        overview
    }
}
