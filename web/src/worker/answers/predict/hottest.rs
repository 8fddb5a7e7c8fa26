//! The question which channel has the most messages at the same time.

use super::question::{Choice, Claim, Question};
use super::rng::SeededRng;
use super::subject::QuizSubject;
use crate::worker::protocol::queries::predict::Cover;
use hyperfly_request::Switching;
use hyperfly_text::quiz as text;
use hyperfly_view::Replay;
use hyperfly_view::notation::numbers::quantity;
use hyperfly_view::text::table::channel_name;

/// Resolution of instants as parts of the run: closer ones differ by rounding only.
const INSTANTS_PER_RUN: f64 = (1u64 << 40) as f64;

/// The largest number of messages on a channel, and the middle of the first interval that has it.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Peak {
    pub load: u32,
    pub t: f64,
}

/// Returns the peak of each channel, counting messages that flow over it, hold it or wait for it.
pub fn find_peaks(replay: &Replay) -> Vec<Peak> {
    let run = replay.run();
    let Some(graph) = replay.graph() else { return Vec::new() };
    let trace = &run.trace;
    let Some(network) = run.scenario.machine.network() else { return Vec::new() };
    let end = replay.t_end().max(f64::MIN_POSITIVE);
    // Channel, instant, and whether a message starts; at equal instants, ends sort before starts.
    let mut changes: Vec<(u32, u64, bool)> = Vec::new();
    let mut route = Vec::new();
    for step_index in 0..run.plan.steps.len() as u32 {
        let Some(message) = replay.message(step_index) else { continue };
        route.clear();
        graph.route(message.from, message.to, &mut route);
        let first = trace.hop_first.get(step_index as usize).map_or(0, |first| *first as usize);
        for (k, channel) in route.iter().enumerate() {
            let time = |times: &[f64], k: usize| times.get(first + k).copied().unwrap_or_default();
            let (from, to) = match (network.switching, k) {
                (Switching::CutThrough, _) => {
                    (message.injected + network.th * f64::from(message.hops), message.delivered)
                }
                (_, 0) => (message.injected, time(&trace.hop_end, 0)),
                (Switching::StoreAndForward, _) => (time(&trace.hop_end, k - 1), time(&trace.hop_end, k)),
                (Switching::Wormhole, _) => {
                    (time(&trace.hop_start, k - 1) + network.th, time(&trace.hop_end, k))
                }
            };
            let instant = |t: f64| (t / end * INSTANTS_PER_RUN).round() as u64;
            if instant(to) > instant(from) {
                changes.push((*channel, instant(from), true));
                changes.push((*channel, instant(to), false));
            }
        }
    }
    changes.sort_unstable();
    let mut peaks = vec![Peak::default(); graph.channels() as usize];
    let mut load = 0u32;
    for (k, (channel, instant, change)) in changes.iter().enumerate() {
        load = if *change { load + 1 } else { load.saturating_sub(1) };
        let peak = &mut peaks[*channel as usize];
        if load > peak.load {
            let interval_end = changes.get(k + 1).map_or(*instant, |change| change.1);
            *peak = Peak { load, t: (*instant as f64 + interval_end as f64) / 2.0 / INSTANTS_PER_RUN * end };
        }
    }
    peaks
}

/// Asks for the hottest channel.
pub fn create_question(subject: &QuizSubject, rng: &mut SeededRng) -> Option<Question> {
    let replay = &*subject.replay;
    if !replay.has_channels() || !replay.is_detailed() {
        return None;
    }
    let hottest_channel = subject.report().hottest?;
    let peaks = find_peaks(replay);
    let max_load = peaks.iter().map(|peak| peak.load).max()?;
    // The machine counts loads without duration, which are not visible.
    if max_load != hottest_channel.load || max_load < 2 {
        return None;
    }
    let channels_with_load = |is_wanted: &dyn Fn(u32) -> bool| -> Vec<u32> {
        (0..).zip(&peaks).filter(|(_, peak)| is_wanted(peak.load)).map(|(channel, _)| channel).collect()
    };
    let candidates = channels_with_load(&|load| load == max_load);
    let right_channel = candidates[rng.random_below(candidates.len())];
    let wrong_channels = channels_with_load(&|load| load > 0 && load < max_load);
    if wrong_channels.len() < 3 {
        return None;
    }
    let (choices, right_choice) = rng.shuffle_choices(right_channel, wrong_channels, 3);
    let name = |channel: u32| channel_name(replay, channel);
    let peak = peaks[right_channel as usize];
    let mut explanation = text::hottest_why(&name(right_channel), peak.load, &quantity(peak.t, 5));
    for channel in choices.iter().filter(|channel| **channel != right_channel) {
        explanation += " ";
        explanation += &text::hottest_other(&name(*channel), peaks[*channel as usize].load);
    }
    Some(Question {
        kind: "hottest",
        prompt: text::hottest().to_owned(),
        clarification: None,
        choices: choices
            .into_iter()
            .map(|channel| Choice { text: name(channel), claim: Claim::Channel(channel) })
            .collect(),
        right_choice,
        curve: None,
        explanation,
        proving_run: subject.request.clone(),
        moment: Some(round_time(peak.t, replay.t_end())),
        covers: &[Cover::Messages, Cover::Numbers, Cover::Sentence, Cover::Curves],
    })
}

/// Rounds a time to the digits that an address needs.
fn round_time(t: f64, total: f64) -> f64 {
    let digits = (5.0 - libm::floor(libm::log10(total.max(1e-300)))).clamp(0.0, 15.0) as usize;
    format!("{t:.digits$}").parse().unwrap_or(t)
}
