//! Runs in another unit of time: if every duration is multiplied by a number, so is T_p, because events are simultaneous if their times
//! are equal in exact arithmetic (docs/semantics/machines.md, *Equal times*).

use hyperfly_core::limits::Options;
use hyperfly_reference::proptest_config;
use hyperfly_reference::scenarios::{nearest_possible, scenarios};
use hyperfly_request::{MachineKind, Settings, run};
use proptest::prelude::*;

/// Returns the settings with every duration converted by `convert`.
fn with_durations(s: &Settings, convert: impl Fn(f64) -> f64) -> Settings {
    Settings {
        tc: convert(s.tc),
        ts: convert(s.ts),
        th: convert(s.th),
        tw: convert(s.tw),
        latency: convert(s.latency),
        gap: convert(s.gap),
        overhead: convert(s.overhead),
        word_gap: s.word_gap.map(&convert),
        sync: convert(s.sync),
        tt: convert(s.tt),
        ..s.clone()
    }
}

/// Returns T_p, or the message of a run that ends in a deadlock.
fn parallel_time(s: &Settings) -> Result<f64, String> {
    let options = Options { data: false, ..Options::default() };
    run(s, None, options).map(|run| run.report.t_parallel).map_err(|error| error.to_string())
}

proptest! {
    #![proptest_config(proptest_config(500, 10_000))]

    #[test]
    fn t_parallel_is_multiplied_by_what_multiplies_every_duration(s in scenarios(6, 11)) {
        // The unit of time of a BSP machine is its flop, which nothing multiplies.
        let machine = if s.machine == MachineKind::Bsp { MachineKind::Network } else { s.machine };
        let s = nearest_possible(Settings { machine, ..s });
        // Decimals with two digits, as people write times; doubles hold few of them exactly.
        let s = with_durations(&s, |duration| (duration * 64.0).round() / 100.0);
        let s = Settings { taper: (s.taper * 90.0).round() / 100.0 + 0.1, ..s };
        let expected = parallel_time(&s);
        for (name, convert) in [
            ("× 100", (|duration| duration * 100.0) as fn(f64) -> f64),
            ("× 7", |duration| duration * 7.0),
            ("÷ 3", |duration| duration / 3.0),
            ("× 1e-6", |duration| duration * 1e-6),
        ] {
            match (&expected, parallel_time(&with_durations(&s, convert))) {
                (Ok(expected), Ok(found)) => {
                    let difference = (found / convert(*expected) - 1.0).abs();
                    prop_assert!(difference <= 1e-12, "{name}: {found}, not {}", convert(*expected));
                }
                (expected, found) => prop_assert_eq!(expected, &found, "{}", name),
            }
        }
    }
}
