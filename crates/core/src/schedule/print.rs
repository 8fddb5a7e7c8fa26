//! Textual form of a plan, one line per step; equal plans have equal texts.

use super::placement::Placement;
use super::plan::Plan;
use super::slots::SlotSet;
use super::step::{Combine, Step, Unpack};
use std::fmt::{self, Write};

impl fmt::Display for Plan {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Plan { p, n, transform, radix, slots, .. } = self;
        writeln!(f, "plan p={p} n={n} {transform:?} radix={radix} slots={slots}")?;
        writeln!(f, "input {}", self.input)?;
        for q in 0..self.p {
            writeln!(f, "processor {q}")?;
            for step in self.rank_steps(q) {
                write!(f, "  ")?;
                self.write_step(f, step)?;
                writeln!(f)?;
            }
        }
        writeln!(f, "output {}", self.output)
    }
}

impl Plan {
    /// Returns a hash of the textual form (FNV-1a, 64 bits).
    pub fn fingerprint(&self) -> u64 {
        let mut hash = Fnv(0xCBF2_9CE4_8422_2325);
        // Writing to the hash never fails.
        let _ = write!(hash, "{self}");
        hash.0
    }

    fn write_step(&self, f: &mut fmt::Formatter<'_>, step: &Step) -> fmt::Result {
        let set = |k: u32| &self.slot_sets[k as usize];
        match *step {
            Step::Local { first, last, log_block, base, len, blocks } => {
                let (slots, size) = (SlotSet::contiguous(base, len), 1u64 << log_block);
                write!(
                    f,
                    "local stages {first}..{last} on {slots} in blocks of {size}, numbers {}",
                    set(blocks)
                )
            }
            Step::Combine(Combine { stage, upper, low, high, to, len, block, blocks, apart }) => {
                let half = if upper { "upper" } else { "lower" };
                let [low, high, to] = [low, high, to].map(|first| SlotSet::contiguous(first, len));
                write!(f, "combine stage {stage}: {half} half of {low} and {high} of block {block} to {to}")?;
                match blocks {
                    1 => Ok(()),
                    _ => write!(f, ", {blocks} blocks, each {apart} further"),
                }
            }
            Step::Unpack(Unpack { own, mirrored, indices }) => {
                write!(f, "unpack {} with {} reversed, indices {}", set(own), set(mirrored), set(indices))
            }
            Step::Exchange { to, send, from, receive } => {
                write!(f, "exchange: send {} to {to}, receive {} from {from}", set(send), set(receive))
            }
            Step::Post { to, send } => write!(f, "post {} to {to}", set(send)),
            Step::Await { from, receive } => write!(f, "await {} from {from}", set(receive)),
            Step::Copy { from, to } => write!(f, "copy {} to {}", set(from), set(to)),
        }
    }
}

impl fmt::Display for Placement {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let bits = |list: &[u8]| list.iter().map(|b| format!("b{b}")).collect::<Vec<_>>().join(" ");
        write!(f, "processor ({}) slot {} + ({})", bits(&self.owner), self.base, bits(&self.local))
    }
}

struct Fnv(u64);

impl Write for Fnv {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        for byte in text.bytes() {
            self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x0100_0000_01B3);
        }
        Ok(())
    }
}
