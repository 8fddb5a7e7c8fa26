//! Collects the rectangles of a timeline row by activity.

use super::TimelineScene;
use crate::trace::pixel_columns::split_into_columns;
use crate::trace::replay::DelayedTransfer;
use hyperfly_core::trace::Activity;

/// Bars lower than this are split at whole pixels.
const MIN_BLURRED_BAR: f32 = 12.0;

impl TimelineScene {
    /// Collects exact rectangles if there is space for them, otherwise the dominant activity of each pixel column.
    pub(super) fn collect_row(&mut self, row: u32) {
        let replay = self.replay.clone();
        let plan = &replay.run().plan;
        let ranks = self.map.shown(row);
        let steps: u32 = ranks.clone().map(|q| plan.first[q as usize + 1] - plan.first[q as usize]).sum();
        let (y, end) = (self.y(row), self.end);
        if end <= 0.0 {
            return;
        }
        if self.map.group() == 1 && !self.binned && steps as f32 * 2.0 <= self.width {
            replay.for_each_stretch(ranks.start, |stretch| match stretch {
                Ok(segment) => {
                    let (x0, x1) = (self.x(segment.start), self.x(segment.end));
                    self.segments[segment.activity as usize].extend([x0, y, x1 - x0, self.bar]);
                }
                Err(held) => {
                    let (x0, x1) = (self.x(held.start), self.x(held.end));
                    self.push_delayed([x0, y, x1 - x0, self.bar], held.contention as f32);
                }
            });
            return;
        }
        let columns = self.width as usize;
        let mut time_spent = vec![[0.0f64; 6]; columns];
        let mut add = |activity: usize, start: f64, stop: f64, time: f64| {
            let scale = columns as f64 / end;
            let stretch = [start * scale, (stop * scale).min(columns as f64)];
            let length = (stretch[1] - stretch[0]).max(1e-300);
            let mut full_columns = 0..0;
            split_into_columns(
                stretch,
                columns,
                |whole| full_columns = whole,
                |column, covered| time_spent[column][activity] += time * covered / length,
            );
            // Nearly all columns of a long stretch are fully covered, and divisions are slow.
            let per_column = time / length;
            time_spent[full_columns].iter_mut().for_each(|column| column[activity] += per_column);
        };
        for q in ranks {
            match &replay.run().trace.bins {
                Some(bins) => {
                    for b in 0..bins.count as usize {
                        let at = (q as usize * bins.count as usize + b) * 6;
                        let (start, stop) = (b as f64 * bins.width, (b + 1) as f64 * bins.width);
                        for a in 0..6 {
                            let time = f64::from(bins.activity[at + a]);
                            if time > 0.0 {
                                add(a, start, stop, time);
                            }
                        }
                    }
                }
                None => replay.for_each_stretch(q, |stretch| match stretch {
                    Ok(s) => add(s.activity as usize, s.start, s.end, s.end - s.start),
                    Err(DelayedTransfer { start, end, contention, .. }) => {
                        let delay = (end - start) * contention;
                        add(Activity::Contention as usize, start, end, delay);
                        add(Activity::Transfer as usize, start, end, end - start - delay);
                    }
                }),
            }
        }
        // The dominant activity of a column; for delayed messages also how many eighths are contention.
        let dominant = |parts: &[f64; 6]| {
            let [transfer, delay] = [Activity::Transfer, Activity::Contention].map(|a| parts[a as usize]);
            let in_flight = transfer + delay;
            let candidates = [Activity::Compute, Activity::Startup, Activity::Hop, Activity::Idle];
            let best = candidates.into_iter().fold(Activity::Idle, |best, a| {
                if parts[a as usize] > parts[best as usize] { a } else { best }
            });
            match in_flight > parts[best as usize] {
                true => (Activity::Transfer, (delay / in_flight * 8.0).round() as u8),
                false => (best, 0),
            }
        };
        let step = self.width / columns.max(1) as f32;
        // Nothing is drawn after the end of the run.
        let columns = (columns as f64 * (replay.t_end() / end).min(1.0)).round() as usize;
        let mut dominants = time_spent[..columns].iter().map(dominant);
        let Some(mut current) = dominants.next() else { return };
        let mut from = 0;
        for column in 1..=columns {
            let next = dominants.next();
            if next != Some(current) {
                let rect = [self.left + from as f32 * step, y, (column - from) as f32 * step, self.bar];
                match current {
                    (Activity::Transfer, eighths) => self.push_delayed(rect, f32::from(eighths) / 8.0),
                    (activity, _) => self.segments[activity as usize].extend(rect),
                }
                (from, current) = (column, next.unwrap_or(current));
            }
        }
    }
    /// Adds a delayed message: contention above transfer, with heights in proportion to their times.
    fn push_delayed(&mut self, [x, y, width, height]: [f32; 4], contention: f32) {
        let mut above = height * contention;
        if height < MIN_BLURRED_BAR {
            // A blurred edge between thin parts would take as much space as they do.
            above = ((y + above).round() - y).clamp(0.0, height);
        }
        if contention > 0.0 {
            self.segments[Activity::Contention as usize].extend([x, y, width, above]);
        }
        if contention < 1.0 {
            self.segments[Activity::Transfer as usize].extend([x, y + above, width, height - above]);
        }
    }
}
