//! What needs WebAssembly in a real browser, as one program: `cargo xtask test` runs it in headless Chromium.

mod conformance;
mod protocol;

wasm_bindgen_test::wasm_bindgen_test_configure!(run_in_browser);
