//! Presets against the machines of the papers.

use hyperfly_request::presets::Preset;
use hyperfly_request::{MachineKind, Settings};

fn assert_close(actual: f64, expected: f64, label: &str) {
    assert!((actual - expected).abs() <= 1e-9 * expected, "{label}: {actual} and not {expected}");
}

/// Machines of GK 8 and IB Table 4 in the papers' units.
#[test]
fn presets_match_published_parameters() {
    // GK 8: t_w/t_c, and t_c from Mflop/s or as printed.
    for (id, ratio, tc) in [
        ("ncube1", 0.2, 80e-6),
        ("ncube2", 1.28, 2.5e-6),
        ("ipsc2", 0.18, 16e-6),
        ("ipsc-rx", 10.7, 8.0 / 30e6),
    ] {
        let mut s = Settings::default();
        Preset::from_id(id).expect(id).apply(&mut s);
        assert_eq!((s.machine, s.tw / s.tc), (MachineKind::Network, ratio), "{id}");
        assert_close(s.seconds(s.tc).expect("a rate"), tc, id);
    }
    // IB Table 4: g and l in flops and in µs.
    let table = [
        (1, 0.28, 0.00804, 3.0, 0.09),
        (2, 1.14, 0.03279, 479.0, 13.72),
        (4, 1.46, 0.04175, 858.0, 24.57),
        (8, 2.14, 0.06133, 1377.0, 39.48),
        (16, 2.30, 0.06600, 1754.0, 50.26),
        (32, 2.77, 0.07940, 2024.0, 58.00),
        (64, 3.05, 0.08758, 3861.0, 110.88),
    ];
    for (p, g, gap_us, l, l_us) in table {
        let mut s = Settings { p, ..Settings::default() };
        Preset::from_id("t3e").expect("t3e").apply(&mut s);
        assert_eq!((s.machine, s.gap, s.sync), (MachineKind::Bsp, g, l), "p = {p}");
        let micro = |flops| 1e6 * s.seconds(flops).expect("a rate");
        // v is printed with three digits, g with two decimals, l in whole flops.
        let is_near = |flops: f64, printed_value: f64, digit: f64| {
            (micro(flops) - printed_value).abs() <= micro(digit) + 0.0025 * printed_value
        };
        assert!(is_near(g, gap_us, 0.005) && is_near(l, l_us, 0.5), "p = {p}");
    }
}

/// Durations of machines of today, from bandwidths and latencies of their sources.
#[test]
fn presets_of_today_match_data_sheets() {
    let bytes = |count: f64, per_second: f64| count / per_second;
    for (id, ts, th, tw) in [
        ("frontier", 5e-6, 0.35e-6, bytes(16.0, 4.0 * 25e9 / 8.0)),
        ("fugaku", 0.49e-6, 0.1e-6, bytes(16.0, 6.8e9)),
        ("tpu-v3", 1e-6, 0.1e-6, bytes(8.0, 6.4e12 / 64.0 / 2.0)),
        ("h100", 5e-6, 0.13e-6, bytes(16.0, 400e9 / 8.0)),
    ] {
        let mut s = Settings::default();
        Preset::from_id(id).expect(id).apply(&mut s);
        for (time, expected, name) in [(s.ts, ts, "t_s"), (s.th, th, "t_h"), (s.tw, tw, "t_w")] {
            let seconds = s.seconds(time).expect("a rate");
            assert!(
                (seconds / expected - 1.0).abs() < 1e-3,
                "{name} of {id}: {seconds} s and not {expected} s"
            );
        }
    }
}
