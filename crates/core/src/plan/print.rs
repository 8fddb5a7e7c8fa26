//! The printable form of a Plan: one line a step, the same text for the same plan.

use super::{Placement, Plan, Slots, Step};
use std::fmt;

impl fmt::Display for Plan {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "plan p={} n={} slots={}", self.p, self.n, self.slots)?;
        writeln!(f, "input {}", self.input)?;
        for q in 0..self.p {
            writeln!(f, "processor {q}")?;
            for step in self.program(q) {
                write!(f, "  ")?;
                self.write_step(f, step)?;
                writeln!(f)?;
            }
        }
        writeln!(f, "output {}", self.output)
    }
}

impl Plan {
    fn write_step(&self, f: &mut fmt::Formatter<'_>, step: &Step) -> fmt::Result {
        let set = |k: u32| self.slot_sets[k as usize];
        match *step {
            Step::Local { first, last, base, len, log_block, block } => {
                let slots = Slots::contiguous(base, len);
                write!(
                    f,
                    "local stages {first}..{last} on {slots} in blocks of {} from {block}",
                    1u64 << log_block
                )
            }
            Step::Combine { stage, own, other, len, block, upper } => {
                let half = if upper { "upper" } else { "lower" };
                let (own, other) = (Slots::contiguous(own, len), Slots::contiguous(other, len));
                write!(f, "combine stage {stage} {half} half {own} with {other} of block {block}")
            }
            Step::Exchange { partner, send, receive } => {
                write!(f, "exchange with {partner}: send {}, receive {}", set(send), set(receive))
            }
            Step::Copy { from, to } => write!(f, "copy {} to {}", set(from), set(to)),
            Step::Reverse { base, len, low, high } => {
                write!(f, "reverse bits {low}..{high} of {}", Slots::contiguous(base, len))
            }
        }
    }
}

impl fmt::Display for Slots {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.count {
            1 => write!(f, "[{}..{}]", self.first, self.end()),
            _ => write!(
                f,
                "[{}..{} every {} × {}]",
                self.first,
                self.first + self.run,
                self.stride,
                self.count
            ),
        }
    }
}

impl fmt::Display for Placement {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let bits = |list: &[u8]| list.iter().map(|b| format!("b{b}")).collect::<Vec<_>>().join(" ");
        write!(f, "processor ({}) slot {} + ({})", bits(&self.owner), self.base, bits(&self.local))
    }
}
