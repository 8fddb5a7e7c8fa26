//! Exact time: a run counts in ticks, of which every duration of its machine is a whole number.
//!
//! Sums and multiples of whole numbers below 2^53 are exact in a double, so events that a machine model puts at one
//! instant have equal times, and their order follows from the model and not from rounding (docs/semantics/machines.md).

use crate::machine::{Bsp, LogP, Machine, Network};
use crate::rounding::ROUNDING;
use crate::scenario::Scenario;
use crate::topology::SharedGraph;
use crate::trace::Trace;
use crate::width::Width;

/// Largest number of ticks in the longest duration, so that a run of 2^17 of them is exact.
const MAX_TICKS: u64 = 1 << 36;
/// Ticks in the shortest duration if the durations have no common divisor within [`MAX_TICKS`].
const FALLBACK_TICKS: f64 = (1u64 << 40) as f64;

/// The tick of a run.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Ticks {
    /// A duration in time units, and the same in ticks.
    unit: f64,
    ticks: f64,
    /// Numerator and denominator of the tick in time units, if it is a simple fraction, as for decimals: then times are
    /// rounded only once.
    fraction: Option<(f64, f64)>,
}

impl Ticks {
    /// Finds ticks for the durations of a scenario on `graph`.
    ///
    /// The tick is the largest common divisor of all durations, if the longest has at most 2^36 of them. Otherwise, for
    /// example with irrational channel widths, it is 2^-40 of the shortest duration, and durations are rounded to it.
    pub fn of(scenario: &Scenario, graph: Option<&SharedGraph>) -> Ticks {
        let mut durations = durations(scenario, graph);
        durations.retain(|duration| *duration > 0.0 && duration.is_finite());
        let longest = durations.iter().copied().fold(0.0, f64::max);
        let shortest = durations.iter().copied().fold(longest, f64::min);
        if longest == 0.0 {
            return Ticks { unit: 1.0, ticks: 1.0, fraction: Some((1.0, 1.0)) };
        }
        let common = durations.iter().try_fold(1u64, |common, duration| {
            let (_, denominator) = fraction(duration / longest)?;
            let common = (common / greatest_common_divisor(common, denominator)).checked_mul(denominator)?;
            (common <= MAX_TICKS).then_some(common)
        });
        let (unit, ticks) = common.map_or((shortest, FALLBACK_TICKS), |common| (longest, common as f64));
        let tick = unit / ticks;
        let fraction = match tick <= 1.0 {
            true => fraction(tick),
            false => fraction(1.0 / tick).map(|(numerator, denominator)| (denominator, numerator)),
        };
        let fraction = fraction.map(|(numerator, denominator)| (numerator as f64, denominator as f64));
        Ticks { unit, ticks, fraction }
    }

    /// Converts time units to ticks.
    pub fn count(&self, time: f64) -> f64 {
        (time / self.unit * self.ticks).round()
    }

    /// Converts ticks to time units.
    pub fn time(&self, ticks: f64) -> f64 {
        match self.fraction {
            Some((numerator, denominator)) => ticks * numerator / denominator,
            None => ticks / self.ticks * self.unit,
        }
    }

    /// Returns the machine of a scenario with all durations in ticks; a BSP machine then counts flops in ticks, too.
    pub fn machine(&self, scenario: &Scenario) -> Machine {
        let count = |time: f64| self.count(time);
        match scenario.machine {
            Machine::Network(network) => Machine::Network(Network {
                tc: count(network.tc),
                ts: count(network.ts),
                th: count(network.th),
                tw: count(network.channel_tw(scenario.p)),
                width: Width::Factor(1.0),
                ..network
            }),
            Machine::LogP(LogP { tc, latency, gap, overhead, word_gap, capacity }) => Machine::LogP(LogP {
                tc: count(tc),
                latency: count(latency),
                gap: count(gap),
                overhead: count(overhead),
                word_gap: word_gap.map(count),
                capacity,
            }),
            Machine::Bsp(Bsp { gap, sync }) => Machine::Bsp(Bsp { gap: count(gap), sync: count(sync) }),
        }
    }

    /// Converts the times of a trace from ticks to time units.
    pub fn convert(&self, trace: &mut Trace) {
        let Trace {
            t_parallel,
            start,
            begun,
            injected,
            delivered,
            departed,
            arrived,
            unhindered_hop,
            unhindered_transfer,
            finish,
            hop_start,
            hop_end,
            rates,
            supersteps,
            bins,
            first: _,
            unacknowledged: _,
            source: _,
            hop_first: _,
            rates_complete: _,
            superstep_numbers: _,
        } = trace;
        let columns = [
            start,
            begun,
            injected,
            delivered,
            departed,
            arrived,
            unhindered_hop,
            unhindered_transfer,
            finish,
            hop_start,
            hop_end,
        ];
        let times = columns.into_iter().flatten().chain([t_parallel]);
        let times = times.chain(rates.iter_mut().map(|change| &mut change.time));
        let times = times.chain(
            supersteps
                .iter_mut()
                .flat_map(|step| [&mut step.start, &mut step.end, &mut step.sync, &mut step.gap]),
        );
        times.for_each(|time| *time = self.time(*time));
        if let Some(bins) = bins {
            bins.width = self.time(bins.width);
            bins.activity.iter_mut().for_each(|time| *time = self.time(f64::from(*time)) as f32);
        }
    }
}

