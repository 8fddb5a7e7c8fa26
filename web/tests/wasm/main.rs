//! Tests that need WebAssembly in a real browser. `cargo xtask test` runs them in headless Chromium.

mod conformance;
mod protocol;

wasm_bindgen_test::wasm_bindgen_test_configure!(run_in_browser);
