//! Measurements and machines as files: round trips, and errors that name the wrong field.

use hyperfly_exec::calibrate::{self, Extent, Line};
use hyperfly_exec::document::ReadError;
use hyperfly_exec::file;
use hyperfly_exec::{MeasuredMachine, Measurement, Threads};
use hyperfly_request::{Algorithm, Settings, SignalKind};
use proptest::prelude::*;
use serde_json::{Value, json};
use std::ops::ControlFlow;
use std::sync::OnceLock;

fn example_measurement() -> &'static Measurement {
    static MEASUREMENT: OnceLock<Measurement> = OnceLock::new();
    MEASUREMENT.get_or_init(|| {
        let algorithm = Algorithm::Transpose;
        let s = Settings { algorithm, n: 1024, p: 4, signal: SignalKind::Noise, ..Settings::default() };
        let threads = Threads::new(&s.scenario(), 3);
        threads.measure(None, &mut |_| ControlFlow::Continue(())).expect("a successful measurement")
    })
}

fn example_machine() -> &'static MeasuredMachine {
    static MACHINE: OnceLock<MeasuredMachine> = OnceLock::new();
    MACHINE.get_or_init(|| {
        let extent = Extent { log_elements: 8, log_words: 6, samples: 3, ..Extent::standard(2) };
        Threads::calibrate(extent, &mut |_| ControlFlow::Continue(())).expect("a successful measurement")
    })
}

/// Replaces one field of a JSON file, addressed by JSON pointer.
fn with_field(text: &str, field: &str, value: Value) -> String {
    let mut object: Value = serde_json::from_str(text).expect("JSON");
    *object.pointer_mut(field).unwrap_or_else(|| panic!("no {field}")) = value;
    object.to_string()
}

#[test]
fn measurement_file_round_trips() {
    let measured = example_measurement();
    let reread = file::read(&file::write(measured)).expect("the written file is readable");
    assert_eq!(&reread, measured);
}

#[test]
fn measurement_file_omits_own_samples() {
    let s = Settings { n: 64, p: 2, signal: SignalKind::Own, ..Settings::default() };
    let input: Vec<_> = (0..64).map(|i| hyperfly_core::Complex64::new(f64::from(i) + 0.125, 0.0)).collect();
    let threads = Threads::new(&s.scenario(), 1);
    let measured =
        threads.measure(Some(&input), &mut |_| ControlFlow::Continue(())).expect("a successful measurement");
    let text = file::write(&measured);
    assert!(!text.contains("63.125"));
    let reread = file::read(&text).expect("the written file is readable");
    assert_eq!(reread.run.output, None);
    assert_eq!(reread.run.trace, measured.run.trace);
    assert_eq!(reread.run.report.relative_l2_error, measured.run.report.relative_l2_error);
}

#[test]
fn measurement_file_error_names_the_field() {
    let text = file::write(example_measurement());
    let field_refusal = |field: &str, value: Value| match file::read(&with_field(&text, field, value)) {
        Err(ReadError::Field { field, .. }) => field.to_owned(),
        Err(other) => format!("{other:?}").split(['(', ' ']).next().unwrap_or_default().to_owned(),
        Ok(_) => "nothing".to_owned(),
    };
    assert_eq!(field_refusal("/hyperfly", json!(2)), "Version");
    assert_eq!(field_refusal("/hyperfly", json!("one")), "Malformed");
    assert_eq!(field_refusal("/hyperfly", json!((1u64 << 32) + 1)), "Version");
    assert_eq!(field_refusal("/kind", json!("machine")), "Kind");
    assert_eq!(field_refusal("/on", json!("gpu")), "on");
    assert_eq!(field_refusal("/cores", json!(0)), "cores");
    assert_eq!(field_refusal("/passes", json!([])), "passes");
    assert_eq!(field_refusal("/passes", json!([1.0, -1.0])), "passes");
    assert_eq!(field_refusal("/serial", json!([])), "serial");
    assert_eq!(field_refusal("/scenario/p", json!(3)), "Scenario");
    // Scenarios that do not fit are refused before compilation.
    assert_eq!(field_refusal("/scenario/n", json!(1u64 << 33)), "Scenario");
    assert_eq!(field_refusal("/scenario/n", json!(1u64 << 60)), "Scenario");
    let text_of = |n: u64, p: u32, algorithm: &str| {
        let text = with_field(&text, "/scenario/algorithm", json!(algorithm));
        let text = with_field(&text, "/scenario/signal", json!("own"));
        with_field(&with_field(&text, "/scenario/n", json!(n)), "/scenario/p", json!(p))
    };
    for (n, p, algorithm) in
        [(1 << 60, 1, "output-driven"), (1 << 22, 2, "output-driven"), (1 << 60, 2, "transpose")]
    {
        assert!(file::read(&text_of(n, p, algorithm)).is_err(), "{algorithm}");
    }
    // Contradictory values.
    assert_eq!(field_refusal("/passes", json!([5.0])), "passes");
    assert_eq!(field_refusal("/error", json!(-7.0)), "error");
    assert_eq!(field_refusal("/serial", json!([1e300])), "serial");
    assert_eq!(field_refusal("/processors/1/finish", json!(1e303)), "finish");
    assert_eq!(field_refusal("/scenario/p", json!(8)), "Plan");
    assert_eq!(field_refusal("/plan", json!("0123456789abcdef")), "Plan");
    assert_eq!(field_refusal("/transform", json!("0123456789abcdef")), "Transform");
    assert_eq!(field_refusal("/processors", json!([])), "processors");
    assert_eq!(field_refusal("/processors/1/start", json!([0.0])), "start");
    assert_eq!(field_refusal("/processors/1/start/0", json!(1e9)), "start");
    assert_eq!(field_refusal("/processors/1/finish", json!(-1.0)), "start");
    assert_eq!(field_refusal("/processors/2/waited", json!([])), "waited");
    assert_eq!(field_refusal("/processors/0/arrived/1", json!("soon")), "Malformed");
    assert!(file::read("[]").is_err() && file::read("").is_err());
}

