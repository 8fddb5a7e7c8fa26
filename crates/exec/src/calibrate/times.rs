//! Predicted times of a plan's steps on a calibrated machine, from the tables by kind and size.

use super::fit::{Fit, Line, Sample, median_by_size};
use super::{Order, Samples};
use hyperfly_core::schedule::{Plan, SlotSet, Step};

/// Median time by size, in ascending order of size.
pub struct Table(Vec<Sample>);

impl Table {
    /// Computes the medians of samples.
    pub fn from_samples(samples: &[Sample]) -> Table {
        Table(median_by_size(samples))
    }

    /// Returns the median at this size, interpolated linearly in the logarithm of the size and constant beyond the ends. 0 for an empty
    /// table.
    pub fn at(&self, size: f64) -> f64 {
        let medians = &self.0;
        let next_size = medians.partition_point(|(measured_size, _)| f64::from(*measured_size) < size);
        match (next_size.checked_sub(1).and_then(|below| medians.get(below)), medians.get(next_size)) {
            (Some(below), Some(next_size)) => {
                let log = |measured_size: u32| f64::from(measured_size).log2();
                let fraction = (size.log2() - log(below.0)) / (log(next_size.0) - log(below.0));
                below.1 + (next_size.1 - below.1) * fraction
            }
            (Some(nearest), None) | (None, Some(nearest)) => nearest.1,
            (None, None) => 0.0,
        }
    }

    /// Returns the largest size; 0 for an empty table.
    fn last(&self) -> f64 {
        self.0.last().map_or(0.0, |(size, _)| f64::from(*size))
    }
}

/// Number of elements from which the start-up of a local step is negligible.
const STEADY_ELEMENTS: f64 = 1024.0;

/// All tables, and the fitted lines of messages.
pub struct Times {
    local: Table,
    combine: Table,
    pairs: Table,
    copy: Table,
    strided: Table,
    scattered: Table,
    exchange: Messages,
    stream: Messages,
}

/// Times of one kind of message by words, and the line fitted to them.
struct Messages {
    table: Table,
    fit: Option<Fit>,
}

impl Messages {
    fn from_samples(samples: &[Sample]) -> Messages {
        Messages { table: Table::from_samples(samples), fit: Fit::from_samples(samples) }
    }
}

impl Times {
    /// Builds the tables from all samples of a machine.
    pub fn from_samples(samples: &Samples) -> Times {
        Times {
            local: Table::from_samples(&samples.local),
            combine: Table::from_samples(&samples.combine),
            pairs: Table::from_samples(&samples.pairs),
            copy: Table::from_samples(&samples.copy),
            strided: Table::from_samples(&samples.strided),
            scattered: Table::from_samples(&samples.scattered),
            exchange: Messages::from_samples(&samples.exchange),
            stream: Messages::from_samples(&samples.stream),
        }
    }

    /// Returns the seconds per node of a step with `stages` stages of blocks of 2^`log_block` adjacent elements in `elements`. A whole
    /// transform is in the table. Otherwise each stage takes as long as within a block, and one of them sweeps the whole memory. The kernel
    /// computes two stages at a time: with an odd number the last one, of blocks of two, is a sweep of its own.
    fn local(&self, stages: u8, log_block: u8, elements: f64) -> f64 {
        let (block, count) = (2f64.powi(log_block.into()), f64::from(stages));
        if stages == log_block && block >= elements {
            return self.local.at(elements);
        }
        // Rounds down to an even number of stages, which leaves no single stage.
        let round_down_to_power_of_4 = |elements: f64| 4f64.powf(elements.log(4.0).floor());
        let cached_elements = round_down_to_power_of_4(block.max(STEADY_ELEMENTS).min(elements));
        let inner = self.local.at(cached_elements);
        let passes = if stages % 2 == 1 && stages == log_block {
            self.pairs.at(elements)
        } else {
            inner + (self.pairs.at(elements) - self.pairs.at(cached_elements)).max(0.0)
        };
        ((count - 1.0) * inner + passes) / count.max(1.0)
    }

    /// Returns the additional seconds per word to access a slot set, compared with contiguous words.
    fn access_overhead(&self, slots: &SlotSet) -> f64 {
        let table = match Order::from_slots(slots) {
            Order::Contiguous => return 0.0,
            Order::Strided => &self.strided,
            Order::Scattered => &self.scattered,
        };
        let words = f64::from(slots.count());
        // The overhead occurs once per run of adjacent words.
        (table.at(words) - self.copy.at(words)).max(0.0) / f64::from(slots.run())
    }

