//! Stepping by kinds of moments: against the trace, on random scenarios.

mod common;

use common::{story, try_story};
use hyperfly_core::scenario::{Algorithm, Choice, Machine, Scenario, Switching, Topology};
use hyperfly_core::trace::Activity;
use hyperfly_view::narrate::narrate;
use hyperfly_view::stops::is_late;
use hyperfly_view::story::Message;
use hyperfly_view::{Selection, Stops, Story, Unit};
use proptest::prelude::*;
use std::rc::Rc;

/// Formulations on machines that may hold messages up.
fn scenarios() -> impl Strategy<Value = Scenario> {
    let choice =
        (0..Algorithm::ALL.len(), 0..Topology::ALL.len(), 0..Switching::ALL.len(), 0..Machine::ALL.len());
    (choice, 0..=5u32, 1..=9u32, 0.0..50.0, 0.0..3.0, 0.0..9.0).prop_map(
        |((algorithm, topology, switching, machine), d, r, ts, th, tw)| {
            let mut s = Scenario {
                algorithm: Algorithm::ALL[algorithm],
                topology: Topology::ALL[topology],
                switching: Switching::ALL[switching],
                machine: Machine::ALL[machine],
                p: 1 << d,
                n: 1 << r,
                ts,
                th,
                tw,
                ..Scenario::default()
            };
            while let Some(problem) = s.problems().first() {
                match problem.field.as_str() {
                    "switching" => s.switching = Switching::CutThrough,
                    "n" => s.n *= 2,
                    "p" if s.p > 1 => s.p /= 2,
                    _ => panic!("{problem:?}"),
                }
            }
            s
        },
    )
}

/// Every message of a run.
fn sent(story: &Story) -> Vec<Message> {
    (0..story.run().plan.steps.len() as u32).filter_map(|record| story.message(record)).collect()
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 160, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn steps_of_every_kind(scenario in scenarios(), at in 0.0..=1.0) {
        let Some(story) = try_story(&scenario) else { return Ok(()) };
        let stops = Stops::new(&story);
        let end = story.t_end();
        let near = |a: f64, b: f64| (a - b).abs() <= 2e-11 * end;
        for unit in Unit::ALL {
            let times = stops.times(unit);
            prop_assert!(times.is_sorted_by(|a, b| a < b), "{unit:?} {times:?}");
            prop_assert!(times.iter().all(|t| (0.0..=end).contains(t)));
            // Forward through all of them, and back.
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
            // Beyond the last and before the first there is none.
            if let (Some(first), Some(last)) = (times.first(), times.last()) {
                prop_assert_eq!(stops.previous(unit, *first), None);
                prop_assert_eq!(stops.next(unit, *last), None);
            }
            // From anywhere.
            let t = at * end;
            prop_assert!(stops.next(unit, t).is_none_or(|stop| stop.t > t));
            prop_assert!(stops.previous(unit, t).is_none_or(|stop| stop.t < t));
        }

        let messages = sent(&story);
        let is_stop = |unit, t: f64| stops.times(unit).iter().any(|&stop| near(stop, t));
        for message in &messages {
            prop_assert!(is_stop(Unit::Message, message.injected) && is_stop(Unit::Message, message.delivered));
        }
        for &t in stops.times(Unit::Message) {
            prop_assert!(messages.iter().any(|m| near(m.injected, t) || near(m.delivered, t)));
        }
        for phase in story.phases() {
            prop_assert!(is_stop(Unit::Stage, phase.start));
        }
        for superstep in &story.run().trace.supersteps {
            prop_assert!(superstep.h == 0 || is_stop(Unit::Superstep, superstep.start));
        }
        prop_assert_eq!(stops.times(Unit::Superstep).is_empty(), story.run().trace.supersteps.is_empty());

        // Contention: where the trace has some, and while a message that is late is under way.
        let held = |t: f64| messages.iter().any(|m| is_late(&story, m) && m.injected <= t && t < m.delivered);
        for &t in stops.times(Unit::Contention) {
            prop_assert!(held(t), "nothing is held up at {t}");
        }
        for m in messages.iter().filter(|m| is_late(&story, m)) {
            let within = |t: &&f64| **t >= m.injected - 1e-11 * end && **t < m.delivered;
            prop_assert!(stops.times(Unit::Contention).iter().find(within).is_some(), "{m:?}");
        }
        // Under cut-through it begins where a message first gets less than all of a channel, and nowhere else.
        let (run, shares) = (story.run(), &story.run().trace.shares);
        let flows = run.scenario.machine == Machine::Network && run.scenario.switching == Switching::CutThrough;
        if flows && run.trace.shares_complete {
            for m in messages.iter().filter(|m| is_late(&story, m)) {
                let mut own = shares.iter().filter(|share| share.record == m.record);
                let first = own.find(|share| share.share < 1.0 - 1e-9).expect("a share");
                prop_assert!(is_stop(Unit::Contention, first.time), "{m:?} {first:?}");
            }
            for &t in stops.times(Unit::Contention) {
                prop_assert!(shares.iter().any(|share| near(share.time, t) && share.share < 1.0 - 1e-9));
            }
        }
        // Under the others, where the head of a message stands before a channel that it gets later.
        if run.scenario.machine == Machine::Network && !flows {
            for m in messages.iter().filter(|m| is_late(&story, m)) {
                let at = m.record as usize;
                let hops = run.trace.hop_first[at] as usize..run.trace.hop_first[at + 1] as usize;
                let mut ready = m.injected;
                for hop in hops {
                    let wait = run.trace.hop_start[hop] - ready;
                    prop_assert!(wait < 1e-8 * m.delivered || is_stop(Unit::Contention, ready), "{m:?} waits {wait}");
                    ready = match run.scenario.switching {
                        Switching::Wormhole => run.trace.hop_start[hop] + run.scenario.th,
                        _ => run.trace.hop_end[hop],
                    };
                }
            }
        }
        let mut contention = 0.0;
        for q in 0..story.p() {
            story.segments(q, |segment| {
                if segment.activity == Activity::Contention {
                    contention += segment.end - segment.start;
                }
            });
        }
        if contention > 1e-6 * end {
            prop_assert!(!stops.times(Unit::Contention).is_empty());
        }
        prop_assert!(stops.telling().iter().all(|t| is_stop(Unit::Stage, *t) || is_stop(Unit::Contention, *t)));

        for t in [0.0, at * end, end] {
            let said = narrate(&story, t);
            prop_assert!(said.starts_with("t = ") && said.ends_with('.') && !said.contains("NaN"), "{said}");
        }
    }
}

