//! Two virtual channels per channel of a torus under wormhole switching.

use crate::deliveries::delivery_times_on;
use hyperfly_core::limits::Options;
use hyperfly_core::topology::Interconnect;
use hyperfly_reference::compare::{compare, tolerance};
use hyperfly_reference::scenarios::{nearest_possible, scenarios};
use hyperfly_reference::{conservation, proptest_config};
use hyperfly_request::{MachineKind, Settings, SettingsError, Switching, Topology, run};
use proptest::test_runner::{TestCaseError, TestRunner};

fn torus(p: u32, virtual_channels: u8) -> Settings {
    let (topology, switching) = (Topology::Torus, Switching::Wormhole);
    Settings { topology, switching, virtual_channels, p, tw: 1.25, ..Settings::default() }
}

/// The messages of a ring of eight wait for each other in a circle, which a dateline breaks.
#[test]
fn second_virtual_channel_prevents_the_deadlock_of_a_ring() {
    for p in [32, 64, 256] {
        for th in [0.5, 25.0] {
            let deadlock = run(&Settings { th, ..torus(p, 1) }, None, Options::default());
            assert!(matches!(deadlock, Err(SettingsError::Deadlock(_))), "p = {p}");
            let s = Settings { th, ..torus(p, 2) };
            let run = compare(&s, tolerance(&s)).unwrap_or_else(|difference| panic!("{difference}"));
            conservation::check(&s, &run.expect("it completes"));
        }
    }
}

/// With at most 16 processors no two worms wait for each other around a ring, so the second virtual channel changes no time.
#[test]
fn short_rings_need_no_second_virtual_channel() {
    for p in [2, 4, 8, 16] {
        let [one, two] = [1, 2].map(|channels| {
            run(&torus(p, channels), None, Options::default()).expect("a possible run").report.t_parallel
        });
        assert_eq!(one, two, "p = {p}");
    }
}

/// With t_h = 1 and t_w = 4 on a torus of 8 × 8. Ten words go from 6 across the dateline to 2, four hops on the first virtual
/// channels and then on the second ones. Ten words go from 0 to 2 on the first virtual channels of the last two hops. The second message
/// streams from 2, the first from 4. Then they share two channels until the second has streamed its 40, at 80; the first has 2 left.
#[test]
fn worms_on_two_virtual_channels_share_the_channel() {
    let graph = Interconnect::Torus.graph(64);
    let machine = Settings { th: 1.0, tw: 4.0, ..torus(64, 2) }.scenario().machine;
    assert_eq!(delivery_times_on(&graph, &machine, &[(6, 2, 10), (0, 2, 10)]), [82.0, 80.0]);
    assert_eq!(delivery_times_on(&graph, &machine, &[(6, 2, 10)]), [44.0]);
    // On the same virtual channels one waits for the other: the first holds channel 0 until 42 − 1 of its delivery at 42.
    assert_eq!(delivery_times_on(&graph, &machine, &[(0, 2, 10), (0, 1, 10)]), [42.0, 82.0]);
}

/// A third message waits for the channel that the first two share, and begins when the one on its virtual channel has left it.
#[test]
fn virtual_channel_is_held_like_a_channel() {
    let graph = Interconnect::Torus.graph(64);
    let machine = Settings { th: 0.0, tw: 4.0, ..torus(64, 2) }.scenario().machine;
    // The message across the dateline and the one from 0 share channels until both have streamed, at 80.
    let times = delivery_times_on(&graph, &machine, &[(6, 2, 10), (0, 2, 10), (1, 3, 10)]);
    assert_eq!(times, [80.0, 80.0, 120.0]);
}

/// A worm that ends frees its number for the next one. With times that are multiples of 1/64 this happens at one instant.
#[test]
fn random_worms_agree_with_the_slow_simulator() {
    let result = TestRunner::new(proptest_config(2000, 10_000)).run(&scenarios(6, 8), |s| {
        let (topology, switching, machine) = (Topology::Torus, Switching::Wormhole, MachineKind::Network);
        // How many worms that take no time hold a channel at once depends on the order within an instant.
        let tw = s.tw.max(1.0 / 64.0);
        let s = nearest_possible(Settings { topology, switching, machine, tw, virtual_channels: 2, ..s });
        compare(&s, tolerance(&s)).map_err(TestCaseError::fail)?;
        Ok(())
    });
    result.unwrap_or_else(|why| panic!("{why}"));
}