    /// Returns the mean seconds per node over all steps of this plan. Includes its copies, which simulated machines do for free.
    pub fn node_time(&self, plan: &Plan) -> f64 {
        let (mut time, mut nodes, streaming) = (0.0, 0.0, is_streaming(plan));
        for step in &plan.steps {
            let per_node = match *step {
                Step::Local { first, last, log_block, len, .. } => {
                    self.local(last - first, log_block, f64::from(len))
                }
                // Start-up is paid once per step for all its blocks.
                Step::Combine(_) | Step::Unpack(_) => self.combine.at(plan.nodes(step)),
                Step::Copy { from, to } => {
                    let [from, to] = [from, to].map(|set| &plan.slot_sets[set as usize]);
                    let words = f64::from(from.count());
                    let word = self.copy.at(words) + self.access_overhead(from) + self.access_overhead(to);
                    time += words * word;
                    continue;
                }
                // Posting and receiving streams of messages occupies the processor.
                Step::Post { .. } | Step::Await { .. } if streaming => {
                    let words = |slot_set: Option<(u32, &SlotSet)>| {
                        slot_set.map_or(0.0, |(_, slots)| f64::from(slots.count()))
                    };
                    time += self.stream.table.at(words(plan.sends(step).or(plan.receives(step)))) / 2.0;
                    continue;
                }
                _ => continue,
            };
            time += per_node * plan.nodes(step);
            nodes += plan.nodes(step);
        }
        if nodes > 0.0 { time / nodes } else { self.local.at(1.0) }
    }

    /// t_s and t_w for the messages of this plan, in seconds; `None` with one processor. t_s comes from the fitted line. t_w makes a
    /// message of mean length take its measured time, as part of a stream or alone, plus packing and unpacking of non-contiguous words.
    pub fn message_line(&self, plan: &Plan) -> Option<Line> {
        let Messages { table, fit } =
            if is_streaming(plan) && self.stream.fit.is_some() { &self.stream } else { &self.exchange };
        let fit = fit.as_ref()?;
        let (mut messages, mut words, mut overhead) = (0.0, 0.0, 0.0);
        for step in &plan.steps {
            if let Some((_, slots)) = plan.sends(step) {
                messages += 1.0;
                words += f64::from(slots.count());
                overhead += f64::from(slots.count()) * self.access_overhead(slots);
            }
            if let Some((_, slots)) = plan.receives(step) {
                overhead += f64::from(slots.count()) * self.access_overhead(slots);
            }
        }
        if messages == 0.0 {
            return Some(fit.line(1.0));
        }
        let mean = words / messages;
        // Beyond the measured sizes the line extrapolates.
        let message_time = if mean > table.last() { fit.at(mean) } else { table.at(mean) };
        let ts = fit.line(mean).ts.min(message_time);
        Some(Line { ts, tw: (message_time - ts) / mean + overhead / words })
    }
}

