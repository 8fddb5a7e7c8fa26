//! The acts of a run, and playback at an even pace or with a fast tail.

use crate::common::{replay, replay_of};
use hyperfly_request::{Algorithm, MachineKind, Settings, Topology};
use hyperfly_view::Replay;
use hyperfly_view::trace::act::{Act, ActKind};
use hyperfly_view::trace::acts::act_at;
use hyperfly_view::trace::play_time::{ACT_SECONDS, PlayTime};
use std::rc::Rc;

/// Runs with exchanges, redistributions, contention, overlap and other machines.
fn runs() -> Vec<Rc<Replay>> {
    let mesh = Settings { p: 64, n: 4096, topology: Topology::Mesh, ..Settings::default() };
    let overlap = Settings { overlap: true, ..Settings::default() };
    vec![
        replay_of(Algorithm::BinaryExchange, MachineKind::Network, 4, 16),
        replay_of(Algorithm::BinaryExchange, MachineKind::Network, 1, 16),
        replay_of(Algorithm::Transpose, MachineKind::Network, 16, 1024),
        replay_of(Algorithm::OutputDriven, MachineKind::LogP, 8, 256),
        replay_of(Algorithm::GroupCyclic, MachineKind::Bsp, 8, 1024),
        replay(&mesh),
        replay(&overlap),
    ]
}

fn stages(acts: &[Act]) -> Vec<u8> {
    let stage = |act: &Act| match act.kind {
        ActKind::Stage { stage, .. } => Some(stage),
        ActKind::Move(_) => None,
    };
    acts.iter().filter_map(stage).collect()
}

#[test]
fn acts_cover_run_and_name_every_stage_once() {
    for replay in runs() {
        let acts = replay.acts();
        let title = &replay.run().scenario;
        assert_eq!(acts[0].start, 0.0, "{title:?}");
        assert_eq!(acts[acts.len() - 1].end, replay.t_end(), "{title:?}");
        assert!(acts.windows(2).all(|pair| pair[0].end == pair[1].start), "{title:?}");
        assert!(acts.iter().all(|act| act.start < act.end), "{title:?}");
        let all: Vec<u8> = (0..replay.run().scenario.r() as u8).collect();
        assert_eq!(stages(acts), all, "{title:?}");
    }
}

/// Start-up, message and computation of an exchange on a hypercube without contention take what the machine model says.
#[test]
fn parts_of_exchange_are_those_of_machine_model() {
    let settings = Settings { p: 4, n: 16, ..Settings::default() };
    let acts = replay(&settings).acts().to_vec();
    let block = 4.0;
    let times = [settings.ts, settings.th + settings.tw * block, settings.tc * block];
    for act in &acts[..2] {
        let [leaves, arrives, end] = act.parts();
        for (found, expected) in [leaves - act.start, arrives - leaves, end - arrives].into_iter().zip(times)
        {
            assert!((found - expected).abs() < 1e-9, "{found} {expected}");
        }
    }
    assert_eq!(acts[2].messages, None);
}

#[test]
fn even_pace_gives_every_act_two_seconds() {
    for replay in runs() {
        let acts = replay.acts();
        let pace = PlayTime::even(acts, replay.t_end()).expect("acts");
        for (k, act) in acts.iter().enumerate() {
            let seconds = [act.start, act.end].map(|t| pace.seconds(t));
            let expected = [k as f64, k as f64 + 1.0].map(|acts| acts * ACT_SECONDS);
            assert!(
                (0..2).all(|end| (seconds[end] - expected[end]).abs() < 1e-9),
                "{seconds:?} {expected:?}"
            );
        }
        assert!((pace.length() - ACT_SECONDS * acts.len() as f64).abs() < 1e-9);
    }
}

#[test]
fn even_pace_increases_and_has_an_inverse() {
    for replay in runs() {
        let pace = PlayTime::even(replay.acts(), replay.t_end()).expect("acts");
        let mut before = -1.0;
        for k in 0..=500 {
            let seconds = pace.length() * f64::from(k) / 500.0;
            let t = pace.clock(seconds);
            assert!(t > before, "{t} after {before}");
            assert!((pace.seconds(t) - seconds).abs() < 1e-6, "{seconds} s");
            before = t;
        }
        assert!((before - replay.t_end()).abs() < 1e-9 * before);
    }
}

#[test]
fn clock_after_run_takes_as_long_as_an_act() {
    let replay = replay_of(Algorithm::BinaryExchange, MachineKind::Network, 4, 16);
    let acts = replay.acts();
    let pace = PlayTime::even(acts, 2.0 * replay.t_end()).expect("acts");
    assert!((pace.length() - ACT_SECONDS * (acts.len() + 1) as f64).abs() < 1e-9);
    assert_eq!(PlayTime::even(&[], 10.0), None);
}

#[test]
fn act_is_found_by_time() {
    let acts = replay_of(Algorithm::BinaryExchange, MachineKind::Network, 4, 16).acts().to_vec();
    for (k, act) in acts.iter().enumerate() {
        assert_eq!(act_at(&acts, act.start), Some(k));
        assert_eq!(act_at(&acts, (act.start + act.end) / 2.0), Some(k));
    }
    assert_eq!(act_at(&acts, 1e9), Some(acts.len() - 1));
    assert_eq!(act_at(&[], 0.0), None);
}

#[test]
fn fast_tail_passes_in_quarter_of_its_time() {
    // Half of a run of 12 seconds, and the other half four times as fast.
    let play = PlayTime::with_fast_tail(60.0, 120.0).expect("duration");
    for (t, seconds) in [(0.0, 0.0), (30.0, 3.0), (60.0, 6.0), (120.0, 7.5)] {
        assert!((play.seconds(t) - seconds).abs() < 1e-9, "{t}");
        assert!((play.clock(seconds) - t).abs() < 1e-9, "{seconds}");
    }
    let [without, only] =
        [f64::INFINITY, 0.0].map(|tail| PlayTime::with_fast_tail(tail, 120.0).expect("duration").length());
    assert!((without - 12.0).abs() < 1e-9 && (only - 3.0).abs() < 1e-9, "{without} {only}");
    assert_eq!(PlayTime::with_fast_tail(0.0, 0.0), None);
}
