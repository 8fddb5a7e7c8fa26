//! Counts over many visits.

use std::fmt;

#[derive(Debug, Default, Clone)]
pub struct Tally {
    pub visits: u64,
    /// All events: inputs, messages, timers, frames.
    pub events: u64,
    pub inputs: u64,
    /// Injected faults.
    pub faults: u64,
    /// Workers started.
    pub workers: u64,
    /// Runs compared with the expected ones.
    pub compared: u64,
    /// Recovery times until the page showed again what was requested, in milliseconds.
    pub recoveries: Vec<f64>,
    /// Memory samples in bytes: allocated memory natively, resident memory of a browser.
    pub memory: Vec<u64>,
}

impl Tally {
    /// Adds the counts of other visits.
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

    /// Returns the quantile of the recovery times in milliseconds; 0 if there are none.
    pub fn recovery_quantile(&self, quantile: f64) -> f64 {
        let mut sorted_recoveries = self.recoveries.clone();
        sorted_recoveries.sort_by(f64::total_cmp);
        let index = ((sorted_recoveries.len() as f64 * quantile).ceil() as usize).max(1) - 1;
        sorted_recoveries.get(index).copied().unwrap_or_default()
    }

    /// Whether memory has stopped growing: the end exceeds the maximum of the first half by at most `slack`. Caches are freed in steps,
    /// so a single sample in the middle is not representative.
    pub fn is_plateau(&self, slack: u64) -> bool {
        let [_, half_memory, end] = self.memory_moments();
        end <= half_memory + slack
    }

    /// Returns the memory after the first tenth, maximum of the first half, and memory at the end, each as the maximum of a few samples.
    fn memory_moments(&self) -> [u64; 3] {
        let max_of = |moments: &[u64]| moments.iter().max().copied().unwrap_or_default();
        let count = self.memory.len();
        let (tenth, half_count) = (count / 10, count.div_ceil(2));
        let range = tenth.saturating_sub(1)..(tenth + 2).min(count);
        [
            max_of(&self.memory[range]),
            max_of(&self.memory[..half_count]),
            max_of(&self.memory[count.saturating_sub(3)..]),
        ]
    }
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [start, half_memory, end] = self.memory_moments().map(|bytes| bytes as f64 / 1e6);
        writeln!(
            f,
            "  {} visits, {} events, {} of them inputs; {} faults, {} workers started, {} runs compared",
            self.visits, self.events, self.inputs, self.faults, self.workers, self.compared
        )?;
        writeln!(
            f,
            "  {} recoveries, p50 {:.0} ms, p99 {:.0} ms, longest {:.0} ms",
            self.recoveries.len(),
            self.recovery_quantile(0.5),
            self.recovery_quantile(0.99),
            self.recovery_quantile(1.0)
        )?;
        write!(
            f,
            "  memory {start:.1} MB at the start, at most {half_memory:.1} in the first half, {end:.1} at the end"
        )
    }
}

/// Returns the resident memory of a process in bytes; `None` where the system does not report it.
pub fn resident_memory(process: u32) -> Option<u64> {
    let status = std::fs::read_to_string(format!("/proc/{process}/status")).ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    line.trim().strip_suffix("kB")?.trim().parse::<u64>().ok().map(|kilobytes| kilobytes * 1024)
}

#[cfg(test)]
mod tests {
    use super::Tally;

    #[test]
    fn memory_plateau_tolerates_jumps_but_not_growth() {
        let tally = |memory: Vec<u64>| Tally { memory, ..Tally::default() };
        assert!(!tally((0..40).collect()).is_plateau(16));
        assert!(tally((0..40).map(|k| k / 2).collect()).is_plateau(16));
        let leaps = [10, 39, 43, 17, 28, 20, 20, 46].into_iter().flat_map(|value| [value; 6]).collect();
        assert!(tally(leaps).is_plateau(16));
        assert!(tally(Vec::new()).is_plateau(0));
    }
}
