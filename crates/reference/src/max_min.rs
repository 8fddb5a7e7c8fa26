//! Max–min fair rates by progressive filling: all rates rise together; when a channel is full, the rates of
//! its flows are fixed and the others keep rising.

use std::collections::BTreeMap;

/// Returns the rate of each flow, given the channels of its route and the capacity of each channel.
pub fn fair_rates<C: Copy + Ord>(routes: &[Vec<C>], capacity: impl Fn(C) -> f64) -> Vec<f64> {
    let mut flows_on: BTreeMap<C, Vec<usize>> = BTreeMap::new();
    for (flow, route) in routes.iter().enumerate() {
        for &channel in route {
            flows_on.entry(channel).or_default().push(flow);
        }
    }
    let mut final_rates: Vec<Option<f64>> = vec![None; routes.len()];
    loop {
        // Rate at which each channel would be full.
        let levels: Vec<(C, f64)> = flows_on
            .iter()
            .filter_map(|(&channel, flows)| {
                let rising_count = flows.iter().filter(|&&f| final_rates[f].is_none()).count();
                let fixed_load: f64 = flows.iter().filter_map(|&f| final_rates[f]).sum();
                (rising_count > 0).then(|| (channel, (capacity(channel) - fixed_load) / rising_count as f64))
            })
            .collect();
        let Some(lowest_height) = levels.iter().map(|&(_, height)| height).min_by(f64::total_cmp) else {
            break;
        };
        for (channel, height) in levels {
            if height <= lowest_height * (1.0 + 1e-12) {
                for &flow in &flows_on[&channel] {
                    final_rates[flow].get_or_insert(lowest_height);
                }
            }
        }
    }
    final_rates.into_iter().map(|rate| rate.expect("a flow without channels")).collect()
}

/// Describes why these rates are not max–min fair: a channel over its capacity, or a flow without a bottleneck (a full channel
/// on which no flow has a higher rate). Rates without either are max–min fair, and there are no others.
pub fn find_unfairness<C: Copy + Ord + std::fmt::Debug>(
    routes: &[Vec<C>],
    rates: &[f64],
    capacity: impl Fn(C) -> f64,
) -> Option<String> {
    let (mut sum, mut highest) = (BTreeMap::new(), BTreeMap::new());
    for (route, &rate) in routes.iter().zip(rates) {
        for &channel in route {
            *sum.entry(channel).or_insert(0.0) += rate;
            let highest = highest.entry(channel).or_insert(rate);
            *highest = rate.max(*highest);
        }
    }
    if let Some((channel, sum)) = sum.iter().find(|&(channel, &sum)| sum > capacity(*channel) + 1e-9) {
        return Some(format!("channel {channel:?} carries {sum}"));
    }
    let is_full = |channel: &C| sum[channel] > capacity(*channel) - 1e-9;
    let is_bottleneck = |channel: &C, rate: f64| is_full(channel) && rate >= highest[channel] - 1e-9;
    let free_flows =
        routes.iter().zip(rates).position(|(route, &rate)| !route.iter().any(|c| is_bottleneck(c, rate)));
    free_flows.map(|flow| format!("flow {flow} could have more than {}", rates[flow]))
}
