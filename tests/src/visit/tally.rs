//! What is counted over many visits.

use std::fmt;

/// Counts.
#[derive(Debug, Default, Clone)]
pub struct Tally {
    /// Visits.
    pub visits: u64,
    /// Everything that happened: inputs, messages, timers, frames.
    pub events: u64,
    /// What readers did.
    pub inputs: u64,
    /// What went wrong.
    pub faults: u64,
    /// Workers that were started.
    pub workers: u64,
    /// Runs that were compared with the truth.
    pub compared: u64,
    /// How long the page took until it showed what was asked for again, in milliseconds.
    pub recoveries: Vec<f64>,
    /// Bytes of memory at moments of the whole: what is allocated natively, what a browser has of the system.
    pub memory: Vec<u64>,
}

impl Tally {
    /// Adds those of other visits.
    pub fn add(&mut self, other: Tally) {
        self.visits += other.visits;
        self.events += other.events;
        self.inputs += other.inputs;
        self.faults += other.faults;
        self.workers += other.workers;
        self.compared += other.compared;
        self.recoveries.extend(other.recoveries);
        self.memory.extend(other.memory);
    }

    /// A quantile of the times to recover, in milliseconds; 0 if there was nothing to recover from.
    pub fn recovery(&self, part: f64) -> f64 {
        let mut sorted = self.recoveries.clone();
        sorted.sort_by(f64::total_cmp);
        let at = ((sorted.len() as f64 * part).ceil() as usize).max(1) - 1;
        sorted.get(at).copied().unwrap_or_default()
    }

    /// Whether memory has stopped growing: the end is hardly above what the first half took at some time. What is
    /// kept for later is given back by leaps, so one moment in the middle says little.
    pub fn is_plateau(&self, slack: u64) -> bool {
        let [_, half, end] = self.moments();
        end <= half + slack
    }

    /// Memory after the first tenth, the most of the first half, and at the end, each the most of some moments.
    fn moments(&self) -> [u64; 3] {
        let most = |moments: &[u64]| moments.iter().max().copied().unwrap_or_default();
        let count = self.memory.len();
        let (tenth, half) = (count / 10, count.div_ceil(2));
        let around = tenth.saturating_sub(1)..(tenth + 2).min(count);
        [
            most(&self.memory[around]),
            most(&self.memory[..half]),
            most(&self.memory[count.saturating_sub(3)..]),
        ]
    }
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [start, half, end] = self.moments().map(|bytes| bytes as f64 / 1e6);
        writeln!(
            f,
            "  {} visits, {} events, {} of them inputs; {} faults, {} workers started, {} runs compared",
            self.visits, self.events, self.inputs, self.faults, self.workers, self.compared
        )?;
        writeln!(
            f,
            "  {} recoveries, p50 {:.0} ms, p99 {:.0} ms, longest {:.0} ms",
            self.recoveries.len(),
            self.recovery(0.5),
            self.recovery(0.99),
            self.recovery(1.0)
        )?;
        write!(
            f,
            "  memory {start:.1} MB at the start, at most {half:.1} in the first half, {end:.1} at the end"
        )
    }
}

/// Bytes of memory that a process has; `None` where the system does not say.
pub fn resident(process: u32) -> Option<u64> {
    let status = std::fs::read_to_string(format!("/proc/{process}/status")).ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    line.trim().strip_suffix("kB")?.trim().parse::<u64>().ok().map(|kilobytes| kilobytes * 1024)
}

#[cfg(test)]
mod tests {
    use super::Tally;

    #[test]
    fn what_grows_and_what_leaps() {
        let tally = |memory: Vec<u64>| Tally { memory, ..Tally::default() };
        assert!(!tally((0..40).collect()).is_plateau(16));
        assert!(tally((0..40).map(|k| k / 2).collect()).is_plateau(16));
        let leaps = [10, 39, 43, 17, 28, 20, 20, 46].into_iter().flat_map(|at| [at; 6]).collect();
        assert!(tally(leaps).is_plateau(16));
        assert!(tally(Vec::new()).is_plateau(0));
    }
}
