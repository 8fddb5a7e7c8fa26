//! The rates at which the words of cut-through messages flow over time.

use hyperfly_core::Run;
use hyperfly_core::trace::RateChange;

/// The rates of a run grouped by the record that sent the message.
pub struct Rates {
    /// The rates of record k are `indices[first[k] .. first[k + 1]]`, as indices into the trace's rates; empty if not all were kept.
    first: Vec<u32>,
    indices: Vec<u32>,
}

impl Rates {
    /// Groups the rates of a run.
    pub fn new(run: &Run) -> Rates {
        let shares = &run.trace.rates;
        if shares.is_empty() || !run.trace.rates_complete {
            return Rates { first: Vec::new(), indices: Vec::new() };
        }
        let mut first = vec![0u32; run.plan.steps.len() + 1];
        for share in shares {
            first[share.record as usize + 1] += 1;
        }
        for k in 1..first.len() {
            first[k] += first[k - 1];
        }
        let mut next = first.clone();
        let mut indices = vec![0u32; shares.len()];
        for (at, share) in shares.iter().enumerate() {
            let slot = &mut next[share.record as usize];
            indices[*slot as usize] = at as u32;
            *slot += 1;
        }
        Rates { first, indices }
    }

    /// Returns the rates of a record's message in order of time; empty if they were not kept.
    pub fn of<'a>(&'a self, run: &'a Run, record: u32) -> impl ExactSizeIterator<Item = RateChange> + 'a {
        let range = match self.first.get(record as usize..record as usize + 2) {
            Some(&[from, to]) => from as usize..to as usize,
            _ => 0..0,
        };
        self.indices[range].iter().map(|&at| run.trace.rates[at as usize])
    }
}
