//! The same run, bit for bit, in WebAssembly: the list of trace hashes that the native tests check, in a real browser.

use hyperfly_core::run::{Options, run};
use hyperfly_core::scenario::Request;
use wasm_bindgen_test::{wasm_bindgen_test, wasm_bindgen_test_configure};

wasm_bindgen_test_configure!(run_in_browser);

#[wasm_bindgen_test]
fn every_scenario_of_the_list_has_the_hash_it_has_natively() {
    hyperfly_web::begin();
    for line in include_str!("../../tests/golden/trace_hashes.txt").lines() {
        let (fragment, hash) = line.split_once(' ').expect("a fragment and a hash");
        let request = Request::from_fragment(fragment).0.expect(fragment);
        let run = run(&request.scenario, None, Options::default()).expect(fragment);
        assert_eq!(format!("{:016x}", run.report.trace_hash), hash, "{fragment}");
    }
}

#[wasm_bindgen_test]
fn decimal_numbers_are_read_to_the_bit_as_natively() {
    hyperfly_web::begin();
    let written = [
        "9007199254740993",
        "9007199254740993.0000000000000000000001",
        "1.7976931348623159e308",
        "2.4703282292062327e-324",
        "2.4703282292062328e-324",
        "2.2250738585072011e-308",
        "1e23",
        "0.1",
        "-0",
        "+1.",
        ".5",
        "1E-5",
        "inf",
        "-Infinity",
        "NaN",
        "",
        ".",
        "1e",
        " 1",
        "0x10",
        "1_0",
        "1e5.0",
        "123456789012345678901234567890e-25",
        "1e-400",
        "1e400",
    ];
    for text in written {
        let (own, library) = (hyperfly_core::decimal::parse(text), text.parse::<f64>().ok());
        assert_eq!(own.map(f64::to_bits), library.map(f64::to_bits), "{text}");
    }
    let mut state = 1u64;
    for _ in 0..20_000 {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let x = f64::from_bits(state);
        if x.is_finite() {
            for text in [format!("{x:e}"), format!("{x:.25e}")] {
                assert_eq!(
                    hyperfly_core::decimal::parse(&text).map(f64::to_bits),
                    Some(x.to_bits()),
                    "{text}"
                );
            }
        }
    }
}