fn mesh() -> Rc<Story> {
    story(&Scenario { topology: Topology::Mesh, ..Scenario::default() })
}

#[test]
fn a_stop_names_what_happens_there() {
    let story = mesh();
    let stops = Stops::new(&story);
    let stop = stops.next(Unit::Contention, 0.0).expect("a mesh has contention");
    let Some(Selection::Message(record)) = stop.what else { panic!("{stop:?}") };
    let message = story.message(record).expect("a message");
    assert!(is_late(&story, &message) && message.injected <= stop.t && stop.t < message.delivered);
    let stop = stops.next(Unit::Stage, 0.0).expect("a stage");
    assert_eq!(stop.what, Some(Selection::Stage(1)));
    assert_eq!(stops.next(Unit::Superstep, 0.0), None);
    assert_eq!(stops.next(Unit::Event, 0.0).map(|stop| stop.what), Some(None));
}

/// The numbers of the sentences are those of the trace.
#[test]
fn sentences_count_what_the_trace_has() {
    let story = mesh();
    let stops = Stops::new(&story);
    let mut shared = 0;
    for &t in stops.times(Unit::Event) {
        let said = narrate(&story, t);
        let mut under_way = 0;
        story.under_way(t, |_| under_way += 1);
        let is = match under_way {
            0 => !said.contains("under way"),
            1 => said.contains("One message is under way."),
            n => said.contains(&format!(" {n} messages are under way.")),
        };
        assert!(is, "{under_way}: {said}");
        shared += usize::from(said.contains("share or wait for the channel"));
    }
    assert!(shared > 0);
    let local = stops.times(Unit::Stage)[4];
    let said = narrate(&story, local);
    assert!(said.contains("stages 4 to 9 (the last is 9), within each processor."), "{said}");
    assert!(
        narrate(&story, 0.0)
            .contains("stage 0 (the last is 9), an exchange between processors whose numbers differ by 8.")
    );
    let cube = self::story(&Scenario::default());
    assert!(narrate(&cube, 0.0).contains("stage 0 (the last is 9), an exchange across dimension 3."));
    assert!(narrate(&cube, cube.t_end()).ends_with(": the run is over."));
}
