//! A run at a glance: over time, the part of the processors that computes and the part that is held up. For the scrubber.

use crate::trace::covered::covered;
use crate::trace::replay::Replay;
use hyperfly_core::trace::Activity;

/// For each of equal stretches of 0 … T_p the part of p that computes, and the part that is held up in it, 0 … 1.
#[derive(Clone, Debug, PartialEq)]
pub struct Overview {
    /// That computes.
    pub compute: Vec<f32>,
    /// That is held up by others.
    pub contention: Vec<f32>,
}

impl Overview {
    /// Of a run, exact from its trace or its bins.
    pub fn new(replay: &Replay, columns: usize) -> Overview {
        let mut found = Overview { compute: vec![0.0; columns], contention: vec![0.0; columns] };
        let end = replay.t_end();
        if end <= 0.0 || columns == 0 {
            return found;
        }
        // A processor for one column is so much.
        let scale = columns as f64 / end;
        let each = 1.0 / f64::from(replay.p());
        let mut add = |activity: Activity, start: f64, stop: f64, part: f64| {
            let into = match activity {
                Activity::Compute => &mut found.compute,
                Activity::Contention => &mut found.contention,
                _ => return,
            };
            let (mut middle, all) = (0..0, [start, stop].map(|t| (t * scale).min(columns as f64)));
            covered(
                all,
                columns,
                |whole| middle = whole,
                |column, covered| into[column] += (part * covered) as f32,
            );
            let part = part as f32;
            into[middle].iter_mut().for_each(|column| *column += part);
        };
        for q in 0..replay.p() {
            match &replay.run().trace.bins {
                Some(bins) => {
                    for b in 0..bins.count as usize {
                        let at = (q as usize * bins.count as usize + b) * 6;
                        let start = b as f64 * bins.width;
                        for activity in [Activity::Compute, Activity::Contention] {
                            let part = f64::from(bins.activity[at + activity as usize]) / bins.width;
                            add(activity, start, start + bins.width, part * each);
                        }
                    }
                }
                None => replay.segments(q, |s| add(s.activity, s.start, s.end, each)),
            }
        }
        found
    }
}
