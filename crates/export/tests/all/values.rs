//! The exported values are the intermediate results of the transform, from samples to coefficients, each at the processor that
//! computed it.

use hyperfly_core::Complex64;
use hyperfly_core::limits::Options;
use hyperfly_export::values::{self, Value};
use hyperfly_reference::dft::intermediate_value;
use hyperfly_request::{Request, run};
use hyperfly_view::Replay;
use hyperfly_view::trace::coefficients::coefficient_index;
use std::rc::Rc;

fn replay_of(fragment: &str) -> Rc<Replay> {
    let scenario = Request::from_fragment(fragment).0.expect("a request").settings;
    Replay::new(Rc::new(run(&scenario, None, Options::default()).expect("a run")))
}

fn at(values: &[Value], stage: u32, index: u64) -> Complex64 {
    let exported_value = values.iter().find(|value| (value.stage, value.index) == (stage, index));
    exported_value.map(|value| Complex64::new(value.re, value.im)).expect("every value is there")
}

#[test]
fn values_match_the_transform_stage_by_stage() {
    for fragment in ["p=4&n=32&signal=noise", "p=8&n=64&signal=noise&algorithm=transpose&dims=2"] {
        let replay = replay_of(fragment);
        let (plan, output) = (&replay.run().plan, replay.run().output.as_ref().expect("data"));
        let (n, r) = (plan.n, plan.n.trailing_zeros());
        let values = values::values(&replay);
        assert_eq!(values.len() as u64, n * u64::from(r + 1), "{fragment}");
        for index in 0..n {
            assert_eq!(at(&values, 0, index), output.input[index as usize], "{fragment}: sample {index}");
            let k = coefficient_index(plan, index);
            assert_eq!(at(&values, r, index), output.spectrum[k as usize], "{fragment}: coefficient {k}");
        }
        for (stage, index) in (0..=r).flat_map(|stage| (0..n).map(move |index| (stage, index))) {
            let expected = intermediate_value(&output.input, stage, index as usize);
            let value = at(&values, stage, index);
            assert!((value - expected).norm() < 1e-12, "{fragment}: R[{index}] after {stage}");
        }
    }
}

#[test]
fn values_are_listed_by_processor_blocks() {
    let replay = replay_of("p=4&n=64&signal=noise");
    let values = values::values(&replay);
    for stage in 0..=6 {
        for processor in 0..4 {
            let block = values.iter().filter(|value| (value.stage, value.processor) == (stage, processor));
            // Binary-exchange keeps blocks of 16.
            assert!(
                block.map(|value| value.index).eq(u64::from(processor) * 16..u64::from(processor + 1) * 16)
            );
        }
    }
    // Sorted by stage, processor and index, without duplicates.
    assert!(values.is_sorted_by_key(|value| (value.stage, value.processor, value.index)));
}

#[test]
fn csv_and_json_read_back_exactly() {
    let replay = replay_of("p=4&n=16&signal=noise&radix=4");
    let values = values::values(&replay);
    let stages: std::collections::BTreeSet<u32> = values.iter().map(|value| value.stage).collect();
    assert!(
        stages.len() < 5 && stages.contains(&0) && stages.contains(&4),
        "none inside a radix-4 butterfly"
    );
    let mut csv = Vec::new();
    values::csv(&replay, &mut csv).expect("memory takes it");
    let mut reader = csv::Reader::from_reader(&csv[..]);
    assert_eq!(reader.headers().expect("a header"), vec!["stage", "processor", "index", "re", "im"]);
    let rows: Vec<csv::StringRecord> = reader.records().collect::<Result<_, _>>().expect("rows");
    assert_eq!(rows.len(), values.len());
    for (row, value) in rows.iter().zip(&values) {
        let number = |column: usize| row[column].parse::<f64>().expect("a number");
        let place =
            [value.stage.into(), value.processor.into(), value.index].map(|number: u64| number.to_string());
        assert_eq!([&row[0], &row[1], &row[2]], place.each_ref().map(String::as_str));
        assert_eq!((number(3).to_bits(), number(4).to_bits()), (value.re.to_bits(), value.im.to_bits()));
    }
    let mut json = Vec::new();
    values::json(&replay, &mut json).expect("memory takes it");
    let text = String::from_utf8(json).expect("text");
    let first: serde_json::Value = serde_json::from_str(text.lines().next().expect("a line")).expect("JSON");
    assert_eq!((text.lines().count(), first["re"].as_f64()), (values.len(), Some(values[0].re)));
}
