//! Trace hashes of WebAssembly in a real browser: the list that the native tests check.

use hyperfly_core::limits::Options;
use hyperfly_request::{Request, run};
use wasm_bindgen_test::wasm_bindgen_test;

#[wasm_bindgen_test]
fn wasm_trace_hashes_equal_native_ones() {
    for line in include_str!("../../../tests/golden/trace_hashes.txt").lines() {
        let (fragment, hash) = line.split_once(' ').expect("a fragment and a hash");
        let request = Request::from_fragment(fragment).0.expect(fragment);
        let run = run(&request.settings, None, Options::default()).expect(fragment);
        assert_eq!(format!("{:016x}", run.report.trace_hash), hash, "{fragment}");
    }
}