/// Files without collectives lack the field. With collectives, messages may leave and arrive in other steps than their own, within the
/// program of their processor.
#[test]
fn measurement_file_with_collectives_round_trips() {
    let text = file::write(example_measurement());
    assert!(!text.contains("collective"));
    let with_collective = |text: &str, messages: u64| {
        let mut object: Value = serde_json::from_str(text).expect("JSON");
        object["collective"] = json!(messages);
        object.to_string()
    };
    let reread = file::read(&with_collective(&text, 12)).expect("the written file is readable");
    assert_eq!(reread.collective, Some(12));
    assert_eq!(file::read(&file::write(&reread)).as_ref(), Ok(&reread));
    let field_refusal =
        ReadError::Field { field: "collective", allowed: "no more than the messages of the plan" };
    assert_eq!(file::read(&with_collective(&text, 13)), Err(field_refusal));
    // The last message of processor 1 leaves with its first one.
    let plan = &reread.run.plan;
    let sends: Vec<usize> = (0..)
        .zip(plan.rank_steps(1))
        .filter(|(_, step)| plan.sends(step).is_some())
        .map(|(k, _)| k)
        .collect();
    let (first, last) = (sends[0], sends[sends.len() - 1]);
    let injected_early = json!(reread.stamps[1].injected[first]);
    let text = with_field(&text, &format!("/processors/1/injected/{last}"), injected_early);
    let field_error = ReadError::Field { field: "injected", allowed: "within its step" };
    assert_eq!(file::read(&text), Err(field_error.clone()));
    assert!(file::read(&with_collective(&text, 12)).is_ok());
    assert_eq!(file::read(&with_collective(&text, 0)), Err(field_error.clone()));
    let negative_injection = with_field(&text, &format!("/processors/1/injected/{last}"), json!(-1.0));
    assert_eq!(file::read(&with_collective(&negative_injection, 12)), Err(field_error));
}

/// The transform of rustfft cannot be recomputed, so a file has either its hash or the field `rustfft`.
#[test]
fn measurement_file_with_rustfft_has_no_transform_hash() {
    let mut object: Value = serde_json::from_str(&file::write(example_measurement())).expect("JSON");
    assert!(object.get("rustfft").is_none());
    object["rustfft"] = json!(10 * 1024);
    let refusal = |object: &Value| match file::read(&object.to_string()) {
        Err(ReadError::Field { field, .. }) => field,
        other => panic!("{:?}", other.map(|measured| measured.rustfft)),
    };
    assert_eq!(refusal(&object), "transform");
    object.as_object_mut().expect("an object").remove("transform");
    let reread = file::read(&object.to_string()).expect("the written file is readable");
    assert_eq!((reread.rustfft, &reread.run.output), (Some(10 * 1024), &None));
    assert_eq!(reread.run.report.relative_l2_error, example_measurement().run.report.relative_l2_error);
    assert_eq!(file::read(&file::write(&reread)).as_ref(), Ok(&reread));
    object["rustfft"] = json!(10 * 1024 + 1);
    assert_eq!(refusal(&object), "rustfft");
    object.as_object_mut().expect("an object").remove("rustfft");
    assert_eq!(refusal(&object), "transform");
}