/// Returns the durations of which all times of a run are sums of whole multiples; the rates of cut-through excepted.
fn durations(scenario: &Scenario, graph: Option<&SharedGraph>) -> Vec<f64> {
    let node = scenario.machine.node_time();
    // Two stages as radix-4 butterflies take 17/10 of a node.
    let node = if scenario.radix == 4 { node / 10.0 } else { node };
    let mut durations = vec![node, scenario.twiddle_time.unwrap_or(0.0)];
    match scenario.machine {
        Machine::Network(network) => {
            let (th, tw) = (network.th, network.channel_tw(scenario.p));
            durations.extend([network.ts, th, tw]);
            if let Some(graph) = graph.filter(|graph| !graph.is_uniform()) {
                // Many channels, few different ones.
                let mut known = Vec::new();
                for channel in 0..graph.channels() {
                    let own = [graph.hop(channel), graph.capacity(channel)];
                    if !known.contains(&own) {
                        known.push(own);
                        durations.extend([th * own[0], tw / own[1]]);
                    }
                }
            }
        }
        Machine::LogP(LogP { latency, gap, overhead, word_gap, .. }) => {
            durations.extend([latency, gap, overhead, word_gap.unwrap_or(0.0)]);
        }
        Machine::Bsp(Bsp { gap, sync }) => durations.extend([gap, sync]),
    }
    durations
}

/// Returns the simplest fraction that equals a ratio from 0 to 1 but for rounding, by continued fractions; `None` if its
/// denominator is above [`MAX_TICKS`].
fn fraction(ratio: f64) -> Option<(u64, u64)> {
    let (mut numerators, mut denominators) = ([0.0, 1.0], [1.0, 0.0]);
    let mut rest = ratio;
    loop {
        let whole = rest.floor();
        numerators = [numerators[1], whole * numerators[1] + numerators[0]];
        denominators = [denominators[1], whole * denominators[1] + denominators[0]];
        if denominators[1] > MAX_TICKS as f64 {
            return None;
        }
        if (numerators[1] / denominators[1] - ratio).abs() <= ROUNDING * ratio {
            return Some((numerators[1] as u64, denominators[1] as u64));
        }
        rest = 1.0 / (rest - whole);
    }
}

fn greatest_common_divisor(a: u64, b: u64) -> u64 {
    if b == 0 { a } else { greatest_common_divisor(b, a % b) }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn network(tc: f64, ts: f64, th: f64, tw: f64) -> Scenario {
        Scenario::default().on(Network { tc, ts, th, tw, ..Network::default() })
    }

    #[test]
    fn decimal_durations_have_a_common_tick_at_any_scale() {
        for scale in [1.0, 100.0, 7.0, 1.0 / 3.0, 1e-6, 1.0 / 7.0] {
            let scenario = network(scale, 25.0 * scale, 0.5 * scale, 1.28 * scale);
            let ticks = Ticks::of(&scenario, None);
            let Machine::Network(network) = ticks.machine(&scenario) else { panic!("a network") };
            assert_eq!(
                [network.tc, network.ts, network.th, network.tw],
                [50.0, 1250.0, 25.0, 64.0],
                "{scale}"
            );
            assert!((ticks.time(50.0) / scale - 1.0).abs() < 1e-15);
        }
    }

    #[test]
    fn zero_durations_and_short_fractions_are_exact() {
        let scenario = network(0.1, 0.7, 0.9, 1.1);
        let ticks = Ticks::of(&scenario, None);
        assert_eq!([0.1, 0.7, 0.9, 1.1].map(|time| ticks.count(time)), [1.0, 7.0, 9.0, 11.0]);
        assert_eq!(ticks.time(3.0), 0.3, "the double nearest to the decimal number");
        let threes = Ticks::of(&network(0.3, 0.9, 0.0, 0.6), None);
        assert_eq!([threes.count(0.9), threes.time(3.0)], [3.0, 0.9]);
        assert_eq!(Ticks::of(&network(0.0, 0.0, 0.0, 0.0), None).count(0.0), 0.0);
    }

    #[test]
    fn irrational_durations_are_rounded_to_a_small_fraction_of_the_shortest() {
        let scenario = network(1.0, 25.0, 0.5, 1.28 / 2f64.sqrt());
        let ticks = Ticks::of(&scenario, None);
        for time in [1.0, 25.0, 0.5, 1.28 / 2f64.sqrt()] {
            assert!((ticks.time(ticks.count(time)) / time - 1.0).abs() < 1e-10);
        }
        // A range that no tick covers stays a range of doubles.
        let wide = Ticks::of(&network(1.0, 1e9, 0.0, 1e-12), None);
        assert!((wide.time(wide.count(1e9)) / 1e9 - 1.0).abs() < 1e-15);
        assert!((wide.time(wide.count(1e-12)) / 1e-12 - 1.0).abs() < 1e-9);
    }
}
