//! Records a run in time bins of equal width while its length is unknown.

use super::activity::Activity;
use super::columns::Bins;
use crate::memory_estimate;

/// Bins whose width doubles whenever the run outgrows them.
pub struct Binning {
    count: u32,
    width: f64,
    activity: Vec<f32>,
    load: Vec<f32>,
}

impl Binning {
    /// Creates bins for p processors and `channels` channels; `length` is an estimate of the run's length.
    pub fn new(p: u32, channels: u32, length: f64) -> Self {
        let count = memory_estimate::initial_bins(p, channels);
        let width = length / f64::from(count);
        let cells = |rows: u64| vec![0.0; rows as usize * count as usize];
        Binning { count, width, activity: cells(6 * u64::from(p)), load: cells(u64::from(channels)) }
    }

    /// Adds an activity of processor `q`.
    pub fn activity(&mut self, q: u32, activity: Activity, from: f64, to: f64) {
        self.reach(to);
        let (count, width) = (self.count as usize, self.width);
        let row = q as usize * count;
        spread(from, to, width, count, |bin, time| {
            self.activity[(row + bin) * 6 + activity as usize] += time
        });
    }

    /// Adds the time of a message on `channel`.
    pub fn load(&mut self, channel: u32, from: f64, to: f64) {
        self.reach(to);
        let (count, width) = (self.count as usize, self.width);
        let row = channel as usize * count;
        spread(from, to, width, count, |bin, time| self.load[row + bin] += time);
    }

    /// Halves the resolution until `time` is covered.
    fn reach(&mut self, time: f64) {
        let count = self.count as usize;
        while time > self.width * count as f64 {
            self.width *= 2.0;
            for row in self.activity.chunks_exact_mut(count * 6) {
                for bin in 0..count / 2 {
                    for a in 0..6 {
                        row[bin * 6 + a] = row[2 * bin * 6 + a] + row[(2 * bin + 1) * 6 + a];
                    }
                }
                row[count / 2 * 6..].fill(0.0);
            }
            for row in self.load.chunks_exact_mut(count) {
                (0..count / 2).for_each(|bin| row[bin] = row[2 * bin] + row[2 * bin + 1]);
                row[count / 2..].fill(0.0);
            }
        }
    }

    /// Cuts the bins at T_p, turns loads into means, and assigns the rest of each bin to idle.
    pub fn finish(self, t_parallel: f64) -> Bins {
        let Binning { count, width, mut activity, mut load } = self;
        let used = (t_parallel / width).ceil().clamp(1.0, f64::from(count)) as usize;
        for row in activity.chunks_exact_mut(count as usize * 6) {
            for (bin, cells) in row.chunks_exact_mut(6).take(used).enumerate() {
                let length = width.min(t_parallel - bin as f64 * width) as f32;
                cells[5] = (length - cells[..5].iter().sum::<f32>()).max(0.0);
            }
        }
        keep(&mut activity, count as usize * 6, used * 6);
        keep(&mut load, count as usize, used);
        load.iter_mut().for_each(|time| *time /= width as f32);
        Bins { count: used as u32, width, activity, load }
    }
}

/// Truncates each row of cells to `used` cells, in place to save memory.
fn keep(cells: &mut Vec<f32>, row: usize, used: usize) {
    let rows = cells.len() / row;
    (1..rows).for_each(|k| cells.copy_within(k * row..k * row + used, k * used));
    cells.truncate(rows * used);
}

/// Splits `from .. to` at the bin boundaries.
fn spread(from: f64, to: f64, width: f64, count: usize, mut add: impl FnMut(usize, f32)) {
    if to <= from {
        return;
    }
    let (first, last) = ((from / width) as usize, ((to / width) as usize).min(count - 1));
    for bin in first..=last {
        let start = from.max(bin as f64 * width);
        let end = if bin == last { to } else { to.min((bin + 1) as f64 * width) };
        add(bin, (end - start).max(0.0) as f32);
    }
}
