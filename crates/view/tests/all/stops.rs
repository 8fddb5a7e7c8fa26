//! Stepping by each kind of event agrees with the trace, on random scenarios.

use crate::common::{replay, try_replay};
use hyperfly_core::trace::Activity;
use hyperfly_reference::proptest_config;
use hyperfly_reference::scenarios::scenarios;
use hyperfly_request::{Settings, Switching, Topology};
use hyperfly_view::Message;
use hyperfly_view::text::narrate::narrate;
use hyperfly_view::{Replay, Selection, StepPoints, StepUnit};
use proptest::prelude::*;
use std::rc::Rc;

/// Returns every message of a run.
fn messages(replay: &Replay) -> Vec<Message> {
    (0..replay.run().plan.steps.len() as u32).filter_map(|record| replay.message(record)).collect()
}

proptest! {
    #![proptest_config(proptest_config(40, 160))]

    #[test]
    fn stops_of_every_kind_match_trace(scenario in scenarios(5, 9), at in 0.0..=1.0) {
        let Some(replay) = try_replay(&scenario) else { return Ok(()) };
        let stops = StepPoints::new(&replay);
        let end = replay.t_end();
        let near = |a: f64, b: f64| (a - b).abs() <= 2e-11 * end;
        for unit in StepUnit::ALL {
            let times = stops.times(unit);
            prop_assert!(times.is_sorted_by(|a, b| a < b), "{unit:?} {times:?}");
            prop_assert!(times.iter().all(|t| (0.0..=end).contains(t)));
            // Step forward through all stops, and back.
            let mut forward = Vec::new();
            let mut t = -1.0;
            while let Some(stop) = stops.next(unit, t) {
                prop_assert!(stop.t > t);
                t = stop.t;
                forward.push(t);
            }
            prop_assert_eq!(&forward[..], times);
            let mut back = times.last().copied().into_iter().collect::<Vec<_>>();
            while let Some(stop) = stops.previous(unit, t) {
                prop_assert!(stop.t < t);
                t = stop.t;
                back.push(t);
            }
            back.reverse();
            prop_assert_eq!(&back[..], times);
            // There is no stop after the last or before the first.
            if let (Some(first), Some(last)) = (times.first(), times.last()) {
                prop_assert_eq!(stops.previous(unit, *first), None);
                prop_assert_eq!(stops.next(unit, *last), None);
            }
            // Step from an arbitrary time.
            let t = at * end;
            prop_assert!(stops.next(unit, t).is_none_or(|stop| stop.t > t));
            prop_assert!(stops.previous(unit, t).is_none_or(|stop| stop.t < t));
        }

        let messages = messages(&replay);
        let is_stop = |unit, t: f64| stops.times(unit).iter().any(|&stop| near(stop, t));
        for message in &messages {
            prop_assert!(is_stop(StepUnit::Message, message.injected) && is_stop(StepUnit::Message, message.delivered));
        }
        for &t in stops.times(StepUnit::Message) {
            prop_assert!(messages.iter().any(|m| near(m.injected, t) || near(m.delivered, t)));
        }
        for phase in replay.phases() {
            prop_assert!(is_stop(StepUnit::Stage, phase.start));
        }
        for superstep in &replay.run().trace.supersteps {
            prop_assert!(superstep.h == 0 || is_stop(StepUnit::Superstep, superstep.start));
        }
        prop_assert_eq!(stops.times(StepUnit::Superstep).is_empty(), replay.run().trace.supersteps.is_empty());

        // Contention stops exist if the trace has contention, and only while a delayed message is in flight.
        let held = |t: f64| messages.iter().any(|m| replay.delay(m) > 0.0 && m.injected <= t && t < m.delivered);
        for &t in stops.times(StepUnit::Contention) {
            prop_assert!(held(t), "nothing is held up at {t}");
        }
        for m in messages.iter().filter(|m| replay.delay(m) > 0.0) {
            let within = |t: &&f64| **t >= m.injected - 1e-11 * end && **t < m.delivered;
            prop_assert!(stops.times(StepUnit::Contention).iter().find(within).is_some(), "{m:?}");
        }
        // Under cut-through, contention begins where a message first gets less than a full channel.
        let (run, shares) = (replay.run(), &replay.run().trace.rates);
        let network = run.scenario.machine.network();
        let flows = network.is_some_and(|network| network.switching == Switching::CutThrough);
        if flows && run.trace.rates_complete {
            for m in messages.iter().filter(|m| replay.delay(m) > 0.0) {
                let mut own = shares.iter().filter(|share| share.record == m.record);
                let first = own.find(|share| share.share < 1.0 - 1e-9).expect("a share");
                prop_assert!(is_stop(StepUnit::Contention, first.time), "{m:?} {first:?}");
            }
            for &t in stops.times(StepUnit::Contention) {
                prop_assert!(shares.iter().any(|share| near(share.time, t) && share.share < 1.0 - 1e-9));
            }
        }
        // Under other switching it begins where the head of a message waits for a channel.
        if let Some(network) = network.filter(|_| !flows) {
            for m in messages.iter().filter(|m| replay.delay(m) > 0.0) {
                let at = m.record as usize;
                let hops = run.trace.hop_first[at] as usize..run.trace.hop_first[at + 1] as usize;
                let mut ready = m.injected;
                for hop in hops {
                    let wait = run.trace.hop_start[hop] - ready;
                    prop_assert!(wait < 1e-8 * m.delivered || is_stop(StepUnit::Contention, ready), "{m:?} waits {wait}");
                    ready = match network.switching {
                        Switching::Wormhole => run.trace.hop_start[hop] + network.th,
                        _ => run.trace.hop_end[hop],
                    };
                }
            }
        }
        let mut contention = 0.0;
        for q in 0..replay.p() {
            replay.segments(q, |segment| {
                if segment.activity == Activity::Contention {
                    contention += segment.end - segment.start;
                }
            });
        }
        if contention > 1e-6 * end {
            prop_assert!(!stops.times(StepUnit::Contention).is_empty());
        }
        prop_assert!(stops.slow_down_times().iter().all(|t| is_stop(StepUnit::Stage, *t) || is_stop(StepUnit::Contention, *t)));

        for t in [0.0, at * end, end] {
            let text = narrate(&replay, t);
            prop_assert!(text.starts_with("t = ") && text.ends_with('.') && !text.contains("NaN"), "{text}");
        }
    }
}