#[test]
fn machine_file_round_trips() {
    let machine = example_machine();
    assert_eq!(
        &calibrate::file::read(&calibrate::file::write(machine)).expect("the written file is readable"),
        machine
    );
}

#[test]
fn machine_file_error_names_the_field() {
    let text = calibrate::file::write(example_machine());
    for (field, value, field_name) in [
        ("/on", json!(""), "on"),
        ("/p", json!(3), "p"),
        ("/cores", json!(0), "cores"),
        ("/resolution", json!(-1.0), "resolution"),
        ("/local", json!([]), "local"),
        ("/local", json!([[16, -1e-9]]), "local"),
        ("/combine", json!([[0, 1e-9]]), "combine"),
        ("/combine", json!([]), "combine"),
        ("/local", json!([[16, 9e5]]), "local"),
        ("/exchange", json!([[1, 1e-200], [2, 1e-200]]), "exchange"),
        ("/exchange", json!([[8, 1e-6], [8, 1e-6]]), "exchange"),
    ] {
        match calibrate::file::read(&with_field(&text, field, value.clone())) {
            Err(ReadError::Field { field, .. }) => assert_eq!(field, field_name, "{value}"),
            other => panic!("{field} = {value}: {other:?}"),
        }
    }
    assert_eq!(calibrate::file::read(&with_field(&text, "/hyperfly", json!(7))), Err(ReadError::Version(7)));
    let lines = calibrate::file::read(&with_field(&text, "/kind", json!("two\nlines\0")));
    assert_eq!(lines, Err(ReadError::Kind { actual: "twolines".into(), expected: "machine" }));
    let reread = calibrate::file::read(&file::write(example_measurement()));
    assert_eq!(reread, Err(ReadError::Kind { actual: "run".into(), expected: "machine" }));
}

/// Samples that lie on a line give the scenario its t_s and t_w, and the table gives t_c for its sizes.
#[test]
fn settings_for_uses_measured_machine_times() {
    let line = Line { ts: 2e-6, tw: 1.5e-9 };
    let exchange = (0..=16).map(|k| (1 << k, line.at(f64::from(1 << k)))).collect();
    let local = vec![(64, 1e-9), (256, 2e-9)];
    let samples =
        calibrate::Samples { local, combine: vec![(256, 4e-9)], exchange, ..calibrate::Samples::default() };
    let machine = MeasuredMachine { samples, ..example_machine().clone() };
    let s = Settings { p: 4, n: 1024, ..Settings::default() };
    let settings = machine.settings_for(&s);
    assert!((settings.ts - 2000.0).abs() < 1e-6 && (settings.tw - 1.5).abs() < 1e-9, "{settings:?}");
    // Of 10 stages, 2 lie between exchanges (4 ns) and 8 are local on 256 elements (2 ns).
    assert!((settings.tc - 2.4).abs() < 1e-9, "{}", settings.tc);
    // 128 lies halfway between two sizes in the logarithm.
    assert!((machine.local(128.0) - 1.5e-9).abs() < 1e-18);
    assert_eq!(machine.local(1.0), 1e-9);
    assert_eq!((settings.rate, settings.th), (1e9, 0.0));
    assert!(settings.problems().is_empty());
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(40))]

    /// For any corrupted byte, a file is either refused or consistent.
    #[test]
    fn corrupted_files_are_refused_or_consistent(at in any::<prop::sample::Index>(), byte in any::<u8>(), cut in any::<bool>()) {
        for text in [file::write(example_measurement()), calibrate::file::write(example_machine())] {
            let mut bytes = text.into_bytes();
            let place = at.index(bytes.len());
            bytes[place] = byte;
            if cut {
                bytes.truncate(place);
            }
            let text = String::from_utf8_lossy(&bytes);
            if let Ok(measured) = file::read(&text) {
                let sum: f64 = measured.run.report.breakdown.parts.iter().sum();
                prop_assert!((sum - 1.0).abs() < 1e-6);
            }
            if let Ok(machine) = calibrate::file::read(&text) {
                prop_assert!(machine.settings_for(&Settings::default()).tc > 0.0);
            }
        }
    }
}
