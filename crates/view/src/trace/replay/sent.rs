//! Finds the messages in flight at a given time without examining all of them.

use hyperfly_core::Run;

/// Messages per block; one latest delivery is stored per block.
const BLOCK: usize = 32;

/// The sending records, in order of injection.
pub struct SentMessages {
    records: Vec<u32>,
    /// Latest delivery in each block of [`BLOCK`] records.
    last: Vec<f64>,
}

impl SentMessages {
    /// Collects the messages of a run; empty for a binned trace.
    pub fn new(run: &Run) -> SentMessages {
        let trace = &run.trace;
        if trace.injected.is_empty() {
            return SentMessages { records: Vec::new(), last: Vec::new() };
        }
        let sends = |k: &u32| run.plan.sends(&run.plan.steps[*k as usize]).is_some();
        let mut records: Vec<u32> = (0..run.plan.steps.len() as u32).filter(sends).collect();
        records.sort_by(|a, b| trace.injected[*a as usize].total_cmp(&trace.injected[*b as usize]));
        let delivered =
            |block: &[u32]| block.iter().map(|&k| trace.delivered[k as usize]).fold(0.0, f64::max);
        let last = records.chunks(BLOCK).map(delivered).collect();
        SentMessages { records, last }
    }

    /// Returns the records whose messages are between injection and delivery at `t`, in order of injection.
    pub fn in_flight(&self, run: &Run, t: f64) -> impl Iterator<Item = u32> {
        let trace = &run.trace;
        let begun = self.records.partition_point(|&record| trace.injected[record as usize] <= t);
        let blocks = self.records[..begun].chunks(BLOCK).zip(&self.last);
        let open = blocks.filter(move |(_, last)| **last > t).flat_map(|(records, _)| records);
        open.copied().filter(move |&record| trace.delivered[record as usize] > t)
    }
}