fn mesh() -> Rc<Replay> {
    replay(&Settings { topology: Topology::Mesh, ..Settings::default() })
}

#[test]
fn stop_names_its_event() {
    let replay = mesh();
    let stops = StepPoints::new(&replay);
    let stop = stops.next(StepUnit::Contention, 0.0).expect("a mesh has contention");
    let Some(Selection::Message(record)) = stop.selection else { panic!("{stop:?}") };
    let message = replay.message(record).expect("a message");
    assert!(replay.delay(&message) > 0.0 && message.injected <= stop.t && stop.t < message.delivered);
    let stop = stops.next(StepUnit::Stage, 0.0).expect("a stage");
    assert_eq!(stop.selection, Some(Selection::Stage(1)));
    assert_eq!(stops.next(StepUnit::Superstep, 0.0), None);
    assert_eq!(stops.next(StepUnit::Event, 0.0).map(|stop| stop.selection), Some(None));
}

/// The numbers in sentences agree with the trace.
#[test]
fn narration_counts_match_trace() {
    let replay = mesh();
    let stops = StepPoints::new(&replay);
    let mut shared = 0;
    for &t in stops.times(StepUnit::Event) {
        let text = narrate(&replay, t);
        let mut in_flight = 0;
        replay.for_each_in_flight(t, |_| in_flight += 1);
        let is_expected = match in_flight {
            0 => !text.contains("in flight"),
            1 => text.contains("One message is in flight."),
            n => text.contains(&format!(" {n} messages are in flight.")),
        };
        assert!(is_expected, "{in_flight}: {text}");
        shared += usize::from(text.contains("share or wait for the channel"));
    }
    assert!(shared > 0);
    let local = stops.times(StepUnit::Stage)[4];
    let text = narrate(&replay, local);
    assert!(text.contains("stages 4 to 9 (the last is 9), within each processor."), "{text}");
    assert!(
        narrate(&replay, 0.0)
            .contains("stage 0 (the last is 9), an exchange between processors whose numbers differ by 8.")
    );
    let cube = self::replay(&Settings::default());
    assert!(narrate(&cube, 0.0).contains("stage 0 (the last is 9), an exchange across dimension 3."));
    assert!(narrate(&cube, cube.t_end()).ends_with(": the run is over."));
}