/// Whether the plan posts more than p messages before it receives one, so that several go to the same processor.
fn is_streaming(plan: &Plan) -> bool {
    let mut posted_count = 0;
    plan.steps.iter().any(|step| {
        match step {
            Step::Post { .. } => posted_count += 1,
            Step::Await { .. } | Step::Exchange { .. } => posted_count = 0,
            _ => {}
        }
        posted_count > plan.p
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use hyperfly_request::{Algorithm, AllToAll, Settings};

    /// Samples with the same time at every size.
    fn constant_samples(time: f64) -> Vec<Sample> {
        vec![(1, time), (1 << 20, time)]
    }

    fn example_samples() -> Samples {
        Samples {
            local: constant_samples(1.0),
            combine: constant_samples(2.0),
            pairs: constant_samples(5.0),
            copy: constant_samples(10.0),
            strided: constant_samples(14.0),
            scattered: constant_samples(30.0),
            exchange: (0..=10).map(|k| (1 << k, 1000.0 + 3.0 * f64::from(1 << k))).collect(),
            ..Samples::default()
        }
    }

    fn node_and_line(algorithm: Algorithm) -> (f64, Line) {
        let plan = Settings { algorithm, p: 2, n: 1 << 10, ..Settings::default() }.scenario().rank_plan(0);
        let times = Times::from_samples(&example_samples());
        (times.node_time(&plan), times.message_line(&plan).expect("two processors"))
    }

    /// 512 elements: nine stages within the memory, a copy of 256 words at stride 2, and one stage of blocks of two. Received words go to
    /// every second slot, too.
    #[test]
    fn cyclic_to_blocked_time_includes_copies_and_memory_sweep() {
        let (node, line) = node_and_line(Algorithm::CyclicToBlocked);
        let time = 512.0 * 9.0 * 1.0 + 256.0 * (10.0 + 4.0) + 512.0 * 5.0;
        assert!((node - time / 5120.0).abs() < 1e-9, "{node}");
        assert!((line.ts - 1000.0).abs() < 1e-6 && (line.tw - 3.0 - 4.0).abs() < 1e-6, "{line:?}");
    }

    /// One stage between two exchanges, then nine local ones; all slots are contiguous.
    #[test]
    fn binary_exchange_time_excludes_copies() {
        let (node, line) = node_and_line(Algorithm::BinaryExchange);
        assert!((node - (2.0 + 9.0) / 10.0).abs() < 1e-9, "{node}");
        assert!((line.ts - 1000.0).abs() < 1e-6 && (line.tw - 3.0).abs() < 1e-6, "{line:?}");
    }

    #[test]
    fn group_cyclic_time_includes_one_scattered_access() {
        let (node, line) = node_and_line(Algorithm::GroupCyclic);
        // Three copies: two read at stride 2 and one in bit-reversed order; all write at stride 2.
        let copies = 256.0 * (3.0 * 10.0 + 2.0 * 4.0 + 20.0 + 4.0);
        let time = 512.0 * 9.0 + 512.0 * 5.0 + copies;
        assert!((node - time / 5120.0).abs() < 1e-9, "{node}");
        // Sends and receives: three strided accesses and one scattered one over three messages.
        let overhead = (3.0 * 4.0 + 20.0) / 3.0;
        assert!((line.tw - 3.0 - overhead).abs() < 1e-6, "{line:?}");
    }

    /// 256 words are sent one by one, without waiting in between.
    #[test]
    fn output_driven_uses_stream_times() {
        let stream = vec![(1, 100.0), (4, 103.0), (16, 115.0)];
        let stream_samples = Samples { stream, ..example_samples() };
        let line = |algorithm| {
            let plan =
                Settings { algorithm, p: 2, n: 1 << 10, ..Settings::default() }.scenario().rank_plan(0);
            Times::from_samples(&stream_samples).message_line(&plan).expect("two processors")
        };
        assert!((line(Algorithm::OutputDriven).at(1.0) - 100.0).abs() < 1e-6);
        assert!((line(Algorithm::BinaryExchange).ts - 1000.0).abs() < 1e-6, "one message is none of many");
        // Three redistributions, each with one message that is posted and then received.
        let all_to_all = AllToAll::Naive;
        let group_cyclic =
            Settings { algorithm: Algorithm::GroupCyclic, p: 2, all_to_all, ..Settings::default() };
        assert!(!is_streaming(&group_cyclic.scenario().rank_plan(0)), "one after the other is none of many");
        // A file without stream samples falls back to exchanges.
        let (_, line) = node_and_line(Algorithm::OutputDriven);
        assert!((line.at(1.0) - 1003.0).abs() < 1e-6, "{line:?}");
    }

    /// The message is longer than every measured one.
    #[test]
    fn message_beyond_samples_follows_the_line() {
        let plan = Settings { p: 2, n: 1 << 16, ..Settings::default() }.scenario().rank_plan(0);
        let line = Times::from_samples(&example_samples()).message_line(&plan).expect("two processors");
        assert!((line.at(32768.0) / (1000.0 + 3.0 * 32768.0) - 1.0).abs() < 1e-9, "{line:?}");
    }

    /// The measured time of a size takes precedence over the fitted line.
    #[test]
    fn message_takes_its_measured_time() {
        let exchange = vec![(1, 1000.0), (128, 1384.0), (256, 9000.0), (512, 2536.0), (1024, 4072.0)];
        let plan = Settings { algorithm: Algorithm::Transpose, p: 2, n: 1 << 10, ..Settings::default() };
        let line = Times::from_samples(&Samples { exchange, ..example_samples() })
            .message_line(&plan.scenario().rank_plan(0));
        let line = line.expect("two processors");
        // 256 words in runs of 16, where the stride costs 4 more per run, a quarter per word.
        assert!((line.at(256.0) - 9000.0 - 256.0 * 4.0 / 16.0).abs() < 1e-6, "{line:?}");
    }
}
